import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog as log } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { time } from './columns.ts';
import type { OpenDatabase } from './database.ts';
import { createRowLease } from './row-lease.ts';

const works = pgTable('works', {
  id: uuid('id').primaryKey(),
  state: text('state').notNull().default('open'),
  lease: integer('lease').notNull().default(0),
  aliveAt: time('alive_at'),
});
const workLease = createRowLease(works, {
  isOpen: eq(works.state, 'open'),
  deadAfterSeconds: 60,
  prolongEveryMilliseconds: 10,
});
let database: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `create table works (id uuid primary key, state text not null default 'open', lease int not null default 0, alive_at timestamptz)`,
  );
});
afterAll(() => database?.close());

async function createWork(): Promise<string> {
  const id = randomUUID();
  await database.db.insert(works).values({ id });
  return id;
}

async function readWork(id: string) {
  const [row] = await database.db.select().from(works).where(eq(works.id, id));
  return row;
}

/** As if the worker had died a while ago. */
async function letDie(id: string): Promise<void> {
  await database.db
    .update(works)
    .set({ aliveAt: sql`now() - interval '61 seconds'` })
    .where(eq(works.id, id));
}

async function takeWork(id: string) {
  const row = await workLease.take(database.db, id);
  if (!row) {
    throw new Error('the row could not be taken');
  }
  return row;
}

test('[REL-03] of two workers one takes the row; the other takes it when the first has died', async () => {
  const id = await createWork();
  const takes = await Promise.all([workLease.take(database.db, id), workLease.take(database.db, id)]);
  expect(takes.filter((row) => row !== undefined)).toMatchObject([{ id, lease: 1 }]);
  expect(await workLease.take(database.db, id)).toBeUndefined();
  await letDie(id);
  expect(await workLease.take(database.db, id)).toMatchObject({ lease: 2 });
});

test('[REL-03] a worker that lost its lease writes, locks and releases nothing', async () => {
  const id = await createWork();
  const late = await takeWork(id);
  await letDie(id);
  const second = await takeWork(id);
  expect(await workLease.write(database.db, late, { state: 'late' })).toBe(false);
  expect(await workLease.release(database.db, late, { state: 'late' })).toBe(false);
  expect(await database.db.transaction((transaction) => workLease.lock(transaction, late))).toBe(false);
  expect(await readWork(id)).toMatchObject({ state: 'open', lease: 2 });
  expect(await database.db.transaction((transaction) => workLease.lock(transaction, second))).toBe(true);
  expect(await workLease.write(database.db, second, { state: 'done' })).toBe(true);
  expect(await readWork(id)).toMatchObject({ state: 'done', lease: 2 });
});

test('[REL-03] a locked row cannot be taken before the transaction has ended', async () => {
  const id = await createWork();
  const row = await takeWork(id);
  await letDie(id);
  await database.db.transaction(async (transaction) => {
    expect(await workLease.lock(transaction, row)).toBe(true);
    const LOCK_NOT_AVAILABLE = '55P03';
    await expect(database.pool.query('select from works where id = $1 for update nowait', [id])).rejects.toMatchObject({
      code: LOCK_NOT_AVAILABLE,
    });
  });
  expect(await workLease.take(database.db, id)).toMatchObject({ lease: 2 });
});

test('a released row is taken at once, a finished one never', async () => {
  const id = await createWork();
  expect(await workLease.release(database.db, await takeWork(id))).toBe(true);
  const row = await takeWork(id);
  expect(row.lease).toBe(2);
  await workLease.write(database.db, row, { state: 'done' });
  await letDie(id);
  expect(await workLease.take(database.db, id)).toBeUndefined();
});

test('a lease is prolonged while its worker runs, and the loss of it aborts the work', async () => {
  const id = await createWork();
  const row = await takeWork(id);
  await letDie(id);
  const running = workLease.keep({ db: database.db, log }, row, new AbortController().signal);
  await expect.poll(async () => (await readWork(id))?.aliveAt?.getTime()).toBeGreaterThan(row.aliveAt?.getTime() ?? 0);
  expect([running.isLost(), running.signal.aborted]).toEqual([false, false]);
  await database.db.update(works).set({ lease: 2 }).where(eq(works.id, id));
  await expect.poll(() => running.isLost()).toBe(true);
  expect(running.signal.aborted).toBe(true);
  running.stop();
});

test('a caller that stops aborts the work without losing the lease', async () => {
  const row = await takeWork(await createWork());
  const outer = new AbortController();
  const running = workLease.keep({ db: database.db, log }, row, outer.signal);
  outer.abort();
  expect([running.signal.aborted, running.isLost()]).toEqual([true, false]);
  running.stop();
  expect(await workLease.write(database.db, row, { state: 'done' })).toBe(true);
});
