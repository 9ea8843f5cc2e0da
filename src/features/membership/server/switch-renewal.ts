import { AppError } from '#src/shared/errors/app-error.ts';
import { askStripe, requirePayments } from './create-stripe.ts';
import { keepFacts } from './keep-facts.ts';
import type { MembershipTools } from './membership-tools.ts';
import { readFacts } from './read-facts.ts';
import { nextQuestion } from './take-event.ts';
import { findGround } from './void-subscription.ts';

/**
 * Has a membership end with the period that is paid, or go on after all. Either may be said any number of times. Throws
 * PAYMENTS_NOT_SET, NO_MEMBERSHIP, PAYMENT_PROVIDER_FAILED.
 */
export async function switchRenewal(
  given: MembershipTools,
  { accountId, renews }: { accountId: string; renews: boolean },
): Promise<void> {
  const { stripe, db, log } = requirePayments(given);
  const subscription = await findGround(db, accountId);
  if (!subscription) throw new AppError('NO_MEMBERSHIP');
  const { id } = subscription;
  const now = await askStripe(stripe.subscriptions.retrieve(id));
  // An end at a certain moment, as one may be set in Stripe itself, is taken back too.
  if (!renews) await askStripe(stripe.subscriptions.update(id, { cancel_at_period_end: true }));
  else if (now.cancel_at_period_end) await askStripe(stripe.subscriptions.update(id, { cancel_at_period_end: false }));
  else if (now.cancel_at !== null) await askStripe(stripe.subscriptions.update(id, { cancel_at: '' }));
  const question = await nextQuestion(db);
  const facts = await readFacts(stripe, { kind: 'subscription', id });
  await db.transaction((transaction) => keepFacts(transaction, { facts, question, log }));
}
