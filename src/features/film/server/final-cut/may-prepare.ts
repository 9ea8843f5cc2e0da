import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { films, takes, type FilmRow } from '../tables.ts';
import { CUT_DEAD_AFTER_SECONDS } from './cut-lease.ts';

/**
 * Whether parts of this film's cut may be made early: not while a film waits for its cut or is cut, and not while an
 * account with fewer unfinished films waits for anything.
 */
export async function mayPrepare(executor: Executor, film: Pick<FilmRow, 'accountId'>): Promise<boolean> {
  const { rows } = await executor.execute<{ may: boolean }>(sql`
    with unfinished as (
      select account_id, count(*) as films from ${films}
      where not waiting and status not in ('COMPLETED', 'FAILED') and cancelled_at is null and deleted_at is null
      group by account_id
    )
    select not exists (
      select from ${takes} where asset_kind = 'movie' and state = 'generating' and inputs ->> 'model' <> ${UPLOAD}
        and (lease = 0 or alive_at > now() - make_interval(secs => ${CUT_DEAD_AFTER_SECONDS}))
    ) and not exists (
      select from unfinished where account_id <> ${film.accountId}
        and films < (select own.films from unfinished as own where own.account_id = ${film.accountId})
    ) as may`);
  return rows[0]?.may ?? false;
}
