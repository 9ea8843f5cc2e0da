/** The page of a public film. */
export const moviePath = (filmId: string): string => `/movie/${filmId}`;

/** The page of an author. */
export const authorPath = (authorId: string): string => `/author/${authorId}`;

/** The page of a series. */
export const seriesPath = (seriesId: string): string => `/series/${seriesId}`;
