import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { MovieCard } from '../movie-card.ts';
import type { CommunityApi } from './community-api.ts';

interface Page {
  movies: MovieCard[];
  next: string | null;
}

/** Films of a page: whole rows of both orientations. */
const LIMIT = 24;

type MovieQuery = NonNullable<Parameters<CommunityApi['community']['listMovies']>[0]>;
/** What a list of films is limited to and sorted by. */
export type MovieWishes = Omit<MovieQuery, 'cursor' | 'limit'>;

/** Key of every list of films. */
export const MOVIES_KEY = 'movies';

const next = (page: Page): string | undefined => page.next ?? undefined;
const withCursor = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

/** Public films that match, page by page. While other wishes are loaded, the former films stay. */
export function useMovies(wishes: MovieWishes, { isEnabled = true, limit = LIMIT } = {}) {
  const { community } = useApi<CommunityApi>();
  return useInfiniteQuery({
    queryKey: [MOVIES_KEY, wishes, limit],
    enabled: isEnabled,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      community.listMovies({ ...wishes, limit, ...withCursor(pageParam) }, { signal }),
    getNextPageParam: next,
    placeholderData: (before) => before,
  });
}

/** The films that this account likes, page by page. */
export function useLikedMovies(aspect: AspectRatio | undefined) {
  const { community } = useApi<CommunityApi>();
  return useInfiniteQuery({
    queryKey: [MOVIES_KEY, 'liked', aspect],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      community.listLikedMovies({ limit: LIMIT, ...(aspect ? { aspect } : {}), ...withCursor(pageParam) }, { signal }),
    getNextPageParam: next,
    placeholderData: (before) => before,
  });
}

/** All loaded films of a list, each once: while pages are loaded, the ranking moves. */
export function moviesOf(data: InfiniteData<Page> | undefined): MovieCard[] {
  const all = data?.pages.flatMap(({ movies }) => movies) ?? [];
  return [...new Map(all.map((movie) => [movie.id, movie])).values()];
}
