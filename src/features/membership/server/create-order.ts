import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { countAttempts } from '#src/foundation/accounts/server/count-attempt.ts';
import { findOffer } from '#src/shared/catalogue/offers.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { askStripe, requirePayments } from './create-stripe.ts';
import { describeItem } from './describe-item.ts';
import type { MembershipTools, PaymentTools } from './membership-tools.ts';
import { settleOpenMembership } from './settle-open-membership.ts';
import { orders, subscriptions, type OrderRow } from './tables.ts';
import { findGround } from './void-subscription.ts';

/** What a person sets out to buy. */
export interface OrderWish {
  readonly accountId: string;
  readonly email: string | null;
  /** A tier, or a pack by its name. */
  readonly item: string;
  /** The price that the person saw, so that nobody pays another. */
  readonly priceMinor: number;
  readonly idempotencyKey: string;
  readonly language: Language;
  /** Where the person's browser has this site. */
  readonly siteAddress: string;
}

const STRIPE_LANGUAGES = { en: 'en', cn: 'zh', ko: 'ko', ja: 'ja' } as const;

/**
 * Keeps an order and has Stripe make the page on which it is paid; the same wish, sent again, comes to the same page.
 * An account has one page for a membership at a time: the one for the same plan is answered with, that for another is
 * closed first. Throws PAYMENTS_NOT_SET, NOT_FOUND (nothing of that name is sold), OFFER_CHANGED, ALREADY_MEMBER,
 * IDEMPOTENCY_CONFLICT, TOO_MANY_ATTEMPTS, PAYMENT_PROVIDER_FAILED.
 */
export async function createOrder(given: MembershipTools, wish: OrderWish): Promise<{ orderId: string; url: string }> {
  const tools = requirePayments(given);
  const { offers } = tools.config.payments;
  const offer = findOffer(offers, wish.item);
  if (!offer) throw new AppError('NOT_FOUND');
  if (offer.priceMinor !== wish.priceMinor) throw new AppError('OFFER_CHANGED');
  await countAttempts(tools.db, [{ kind: 'order', subject: wish.accountId, allowed: 20, seconds: 3600 }]);
  const { accountId, item, idempotencyKey } = wish;
  const before = await findOrder(tools, wish);
  if (before && (before.item !== item || before.priceMinor !== offer.priceMinor))
    throw new AppError('IDEMPOTENCY_CONFLICT', { details: { key: idempotencyKey } });
  if (offer.monthly) {
    if (await findGround(tools.db, accountId)) throw new AppError('ALREADY_MEMBER');
    const open = await settleOpenMembership(tools, {
      accountId,
      item,
      priceMinor: offer.priceMinor,
      currency: offers.currency,
      coins: offer.coins,
    });
    if (open) return { orderId: open.order.id, url: open.url ?? (await makeCheckout(tools, open.order, wish)) };
    // It paid while we looked.
    if (await findGround(tools.db, accountId)) throw new AppError('ALREADY_MEMBER');
  }
  // A page that was paid or closed is no longer what is wished for.
  if (before && before.state !== 'open') throw new AppError('OFFER_CHANGED');
  await tools.db
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
  const order = (await findOrder(tools, wish)) ?? (await findOpen(tools, accountId, item));
  // Another plan was ordered at the same moment.
  if (!order) throw new AppError('OFFER_CHANGED');
  return { orderId: order.id, url: await makeCheckout(tools, order, wish) };
}

async function findOrder(
  { db }: PaymentTools,
  { accountId, idempotencyKey }: OrderWish,
): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.idempotencyKey, idempotencyKey)));
  return order;
}

async function findOpen({ db }: PaymentTools, accountId: string, item: string): Promise<OrderRow | undefined> {
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

async function makeCheckout({ stripe, db }: PaymentTools, order: OrderRow, wish: OrderWish): Promise<string> {
  const names = { order_id: order.id };
  // Their place in Stripe's books, if they were a member before.
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
              product_data: { name: describeItem(wish.language, order) },
              ...(order.monthly ? { recurring: { interval: 'month' as const } } : {}),
            },
          },
        ],
        ...(order.monthly ? { subscription_data: { metadata: names } } : { payment_intent_data: { metadata: names } }),
        ...(known ? { customer: known.customerId } : wish.email === null ? {} : { customer_email: wish.email }),
        locale: STRIPE_LANGUAGES[wish.language],
        success_url: `${wish.siteAddress}/pricing?order=${order.id}`,
        cancel_url: `${wish.siteAddress}/pricing`,
      },
      { idempotencyKey: `order:${order.id}` },
    ),
  );
  if (!session.url) throw new AppError('PAYMENT_PROVIDER_FAILED');
  const kept = await db
    .update(orders)
    .set({ checkoutId: session.id })
    .where(and(eq(orders.id, order.id), isNull(orders.checkoutId), eq(orders.state, 'open')))
    .returning({ id: orders.id });
  if (kept.length === 0 && order.monthly) await refuseIfReplaced({ stripe, db }, order.id, session.id);
  return session.url;
}

/** A page that was made while another took its place must not stay open. */
async function refuseIfReplaced(
  { stripe, db }: Pick<PaymentTools, 'stripe' | 'db'>,
  orderId: string,
  checkoutId: string,
): Promise<void> {
  const [now] = await db
    .select({ state: orders.state, checkoutId: orders.checkoutId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (now?.state === 'open' && now.checkoutId === checkoutId) return;
  if (now?.state === 'expired') await askStripe(stripe.checkout.sessions.expire(checkoutId));
  throw new AppError('OFFER_CHANGED');
}
