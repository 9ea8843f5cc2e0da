import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { migrateDatabase } from '#src/platform/server/database/migrate-database.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { silentLog as log } from '#tests/build/silent-log.ts';

const HOLDS = 2000;
const CALLERS = 16;
const task = { kind: 'bench', id: 'ledger' };

/**
 * Ledger holds per second, over many accounts and over one, compared with a bare transaction of two statements (lower a
 * balance, insert an entry) in the same database: the embedded PostgreSQL, and a scratch database on the server of
 * DATABASE_URL when it is set.
 */
export async function benchLedger(): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  try {
    const figures = await benchDatabase(
      await openDatabase({ config: { dataFolder: folder }, log, poolSize: CALLERS }),
      'embedded',
    );
    const server = process.env['DATABASE_URL'];
    return { ...figures, ...(server ? await benchServer(server) : {}), holds: HOLDS, callers: CALLERS };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs in a new database, since ledger rows cannot be deleted. */
async function benchServer(server: string): Promise<Record<string, unknown>> {
  const name = `kinora_bench_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  try {
    // String replacement, since the URL standard rejects a socket address.
    const databaseUrl = server.replace(/^(\w+:\/\/[^/?]*\/)[^?]*/, (_, host: string) => `${host}${name}`);
    return await benchDatabase(
      await openDatabase({ config: { dataFolder: '/nonexistent', databaseUrl }, log, poolSize: CALLERS }),
      'server',
    );
  } finally {
    await onServer(server, `drop database ${name} with (force)`);
  }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function benchDatabase(database: OpenDatabase, name: string): Promise<Record<string, unknown>> {
  try {
    await migrateDatabase({ database, log });
    const many = await createAccounts(database, CALLERS);
    const [one = ''] = await createAccounts(database, 1);
    const hold = (accountId: string, index: number): Promise<unknown> =>
      holdCoins(database.db, { accountId, coins: 1, reason: 'bench', task, idempotencyKey: `hold:${index}` });
    const figures = {
      [`${name}HoldsPerSecond`]: await perSecond((index) => hold(many[index % CALLERS] ?? one, index)),
      [`${name}HoldsPerSecondOfOneAccount`]: await perSecond((index) => hold(one, index)),
      [`${name}BareTransactionsPerSecond`]: await benchBare(database),
    };
    const { faults } = await proveLedger(database.db);
    if (faults.length > 0) {
      throw new Error(faults.join('\n'));
    }
    return figures;
  } finally {
    await database.close();
  }
}

async function createAccounts({ db }: OpenDatabase, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) {
    await db.insert(accounts).values({ id, username: 'bench' });
    await grantCoins(db, { accountId: id, coins: HOLDS, reason: 'bench', task, idempotencyKey: 'first' });
  }
  return ids;
}

/** The baseline: the same two changes without keys, hashes and triggers. */
async function benchBare({ pool }: OpenDatabase): Promise<number> {
  await pool.query(
    'create table bare_balances (id int primary key, coins bigint not null); create table bare_entries (id bigint generated always as identity primary key, balance_id int not null, coins bigint not null)',
  );
  await pool.query('insert into bare_balances select number, $1 from generate_series(0, $2 - 1) number', [
    HOLDS,
    CALLERS,
  ]);
  return perSecond(async (index) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('update bare_balances set coins = coins - 1 where id = $1', [index % CALLERS]);
      await client.query('insert into bare_entries (balance_id, coins) values ($1, -1)', [index % CALLERS]);
      await client.query('commit');
    } finally {
      client.release();
    }
  });
}

/** Runs the work HOLDS times from CALLERS concurrent callers. */
async function perSecond(work: (index: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (next < HOLDS) {
        await work(next++);
      }
    }),
  );
  return Math.round(HOLDS / ((performance.now() - began) / 1000));
}
