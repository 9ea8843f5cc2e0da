import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { films } from '../tables.ts';

/** Films above this number count as many. */
const MOST_COUNTED = 50;

/**
 * The priority of an account's work: 0 without a film in progress, less by one for each. So the wake-ups of an account
 * with many films do not delay those of one with a single film.
 */
export async function rankOfAccount(executor: Executor, accountId: string): Promise<number> {
  const { rows } = await executor.execute<{ films: number }>(sql`
    select count(*)::int as films from (
      select from ${films} where ${films.accountId} = ${accountId} and not ${films.waiting}
        and ${films.status} not in ('COMPLETED', 'FAILED') and ${films.deletedAt} is null
      limit ${MOST_COUNTED}
    ) as unfinished`);
  return -(rows[0]?.films ?? 0);
}
