import { and, eq, isNull } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { askStripe } from './create-stripe.ts';
import { keepFacts } from './keep-facts.ts';
import type { PaymentTools } from './membership-tools.ts';
import { readFacts } from './read-facts.ts';
import { orders, type OrderRow } from './tables.ts';
import { nextQuestion } from './take-event.ts';

/**
 * Looks at the page for a membership that an account has open. Answers with it where it is for this very wish, with the
 * address of the page where there is one already; otherwise closes it, so that no two can be paid. Of one that was paid
 * meanwhile it keeps that. Throws PAYMENT_PROVIDER_FAILED.
 */
export async function settleOpenMembership(
  tools: PaymentTools,
  wish: Pick<OrderRow, 'accountId' | 'item' | 'priceMinor' | 'currency' | 'coins'>,
): Promise<{ order: OrderRow; url: string | undefined } | undefined> {
  const { db, stripe } = tools;
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.accountId, wish.accountId),
        eq(orders.monthly, true),
        eq(orders.state, 'open'),
        isNull(orders.subscriptionId),
      ),
    );
  if (!order) return undefined;
  const isSame =
    order.item === wish.item &&
    order.priceMinor === wish.priceMinor &&
    order.currency === wish.currency &&
    order.coins === wish.coins;
  if (order.checkoutId === null) {
    // Nobody was ever given its page.
    if (isSame) return { order, url: undefined };
    await db
      .update(orders)
      .set({ state: 'expired' })
      .where(and(eq(orders.id, order.id), eq(orders.state, 'open'), isNull(orders.checkoutId)));
    return undefined;
  }
  const session = await askStripe(stripe.checkout.sessions.retrieve(order.checkoutId));
  if (session.status === 'open') {
    if (isSame && session.url) return { order, url: session.url };
    await closePage(tools, order.checkoutId);
  }
  const question = await nextQuestion(db);
  const facts = await readFacts(stripe, { kind: 'checkout', id: order.checkoutId });
  await db.transaction((transaction) => keepFacts(transaction, { facts, question, log: tools.log }));
  return undefined;
}

/** Closes a page for payment. One that was paid or closed in this moment is left as it is. */
async function closePage({ stripe }: PaymentTools, checkoutId: string): Promise<void> {
  try {
    await askStripe(stripe.checkout.sessions.expire(checkoutId));
  } catch (error) {
    if (!(error instanceof Error && error.cause instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}
