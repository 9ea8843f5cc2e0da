import { and, eq, isNull } from 'drizzle-orm';
import { cancelSubscription, doPaymentActs } from './do-payment-acts.ts';
import type { MembershipDependencies } from './membership-dependencies.ts';
import { paymentActs, subscriptions } from './tables.ts';

/**
 * Cancels an account's subscriptions at once and refunds what is due, when the account is deleted. Returns false while
 * some of it is waiting. Without a payment provider there is nothing to do. Throws PAYMENT_PROVIDER_FAILED.
 */
export async function endMembership(
  { stripe, ...dependencies }: MembershipDependencies,
  accountId: string,
): Promise<boolean> {
  if (!stripe) {
    return true;
  }
  const on = await dependencies.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.isOn, true)));
  for (const { id } of on) {
    await cancelSubscription({ ...dependencies, stripe }, id);
  }
  await doPaymentActs({ ...dependencies, stripe }, accountId);
  const waiting = await dependencies.db
    .select({ kind: paymentActs.kind })
    .from(paymentActs)
    .where(and(eq(paymentActs.accountId, accountId), isNull(paymentActs.doneAt), isNull(paymentActs.givenUpAt)))
    .limit(1);
  return waiting.length === 0;
}
