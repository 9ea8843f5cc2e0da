import { implement } from '@orpc/server';
import type { Database } from '#src/platform/server/database/database.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { NOTIFICATION_KINDS, notificationsContract } from '../contract.ts';
import { countUnread, listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import type { NotificationRow } from './tables.ts';

/** The request as these endpoints see it. Throws NOT_LOGGED_IN for a visitor. */
export interface NotificationRequest extends RequestContext {
  requireAccount(): { id: string };
}

/** The endpoints of notifications. */
export function notificationRoutes(db: Database) {
  const os = implement(notificationsContract)
    .$context<NotificationRequest>()
    .use(({ context, next }) => next({ context: { accountId: context.requireAccount().id } }));
  return os.router({
    listNotifications: os.listNotifications.handler(async ({ input: { cursor, limit }, context }) => {
      const rows = await listNotifications(db, context.accountId, { after: cursor, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return {
        notifications: page.flatMap(present),
        unread: await countUnread(db, context.accountId),
        next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      };
    }),
    markNotificationsRead: os.markNotificationsRead.handler(async ({ input, context }) => {
      await markNotificationsRead(db, { accountId: context.accountId, ids: input.ids });
      return { unread: await countUnread(db, context.accountId) };
    }),
  });
}

/** The fields of an answer; unknown kinds are left out. */
function present({ id, kind, data, createdAt, readAt }: NotificationRow) {
  const known = NOTIFICATION_KINDS.find((candidate) => candidate === kind);
  if (!known) {
    return [];
  }
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return [
    {
      id,
      kind: known,
      filmId: text(data['filmId']),
      title: (text(data['title']) ?? '').slice(0, 200),
      code: text(data['code']),
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    },
  ];
}
