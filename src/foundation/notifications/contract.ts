import { oc } from '@orpc/contract';
import * as z from 'zod';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';
import { MAIL_RATES, TOPICS } from './topics.ts';

const notification = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** The film it is about, if any. */
  filmId: z.uuid().nullable(),
  /** Title of that film; empty while it has none. */
  title: z.string().max(200),
  /** Who did it; empty where nobody is named, or where they are gone. */
  person: z.string().max(100),
  /** For a failure: its error code. */
  code: z.string().max(60).nullable(),
  /** Why, in the words of an admin; empty where there are none. */
  reason: z.string().max(1000),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notification>;

const topicSettings = z.object({ topic: z.enum(TOPICS), inApp: z.boolean(), mail: z.enum(MAIL_RATES) });
const settings = z.object({ topics: z.array(topicSettings).max(TOPICS.length) });

/** Notifications. All endpoints require a signed-in account and return only its own. */
export const notificationsContract = {
  listNotifications: oc
    .route({ method: 'GET', path: '/api/notifications', summary: "The caller's newest notifications" })
    .input(
      z.object({
        /** The id of the last one of the previous page. */ cursor: z.uuid().optional(),
        limit: z.coerce.number().int().min(1).max(100).default(30),
      }),
    )
    .output(
      z.object({
        notifications: z.array(notification).max(100),
        unread: z.number().int(),
        /** The cursor of the next page; null at the end. */ next: z.uuid().nullable(),
      }),
    ),
  markNotificationsRead: oc
    .route({ method: 'POST', path: '/api/notifications/read', summary: 'Mark some of them as read, or all' })
    .input(z.object({ /** All of them when absent. */ ids: z.array(z.uuid()).min(1).max(100).optional() }))
    .output(z.object({ unread: z.number().int() })),
  readNotificationSettings: oc
    .route({
      method: 'GET',
      path: '/api/notification-settings',
      summary: 'What the caller is told, in the app and by mail',
    })
    .output(settings),
  changeNotificationSettings: oc
    .route({ method: 'PUT', path: '/api/notification-settings/{topic}', summary: 'Change what is told of a topic' })
    .input(topicSettings)
    .output(settings),
  unsubscribe: oc
    .route({
      method: 'POST',
      path: '/api/unsubscribe',
      summary: 'End all mails of an account by the link in one (public)',
    })
    .input(z.object({ token: z.string().min(1).max(120) }))
    .output(z.object({})),
};
