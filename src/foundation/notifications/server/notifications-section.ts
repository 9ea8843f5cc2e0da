import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { readNotificationSettings } from './notification-settings.ts';
import { notifications } from './tables.ts';

/** This slice's part of an archive: all notifications, oldest first. */
export async function* notificationsSection(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; text: string }> {
  const { kind, data, createdAt, readAt } = notifications;
  const told = await executor
    .select({ kind, data, createdAt, readAt })
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(asc(createdAt), asc(notifications.id));
  yield { name: 'notifications/notifications.json', text: JSON.stringify(told, null, 2) };
  const settings = await readNotificationSettings(executor, accountId);
  yield { name: 'notifications/settings.json', text: JSON.stringify(settings, null, 2) };
}
