import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { answerError } from '../http/answer-error.ts';
import { databaseErrorCode, isDatabaseUnavailable, isLockNotObtained } from './database-errors.ts';

async function failureOf(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('did not fail');
}

test('a database that refuses a row is told apart from one that is gone', async () => {
  const database = await createTestDatabase();
  try {
    await database.db.execute(sql`create table words (word text primary key)`);
    const insert = (): PromiseLike<unknown> => database.db.execute(sql`insert into words values ('same')`);
    await insert();
    const duplicate = await failureOf(insert());
    expect([databaseErrorCode(duplicate), isDatabaseUnavailable(duplicate)]).toEqual(['23505', false]);
    expect(isDatabaseUnavailable(new TypeError('x'))).toBe(false);
    expect(isDatabaseUnavailable(await failureOf(readFile('/nonexistent')))).toBe(false);
    const ended = await failureOf(database.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    expect(isDatabaseUnavailable(ended)).toBe(true);
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  } finally {
    await database.close();
  }
});

test('[ERR-05] a lock that another call keeps is told as such, and may be tried again', async () => {
  const database = await createTestDatabase();
  try {
    await database.db.execute(sql`create table words (word text primary key)`);
    await database.db.execute(sql`insert into words values ('kept')`);
    await database.db.transaction(async (holder) => {
      await holder.execute(sql`select word from words for update`);
      const refused = await failureOf(
        database.db.transaction(async (other) => {
          await other.execute(sql`set local lock_timeout = '20ms'`);
          await other.execute(sql`select word from words for update`);
        }),
      );
      expect([isLockNotObtained(refused), isDatabaseUnavailable(refused)]).toEqual([true, false]);
      expect(answerError(refused, { id: 'r1', language: 'en' })).toMatchObject({
        status: 409,
        body: { code: 'LOCK_NOT_OBTAINED', requestId: 'r1' },
      });
    });
    expect(isLockNotObtained(new TypeError('x'))).toBe(false);
  } finally {
    await database.close();
  }
});

test('a server that is not there counts as gone, through each layer', async () => {
  const pool = new Pool({ host: '/nonexistent', connectionTimeoutMillis: 1000 });
  expect(isDatabaseUnavailable(await failureOf(drizzle(pool).execute(sql`select 1`)))).toBe(true);
  await pool.end();
  const client = new Client({ host: '127.0.0.1', port: 1 });
  client.on('error', () => {});
  expect(isDatabaseUnavailable(await failureOf(client.connect()))).toBe(true);
});

test('[REL-06] a connection that is lost between two queries of a transaction fails the transaction, not the process', async () => {
  const database = await createTestDatabase();
  try {
    const lost = database.db.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      // The connection's end is reported while no query is running.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await transaction.execute(sql`select 1`);
    });
    expect(await failureOf(lost)).toBeInstanceOf(Error);
    expect((await database.pool.query<{ one: number }>('select 1 as one')).rows[0]?.one).toBe(1);
  } finally {
    await database.close();
  }
});
