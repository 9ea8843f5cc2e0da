import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { createStripeRecords, nowInSeconds, type StripeEvent, type Thing } from './stripe-records.ts';
import { answerStripe } from './stripe-routes.ts';

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
  /** Another month of a subscription begins and is paid, a part of it by a coupon or a balance where told. */
  renew(subscriptionId: string, invoice?: { amount?: number; reason?: string; reducedBy?: number }): StripeEvent;
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
  const records = createStripeRecords();
  const { name, keep, find, happen, charge, invoice } = records;
  const service: LoopbackStripe = {
    url: '',
    key: 'sk_test_loopback',
    webhookSecret: 'whsec_loopback',
    things: records.things,
    events: records.events,
    requests: [],
    isBroken: false,
    refusesCards: false,
    restOfPeriod: 0.5,
    beforeAnswer: async () => {},
    pay: (checkoutId, paid = {}) => {
      const session = find(checkoutId);
      if (session['status'] !== 'open') {
        return [];
      }
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
          data: [
            { id: name('si'), current_period_end: nowInSeconds() + PERIOD_SECONDS, price: { product: name('prod') } },
          ],
        },
      });
      const first = invoice(subscription, { amount, reason: 'subscription_create' });
      session['subscription'] = Object.assign(subscription, { latest_invoice: first.id }).id;
      return [
        happen('customer.subscription.created', subscription),
        happen('invoice.paid', first),
        happen('checkout.session.completed', session),
      ];
    },
    expire: (checkoutId) => happen('checkout.session.expired', Object.assign(find(checkoutId), { status: 'expired' })),
    renew: (subscriptionId, { amount, reason = 'subscription_cycle', reducedBy = 0 } = {}) => {
      const subscription = find(subscriptionId);
      const next = invoice(subscription, { amount: amount ?? Number(subscription['amount']), reason });
      Object.assign(subscription, { latest_invoice: next.id });
      return happen('invoice.paid', Object.assign(next, { amount_paid: Number(next['amount_due']) - reducedBy }));
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

  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const url = new URL(request.url ?? '/', 'http://loopback');
      const pays = /^\/pay\/(\w+)$/.exec(url.pathname)?.[1];
      if (pays !== undefined) {
        service.pay(pays);
        return void response.writeHead(303, { location: String(find(pays)['success_url']) }).end();
      }
      if (url.pathname.startsWith('/portal/')) {
        return void response.writeHead(200, { 'content-type': 'text/plain' }).end('The portal');
      }
      service.requests.push(`${request.method} ${url.pathname}`);
      const say = (status: number, value: object): void =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      const form = new URLSearchParams(await readBody(request));
      if (request.headers.authorization !== `Bearer ${service.key}`) {
        return say(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
      }
      if (service.isBroken) {
        return say(400, { error: { type: 'api_error', message: 'Something went wrong on our end' } });
      }
      const key = request.headers['idempotency-key'];
      const known = typeof key === 'string' ? answers.get(key) : undefined;
      const answer = known
        ? { thing: known }
        : answerStripe({ method: request.method ?? 'GET', url, form }, service, records);
      if ('thing' in answer && typeof key === 'string') {
        answers.set(key, answer.thing);
      }
      const [status, body] =
        'thing' in answer
          ? [200, JSON.stringify(answer.thing)]
          : [answer.refusal[0], JSON.stringify({ error: answer.refusal[1] })];
      await service.beforeAnswer(url.pathname);
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
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
  for await (const piece of request) {
    body += String(piece);
  }
  return body;
}
