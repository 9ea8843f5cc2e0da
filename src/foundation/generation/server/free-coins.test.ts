import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import { countFreeCoins } from '#src/foundation/coins/server/count-free-coins.ts';
import { deductCoins } from '#src/foundation/coins/server/deduct-coins.ts';
import { findSpendingBursts } from '#src/foundation/coins/server/find-spending-bursts.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { releaseHold } from '#src/foundation/coins/server/release-hold.ts';
import { settleHold } from '#src/foundation/coins/server/settle-hold.ts';
import { useFreeCoins } from '#src/foundation/coins/server/use-free-coins.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { ImageRequest } from '#src/vendors/vendor.ts';
import { buildAccount, buildGenerationDependencies } from '#tests/build/build-generation-dependencies.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { createLoopbackVendor, startLoopbackService } from '#tests/vendors/loopback-vendor.ts';
import { findGenerations } from './find-generations.ts';
import { requestGeneration } from './request-generation.ts';
import { runGeneration } from './run-generation.job.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const buy = (accountId: string, coins: number): Promise<unknown> =>
  grantCoins(database.db, {
    accountId,
    coins,
    reason: 'purchase',
    task: { kind: 'order', id: '1' },
    idempotencyKey: `buy-${coins}`,
  });
const hold = async (accountId: string, coins: number, key: string): Promise<string> =>
  (
    await holdCoins(database.db, {
      accountId,
      coins,
      reason: 'picture',
      task: { kind: 'test', id: key },
      idempotencyKey: key,
    })
  ).id;
const use = (holdId: string, coinsPerDay = 100): Promise<boolean> => useFreeCoins(database.db, { holdId, coinsPerDay });
const beginDay = (): Promise<unknown> => database.pool.query('delete from free_coin_uses; delete from free_coin_days');

test('[SEC-11] free coins start work up to a daily budget over all accounts, exactly, also under concurrency', async () => {
  await beginDay();
  const accountIds = await Promise.all(Array.from({ length: 15 }, () => buildAccount(database, 50)));
  const holds = await Promise.all(accountIds.map((id) => hold(id, 10, 'one')));
  // Each asked for twice, as by the run after one that died.
  const answers = await Promise.all(holds.map(async (id) => (await Promise.all([use(id), use(id)])).every(Boolean)));
  expect(answers.filter(Boolean)).toHaveLength(10);
  await database.pool.query('update free_coin_days set day = day - 1');
  expect(await Promise.all(holds.map((id) => use(id))), 'the next day').not.toContain(false);
});

test('[SEC-11] bought coins are spent first and have no budget', async () => {
  await beginDay();
  const accountId = await buildAccount(database, 500);
  await buy(accountId, 200);
  const released = await hold(accountId, 150, 'given-back');
  expect(await use(released)).toBe(true);
  await releaseHold(database.db, released);
  const bought = [await hold(accountId, 150, 'first'), await hold(accountId, 50, 'second')];
  expect(await Promise.all(bought.map((id) => use(id, 1)))).toEqual([true, true]);
  const free = await hold(accountId, 30, 'third');
  expect([await use(free, 29), await use(free, 30)]).toEqual([false, true]);
});

test('[SEC-11] what a released hold used of the budget is there again, once; what was charged is not', async () => {
  await beginDay();
  const accountId = await buildAccount(database, 500);
  const [refused, charged] = [await hold(accountId, 60, 'refused'), await hold(accountId, 40, 'charged')];
  expect([await use(refused), await use(charged)]).toEqual([true, true]);
  const [next, last] = [await hold(accountId, 60, 'next'), await hold(accountId, 1, 'last')];
  expect(await use(next)).toBe(false);
  await settleHold(database.db, { holdId: charged });
  await Promise.all([1, 2, 3].map(() => releaseHold(database.db, refused)));
  // A run that comes too late counts nothing.
  expect(await use(refused)).toBe(true);
  expect([await use(last, 40), await use(next)]).toEqual([false, true]);
});

test('[SEC-11] over the budget the vendor is not called, and the coins are released', async () => {
  await beginDay();
  const service = await startLoopbackService();
  await withTemporaryFolder(async (folder) => {
    const built = await buildGenerationDependencies(database, folder, createLoopbackVendor(service.url, {}));
    const dependencies = { ...built, config: { ...built.config, coins: { freePerDay: 1 } } };
    const accountId = await buildAccount(database, 20);
    const request: ImageRequest = {
      kind: 'image',
      prompt: 'a lamp',
      seed: 1,
      widthPixels: 64,
      heightPixels: 64,
      references: [],
      drawing: {} as ShotDrawing,
    };
    const id = await database.db.transaction((transaction) =>
      requestGeneration(transaction, dependencies, {
        accountId,
        model: 'flux-dev',
        request,
        folder: 'image',
        idempotencyKey: 'one',
        reason: 'picture',
      }),
    );
    expect(await readBalance(database.db, accountId)).toBeLessThan(20);
    await runGeneration(dependencies, { generationId: id }, { signal: new AbortController().signal });
    expect((await findGenerations(database.db, [id])).get(id)).toMatchObject({
      state: 'failed',
      error: { code: 'FREE_COINS_BUDGET_SPENT' },
    });
    expect([await readBalance(database.db, accountId), service.submits]).toEqual([20, []]);
    await built.stop();
  });
  await service.close();
});

test('[ADM-04] accounts that spend much within an hour without having bought coins are found', async () => {
  const [spender, buyer, careful] = [
    await buildAccount(database, 5000),
    await buildAccount(database, 5000),
    await buildAccount(database, 5000),
  ];
  await buy(buyer, 10);
  for (const id of [spender, buyer, careful]) {
    await hold(id, 900, 'a');
    const second = await hold(id, 900, 'b');
    if (id === careful) {
      await releaseHold(database.db, second);
    }
  }
  expect(await findSpendingBursts(database.db, 1500)).toEqual([{ accountId: spender, coins: 1800 }]);
});

test('[ADM-04] deductions and refunds do not count as spending', async () => {
  const accountId = await buildAccount(database, 5000);
  await deductCoins(database.db, {
    accountId,
    coins: 2000,
    shortfall: 'owe',
    reason: 'refund',
    task: { kind: 'order', id: '1' },
    idempotencyKey: 'taken',
  });
  expect((await findSpendingBursts(database.db, 1500)).map((found) => found.accountId)).not.toContain(accountId);
});

test.each([
  ['all of it is free', 0, 0, { neededCoins: 50, leftCoins: 100 }],
  ['bought coins go first', 30, 0, { neededCoins: 30, leftCoins: 100 }],
  ['bought coins pay for all', 200, 0, { neededCoins: 0, leftCoins: 100 }],
  ['some were used today', 0, 60, { neededCoins: 50, leftCoins: 40 }],
  ['more than the budget was used', 0, 130, { neededCoins: 50, leftCoins: 0 }],
])('[SEC-11] before work for 50 coins begins it is told what of it is free: %s', async (_, bought, usedToday, told) => {
  await beginDay();
  const accountId = await buildAccount(database, 500);
  if (bought > 0) {
    await buy(accountId, bought);
  }
  if (usedToday > 0) {
    await use(await hold(await buildAccount(database, usedToday), usedToday, 'today'), 1000);
  }
  const fixedCoins = 10;
  expect(await countFreeCoins(database.db, { accountId, fixedCoins, workCoins: 50, coinsPerDay: 100 })).toEqual(told);
});

test('[SEC-11] what was spent before has used bought coins, and what was released has not', async () => {
  await beginDay();
  const accountId = await buildAccount(database, 500);
  await buy(accountId, 100);
  const count = async (): Promise<number> =>
    (await countFreeCoins(database.db, { accountId, fixedCoins: 0, workCoins: 50, coinsPerDay: 100 })).neededCoins;
  const holdId = await hold(accountId, 80, 'before');
  expect(await count()).toBe(30);
  await releaseHold(database.db, holdId);
  expect(await count()).toBe(0);
});
