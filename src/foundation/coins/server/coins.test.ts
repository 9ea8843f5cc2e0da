import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import { databaseErrorCode } from '#src/platform/server/database/database-errors.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { spendCoins } from '#tests/torture/spend-coins.ts';
import { deductCoins } from './deduct-coins.ts';
import { grantCoins } from './grant-coins.ts';
import { holdCoins } from './hold-coins.ts';
import { proveLedger } from './prove-ledger.ts';
import { readBalance } from './read-balance.ts';
import { releaseHold } from './release-hold.ts';
import { settleHold } from './settle-hold.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const task = { kind: 'test', id: 'one' };

async function createAccount(coins = 0): Promise<string> {
  const id = randomUUID();
  await database.db.insert(accounts).values({ id, username: 'somebody' });
  if (coins > 0) {
    await grantCoins(database.db, { accountId: id, coins, reason: 'gift', task, idempotencyKey: 'first' });
  }
  return id;
}

test('[COIN-01] an entry says who, how much, why, which task, when and the balance after; the balance is the sum', async () => {
  const accountId = await createAccount(100);
  const hold = await holdCoins(database.db, {
    accountId,
    coins: 30,
    reason: 'film_clip',
    task: { kind: 'generation', id: 'g1' },
    idempotencyKey: 'h',
  });
  expect(hold).toMatchObject({ amountCoins: -30, balanceAfterCoins: 70, isNew: true });
  await settleHold(database.db, { holdId: hold.id });
  const { rows } = await database.db.execute(
    sql`select kind, amount_coins::int, balance_after_coins::int, reason, task_kind, task_id, created_at from ledger_entries where account_id = ${accountId} order by sequence`,
  );
  expect(rows).toMatchObject([
    { kind: 'grant', amount_coins: 100, balance_after_coins: 100, reason: 'gift' },
    {
      kind: 'hold',
      amount_coins: -30,
      balance_after_coins: 70,
      reason: 'film_clip',
      task_kind: 'generation',
      task_id: 'g1',
    },
    {
      kind: 'settle',
      amount_coins: 0,
      balance_after_coins: 70,
      reason: 'film_clip',
      task_kind: 'generation',
      task_id: 'g1',
    },
  ]);
  expect(await readBalance(database.db, accountId)).toBe(70);
});

test('[COIN-01] only a whole number of coins above zero is given, set aside or taken', async () => {
  const accountId = await createAccount(100);
  for (const coins of [0, -5, 0.5, Number.NaN]) {
    const move = { accountId, coins, reason: 'gift', task, idempotencyKey: `odd:${coins}` };
    await expect(grantCoins(database.db, move), `give ${coins}`).rejects.toMatchObject({ code: 'INVALID_DATA' });
    await expect(holdCoins(database.db, move), `set aside ${coins}`).rejects.toMatchObject({ code: 'INVALID_DATA' });
    await expect(deductCoins(database.db, { ...move, shortfall: 'refuse' }), `take ${coins}`).rejects.toMatchObject({
      code: 'INVALID_DATA',
    });
  }
  expect(await readBalance(database.db, accountId)).toBe(100);
});

test('[COIN-03] a key creates one entry however often it is sent at once; a different body is refused', async () => {
  const accountId = await createAccount(10);
  const hold = { accountId, coins: 10, reason: 'r', task, idempotencyKey: 'same' };
  const entries = await Promise.all(Array.from({ length: 12 }, () => holdCoins(database.db, hold)));
  expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
  expect(entries.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await readBalance(database.db, accountId)).toBe(0);
  await expect(holdCoins(database.db, { ...hold, coins: 1 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
});

test('[COIN-04] a hold is settled or released once; part of it can be given back', async () => {
  const accountId = await createAccount(100);
  const first = await holdCoins(database.db, { accountId, coins: 40, reason: 'r', task, idempotencyKey: 'a' });
  const second = await holdCoins(database.db, { accountId, coins: 40, reason: 'r', task, idempotencyKey: 'b' });
  await settleHold(database.db, { holdId: first.id, chargedCoins: 30 });
  await settleHold(database.db, { holdId: first.id, chargedCoins: 30 });
  expect(await readBalance(database.db, accountId)).toBe(30);
  await expect(releaseHold(database.db, first.id)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  await releaseHold(database.db, second.id);
  await releaseHold(database.db, second.id);
  expect(await readBalance(database.db, accountId)).toBe(70);
  await expect(settleHold(database.db, { holdId: second.id })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  await expect(settleHold(database.db, { holdId: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('[COIN-06] too few coins hold nothing; of two holds that do not fit together one succeeds', async () => {
  const accountId = await createAccount(10);
  await expect(
    holdCoins(database.db, { accountId, coins: 11, reason: 'r', task, idempotencyKey: 'x' }),
  ).rejects.toMatchObject({ code: 'INSUFFICIENT_COINS', details: { needed: 11, balance: 10 } });
  const both = await Promise.allSettled(
    ['y', 'z'].map((idempotencyKey) =>
      holdCoins(database.db, { accountId, coins: 7, reason: 'r', task, idempotencyKey }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await readBalance(database.db, accountId)).toBe(3);
  for (const coins of [0, -5, 1.5, Number.NaN]) {
    await expect(
      holdCoins(database.db, { accountId, coins, reason: 'r', task, idempotencyKey: 'bad' }),
    ).rejects.toMatchObject({ code: 'INVALID_DATA' });
  }
});

test('[COIN-01] the database refuses to change, delete or truncate the ledger and to write a balance', async () => {
  const accountId = await createAccount(5);
  const statements = [
    sql`update ledger_entries set amount_coins = 9 where account_id = ${accountId}`,
    sql`delete from ledger_entries where account_id = ${accountId}`,
    sql`truncate ledger_entries cascade`,
    sql`update coin_balances set balance_coins = 9 where account_id = ${accountId}`,
    sql`delete from coin_balances where account_id = ${accountId}`,
  ];
  const codes: (string | undefined)[] = [];
  for (const statement of statements) {
    await database.db.execute(statement).catch((error: unknown) => codes.push(databaseErrorCode(error)));
  }
  expect(codes).toEqual(['KN001', 'KN001', 'KN001', 'KN002', 'KN002']);
  expect(await readBalance(database.db, accountId)).toBe(5);
});

test('a hold in a transaction that fails leaves nothing behind', async () => {
  const accountId = await createAccount(5);
  await expect(
    database.db.transaction(async (transaction) => {
      await holdCoins(transaction, { accountId, coins: 5, reason: 'r', task, idempotencyKey: 'gone' });
      throw new Error('on purpose');
    }),
  ).rejects.toThrow('on purpose');
  expect(await readBalance(database.db, accountId)).toBe(5);
});

test('[REL-01] under repeated, concurrent requests the ledger stays exact, each counts once, and no balance is negative', async () => {
  for (let seed = 1; seed <= 12; seed++) {
    await expect(spendCoins(database, { seed, operations: 100, callers: 8 }), `seed ${seed}`).resolves.toBeUndefined();
  }
});

test('the proof finds a forged entry that bypassed the triggers', async () => {
  const forged = await createTestDatabase();
  try {
    const id = randomUUID();
    await forged.db.insert(accounts).values({ id, username: 'somebody' });
    await grantCoins(forged.db, { accountId: id, coins: 5, reason: 'gift', task, idempotencyKey: 'first' });
    expect((await proveLedger(forged.db)).faults).toEqual([]);
    await forged.db.execute(sql`alter table ledger_entries disable trigger all`);
    await forged.db.execute(sql`update ledger_entries set amount_coins = 50`);
    expect((await proveLedger(forged.db)).faults.length).toBeGreaterThan(0);
  } finally {
    await forged.close();
  }
});
