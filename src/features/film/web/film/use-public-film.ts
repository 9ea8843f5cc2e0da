import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { isPassing } from '#src/platform/browser/api/is-passing.ts';
import type { FilmApi } from '../film-api.ts';

/** A film that its owner made public, for anybody. */
export function usePublicFilm(filmId: string) {
  const { films } = useApi<FilmApi>();
  return useQuery({
    queryKey: ['public-film', filmId],
    queryFn: ({ signal }) => films.readPublicFilm({ filmId }, { signal }),
    retry: (failures, error) => isPassing(error) && failures < 2,
  });
}

export type PublicFilmQuery = ReturnType<typeof usePublicFilm>;
