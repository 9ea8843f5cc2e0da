import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from '#tests/build/run-program.ts';
import { silentLog as log } from '#tests/build/silent-log.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { migrateDatabase } from './migrate-database.ts';

function inDatabase(work: (database: OpenDatabase, folder: string) => Promise<void>): Promise<void> {
  return withTemporaryFolder(async (folder) => {
    const database = await createTestDatabase();
    try {
      await database.pool.query('drop table schema_migrations');
      await work(database, folder);
    } finally {
      await database.close();
    }
  });
}

test('[OPS-03] migrations run once however many processes start', () =>
  inDatabase(async (database, folder) => {
    await writeFile(join(folder, '0001-first.sql'), 'create table counted (id int); select pg_sleep(0.2);');
    await writeFile(join(folder, '0002-second.sql'), 'insert into counted values (1); insert into counted values (2);');
    const programs = Array.from({ length: 4 }, () => runProgram('migrate-database', [database.url, folder]));
    const applied = await Promise.all(programs.map((program) => program.waitFor('applied')));
    await Promise.all(programs.map(({ ended }) => ended));
    expect(applied.flatMap((names) => JSON.parse(names) as string[])).toEqual(['0001-first.sql', '0002-second.sql']);
    expect((await database.pool.query('select id from counted order by id')).rows).toEqual([{ id: 1 }, { id: 2 }]);
  }));

test('[OPS-03] a migration that fails leaves nothing of itself, and is applied once it is mended', () =>
  inDatabase(async (database, folder) => {
    await writeFile(join(folder, '0001-first.sql'), 'create table kept (id int);');
    await writeFile(join(folder, '0002-second.sql'), 'create table half (id int); select 1 / 0;');
    await expect(migrateDatabase({ database, log, folder })).rejects.toMatchObject({
      code: 'MIGRATION_FAILED',
      details: { file: '0002-second.sql' },
    });
    const { rows } = await database.pool.query(
      "select to_regclass('kept') is not null as kept, to_regclass('half') is not null as half",
    );
    expect(rows).toEqual([{ kept: true, half: false }]);
    await writeFile(join(folder, '0002-second.sql'), 'create table half (id int);');
    expect(await migrateDatabase({ database, log, folder })).toEqual(['0002-second.sql']);
    expect(await migrateDatabase({ database, log, folder })).toEqual([]);
  }));

test('[OPS-03] an applied migration that was changed is refused; line ends and newer ones do not matter', () =>
  inDatabase(async (database, folder) => {
    const file = join(folder, '0001-first.sql');
    await writeFile(file, 'create table kept\n(id int);\n');
    await migrateDatabase({ database, log, folder });
    await database.pool.query(
      "insert into schema_migrations (name, sha256) values ('0009-from-the-next-release.sql', 'x')",
    );
    await writeFile(file, 'create table kept\r\n(id int);\r\n');
    expect(await migrateDatabase({ database, log, folder })).toEqual([]);
    await writeFile(file, 'create table kept (id bigint);');
    await expect(migrateDatabase({ database, log, folder })).rejects.toMatchObject({
      code: 'MIGRATION_CHANGED',
      details: { file: '0001-first.sql' },
    });
    await writeFile(join(folder, '0001-again.sql'), 'select 1;');
    await expect(migrateDatabase({ database, log, folder })).rejects.toMatchObject({ code: 'MIGRATION_FAILED' });
  }));
