/**
 * Who sees a film: everybody, or only its owner and admins, because it is private, hidden until an admin has looked at
 * it (`held`), hidden by one, shows something that is hidden or waits for one (`content`), or is of a suspended
 * account.
 */
export const MOVIE_STATES = ['public', 'private', 'held', 'hidden', 'content', 'suspended'] as const;
export type MovieState = (typeof MOVIE_STATES)[number];
