import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PoolClient } from 'pg';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Log } from '../log/create-log.ts';
import type { OpenDatabase } from './database.ts';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../../migrations', import.meta.url));
const NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;
// An arbitrary advisory lock key, the same in every release.
const LOCK_KEY = 7_231_846_509;
const LOCK_WAIT_MILLISECONDS = 120_000;
const TABLE_LOCK_WAIT_MILLISECONDS = 3_000;

interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

/**
 * Applies pending SQL files in the order of their numbers, each in its own transaction. Concurrent callers are
 * serialised, so each file is applied once. Returns the names applied by this call. Throws MIGRATION_CHANGED when an
 * applied file has changed, MIGRATION_FAILED when one fails.
 */
export async function migrateDatabase(options: {
  database: Pick<OpenDatabase, 'pool'>;
  log: Log;
  folder?: string;
}): Promise<string[]> {
  const migrations = await readMigrations(options.folder ?? MIGRATIONS_FOLDER);
  const client = await options.database.pool.connect();
  try {
    if ((await findPending(client, migrations, options.log)).length === 0) {
      return [];
    }
    await client.query(`set statement_timeout = 0; set lock_timeout = ${LOCK_WAIT_MILLISECONDS}`);
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    try {
      await client.query(`set lock_timeout = ${TABLE_LOCK_WAIT_MILLISECONDS}`);
      await client.query(
        'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
      );
      const pending = await findPending(client, migrations, options.log);
      for (const migration of pending) {
        await apply(client, migration);
      }
      if (pending.length > 0) {
        options.log.info({ migrations: pending.map(({ name }) => name) }, 'database migrated');
      }
      return pending.map(({ name }) => name);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
    }
  } finally {
    // Session settings were changed: do not return this connection to the pool.
    client.release(true);
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = NAME.exec(name)?.[1];
    if (number === undefined || numbers.has(number)) {
      throw new AppError('MIGRATION_FAILED', {
        details: { file: name, reason: 'names are 0001-some-words.sql, each number once' },
      });
    }
    numbers.add(number);
  }
  return Promise.all(
    names.map(async (name) => {
      // Line endings differ between checkouts; normalise them before hashing.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function findPending(client: PoolClient, migrations: readonly Migration[], log: Log): Promise<Migration[]> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    "select to_regclass('schema_migrations') is not null as found",
  );
  if (!tables[0]?.found) {
    return [...migrations];
  }
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations');
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  for (const { name, sha256 } of migrations) {
    const before = applied.get(name);
    if (before !== undefined && before !== sha256) {
      throw new AppError('MIGRATION_CHANGED', { details: { file: name } });
    }
  }
  const known = new Set(migrations.map(({ name }) => name));
  const newer = [...applied.keys()].filter((name) => !known.has(name));
  // During a rolling release a process of the old version may start on the new schema.
  if (newer.length > 0) {
    log.warn({ migrations: newer }, 'the database has migrations that this release does not know');
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('MIGRATION_FAILED', { details: { file: migration.name, reason }, cause });
  }
}
