import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';

/** A short text that changes whenever anything of a film does; one cheap query, for watchers. */
export async function readFilmVersion(executor: Executor, filmId: string): Promise<string> {
  const { rows } = await executor.execute<{ version: string }>(sql`
    select concat_ws('/', films.status, films.cancelled_at, films.allowed_stage, films.title, films.finished_at, films.version, films.waiting, films.deleted_at,
      (select concat_ws('/', count(*), count(*) filter (where circled), count(*) filter (where dismissed),
        count(*) filter (where state = 'generating'), max(finished_at)) from takes where film_id = films.id),
      (select count(*) from film_shots where film_id = films.id)) as version
    from films where id = ${filmId}`);
  return rows[0]?.version ?? '';
}
