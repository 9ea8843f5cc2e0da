import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listAudit } from '#src/foundation/audit/server/list-audit.ts';
import { deductCoins } from '#src/foundation/coins/server/deduct-coins.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { createCodeBatch, listCodeBatches, stopCodeBatch } from './code-batches.ts';
import { listCodeGuessers, recordCodeGuess } from './code-guesses.ts';
import { exportCoinHistory } from './coin-history-csv.ts';
import { readCoinHistory } from './coin-history.ts';
import { hasRedeemableCodes } from './has-redeemable-codes.ts';
import { hashCodeWord } from './redeem-code-word.ts';
import { redeemCode } from './redeem-code.ts';

let database: OpenDatabase;
let act: { adminId: string; requestId: string };
beforeAll(async () => {
  database = await createTestDatabase();
  act = { adminId: await buildAccount(database), requestId: randomUUID() };
});
beforeEach(() => database.pool.query('delete from redeem_codes; delete from redeem_code_batches'));
afterAll(() => database?.close());

const create = (count = 1, more: { expiresAt?: Date } = {}) =>
  createCodeBatch(database.db, act, { name: 'Fair', count, ...more });

test.each([
  ['0O0Oo-1Il1i', '00000-11111'],
  [' abcde fghjk ', 'ABCDE-FGHJK'],
  ['ＡＢＣＤＥ－ＦＧＨＪＫ', 'ABCDE-FGHJK'],
  ['ABCDE—FGHJK', 'ABCDEFGHJK'],
])('[COIN-08] %s is read as %s', (typed, code) => {
  expect(hashCodeWord(typed)).toEqual(hashCodeWord(code));
});

test('[COIN-08] two codes have two hashes, and an empty one has none', () => {
  expect(hashCodeWord('ABCDE')).not.toEqual(hashCodeWord('ABCDF'));
  expect([hashCodeWord(''), hashCodeWord(' \u3000')]).toEqual([undefined, undefined]);
});

test.each([
  ['none were made', async () => {}, false],
  ['one waits', () => create(), true],
  [
    'all were stopped',
    async () => {
      await stopCodeBatch(database.db, act, (await create()).batch.id);
    },
    false,
  ],
  [
    'all have expired',
    async () => {
      await create(1, { expiresAt: new Date(Date.now() + 60_000) });
      await database.pool.query("update redeem_code_batches set expires_at = now() - interval '1 second'");
    },
    false,
  ],
  ['one ends later', () => create(1, { expiresAt: new Date(Date.now() + 60_000) }), true],
  [
    'the only one was redeemed',
    async () => {
      const { codes } = await create();
      const accountId = await buildAccount(database);
      await redeemCode(database.db, { accountId, code: codes[0] ?? '', networkAddress: '10.1.1.1' });
    },
    false,
  ],
  [
    'one of two was redeemed',
    async () => {
      const { codes } = await create(2);
      const accountId = await buildAccount(database);
      await redeemCode(database.db, { accountId, code: codes[0] ?? '', networkAddress: '10.1.1.1' });
    },
    true,
  ],
])('[COIN-08] where %s the site offers to redeem, or not', async (_, prepare, offers) => {
  await prepare();
  expect(await hasRedeemableCodes(database.db)).toBe(offers);
});

test('[COIN-08] codes that are over already are not made', async () => {
  await expect(create(1, { expiresAt: new Date() })).rejects.toMatchObject({ code: 'INVALID_DATA' });
  expect((await listCodeBatches(database.db, { limit: 9 })).batches).toEqual([]);
});

test('[COIN-08] [ADM-01] a batch is stopped once, with one entry in the audit; one that is not there is not found', async () => {
  const { batch } = await create();
  const first = await stopCodeBatch(database.db, act, batch.id);
  expect(await stopCodeBatch(database.db, act, batch.id)).toEqual(first);
  const entries = await listAudit(database.db, { subject: batch.id, limit: 9 });
  expect(entries.map(({ action }) => action)).toEqual(['codes.stop', 'codes.create']);
  await expect(stopCodeBatch(database.db, act, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('[COIN-08] [SEC-09] sixty wrong codes an hour come from one network, whoever enters them', async () => {
  await create();
  const guess = async (networkAddress: string): Promise<void> => {
    await redeemCode(database.db, { accountId: await buildAccount(database), code: 'WRONG', networkAddress });
  };
  await expect(guess('10.2.0.1')).rejects.toMatchObject({ code: 'INVALID_CODE' });
  await database.pool.query("update attempts set count = 60 where kind = 'redeem-network' and count = 1");
  await expect(guess('10.2.0.1')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  await expect(guess('10.2.0.2')).rejects.toMatchObject({ code: 'INVALID_CODE' });
  await database.pool.query("update attempts set window_ends_at = window_ends_at - interval '1 hour'");
  await expect(guess('10.2.0.1')).rejects.toMatchObject({ code: 'INVALID_CODE' });
});

test('[INV-03] who guessed most stands first, with all their days together, and who guessed less than asked for not at all', async () => {
  const [few, some, many] = [await buildAccount(database), await buildAccount(database), await buildAccount(database)];
  for (const [accountId, guesses] of [
    [few, 2],
    [some, 3],
    [many, 4],
  ] as const) {
    for (let guess = 0; guess < guesses; guess++) {
      await recordCodeGuess(database.db, accountId);
    }
  }
  await database.pool.query(
    "insert into code_guesses values ($1, (now() at time zone 'UTC')::date - 1, 3, now() - interval '1 day')",
    [some],
  );
  const guessers = await listCodeGuessers(database.db, { days: 7, atLeast: 3 });
  expect(
    guessers
      .map(({ accountId, guesses }) => [accountId, guesses])
      .filter(([id]) => id !== act.adminId)
      .slice(0, 2),
  ).toEqual([
    [some, 6],
    [many, 4],
  ]);
  expect(guessers.map(({ accountId }) => accountId)).not.toContain(few);
});

const nameNothing = async () => new Map();

test('[COIN-09] coins that were taken are told as taken, under purchases, and in the column of spent coins', async () => {
  const accountId = await buildAccount(database, 100);
  await deductCoins(database.db, {
    accountId,
    coins: 30,
    shortfall: 'refuse',
    reason: 'refund',
    task: { kind: 'order', id: '1' },
    idempotencyKey: 'taken',
  });
  const read = { accountId, direction: 'all', topic: 'purchases' } as const;
  const { entries } = await readCoinHistory(database.db, nameNothing, { ...read, limit: 9 });
  expect(entries).toMatchObject([{ change: 'taken', amountCoins: -30, reason: 'refund', film: null }]);
  const csv = await exportCoinHistory(database.db, nameNothing, { ...read, language: 'en', timeZone: 'Asia/Tokyo' });
  expect(csv.split('\r\n')).toMatchObject([
    expect.stringContaining('(Asia/Tokyo)'),
    expect.stringMatching(/,0,30,70$/),
    '',
  ]);
});

test('[COIN-09] the file holds more changes than the page of one reading', async () => {
  const accountId = await buildAccount(database, 1);
  await database.pool.query('alter table ledger_entries disable trigger all');
  await database.pool.query(
    `insert into ledger_entries (id, account_id, kind, amount_coins, balance_after_coins, reason, task_kind, task_id, idempotency_key, body_sha256)
     select gen_random_uuid(), $1, 'grant', 1, number, 'check_in', 'check_in', number::text, 'more:' || number, sha256(number::text::bytea)
     from generate_series(2, 1001) number`,
    [accountId],
  );
  const csv = await exportCoinHistory(database.db, nameNothing, {
    accountId,
    direction: 'all',
    topic: 'all',
    language: 'en',
    timeZone: 'UTC',
  });
  const after = csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',').at(-1)));
  expect(after).toEqual(Array.from({ length: 1001 }, (_, index) => 1001 - index));
});
