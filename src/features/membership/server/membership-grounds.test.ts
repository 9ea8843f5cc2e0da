import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  endGivenMemberships,
  markAdmin,
  markGivenMember,
} from '#src/foundation/accounts/server/standing/change-standing.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { listNotifications } from '#src/foundation/notifications/server/list-notifications.ts';
import { USUAL_OFFERS } from '#src/shared/catalogue/offers.ts';
import { buildPayments, type Payments } from '#tests/build/build-payments.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { catchUpEvents } from './catch-up.ts';
import { doPaymentActs } from './do-payment-acts.ts';
import { endMembership } from './end-membership.ts';
import { listPaymentActs } from './list-payment-acts.ts';
import type { Membership } from './read-membership.ts';

const { creator, pro_studio: pro } = USUAL_OFFERS.tiers;

let payments: Payments;
beforeAll(async () => {
  payments = await buildPayments();
});
beforeEach(() => {
  payments.stripe.isBroken = false;
});
afterAll(() => payments?.close());

const readMembership = async (accountId: string): Promise<Membership> =>
  (await payments.call(accountId, '/api/membership')).json() as Membership;
const coinsOf = (accountId: string): Promise<number> => readBalance(payments.database.db, accountId);
const statusOf = (id: string): unknown => payments.stripe.things.get(id)?.['status'];
const countRequests = (request: string): number => payments.stripe.requests.filter((each) => each === request).length;

async function letActsComeDue(): Promise<void> {
  await payments.database.pool.query("update payment_acts set tried_at = now() - interval '1 day'");
}

/** Pays two memberships, as if a page had stayed open that should have been closed. */
async function payTwice(accountId: string): Promise<{ first: string; second: string; paymentId: string }> {
  const { stripe } = payments;
  const one = await payments.buy(accountId, 'creator', creator.priceMinor);
  await payments.database.pool.query("update orders set state = 'expired' where id = $1", [one.orderId]);
  const two = await payments.buy(accountId, 'pro_studio', pro.priceMinor);
  await payments.deliverAll([...one.events, ...two.events]);
  expect(stripe.things.get(two.paymentId)).toBeDefined();
  return { first: one.subscriptionId, second: two.subscriptionId, paymentId: two.paymentId };
}

test('[ADM-01] [COIN-10] given and paid memberships are independent: when one ends, the other stays', async () => {
  const { database, stripe } = payments;
  const accountId = await payments.createAccount();
  await markGivenMember(database.db, accountId, { until: null });
  expect(await payments.readIdentity(accountId)).toBe(2);
  expect(await readMembership(accountId)).toMatchObject({ tier: null, given: { until: null } });
  const { events, subscriptionId } = await payments.join(accountId);
  await payments.deliverAll(events);
  await markGivenMember(database.db, accountId, null);
  expect(await payments.readIdentity(accountId)).toBe(2);
  await markGivenMember(database.db, accountId, { until: new Date(Date.now() + 3_600_000) });
  await payments.deliverAll([stripe.change(subscriptionId, { status: 'canceled' })]);
  expect(await payments.readIdentity(accountId)).toBe(2);
  await endGivenMemberships(database.db);
  expect(await payments.readIdentity(accountId)).toBe(2);
  await markGivenMember(database.db, accountId, { until: new Date(Date.now() - 1000) });
  await endGivenMemberships(database.db);
  expect([await payments.readIdentity(accountId), (await readMembership(accountId)).given]).toEqual([1, null]);
});

test('[COIN-10] [SEC-13] a full refund of the current month ends the membership; a partial or old one does not', async () => {
  const { stripe, dependencies } = payments;
  const accountId = await payments.createAccount();
  const { events, subscriptionId, paymentId } = await payments.join(accountId);
  await payments.deliverAll(events);
  await payments.deliverAll([stripe.refund(paymentId, creator.priceMinor - 1)]);
  expect(await payments.readIdentity(accountId)).toBe(2);
  await payments.database.pool.query("update payments set covers_until = now() - interval '1 day' where id = $1", [
    paymentId,
  ]);
  await payments.deliverAll([stripe.refund(paymentId, creator.priceMinor)]);
  expect([await payments.readIdentity(accountId), await coinsOf(accountId)]).toEqual([2, 0]);

  const renewed = stripe.renew(subscriptionId);
  await payments.deliverAll([renewed]);
  const lists = renewed.data.object['payments'] as { data: { payment: { payment_intent: string } }[] };
  const again = stripe.refund(lists.data[0]?.payment.payment_intent ?? '', creator.priceMinor);
  await Promise.all([payments.deliver(again), payments.deliver({ ...again, id: 'evt_whole_again' })]);
  expect([await payments.readIdentity(accountId), await coinsOf(accountId)]).toEqual([1, 0]);
  expect(await readMembership(accountId)).toMatchObject({ tier: null, ended: { reason: 'refund', isReturned: false } });
  await doPaymentActs(dependencies);
  expect(statusOf(subscriptionId)).toBe('canceled');
  // Later reports by Stripe do not make the account a member again.
  await payments.deliverAll([
    stripe.change(subscriptionId, { metadata: stripe.things.get(subscriptionId)?.['metadata'] }),
  ]);
  expect(await payments.readIdentity(accountId)).toBe(1);
});

test('[COIN-10] [SEC-13] a dispute ends the membership when it is lost, not before, and not when it is won', async () => {
  const { stripe, dependencies } = payments;
  for (const [status, identity] of [
    ['won', 2],
    ['lost', 1],
  ] as const) {
    const accountId = await payments.createAccount();
    const { events, subscriptionId, paymentId } = await payments.join(accountId);
    const opened = stripe.dispute(paymentId, creator.priceMinor);
    await payments.deliverAll([opened, ...events]);
    expect([await payments.readIdentity(accountId), await coinsOf(accountId)]).toEqual([2, 0]);
    await payments.deliverAll([stripe.closeDispute(opened.data.object.id, status)]);
    expect(await payments.readIdentity(accountId)).toBe(identity);
    await doPaymentActs(dependencies);
    expect(statusOf(subscriptionId)).toBe(identity === 1 ? 'canceled' : 'active');
  }
});

test('[COIN-10] a refund reported before the payment and the subscription also ends the membership', async () => {
  const { stripe } = payments;
  const accountId = await payments.createAccount();
  const { events, paymentId } = await payments.join(accountId);
  const [subscription, invoice, checkout] = events;
  await payments.deliverAll([
    stripe.refund(paymentId, creator.priceMinor),
    invoice ?? {},
    subscription ?? {},
    checkout ?? {},
  ]);
  expect([await payments.readIdentity(accountId), await coinsOf(accountId)]).toEqual([1, 0]);
});

test('[COIN-10] an account has one open membership page: the same plan returns it, another closes it', async () => {
  const { stripe } = payments;
  const accountId = await payments.createAccount();
  const both = await Promise.all([1, 2].map(() => payments.order(accountId, 'creator', creator.priceMinor)));
  expect(both[0]).toEqual(both[1]);
  const again = await payments.order(accountId, 'creator', creator.priceMinor);
  expect(again).toEqual(both[0]);
  const other = await payments.order(accountId, 'pro_studio', pro.priceMinor);
  expect([statusOf(again.checkoutId), statusOf(other.checkoutId), other.checkoutId === again.checkoutId]).toEqual([
    'expired',
    'open',
    false,
  ]);
  expect(stripe.pay(again.checkoutId)).toEqual([]);
  stripe.expire(other.checkoutId);
  const third = await payments.order(accountId, 'pro_studio', pro.priceMinor);
  expect(statusOf(third.checkoutId)).toBe('open');
  // Paid, but not reported yet.
  stripe.pay(third.checkoutId);
  const late = await payments.call(accountId, '/api/membership/orders', {
    item: 'creator',
    priceMinor: creator.priceMinor,
    idempotencyKey: 'one-more-order',
  });
  expect(late.json()).toMatchObject({ code: 'ALREADY_MEMBER' });
  expect(await payments.readIdentity(accountId)).toBe(2);
});

test('[COIN-10] [SEC-13] a second paid membership is cancelled and refunded once; its owner and the admins are notified', async () => {
  const { database, folder, stripe, dependencies } = payments;
  const adminId = await payments.createAccount();
  await markAdmin(database.db, adminId, true);
  await enrolSecondFactor(database, folder, adminId);
  const accountId = await payments.createAccount();
  const { first, second, paymentId } = await payTwice(accountId);
  expect(await readMembership(accountId)).toMatchObject({
    tier: 'creator',
    ended: { reason: 'second', isReturned: false },
  });
  expect(await coinsOf(accountId)).toBe(creator.coins);

  // Stripe fails first, then several workers try at once.
  stripe.isBroken = true;
  await doPaymentActs(dependencies);
  const acts = async () => {
    const answer = (await payments.call(adminId, '/api/admin/payment-acts')).json() as {
      acts: { kind: string; state: string; account: { id: string } }[];
    };
    return answer.acts
      .filter(({ account }) => account.id === accountId)
      .sort((one, other) => one.kind.localeCompare(other.kind));
  };
  expect(await acts()).toMatchObject([
    { kind: 'cancel', state: 'waiting', reason: 'second', problem: expect.stringContaining('went wrong') },
    { kind: 'refund', state: 'waiting', amount: { priceMinor: pro.priceMinor, currency: 'usd' } },
  ]);
  stripe.isBroken = false;
  await doPaymentActs(dependencies);
  expect(statusOf(second)).toBe('active');
  await letActsComeDue();
  await Promise.all([doPaymentActs(dependencies), doPaymentActs(dependencies), doPaymentActs(dependencies)]);
  await letActsComeDue();
  await doPaymentActs(dependencies);
  expect([statusOf(first), statusOf(second)]).toEqual(['active', 'canceled']);
  expect(stripe.things.get(paymentId.replace('pi', 'ch'))).toMatchObject({ amount_refunded: pro.priceMinor });
  expect(
    [...stripe.things.values()].filter(
      ({ object, charge }) => object === 'refund' && charge === paymentId.replace('pi', 'ch'),
    ),
  ).toHaveLength(1);
  await catchUpEvents(dependencies, 0);
  expect([await payments.readIdentity(accountId), await coinsOf(accountId)]).toEqual([2, creator.coins]);
  expect(await readMembership(accountId)).toMatchObject({
    tier: 'creator',
    ended: { reason: 'second', isReturned: true },
  });
  expect((await acts()).map(({ state }) => state)).toEqual(['done', 'done']);
  expect((await listNotifications(database.db, accountId)).map(({ kind }) => kind)).toEqual(['membership_ended']);
  expect(
    (await listNotifications(database.db, adminId)).filter(
      ({ kind, data }) => kind === 'payment_to_see' && data['code'] === 'second',
    ),
  ).toHaveLength(1);
});

test('[COIN-10] what Stripe refuses for good is given up and shown to admins; a deleted account waits for its refund', async () => {
  const { database, stripe, dependencies } = payments;
  const accountId = await payments.createAccount();
  await payTwice(accountId);
  stripe.isBroken = true;
  await doPaymentActs(dependencies, accountId);
  await expect(endMembership(dependencies, accountId)).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_FAILED' });
  for (let attempt = 0; attempt < 12; attempt++) {
    await letActsComeDue();
    await doPaymentActs(dependencies, accountId);
  }
  const { rows } = await database.pool.query(
    'select kind, tries, given_up_at is not null as over, done_at from payment_acts where account_id = $1 order by kind',
    [accountId],
  );
  expect(rows).toEqual([
    { kind: 'cancel', tries: 12, over: true, done_at: null },
    { kind: 'refund', tries: 12, over: true, done_at: null },
  ]);
  stripe.isBroken = false;
  expect(await endMembership(dependencies, accountId)).toBe(true);

  const other = await payments.createAccount();
  const { second } = await payTwice(other);
  const before = countRequests('POST /v1/refunds');
  expect(await endMembership(dependencies, other)).toBe(true);
  expect([statusOf(second), countRequests('POST /v1/refunds') - before]).toEqual(['canceled', 1]);
});

test('[COIN-10] [ADM-01] what was cancelled and returned stands before the admin with the newest first and what was given up among it', async () => {
  const { database, folder, dependencies } = payments;
  const adminId = await payments.createAccount();
  await markAdmin(database.db, adminId, true);
  await enrolSecondFactor(database, folder, adminId);
  const people: string[] = [];
  for (const state of ['given_up', 'done', 'waiting']) {
    const accountId = await payments.createAccount();
    people.unshift(accountId);
    await payTwice(accountId);
    if (state === 'done') {
      await doPaymentActs(dependencies, accountId);
    }
    if (state === 'given_up') {
      await database.pool.query('update payment_acts set given_up_at = now() where account_id = $1', [accountId]);
    }
  }
  const { acts } = (await payments.call(adminId, '/api/admin/payment-acts')).json() as {
    acts: { state: string; account: { id: string } }[];
  };
  expect(acts.slice(0, 6).map(({ state, account }) => [people.indexOf(account.id), state])).toEqual([
    [0, 'waiting'],
    [0, 'waiting'],
    [1, 'done'],
    [1, 'done'],
    [2, 'given_up'],
    [2, 'given_up'],
  ]);

  // Two acts have the same time; pages of three and of one end between them, too.
  await database.pool.query('update payment_acts set created_at = date_trunc($1, created_at)', ['second']);
  const all = await listPaymentActs(database.db, { limit: 100 });
  for (const limit of [1, 3]) {
    const listed = [];
    let cursor: string | undefined;
    do {
      const page = await listPaymentActs(database.db, { limit, cursor });
      expect(page.acts.length).toBeLessThanOrEqual(limit);
      listed.push(...page.acts);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(listed).toEqual(all.acts);
  }
  expect(all.next).toBeNull();
  const first = (await payments.call(adminId, '/api/admin/payment-acts?limit=2')).json() as {
    acts: unknown[];
    next: string;
  };
  const rest = await payments.call(adminId, `/api/admin/payment-acts?cursor=${encodeURIComponent(first.next)}`);
  expect([...first.acts, ...(rest.json() as { acts: unknown[] }).acts]).toEqual(all.acts);
});

test('[COIN-01] after all of this the ledger is exact', async () => {
  await catchUpEvents(payments.dependencies, 0);
  expect((await proveLedger(payments.database.db)).faults).toEqual([]);
});
