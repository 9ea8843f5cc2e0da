import { implement } from '@orpc/server';
import type { Database } from '#src/platform/server/database/database.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { NOTIFICATION_KINDS, notificationsContract } from '../contract.ts';
import { countUnread, listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import type { NotificationRow } from './tables.ts';

/** What the endpoints know of a request: who calls. Throws NOT_LOGGED_IN for a visitor. */
export interface NotificationRequest extends RequestContext {
  requireAccount(): { id: string };
}

/** The endpoints of what accounts were told. */
export function notificationRoutes(db: Database) {
  const os = implement(notificationsContract)
    .$context<NotificationRequest>()
    .use(({ context, next }) => next({ context: { accountId: context.requireAccount().id } }));
  return os.router({
    listNotifications: os.listNotifications.handler(async ({ input, context }) => ({
      notifications: (await listNotifications(db, context.accountId, input.limit)).flatMap(present),
      unread: await countUnread(db, context.accountId),
    })),
    markNotificationsRead: os.markNotificationsRead.handler(async ({ input, context }) => {
      await markNotificationsRead(db, { accountId: context.accountId, ids: input.ids });
      return { unread: await countUnread(db, context.accountId) };
    }),
  });
}

/** Every field that leaves; a kind that nobody knows any more is left out. */
function present({ id, kind, data, createdAt, readAt }: NotificationRow) {
  const known = NOTIFICATION_KINDS.find((candidate) => candidate === kind);
  if (!known) return [];
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
