import { oc } from '@orpc/contract';
import * as z from 'zod';

/** What there is to tell an account; the text comes from it and `data` in the reader's language. */
export const NOTIFICATION_KINDS = [
  'film_ready',
  'film_failed',
  'archive_ready',
  'membership_ended',
  'payment_to_see',
  'books_wrong',
] as const;

const notification = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** The film that it is about, where it is about one. */
  filmId: z.uuid().nullable(),
  /** Title of the film it is about; empty while it has none. */
  title: z.string().max(200),
  /** For a failure: its code in the table of errors. */
  code: z.string().max(60).nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});

/** What an account was told. All of it needs a signed-in account and answers only its own. */
export const notificationsContract = {
  listNotifications: oc
    .route({ method: 'GET', path: '/api/notifications', summary: "The caller's newest notifications" })
    .input(z.object({ limit: z.coerce.number().int().min(1).max(100).default(30) }))
    .output(z.object({ notifications: z.array(notification).max(100), unread: z.number().int() })),
  markNotificationsRead: oc
    .route({ method: 'POST', path: '/api/notifications/read', summary: 'Mark some of them as read, or all' })
    .input(z.object({ /** All of them when absent. */ ids: z.array(z.uuid()).min(1).max(100).optional() }))
    .output(z.object({ unread: z.number().int() })),
};
