import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { markMember } from '#src/foundation/accounts/server/change-standing.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import type { CheckoutFact, ClaimFact, Fact, PaymentFact, SubscriptionFact } from './payment-facts.ts';
import { settleClaims } from './settle-claims.ts';
import { orders, paymentClaims, payments, subscriptions, type OrderRow } from './tables.ts';

/**
 * Keeps what Stripe said, in the caller's transaction. Any of it may have been kept before, and an answer to an earlier question
 * (by its number) never overwrites that to a later one; so facts may come twice, at once and in any order.
 */
export async function keepFacts(transaction: Transaction, { facts, question, log }: { facts: readonly Fact[]; question: number; log: Log }): Promise<void> {
  for (const fact of facts) {
    if (fact.kind === 'claim') {
      await keepClaim(transaction, fact, question);
      continue;
    }
    const [order] = await transaction.select().from(orders).where(eq(orders.id, fact.orderId));
    if (!order) continue;
    if (fact.kind === 'checkout') await keepCheckout(transaction, fact, order);
    else if (fact.kind === 'subscription') await keepSubscription(transaction, fact, order, question);
    else await keepPayment(transaction, fact, order, log);
  }
}

async function keepCheckout(transaction: Transaction, { id, state }: CheckoutFact, order: OrderRow): Promise<void> {
  if (state === 'open' || (order.checkoutId !== null && order.checkoutId !== id)) return;
  await transaction.update(orders).set({ state, checkoutId: id }).where(and(eq(orders.id, order.id), eq(orders.state, 'open')));
}

async function keepSubscription(transaction: Transaction, fact: SubscriptionFact, { id: orderId, accountId }: OrderRow, question: number): Promise<void> {
  // One after the other for each account, so that the last of two subscriptions to end sees that the other did.
  await lockFor(transaction, `membership ${accountId}`);
  const { status, isOn, periodEndsAt, endsWithPeriod, customerId } = fact;
  await transaction
    .insert(subscriptions)
    .values({ id: fact.id, orderId, accountId, customerId, status, isOn, periodEndsAt, endsWithPeriod, question })
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: { status, isOn, periodEndsAt, endsWithPeriod, question },
      // A cancelled subscription never comes back.
      setWhere: and(lt(subscriptions.question, question), ne(subscriptions.status, 'canceled')),
    });
  const on = await transaction.select({ id: subscriptions.id }).from(subscriptions).where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.isOn, true))).limit(1);
  await markMember(transaction, accountId, on.length > 0);
}

async function keepPayment(transaction: Transaction, fact: PaymentFact, order: OrderRow, log: Log): Promise<void> {
  await lockFor(transaction, `payment ${fact.id}`);
  const isAsOrdered = fact.amountMinor === order.priceMinor && fact.currency === order.currency;
  const coins = fact.isRegular && isAsOrdered ? order.coins : 0;
  const kept = await transaction
    .insert(payments)
    .values({ id: fact.id, orderId: order.id, accountId: order.accountId, amountMinor: fact.amountMinor, currency: fact.currency, coins })
    .onConflictDoNothing()
    .returning({ id: payments.id });
  if (kept.length === 0) return;
  if (!isAsOrdered) log.error({ payment: fact.id, order: order.id, amountMinor: fact.amountMinor, currency: fact.currency }, 'a payment is not what was ordered: it brings no coins');
  if (coins > 0) {
    await grantCoins(transaction, {
      accountId: order.accountId, coins, reason: order.monthly ? 'membership' : 'purchase', task: { kind: 'order', id: order.id }, idempotencyKey: `payment:${fact.id}`,
    });
  }
  await settleClaims(transaction, fact.id, 'refund');
}

async function keepClaim(transaction: Transaction, { id, paymentId, amountMinor, reason }: ClaimFact, question: number): Promise<void> {
  await lockFor(transaction, `payment ${paymentId}`);
  await transaction
    .insert(paymentClaims)
    .values({ id, paymentId, amountMinor, question })
    .onConflictDoUpdate({ target: paymentClaims.id, set: { amountMinor, question }, setWhere: lt(paymentClaims.question, question) });
  await settleClaims(transaction, paymentId, reason);
}

/** Until the transaction ends, nobody else passes here with the same name. */
async function lockFor(transaction: Transaction, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
