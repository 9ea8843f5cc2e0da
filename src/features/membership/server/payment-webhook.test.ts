import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPayments, type Payments } from '#tests/build/build-payments.ts';

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
