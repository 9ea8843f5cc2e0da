import { and, eq, sql } from 'drizzle-orm';
import {
  abandonGeneration,
  hasBegun,
  lockGenerations,
  wouldReturnCoins,
} from '#src/foundation/generation/server/cancel-generation.ts';
import { findGenerations } from '#src/foundation/generation/server/find-generations.ts';
import { removeWaitingStarts } from '#src/foundation/generation/server/remove-waiting-starts.ts';
import { forgetNotificationsOfFilm } from '#src/foundation/notifications/server/forget-notifications.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { isOver } from '#src/shared/catalogue/film-statuses.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import { advanceFilmJob, cutFilmJob, prepareCutJob, takeInUploadJob } from './jobs.ts';
import { loadFilmFor } from './load-film-for.ts';
import { closeHeld, owesFixedPrices } from './money/fixed-prices.ts';
import { releaseReserves } from './money/reserve-work.ts';
import { releaseFiles } from './release-files.ts';
import { UPLOAD } from './state/cut-ingredients.ts';
import { loadFilmRows, type FilmRows } from './state/film-rows.ts';
import { films, takes } from './tables.ts';
import { collectTakes } from './takes/collect-takes.ts';

/** The consequences of deleting a film. */
export interface DeletionPreview {
  /** Something of it is being made, or will be in a moment. */
  running: boolean;
  /** Held coins for work that has started: they would not come back. */
  lostCoins: number;
  /** Held coins for work that has not started: they come back, also the fixed prices when no paid work has started. */
  returnedCoins: number;
  /** What cancelling the film instead would give back in all. */
  returnedByCancelling: number;
}

/** Previews what deleting a film would cost (COIN-05, COIN-12). Throws FILM_NOT_FOUND. */
export async function previewDeletion(
  executor: Executor,
  dependencies: Pick<FilmDependencies, 'vendors'>,
  film: { accountId: string; filmId: string },
): Promise<DeletionPreview> {
  await loadFilmFor(executor, film.accountId, film.filmId);
  const rows = await loadFilmRows(executor, film.filmId);
  if (!rows) {
    return { running: false, lostCoins: 0, returnedCoins: 0, returnedByCancelling: 0 };
  }
  const open = await openGenerations(executor, rows);
  const heldOf = (list: readonly { state: string; coins: number }[]): number =>
    list.reduce((sum, { state, coins }) => (state === 'held' ? sum + coins : sum), 0);
  const fixedCoins = heldOf(rows.charges);
  const begun = open.filter(hasBegun);
  const losesFixed = hasPaidWork(rows, begun);
  const reservedCoins = heldOf(rows.reserves);
  const returned = open.filter((generation) => wouldReturnCoins(dependencies, generation));
  // Fixed prices come back when no paid model has made or is making anything.
  const owing = new Set(
    rows.takes.filter((take) => owesFixedPrices(rows.film, take)).map(({ generationId }) => generationId),
  );
  const paidGoesOn = open.some((generation) => owing.has(generation.id) && !returned.includes(generation));
  const sum = (list: readonly { priceCoins: number }[]): number =>
    list.reduce((coins, { priceCoins }) => coins + priceCoins, 0);
  return {
    running: rows.film.status === 'PENDING' || rows.takes.some(({ state }) => state === 'generating'),
    lostCoins: sum(begun) + (losesFixed ? fixedCoins : 0),
    returnedCoins: reservedCoins + sum(open) - sum(begun) + (losesFixed ? 0 : fixedCoins),
    returnedByCancelling: reservedCoins + sum(returned) + (paidGoesOn ? 0 : fixedCoins),
  };
}

/**
 * Deletes a film: it disappears from lists and links, and files that no copy uses become unavailable; their bytes are
 * swept later. A running film is stopped, and coins of started work are not given back (COIN-05); coins held for later
 * work are released, also fixed prices when no paid work has started (CAT-35). Deleting it again throws
 * FILM_NOT_FOUND.
 */
export async function deleteFilm(
  dependencies: Pick<FilmDependencies, 'db' | 'queue' | 'vendors' | 'wakeJobs' | 'audience'>,
  deletion: { accountId: string; filmId: string },
): Promise<void> {
  await dependencies.db.transaction((transaction) => deleteFilmIn(transaction, dependencies, deletion));
}

/** The same in a transaction of the caller. */
export async function deleteFilmIn(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue' | 'vendors' | 'wakeJobs' | 'audience'>,
  deletion: { accountId: string; filmId: string },
): Promise<void> {
  const film = await loadFilmFor(transaction, deletion.accountId, deletion.filmId, { lock: true });
  const rows = await loadFilmRows(transaction, film.id);
  await lockGenerations(transaction, generatingIds(rows));
  if (rows) {
    await collectTakes(transaction, rows);
  }
  const begun = rows ? (await openGenerations(transaction, rows)).filter(hasBegun) : [];
  for (const take of rows?.takes ?? []) {
    if (take.state !== 'generating') {
      continue;
    }
    // Paid work in progress continues and is charged when it completes; everything else is stopped.
    if (take.generationId !== null && !(await abandonGeneration(transaction, dependencies, take.generationId))) {
      continue;
    }
    await transaction
      .update(takes)
      .set({ state: 'cancelled', finishedAt: sql`now()`, lease: sql`${takes.lease} + 1` })
      .where(eq(takes.id, take.id));
  }
  if (rows) {
    await closeHeld(transaction, rows, hasPaidWork(rows, begun) ? 'settled' : 'released');
    await releaseReserves(transaction, rows);
  }
  await releaseFiles(transaction, film);
  await forgetNotificationsOfFilm(transaction, deletion);
  await dependencies.audience.forget(transaction, film.id);
  await transaction
    .update(films)
    .set({
      deletedAt: sql`now()`,
      shareId: null,
      shareToken: null,
      waiting: false,
      cancelledAt: film.cancelledAt ?? (film.status === 'COMPLETED' ? null : sql`now()`),
      ...(isOver(film.status)
        ? {}
        : { status: 'FAILED' as const, error: { code: 'CANCELLED' as const, reason: '' }, finishedAt: sql`now()` }),
    })
    .where(eq(films.id, film.id));
  await removeWakeUps(transaction, dependencies, rows);
}

/** True while something of a film is being made, or will be in a moment. */
export async function isRunning(executor: Executor, filmId: string): Promise<boolean> {
  const generating = and(eq(takes.filmId, filmId), eq(takes.state, 'generating'));
  const starting = and(eq(films.id, filmId), eq(films.status, 'PENDING'));
  return (await executor.$count(takes, generating)) > 0 || (await executor.$count(films, starting)) > 0;
}

/** True when a paid model has made a part of the film or was asked for one: then its fixed prices are due (CAT-35). */
function hasPaidWork(rows: FilmRows, begun: readonly { id: string }[]): boolean {
  const asked = new Set(begun.map(({ id }) => id));
  return rows.takes.some(
    (take) =>
      owesFixedPrices(rows.film, take) &&
      (take.state === 'generated' || (take.state === 'generating' && asked.has(take.generationId ?? ''))),
  );
}

/** A deleted film needs no wake-ups, unless paid work is still in progress. */
async function removeWakeUps(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue'>,
  rows: FilmRows | undefined,
): Promise<void> {
  if (!rows) {
    return;
  }
  const filmId = rows.film.id;
  const open = await transaction.$count(takes, and(eq(takes.filmId, filmId), eq(takes.state, 'generating')));
  if (open === 0) {
    await dependencies.queue.remove(transaction, advanceFilmJob, { filmId });
  }
  await dependencies.queue.remove(transaction, prepareCutJob, { filmId });
  await removeWaitingStarts(transaction, dependencies, filmId);
  for (const { id } of rows.takes.filter(
    ({ assetKind, state, inputs }) => assetKind === 'movie' || (state === 'generating' && inputs.model === UPLOAD),
  )) {
    await dependencies.queue.remove(transaction, cutFilmJob, { takeId: id });
    await dependencies.queue.remove(transaction, takeInUploadJob, { takeId: id });
  }
}

async function openGenerations(executor: Executor, rows: FilmRows) {
  const ids = generatingIds(rows);
  return [...(await findGenerations(executor, ids)).values()].filter(({ holdId }) => holdId !== null);
}

function generatingIds(rows: FilmRows | undefined): string[] {
  return (rows?.takes ?? []).flatMap(({ state, generationId }) => (state === 'generating' && generationId) || []);
}
