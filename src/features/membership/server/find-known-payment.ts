import { and, eq, or } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { PaymentFact } from './payment-facts.ts';
import { paymentActs, payments } from './tables.ts';

/**
 * True when a payment is known by its id or by its source. One that was known only by its invoice gets the id of its
 * payment intent, which refunds and disputes refer to. The caller holds the lock of all facts.
 */
export async function findKnownPayment(
  transaction: Transaction,
  { id, sourceId }: Pick<PaymentFact, 'id' | 'sourceId'>,
): Promise<boolean> {
  const [known] = await transaction
    .select({ id: payments.id })
    .from(payments)
    .where(or(eq(payments.id, id), eq(payments.sourceId, sourceId)));
  if (!known) {
    return false;
  }
  if (known.id === sourceId && id !== sourceId) {
    await transaction.update(payments).set({ id }).where(eq(payments.id, sourceId));
    await transaction
      .update(paymentActs)
      .set({ subjectId: id })
      .where(and(eq(paymentActs.kind, 'refund'), eq(paymentActs.subjectId, sourceId)));
  }
  return true;
}
