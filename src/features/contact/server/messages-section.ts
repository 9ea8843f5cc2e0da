import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { businessMessages, feedbacks } from './tables.ts';

/** This slice's part of an archive: the feedback and enquiries that the account sent. */
export async function* messagesSection(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; text: string }> {
  const { ratings, filmType, style, functionFeedback, suggestions, contact: reachable, createdAt: sentAt } = feedbacks;
  const feedback = await executor
    .select({ ratings, filmType, style, functionFeedback, suggestions, contact: reachable, createdAt: sentAt })
    .from(feedbacks)
    .where(eq(feedbacks.accountId, accountId))
    .orderBy(desc(feedbacks.createdAt));
  yield { name: 'messages/feedback.json', text: JSON.stringify(feedback, null, 2) };
  const { name, company, contact, budget, message, createdAt } = businessMessages;
  const enquiries = await executor
    .select({ name, company, contact, budget, message, createdAt })
    .from(businessMessages)
    .where(eq(businessMessages.accountId, accountId))
    .orderBy(desc(createdAt));
  yield { name: 'messages/business.json', text: JSON.stringify(enquiries, null, 2) };
}
