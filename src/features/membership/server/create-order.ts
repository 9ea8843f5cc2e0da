import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { countAttempts } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { findOffer } from '#src/shared/catalogue/offers.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { askStripe, requirePayments } from './create-stripe.ts';
import { describeItem } from './describe-item.ts';
import type { MembershipDependencies, PaymentDependencies } from './membership-dependencies.ts';
import { settleOpenMembership } from './settle-open-membership.ts';
import { orders, subscriptions, type OrderRow } from './tables.ts';
import { findGround } from './void-subscription.ts';

/** An order to create. */
export interface OrderInput {
  readonly accountId: string;
  readonly email: string | null;
  /** A tier, or a pack by its name. */
  readonly item: string;
  /** The price that the person saw, so that nobody pays another. */
  readonly priceMinor: number;
  readonly idempotencyKey: string;
  readonly language: Language;
  /** The site's origin in the person's browser. */
  readonly siteAddress: string;
}

const STRIPE_LANGUAGES = { en: 'en', cn: 'zh', ko: 'ko', ja: 'ja' } as const;

/**
 * Stores an order and creates Stripe's checkout page; repeating the same input returns the same page. An account has
 * one open membership page at a time: for the same plan it is returned, for another it is closed first. Throws
 * PAYMENTS_NOT_SET, NOT_FOUND (no such item is sold), OFFER_CHANGED, ALREADY_MEMBER, IDEMPOTENCY_CONFLICT,
 * TOO_MANY_ATTEMPTS, PAYMENT_PROVIDER_FAILED.
 */
export async function createOrder(
  given: MembershipDependencies,
  input: OrderInput,
): Promise<{ orderId: string; url: string }> {
  const dependencies = requirePayments(given);
  const { offers } = dependencies.config.payments;
  const offer = findOffer(offers, input.item);
  if (!offer) {
    throw new AppError('NOT_FOUND');
  }
  if (offer.priceMinor !== input.priceMinor) {
    throw new AppError('OFFER_CHANGED');
  }
  await countAttempts(dependencies.db, [{ kind: 'order', subject: input.accountId, allowed: 20, seconds: 3600 }]);
  const { accountId, item, idempotencyKey } = input;
  const before = await findOrder(dependencies, input);
  if (before && (before.item !== item || before.priceMinor !== offer.priceMinor)) {
    throw new AppError('IDEMPOTENCY_CONFLICT', { details: { key: idempotencyKey } });
  }
  if (offer.monthly) {
    if (await findGround(dependencies.db, accountId)) {
      throw new AppError('ALREADY_MEMBER');
    }
    const open = await settleOpenMembership(dependencies, {
      accountId,
      item,
      priceMinor: offer.priceMinor,
      currency: offers.currency,
      coins: offer.coins,
    });
    if (open) {
      return { orderId: open.order.id, url: open.url ?? (await makeCheckout(dependencies, open.order, input)) };
    }
    // It was paid meanwhile.
    if (await findGround(dependencies.db, accountId)) {
      throw new AppError('ALREADY_MEMBER');
    }
  }
  // A paid or closed page is not the wanted one.
  if (before && before.state !== 'open') {
    throw new AppError('OFFER_CHANGED');
  }
  await dependencies.db
    .insert(orders)
    .values({
      id: randomUUID(),
      accountId,
      item,
      monthly: offer.monthly,
      priceMinor: offer.priceMinor,
      currency: offers.currency,
      coins: offer.coins,
      idempotencyKey,
    })
    .onConflictDoNothing();
  const order = (await findOrder(dependencies, input)) ?? (await findOpen(dependencies, accountId, item));
  // Another plan was ordered at the same moment.
  if (!order) {
    throw new AppError('OFFER_CHANGED');
  }
  return { orderId: order.id, url: await makeCheckout(dependencies, order, input) };
}

async function findOrder(
  { db }: PaymentDependencies,
  { accountId, idempotencyKey }: OrderInput,
): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.idempotencyKey, idempotencyKey)));
  return order;
}

async function findOpen({ db }: PaymentDependencies, accountId: string, item: string): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        eq(orders.item, item),
        eq(orders.monthly, true),
        eq(orders.state, 'open'),
        isNull(orders.subscriptionId),
      ),
    );
  return order;
}

/** The buyer for Stripe: a known customer, or an email address. */
function customerOf(customerId: string | undefined, email: string | null) {
  if (customerId !== undefined) {
    return { customer: customerId };
  }
  return email === null ? {} : { customer_email: email };
}

async function makeCheckout({ stripe, db }: PaymentDependencies, order: OrderRow, input: OrderInput): Promise<string> {
  const names = { order_id: order.id };
  // Their Stripe customer, if they were a member before.
  const [known] = await db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(eq(subscriptions.accountId, order.accountId))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  const session = await askStripe(
    stripe.checkout.sessions.create(
      {
        mode: order.monthly ? 'subscription' : 'payment',
        client_reference_id: order.id,
        metadata: names,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: order.currency,
              unit_amount: order.priceMinor,
              product_data: { name: describeItem(input.language, order) },
              ...(order.monthly ? { recurring: { interval: 'month' as const } } : {}),
            },
          },
        ],
        ...(order.monthly ? { subscription_data: { metadata: names } } : { payment_intent_data: { metadata: names } }),
        ...customerOf(known?.customerId, input.email),
        locale: STRIPE_LANGUAGES[input.language],
        success_url: `${input.siteAddress}/pricing?order=${order.id}`,
        cancel_url: `${input.siteAddress}/pricing`,
      },
      { idempotencyKey: `order:${order.id}` },
    ),
  );
  if (!session.url) {
    throw new AppError('PAYMENT_PROVIDER_FAILED');
  }
  const kept = await db
    .update(orders)
    .set({ checkoutId: session.id })
    .where(and(eq(orders.id, order.id), isNull(orders.checkoutId), eq(orders.state, 'open')))
    .returning({ id: orders.id });
  if (kept.length === 0 && order.monthly) {
    await refuseIfReplaced({ stripe, db }, order.id, session.id);
  }
  return session.url;
}

/** A page whose order was replaced while it was created must not stay open. */
async function refuseIfReplaced(
  { stripe, db }: Pick<PaymentDependencies, 'stripe' | 'db'>,
  orderId: string,
  checkoutId: string,
): Promise<void> {
  const [now] = await db
    .select({ state: orders.state, checkoutId: orders.checkoutId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (now?.state === 'open' && now.checkoutId === checkoutId) {
    return;
  }
  if (now?.state === 'expired') {
    await askStripe(stripe.checkout.sessions.expire(checkoutId));
  }
  throw new AppError('OFFER_CHANGED');
}
