import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { businessMessages, feedbacks } from './tables.ts';

/** Removes what an account wrote to who runs the site, for an account that is deleted. */
export async function forgetMessages(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(feedbacks).where(eq(feedbacks.accountId, accountId));
  await executor.delete(businessMessages).where(eq(businessMessages.accountId, accountId));
}
