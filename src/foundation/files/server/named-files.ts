import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';

/**
 * A condition on `files`: no row of any table refers to the file. The referring columns are read from the schema (every
 * foreign key to `files`), so that new tables are included.
 */
export async function isUnnamed(executor: Executor): Promise<SQL> {
  const { rows } = await executor.execute<{ owner: string; name: string }>(sql`
    select conrelid::regclass::text as owner, quote_ident(attname) as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'files'::regclass order by 1, 2`);
  const places = rows.map(
    ({ owner, name }) =>
      sql`not exists (select from ${sql.raw(owner)} as namer where namer.${sql.raw(name)} = files.id)`,
  );
  return sql.join(places, sql` and `);
}
