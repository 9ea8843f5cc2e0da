import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { orders, payments } from './tables.ts';

/** This slice's section of an archive: the account's orders and payments. */
export async function* paymentsSection(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; text: string }> {
  const { id, item, monthly, priceMinor, currency, coins, state, createdAt } = orders;
  const ordered = await executor
    .select({ id, item, monthly, priceMinor, currency, coins, state, createdAt })
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(createdAt));
  yield { name: 'payments/orders.json', text: JSON.stringify(ordered, null, 2) };
  const { amountMinor, takenBackCoins, orderId } = payments;
  const paid = await executor
    .select({
      id: payments.id,
      orderId,
      amountMinor,
      currency: payments.currency,
      coins: payments.coins,
      takenBackCoins,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(eq(payments.accountId, accountId))
    .orderBy(desc(payments.createdAt));
  yield { name: 'payments/payments.json', text: JSON.stringify(paid, null, 2) };
}
