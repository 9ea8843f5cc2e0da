import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { notifications } from './tables.ts';

/** Deletes all notifications of an account. */
export async function forgetNotifications(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(notifications).where(eq(notifications.accountId, accountId));
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
