import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { countAttempts } from '#src/foundation/accounts/server/count-attempt.ts';
import { findOffer } from '#src/shared/catalogue/offers.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { askStripe, requirePayments } from './create-stripe.ts';
import { describeItem } from './describe-item.ts';
import type { MembershipTools, PaymentTools } from './membership-tools.ts';
import { orders, subscriptions, type OrderRow } from './tables.ts';

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
 * Throws PAYMENTS_NOT_SET, NOT_FOUND (nothing of that name is sold), OFFER_CHANGED, ALREADY_MEMBER, IDEMPOTENCY_CONFLICT,
 * TOO_MANY_ATTEMPTS, PAYMENT_PROVIDER_FAILED.
 */
export async function createOrder(given: MembershipTools, wish: OrderWish): Promise<{ orderId: string; url: string }> {
  const tools = requirePayments(given);
  const { offers } = tools.config.payments;
  const offer = findOffer(offers, wish.item);
  if (!offer) throw new AppError('NOT_FOUND');
  if (offer.priceMinor !== wish.priceMinor) throw new AppError('OFFER_CHANGED');
  await countAttempts(tools.db, [{ kind: 'order', subject: wish.accountId, allowed: 20, seconds: 3600 }]);
  const customerId = await findCustomer(tools, wish.accountId, offer.monthly);
  const { accountId, item, idempotencyKey } = wish;
  await tools.db
    .insert(orders)
    .values({ id: randomUUID(), accountId, item, monthly: offer.monthly, priceMinor: offer.priceMinor, currency: offers.currency, coins: offer.coins, idempotencyKey })
    .onConflictDoNothing({ target: [orders.accountId, orders.idempotencyKey] });
  const [order] = await tools.db.select().from(orders).where(and(eq(orders.accountId, accountId), eq(orders.idempotencyKey, idempotencyKey)));
  if (!order) throw new Error('the order was neither found nor kept');
  if (order.item !== item || order.priceMinor !== offer.priceMinor) throw new AppError('IDEMPOTENCY_CONFLICT', { details: { key: idempotencyKey } });
  return { orderId: order.id, url: await makeCheckout(tools, order, wish, customerId) };
}

/** The person's place in Stripe's books, if they were a member before. Throws ALREADY_MEMBER to who would pay for two memberships. */
async function findCustomer({ db }: PaymentTools, accountId: string, monthly: boolean): Promise<string | undefined> {
  const found = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId)).orderBy(desc(subscriptions.createdAt));
  if (monthly && found.some(({ isOn }) => isOn)) throw new AppError('ALREADY_MEMBER');
  return found[0]?.customerId;
}

async function makeCheckout({ stripe, db }: PaymentTools, order: OrderRow, wish: OrderWish, customerId: string | undefined): Promise<string> {
  const names = { order_id: order.id };
  const session = await askStripe(stripe.checkout.sessions.create({
    mode: order.monthly ? 'subscription' : 'payment',
    client_reference_id: order.id,
    metadata: names,
    line_items: [{
      quantity: 1,
      price_data: {
        currency: order.currency, unit_amount: order.priceMinor, product_data: { name: describeItem(wish.language, order) },
        ...(order.monthly ? { recurring: { interval: 'month' as const } } : {}),
      },
    }],
    ...(order.monthly ? { subscription_data: { metadata: names } } : { payment_intent_data: { metadata: names } }),
    ...(customerId === undefined ? (wish.email === null ? {} : { customer_email: wish.email }) : { customer: customerId }),
    locale: STRIPE_LANGUAGES[wish.language],
    success_url: `${wish.siteAddress}/pricing?order=${order.id}`,
    cancel_url: `${wish.siteAddress}/pricing`,
  }, { idempotencyKey: `order:${order.id}` }));
  if (!session.url) throw new AppError('PAYMENT_PROVIDER_FAILED');
  await db.update(orders).set({ checkoutId: session.id }).where(and(eq(orders.id, order.id), isNull(orders.checkoutId)));
  return session.url;
}
