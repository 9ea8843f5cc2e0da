import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markAdmin, markBanned, markSpecial } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { readOwedCoins } from '#src/foundation/coins/server/read-owed-coins.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { filmRightsOf } from '#src/shared/catalogue/film-rights.ts';
import { USUAL_OFFERS } from '#src/shared/catalogue/offers.ts';
import { buildPayments, type Payments } from '#tests/build/build-payments.ts';
import { buildSliceServer } from '#tests/build/build-slice-server.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import type { LoopbackStripe } from '#tests/vendors/loopback-stripe.ts';
import type { StripeEvent } from '#tests/vendors/stripe-records.ts';
import { catchUpEvents } from './catch-up.ts';
import { endMembership } from './end-membership.ts';
import { forgetPayments } from './forget-payments.ts';
import type { PaymentDependencies } from './membership-dependencies.ts';
import { mountPaymentWebhook } from './mount-payment-webhook.ts';
import { membershipRoutes } from './routes.ts';

const { starter, creator } = USUAL_OFFERS.tiers;

let payments: Payments;
let database: OpenDatabase;
let stripe: LoopbackStripe;
let dependencies: PaymentDependencies;
const createAccount: Payments['createAccount'] = () => payments.createAccount();
const call: Payments['call'] = (...given) => payments.call(...given);
const order: Payments['order'] = (...given) => payments.order(...given);
const buy: Payments['buy'] = (...given) => payments.buy(...given);
const deliver: Payments['deliver'] = (...given) => payments.deliver(...given);
const deliverAll: Payments['deliverAll'] = (events) => payments.deliverAll(events);
const readIdentity: Payments['readIdentity'] = (accountId) => payments.readIdentity(accountId);
const join_: Payments['join'] = (accountId) => payments.join(accountId);

beforeAll(async () => {
  payments = await buildPayments();
  ({ database, stripe, dependencies } = payments);
});
beforeEach(() => {
  stripe.isBroken = false;
  stripe.beforeAnswer = async () => {};
});
afterAll(() => payments?.close());

const readRights = async (accountId: string) =>
  filmRightsOf({ identity: (await readIdentity(accountId)) ?? 3, hasInvited: false });

test('[COIN-10] a payment grants the coins of its order once, however often and concurrently its event arrives', async () => {
  const accountId = await createAccount();
  const { events, orderId } = await buy(accountId);
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => ((await deliver(events[0] ?? {})).json() as { received: string }).received),
  );
  expect(answers.sort()).toEqual([...Array.from({ length: 7 }, () => 'known'), 'taken']);
  // Another event about the same payment grants nothing more.
  await deliverAll([{ ...events[0], id: 'evt_other', type: 'checkout.session.async_payment_succeeded' }]);
  expect(await readBalance(database.db, accountId)).toBe(starter.coins);
  expect((await call(accountId, `/api/membership/orders/${orderId}/check`, {})).json()).toMatchObject({
    state: 'paid',
    coins: starter.coins,
  });
  const { rows } = await database.pool.query(
    'select reason, amount_coins::int from ledger_entries where account_id = $1',
    [accountId],
  );
  expect(rows).toEqual([{ reason: 'purchase', amount_coins: starter.coins }]);
});

test('[COIN-10] [SEC-12] a forged, changed, old or unsigned event is refused without details', async () => {
  const accountId = await createAccount();
  const {
    events: [event],
  } = await buy(accountId);
  if (!event) {
    throw new Error('no event');
  }
  const { payload, signature } = stripe.sign(event);
  const send = (headers: Record<string, string>, body = payload) =>
    payments.server.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });
  const refused = [
    await deliver(event, { secret: 'whsec_somebody_else' }),
    await deliver(event, { timestamp: Math.floor(Date.now() / 1000) - 301 }),
    await send({}),
    await send({ 'stripe-signature': 't=1,v1=00' }),
    await send({ 'stripe-signature': signature }, payload.replace('"livemode":false', '"livemode": false')),
    await send({ 'stripe-signature': signature }, ''),
  ];
  expect(refused.map((response) => [response.statusCode, (response.json() as { code: string }).code])).toEqual(
    refused.map(() => [400, 'SIGNATURE_INVALID']),
  );
  expect(await readBalance(database.db, accountId)).toBe(0);
  expect((await deliver(event, { timestamp: Math.floor(Date.now() / 1000) - 290 })).statusCode).toBe(200);
  expect(await readBalance(database.db, accountId)).toBe(starter.coins);
});

test('[SEC-12] without a signing secret there is no route', async () => {
  const config = readConfig({ KINORA_STRIPE_KEY: stripe.key, KINORA_STRIPE_URL: stripe.url });
  const bare = await buildSliceServer(database, payments.folder, {
    routes: () => ({}),
    mount: (on) => mountPaymentWebhook(on, { ...dependencies, config }),
  });
  const { payload, signature } = stripe.sign({ id: 'evt_1' }, { secret: 'whsec_' });
  expect(
    (
      await bare.inject({
        method: 'POST',
        url: '/webhooks/stripe',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      })
    ).statusCode,
  ).toBe(404);
  await bare.close();
});

test("[SEC-13] amount and coins come from our order: an event's content is ignored, another amount grants nothing", async () => {
  const accountId = await createAccount();
  const { events } = await buy(accountId);
  const boast = structuredClone(events[0]) as StripeEvent;
  Object.assign(boast.data.object, { amount_total: 1, metadata: { coins: 999_999 } });
  await deliverAll([boast]);
  expect(await readBalance(database.db, accountId)).toBe(starter.coins);
  for (const paid of [{ amount: 1 }, { currency: 'jpy' }]) {
    const stingy = await createAccount();
    const { checkoutId } = await order(stingy);
    await deliverAll(stripe.pay(checkoutId, paid));
    expect(await readBalance(database.db, stingy)).toBe(0);
  }
  // Somebody else's order cannot be paid into one's own account, and unknown orders have no effect.
  await deliverAll([{ ...boast, id: 'evt_strange', data: { object: { id: 'cs_nothing' } } }]);
});

test('[COIN-10] [CAT-37] a membership grants coins each month, with events in any order; its end restores the standing', async () => {
  for (const [mark, before] of [
    [undefined, 1],
    [markSpecial, 4],
  ] as const) {
    const accountId = await createAccount();
    await mark?.(database.db, accountId);
    const { events, subscriptionId } = await join_(accountId);
    await deliverAll([...events].reverse());
    expect(await readIdentity(accountId)).toBe(2);
    expect(await readBalance(database.db, accountId)).toBe(creator.coins);
    const renewed = stripe.renew(subscriptionId);
    await deliverAll([renewed, renewed, stripe.renew(subscriptionId, { reason: 'subscription_update', amount: 5 })]);
    expect(await readBalance(database.db, accountId)).toBe(creator.coins * 2);
    expect((await call(accountId, '/api/membership')).json()).toMatchObject({
      tier: 'creator',
      isLate: false,
      endsWithPeriod: false,
      hasPortal: true,
    });
    await deliverAll([stripe.change(subscriptionId, { status: 'past_due' })]);
    expect(await readIdentity(accountId)).toBe(2);
    await deliverAll([stripe.change(subscriptionId, { status: 'canceled' })]);
    expect(await readIdentity(accountId)).toBe(before);
    // An older event that arrives late triggers a new query, and changes nothing.
    await deliverAll([{ ...events[0], id: `evt_late_${before}` }]);
    expect(await readIdentity(accountId)).toBe(before);
    expect((await call(accountId, '/api/membership')).json()).toMatchObject({ tier: null, hasPortal: true });
  }
});

test('[COIN-10] payment events do not change an admin or a banned account; afterwards the former standing returns', async () => {
  for (const [mark, identity] of [
    [markAdmin, 0],
    [markBanned, 3],
  ] as const) {
    const accountId = await createAccount();
    const { events, subscriptionId } = await join_(accountId);
    await mark(database.db, accountId, true);
    await deliverAll(events);
    expect(await readIdentity(accountId)).toBe(identity);
    await deliverAll([stripe.change(subscriptionId, { status: 'canceled' })]);
    expect(await readIdentity(accountId)).toBe(identity);
    await mark(database.db, accountId, false);
    expect(await readIdentity(accountId)).toBe(1);
  }
});

test('[COIN-10] an outdated answer by Stripe never overwrites a newer one', async () => {
  const accountId = await createAccount();
  const { events, subscriptionId } = await join_(accountId);
  await deliverAll(events);
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = (): void => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  stripe.beforeAnswer = async () => {
    stripe.beforeAnswer = async () => {};
    asked();
    await gate;
  };
  const late = deliver(stripe.change(subscriptionId, { cancel_at_period_end: false }));
  await isAsked;
  await deliverAll([stripe.change(subscriptionId, { status: 'unpaid' })]);
  expect(await readIdentity(accountId)).toBe(1);
  release();
  expect((await late).statusCode).toBe(200);
  expect(await readIdentity(accountId)).toBe(1);
});

test('[SEC-13] a refund deducts what is there; the rest is owed, blocks spending, and is paid by the next purchase', async () => {
  const accountId = await createAccount();
  const { events, paymentId } = await buy(accountId);
  await deliverAll(events);
  await holdCoins(database.db, {
    accountId,
    coins: 400,
    reason: 'film_clip',
    task: { kind: 'generation', id: 'g' },
    idempotencyKey: 'spent',
  });
  const half = stripe.refund(paymentId, starter.priceMinor / 2);
  await Promise.all([deliver(half), deliver(half), deliver({ ...half, id: 'evt_again' })]);
  expect([await readBalance(database.db, accountId), await readOwedCoins(database.db, accountId)]).toEqual([0, 100]);
  await deliverAll([stripe.refund(paymentId, starter.priceMinor)]);
  expect(await readOwedCoins(database.db, accountId)).toBe(400);
  expect((await call(accountId, '/api/membership')).json()).toMatchObject({ owedCoins: 400 });
  await expect(
    holdCoins(database.db, {
      accountId,
      coins: 1,
      reason: 'film_clip',
      task: { kind: 'generation', id: 'h' },
      idempotencyKey: 'more',
    }),
  ).rejects.toMatchObject({ code: 'INSUFFICIENT_COINS' });
  await deliverAll((await buy(accountId)).events);
  expect([await readBalance(database.db, accountId), await readOwedCoins(database.db, accountId)]).toEqual([
    starter.coins - 400,
    0,
  ]);
});

test('[SEC-13] a dispute deducts the coins until it is won, and for good when it is lost, in any order of events', async () => {
  const accountId = await createAccount();
  const { events, paymentId } = await buy(accountId);
  const opened = stripe.dispute(paymentId, starter.priceMinor);
  // The dispute is reported before the payment.
  await deliverAll([opened]);
  expect(await readBalance(database.db, accountId)).toBe(0);
  await deliverAll(events);
  expect(await readBalance(database.db, accountId)).toBe(0);
  await deliverAll([stripe.closeDispute(opened.data.object.id, 'won')]);
  expect(await readBalance(database.db, accountId)).toBe(starter.coins);
  const second = stripe.dispute(paymentId, starter.priceMinor);
  const lost = stripe.closeDispute(second.data.object.id, 'lost');
  await deliverAll([lost, second]);
  expect([await readBalance(database.db, accountId), await readOwedCoins(database.db, accountId)]).toEqual([0, 0]);
  // With an additional refund nothing is deducted twice.
  await deliverAll([stripe.refund(paymentId, starter.priceMinor)]);
  expect(await readOwedCoins(database.db, accountId)).toBe(0);
  // An inquiry by the bank deducts nothing.
  const other = await createAccount();
  const { events: paid, paymentId: asked } = await buy(other);
  await deliverAll([...paid, stripe.dispute(asked, starter.priceMinor, 'warning_needs_response')]);
  expect(await readBalance(database.db, other)).toBe(starter.coins);
});

test('[SEC-13] a concurrent payment and refund have the same result in either order', async () => {
  for (let round = 0; round < 5; round++) {
    const accountId = await createAccount();
    await grantCoins(database.db, {
      accountId,
      coins: 7,
      reason: 'check_in',
      task: { kind: 'day', id: '1' },
      idempotencyKey: 'gift',
    });
    const { events, paymentId } = await buy(accountId);
    await Promise.all([...events, stripe.refund(paymentId, starter.priceMinor)].map((event) => deliver(event)));
    expect([await readBalance(database.db, accountId), await readOwedCoins(database.db, accountId)]).toEqual([7, 0]);
  }
});

test('[COIN-10] missed events are requested, and an error of Stripe leaves nothing half done', async () => {
  const accountId = await createAccount();
  const { events } = await join_(accountId);
  stripe.isBroken = true;
  for (const event of events) {
    expect((await deliver(event)).statusCode).toBe(502);
  }
  await expect(catchUpEvents(dependencies, 0)).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_FAILED' });
  expect(await readIdentity(accountId)).toBe(1);
  stripe.isBroken = false;
  expect(await catchUpEvents(dependencies, 0)).toBeGreaterThanOrEqual(events.length);
  expect([await readIdentity(accountId), await readBalance(database.db, accountId)]).toEqual([2, creator.coins]);
  expect(await catchUpEvents(dependencies, 0)).toBe(0);
  expect(await catchUpEvents(dependencies, 3600)).toBe(0);
  await deliverAll(events);
  expect(await readBalance(database.db, accountId)).toBe(creator.coins);
});

test('[COIN-10] an order is checked when its buyer returns; only the owner sees it', async () => {
  const accountId = await createAccount();
  const { orderId } = await join_(accountId);
  const check = (who: string) => call(who, `/api/membership/orders/${orderId}/check`, {});
  expect((await check(await createAccount())).statusCode).toBe(404);
  expect((await check(accountId)).json()).toMatchObject({ state: 'paid', monthly: true });
  expect([await readIdentity(accountId), await readBalance(database.db, accountId)]).toEqual([2, creator.coins]);
  const left = await order(await createAccount());
  await deliverAll([stripe.expire(left.checkoutId)]);
  expect((await database.pool.query('select state from orders where id = $1', [left.orderId])).rows).toEqual([
    { state: 'expired' },
  ]);
});

test('[CAT-34] an order is for an item on sale at the seen price; repeating the input returns the same order and page', async () => {
  const accountId = await createAccount();
  const input = { item: 'creator', priceMinor: creator.priceMinor, idempotencyKey: randomUUID() };
  const twice = await Promise.all([1, 2].map(() => call(accountId, '/api/membership/orders', input)));
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(twice[0]?.json()).toEqual(twice[1]?.json());
  const url = String((twice[0]?.json() as { url?: string } | undefined)?.url);
  expect(stripe.things.get(url.split('/').at(-1) ?? '')).toMatchObject({
    mode: 'subscription',
    amount_total: creator.priceMinor,
    currency: 'usd',
    interval: 'month',
    description: 'Kinora Creator · 3,000 film coins a month',
    success_url: expect.stringMatching(/^https:\/\/film\.example\/pricing\?order=/),
    customer_email: `${accountId}@gmail.com`,
  });
  const codes = await Promise.all(
    [
      { ...input, priceMinor: 1, idempotencyKey: randomUUID() },
      { ...input, item: 'gold', idempotencyKey: randomUUID() },
      { ...input, item: 'starter', priceMinor: starter.priceMinor },
      { ...input, item: 'free', idempotencyKey: randomUUID() },
    ].map(async (wrong) => ((await call(accountId, '/api/membership/orders', wrong)).json() as { code: string }).code),
  );
  expect(codes).toEqual(['OFFER_CHANGED', 'NOT_FOUND', 'IDEMPOTENCY_CONFLICT', 'NOT_FOUND']);
  await deliverAll(stripe.pay(url.split('/').at(-1) ?? ''));
  expect(
    (
      await call(accountId, '/api/membership/orders', {
        ...input,
        item: 'pro_studio',
        priceMinor: 5900,
        idempotencyKey: randomUUID(),
      })
    ).json(),
  ).toMatchObject({ code: 'ALREADY_MEMBER' });
  const pack = USUAL_OFFERS.packs[0];
  await order(accountId, `pack-${pack?.coins}`, pack?.priceMinor);
  expect((await call(accountId, '/api/membership/portal', {})).json()).toMatchObject({
    url: expect.stringContaining('/portal/cus_'),
  });
  expect((await call(await createAccount(), '/api/membership/portal', {})).json()).toMatchObject({
    code: 'NO_MEMBERSHIP',
  });
});

test('[COIN-10] without a provider the offers say so, and nothing can be ordered', async () => {
  const config = readConfig({});
  const bare = await buildSliceServer(database, payments.folder, {
    routes: () => ({ membership: membershipRoutes({ config, db: database.db, log: silentLog }) }),
  });
  expect((await bare.inject({ url: '/api/membership/offers' })).json()).toMatchObject({
    isOpen: false,
    currency: 'usd',
    tiers: { creator },
  });
  const headers = await signIn(database, payments.folder, await createAccount());
  for (const [url, payload] of [
    ['orders', { item: 'starter', priceMinor: starter.priceMinor, idempotencyKey: randomUUID() }],
    ['portal', {}],
  ] as const) {
    expect(
      (await bare.inject({ method: 'POST', url: `/api/membership/${url}`, headers, payload })).json(),
    ).toMatchObject({ code: 'PAYMENTS_NOT_SET' });
  }
  await bare.close();
});

test("[ROLE-02] a member's rights end with the membership; deleting an account cancels it", async () => {
  const accountId = await createAccount();
  const { events, subscriptionId } = await join_(accountId);
  await deliverAll(events);
  expect(await readRights(accountId)).toMatchObject({ member: true, marked: false, premiumModels: true });
  expect(await endMembership(dependencies, accountId)).toBe(true);
  expect(await readRights(accountId)).toMatchObject({
    member: false,
    marked: true,
    premiumModels: false,
    maximumShots: 8,
  });
  expect([await readIdentity(accountId), stripe.things.get(subscriptionId)?.['status']]).toEqual([1, 'canceled']);
  await endMembership(dependencies, accountId);
  await forgetPayments(database.db, accountId);
  const { rows } = await database.pool.query(
    'select (select count(*) from orders where account_id = $1)::int + (select count(*) from payments where account_id = $1)::int + (select count(*) from subscriptions where account_id = $1)::int as rows',
    [accountId],
  );
  expect(rows).toEqual([{ rows: 0 }]);
});

test('[COIN-01] after all of this the ledger is exact', async () => {
  expect((await proveLedger(database.db)).faults).toEqual([]);
});
