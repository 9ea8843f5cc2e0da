import type { Stripe } from 'stripe';
import { isUuid } from '#src/shared/uuid.ts';
import { askStripe } from './create-stripe.ts';
import type { ClaimFact, Fact, PaymentFact, SubscriptionFact } from './payment-facts.ts';

/** While Stripe still retries the payment, the membership continues. */
const ON = new Set<string>(['active', 'trialing', 'past_due']);
/** States in which the bank does not, or no longer, hold the money. */
const NOTHING_TAKEN = new Set<string>([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);
const OCCASIONS = new Map<string, PaymentFact['occasion']>([
  ['subscription_create', 'regular'],
  ['subscription_cycle', 'regular'],
  ['subscription_update', 'change'],
]);

/** What may have changed at Stripe, by kind and id. */
export interface Subject {
  kind: 'checkout' | 'invoice' | 'subscription' | 'charge' | 'dispute';
  id: string;
}

/**
 * Reads the current state of an object from Stripe; an event's content is never used. Objects that are not ours yield
 * nothing. Throws PAYMENT_PROVIDER_FAILED.
 */
export async function readFacts(stripe: Stripe, { kind, id }: Subject): Promise<Fact[]> {
  switch (kind) {
    case 'checkout':
      return readCheckout(stripe, id);
    case 'invoice':
      return readInvoice(stripe, id);
    case 'subscription':
      return readSubscription(stripe, id);
    case 'charge':
      return readCharge(stripe, id);
    case 'dispute':
      return readDispute(stripe, id);
  }
}

async function readCheckout(stripe: Stripe, id: string): Promise<Fact[]> {
  const session = await askStripe(stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] }));
  const orderId = ownOrder(session.client_reference_id);
  if (orderId === undefined) {
    return [];
  }
  const isPaid = session.status === 'complete' && session.payment_status === 'paid';
  const unpaid = session.status === 'expired' ? 'expired' : 'open';
  const facts: Fact[] = [{ kind: 'checkout', id, orderId, state: isPaid ? 'paid' : unpaid }];
  if (session.mode === 'payment' && isPaid) {
    facts.push({
      kind: 'payment',
      id: idOf(session.payment_intent) ?? id,
      sourceId: id,
      orderId,
      amountMinor: session.amount_total ?? 0,
      pricedMinor: session.amount_total ?? 0,
      currency: session.currency ?? '',
      occasion: 'regular',
      subscriptionId: null,
      coversUntil: null,
    });
  }
  const subscription = session.subscription;
  if (subscription !== null && typeof subscription !== 'string') {
    facts.push(...factOfSubscription(subscription));
    const invoice = idOf(subscription.latest_invoice);
    if (isPaid && invoice !== undefined) {
      facts.push(...(await readInvoice(stripe, invoice)));
    }
  }
  return facts;
}

async function readInvoice(stripe: Stripe, id: string): Promise<Fact[]> {
  const invoice = await askStripe(stripe.invoices.retrieve(id, { expand: ['payments'] }));
  const of = invoice.parent?.subscription_details;
  const orderId = ownOrder(of?.metadata?.['order_id']);
  if (orderId === undefined || invoice.status !== 'paid') {
    return [];
  }
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
  const occasion = OCCASIONS.get(invoice.billing_reason ?? '') ?? 'other';
  const ends = occasion === 'regular' ? Math.max(0, ...invoice.lines.data.map(({ period }) => period.end)) : 0;
  return [
    {
      kind: 'payment',
      id: idOf(paid?.payment.payment_intent) ?? id,
      sourceId: id,
      orderId,
      amountMinor: invoice.amount_paid,
      pricedMinor: invoice.subtotal,
      currency: invoice.currency,
      occasion,
      subscriptionId: idOf(of?.subscription) ?? null,
      coversUntil: ends === 0 ? null : new Date(ends * 1000),
    },
  ];
}

async function readSubscription(stripe: Stripe, id: string): Promise<Fact[]> {
  return factOfSubscription(await askStripe(stripe.subscriptions.retrieve(id)));
}

function factOfSubscription(subscription: Stripe.Subscription): SubscriptionFact[] {
  const orderId = ownOrder(subscription.metadata['order_id']);
  const customerId = idOf(subscription.customer);
  if (orderId === undefined || customerId === undefined) {
    return [];
  }
  const ends = subscription.items.data[0]?.current_period_end;
  return [
    {
      kind: 'subscription',
      id: subscription.id,
      orderId,
      customerId,
      status: subscription.status,
      isOn: ON.has(subscription.status),
      periodEndsAt: ends === undefined ? null : new Date(ends * 1000),
      endsWithPeriod: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    },
  ];
}

async function readCharge(stripe: Stripe, id: string): Promise<ClaimFact[]> {
  const charge = await askStripe(stripe.charges.retrieve(id));
  const paymentId = idOf(charge.payment_intent);
  return paymentId === undefined
    ? []
    : [{ kind: 'claim', reason: 'refund', id, paymentId, amountMinor: charge.amount_refunded, isFinal: true }];
}

async function readDispute(stripe: Stripe, id: string): Promise<ClaimFact[]> {
  const dispute = await askStripe(stripe.disputes.retrieve(id));
  const paymentId = idOf(dispute.payment_intent);
  return paymentId === undefined
    ? []
    : [
        {
          kind: 'claim',
          reason: 'dispute',
          id,
          paymentId,
          amountMinor: NOTHING_TAKEN.has(dispute.status) ? 0 : dispute.amount,
          isFinal: dispute.status === 'lost',
        },
      ];
}

function ownOrder(said: string | null | undefined): string | undefined {
  return said !== null && said !== undefined && isUuid(said) ? said : undefined;
}

function idOf(thing: string | { id: string } | null | undefined): string | undefined {
  return typeof thing === 'string' ? thing : thing?.id;
}
