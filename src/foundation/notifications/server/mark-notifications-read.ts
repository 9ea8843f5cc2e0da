import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { notifications } from './tables.ts';

/** Marks these notifications of the account as read, or all; ids of other accounts are ignored. */
export async function markNotificationsRead(
  executor: Executor,
  mark: { accountId: string; ids?: readonly string[] | undefined },
): Promise<void> {
  await executor
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notifications.accountId, mark.accountId),
        isNull(notifications.readAt),
        mark.ids === undefined ? undefined : inArray(notifications.id, [...mark.ids]),
      ),
    );
}
