import { eq, sql } from 'drizzle-orm';
import { deductCoins } from '#src/foundation/coins/server/deduct-coins.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { ClaimFact } from './payment-facts.ts';
import { paymentClaims, payments } from './tables.ts';
import { voidSubscription } from './void-subscription.ts';

/**
 * Adjusts the coins of a payment to the reclaimed share of its money: deducts that share (with debt if needed), or
 * grants it back when a claim failed. The caller holds the lock of all facts. Does nothing before the payment is known.
 * A membership whose current period was fully and finally reclaimed ends. `reason` is the ledger's reason for the
 * deduction.
 */
export async function settleClaims(
  transaction: Transaction,
  paymentId: string,
  reason: ClaimFact['reason'],
): Promise<void> {
  const [payment] = await transaction.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) {
    return;
  }
  const [claimed] = await transaction
    .select({
      amountMinor: sql<number>`coalesce(sum(${paymentClaims.amountMinor}), 0)::float8`,
      finalMinor: sql<number>`coalesce(sum(${paymentClaims.finalMinor}), 0)::float8`,
    })
    .from(paymentClaims)
    .where(eq(paymentClaims.paymentId, paymentId));
  const isAllGone = payment.amountMinor > 0 && (claimed?.finalMinor ?? 0) >= payment.amountMinor;
  // Finished works stay, and a partial refund ends nothing.
  if (
    isAllGone &&
    payment.subscriptionId !== null &&
    payment.coversUntil !== null &&
    payment.coversUntil > new Date()
  ) {
    await voidSubscription(transaction, payment.subscriptionId, reason);
  }
  // When a coupon or balance paid everything, there is no money to reclaim.
  if (payment.coins === 0 || payment.amountMinor === 0) {
    return;
  }
  const share = Math.min(1, (claimed?.amountMinor ?? 0) / payment.amountMinor);
  const takenBackCoins = Math.floor(payment.coins * share);
  const more = takenBackCoins - payment.takenBackCoins;
  if (more === 0) {
    return;
  }
  const changes = payment.changes + 1;
  await transaction.update(payments).set({ takenBackCoins, changes }).where(eq(payments.id, paymentId));
  const entry = {
    accountId: payment.accountId,
    coins: Math.abs(more),
    task: { kind: 'order', id: payment.orderId },
    idempotencyKey: `payment:${paymentId}:${changes}`,
  };
  if (more > 0) {
    await deductCoins(transaction, { ...entry, shortfall: 'owe', reason });
  } else {
    await grantCoins(transaction, { ...entry, reason: 'dispute_won' });
  }
}
