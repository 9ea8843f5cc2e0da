import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { countAttempts } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { findOffer } from '#src/shared/catalogue/offers.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { askStripe, requirePayments } from './create-stripe.ts';
import type { MembershipDependencies, PaymentDependencies } from './membership-dependencies.ts';
import { readPlan } from './read-plan.ts';
import { orders, type OrderRow, type SubscriptionRow } from './tables.ts';
import { findGround } from './void-subscription.ts';

/** A change of plan that waits for confirmation. */
export type PreparedChange = Pick<
  OrderRow,
  'id' | 'item' | 'priceMinor' | 'coins' | 'currency' | 'dueMinor' | 'dueCoins' | 'startsAt'
>;

/**
 * Calculates the price of another plan, and stores it as an order without effect until `confirmChange`. A dearer plan
 * starts at once: the rest of the current period is paid, as Stripe calculates it, and grants the same share of the
 * coins. A cheaper one starts with the next period, and can be undone until then. Throws PAYMENTS_NOT_SET,
 * NO_MEMBERSHIP, NOT_FOUND, OFFER_CHANGED, PLAN_NOT_CHANGEABLE, TOO_MANY_ATTEMPTS, PAYMENT_PROVIDER_FAILED.
 */
export async function prepareChange(
  given: MembershipDependencies,
  input: { accountId: string; item: string; priceMinor: number },
): Promise<PreparedChange> {
  const dependencies = requirePayments(given);
  const { accountId, item } = input;
  const subscription = await findGround(dependencies.db, accountId);
  if (!subscription) {
    throw new AppError('NO_MEMBERSHIP');
  }
  await countAttempts(dependencies.db, [{ kind: 'plan_change', subject: accountId, allowed: 30, seconds: 3600 }]);
  // A late payment or a planned end must be resolved first.
  if (subscription.status !== 'active' || subscription.endsWithPeriod) {
    throw new AppError('PLAN_NOT_CHANGEABLE');
  }
  const terms = await chooseTerms(dependencies, subscription, input);
  return dependencies.db.transaction(async (transaction) => {
    await transaction
      .update(orders)
      .set({ state: 'expired' })
      .where(and(eq(orders.accountId, accountId), eq(orders.state, 'open'), isNotNull(orders.subscriptionId)));
    const id = randomUUID();
    const [order] = await transaction
      .insert(orders)
      .values({
        id,
        accountId,
        item,
        monthly: true,
        idempotencyKey: `change:${id}`,
        subscriptionId: subscription.id,
        replacesOrderId: subscription.orderId,
        ...terms,
      })
      .returning();
    if (!order) {
      throw new Error('the change was not kept');
    }
    return order;
  });
}

type Terms = Pick<OrderRow, 'priceMinor' | 'currency' | 'coins'> &
  Partial<Pick<OrderRow, 'dueMinor' | 'dueCoins' | 'countedAt' | 'startsAt'>>;

async function chooseTerms(
  dependencies: PaymentDependencies,
  subscription: SubscriptionRow,
  { item, priceMinor }: { item: string; priceMinor: number },
): Promise<Terms> {
  const { now, next } = await readPlan(dependencies.db, subscription);
  if (next !== null) {
    // A scheduled change can be undone; nothing else can be changed until then.
    if (item !== now.item) {
      throw new AppError('PLAN_NOT_CHANGEABLE');
    }
    return { priceMinor: now.priceMinor, currency: now.currency, coins: now.coins };
  }
  const { offers } = dependencies.config.payments;
  const offer = findOffer(offers, item);
  if (!offer?.monthly) {
    throw new AppError('NOT_FOUND');
  }
  if (offer.priceMinor !== priceMinor) {
    throw new AppError('OFFER_CHANGED');
  }
  if (item === now.item || offers.currency !== now.currency || offer.priceMinor === now.priceMinor) {
    throw new AppError('PLAN_NOT_CHANGEABLE');
  }
  const terms = { priceMinor: offer.priceMinor, currency: offers.currency, coins: offer.coins };
  if (offer.priceMinor > now.priceMinor) {
    return { ...terms, ...(await countRest(dependencies, subscription.id, now, terms)) };
  }
  if (subscription.periodEndsAt === null) {
    throw new AppError('PLAN_NOT_CHANGEABLE');
  }
  return { ...terms, startsAt: subscription.periodEndsAt };
}

/** The price of the rest of the current period on a dearer plan, and its coins: the same share of both. */
async function countRest(
  { stripe }: PaymentDependencies,
  subscriptionId: string,
  now: Terms,
  then: Terms,
): Promise<Required<Pick<Terms, 'dueMinor' | 'dueCoins' | 'countedAt'>>> {
  const seconds = Math.floor(Date.now() / 1000);
  const subscription = await askStripe(stripe.subscriptions.retrieve(subscriptionId));
  const item = subscription.items.data[0];
  if (!item) {
    throw new AppError('PLAN_NOT_CHANGEABLE');
  }
  const product = typeof item.price.product === 'string' ? item.price.product : item.price.product.id;
  const preview = await askStripe(
    stripe.invoices.createPreview({
      subscription: subscriptionId,
      subscription_details: {
        items: [
          {
            id: item.id,
            price_data: {
              currency: then.currency,
              product,
              unit_amount: then.priceMinor,
              recurring: { interval: 'month' },
            },
          },
        ],
        proration_behavior: 'always_invoice',
        proration_date: seconds,
      },
    }),
  );
  const dueMinor = Math.max(0, preview.amount_due);
  const share = Math.min(1, dueMinor / (then.priceMinor - now.priceMinor));
  return {
    dueMinor,
    dueCoins: Math.floor(Math.max(0, then.coins - now.coins) * share),
    countedAt: new Date(seconds * 1000),
  };
}
