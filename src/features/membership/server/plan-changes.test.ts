import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { USUAL_OFFERS } from '#src/shared/catalogue/offers.ts';
import { buildPayments, type Payments } from '#tests/build/build-payments.ts';

const { creator, pro_studio: pro } = USUAL_OFFERS.tiers;
const DUE = (pro.priceMinor - creator.priceMinor) / 2;
const DUE_COINS = (pro.coins - creator.coins) / 2;

interface Prepared {
  orderId: string;
  due: { priceMinor: number; coins: number } | null;
  startsAt: string | null;
}

let payments: Payments;
beforeAll(async () => {
  payments = await buildPayments();
});
beforeEach(() => {
  Object.assign(payments.stripe, { isBroken: false, refusesCards: false, restOfPeriod: 0.5 });
});
afterAll(() => payments?.close());

const coinsOf = (accountId: string): Promise<number> => readBalance(payments.database.db, accountId);
const readMembership = async (accountId: string): Promise<object> =>
  (await payments.call(accountId, '/api/membership')).json() as object;
const codeOf = (response: { json(): unknown }): string | undefined => (response.json() as { code?: string }).code;

async function prepare(accountId: string, item: 'creator' | 'pro_studio'): Promise<Prepared> {
  const response = await payments.call(accountId, '/api/membership/changes', {
    item,
    priceMinor: USUAL_OFFERS.tiers[item].priceMinor,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json() as Prepared;
}
const confirm = (accountId: string, { orderId }: Prepared) =>
  payments.call(accountId, `/api/membership/changes/${orderId}/confirm`, {});

async function becomeMember(
  item: 'creator' | 'pro_studio' = 'creator',
): Promise<{ accountId: string; subscriptionId: string }> {
  const accountId = await payments.createAccount();
  const { events, subscriptionId } = await payments.buy(accountId, item, USUAL_OFFERS.tiers[item].priceMinor);
  await payments.deliverAll(events);
  return { accountId, subscriptionId };
}

test('[COIN-10] [CAT-37] a dearer plan starts at once: the rest of the month is paid and grants its share of coins once', async () => {
  const { stripe } = payments;
  const { accountId, subscriptionId } = await becomeMember();
  const prepared = await prepare(accountId, 'pro_studio');
  expect(prepared).toMatchObject({
    tier: 'pro_studio',
    priceMinor: pro.priceMinor,
    coins: pro.coins,
    due: { priceMinor: DUE, coins: DUE_COINS },
    startsAt: null,
  });
  expect([await readMembership(accountId), await coinsOf(accountId)]).toMatchObject([
    { tier: 'creator' },
    creator.coins,
  ]);
  const events = stripe.events.length;
  const answers = await Promise.all([confirm(accountId, prepared), confirm(accountId, prepared)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await confirm(accountId, prepared)).statusCode).toBe(200);
  await payments.deliverAll(stripe.events.slice(events));
  expect([await readMembership(accountId), await coinsOf(accountId)]).toMatchObject([
    { tier: 'pro_studio', next: null },
    creator.coins + DUE_COINS,
  ]);
  expect(stripe.things.get(subscriptionId)).toMatchObject({
    amount: pro.priceMinor,
    metadata: { order_id: prepared.orderId },
  });
  await payments.deliverAll([stripe.renew(subscriptionId)]);
  expect(await coinsOf(accountId)).toBe(creator.coins + DUE_COINS + pro.coins);
});

test('[COIN-10] a change whose answer was lost is completed by its events, in any order', async () => {
  const { stripe } = payments;
  const { accountId, subscriptionId } = await becomeMember();
  const prepared = await prepare(accountId, 'pro_studio');
  const events = stripe.events.length;
  stripe.beforeAnswer = async (path) => {
    // Stripe carries it out, but the answer is lost.
    if (path === `/v1/subscriptions/${subscriptionId}` && stripe.events.length > events) {
      stripe.isBroken = true;
    }
  };
  expect(codeOf(await confirm(accountId, prepared))).toBe('PAYMENT_PROVIDER_FAILED');
  stripe.beforeAnswer = async () => {};
  stripe.isBroken = false;
  expect(await readMembership(accountId)).toMatchObject({ tier: 'creator' });
  await payments.deliverAll(stripe.events.slice(events).reverse());
  expect([await readMembership(accountId), await coinsOf(accountId)]).toMatchObject([
    { tier: 'pro_studio' },
    creator.coins + DUE_COINS,
  ]);
});

test('[COIN-10] a cheaper plan starts with the next month without a charge, and can be undone until then', async () => {
  const { stripe, database } = payments;
  const { accountId, subscriptionId } = await becomeMember('pro_studio');
  const down = await prepare(accountId, 'creator');
  expect(down).toMatchObject({ due: null, startsAt: expect.any(String) });
  expect((await confirm(accountId, down)).statusCode).toBe(200);
  expect(await readMembership(accountId)).toMatchObject({
    tier: 'pro_studio',
    next: { tier: 'creator', startsAt: down.startsAt },
  });
  expect([await coinsOf(accountId), await payments.readIdentity(accountId)]).toEqual([pro.coins, 2]);
  const stay = await prepare(accountId, 'pro_studio');
  expect(stay).toMatchObject({ due: null, startsAt: null, priceMinor: pro.priceMinor });
  expect((await confirm(accountId, stay)).statusCode).toBe(200);
  expect(await readMembership(accountId)).toMatchObject({ tier: 'pro_studio', next: null });
  expect((await confirm(accountId, await prepare(accountId, 'creator'))).statusCode).toBe(200);

  // The month is over. An invoice for the former plan grants that plan's coins.
  await payments.deliverAll([stripe.renew(subscriptionId, { amount: pro.priceMinor })]);
  expect(await coinsOf(accountId)).toBe(pro.coins * 2);
  await database.pool.query(
    "update orders set starts_at = now() - interval '1 minute' where account_id = $1 and starts_at is not null",
    [accountId],
  );
  expect(await readMembership(accountId)).toMatchObject({ tier: 'creator', next: null });
  await payments.deliverAll([stripe.renew(subscriptionId)]);
  expect(await coinsOf(accountId)).toBe(pro.coins * 2 + creator.coins);
});

test('[COIN-10] a refused card changes nothing, and the next attempt is a new one', async () => {
  const { stripe } = payments;
  const { accountId } = await becomeMember();
  const prepared = await prepare(accountId, 'pro_studio');
  stripe.refusesCards = true;
  expect(codeOf(await confirm(accountId, prepared))).toBe('CARD_REFUSED');
  stripe.refusesCards = false;
  expect(codeOf(await confirm(accountId, prepared))).toBe('OFFER_CHANGED');
  expect([await readMembership(accountId), await coinsOf(accountId)]).toMatchObject([
    { tier: 'creator' },
    creator.coins,
  ]);
  expect((await confirm(accountId, await prepare(accountId, 'pro_studio'))).statusCode).toBe(200);
  expect(await readMembership(accountId)).toMatchObject({ tier: 'pro_studio' });
});

test('[COIN-02] [SEC-13] only a recent calculation for this very plan is carried out, and only for its owner', async () => {
  const { database } = payments;
  const { accountId, subscriptionId } = await becomeMember();
  const input = { item: 'pro_studio', priceMinor: pro.priceMinor };
  const old = await prepare(accountId, 'pro_studio');
  const fresh = await prepare(accountId, 'pro_studio');
  expect(codeOf(await confirm(accountId, old))).toBe('OFFER_CHANGED');
  const stranger = (await becomeMember()).accountId;
  expect((await confirm(stranger, fresh)).statusCode).toBe(404);
  await database.pool.query("update orders set created_at = now() - interval '31 minutes' where id = $1", [
    fresh.orderId,
  ]);
  expect(codeOf(await confirm(accountId, fresh))).toBe('OFFER_CHANGED');
  const wrong: [object, string][] = [
    [{ ...input, priceMinor: 1 }, 'OFFER_CHANGED'],
    [{ item: 'creator', priceMinor: creator.priceMinor }, 'PLAN_NOT_CHANGEABLE'],
    [{ ...input, item: 'starter' }, 'NOT_FOUND'],
    [{ ...input, item: 'gold' }, 'NOT_FOUND'],
  ];
  for (const [body, code] of wrong) {
    expect(codeOf(await payments.call(accountId, '/api/membership/changes', body))).toBe(code);
  }
  expect(codeOf(await payments.call(await payments.createAccount(), '/api/membership/changes', input))).toBe(
    'NO_MEMBERSHIP',
  );
  for (const change of [{ status: 'past_due' }, { status: 'active', cancel_at_period_end: true }]) {
    await payments.deliverAll([payments.stripe.change(subscriptionId, change)]);
    expect(codeOf(await payments.call(accountId, '/api/membership/changes', input))).toBe('PLAN_NOT_CHANGEABLE');
  }
  expect(await coinsOf(accountId)).toBe(creator.coins);
  // An uncalculated payment in the middle of a month grants nothing.
  await payments.deliverAll([
    payments.stripe.renew(subscriptionId, { reason: 'subscription_update', amount: DUE - 1 }),
  ]);
  expect(await coinsOf(accountId)).toBe(creator.coins);
});

test('[COIN-02] while a cheaper plan waits for its month nothing but staying can be chosen', async () => {
  const { accountId } = await becomeMember('pro_studio');
  expect((await confirm(accountId, await prepare(accountId, 'creator'))).statusCode).toBe(200);
  const again = { item: 'creator', priceMinor: creator.priceMinor };
  expect(codeOf(await payments.call(accountId, '/api/membership/changes', again))).toBe('PLAN_NOT_CHANGEABLE');
});

test('[COIN-02] a cheaper plan whose month has begun meanwhile is counted again before it starts', async () => {
  const { accountId } = await becomeMember('pro_studio');
  const down = await prepare(accountId, 'creator');
  await payments.database.pool.query("update orders set starts_at = now() - interval '1 second' where id = $1", [
    down.orderId,
  ]);
  expect(codeOf(await confirm(accountId, down))).toBe('OFFER_CHANGED');
});

test('[SEC-21] a change is counted thirty times an hour, each account for itself', async () => {
  const [{ accountId }, neighbour] = [await becomeMember(), await becomeMember()];
  await prepare(accountId, 'pro_studio');
  await payments.database.pool.query("update attempts set count = 30 where kind = 'plan_change' and count = 1");
  await prepare(neighbour.accountId, 'pro_studio');
  const body = { item: 'pro_studio', priceMinor: pro.priceMinor };
  expect(codeOf(await payments.call(accountId, '/api/membership/changes', body))).toBe('TOO_MANY_ATTEMPTS');
});

test('[COIN-10] [SEC-01] a change that one member prepares leaves the one that another has prepared', async () => {
  const [{ accountId }, neighbour] = [await becomeMember(), await becomeMember()];
  const prepared = await prepare(accountId, 'pro_studio');
  const beside = await prepare(neighbour.accountId, 'pro_studio');
  expect((await confirm(accountId, prepared)).statusCode).toBe(200);
  expect((await confirm(neighbour.accountId, beside)).statusCode).toBe(200);
  expect([await readMembership(accountId), await readMembership(neighbour.accountId)]).toMatchObject([
    { tier: 'pro_studio' },
    { tier: 'pro_studio' },
  ]);
});

test('[COIN-10] a membership is ended for the end of its month, and resumed', async () => {
  const { stripe } = payments;
  const { accountId, subscriptionId } = await becomeMember();
  const switchTo = (renews: boolean) => payments.call(accountId, '/api/membership/renewal', { renews });
  for (const renews of [false, false, true, true]) {
    expect((await switchTo(renews)).statusCode).toBe(200);
    expect(await readMembership(accountId)).toMatchObject({ tier: 'creator', endsWithPeriod: !renews });
  }
  await payments.deliverAll([stripe.change(subscriptionId, { cancel_at: 2_000_000_000 })]);
  expect(await readMembership(accountId)).toMatchObject({ endsWithPeriod: true });
  await switchTo(true);
  expect(await readMembership(accountId)).toMatchObject({ endsWithPeriod: false });
  await payments.deliverAll([stripe.change(subscriptionId, { status: 'canceled' })]);
  expect(codeOf(await switchTo(true))).toBe('NO_MEMBERSHIP');
  // A former member joins again.
  expect(
    (
      await payments.call(accountId, '/api/membership/orders', {
        item: 'creator',
        priceMinor: creator.priceMinor,
        idempotencyKey: randomUUID(),
      })
    ).statusCode,
  ).toBe(200);
  expect((await proveLedger(payments.database.db)).faults).toEqual([]);
});
