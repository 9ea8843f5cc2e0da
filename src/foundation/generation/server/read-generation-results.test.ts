import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { addGeneration, type AddedGeneration } from '#tests/build/add-generation.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { readResultsByModel, readResultsByTime } from './read-generation-results.ts';
import { readWorkByAge } from './read-work-by-age.ts';

let database: OpenDatabase;
let accountId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  accountId = await buildAccount(database, 1000);
});
afterAll(() => database?.close());

const add = (row: AddedGeneration): Promise<string> => addGeneration(database, accountId, row);

const range = { from: new Date('2026-03-01T00:00:00Z'), until: new Date('2026-03-03T00:00:00Z') };

test('[ADM-03] days are of UTC, refusals are no failures, and only what was charged counts as spent', async () => {
  await add({ state: 'completed', end: new Date('2026-02-28T23:59:59Z') });
  for (const seconds of [1, 2, 3, 4, 100]) {
    await add({ state: 'completed', end: new Date('2026-03-01T23:59:59Z'), seconds, coins: 6 });
  }
  await add({ state: 'completed', end: new Date('2026-03-02T00:00:00Z'), seconds: 8, coins: 6 });
  await add({ state: 'failed', end: new Date('2026-03-02T01:00:00Z'), code: 'GENERATION_FAILED', coins: 6 });
  await add({ state: 'failed', end: new Date('2026-03-02T01:00:00Z'), code: 'CONTENT_SENSITIVE', coins: 6 });
  // What an admin charged although nothing came.
  await add({ state: 'failed', end: new Date('2026-03-02T02:00:00Z'), code: 'GENERATION_OUTCOME_UNKNOWN', coins: 6 });
  // No vendor was asked.
  await add({ state: 'failed', end: new Date('2026-03-02T02:00:00Z'), seconds: null, code: 'FREE_COINS_BUDGET_SPENT' });
  await add({ state: 'unknown', end: new Date('2026-03-02T03:00:00Z'), coins: 6 });
  await add({
    state: 'completed',
    end: new Date('2026-03-02T04:00:00Z'),
    model: 'draft-image',
    vendor: 'draft',
    seconds: 2,
  });
  await add({ state: 'completed', end: new Date('2026-03-03T00:00:00Z') });

  const days = await database.db.transaction(async (transaction) => {
    // The session's own time zone must not move the days.
    await transaction.execute(sql`set local timezone to 'Asia/Seoul'`);
    return readResultsByTime(transaction, { ...range, step: 'day', vendor: 'fal' });
  });
  expect(days).toEqual([
    {
      at: new Date('2026-03-01T00:00:00Z'),
      completed: 5,
      failed: 0,
      refused: 0,
      unknown: 0,
      paidCalls: 5,
      coinsCharged: 30,
      medianSeconds: 3,
      // Between the fourth and the fifth of five: 4 + 0.8 × 96.
      slowSeconds: expect.closeTo(80.8, 5) as number,
    },
    {
      at: new Date('2026-03-02T00:00:00Z'),
      completed: 1,
      failed: 2,
      refused: 1,
      unknown: 1,
      paidCalls: 5,
      coinsCharged: 12,
      medianSeconds: 8,
      slowSeconds: 8,
    },
  ]);
  const hours = await readResultsByTime(database.db, { ...range, step: 'hour', model: 'draft-image' });
  expect(hours).toMatchObject([{ at: new Date('2026-03-02T04:00:00Z'), completed: 1, paidCalls: 0, coinsCharged: 0 }]);
  expect(await readResultsByModel(database.db, { ...range, limit: 10 })).toMatchObject([
    { vendor: 'fal', model: 'flux-dev', completed: 6, failed: 2, refused: 1, unknown: 1, coinsCharged: 42 },
    { vendor: 'draft', model: 'draft-image', completed: 1, medianSeconds: 2 },
  ]);
  expect(await readResultsByModel(database.db, { ...range, limit: 1 })).toHaveLength(1);
});

test('[ADM-03] work that waits is counted by its age, and work in progress by how long it has been made', async () => {
  const none = { count: 0, ages: [0, 0, 0, 0], oldestSeconds: 0 };
  expect(await readWorkByAge(database.db)).toEqual({ waiting: none, running: none });
  for (const askedSecondsAgo of [5, 61, 599, 601, 4000]) {
    await add({ state: 'pending', seconds: null, askedSecondsAgo });
  }
  await add({ state: 'processing', seconds: 70, askedSecondsAgo: 9000 });
  const { waiting, running } = await readWorkByAge(database.db);
  expect(waiting).toEqual({ count: 5, ages: [1, 2, 1, 1], oldestSeconds: expect.closeTo(4000, -2) as number });
  expect(running).toEqual({ count: 1, ages: [0, 1, 0, 0], oldestSeconds: expect.closeTo(70, -1) as number });
});
