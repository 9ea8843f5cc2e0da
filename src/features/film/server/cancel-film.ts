import { eq, sql } from 'drizzle-orm';
import { cancelGeneration } from '#src/foundation/generation/server/cancel-generation.ts';
import type { FilmTools } from './film-tools.ts';
import { loadFilmFor } from './load-film-for.ts';
import { loadFilmRows } from './pipeline/film-rows.ts';
import { closeFixedPrices } from './pipeline/fixed-prices.ts';
import { releaseReserves } from './pipeline/reserve-work.ts';
import { films, takes } from './tables.ts';

/**
 * Stops a film (PIPE-06): what is not begun is not made and not charged; what a paid vendor is making already is kept
 * when it comes. Stopping again changes nothing, nor does it when the film is complete. Throws FILM_NOT_FOUND.
 */
export async function cancelFilm(
  tools: Pick<FilmTools, 'db' | 'queue' | 'vendors' | 'wakeJobs'>,
  cancel: { accountId: string; filmId: string },
): Promise<void> {
  await tools.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, cancel.accountId, cancel.filmId, { lock: true });
    if (film.cancelledAt !== null || film.status === 'COMPLETED') return;
    const rows = await loadFilmRows(transaction, film.id);
    for (const take of rows?.takes ?? []) {
      if (take.state !== 'generating') continue;
      if (take.generationId !== null && !(await cancelGeneration(transaction, tools, take.generationId))) continue;
      await transaction
        .update(takes)
        .set({ state: 'cancelled', finishedAt: sql`now()`, lease: sql`${takes.lease} + 1` })
        .where(eq(takes.id, take.id));
      take.state = 'cancelled';
    }
    if (rows) {
      await closeFixedPrices(transaction, rows, 'FAILED');
      await releaseReserves(transaction, rows);
    }
    await transaction
      .update(films)
      .set({
        cancelledAt: sql`now()`,
        waiting: false,
        status: 'FAILED',
        error: { code: 'CANCELLED', reason: '' },
        finishedAt: sql`now()`,
        changedAt: sql`now()`,
      })
      .where(eq(films.id, film.id));
  });
}
