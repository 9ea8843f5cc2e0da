import { eq, sql } from 'drizzle-orm';
import { abandonGeneration, wouldReturnCoins } from '#src/foundation/generation/server/cancel-generation.ts';
import { findGenerations } from '#src/foundation/generation/server/find-generations.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { FilmTools } from './film-tools.ts';
import { loadFilmFor } from './load-film-for.ts';
import { loadFilmRows, type FilmRows } from './pipeline/film-rows.ts';
import { closeHeld, isPaidModel } from './pipeline/fixed-prices.ts';
import { releaseReserves } from './pipeline/reserve-work.ts';
import { films, takes } from './tables.ts';

/** What deleting a film would mean. */
export interface DeletionPreview {
  running: boolean;
  /** Coins that are set aside for what has begun and would not come back. */
  lostCoins: number;
  /** Coins that are set aside for what has not begun: they come back. */
  returnedCoins: number;
  /** What cancelling the film instead would give back in all. */
  returnedByCancelling: number;
}

/** Says before what deleting a film would lose (COIN-05, COIN-12). Throws FILM_NOT_FOUND. */
export async function previewDeletion(
  executor: Executor,
  tools: Pick<FilmTools, 'vendors'>,
  film: { accountId: string; filmId: string },
): Promise<DeletionPreview> {
  await loadFilmFor(executor, film.accountId, film.filmId);
  const rows = await loadFilmRows(executor, film.filmId);
  if (!rows) return { running: false, lostCoins: 0, returnedCoins: 0, returnedByCancelling: 0 };
  const open = await openGenerations(executor, rows);
  const heldOf = (list: readonly { state: string; coins: number }[]): number =>
    list.reduce((sum, { state, coins }) => (state === 'held' ? sum + coins : sum), 0);
  const fixedCoins = heldOf(rows.charges);
  const returnedCoins = heldOf(rows.reserves);
  const returned = open.filter((generation) => wouldReturnCoins(tools, generation));
  // Fixed prices come back where no paid model has made anything nor is about to.
  const paidGoesOn = open.some((generation) => isPaidModel(generation.model) && !returned.includes(generation));
  const sum = (list: readonly { priceCoins: number }[]): number =>
    list.reduce((coins, { priceCoins }) => coins + priceCoins, 0);
  return {
    running: rows.takes.some(({ state }) => state === 'generating'),
    lostCoins: sum(open) + fixedCoins,
    returnedCoins,
    returnedByCancelling: returnedCoins + sum(returned) + (paidGoesOn ? 0 : fixedCoins),
  };
}

/**
 * Deletes a film: it is in no list, and no link leads to it; its files are swept later. A running one is stopped, and
 * nothing is given back of what has begun (COIN-05); what was only set aside for later is not charged. Deleting it
 * again throws FILM_NOT_FOUND.
 */
export async function deleteFilm(
  tools: Pick<FilmTools, 'db' | 'queue' | 'vendors' | 'wakeJobs'>,
  deletion: { accountId: string; filmId: string },
): Promise<void> {
  await tools.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, deletion.accountId, deletion.filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    for (const take of rows?.takes ?? []) {
      if (take.state !== 'generating') continue;
      // What a vendor is making for money goes on and is charged when it comes; everything else is stopped.
      if (take.generationId !== null && !(await abandonGeneration(transaction, tools, take.generationId))) continue;
      await transaction
        .update(takes)
        .set({ state: 'cancelled', finishedAt: sql`now()`, lease: sql`${takes.lease} + 1` })
        .where(eq(takes.id, take.id));
    }
    if (rows) {
      await closeHeld(transaction, rows, 'settled');
      await releaseReserves(transaction, rows);
    }
    const isOver = film.status === 'COMPLETED' || film.status === 'FAILED';
    await transaction
      .update(films)
      .set({
        deletedAt: sql`now()`,
        shareId: null,
        shareToken: null,
        waiting: false,
        cancelledAt: film.cancelledAt ?? (film.status === 'COMPLETED' ? null : sql`now()`),
        ...(isOver
          ? {}
          : { status: 'FAILED' as const, error: { code: 'CANCELLED' as const, reason: '' }, finishedAt: sql`now()` }),
      })
      .where(eq(films.id, film.id));
  });
}

async function openGenerations(executor: Executor, rows: FilmRows) {
  const ids = rows.takes
    .filter(({ state }) => state === 'generating')
    .flatMap(({ generationId }) => generationId ?? []);
  return [...(await findGenerations(executor, ids)).values()].filter(({ holdId }) => holdId !== null);
}
