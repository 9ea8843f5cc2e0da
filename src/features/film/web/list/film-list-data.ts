import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { FilmSummary } from '../../film-view-contract.ts';
import type { FilmApi } from '../film-api.ts';

interface Page {
  films: FilmSummary[];
  next: string | null;
}

export const LIST_STATUSES = ['all', 'making', 'waiting', 'completed', 'failed'] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

/** Polling interval of a list with films in progress, milliseconds. */
const POLL_MILLISECONDS = 4000;

/** True while something is being made for it. */
export const isMaking = (film: FilmSummary): boolean =>
  film.status !== 'COMPLETED' && film.status !== 'FAILED' && !film.cancelled && !film.waiting;

/** The caller's films that match, newest first, page by page; polled while one of them is in progress. */
export function useFilmList({
  search = '',
  status = 'all',
  aspect,
  limit = 12,
}: {
  search?: string;
  status?: ListStatus;
  aspect?: AspectRatio;
  limit?: number;
}) {
  const { films } = useApi<FilmApi>();
  return useInfiniteQuery({
    queryKey: ['films', search, status, aspect, limit],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      films.listFilms(
        {
          limit,
          status,
          ...(aspect ? { aspect } : {}),
          ...(search === '' ? {} : { search }),
          ...(pageParam === undefined ? {} : { cursor: pageParam }),
        },
        { signal },
      ),
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.films.some(isMaking)) ? POLL_MILLISECONDS : false,
  });
}

/**
 * The actions on a film of a list. Changes of title and visibility are shown at once, and reverted when the server
 * refuses.
 */
export function useFilmListActions() {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['films'] });
  const paint = (filmId: string, changes: Partial<FilmSummary>): void => {
    queries.setQueriesData<InfiniteData<Page>>(
      { queryKey: ['films'] },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            films: page.films.map((film) => (film.id === filmId ? { ...film, ...changes } : film)),
          })),
        },
    );
  };
  /** The version as the list knows it now: an earlier change of ours may have raised it since the film was shown. */
  const versionOf = (film: FilmSummary): number => {
    const lists = queries.getQueriesData<InfiniteData<Page>>({ queryKey: ['films'] });
    const known = lists.flatMap(([, data]) => data?.pages.flatMap((page) => page.films) ?? []);
    return Math.max(film.version, ...known.filter(({ id }) => id === film.id).map(({ version }) => version));
  };
  return {
    update: useMutation({
      // One after the other: a second change is sent with the version that the first one made.
      scope: { id: 'film-changes' },
      mutationFn: ({
        film,
        ...changes
      }: {
        film: FilmSummary;
        title?: string;
        visibility?: FilmSummary['visibility'];
      }) => films.updateFilm({ filmId: film.id, version: versionOf(film), ...changes }),
      onMutate: async ({ film, ...changes }) => {
        await queries.cancelQueries({ queryKey: ['films'] });
        paint(film.id, changes);
      },
      onSuccess: (saved, { film }) => paint(film.id, saved),
      onError: (_error, { film }) => paint(film.id, film),
      onSettled: refresh,
    }),
    copy: useMutation({
      mutationFn: (filmId: string) => films.copyFilm({ filmId, idempotencyKey: crypto.randomUUID() }),
      onSuccess: refresh,
    }),
    remove: useMutation({ mutationFn: (filmId: string) => films.deleteFilm({ filmId }), onSuccess: refresh }),
  };
}

/** The consequences of deleting a film now; requested while `filmId` is given. */
export function useDeletion(filmId: string | undefined) {
  const { films } = useApi<FilmApi>();
  return useQuery({
    queryKey: ['film-deletion', filmId],
    queryFn: ({ signal }) => films.previewDeletion({ filmId: filmId ?? '' }, { signal }),
    enabled: filmId !== undefined,
    gcTime: 0,
    staleTime: 0,
  });
}
