import { eq, sql } from 'drizzle-orm';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { cancelGeneration, lockGenerations } from '#src/foundation/generation/server/cancel-generation.ts';
import { removeWaitingStarts } from '#src/foundation/generation/server/remove-waiting-starts.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { prepareCutJob } from '../jobs.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { closeFixedPrices } from '../money/fixed-prices.ts';
import { releaseReserves } from '../money/reserve-work.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { films, takes } from '../tables.ts';

/**
 * Stops a film (PIPE-06): work that has not started is not made and not charged; paid work in progress is kept when it
 * completes. Stopping a stopped or finished film changes nothing. Throws FILM_NOT_FOUND.
 */
export async function cancelFilm(
  dependencies: Pick<FilmDependencies, 'db' | 'queue' | 'vendors' | 'wakeJobs'>,
  cancel: { accountId: string; filmId: string },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, cancel.accountId, cancel.filmId, { lock: true });
    if (film.cancelledAt !== null || film.status === 'COMPLETED') {
      return;
    }
    const rows = await loadFilmRows(transaction, film.id);
    await lockGenerations(
      transaction,
      (rows?.takes ?? []).flatMap(({ state, generationId }) => (state === 'generating' && generationId) || []),
    );
    for (const take of rows?.takes ?? []) {
      if (take.state !== 'generating') {
        continue;
      }
      if (take.generationId !== null && !(await cancelGeneration(transaction, dependencies, take.generationId))) {
        continue;
      }
      await transaction
        .update(takes)
        .set({ state: 'cancelled', fileId: null, finishedAt: sql`now()`, lease: sql`${takes.lease} + 1` })
        .where(eq(takes.id, take.id));
      // An upload that was not checked yet.
      await forgetFiles(transaction, film.accountId, take.fileId === null ? [] : [take.fileId]);
      take.state = 'cancelled';
    }
    await removeWaitingStarts(transaction, dependencies, film.id);
    await dependencies.queue.remove(transaction, prepareCutJob, { filmId: film.id });
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
