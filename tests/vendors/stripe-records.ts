import { randomUUID } from 'node:crypto';

export type Thing = Record<string, unknown> & { id: string };
/** An event as Stripe sends it. */
export type StripeEvent = Thing & { type: string; created: number; data: { object: Thing } };

/** What the loopback knows: things by their id, and what happened to them. */
export interface StripeRecords {
  /** Everything there is, by id. */
  things: Map<string, Thing>;
  /** All events, the oldest first; a real Stripe keeps them for thirty days. */
  events: StripeEvent[];
  /** A new id. */
  name(prefix: string): string;
  keep<Kept extends Thing>(thing: Kept): Kept;
  /** Throws where there is none. */
  find(id: string): Thing;
  /** Writes down an event about a thing as it is now. */
  happen(type: string, object: Thing): StripeEvent;
  /** A payment that succeeded, with its charge. Answers with the id of the payment. */
  charge(amount: number, currency: string): string;
  /** A paid invoice of a subscription. */
  invoice(subscription: Thing, invoice: { amount: number; reason: string }): Thing;
}

/** Seconds since 1970, as Stripe counts. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** Records of a Stripe that has seen nothing yet. */
export function createStripeRecords(): StripeRecords {
  const things = new Map<string, Thing>();
  const events: StripeEvent[] = [];
  let number = 0;
  const name = (prefix: string): string => `${prefix}_${String(++number).padStart(4, '0')}${randomUUID().slice(0, 8)}`;
  const keep = <Kept extends Thing>(thing: Kept): Kept => {
    things.set(thing.id, thing);
    return thing;
  };
  const find = (id: string): Thing => {
    const thing = things.get(id);
    if (!thing) {
      throw new Error(`the loopback has no ${id}`);
    }
    return thing;
  };
  const happen = (type: string, object: Thing): StripeEvent => {
    const event: StripeEvent = {
      id: name('evt'),
      object: 'event',
      type,
      created: nowInSeconds(),
      livemode: false,
      data: { object: structuredClone(object) },
    };
    events.push(event);
    return event;
  };
  const charge = (amount: number, currency: string): string => {
    const payment = keep({ id: name('pi'), object: 'payment_intent', amount, currency, status: 'succeeded' });
    keep({
      id: payment.id.replace('pi', 'ch'),
      object: 'charge',
      payment_intent: payment.id,
      amount,
      currency,
      amount_refunded: 0,
    });
    return payment.id;
  };
  const firstItem = (subscription: Thing) =>
    (subscription['items'] as { data: { id: string; current_period_end: number; price: { product: string } }[] })
      .data[0];
  const periodEnd = (subscription: Thing): number => firstItem(subscription)?.current_period_end ?? 0;
  const invoice = (subscription: Thing, { amount, reason }: { amount: number; reason: string }): Thing => {
    const payment = charge(amount, String(subscription['currency']));
    return keep({
      id: name('in'),
      object: 'invoice',
      status: 'paid',
      billing_reason: reason,
      subtotal: amount,
      amount_paid: amount,
      amount_due: amount,
      lines: {
        object: 'list',
        has_more: false,
        data: [
          { id: name('il'), object: 'line_item', period: { start: nowInSeconds(), end: periodEnd(subscription) } },
        ],
      },
      currency: subscription['currency'],
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription['metadata'] },
      },
      payments: {
        object: 'list',
        has_more: false,
        data: [
          {
            id: name('inpay'),
            object: 'invoice_payment',
            status: 'paid',
            payment: { type: 'payment_intent', payment_intent: payment },
          },
        ],
      },
    });
  };
  return { things, events, name, keep, find, happen, charge, invoice };
}
