import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { isPassing } from '#src/platform/browser/api/is-passing.ts';
import type { CommunityApi } from '../community-api.ts';
import { MOVIE_KEY } from '../community-keys.ts';

export type MovieView = Awaited<ReturnType<CommunityApi['community']['readMovie']>>;

/** A public film as the community shows it. */
export function useMovie(filmId: string) {
  const { community } = useApi<CommunityApi>();
  return useQuery({
    queryKey: [MOVIE_KEY, filmId],
    queryFn: ({ signal }) => community.readMovie({ filmId }, { signal }),
    retry: (failures, error) => isPassing(error) && failures < 2,
  });
}

/** Films for somebody who watched this one. */
export function useRelatedMovies(filmId: string) {
  const { community } = useApi<CommunityApi>();
  return useQuery({
    queryKey: ['related-movies', filmId],
    queryFn: ({ signal }) => community.listRelatedMovies({ filmId }, { signal }),
    staleTime: 60_000,
  });
}
