import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { deductCoins } from './deduct-coins.ts';
import { grantCoins } from './grant-coins.ts';
import { holdCoins } from './hold-coins.ts';
import { ledgerSection } from './ledger-section.ts';
import { proveLedger } from './prove-ledger.ts';
import { readBalance } from './read-balance.ts';
import { readBalances } from './read-balances.ts';
import { releaseHold } from './release-hold.ts';
import { coinBalances } from './tables.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const task = { kind: 'test', id: 'one' };

async function createAccount(coins: number): Promise<string> {
  const id = randomUUID();
  await database.db.insert(accounts).values({ id, username: 'somebody' });
  await grantCoins(database.db, { accountId: id, coins, reason: 'gift', task, idempotencyKey: 'first' });
  return id;
}

async function readStanding(accountId: string): Promise<{ balanceCoins: number; owedCoins: number }> {
  const [row] = await database.db
    .select({ balanceCoins: coinBalances.balanceCoins, owedCoins: coinBalances.owedCoins })
    .from(coinBalances)
    .where(eq(coinBalances.accountId, accountId));
  return row ?? { balanceCoins: 0, owedCoins: 0 };
}

test('[SEC-13] a deduction takes what is there and records the rest as debt, which blocks spending and is paid first', async () => {
  const accountId = await createAccount(50);
  const held = await holdCoins(database.db, { accountId, coins: 20, reason: 'r', task, idempotencyKey: 'held' });
  const take = {
    accountId,
    coins: 100,
    shortfall: 'owe' as const,
    reason: 'payment_taken_back',
    task,
    idempotencyKey: 'back',
  };
  const taken = await Promise.all(Array.from({ length: 6 }, () => deductCoins(database.db, take)));
  expect(taken.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await readStanding(accountId)).toEqual({ balanceCoins: 0, owedCoins: 70 });
  await expect(
    holdCoins(database.db, { accountId, coins: 1, reason: 'r', task, idempotencyKey: 'no' }),
  ).rejects.toMatchObject({ code: 'INSUFFICIENT_COINS', details: { owed: 70 } });
  await releaseHold(database.db, held.id);
  expect(await readStanding(accountId)).toEqual({ balanceCoins: 0, owedCoins: 50 });
  await grantCoins(database.db, { accountId, coins: 80, reason: 'coins_bought', task, idempotencyKey: 'bought' });
  expect(await readStanding(accountId)).toEqual({ balanceCoins: 30, owedCoins: 0 });
  await holdCoins(database.db, { accountId, coins: 30, reason: 'r', task, idempotencyKey: 'yes' });
  expect((await proveLedger(database.db)).faults).toEqual([]);
});

test('[COIN-01] a deduction without debt is refused when coins are short, and concurrent ones never go below zero', async () => {
  const accountId = await createAccount(10);
  const take = (coins: number, idempotencyKey: string, shortfall: 'refuse' | 'owe' = 'refuse') =>
    deductCoins(database.db, { accountId, coins, shortfall, reason: 'admin', task, idempotencyKey });
  await expect(take(11, 'much')).rejects.toMatchObject({ code: 'INSUFFICIENT_COINS' });
  for (const coins of [0, -1, 1.5]) {
    await expect(take(coins, 'bad')).rejects.toMatchObject({ code: 'INVALID_DATA' });
  }
  const both = await Promise.allSettled([take(7, 'a'), take(7, 'b')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await readBalance(database.db, accountId)).toBe(3);
  await Promise.all(Array.from({ length: 8 }, (_, index) => take(5, `owe ${index}`, 'owe')));
  expect(await readStanding(accountId)).toEqual({ balanceCoins: 0, owedCoins: 37 });
  await expect(take(6, 'owe 0', 'owe')).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  expect((await proveLedger(database.db)).faults).toEqual([]);
});

test('[ADM-01] the balances of several accounts are read together, and who never had coins has none', async () => {
  const [one, other] = [await createAccount(50), await createAccount(70)];
  const none = randomUUID();
  expect(await readBalances(database.db, [one, other, none])).toEqual(
    new Map([
      [one, 50],
      [other, 70],
    ]),
  );
  expect(await readBalances(database.db, [])).toEqual(new Map());
});

test('[ACC-06] [COIN-09] the ledger in an archive has each change twice: as JSON and as CSV, the newest first', async () => {
  const accountId = await createAccount(50);
  await createAccount(70);
  await deductCoins(database.db, {
    accountId,
    coins: 20,
    shortfall: 'refuse',
    reason: 'refund',
    task,
    idempotencyKey: 'less',
  });
  const parts: { name: string; text: string }[] = [];
  for await (const part of ledgerSection(database.db, accountId)) {
    parts.push(part);
  }
  expect(parts.map(({ name }) => name)).toEqual(['coins/ledger.json', 'coins/ledger.csv']);
  expect(JSON.parse(parts[0]?.text ?? '')).toMatchObject([
    { kind: 'take', amountCoins: -20, balanceAfterCoins: 30, reason: 'refund', task },
    { kind: 'grant', amountCoins: 50, balanceAfterCoins: 50, reason: 'gift', task },
  ]);
  expect(parts[1]?.text.split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/Z,take,refund,test,one,0,20,30$/),
    expect.stringMatching(/Z,grant,gift,test,one,50,0,50$/),
    '',
  ]);
});

test('[ACC-06] a ledger of more than one page is in the archive as a whole', async () => {
  const accountId = await createAccount(1);
  await database.pool.query('alter table ledger_entries disable trigger all');
  await database.pool.query(
    `insert into ledger_entries (id, account_id, kind, amount_coins, balance_after_coins, reason, task_kind, task_id, idempotency_key, body_sha256)
     select gen_random_uuid(), $1, 'grant', 1, number, 'gift', 'test', 'one', 'more:' || number, sha256(number::text::bytea)
     from generate_series(2, 1001) number`,
    [accountId],
  );
  await database.pool.query('alter table ledger_entries enable trigger all');
  const parts: string[] = [];
  for await (const { text } of ledgerSection(database.db, accountId)) {
    parts.push(text);
  }
  const after = (JSON.parse(parts[0] ?? '') as { balanceAfterCoins: number }[]).map((each) => each.balanceAfterCoins);
  expect(after).toEqual(Array.from({ length: 1001 }, (_, index) => 1001 - index));
});
