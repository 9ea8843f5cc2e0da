import { afterAll, beforeAll, expect, test } from 'vitest';
import { USUAL_OFFERS } from '#src/shared/catalogue/offers.ts';
import { buildPayments, type Payments } from '#tests/build/build-payments.ts';
import { doPaymentActs } from './do-payment-acts.ts';
import { openPortal } from './open-portal.ts';
import { readMembership } from './read-membership.ts';

const { creator } = USUAL_OFFERS.tiers;

let payments: Payments;
beforeAll(async () => {
  payments = await buildPayments();
});
afterAll(() => payments?.close());

const membershipOf = (accountId: string) => readMembership(payments.database.db, accountId);

/** A member whose month was refunded: the membership has ended. */
async function loseMembership(): Promise<string> {
  const accountId = await payments.createAccount();
  const { events, paymentId } = await payments.join(accountId);
  await payments.deliverAll([...events, payments.stripe.refund(paymentId, creator.priceMinor)]);
  return accountId;
}

test('[COIN-10] who never bought a membership has no portal, no plan and owes nothing', async () => {
  expect(await membershipOf(await payments.createAccount())).toEqual({
    tier: null,
    next: null,
    isLate: false,
    periodEndsAt: null,
    endsWithPeriod: false,
    hasPortal: false,
    given: null,
    ended: null,
    owedCoins: 0,
  });
});

test('[COIN-10] a member is told that the last payment failed, and no longer when it went through', async () => {
  const accountId = await payments.createAccount();
  const { events, subscriptionId } = await payments.join(accountId);
  await payments.deliverAll(events);
  for (const [status, isLate] of [
    ['past_due', true],
    ['active', false],
  ] as const) {
    await payments.deliverAll([payments.stripe.change(subscriptionId, { status })]);
    expect(await membershipOf(accountId)).toMatchObject({ tier: 'creator', isLate });
  }
});

test.each([
  [29, true],
  [31, false],
])('[COIN-10] after %i days it is %s that a former member is told of the end', async (days, isTold) => {
  const accountId = await loseMembership();
  await payments.database.pool.query(
    'update subscriptions set voided_at = now() - make_interval(days => $1) where account_id = $2',
    [days, accountId],
  );
  expect((await membershipOf(accountId)).ended !== null).toBe(isTold);
});

test('[COIN-10] a former member who joins again is not told of the end any more', async () => {
  const accountId = await loseMembership();
  expect((await membershipOf(accountId)).ended).toMatchObject({ reason: 'refund' });
  await payments.deliverAll((await payments.join(accountId)).events);
  expect(await membershipOf(accountId)).toMatchObject({ tier: 'creator', ended: null });
});

test('[COIN-10] the portal is that of the membership that runs, and leads back to the prices', async () => {
  const accountId = await payments.createAccount();
  const running = await payments.join(accountId);
  await payments.deliverAll(running.events);
  const customer = payments.stripe.things.get(running.subscriptionId)?.['customer'];
  await payments.database.pool.query(
    `insert into subscriptions (id, order_id, account_id, customer_id, status, is_on, ends_with_period, question, created_at)
     values ('sub_newer', $1, $2, 'cus_newer', 'canceled', false, false, 1, now() + interval '1 day')`,
    [running.orderId, accountId],
  );
  const url = await openPortal(payments.dependencies, { accountId, siteAddress: 'https://film.example' });
  expect(url).toContain(`/portal/${String(customer)}`);
});

test('[COIN-10] what was cancelled and refunded at Stripe by hand counts as done', async () => {
  const { stripe, database, dependencies } = payments;
  const accountId = await payments.createAccount();
  const one = await payments.join(accountId);
  await database.pool.query("update orders set state = 'expired' where id = $1", [one.orderId]);
  const two = await payments.buy(accountId, 'pro_studio', USUAL_OFFERS.tiers.pro_studio.priceMinor);
  await payments.deliverAll([...one.events, ...two.events]);
  stripe.refund(two.paymentId, USUAL_OFFERS.tiers.pro_studio.priceMinor);
  stripe.change(two.subscriptionId, { status: 'canceled' });
  await doPaymentActs(dependencies, accountId);
  const { rows } = await database.pool.query(
    'select kind, done_at is not null as done, problem from payment_acts where account_id = $1 order by kind',
    [accountId],
  );
  expect(rows).toEqual([
    { kind: 'cancel', done: true, problem: null },
    { kind: 'refund', done: true, problem: null },
  ]);
  expect((await membershipOf(accountId)).ended).toMatchObject({ isReturned: true });
});
