import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { askStripe, isMissingAtStripe } from './create-stripe.ts';
import { keepFacts } from './keep-facts.ts';
import type { PaymentDependencies } from './membership-dependencies.ts';
import { readFacts } from './read-facts.ts';
import { paymentActs, type PaymentActRow } from './tables.ts';
import { nextQuestion } from './take-event.ts';

/** Attempts before an admin has to look, after about eight hours. */
const MOST_TRIES = 12;
const MOST_AT_ONCE = 20;

/**
 * Performs the waiting cancellations and refunds at Stripe, of one account or of all. Idempotency keys ensure that each
 * happens once, and what was done before counts as done. Failures are retried with growing pauses.
 */
export async function doPaymentActs(dependencies: PaymentDependencies, accountId?: string): Promise<void> {
  const { db } = dependencies;
  const waiting = await db
    .select()
    .from(paymentActs)
    .where(
      and(
        isNull(paymentActs.doneAt),
        isNull(paymentActs.givenUpAt),
        accountId === undefined ? undefined : eq(paymentActs.accountId, accountId),
        or(
          isNull(paymentActs.triedAt),
          lt(paymentActs.triedAt, sql`now() - make_interval(mins => ${paymentActs.tries} * ${paymentActs.tries})`),
        ),
      ),
    )
    .orderBy(paymentActs.createdAt)
    .limit(MOST_AT_ONCE);
  for (const act of waiting) {
    // One of several processes takes the turn.
    const [mine] = await db
      .update(paymentActs)
      .set({ tries: act.tries + 1, triedAt: sql`now()` })
      .where(and(isAct(act), eq(paymentActs.tries, act.tries)))
      .returning();
    if (mine) {
      await doAct(dependencies, mine);
    }
  }
}

async function doAct(dependencies: PaymentDependencies, act: PaymentActRow): Promise<void> {
  const { db, log } = dependencies;
  try {
    await (act.kind === 'cancel'
      ? cancelSubscription(dependencies, act.subjectId)
      : returnMoney(dependencies, act.subjectId));
    reachFailpoint('payment-act-done');
    await db
      .update(paymentActs)
      .set({ doneAt: sql`now()`, problem: null })
      .where(isAct(act));
    log.warn({ act: act.kind, subject: act.subjectId, reason: act.reason }, 'done at the payment provider by itself');
  } catch (error) {
    const isOver = act.tries >= MOST_TRIES;
    const said = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    await db
      .update(paymentActs)
      .set({ problem: said.slice(0, 500), ...(isOver ? { givenUpAt: sql`now()` } : {}) })
      .where(isAct(act));
    log[isOver ? 'error' : 'warn'](
      { err: error, act: act.kind, subject: act.subjectId, tries: act.tries },
      isOver ? 'given up: somebody has to do it at the payment provider' : 'not done at the payment provider yet',
    );
  }
}

/** Ends a subscription at once. One that has ended already counts as ended. Throws PAYMENT_PROVIDER_FAILED. */
export async function cancelSubscription({ db, log, stripe }: PaymentDependencies, id: string): Promise<void> {
  try {
    await askStripe(stripe.subscriptions.cancel(id, {}, { idempotencyKey: `cancel:${id}` }));
  } catch (error) {
    // Cancelled before: verified below.
    if (!isMissingAtStripe(error)) {
      throw error;
    }
  }
  reachFailpoint('payment-subscription-cancelled');
  const question = await nextQuestion(db);
  const facts = await readFacts(stripe, { kind: 'subscription', id });
  await db.transaction((transaction) => keepFacts(transaction, { facts, question, log }));
}

/** Refunds a payment in full, or what is left of it. Throws PAYMENT_PROVIDER_FAILED. */
async function returnMoney({ stripe }: PaymentDependencies, paymentId: string): Promise<void> {
  try {
    await askStripe(
      stripe.refunds.create(
        { payment_intent: paymentId, reason: 'duplicate' },
        { idempotencyKey: `refund:${paymentId}` },
      ),
    );
  } catch (error) {
    const said = error instanceof Error ? error.cause : undefined;
    if (!(said instanceof Stripe.errors.StripeInvalidRequestError && said.code === 'charge_already_refunded')) {
      throw error;
    }
  }
}

function isAct({ kind, subjectId }: PaymentActRow) {
  return and(eq(paymentActs.kind, kind), eq(paymentActs.subjectId, subjectId));
}
