import type { Notification, NotificationKind } from '../contract.ts';

/** About a film as the community shows it. */
type OfMovie = `movie_${string}` | `comment_${string}` | 'appeal_rejected';

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

const isOfMovie = (kind: NotificationKind): kind is Extract<NotificationKind, OfMovie> =>
  kind.startsWith('movie_') || kind.startsWith('comment_') || kind === 'appeal_rejected';
