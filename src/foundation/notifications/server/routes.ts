import { implement } from '@orpc/server';
import type { Database } from '#src/platform/server/database/database.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { notificationsContract } from '../contract.ts';
import { countUnread, listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { changeNotificationSettings, readNotificationSettings, unsubscribe } from './notification-settings.ts';
import { presentNotifications, type SubjectReaders } from './present-notifications.ts';

/** The request as these endpoints see it. Throws NOT_LOGGED_IN for a visitor. */
export interface NotificationRequest extends RequestContext {
  requireAccount(): { id: string };
}

/** The endpoints of notifications. */
export function notificationRoutes(db: Database, keys: Pick<SigningKeys, 'isSigned'>, subjects: SubjectReaders) {
  const anybody = implement(notificationsContract).$context<NotificationRequest>();
  const os = anybody.use(({ context, next }) => next({ context: { accountId: context.requireAccount().id } }));
  return {
    readNotificationSettings: os.readNotificationSettings.handler(async ({ context }) => ({
      topics: await readNotificationSettings(db, context.accountId),
    })),
    changeNotificationSettings: os.changeNotificationSettings.handler(async ({ input, context }) => {
      await changeNotificationSettings(db, context.accountId, input);
      return { topics: await readNotificationSettings(db, context.accountId) };
    }),
    unsubscribe: anybody.unsubscribe.handler(async ({ input: { token } }) => {
      await unsubscribe(db, keys, token);
      return {};
    }),
    listNotifications: os.listNotifications.handler(async ({ input: { cursor, limit }, context }) => {
      const rows = await listNotifications(db, context.accountId, { after: cursor, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return {
        notifications: await presentNotifications(page, subjects),
        unread: await countUnread(db, context.accountId),
        next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      };
    }),
    markNotificationsRead: os.markNotificationsRead.handler(async ({ input, context }) => {
      await markNotificationsRead(db, { accountId: context.accountId, ids: input.ids });
      return { unread: await countUnread(db, context.accountId) };
    }),
  };
}
