import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { deductCoins } from './deduct-coins.ts';
import { grantCoins } from './grant-coins.ts';
import { holdCoins } from './hold-coins.ts';
import { readBalance } from './read-balance.ts';
import { releaseHold } from './release-hold.ts';
import { settleHold } from './settle-hold.ts';
import { sumCoinFlows } from './sum-coin-flows.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

test('[ADM-03] coins in and out add up to what the balances changed by, on the day of UTC on which they moved', async () => {
  const { db } = database;
  const accountId = await buildAccount(database);
  const entry = (coins: number, reason: string) => ({
    accountId,
    coins,
    reason,
    task: { kind: 'test', id: '1' },
    idempotencyKey: `${reason} ${coins}`,
  });
  await grantCoins(db, entry(500, 'purchase'));
  await grantCoins(db, entry(30, 'check_in'));
  const whole = await holdCoins(db, entry(100, 'film_image'));
  const part = await holdCoins(db, entry(60, 'film_video'));
  const none = await holdCoins(db, entry(40, 'film_voice'));
  await settleHold(db, { holdId: whole.id });
  await settleHold(db, { holdId: part.id, chargedCoins: 45 });
  await releaseHold(db, none.id);
  await deductCoins(db, { ...entry(7, 'admin_change'), shortfall: 'refuse' });

  const now = Date.now();
  const around = { from: new Date(now - 3_600_000), until: new Date(now + 3_600_000) };
  const [flow] = await sumCoinFlows(db, { ...around, step: 'day' });
  expect(flow).toMatchObject({ bought: 500, given: 30, returned: 55, held: 200, deducted: 7 });
  expect(500 + 30 + 55 - 200 - 7).toBe(await readBalance(db, accountId));
  expect(flow?.at.toISOString()).toMatch(/T00:00:00\.000Z$/);
  expect(await sumCoinFlows(db, { from: new Date(0), until: around.from, step: 'hour' })).toEqual([]);
});
