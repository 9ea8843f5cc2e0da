import type { Notification, NotificationKind } from '../contract.ts';

/** About a film as the community shows it. */
type OfMovie = 'movie_liked' | 'movie_commented' | 'comment_answered';

const PATHS: Readonly<Record<Exclude<NotificationKind, `film_${string}` | OfMovie>, string>> = {
  archive_ready: '/my/info',
  membership_ended: '/pricing',
  payment_to_see: '/admin/payments',
  books_wrong: '/admin/audit',
  content_hidden: '/my/movies',
  content_allowed: '/my/movies',
  author_followed: '/my/movies',
};

/** About a film of the reader's own. */
const OF_OWN_FILMS: ReadonlySet<NotificationKind> = new Set([
  'film_ready',
  'film_failed',
  'film_published',
  'film_unpublished',
  'film_removed',
]);

/** The page of what a notification is about. */
export function subjectPath({ kind, filmId }: Pick<Notification, 'kind' | 'filmId'>): string {
  if (OF_OWN_FILMS.has(kind)) {
    return filmId === null ? '/my/movies' : `/dashboard/film/${filmId}`;
  }
  if (kind === 'film_chosen' || kind === 'movie_liked' || kind === 'movie_commented' || kind === 'comment_answered') {
    return filmId === null ? '/my/movies' : `/movie/${filmId}`;
  }
  return PATHS[kind as keyof typeof PATHS];
}
