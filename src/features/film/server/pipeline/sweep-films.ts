import { and, asc, isNull, notInArray, sql } from 'drizzle-orm';
import type { FilmTools } from '../film-tools.ts';
import { films } from '../tables.ts';
import { ringFilm } from './ring-film.ts';

const MOST_AT_ONCE = 200;

/**
 * Rings again for running films that nobody has looked at for a while: their bell may have been lost. Answers with how
 * many.
 */
export async function sweepFilms(tools: Pick<FilmTools, 'db' | 'queue'>, quietForSeconds = 60): Promise<number> {
  const quiet = await tools.db
    .select({ id: films.id })
    .from(films)
    .where(
      and(
        notInArray(films.status, ['COMPLETED', 'FAILED']),
        isNull(films.cancelledAt),
        sql`${films.changedAt} < now() - make_interval(secs => ${quietForSeconds})`,
      ),
    )
    .orderBy(asc(films.changedAt))
    .limit(MOST_AT_ONCE);
  for (const { id } of quiet) await tools.db.transaction((transaction) => ringFilm(transaction, tools, id));
  return quiet.length;
}
