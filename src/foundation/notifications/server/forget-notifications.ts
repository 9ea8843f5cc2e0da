import { and, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { notifications } from './tables.ts';

/** Deletes all notifications of an account, and those of others that name it. */
export async function forgetNotifications(executor: Executor, accountId: string): Promise<void> {
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
