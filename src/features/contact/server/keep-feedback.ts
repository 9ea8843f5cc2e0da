import { and, eq } from 'drizzle-orm';
import { countAttempts } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { feedbacks, type FeedbackRow } from './tables.ts';

/** Feedback as it was sent. */
export type Feedback = Pick<
  FeedbackRow,
  'id' | 'accountId' | 'ratings' | 'filmType' | 'style' | 'functionFeedback' | 'suggestions'
> & { readonly contact?: string | undefined };

/**
 * Stores feedback, once per id. The first of an account grants coins in the same transaction: the ledger's key is the
 * same for every feedback of the account. Returns the granted coins. Throws TOO_MANY_ATTEMPTS: ten a day;
 * IDEMPOTENCY_CONFLICT when the id belongs to another account.
 */
export async function keepFeedback(db: Database, { contact, ...feedback }: Feedback): Promise<number> {
  const { accountId } = feedback;
  await countAttempts(db, [{ kind: 'feedback', subject: accountId, allowed: 10, seconds: 86_400 }]);
  return db.transaction(async (transaction) => {
    const kept = await transaction
      .insert(feedbacks)
      .values({ ...feedback, contact: contact ?? null })
      .onConflictDoNothing()
      .returning({ id: feedbacks.id });
    if (kept.length === 0) {
      await requireOwn(transaction, feedback);
      return 0;
    }
    const { isNew } = await grantCoins(transaction, {
      accountId,
      coins: REWARDS.feedback,
      reason: 'feedback',
      task: { kind: 'feedback', id: 'first' },
      idempotencyKey: 'feedback',
    });
    return isNew ? REWARDS.feedback : 0;
  });
}

/** Repeated feedback is accepted; an id of another account is refused. */
async function requireOwn(executor: Executor, { id, accountId }: Pick<Feedback, 'id' | 'accountId'>): Promise<void> {
  const own = await executor
    .select({ id: feedbacks.id })
    .from(feedbacks)
    .where(and(eq(feedbacks.id, id), eq(feedbacks.accountId, accountId)));
  if (own.length === 0) {
    throw new AppError('IDEMPOTENCY_CONFLICT', { details: { key: id } });
  }
}
