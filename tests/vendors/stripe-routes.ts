import type { LoopbackStripe } from './loopback-stripe.ts';
import type { StripeRecords, Thing } from './stripe-records.ts';

/** One request, as far as an answer needs it. */
interface Call {
  service: LoopbackStripe;
  records: StripeRecords;
  /** What is named in the path; empty where nothing is. */
  id: string;
  form: URLSearchParams;
  query: URLSearchParams;
}

interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  /** Answers with undefined where a real Stripe refuses. */
  answer(call: Call): Thing | undefined;
  /** How it refuses; not given: that there is no such thing. */
  refuse?(call: Call): Refusal;
}

type Refusal = readonly [status: number, error: object];

const NO_SUCH_THING: Refusal = [
  404,
  { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' },
];
const NOT_OPEN: Refusal = [
  400,
  { type: 'invalid_request_error', message: 'Only Checkout Sessions with a status in open can be expired' },
];
const ALREADY_REFUNDED: Refusal = [
  400,
  { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'The charge has already been refunded' },
];
const CARD_DECLINED: Refusal = [402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined' }];

/** As much of Stripe's documented interface as payments need. The first route that fits answers. */
const ROUTES: readonly Route[] = [
  { method: 'POST', path: /^\/v1\/checkout\/sessions$/, answer: createCheckout },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    answer: expireCheckout,
    refuse: () => NOT_OPEN,
  },
  { method: 'GET', path: /^\/v1\/checkout\/sessions\/(\w+)$/, answer: readCheckout },
  { method: 'POST', path: /^\/v1\/products$/, answer: createProduct },
  { method: 'POST', path: /^\/v1\/invoices\/create_preview$/, answer: previewInvoice },
  { method: 'POST', path: /^\/v1\/refunds$/, answer: refund, refuse: () => ALREADY_REFUNDED },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    answer: updateSubscription,
    refuse: ({ service }) => (service.refusesCards ? CARD_DECLINED : NO_SUCH_THING),
  },
  { method: 'DELETE', path: /^\/v1\/subscriptions\/(\w+)$/, answer: cancelSubscription },
  { method: 'POST', path: /^\/v1\/billing_portal\/sessions$/, answer: openPortal },
  { method: 'GET', path: /^\/v1\/events$/, answer: listEvents },
  { method: 'GET', path: /^\/v1\/\w+\/(\w+)$/, answer: ({ records, id }) => records.things.get(id) },
];

/** What Stripe says to a request: a thing, or a status and an error. */
export function answerStripe(
  request: { method: string; url: URL; form: URLSearchParams },
  service: LoopbackStripe,
  records: StripeRecords,
): { thing: Thing } | { refusal: Refusal } {
  const { method, url, form } = request;
  const route = ROUTES.find((candidate) => candidate.method === method && candidate.path.test(url.pathname));
  if (!route) {
    return { refusal: NO_SUCH_THING };
  }
  const id = route.path.exec(url.pathname)?.[1] ?? '';
  const call: Call = { service, records, id, form, query: url.searchParams };
  const thing = route.answer(call);
  return thing ? { thing } : { refusal: route.refuse?.(call) ?? NO_SUCH_THING };
}

function createCheckout({ service, records: { keep, name }, form }: Call): Thing {
  const id = name('cs_test');
  return keep({
    id,
    object: 'checkout.session',
    mode: form.get('mode'),
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: form.get('client_reference_id'),
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]'),
    customer: form.get('customer'),
    customer_email: form.get('customer_email'),
    subscription: null,
    payment_intent: null,
    locale: form.get('locale'),
    description: form.get('line_items[0][price_data][product_data][name]'),
    interval: form.get('line_items[0][price_data][recurring][interval]'),
    subscription_metadata: { order_id: form.get('subscription_data[metadata][order_id]') },
    success_url: form.get('success_url'),
    cancel_url: form.get('cancel_url'),
    url: `${service.url}/pay/${id}`,
  });
}

function expireCheckout({ service, records, id }: Call): Thing | undefined {
  return records.things.get(id)?.['status'] === 'open' ? service.expire(id).data.object : undefined;
}

/** With its subscription in full, where it has one. */
function readCheckout({ records, id }: Call): Thing | undefined {
  const session = records.things.get(id);
  return typeof session?.['subscription'] === 'string'
    ? { ...session, subscription: records.find(session['subscription']) }
    : session;
}

function createProduct({ records: { keep, name }, form }: Call): Thing {
  return keep({ id: name('prod'), object: 'product', name: form.get('name') });
}

function previewInvoice({ service, records, form }: Call): Thing | undefined {
  const subscription = records.things.get(form.get('subscription') ?? '');
  const price = form.get('subscription_details[items][0][price_data][unit_amount]');
  return (
    subscription && {
      id: records.name('upcoming_in'),
      object: 'invoice',
      amount_due: restOfPeriod(service, subscription, price),
    }
  );
}

/** What the rest of the period costs more at another price. */
function restOfPeriod(service: LoopbackStripe, subscription: Thing, price: string | null): number {
  return Math.round((Number(price) - Number(subscription['amount'])) * service.restOfPeriod);
}

/** The whole of a payment, once. */
function refund({ service, records: { things, keep, name }, form }: Call): Thing | undefined {
  const payment = form.get('payment_intent') ?? '';
  const charge = things.get(payment.replace('pi', 'ch'));
  if (!charge || charge['amount_refunded'] === charge['amount']) {
    return undefined;
  }
  service.refund(payment, Number(charge['amount']));
  return keep({ id: name('re'), object: 'refund', charge: charge.id, amount: charge['amount'], status: 'succeeded' });
}

/** Another price, another end, other names; `undefined` where the card was refused. */
function updateSubscription({ service, records, id, form }: Call): Thing | undefined {
  const subscription = records.things.get(id);
  const price = form.get('items[0][price_data][unit_amount]');
  const isCharged = price !== null && form.get('proration_behavior') === 'always_invoice';
  if (!subscription || (isCharged && service.refusesCards)) {
    return undefined;
  }
  const due = isCharged ? restOfPeriod(service, subscription, price) : 0;
  Object.assign(subscription, {
    ...(form.has('metadata[order_id]') ? { metadata: { order_id: form.get('metadata[order_id]') } } : {}),
    ...(price === null ? {} : { amount: Number(price) }),
    ...(form.has('cancel_at_period_end') ? { cancel_at_period_end: form.get('cancel_at_period_end') === 'true' } : {}),
    ...(form.get('cancel_at') === '' ? { cancel_at: null } : {}),
  });
  if (isCharged) {
    const change = records.invoice(subscription, { amount: due, reason: 'subscription_update' });
    subscription['latest_invoice'] = change.id;
    records.happen('invoice.paid', change);
  }
  records.happen('customer.subscription.updated', subscription);
  return structuredClone(subscription);
}

function cancelSubscription({ service, records, id }: Call): Thing | undefined {
  const subscription = records.things.get(id);
  return subscription && subscription['status'] !== 'canceled'
    ? service.change(id, { status: 'canceled' }).data.object
    : undefined;
}

function openPortal({ service, records: { keep, name }, form }: Call): Thing {
  return keep({
    id: name('bps'),
    object: 'billing_portal.session',
    customer: form.get('customer'),
    url: `${service.url}/portal/${form.get('customer')}`,
  });
}

/** Events of the kinds that are asked for, the newest first. */
function listEvents({ records: { events }, query }: Call): Thing {
  const types = [...query].filter(([key]) => /^types\[\d*\]$/.test(key)).map(([, value]) => value);
  const after = query.get('starting_after');
  const newestFirst = events
    .filter(({ type, created }) => types.includes(type) && created >= Number(query.get('created[gte]')))
    .reverse();
  const from = after === null ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
  // Pages as small as this, so that there is always a next one.
  return {
    id: 'list',
    object: 'list',
    data: newestFirst.slice(from, from + 2),
    has_more: newestFirst.length > from + 2,
    url: '/v1/events',
  };
}
