/** Key of the query of a film's page, before its id. */
export const MOVIE_KEY = 'movie';
/** Key of the query of comments, before the film's id. */
export const COMMENTS_KEY = 'movie-comments';
