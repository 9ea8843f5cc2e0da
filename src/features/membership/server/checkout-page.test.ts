import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USUAL_OFFERS } from '#src/shared/catalogue/offers.ts';
import { buildPayments, type Payments } from '#tests/build/build-payments.ts';
import { checkOrder } from './check-order.ts';
import { createOrder, type OrderInput } from './create-order.ts';

const { starter } = USUAL_OFFERS.tiers;

let payments: Payments;
beforeAll(async () => {
  payments = await buildPayments();
});
afterAll(() => payments?.close());

const orderOf = (accountId: string, changed: Partial<OrderInput> = {}): OrderInput => ({
  accountId,
  email: null,
  item: 'starter',
  priceMinor: starter.priceMinor,
  idempotencyKey: randomUUID(),
  language: 'en',
  siteAddress: 'https://film.example',
  ...changed,
});
const pageOf = (url: string) => payments.stripe.things.get(url.split('/').at(-1) ?? '');

test.each([
  ['en', 'en'],
  ['cn', 'zh'],
  ['ko', 'ko'],
  ['ja', 'ja'],
] as const)(
  '[LANG-01] [CAT-34] a page for coins in %s asks once for their price, in the language %s',
  async (language, locale) => {
    const { url, orderId } = await createOrder(
      payments.dependencies,
      orderOf(await payments.createAccount(), { language }),
    );
    expect(pageOf(url)).toMatchObject({
      mode: 'payment',
      interval: null,
      amount_total: starter.priceMinor,
      locale,
      customer_email: null,
      success_url: `https://film.example/pricing?order=${orderId}`,
      cancel_url: 'https://film.example/pricing',
    });
  },
);

test('[COIN-10] who was a member before is the same customer at Stripe, without an address of theirs', async () => {
  const accountId = await payments.createAccount();
  const { events, subscriptionId } = await payments.join(accountId);
  await payments.deliverAll(events);
  const { url } = await createOrder(payments.dependencies, orderOf(accountId, { email: 'somebody@gmail.com' }));
  expect(pageOf(url)).toMatchObject({
    customer: payments.stripe.things.get(subscriptionId)?.['customer'],
    customer_email: null,
  });
});

test('[SEC-21] twenty orders an hour, each account for itself', async () => {
  const accountId = await payments.createAccount();
  const order = orderOf(accountId);
  await createOrder(payments.dependencies, order);
  await payments.database.pool.query("update attempts set count = 20 where kind = 'order'");
  await expect(createOrder(payments.dependencies, order)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  await createOrder(payments.dependencies, orderOf(await payments.createAccount()));
  await payments.database.pool.query(
    "update attempts set window_ends_at = window_ends_at - interval '1 hour' where kind = 'order'",
  );
  await createOrder(payments.dependencies, order);
});

test('[COIN-10] an order that was paid is not paid once more by repeating it', async () => {
  const accountId = await payments.createAccount();
  const order = orderOf(accountId);
  const { url } = await createOrder(payments.dependencies, order);
  await payments.deliverAll(payments.stripe.pay(url.split('/').at(-1) ?? ''));
  await expect(createOrder(payments.dependencies, order)).rejects.toMatchObject({ code: 'OFFER_CHANGED' });
});

test('[COIN-10] Stripe is asked for an open order at most every three seconds, and for a paid one never', async () => {
  const accountId = await payments.createAccount();
  const { orderId, checkoutId } = await payments.order(accountId);
  const ask = async (): Promise<number> => {
    const before = payments.stripe.requests.length;
    await checkOrder(payments.dependencies, { accountId, orderId });
    return payments.stripe.requests.length - before;
  };
  const letPass = (seconds: number): Promise<unknown> =>
    payments.database.pool.query('update orders set asked_at = now() - make_interval(secs => $1) where id = $2', [
      seconds,
      orderId,
    ]);
  const asked = [await ask()];
  await letPass(1);
  asked.push(await ask());
  await letPass(4);
  asked.push(await ask());
  await payments.deliverAll(payments.stripe.pay(checkoutId));
  await letPass(4);
  asked.push(await ask());
  expect(asked).toEqual([1, 0, 1, 0]);
});

test('[CAT-34] the offers say that they can be bought, with every price and pack', async () => {
  const response = await payments.server.inject({ url: '/api/membership/offers' });
  expect(response.json()).toEqual({ isOpen: true, ...USUAL_OFFERS });
});
