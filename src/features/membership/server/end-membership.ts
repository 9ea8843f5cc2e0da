import { and, eq, isNull } from 'drizzle-orm';
import { cancelSubscription, doPaymentActs } from './do-payment-acts.ts';
import type { MembershipTools } from './membership-tools.ts';
import { paymentActs, subscriptions } from './tables.ts';

/**
 * Cancels what an account pays for every month, at once, and returns what is to be returned to it: for an account that
 * is deleted. Answers false while some of it waits. Where no payment provider is set there is nothing to cancel with.
 * Throws PAYMENT_PROVIDER_FAILED.
 */
export async function endMembership({ stripe, ...tools }: MembershipTools, accountId: string): Promise<boolean> {
  if (!stripe) return true;
  const on = await tools.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.isOn, true)));
  for (const { id } of on) await cancelSubscription({ ...tools, stripe }, id);
  await doPaymentActs({ ...tools, stripe }, accountId);
  const waiting = await tools.db
    .select({ kind: paymentActs.kind })
    .from(paymentActs)
    .where(and(eq(paymentActs.accountId, accountId), isNull(paymentActs.doneAt), isNull(paymentActs.givenUpAt)))
    .limit(1);
  return waiting.length === 0;
}
