import { and, eq } from 'drizzle-orm';
import { askStripe, isMissingAtStripe } from './create-stripe.ts';
import { keepFacts } from './keep-facts.ts';
import type { MembershipTools } from './membership-tools.ts';
import { readFacts } from './read-facts.ts';
import { subscriptions } from './tables.ts';
import { nextQuestion } from './take-event.ts';

/**
 * Cancels what an account pays for every month, at once: for an account that is deleted. Where no payment provider is set there is
 * nothing to cancel with. Throws PAYMENT_PROVIDER_FAILED.
 */
export async function endMembership({ db, log, stripe }: MembershipTools, accountId: string): Promise<void> {
  if (!stripe) return;
  const on = await db.select({ id: subscriptions.id }).from(subscriptions).where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.isOn, true)));
  for (const { id } of on) {
    try {
      await askStripe(stripe.subscriptions.cancel(id, {}, { idempotencyKey: `cancel:${id}` }));
    } catch (error) {
      // It was cancelled before: that is asked for below.
      if (!isMissingAtStripe(error)) throw error;
    }
    const question = await nextQuestion(db);
    const facts = await readFacts(stripe, { kind: 'subscription', id });
    await db.transaction((transaction) => keepFacts(transaction, { facts, question, log }));
  }
}
