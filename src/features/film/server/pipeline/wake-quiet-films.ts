import { and, asc, inArray, sql, type SQL } from 'drizzle-orm';
import type { FilmDependencies } from '../film-dependencies.ts';
import { films, takes } from '../tables.ts';
import { wakeFilm } from '../takes/wake-film.ts';

/** Lost wake-ups are rare; films that only wait for their turn are quiet too, and each check costs time. */
const MOST_AT_ONCE = 50;

/** Films that go on by themselves, as literals: the planner proves by them that an index has all such films. */
const goesOn = sql`${films.status} not in ('COMPLETED', 'FAILED') and ${films.cancelledAt} is null and not ${films.waiting}`;

/**
 * Wakes running films that were not advanced for a while: their wake-up may have been lost. One with a waiting wake-up
 * gets no second one, and one that waits for a person none. Returns how many were sent.
 */
export async function wakeQuietFilms(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  quietForSeconds = 60,
): Promise<number> {
  const isQuiet = sql`${films.changedAt} < now() - make_interval(secs => ${quietForSeconds})`;
  const oldest = (condition: SQL): Promise<{ id: string }[]> =>
    dependencies.db
      .select({ id: films.id })
      .from(films)
      .where(and(condition, isQuiet))
      .orderBy(asc(films.changedAt))
      .limit(MOST_AT_ONCE);
  const inWork = dependencies.db
    .select({ id: takes.filmId })
    .from(takes)
    .where(sql`${takes.state} = 'generating'`);
  // Those that do not go on have paid work or upgrades whose results must still be collected. Asked for apart: no index
  // has the films of both.
  const quiet = [...(await oldest(goesOn)), ...(await oldest(sql`not (${goesOn}) and ${inArray(films.id, inWork)}`))];
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
