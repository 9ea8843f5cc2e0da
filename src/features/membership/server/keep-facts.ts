import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import { findKnownPayment } from './find-known-payment.ts';
import { keepStrayPayment } from './keep-stray-payment.ts';
import type { CheckoutFact, ClaimFact, Fact, PaymentFact, SubscriptionFact } from './payment-facts.ts';
import { settleClaims } from './settle-claims.ts';
import { orders, paymentClaims, payments, subscriptions, type OrderRow } from './tables.ts';
import { findGround, markByGrounds, returnPayment, voidSubscription } from './void-subscription.ts';

/** Key of the one lock for all facts. */
const FACTS_LOCK = 7_231_846_511;

/**
 * Stores facts from Stripe in the caller's transaction. They may repeat, run concurrently and come in any order: an
 * answer to an earlier question (by its number) never overwrites that to a later one.
 */
export async function keepFacts(
  transaction: Transaction,
  { facts, question, log }: { facts: readonly Fact[]; question: number; log: Log },
): Promise<void> {
  // Serialised, because payments, claims and subscriptions depend on each other; nothing here waits for anything
  // else.
  await transaction.execute(sql`select pg_advisory_xact_lock(${FACTS_LOCK})`);
  for (const fact of facts) {
    if (fact.kind === 'claim') {
      await keepClaim(transaction, fact, question);
      continue;
    }
    const [order] = await transaction.select().from(orders).where(eq(orders.id, fact.orderId));
    if (!order) {
      if (fact.kind === 'payment') {
        await keepStrayPayment(transaction, fact, log);
      }
      continue;
    }
    if (fact.kind === 'checkout') {
      await keepCheckout(transaction, fact, order);
    } else if (fact.kind === 'subscription') {
      await keepSubscription(transaction, fact, order, question);
    } else {
      await keepPayment(transaction, fact, order, log);
    }
  }
}

async function keepCheckout(transaction: Transaction, { id, state }: CheckoutFact, order: OrderRow): Promise<void> {
  if (state === 'open' || (order.checkoutId !== null && order.checkoutId !== id)) {
    return;
  }
  await transaction
    .update(orders)
    .set({ state, checkoutId: id })
    .where(and(eq(orders.id, order.id), ne(orders.state, 'paid')));
}

async function keepSubscription(
  transaction: Transaction,
  fact: SubscriptionFact,
  { id: orderId, accountId, subscriptionId }: OrderRow,
  question: number,
): Promise<void> {
  const { status, isOn, periodEndsAt, endsWithPeriod, customerId } = fact;
  const [before] = await transaction
    .select({ isOn: subscriptions.isOn })
    .from(subscriptions)
    .where(eq(subscriptions.id, fact.id));
  const standing = await findGround(transaction, accountId);
  const written = await transaction
    .insert(subscriptions)
    .values({ id: fact.id, orderId, accountId, customerId, status, isOn, periodEndsAt, endsWithPeriod, question })
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: { orderId, status, isOn, periodEndsAt, endsWithPeriod, question },
      // A cancelled subscription never becomes active again.
      setWhere: and(lt(subscriptions.question, question), ne(subscriptions.status, 'canceled')),
    })
    .returning({ id: subscriptions.id });
  if (written.length === 0) {
    return;
  }
  // A change of plan was carried out.
  if (subscriptionId === fact.id) {
    await transaction.update(orders).set({ state: 'paid' }).where(eq(orders.id, orderId));
  }
  // An account has one subscription: a second one is cancelled and refunded.
  if (isOn && before?.isOn !== true && standing && standing.id !== fact.id) {
    await voidSubscription(transaction, fact.id, 'second');
  }
  // Claims on its payments may have been reported before it.
  if (!before) {
    for (const { id } of await transaction
      .select({ id: payments.id })
      .from(payments)
      .where(eq(payments.subscriptionId, fact.id))) {
      await settleClaims(transaction, id, 'refund');
    }
  }
  await markByGrounds(transaction, accountId);
}

async function keepPayment(transaction: Transaction, fact: PaymentFact, named: OrderRow, log: Log): Promise<void> {
  const { id, sourceId, amountMinor, pricedMinor, currency, subscriptionId, coversUntil } = fact;
  if (await findKnownPayment(transaction, fact)) {
    // Claims that referred to it by another id are found now.
    return settleClaims(transaction, id, 'refund');
  }
  const paidFor = await findPaidOrder(transaction, fact, named);
  const order = paidFor?.order ?? named;
  const isSecond = subscriptionId !== null && (await isVoidAsSecond(transaction, subscriptionId));
  const coins = isSecond ? 0 : (paidFor?.coins ?? 0);
  const [kept] = await transaction
    .insert(payments)
    .values({
      id,
      orderId: order.id,
      accountId: order.accountId,
      amountMinor,
      currency,
      coins,
      subscriptionId,
      coversUntil,
      sourceId,
    })
    .returning();
  if (!kept) {
    throw new Error('a payment was not written');
  }
  if (paidFor && amountMinor !== pricedMinor) {
    log.warn(
      { payment: id, order: order.id, amountMinor, pricedMinor, currency },
      'a coupon or a balance at the payment provider paid a part: it brings the coins of its whole order',
    );
  }
  if (!paidFor) {
    log.error(
      { payment: id, order: order.id, amountMinor, currency },
      'a payment is not what was ordered: it brings no coins',
    );
  }
  if (isSecond) {
    await returnPayment(transaction, kept);
  }
  if (coins > 0) {
    await grantCoins(transaction, {
      accountId: order.accountId,
      coins,
      reason: order.monthly ? 'membership' : 'purchase',
      task: { kind: 'order', id: order.id },
      idempotencyKey: `payment:${id}`,
    });
  }
  await settleClaims(transaction, id, 'refund');
}

/**
 * The order of a payment, and the coins it grants; undefined when the amount does not match an order. Amounts covered
 * by a coupon or a balance at Stripe count as paid: the operator granted them.
 */
async function findPaidOrder(
  transaction: Transaction,
  fact: PaymentFact,
  named: OrderRow,
): Promise<{ order: OrderRow; coins: number } | undefined> {
  const { occasion, pricedMinor, currency, subscriptionId } = fact;
  if (occasion === 'change' && subscriptionId !== null) {
    const [change] = await transaction
      .select()
      .from(orders)
      .where(
        and(eq(orders.subscriptionId, subscriptionId), eq(orders.dueMinor, pricedMinor), eq(orders.currency, currency)),
      )
      .orderBy(desc(orders.createdAt))
      .limit(1);
    return change && { order: change, coins: change.dueCoins ?? 0 };
  }
  if (occasion !== 'regular') {
    return undefined;
  }
  // Around the end of a period the invoice may still be for the former plan.
  const candidates = await transaction
    .select()
    .from(orders)
    .where(
      named.replacesOrderId === null ? eq(orders.id, named.id) : inArray(orders.id, [named.id, named.replacesOrderId]),
    );
  const isAsOrdered = (order: OrderRow | undefined): boolean =>
    order?.priceMinor === pricedMinor && order.currency === currency;
  const order = isAsOrdered(named) ? named : candidates.find(isAsOrdered);
  return order && { order, coins: order.coins };
}

async function isVoidAsSecond(transaction: Transaction, subscriptionId: string): Promise<boolean> {
  const found = await transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, subscriptionId), eq(subscriptions.voidReason, 'second')));
  return found.length > 0;
}

async function keepClaim(
  transaction: Transaction,
  { id, paymentId, amountMinor, reason, isFinal }: ClaimFact,
  question: number,
): Promise<void> {
  const finalMinor = isFinal ? amountMinor : 0;
  await transaction
    .insert(paymentClaims)
    .values({ id, paymentId, amountMinor, finalMinor, question })
    .onConflictDoUpdate({
      target: paymentClaims.id,
      set: { amountMinor, finalMinor, question },
      setWhere: lt(paymentClaims.question, question),
    });
  await settleClaims(transaction, paymentId, reason);
}
