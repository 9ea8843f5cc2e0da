import { createContext, use } from 'react';

/** Where the pages of films are, as seen from the page that links to them. */
export interface FilmPaths {
  idea: string;
  film: (filmId: string) => string;
}

/** On the dashboard, unless whoever puts the page together says otherwise (ROUTE-04). */
export const FilmPathsContext = createContext<FilmPaths>({
  idea: '/dashboard/film/idea',
  film: (filmId) => `/dashboard/film/${filmId}`,
});

export function useFilmPaths(): FilmPaths {
  return use(FilmPathsContext);
}
