import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { askStripe, isMissingAtStripe } from './create-stripe.ts';
import { keepFacts } from './keep-facts.ts';
import type { PaymentTools } from './membership-tools.ts';
import { readFacts } from './read-facts.ts';
import { paymentActs, type PaymentActRow } from './tables.ts';
import { nextQuestion } from './take-event.ts';

/** After so many tries a person has to look; by then some eight hours are over. */
const MOST_TRIES = 12;
const MOST_AT_ONCE = 20;

/**
 * Cancels and returns at Stripe what waits for it, of one account or of all: each thing once, since Stripe knows the
 * keys and what was done before counts as done. What fails is tried again, later each time.
 */
export async function doPaymentActs(tools: PaymentTools, accountId?: string): Promise<void> {
  const { db } = tools;
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
    // Of several processes one takes the turn.
    const [mine] = await db
      .update(paymentActs)
      .set({ tries: act.tries + 1, triedAt: sql`now()` })
      .where(and(isAct(act), eq(paymentActs.tries, act.tries)))
      .returning();
    if (mine) await doAct(tools, mine);
  }
}

async function doAct(tools: PaymentTools, act: PaymentActRow): Promise<void> {
  const { db, log } = tools;
  try {
    await (act.kind === 'cancel' ? cancelSubscription(tools, act.subjectId) : returnMoney(tools, act.subjectId));
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

/** Ends a subscription at once. One that was ended before counts as ended. Throws PAYMENT_PROVIDER_FAILED. */
export async function cancelSubscription({ db, log, stripe }: PaymentTools, id: string): Promise<void> {
  try {
    await askStripe(stripe.subscriptions.cancel(id, {}, { idempotencyKey: `cancel:${id}` }));
  } catch (error) {
    // It was cancelled before: that is asked for below.
    if (!isMissingAtStripe(error)) throw error;
  }
  reachFailpoint('payment-subscription-cancelled');
  const question = await nextQuestion(db);
  const facts = await readFacts(stripe, { kind: 'subscription', id });
  await db.transaction((transaction) => keepFacts(transaction, { facts, question, log }));
}

/**
 * Returns all of a payment. What was returned before counts as returned; what is left of it is all that can be. Throws
 * PAYMENT_PROVIDER_FAILED.
 */
async function returnMoney({ stripe }: PaymentTools, paymentId: string): Promise<void> {
  try {
    await askStripe(
      stripe.refunds.create(
        { payment_intent: paymentId, reason: 'duplicate' },
        { idempotencyKey: `refund:${paymentId}` },
      ),
    );
  } catch (error) {
    const said = error instanceof Error ? error.cause : undefined;
    if (!(said instanceof Stripe.errors.StripeInvalidRequestError && said.code === 'charge_already_refunded'))
      throw error;
  }
}

function isAct({ kind, subjectId }: PaymentActRow) {
  return and(eq(paymentActs.kind, kind), eq(paymentActs.subjectId, subjectId));
}
