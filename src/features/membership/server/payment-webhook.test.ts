import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { USUAL_OFFERS } from '#src/shared/catalogue/offers.ts';
import { buildPayments, type Payments } from '#tests/build/build-payments.ts';
import { catchUpEvents } from './catch-up.ts';

const { starter } = USUAL_OFFERS.tiers;

let payments: Payments;

beforeAll(async () => {
  payments = await buildPayments();
});
afterAll(() => payments?.close());

const right = { id: 'evt_1', type: 'invoice.paid', created: 1_700_000_000, data: { object: { id: 'in_1' } } };

test.each([
  ['null', null],
  ['a list', []],
  ['a text', 'evt_1'],
  ['no data', { ...right, data: undefined }],
  ['null data', { ...right, data: null }],
  ['a NUL in its id', { ...right, id: 'evt_\0' }],
  ['half a surrogate pair in its type', { ...right, type: 'invoice.\ud800' }],
  ['a time beyond the calendar', { ...right, created: 1e15 }],
  ['a text as its time', { ...right, created: 'now' }],
])('[SEC-12] a correctly signed event that is or has %s is refused', async (_, event) => {
  const answer = await payments.deliver(event as object);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_DATA']);
});

test('[SEC-12] a correctly signed body that is not JSON is refused', async () => {
  const { rows } = await payments.database.pool.query('select count(*)::int as count from payment_events');
  const answer = await payments.deliver({ toJSON: () => undefined });
  expect(answer.statusCode).toBe(400);
  const after = await payments.database.pool.query('select count(*)::int as count from payment_events');
  expect(after.rows).toEqual(rows);
});

test('[SEC-12] a well-formed event about an unknown object is accepted', async () => {
  expect((await payments.deliver(right)).json()).toEqual({ received: 'taken' });
});

test('[COIN-10] an event that cannot be processed holds up none after it, and is asked for again', async () => {
  const { database, dependencies } = payments;
  const [first, second] = [await payments.createAccount(), await payments.createAccount()];
  const stuck = await payments.buy(first);
  await payments.buy(second);
  // The database takes no payment of the first order.
  await database.pool.query(`alter table payments add constraint stuck check (order_id <> '${stuck.orderId}')`);
  await expect(catchUpEvents(dependencies, 0)).rejects.toThrow(/payments/);
  await database.pool.query('alter table payments drop constraint stuck');
  expect([await readBalance(database.db, first), await readBalance(database.db, second)]).toEqual([0, starter.coins]);
  expect(await catchUpEvents(dependencies, 0)).toBe(1);
  expect(await readBalance(database.db, first)).toBe(starter.coins);
});

test('[COIN-10] events are remembered for sixty days, twice as long as Stripe repeats them', async () => {
  const { database, dependencies } = payments;
  for (const days of [59, 61]) {
    await database.pool.query(
      'insert into payment_events (id, type, happened_at) values ($1, $2, now() - make_interval(days => $3))',
      [`evt_${days}`, 'invoice.paid', days],
    );
  }
  await catchUpEvents(dependencies, 0);
  const { rows } = await database.pool.query("select id from payment_events where id in ('evt_59', 'evt_61')");
  expect(rows).toEqual([{ id: 'evt_59' }]);
});
