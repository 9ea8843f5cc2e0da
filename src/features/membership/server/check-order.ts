import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { AppError } from '#src/shared/errors/app-error.ts';
import { keepFacts } from './keep-facts.ts';
import type { MembershipDependencies } from './membership-dependencies.ts';
import { readFacts } from './read-facts.ts';
import { orders, type OrderRow } from './tables.ts';
import { nextQuestion } from './take-event.ts';

/**
 * The state of an order. While it is open Stripe is asked as well, at most every three seconds, so that a returning
 * buyer need not wait for the event. Throws NOT_FOUND, PAYMENT_PROVIDER_FAILED.
 */
export async function checkOrder(
  { db, log, stripe }: MembershipDependencies,
  { accountId, orderId }: { accountId: string; orderId: string },
): Promise<OrderRow> {
  const own = and(eq(orders.id, orderId), eq(orders.accountId, accountId));
  const load = async (): Promise<OrderRow> => {
    const [order] = await db.select().from(orders).where(own);
    if (!order) {
      throw new AppError('NOT_FOUND');
    }
    return order;
  };
  const [turn] = await db
    .update(orders)
    .set({ askedAt: sql`now()` })
    .where(
      and(
        own,
        eq(orders.state, 'open'),
        isNotNull(orders.checkoutId),
        or(isNull(orders.askedAt), lt(orders.askedAt, sql`now() - interval '3 seconds'`)),
      ),
    )
    .returning({ checkoutId: orders.checkoutId });
  const checkoutId = turn?.checkoutId;
  if (stripe && typeof checkoutId === 'string') {
    const question = await nextQuestion(db);
    const facts = await readFacts(stripe, { kind: 'checkout', id: checkoutId });
    await db.transaction((transaction) => keepFacts(transaction, { facts, question, log }));
  }
  return load();
}
