import { AppError } from '#src/shared/errors/app-error.ts';
import { askStripe, requirePayments } from './create-stripe.ts';
import { keepFacts } from './keep-facts.ts';
import type { MembershipDependencies } from './membership-dependencies.ts';
import { readFacts } from './read-facts.ts';
import { nextQuestion } from './take-event.ts';
import { findGround } from './void-subscription.ts';

/**
 * Ends a membership with the paid period, or resumes it. Repeatable. Throws PAYMENTS_NOT_SET, NO_MEMBERSHIP,
 * PAYMENT_PROVIDER_FAILED.
 */
export async function switchRenewal(
  given: MembershipDependencies,
  { accountId, renews }: { accountId: string; renews: boolean },
): Promise<void> {
  const { stripe, db, log } = requirePayments(given);
  const subscription = await findGround(db, accountId);
  if (!subscription) {
    throw new AppError('NO_MEMBERSHIP');
  }
  const { id } = subscription;
  const now = await askStripe(stripe.subscriptions.retrieve(id));
  // An end date that was set in Stripe itself is removed too.
  if (!renews) {
    await askStripe(stripe.subscriptions.update(id, { cancel_at_period_end: true }));
  } else if (now.cancel_at_period_end) {
    await askStripe(stripe.subscriptions.update(id, { cancel_at_period_end: false }));
  } else if (now.cancel_at !== null) {
    await askStripe(stripe.subscriptions.update(id, { cancel_at: '' }));
  }
  const question = await nextQuestion(db);
  const facts = await readFacts(stripe, { kind: 'subscription', id });
  await db.transaction((transaction) => keepFacts(transaction, { facts, question, log }));
}
