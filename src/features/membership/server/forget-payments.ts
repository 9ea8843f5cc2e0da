import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { orders, paymentActs, paymentClaims, payments, subscriptions } from './tables.ts';

/** Deletes an account's orders and payments; the ledger and the provider's records stay. */
export async function forgetPayments(executor: Executor, accountId: string): Promise<void> {
  const own = executor.select({ id: payments.id }).from(payments).where(eq(payments.accountId, accountId));
  await executor.delete(paymentActs).where(eq(paymentActs.accountId, accountId));
  await executor.delete(paymentClaims).where(inArray(paymentClaims.paymentId, own));
  await executor.delete(payments).where(eq(payments.accountId, accountId));
  await executor.delete(subscriptions).where(eq(subscriptions.accountId, accountId));
  await executor.delete(orders).where(eq(orders.accountId, accountId));
}
