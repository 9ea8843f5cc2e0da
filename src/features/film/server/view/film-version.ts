import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { FilmStatus } from '#src/shared/catalogue/film-statuses.ts';

/** What changes of a film, as its watchers compare it. */
export interface FilmVersion {
  version: string;
  status: FilmStatus;
}

/** A short text that changes whenever anything of a film does, and its status; one cheap query, for watchers. */
export async function readFilmVersion(executor: Executor, filmId: string): Promise<FilmVersion | undefined> {
  const { rows } = await executor.execute<FilmVersion & Record<string, unknown>>(sql`
    select status, concat_ws('/', films.status, films.cancelled_at, films.allowed_stage, films.title, films.finished_at, films.version, films.waiting, films.deleted_at,
      (select concat_ws('/', count(*), count(*) filter (where circled), count(*) filter (where dismissed),
        count(*) filter (where state = 'generating'), max(finished_at)) from takes where film_id = films.id),
      (select count(*) from film_shots where film_id = films.id)) as version
    from films where id = ${filmId}`);
  return rows[0];
}
