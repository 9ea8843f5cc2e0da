import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markAdmin } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { listNotifications } from '#src/foundation/notifications/server/list-notifications.ts';
import { USUAL_OFFERS } from '#src/shared/catalogue/offers.ts';
import { buildPayments, type Payments } from '#tests/build/build-payments.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import type { StripeEvent } from '#tests/vendors/stripe-records.ts';
import { forgetPayments } from './forget-payments.ts';
import { listStrayPayments } from './keep-stray-payment.ts';
import { takeEvent } from './take-event.ts';

const { creator } = USUAL_OFFERS.tiers;

let payments: Payments;
beforeAll(async () => {
  payments = await buildPayments();
});
afterAll(() => payments?.close());

/** The dependencies with a log whose lines are kept. */
function withLog(): {
  dependencies: Payments['dependencies'];
  lines: { level: number; msg: string; payment?: string }[];
} {
  const lines: { level: number; msg: string; payment?: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { dependencies: { ...payments.dependencies, log }, lines };
}
const balanceOf = (accountId: string): Promise<number> => readBalance(payments.database.db, accountId);
const coinsKept = async (accountId: string): Promise<number[]> =>
  (
    await payments.database.pool.query<{ coins: number }>(
      'select coins::int as coins from payments where account_id = $1 order by created_at',
      [accountId],
    )
  ).rows.map(({ coins }) => coins);

async function strays(): Promise<{ id: string; isReturned: boolean; amount: object }[]> {
  const adminId = await payments.createAccount();
  await markAdmin(payments.database.db, adminId, true);
  await enrolSecondFactor(payments.database, payments.folder, adminId);
  return (await payments.call(adminId, '/api/admin/payment-acts')).json().strays;
}

test('[COIN-10] a payment of an unknown order is stored, logged as an error and shown to admins', async () => {
  const accountId = await payments.createAccount();
  const { events, paymentId, orderId } = await payments.buy(accountId);
  await forgetPayments(payments.database.db, accountId);
  const { dependencies, lines } = withLog();
  await takeEvent(dependencies, events[0] as StripeEvent);
  expect(lines).toMatchObject([{ level: 50, payment: paymentId }]);
  expect(await strays()).toMatchObject([
    { id: paymentId, orderId, amount: { priceMinor: USUAL_OFFERS.tiers.starter.priceMinor }, isReturned: false },
  ]);
  expect(await balanceOf(accountId)).toBe(0);
});

test('[COIN-10] every admin is told once of a payment of an unknown order', async () => {
  const adminId = await payments.createAccount();
  await markAdmin(payments.database.db, adminId, true);
  const accountId = await payments.createAccount();
  const { events } = await payments.buy(accountId);
  await forgetPayments(payments.database.db, accountId);
  await payments.deliverAll(events);
  await payments.deliverAll(events);
  const told = async (id: string) => (await listNotifications(payments.database.db, id)).map(({ kind }) => kind);
  expect(await told(adminId)).toEqual(['payment_to_see']);
  expect(await told(accountId)).toEqual([]);
});

test('[COIN-10] of many payments of unknown orders those to be refunded come first, and all are counted', async () => {
  const ids: string[] = [];
  for (const isReturned of [false, true, false]) {
    const accountId = await payments.createAccount();
    const { events, paymentId } = await payments.buy(accountId);
    await forgetPayments(payments.database.db, accountId);
    await payments.deliverAll(events);
    if (isReturned) {
      await payments.deliver(payments.stripe.refund(paymentId, USUAL_OFFERS.tiers.starter.priceMinor));
    }
    ids.push(paymentId);
  }
  const all = await listStrayPayments(payments.database.db);
  expect(all.strayCount).toBe(all.strays.length);
  const open = all.strays.filter(({ isReturned }) => !isReturned).map(({ id }) => id);
  expect(open.slice(0, 2)).toEqual([ids[2], ids[0]]);
  expect(all.strays.slice(0, open.length).map(({ id }) => id)).toEqual(open);
  expect(await listStrayPayments(payments.database.db, 2)).toEqual({
    strays: all.strays.slice(0, 2),
    strayCount: all.strayCount,
  });
});

test('[COIN-10] a refunded payment of an unknown order is shown as such', async () => {
  const accountId = await payments.createAccount();
  const { events, paymentId } = await payments.buy(accountId);
  await forgetPayments(payments.database.db, accountId);
  await payments.deliverAll(events);
  const { priceMinor } = USUAL_OFFERS.tiers.starter;
  const isReturned = async (): Promise<boolean | undefined> =>
    (await strays()).find(({ id }) => id === paymentId)?.isReturned;
  await payments.deliver(payments.stripe.refund(paymentId, priceMinor - 1));
  expect(await isReturned()).toBe(false);
  await payments.deliver(payments.stripe.refund(paymentId, priceMinor));
  expect(await isReturned()).toBe(true);
});

test('[COIN-10] an invoice read before and after it has a payment intent grants coins once', async () => {
  const accountId = await payments.createAccount();
  const { events, subscriptionId } = await payments.join(accountId);
  await payments.deliverAll(events);
  const paid = payments.stripe.renew(subscriptionId);
  const invoice: Record<string, unknown> = payments.stripe.things.get(paid.data.object.id) ?? {};
  const list = invoice['payments'] as { data: { payment: { payment_intent: string } }[] };
  invoice['payments'] = { ...list, data: [] };
  await payments.deliver(paid);
  expect(await balanceOf(accountId)).toBe(2 * creator.coins);
  invoice['payments'] = list;
  await payments.deliver({ ...paid, id: 'evt_again' });
  expect(await balanceOf(accountId)).toBe(2 * creator.coins);
  expect(await coinsKept(accountId)).toEqual([creator.coins, creator.coins]);

  // Its refund is found by the new id.
  await payments.deliver(payments.stripe.refund(list.data[0]?.payment.payment_intent ?? '', creator.priceMinor));
  expect(await balanceOf(accountId)).toBe(creator.coins);
  expect((await proveLedger(payments.database.db)).faults).toEqual([]);
});

test.each([1, creator.priceMinor])(
  '[COIN-10] with a coupon or balance of %i the plan grants all its coins',
  async (reducedBy) => {
    const accountId = await payments.createAccount();
    const { events, subscriptionId } = await payments.join(accountId);
    await payments.deliverAll(events);
    const { dependencies, lines } = withLog();
    await takeEvent(dependencies, payments.stripe.renew(subscriptionId, { reducedBy }));
    expect(await balanceOf(accountId)).toBe(2 * creator.coins);
    expect(lines).toMatchObject([{ level: 40, amountMinor: creator.priceMinor - reducedBy }]);
  },
);

test('[SEC-13] an invoice over another amount grants no coins', async () => {
  const accountId = await payments.createAccount();
  const { events, subscriptionId } = await payments.join(accountId);
  await payments.deliverAll(events);
  await payments.deliver(payments.stripe.renew(subscriptionId, { amount: creator.priceMinor + 5, reducedBy: 5 }));
  expect(await balanceOf(accountId)).toBe(creator.coins);
});
