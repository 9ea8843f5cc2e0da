import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { USUAL_OFFERS } from '#src/shared/catalogue/offers.ts';
import { buildPayments, type Payments } from '#tests/build/build-payments.ts';
import { EVENT_TYPES } from './take-event.ts';

const { starter } = USUAL_OFFERS.tiers;

let payments: Payments;
beforeAll(async () => {
  payments = await buildPayments();
});
afterAll(() => payments?.close());

/** An event of a type about a thing, as Stripe sends it. */
const about = (type: string, object: object): object => ({
  id: `evt_${randomUUID().replaceAll('-', '')}`,
  object: 'event',
  type,
  created: Math.floor(Date.now() / 1000),
  data: { object },
});

test('[SEC-13] a refund that only its own events tell of takes the coins back, and gives them again when it fails', async () => {
  const { stripe } = payments;
  const accountId = await payments.createAccount();
  const { events, paymentId } = await payments.buy(accountId);
  await payments.deliverAll(events);
  const coins = (): Promise<number> => readBalance(payments.database.db, accountId);
  expect(await coins()).toBe(starter.coins);
  const refund = { id: 're_1', object: 'refund', charge: paymentId.replace('pi', 'ch') };
  stripe.refund(paymentId, starter.priceMinor);
  await payments.deliverAll([about('refund.updated', refund)]);
  expect(await coins()).toBe(0);
  stripe.refund(paymentId, 0);
  await payments.deliverAll([about('refund.failed', refund)]);
  expect(await coins()).toBe(starter.coins);
  expect((await proveLedger(payments.database.db)).faults).toEqual([]);
});

test('[COIN-10] each kind of event asks Stripe for the thing that it is about', async () => {
  const kinds: [RegExp, string, string][] = [
    [/^checkout\.session\./, 'cs_1', 'checkout/sessions/cs_1'],
    [/^invoice\./, 'in_1', 'invoices/in_1'],
    [/^customer\.subscription\./, 'sub_1', 'subscriptions/sub_1'],
    [/^charge\.refunded$/, 'ch_1', 'charges/ch_1'],
    [/^refund\./, 're_1', 'charges/ch_1'],
    [/^charge\.dispute\./, 'dp_1', 'disputes/dp_1'],
  ];
  for (const type of EVENT_TYPES) {
    const [, id, path] = kinds.find(([pattern]) => pattern.test(type)) ?? [];
    const before = payments.stripe.requests.length;
    await payments.deliverAll([about(type, { id, charge: 'ch_1' })]);
    expect(payments.stripe.requests.slice(before), type).toEqual([expect.stringContaining(`GET /v1/${path}`)]);
  }
  const before = payments.stripe.requests.length;
  await payments.deliverAll([about('customer.created', { id: 'cus_1' }), about('charge.refunded', { id: '../x' })]);
  expect(payments.stripe.requests.slice(before)).toEqual([]);
});
