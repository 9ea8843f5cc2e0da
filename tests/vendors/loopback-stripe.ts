import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

type Thing = Record<string, unknown> & { id: string };
/** An event as Stripe sends it. */
export type StripeEvent = Thing & { type: string; created: number; data: { object: Thing } };

/** What the loopback is told while it runs. */
export interface LoopbackStripe {
  url: string;
  key: string;
  webhookSecret: string;
  /** Everything there is, by id. */
  things: Map<string, Thing>;
  /** All events, the oldest first; a real Stripe keeps them for thirty days. */
  events: StripeEvent[];
  /** Each request as 'METHOD path', in order. */
  requests: string[];
  /** While true, every request is answered with an error of Stripe's own. */
  isBroken: boolean;
  /** Waited for after an answer was made and before it is sent: it grows old meanwhile. */
  beforeAnswer: (path: string) => Promise<void>;
  /** While true, a card that would have to be charged is refused. */
  refusesCards: boolean;
  /** How much of the running period is left, where what is left of it is counted. */
  restOfPeriod: number;
  /** What a person does on the page for payment. */
  pay(checkoutId: string, paid?: { amount?: number; currency?: string }): StripeEvent[];
  expire(checkoutId: string): StripeEvent;
  /** Another month of a subscription begins and is paid. */
  renew(subscriptionId: string, invoice?: { amount?: number; reason?: string }): StripeEvent;
  /** A subscription comes to stand in another way. */
  change(subscriptionId: string, change: Record<string, unknown>): StripeEvent;
  /** Gives back money of a payment; all refunds of it together. */
  refund(paymentId: string, allTogether: number): StripeEvent;
  dispute(paymentId: string, amount: number, status?: string): StripeEvent;
  closeDispute(disputeId: string, status: string): StripeEvent;
  /** Body and signature of an event as it is delivered. */
  sign(event: object, with_?: { secret?: string; timestamp?: number }): { payload: string; signature: string };
  close(): Promise<void>;
}

const PERIOD_SECONDS = 30 * 86_400;

/**
 * A Stripe on this machine: as much of its documented interface as payments need, and a page that pays when it is
 * opened.
 */
export async function startLoopbackStripe(port = 0): Promise<LoopbackStripe> {
  const answers = new Map<string, Thing>();
  let number = 0;
  const name = (prefix: string): string => `${prefix}_${String(++number).padStart(4, '0')}${randomUUID().slice(0, 8)}`;
  const now = (): number => Math.floor(Date.now() / 1000);
  const keep = <Kept extends Thing>(thing: Kept): Kept => {
    service.things.set(thing.id, thing);
    return thing;
  };
  const find = (id: string): Thing => {
    const thing = service.things.get(id);
    if (!thing) throw new Error(`the loopback has no ${id}`);
    return thing;
  };
  const happen = (type: string, object: Thing): StripeEvent => {
    const event: StripeEvent = {
      id: name('evt'),
      object: 'event',
      type,
      created: now(),
      livemode: false,
      data: { object: structuredClone(object) },
    };
    service.events.push(event);
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
      amount_paid: amount,
      amount_due: amount,
      lines: {
        object: 'list',
        has_more: false,
        data: [{ id: name('il'), object: 'line_item', period: { start: now(), end: periodEnd(subscription) } }],
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

  const service: LoopbackStripe = {
    url: '',
    key: 'sk_test_loopback',
    webhookSecret: 'whsec_loopback',
    things: new Map(),
    events: [],
    requests: [],
    isBroken: false,
    refusesCards: false,
    restOfPeriod: 0.5,
    beforeAnswer: async () => {},
    pay: (checkoutId, paid = {}) => {
      const session = find(checkoutId);
      if (session['status'] !== 'open') return [];
      const amount = paid.amount ?? Number(session['amount_total']);
      const currency = paid.currency ?? String(session['currency']);
      Object.assign(session, { status: 'complete', payment_status: 'paid', amount_total: amount, currency });
      if (session['mode'] === 'payment') {
        session['payment_intent'] = charge(amount, currency);
        return [happen('checkout.session.completed', session)];
      }
      const subscription = keep({
        id: name('sub'),
        object: 'subscription',
        status: 'active',
        customer: session['customer'] ?? name('cus'),
        metadata: session['subscription_metadata'],
        currency,
        cancel_at_period_end: false,
        cancel_at: null,
        amount,
        items: {
          object: 'list',
          data: [{ id: name('si'), current_period_end: now() + PERIOD_SECONDS, price: { product: name('prod') } }],
        },
      });
      const first = invoice(subscription, { amount, reason: 'subscription_create' });
      Object.assign(subscription, { latest_invoice: first.id });
      session['subscription'] = subscription.id;
      return [
        happen('customer.subscription.created', subscription),
        happen('invoice.paid', first),
        happen('checkout.session.completed', session),
      ];
    },
    expire: (checkoutId) => happen('checkout.session.expired', Object.assign(find(checkoutId), { status: 'expired' })),
    renew: (subscriptionId, { amount, reason = 'subscription_cycle' } = {}) => {
      const subscription = find(subscriptionId);
      const next = invoice(subscription, { amount: amount ?? Number(subscription['amount']), reason });
      Object.assign(subscription, { latest_invoice: next.id });
      return happen('invoice.paid', next);
    },
    change: (subscriptionId, change) => {
      const subscription = Object.assign(find(subscriptionId), change);
      return happen(
        change['status'] === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
        subscription,
      );
    },
    refund: (paymentId, allTogether) =>
      happen('charge.refunded', Object.assign(find(paymentId.replace('pi', 'ch')), { amount_refunded: allTogether })),
    dispute: (paymentId, amount, status = 'needs_response') =>
      happen(
        'charge.dispute.created',
        keep({
          id: name('dp'),
          object: 'dispute',
          charge: paymentId.replace('pi', 'ch'),
          payment_intent: paymentId,
          amount,
          status,
        }),
      ),
    closeDispute: (disputeId, status) => happen('charge.dispute.closed', Object.assign(find(disputeId), { status })),
    sign: (event, with_ = {}) => {
      const payload = JSON.stringify(event);
      const secret = with_.secret ?? service.webhookSecret;
      return {
        payload,
        signature: Stripe.webhooks.generateTestHeaderString({
          payload,
          secret,
          ...(with_.timestamp === undefined ? {} : { timestamp: with_.timestamp }),
        }),
      };
    },
    close: async () => {},
  };

  const createCheckout = (form: URLSearchParams): Thing =>
    keep({
      id: name('cs_test'),
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
    });

  /** What the rest of the period costs more at another price. */
  const rest = (subscription: Thing, form: URLSearchParams, within = ''): number => {
    const field = within === '' ? 'items[0][price_data][unit_amount]' : `${within}[items][0][price_data][unit_amount]`;
    return Math.round((Number(form.get(field)) - Number(subscription['amount'])) * service.restOfPeriod);
  };
  /** Another price, another end, other names; `undefined` where the card was refused. */
  const update = (subscription: Thing, form: URLSearchParams): Thing | undefined => {
    const price = form.get('items[0][price_data][unit_amount]');
    const isCharged = price !== null && form.get('proration_behavior') === 'always_invoice';
    if (isCharged && service.refusesCards) return undefined;
    const due = isCharged ? rest(subscription, form) : 0;
    Object.assign(subscription, {
      ...(form.has('metadata[order_id]') ? { metadata: { order_id: form.get('metadata[order_id]') } } : {}),
      ...(price === null ? {} : { amount: Number(price) }),
      ...(form.has('cancel_at_period_end')
        ? { cancel_at_period_end: form.get('cancel_at_period_end') === 'true' }
        : {}),
      ...(form.get('cancel_at') === '' ? { cancel_at: null } : {}),
    });
    if (isCharged) {
      const change = invoice(subscription, { amount: due, reason: 'subscription_update' });
      subscription['latest_invoice'] = change.id;
      happen('invoice.paid', change);
    }
    happen('customer.subscription.updated', subscription);
    return structuredClone(subscription);
  };

  const answer = (method: string, url: URL, form: URLSearchParams): Thing | undefined => {
    const [, , kind = '', second = '', third = ''] = url.pathname.split('/');
    if (method === 'POST' && url.pathname === '/v1/checkout/sessions') {
      const session = createCheckout(form);
      session['url'] = `${service.url}/pay/${session.id}`;
      return session;
    }
    if (method === 'POST' && kind === 'checkout' && url.pathname.endsWith('/expire')) {
      const session = service.things.get(third);
      return session?.['status'] === 'open' ? service.expire(third).data.object : undefined;
    }
    if (method === 'POST' && kind === 'products')
      return keep({ id: name('prod'), object: 'product', name: form.get('name') });
    if (method === 'POST' && url.pathname === '/v1/invoices/create_preview') {
      const subscription = service.things.get(form.get('subscription') ?? '');
      return (
        subscription && {
          id: name('upcoming_in'),
          object: 'invoice',
          amount_due: rest(subscription, form, 'subscription_details'),
        }
      );
    }
    if (method === 'POST' && kind === 'refunds') {
      const charge = service.things.get((form.get('payment_intent') ?? '').replace('pi', 'ch'));
      if (!charge || charge['amount_refunded'] === charge['amount']) return undefined;
      service.refund(form.get('payment_intent') ?? '', Number(charge['amount']));
      return keep({
        id: name('re'),
        object: 'refund',
        charge: charge.id,
        amount: charge['amount'],
        status: 'succeeded',
      });
    }
    if (method === 'POST' && kind === 'subscriptions') {
      const subscription = service.things.get(second);
      return subscription && update(subscription, form);
    }
    if (method === 'POST' && kind === 'billing_portal')
      return keep({
        id: name('bps'),
        object: 'billing_portal.session',
        customer: form.get('customer'),
        url: `${service.url}/portal/${form.get('customer')}`,
      });
    if (method === 'DELETE' && kind === 'subscriptions') {
      const subscription = service.things.get(second);
      if (subscription?.['status'] === 'canceled') return undefined;
      return subscription && service.change(second, { status: 'canceled' }).data.object;
    }
    if (kind === 'events') {
      const types = url.searchParams
        .getAll('types[]')
        .concat([...url.searchParams].filter(([key]) => /^types\[\d+\]$/.test(key)).map(([, value]) => value));
      const after = url.searchParams.get('starting_after');
      const newestFirst = service.events
        .filter(({ type, created }) => types.includes(type) && created >= Number(url.searchParams.get('created[gte]')))
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
    const thing = service.things.get(kind === 'checkout' ? third : second);
    if (thing?.['object'] === 'checkout.session' && typeof thing['subscription'] === 'string')
      return { ...thing, subscription: find(thing['subscription']) };
    return thing;
  };

  /** What a real one says where there is nothing to answer with. */
  const refusalOf = (path: string): [number, object] => {
    if (path.endsWith('/expire'))
      return [
        400,
        { type: 'invalid_request_error', message: 'Only Checkout Sessions with a status in open can be expired' },
      ];
    if (path === '/v1/refunds')
      return [
        400,
        {
          type: 'invalid_request_error',
          code: 'charge_already_refunded',
          message: 'The charge has already been refunded',
        },
      ];
    if (service.refusesCards && path.startsWith('/v1/subscriptions/'))
      return [402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined' }];
    return [404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' }];
  };

  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const url = new URL(request.url ?? '/', 'http://loopback');
      const pays = /^\/pay\/(\w+)$/.exec(url.pathname)?.[1];
      if (pays !== undefined) {
        service.pay(pays);
        return void response.writeHead(303, { location: String(find(pays)['success_url']) }).end();
      }
      if (url.pathname.startsWith('/portal/'))
        return void response.writeHead(200, { 'content-type': 'text/plain' }).end('The portal');
      service.requests.push(`${request.method} ${url.pathname}`);
      const say = (status: number, value: object): void =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      const form = new URLSearchParams(await readBody(request));
      if (request.headers.authorization !== `Bearer ${service.key}`)
        return say(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
      if (service.isBroken)
        return say(400, { error: { type: 'api_error', message: 'Something went wrong on our end' } });
      const key = request.headers['idempotency-key'];
      const known = typeof key === 'string' ? answers.get(key) : undefined;
      const thing = known ?? answer(request.method ?? 'GET', url, form);
      if (thing && typeof key === 'string') answers.set(key, thing);
      const [status, refusal] = refusalOf(url.pathname);
      const body = JSON.stringify(thing ?? { error: refusal });
      await service.beforeAnswer(url.pathname);
      response.writeHead(thing ? 200 : status, { 'content-type': 'application/json' }).end(body);
    };
    void serve();
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return service;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
}
