import { and, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { notificationDigests, notifications, notificationSettings } from './tables.ts';

/** Deletes all notifications of an account, those of others that name it, and its settings. */
export async function forgetNotifications(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(notificationSettings).where(eq(notificationSettings.accountId, accountId));
  await executor.delete(notificationDigests).where(eq(notificationDigests.accountId, accountId));
  await executor
    .delete(notifications)
    .where(or(eq(notifications.accountId, accountId), sql`${notifications.data} ->> 'personId' = ${accountId}`));
}

/** Forgets what an account was told of a film. */
export async function forgetNotificationsOfFilm(
  executor: Executor,
  { accountId, filmId }: { accountId: string; filmId: string },
): Promise<void> {
  await executor
    .delete(notifications)
    .where(and(eq(notifications.accountId, accountId), sql`${notifications.data} ->> 'filmId' = ${filmId}`));
}
