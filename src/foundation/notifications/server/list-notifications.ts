import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { notifications, type NotificationRow } from './tables.ts';

/** The account's newest notifications, at most `limit`. */
export async function listNotifications(executor: Executor, accountId: string, limit = 50): Promise<NotificationRow[]> {
  return executor
    .select()
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

/** How many of them the account has not read. */
export async function countUnread(executor: Executor, accountId: string): Promise<number> {
  const [row] = await executor
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}
