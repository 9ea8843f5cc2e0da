import type { Notification, NotificationKind } from '../contract.ts';

/** About a film as the community shows it. */
const OF_MOVIE = ['movie_liked', 'movie_commented', 'comment_answered', 'movie_remixed'] as const;
type OfMovie = (typeof OF_MOVIE)[number];
const isOfMovie = (kind: NotificationKind): kind is OfMovie => OF_MOVIE.some((one) => one === kind);

const PATHS: Readonly<Record<Exclude<NotificationKind, `film_${string}` | OfMovie>, string>> = {
  archive_ready: '/my/info',
  membership_ended: '/pricing',
  payment_to_see: '/admin/payments',
  books_wrong: '/admin/audit',
  content_hidden: '/my/movies',
  content_allowed: '/my/movies',
  author_followed: '/my/movies',
};

/** The page of what a notification is about. */
export function subjectPath({ kind, filmId }: Pick<Notification, 'kind' | 'filmId'>): string {
  if (kind === 'film_ready' || kind === 'film_failed') {
    return filmId === null ? '/my/movies' : `/dashboard/film/${filmId}`;
  }
  if (isOfMovie(kind)) {
    return filmId === null ? '/my/movies' : `/movie/${filmId}`;
  }
  return PATHS[kind];
}
