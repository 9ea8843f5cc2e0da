import { eq, sql } from 'drizzle-orm';
import { createNotification } from '#src/foundation/notifications/server/create-notification.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { requestPreparationJob } from '../final-cut/request-preparation.ts';
import { reviveCut } from '../final-cut/revive-cut.ts';
import { closeFixedPrices } from '../money/fixed-prices.ts';
import { releaseReserves } from '../money/reserve-work.ts';
import { releaseFiles } from '../release-files.ts';
import { circledTake, loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { filmStateOf } from '../state/film-state.ts';
import { nextSteps, WHOLE_FILM, type NextSteps } from '../state/next-steps.ts';
import { films } from '../tables.ts';
import { collectTakes } from '../takes/collect-takes.ts';
import { storyOf } from '../takes/story-of-film.ts';
import { beginTake } from './begin-take.ts';
import { writeCast } from './write-cast.ts';
import { writeScripts } from './write-scripts.ts';

/**
 * Advances a film: collects what has ended and starts what can be started. May be called at any time, any number of
 * times.
 */
export async function advanceFilm(
  dependencies: Pick<FilmDependencies, 'db' | 'queue' | 'vendors'>,
  { filmId }: { filmId: string },
): Promise<void> {
  await dependencies.db.transaction((transaction) => advanceLockedFilm(transaction, dependencies, filmId));
}

/** The same inside the caller's transaction. Returns the decided steps, or undefined without such a film. */
async function advanceLockedFilm(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue' | 'vendors'>,
  filmId: string,
): Promise<NextSteps | undefined> {
  const rows = await loadFilmRows(transaction, filmId, { lock: true });
  if (!rows) {
    return undefined;
  }
  await collectTakes(transaction, rows);
  // Paid work that could not be stopped ends after the film was deleted: it is charged, and its result is dropped.
  if (rows.film.deletedAt !== null) {
    await releaseFiles(transaction, rows.film);
    return undefined;
  }
  await reviveCut(transaction, dependencies, rows);
  const current = await takeSteps(transaction, dependencies, rows);
  await requestPreparationJob(transaction, dependencies, rows);
  await closeFixedPrices(transaction, rows, current.status);
  if (current.waits || current.status === 'COMPLETED' || current.status === 'FAILED') {
    await releaseReserves(transaction, rows);
  }
  await showStatus(transaction, rows, current);
  return current;
}

/** Steps that only write rows make others possible, so this repeats until none is left. */
async function takeSteps(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue' | 'vendors'>,
  rows: FilmRows,
): Promise<NextSteps> {
  for (;;) {
    const next = nextSteps(filmStateOf(rows));
    const before = { cast: rows.places.length, shots: rows.shots.length, takes: rows.takes.length };
    for (const step of next.steps) {
      if (step.kind === 'make') {
        await beginTake(transaction, dependencies, rows, { kind: step.assetKind, key: step.assetKey });
      } else if (step.kind === 'write_cast') {
        await writeCast(transaction, rows.film.id, storyOf(rows));
      } else {
        await writeScripts(transaction, rows.film.id, storyOf(rows));
      }
    }
    if (next.steps.some((step) => step.kind !== 'make')) {
      Object.assign(rows, await loadFilmRows(transaction, rows.film.id));
    }
    const changed =
      before.cast !== rows.places.length || before.shots !== rows.shots.length || before.takes !== rows.takes.length;
    if (!changed) {
      return next;
    }
  }
}

async function showStatus(transaction: Transaction, rows: FilmRows, { status, waits }: NextSteps): Promise<void> {
  const { film } = rows;
  const isEnd = status === 'COMPLETED' || status === 'FAILED';
  const error = status === 'FAILED' ? errorOf(rows) : null;
  await transaction
    .update(films)
    .set({
      status,
      waiting: waits,
      error,
      changedAt: sql`now()`,
      finishedAt: isEnd ? (film.finishedAt ?? sql`now()`) : null,
    })
    .where(eq(films.id, film.id));
  // The person who cancelled the film knows how it ended.
  if (status !== film.status && !film.cancelledAt) {
    await notifyOfEnd(transaction, rows, status, error);
  }
}

/** Why a film failed: its owner cancelled it, or the error of its newest failed take. */
function errorOf({ film, takes }: FilmRows): FilmRows['film']['error'] {
  if (film.cancelledAt) {
    return { code: 'CANCELLED', reason: '' };
  }
  return takes.findLast((take) => take.state === 'failed' && !take.dismissed && take.error !== null)?.error ?? null;
}

/** Notifies the owner when the film is ready or has failed. */
async function notifyOfEnd(
  transaction: Transaction,
  rows: FilmRows,
  status: NextSteps['status'],
  error: FilmRows['film']['error'],
): Promise<void> {
  const { film } = rows;
  const tell = (kind: string, number: number, data: Record<string, unknown>): Promise<void> =>
    createNotification(transaction, {
      id: uuidFrom(kind.replace('_', '-'), film.id, number),
      accountId: film.accountId,
      kind,
      data: { filmId: film.id, title: film.title, ...data },
    });
  if (status === 'COMPLETED') {
    await tell('film_ready', circledTake(rows, 'movie', WHOLE_FILM)?.number ?? 0, {});
  }
  // Each failure gets its own notification: a retry in between has created a take.
  if (status === 'FAILED') {
    await tell('film_failed', rows.takes.length, { code: error?.code ?? 'GENERATION_FAILED' });
  }
}
