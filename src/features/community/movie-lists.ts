/** What films can be sorted by. `followed`: the newest ones by authors that the caller follows. */
export const MOVIE_SORTS = ['hottest', 'latest', 'recommended', 'followed'] as const;
export type MovieSort = (typeof MOVIE_SORTS)[number];

/** Lengths that films are filtered by: up to half a minute, up to two minutes, longer. */
export const MOVIE_LENGTHS = ['short', 'medium', 'long'] as const;
export type MovieLength = (typeof MOVIE_LENGTHS)[number];
