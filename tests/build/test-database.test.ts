import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createTestDatabase } from './test-database.ts';
import { copyDatabase, makeTemplate } from './test-server.ts';

test('each test database is migrated, empty of the work of others, and gone when closed', async () => {
  const first = await createTestDatabase();
  const second = await createTestDatabase();
  try {
    await first.db.execute(sql`create table only_here (id int)`);
    const { rows } = await second.db.execute<{ here: boolean; queue: boolean }>(
      sql`select to_regclass('only_here') is not null as here, to_regclass('pgboss.queue') is not null as queue`,
    );
    expect(rows[0]).toEqual({ here: false, queue: true });
    expect((await second.pool.query('select name from schema_migrations')).rowCount).toBeGreaterThan(0);
  } finally {
    await first.close();
    const { rows } = await second.pool.query('select 1 from pg_database where datname = $1', [
      new URL(first.url.replace('@/', '@x/')).pathname.slice(1),
    ]);
    expect(rows).toEqual([]);
    await second.close();
  }
});

test('another template is made once, whoever asks at the same time, and anew when its making failed', async () => {
  const server = inject('testServerUrl');
  const made: string[] = [];
  const fill = async ({ db, url }: OpenDatabase): Promise<void> => {
    made.push(url);
    await db.execute(sql`create table only_there (id int)`);
    if (made.length === 1) {
      throw new Error('on purpose');
    }
  };
  const make = (): Promise<void> => makeTemplate(server, 'kinora_template_of_this_test', fill);
  await expect(make()).rejects.toThrow('on purpose');
  await Promise.all([make(), make()]);
  expect(made).toHaveLength(2);
  const copy = await copyDatabase(server, 'kinora_template_of_this_test');
  const { rows } = await copy.db.execute<{ there: boolean }>(
    sql`select to_regclass('only_there') is not null as there`,
  );
  await copy.close();
  expect(rows).toEqual([{ there: true }]);
});
