import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { businessMessages, feedbacks } from './tables.ts';

/** Deletes the messages of an account. */
export async function forgetMessages(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(feedbacks).where(eq(feedbacks.accountId, accountId));
  await executor.delete(businessMessages).where(eq(businessMessages.accountId, accountId));
}
