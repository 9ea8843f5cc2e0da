import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { notifications } from './tables.ts';

/** Creates a notification, once per id. The text is made from kind and data in the reader's language. */
export async function createNotification(
  executor: Executor,
  notification: { id: string; accountId: string; kind: string; data: Record<string, unknown> },
): Promise<void> {
  await executor.insert(notifications).values(notification).onConflictDoNothing();
}

/** How many notifications of these kinds an account was sent in the last 24 hours. */
export async function countOfDay(executor: Executor, accountId: string, kinds: readonly string[]): Promise<number> {
  return executor.$count(
    notifications,
    and(
      eq(notifications.accountId, accountId),
      gt(notifications.createdAt, sql`now() - interval '1 day'`),
      inArray(notifications.kind, [...kinds]),
    ),
  );
}
