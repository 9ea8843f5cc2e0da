import type { Pool } from 'pg';

const HOURS_OF_DAY = 24;

/**
 * Lets simulated time pass: everything that accounts, films, the community, its notifications and the limits remember
 * becomes older. Signed-in sessions stay as they are.
 */
export async function passHours(pool: Pool, hours: number): Promise<void> {
  const { rows } = await pool.query<{ table: string; column: string; isDate: boolean }>(`
    select c.table_name as table, c.column_name as column, c.data_type = 'date' as "isDate"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and (c.table_name like 'movie%' or c.table_name in ('accounts', 'attempts', 'films', 'follows', 'notifications'))
      and (c.data_type = 'date' or c.data_type like 'timestamp%')`);
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Triggers and rules for people do not apply to time itself.
    await client.query('set local session_replication_role = replica');
    for (const { table, column, isDate } of rows) {
      if (!isDate) {
        await client.query(`update ${table} set ${column} = ${column} - make_interval(hours => $1)`, [hours]);
      } else if (hours >= HOURS_OF_DAY) {
        // Through another age, since a key must not collide with the day before on the way.
        await client.query(`update ${table} set ${column} = ${column} - 400000`);
        await client.query(`update ${table} set ${column} = ${column} + (400000 - $1::int)`, [
          Math.floor(hours / HOURS_OF_DAY),
        ]);
      }
    }
    // What is kept of a rank may refer to a fixed moment, so every film has to be ranked anew.
    await client.query("update movies set ranked_at = '-infinity'");
    await client.query('commit');
  } finally {
    client.release();
  }
}
