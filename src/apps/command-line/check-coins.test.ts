import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { startCommand, type CommandEnd } from '#tests/build/run-command.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const check = (): Promise<CommandEnd> =>
  withTemporaryFolder(
    (folder) =>
      startCommand('src/apps/command-line/main.ts', ['coins', 'check'], folder, { DATABASE_URL: database.url }).ended,
  );

test('[COIN-01] the ledger check prints how many accounts and entries it summed, and exits with 1 for a wrong balance', async () => {
  const [first, second] = [await buildAccount(database, 100), await buildAccount(database, 20)];
  const task = { kind: 'test', id: '1' };
  await holdCoins(database.db, { accountId: first, coins: 30, reason: 'r', task, idempotencyKey: 'h' });
  await grantCoins(database.db, { accountId: second, coins: 5, reason: 'r', task, idempotencyKey: 'g' });
  expect(await check()).toMatchObject({ code: 0, output: 'exact: 2 accounts, 4 entries, 1 open holds\n' });

  await database.db.execute(sql`alter table coin_balances disable trigger all`);
  await database.db.execute(sql`update coin_balances set balance_coins = 26 where account_id = ${second}`);
  await database.db.execute(sql`alter table coin_balances enable trigger all`);
  const faulty = await check();
  expect(faulty).toMatchObject({ code: 1, output: 'NOT EXACT: 2 accounts, 4 entries, 1 open holds\n' });
  expect(faulty.errors).toContain(`account ${second}: balance 26, entries 25`);
});
