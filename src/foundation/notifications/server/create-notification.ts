import type { Executor } from '#src/platform/server/database/database.ts';
import { notifications } from './tables.ts';

/** Creates a notification, once per id. The text is made from kind and data in the reader's language. */
export async function createNotification(
  executor: Executor,
  notification: { id: string; accountId: string; kind: string; data: Record<string, unknown> },
): Promise<void> {
  await executor.insert(notifications).values(notification).onConflictDoNothing();
}
