import { eq, sql } from 'drizzle-orm';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import { takeCoins } from '#src/foundation/coins/server/take-coins.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { ClaimFact } from './payment-facts.ts';
import { paymentClaims, payments } from './tables.ts';
import { voidSubscription } from './void-subscription.ts';

/**
 * Brings the coins of a payment in line with how much of its money was claimed back: takes their share (what is not
 * there is owed), or gives it back where a claim came to nothing. The caller holds the payment's lock. Does nothing
 * before the payment itself is known. A membership whose running period was claimed back whole, for good, ends.
 * `reason` stands in the ledger where coins are taken.
 */
export async function settleClaims(
  transaction: Transaction,
  paymentId: string,
  reason: ClaimFact['reason'],
): Promise<void> {
  const [payment] = await transaction.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) return;
  const [claimed] = await transaction
    .select({
      amountMinor: sql<number>`coalesce(sum(${paymentClaims.amountMinor}), 0)::float8`,
      finalMinor: sql<number>`coalesce(sum(${paymentClaims.finalMinor}), 0)::float8`,
    })
    .from(paymentClaims)
    .where(eq(paymentClaims.paymentId, paymentId));
  const isAllGone = payment.amountMinor > 0 && (claimed?.finalMinor ?? 0) >= payment.amountMinor;
  // What was made stays, and a part that was given back ends nothing.
  if (isAllGone && payment.subscriptionId !== null && payment.coversUntil !== null && payment.coversUntil > new Date())
    await voidSubscription(transaction, payment.subscriptionId, reason);
  if (payment.coins === 0) return;
  const share = Math.min(1, (claimed?.amountMinor ?? 0) / payment.amountMinor);
  const takenBackCoins = Math.floor(payment.coins * share);
  const more = takenBackCoins - payment.takenBackCoins;
  if (more === 0) return;
  const changes = payment.changes + 1;
  await transaction.update(payments).set({ takenBackCoins, changes }).where(eq(payments.id, paymentId));
  const entry = {
    accountId: payment.accountId,
    coins: Math.abs(more),
    task: { kind: 'order', id: payment.orderId },
    idempotencyKey: `payment:${paymentId}:${changes}`,
  };
  if (more > 0) await takeCoins(transaction, { ...entry, shortfall: 'owe', reason });
  else await grantCoins(transaction, { ...entry, reason: 'dispute_won' });
}
