import { and, eq, isNull } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { askStripe } from './create-stripe.ts';
import { keepFacts } from './keep-facts.ts';
import type { PaymentDependencies } from './membership-dependencies.ts';
import { readFacts } from './read-facts.ts';
import { orders, type OrderRow } from './tables.ts';
import { nextQuestion } from './take-event.ts';

/**
 * Checks the account's open membership page. Returns it if it is for the same input, with its URL if there is one;
 * otherwise closes it, so that no two can be paid. If it was paid meanwhile, that is stored. Throws
 * PAYMENT_PROVIDER_FAILED.
 */
export async function settleOpenMembership(
  dependencies: PaymentDependencies,
  input: Pick<OrderRow, 'accountId' | 'item' | 'priceMinor' | 'currency' | 'coins'>,
): Promise<{ order: OrderRow; url: string | undefined } | undefined> {
  const { db, stripe } = dependencies;
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.accountId, input.accountId),
        eq(orders.monthly, true),
        eq(orders.state, 'open'),
        isNull(orders.subscriptionId),
      ),
    );
  if (!order) {
    return undefined;
  }
  const isSame =
    order.item === input.item &&
    order.priceMinor === input.priceMinor &&
    order.currency === input.currency &&
    order.coins === input.coins;
  if (order.checkoutId === null) {
    // Nobody ever received its page.
    if (isSame) {
      return { order, url: undefined };
    }
    await db
      .update(orders)
      .set({ state: 'expired' })
      .where(and(eq(orders.id, order.id), eq(orders.state, 'open'), isNull(orders.checkoutId)));
    return undefined;
  }
  const session = await askStripe(stripe.checkout.sessions.retrieve(order.checkoutId));
  if (session.status === 'open') {
    if (isSame && session.url) {
      return { order, url: session.url };
    }
    await closePage(dependencies, order.checkoutId);
  }
  const question = await nextQuestion(db);
  const facts = await readFacts(stripe, { kind: 'checkout', id: order.checkoutId });
  await db.transaction((transaction) => keepFacts(transaction, { facts, question, log: dependencies.log }));
  return undefined;
}

/** Closes a checkout page. One that was just paid or closed is left as it is. */
async function closePage({ stripe }: PaymentDependencies, checkoutId: string): Promise<void> {
  try {
    await askStripe(stripe.checkout.sessions.expire(checkoutId));
  } catch (error) {
    if (!(error instanceof Error && error.cause instanceof Stripe.errors.StripeInvalidRequestError)) {
      throw error;
    }
  }
}
