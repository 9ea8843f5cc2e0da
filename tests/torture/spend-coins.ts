import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import { deductCoins } from '#src/foundation/coins/server/deduct-coins.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { releaseHold } from '#src/foundation/coins/server/release-hold.ts';
import { settleHold } from '#src/foundation/coins/server/settle-hold.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { isAppError } from '#src/shared/errors/app-error.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';

/** One request to the ledger, and how often it is sent. */
interface Operation {
  kind: 'grant' | 'hold' | 'settle' | 'settlePart' | 'release' | 'take' | 'owe';
  coins: number;
  key: number;
  index: number;
  times: number;
}

function chooseOperations(seed: number, count: number): Operation[] {
  const random = createRandom(deriveSeed('coins', seed));
  return Array.from({ length: count }, (_, index) => ({
    kind: random.pick(['grant', 'grant', 'hold', 'hold', 'settle', 'settlePart', 'release', 'take', 'owe'] as const),
    coins: 1 + random.below(60),
    key: random.below(26),
    index,
    times: 1 + random.below(3),
  }));
}

/**
 * Sends grants, holds, settles, releases and takes to one account, each one to three times, from many callers at once.
 * Throws with what is wrong unless the ledger is exact after it, each request counted once and nothing fell below
 * zero.
 */
export async function spendCoins(
  database: OpenDatabase,
  run: { seed: number; operations: number; callers: number },
): Promise<void> {
  const accountId = randomUUID();
  const task = { kind: 'test', id: 'one' };
  await database.db.insert(accounts).values({ id: accountId, username: 'somebody' });
  await grantCoins(database.db, { accountId, coins: 50, reason: 'gift', task, idempotencyKey: 'first' });
  const holds: string[] = [];
  const send = async ({ kind, coins, key, index }: Operation): Promise<void> => {
    const common = { accountId, coins, reason: 'r', task, idempotencyKey: `${kind}:${key}:${coins}` };
    const holdId = holds[index % Math.max(1, holds.length)];
    try {
      if (kind === 'grant') {
        await grantCoins(database.db, common);
      } else if (kind === 'hold') {
        holds.push((await holdCoins(database.db, common)).id);
      } else if (kind === 'take' || kind === 'owe') {
        await deductCoins(database.db, { ...common, shortfall: kind === 'take' ? 'refuse' : 'owe' });
      } else if (holdId === undefined) {
        return;
      } else if (kind === 'settle') {
        await settleHold(database.db, { holdId });
      } else if (kind === 'settlePart') {
        await settleHold(database.db, { holdId, chargedCoins: 1 });
      } else {
        await releaseHold(database.db, holdId);
      }
    } catch (error) {
      if (!isAppError(error, 'INSUFFICIENT_COINS') && !isAppError(error, 'IDEMPOTENCY_CONFLICT')) {
        throw error;
      }
    }
  };
  // The callers take from one list, as requests do.
  const queue = chooseOperations(run.seed, run.operations).flatMap((each) =>
    Array.from({ length: each.times }, () => each),
  );
  const sent = queue.length;
  await Promise.all(
    Array.from({ length: run.callers }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        await send(next);
      }
    }),
  );

  const { rows } = await database.db.execute<{ key: string; amount: number; after: number }>(
    sql`select idempotency_key as key, amount_coins::int as amount, balance_after_coins::int as after from ledger_entries where account_id = ${accountId}`,
  );
  if (rows.length < 10 || rows.length >= sent) {
    throw new Error(`${rows.length} entries of ${sent} requests: too few or too many to prove anything`);
  }
  if (new Set(rows.map(({ key }) => key)).size !== rows.length) {
    throw new Error('a key made two entries');
  }
  if (rows.some(({ after }) => after < 0)) {
    throw new Error('the balance fell below zero');
  }
  const balance = await readBalance(database.db, accountId);
  const sum = rows.reduce((coins, { amount }) => coins + amount, 0);
  if (balance !== sum) {
    throw new Error(`the balance is ${balance}, its entries say ${sum}`);
  }
  const { faults } = await proveLedger(database.db);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}
