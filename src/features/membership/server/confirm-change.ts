import { and, eq, isNotNull } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { askStripe, requirePayments } from './create-stripe.ts';
import { describeItem } from './describe-item.ts';
import { keepFacts } from './keep-facts.ts';
import type { MembershipDependencies, PaymentDependencies } from './membership-dependencies.ts';
import { readFacts } from './read-facts.ts';
import { orders, type OrderRow } from './tables.ts';
import { nextQuestion } from './take-event.ts';
import { findGround } from './void-subscription.ts';

/** How long a price calculation is valid. */
const HOLDS_MILLISECONDS = 30 * 60_000;

/**
 * Changes a plan at the calculated price; confirming again is the same change. The result is read from Stripe at once,
 * and also arrives by events. Throws PAYMENTS_NOT_SET, NOT_FOUND, OFFER_CHANGED when the price must be calculated
 * again, CARD_REFUSED (the plan stays), PAYMENT_PROVIDER_FAILED.
 */
export async function confirmChange(
  given: MembershipDependencies,
  { accountId, orderId, language }: { accountId: string; orderId: string; language: Language },
): Promise<void> {
  const dependencies = requirePayments(given);
  const { db, stripe, log } = dependencies;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.accountId, accountId), isNotNull(orders.subscriptionId)));
  if (!order || order.subscriptionId === null) {
    throw new AppError('NOT_FOUND');
  }
  if (order.state === 'paid') {
    return;
  }
  const subscription = await findGround(db, accountId);
  const isFresh = order.createdAt.getTime() > Date.now() - HOLDS_MILLISECONDS;
  const isMissed = order.startsAt !== null && order.startsAt <= new Date();
  if (
    order.state !== 'open' ||
    !isFresh ||
    isMissed ||
    subscription?.id !== order.subscriptionId ||
    subscription.orderId !== order.replacesOrderId
  ) {
    throw new AppError('OFFER_CHANGED');
  }
  const invoiceId = await changeAtStripe(dependencies, order, order.subscriptionId, language);
  const question = await nextQuestion(db);
  const facts = await readFacts(stripe, { kind: 'subscription', id: order.subscriptionId });
  if (order.dueMinor !== null && invoiceId !== undefined) {
    facts.push(...(await readFacts(stripe, { kind: 'invoice', id: invoiceId })));
  }
  await db.transaction((transaction) => keepFacts(transaction, { facts, question, log }));
}

/** Returns the id of the newest invoice. */
async function changeAtStripe(
  { stripe, db }: PaymentDependencies,
  order: OrderRow,
  subscriptionId: string,
  language: Language,
): Promise<string | undefined> {
  const { priceMinor, currency, countedAt } = order;
  const now = await askStripe(stripe.subscriptions.retrieve(subscriptionId));
  const item = now.items.data[0];
  if (!item) {
    throw new AppError('PAYMENT_PROVIDER_FAILED');
  }
  const product = await askStripe(
    stripe.products.create({ name: describeItem(language, order) }, { idempotencyKey: `product:${order.id}` }),
  );
  try {
    const changed = await stripe.subscriptions.update(
      subscriptionId,
      {
        items: [
          {
            id: item.id,
            price_data: { currency, product: product.id, unit_amount: priceMinor, recurring: { interval: 'month' } },
          },
        ],
        metadata: { order_id: order.id },
        ...(countedAt === null
          ? { proration_behavior: 'none' as const }
          : {
              proration_behavior: 'always_invoice' as const,
              proration_date: Math.floor(countedAt.getTime() / 1000),
              payment_behavior: 'error_if_incomplete' as const,
            }),
      },
      { idempotencyKey: `change:${order.id}` },
    );
    return typeof changed.latest_invoice === 'string' ? changed.latest_invoice : changed.latest_invoice?.id;
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeCardError)) {
      throw new AppError('PAYMENT_PROVIDER_FAILED', { cause });
    }
    // Stripe would repeat its answer for the same key: the next attempt needs a new one.
    await db
      .update(orders)
      .set({ state: 'expired' })
      .where(and(eq(orders.id, order.id), eq(orders.state, 'open')));
    throw new AppError('CARD_REFUSED', { cause });
  }
}
