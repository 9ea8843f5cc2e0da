import type { Notification, NotificationKind } from '../contract.ts';

const PATHS: Readonly<Record<Exclude<NotificationKind, `film_${string}`>, string>> = {
  archive_ready: '/my/info',
  membership_ended: '/pricing',
  payment_to_see: '/admin/payments',
  books_wrong: '/admin/audit',
  content_hidden: '/my/movies',
  content_allowed: '/my/movies',
};

/** The page of what a notification is about. */
export function subjectPath({ kind, filmId }: Pick<Notification, 'kind' | 'filmId'>): string {
  if (kind === 'film_ready' || kind === 'film_failed') {
    return filmId === null ? '/my/movies' : `/dashboard/film/${filmId}`;
  }
  return PATHS[kind];
}
