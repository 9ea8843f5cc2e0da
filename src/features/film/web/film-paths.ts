import { createContext, use } from 'react';

/** Paths of the film pages, for links from the current page. */
export interface FilmPaths {
  idea: string;
  film: (filmId: string) => string;
}

/** On the dashboard by default; a partner's zone has its own (ROUTE-04). */
export const FilmPathsContext = createContext<FilmPaths>({
  idea: '/dashboard/film/idea',
  film: (filmId) => `/dashboard/film/${filmId}`,
});

export function useFilmPaths(): FilmPaths {
  return use(FilmPathsContext);
}
