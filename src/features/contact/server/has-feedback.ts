import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { feedbacks } from './tables.ts';

/** Whether the account has sent feedback (ACC-01, has_feedback). */
export async function hasFeedback(executor: Executor, accountId: string): Promise<boolean> {
  const found = await executor
    .select({ id: feedbacks.id })
    .from(feedbacks)
    .where(eq(feedbacks.accountId, accountId))
    .limit(1);
  return found.length > 0;
}
