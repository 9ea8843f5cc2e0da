import { eq, sql } from 'drizzle-orm';
import { isMissingAtStripe } from './create-stripe.ts';
import { keepFacts } from './keep-facts.ts';
import type { PaymentDependencies } from './membership-dependencies.ts';
import type { Fact } from './payment-facts.ts';
import { readFacts, type Subject } from './read-facts.ts';
import { paymentEvents } from './tables.ts';

/** The kind of object that each event type is about. */
const SUBJECTS: Readonly<Record<string, Subject['kind']>> = {
  'checkout.session.completed': 'checkout',
  'checkout.session.async_payment_succeeded': 'checkout',
  'checkout.session.async_payment_failed': 'checkout',
  'checkout.session.expired': 'checkout',
  'invoice.paid': 'invoice',
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'customer.subscription.paused': 'subscription',
  'customer.subscription.resumed': 'subscription',
  'charge.refunded': 'charge',
  'refund.updated': 'charge',
  'refund.failed': 'charge',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
  'charge.dispute.funds_withdrawn': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute',
};

/** The event types that the webhook must receive. */
export const EVENT_TYPES: readonly string[] = Object.keys(SUBJECTS);

/** The used part of an event: it only says what to read. */
export interface HeardEvent {
  readonly id: string;
  readonly type: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly data: { readonly object: object };
}

/**
 * Processes an event, once per id. Its object is read from Stripe before the transaction, so that late or reordered
 * events do no harm. Throws PAYMENT_PROVIDER_FAILED; the event may then come again.
 */
export async function takeEvent(
  { stripe, db, log }: PaymentDependencies,
  event: HeardEvent,
): Promise<'taken' | 'known' | 'ignored'> {
  const subject = subjectOf(event);
  if (!subject) {
    return 'ignored';
  }
  const before = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, event.id));
  if (before.length > 0) {
    return 'known';
  }
  const question = await nextQuestion(db);
  let facts: Fact[] = [];
  try {
    facts = await readFacts(stripe, subject);
  } catch (error) {
    if (!isMissingAtStripe(error)) {
      throw error;
    }
    log.warn(
      { event: event.id, type: event.type, ...subject },
      'a payment event is about something that Stripe does not know',
    );
  }
  return db.transaction(async (transaction) => {
    const kept = await transaction
      .insert(paymentEvents)
      .values({ id: event.id, type: event.type, happenedAt: new Date(event.created * 1000) })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (kept.length === 0) {
      return 'known';
    }
    await keepFacts(transaction, { facts, question, log });
    return 'taken';
  });
}

/** The number of a question to Stripe, taken before asking. */
export async function nextQuestion(db: PaymentDependencies['db']): Promise<number> {
  const { rows } = await db.execute<{ question: number }>(sql`select nextval('payment_questions')::float8 as question`);
  return rows[0]?.question ?? 0;
}

function subjectOf({ type, data }: HeardEvent): Subject | undefined {
  const kind = Object.hasOwn(SUBJECTS, type) ? SUBJECTS[type] : undefined;
  const thing = data.object as { id?: unknown; charge?: unknown };
  // A refund refers to its charge; every other event is about its object.
  const id = type.startsWith('refund.') ? thing.charge : thing.id;
  return kind !== undefined && typeof id === 'string' && /^\w{3,250}$/.test(id) ? { kind, id } : undefined;
}
