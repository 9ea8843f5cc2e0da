import { and, asc, eq, exists, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { FilmDependencies } from '../film-dependencies.ts';
import { films, takes } from '../tables.ts';
import { wakeFilm } from '../takes/wake-film.ts';

/** Lost wake-ups are rare; films that only wait for their turn are quiet too, and each check costs time. */
const MOST_AT_ONCE = 50;

/**
 * Wakes running films that were not advanced for a while: their wake-up may have been lost. One with a waiting wake-up
 * gets no second one. Returns how many were sent.
 */
export async function wakeQuietFilms(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  quietForSeconds = 60,
): Promise<number> {
  const quiet = await dependencies.db
    .select({ id: films.id })
    .from(films)
    .where(
      and(
        or(
          and(notInArray(films.status, ['COMPLETED', 'FAILED']), isNull(films.cancelledAt)),
          // Stopped or deleted during paid work: its result must still be collected.
          exists(
            dependencies.db
              .select({ id: takes.id })
              .from(takes)
              .where(and(eq(takes.filmId, films.id), eq(takes.state, 'generating'))),
          ),
        ),
        sql`${films.changedAt} < now() - make_interval(secs => ${quietForSeconds})`,
      ),
    )
    .orderBy(asc(films.changedAt))
    .limit(MOST_AT_ONCE);
  let sent = 0;
  for (const { id } of quiet) {
    if (
      await dependencies.db.transaction((transaction) => wakeFilm(transaction, dependencies, id, { urgency: 'quiet' }))
    ) {
      sent += 1;
    }
  }
  return sent;
}
