import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

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
