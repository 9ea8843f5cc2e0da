import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { addGeneration } from '#tests/build/add-generation.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { compareModels } from './compare-models.ts';

const NOW = new Date('2026-03-07T15:20:00Z');

let database: OpenDatabase;
let accountId: string;

/** Results of a model on a day of March: how many were completed, for how many coins each, and how many failed. */
async function add(
  model: string,
  day: number,
  { completed = 0, coins = 0, failed = 0, seconds = 10, vendor = 'fal' },
): Promise<void> {
  const of = { end: new Date(Date.UTC(2026, 2, day, 12)), seconds, vendor, model, coins };
  const ends = Array.from({ length: completed + failed }, (_, index) =>
    index < completed ? { state: 'completed' as const } : { state: 'failed' as const, code: 'GENERATION_FAILED' },
  );
  for (const end of ends) {
    await addGeneration(database, accountId, { ...of, ...end });
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
  accountId = await buildAccount(database, 10_000);
  await add('flux-dev', 6, { completed: 2, coins: 6, seconds: 4 });
  await add('flux-dev', 7, { completed: 1, coins: 6, failed: 3, seconds: 8 });
  await add('kling_v21', 7, { completed: 3, coins: 50, seconds: 90 });
  await add('flux-pro', 7, { completed: 1, coins: 12, vendor: 'replicate' });
  await add('qwen-image', 7, { completed: 1, coins: 4 });
  await add('seedream4.0', 7, { completed: 1, coins: 3 });
  await add('veo31', 7, { completed: 1, coins: 2 });
  await add('veo31', 1, { completed: 1, coins: 2 });
  await add('draft-image', 7, { completed: 40, vendor: 'draft', seconds: 1 });
  // Before the range.
  await add('flux-dev', 0, { completed: 9, coins: 6 });
});
afterAll(() => database?.close());

test('[ADM-03] the coins of a range are shown for the models that cost most, the others as one', async () => {
  const { times, models } = await compareModels(database.db, { range: '7d', measure: 'coins' }, NOW);
  expect([times.length, times.at(0), times.at(-1)]).toEqual([
    7,
    '2026-03-01T00:00:00.000Z',
    '2026-03-07T00:00:00.000Z',
  ]);
  expect(models).toEqual([
    { label: 'Kling 2.1', values: [0, 0, 0, 0, 0, 0, 150] },
    { label: 'FLUX dev', values: [0, 0, 0, 0, 0, 12, 6] },
    { label: 'FLUX pro', values: [0, 0, 0, 0, 0, 0, 12] },
    { label: expect.stringMatching(/Qwen|Veo/) as string, values: expect.any(Array) as number[] },
    { values: expect.any(Array) as number[] },
  ]);
  const all = models.flatMap(({ values }) => values.map((value) => value ?? 0)).reduce((sum, value) => sum + value, 0);
  expect(all).toBe(150 + 18 + 12 + 4 + 3 + 4);
});

test('[ADM-03] times are compared by the middle of each model, with no value where nothing was completed', async () => {
  const { models } = await compareModels(database.db, { range: '7d', measure: 'time' }, NOW);
  expect(models).toHaveLength(5);
  expect(models.slice(0, 3)).toEqual([
    { label: expect.any(String) as string, values: [null, null, null, null, null, null, 1] },
    { label: expect.stringMatching(/FLUX dev|Kling/) as string, values: expect.any(Array) as number[] },
    { label: expect.stringMatching(/FLUX dev|Kling/) as string, values: expect.any(Array) as number[] },
  ]);
  expect(models.find(({ label }) => label === 'FLUX dev')?.values).toEqual([null, null, null, null, null, 4, 8]);
});

test('[ADM-03] only models that failed are compared by failures, of one provider where one is chosen', async () => {
  const failures = await compareModels(database.db, { range: '7d', measure: 'failures' }, NOW);
  expect(failures.models).toEqual([{ label: 'FLUX dev', values: [0, 0, 0, 0, 0, 0, 3] }]);
  const byOne = await compareModels(database.db, { range: '7d', measure: 'coins', vendor: 'replicate' }, NOW);
  expect(byOne.models).toEqual([{ label: 'FLUX pro', values: [0, 0, 0, 0, 0, 0, 12] }]);
});
