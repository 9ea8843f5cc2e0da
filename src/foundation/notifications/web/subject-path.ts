import type { Notification } from '../contract.ts';
import type { NotificationKind } from '../notification-kinds.ts';

/** What each kind is about; a path that ends with a slash is completed by the film's id. */
const PATHS: Readonly<Record<NotificationKind, string>> = {
  film_ready: '/dashboard/film/',
  film_failed: '/dashboard/film/',
  film_published: '/dashboard/film/',
  film_unpublished: '/dashboard/film/',
  film_removed: '/my/movies',
  film_chosen: '/movie/',
  movie_liked: '/movie/',
  movie_commented: '/movie/',
  comment_answered: '/movie/',
  movie_remixed: '/movie/',
  author_followed: '/my/movies',
  content_hidden: '/my/movies',
  content_allowed: '/my/movies',
  movie_held: '/movie/',
  movie_hidden: '/movie/',
  movie_allowed: '/movie/',
  comment_held: '/movie/',
  comment_hidden: '/movie/',
  comment_allowed: '/movie/',
  appeal_rejected: '/movie/',
  archive_ready: '/my/info',
  membership_ended: '/pricing',
  payment_to_see: '/admin/payments',
  books_wrong: '/admin/audit',
};

/** The page of what a notification is about. */
export function subjectPath({ kind, filmId }: Pick<Notification, 'kind' | 'filmId'>): string {
  const path = PATHS[kind];
  if (!path.endsWith('/')) {
    return path;
  }
  return filmId === null ? '/my/movies' : `${path}${filmId}`;
}
