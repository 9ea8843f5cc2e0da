import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { advanceFilmJob } from '../jobs.ts';
import { rankOfAccount } from '../limits/rank-of-account.ts';
import { films } from '../tables.ts';

/** Added to the account's rank: a person waits for an answer, or only a lost wake-up is being replaced. */
const URGENCY = { person: 1, usual: 0, quiet: -100 } as const;

/** Sends a wake-up for the film, in the caller's transaction. Returns false when one is waiting already. */
export async function wakeFilm(
  executor: Executor,
  dependencies: Pick<FilmDependencies, 'queue'>,
  filmId: string,
  options: { urgency?: keyof typeof URGENCY } = {},
): Promise<boolean> {
  const [film] = await executor
    .update(films)
    .set({ changedAt: sql`now()` })
    .where(eq(films.id, filmId))
    .returning({ accountId: films.accountId });
  const rank = film ? await rankOfAccount(executor, film.accountId) : 0;
  const priority = rank + URGENCY[options.urgency ?? 'usual'];
  return dependencies.queue.send(executor, advanceFilmJob, { filmId }, { priority });
}
