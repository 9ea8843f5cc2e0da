import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { notifications, type NotificationRow } from './tables.ts';

/** The account's newest notifications, at most `limit`. */
export async function listNotifications(executor: Executor, accountId: string, limit = 50): Promise<NotificationRow[]> {
  return executor.select().from(notifications).where(eq(notifications.accountId, accountId)).orderBy(desc(notifications.createdAt)).limit(limit);
}
