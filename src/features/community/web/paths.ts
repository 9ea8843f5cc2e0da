/** The page of a public film. */
export const moviePath = (filmId: string): string => `/movie/${filmId}`;

/** The page of an author. */
export const authorPath = (authorId: string): string => `/author/${authorId}`;
