import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { FilmTools } from '../film-tools.ts';
import { advanceFilmJob } from '../jobs.ts';
import { films } from '../tables.ts';

/** Asks for somebody to look at the film, in the caller's transaction. */
export async function ringFilm(executor: Executor, tools: Pick<FilmTools, 'queue'>, filmId: string): Promise<void> {
  const [row] = await executor
    .update(films)
    .set({ ring: sql`${films.ring} + 1`, changedAt: sql`now()` })
    .where(eq(films.id, filmId))
    .returning({ ring: films.ring });
  if (row) await tools.queue.send(executor, advanceFilmJob, { filmId }, { id: uuidFrom('film', filmId, row.ring) });
}
