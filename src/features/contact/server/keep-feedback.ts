import { countAttempts } from '#src/foundation/accounts/server/count-attempt.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import { feedbacks, type FeedbackRow } from './tables.ts';

/** Feedback as it was sent. */
export type Feedback = Pick<
  FeedbackRow,
  'id' | 'accountId' | 'ratings' | 'filmType' | 'style' | 'functionFeedback' | 'suggestions'
> & { readonly contact?: string | undefined };

/**
 * Keeps feedback, once for its id. The first of an account brings its coins in the same transaction: the ledger's key
 * is the same for every feedback of the account. Returns the coins paid now. Throws TOO_MANY_ATTEMPTS: ten a day.
 */
export async function keepFeedback(db: Database, { contact, ...feedback }: Feedback): Promise<number> {
  const { accountId } = feedback;
  await countAttempts(db, [{ kind: 'feedback', subject: accountId, allowed: 10, seconds: 86_400 }]);
  return db.transaction(async (transaction) => {
    await transaction
      .insert(feedbacks)
      .values({ ...feedback, contact: contact ?? null })
      .onConflictDoNothing();
    const { isNew } = await grantCoins(transaction, {
      accountId,
      coins: REWARDS.feedback,
      reason: 'feedback',
      task: { kind: 'feedback', id: accountId },
      idempotencyKey: 'feedback',
    });
    return isNew ? REWARDS.feedback : 0;
  });
}
