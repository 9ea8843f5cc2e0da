import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { isPassing } from '#src/platform/browser/api/is-passing.ts';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import type { SeriesCard } from '../../series-contract.ts';
import type { CommunityApi } from '../community-api.ts';

type Api = CommunityApi['community'];
/** What the shelf is limited to and sorted by. */
export type SeriesWishes = Omit<NonNullable<Parameters<Api['listSeries']>[0]>, 'cursor' | 'limit'>;
export type SeriesView = Awaited<ReturnType<Api['readSeries']>>;

const SERIES_KEY = 'series';
const SHELF_KEY = 'series-shelf';
const LIMIT = 24;

interface Page {
  series: SeriesCard[];
  next: string | null;
}

/** Series with a public episode, page by page. */
export function useSeriesShelf(wishes: SeriesWishes) {
  const { community } = useApi<CommunityApi>();
  return useInfiniteQuery({
    queryKey: [SHELF_KEY, wishes],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      community.listSeries(
        { ...wishes, limit: LIMIT, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        { signal },
      ),
    getNextPageParam: ({ next }: Page) => next ?? undefined,
    placeholderData: (before) => before,
  });
}

/** The caller's own series, public or not. */
export function useOwnSeries(isEnabled: boolean) {
  const { community } = useApi<CommunityApi>();
  return useQuery({
    queryKey: [SHELF_KEY, 'own'],
    enabled: isEnabled,
    queryFn: ({ signal }) => community.listOwnSeries(undefined, { signal }),
  });
}

/** A series with its episodes. */
export function useSeries(seriesId: string) {
  const { community } = useApi<CommunityApi>();
  return useQuery({
    queryKey: [SERIES_KEY, seriesId],
    queryFn: ({ signal }) => community.readSeries({ seriesId }, { signal }),
    retry: (failures, error) => isPassing(error) && failures < 2,
  });
}

/** Films that can become an episode; `search` narrows them. */
export function useFilmsForSeries(seriesId: string, search: string) {
  const { community } = useApi<CommunityApi>();
  return useQuery({
    queryKey: [SERIES_KEY, seriesId, 'films', search],
    queryFn: ({ signal }) => community.listFilmsForSeries({ seriesId, ...(search ? { search } : {}) }, { signal }),
    placeholderData: (before) => before,
  });
}

/** What its author does with a series. An order is shown at once, and taken back when the server refuses it. */
export function useSeriesChanges(seriesId: string) {
  const { community } = useApi<CommunityApi>();
  const queries = useQueryClient();
  const key = [SERIES_KEY, seriesId];
  const refresh = async (): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: key }),
      queries.invalidateQueries({ queryKey: [SHELF_KEY] }),
      queries.invalidateQueries({ queryKey: ['movie'] }),
    ]);
  };
  const changing = { scope: { id: `series ${seriesId}` }, onSettled: refresh };
  return {
    add: useMutation({ ...changing, mutationFn: (filmId: string) => community.addEpisode({ seriesId, filmId }) }),
    remove: useMutation({
      ...changing,
      mutationFn: (filmId: string) => community.removeEpisode({ seriesId, filmId }),
      onError: (error) => toastFailure(error),
    }),
    order: useMutation({
      ...changing,
      mutationFn: (filmIds: string[]) => community.orderEpisodes({ seriesId, filmIds }),
      onMutate: async (filmIds) => {
        await queries.cancelQueries({ queryKey: key });
        const before = queries.getQueryData<SeriesView>(key);
        const at = (filmId: string): number => filmIds.indexOf(filmId);
        queries.setQueryData<SeriesView>(
          key,
          (view) =>
            view && {
              ...view,
              ownEpisodes: view.ownEpisodes?.toSorted((one, other) => at(one.filmId) - at(other.filmId)) ?? null,
              episodes: view.episodes.toSorted((one, other) => at(one.id) - at(other.id)),
            },
        );
        return { before };
      },
      onError: (error, _order, context) => {
        queries.setQueryData(key, context?.before);
        toastFailure(error);
      },
    }),
    change: useMutation({
      ...changing,
      mutationFn: (change: { title?: string; logline?: string; coverFilmId?: string | null }) =>
        community.updateSeries({ seriesId, ...change }),
    }),
    delete: useMutation({
      scope: changing.scope,
      mutationFn: () => community.deleteSeries({ seriesId }),
      onSuccess: () => {
        queries.removeQueries({ queryKey: key });
        return Promise.all([
          queries.invalidateQueries({ queryKey: [SHELF_KEY] }),
          queries.invalidateQueries({ queryKey: ['movie'] }),
        ]);
      },
    }),
  };
}

export type SeriesChanges = ReturnType<typeof useSeriesChanges>;
