import { eq, sql } from 'drizzle-orm';
import { createNotification } from '#src/foundation/notifications/server/create-notification.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { isOver } from '#src/shared/catalogue/film-statuses.ts';
import { tellAudience } from '../audience/tell-audience.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { requestPreparationJob } from '../final-cut/request-preparation.ts';
import { reviveCut } from '../final-cut/revive-cut.ts';
import { advanceFilmJob } from '../jobs.ts';
import { rankOfAccount } from '../limits/rank-of-account.ts';
import { closeFixedPrices } from '../money/fixed-prices.ts';
import { releaseReserves } from '../money/reserve-work.ts';
import { releaseFiles } from '../release-files.ts';
import { circledTake, loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { filmStateOf } from '../state/film-state.ts';
import { nextSteps, WHOLE_FILM, type NextSteps } from '../state/next-steps.ts';
import { secondsUntilSettled } from '../state/settling.ts';
import { films } from '../tables.ts';
import { collectTakes } from '../takes/collect-takes.ts';
import { dropShortOpening } from '../takes/drop-short-opening.ts';
import { followEdits, outdatedAssets } from '../takes/follow-edits.ts';
import { storyOf } from '../takes/story-of-film.ts';
import { beginTakes } from './begin-takes.ts';
import { startWaitingTakes } from './waiting-takes.ts';
import { writeCast } from './write-cast.ts';
import { writeScripts } from './write-scripts.ts';

/**
 * Advances a film: collects what has ended and starts what can be started. May be called at any time, any number of
 * times.
 */
export async function advanceFilm(
  dependencies: Pick<FilmDependencies, 'db' | 'queue' | 'vendors' | 'ownKeys' | 'wakeJobs' | 'audience'>,
  { filmId }: { filmId: string },
): Promise<void> {
  await dependencies.db.transaction((transaction) => advanceLockedFilm(transaction, dependencies, filmId));
}

/** The same inside the caller's transaction. Returns the decided steps, or undefined without such a film. */
async function advanceLockedFilm(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue' | 'vendors' | 'ownKeys' | 'wakeJobs' | 'audience'>,
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
  await dropShortOpening(transaction, rows);
  if (rows.film.editedAt !== null) {
    await followEdits(transaction, dependencies, rows);
  }
  await reviveCut(transaction, dependencies, rows);
  const unsettledSeconds = secondsUntilSettled(rows.film);
  const current = await takeSteps(transaction, dependencies, rows, unsettledSeconds > 0);
  await startWaitingTakes(transaction, dependencies, rows);
  if (unsettledSeconds > 0) {
    await dependencies.queue.send(
      transaction,
      advanceFilmJob,
      { filmId },
      {
        startAfterSeconds: Math.ceil(unsettledSeconds),
        priority: await rankOfAccount(transaction, rows.film.accountId),
      },
    );
  } else {
    await requestPreparationJob(transaction, dependencies, rows);
  }
  await closeFixedPrices(transaction, rows, current.status);
  if (current.waits || isOver(current.status)) {
    await releaseReserves(transaction, rows, { keepsWaiting: true });
  }
  await showStatus(transaction, rows, current);
  if (rows.film.visibility === 'public') {
    await tellAudience(transaction, dependencies, filmId);
  }
  return current;
}

/**
 * Steps that only write rows make others possible, so they go first and this repeats until nothing is left; then all
 * takes begin together.
 */
async function takeSteps(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue' | 'vendors' | 'ownKeys' | 'wakeJobs'>,
  rows: FilmRows,
  isUnsettled: boolean,
): Promise<NextSteps> {
  for (;;) {
    const outdated = rows.film.editedAt === null ? undefined : outdatedAssets(rows);
    const next = nextSteps({ ...filmStateOf(rows), ...(outdated ? { outdated } : {}) });
    if (await writeRows(transaction, rows, next)) {
      continue;
    }
    const assets = next.steps.flatMap((step) =>
      step.kind === 'make' && !(isUnsettled && step.assetKind === 'music')
        ? [{ kind: step.assetKind, key: step.assetKey }]
        : [],
    );
    if (assets.length === 0) {
      return next;
    }
    await beginTakes(transaction, dependencies, rows, assets);
  }
}

/** Writes the rows that these steps ask for; false when they ask for none. */
async function writeRows(transaction: Transaction, rows: FilmRows, { steps }: NextSteps): Promise<boolean> {
  const kinds = new Set(steps.map(({ kind }) => kind));
  if (kinds.has('write_cast')) {
    await writeCast(transaction, rows.film.id, storyOf(rows));
  } else if (kinds.has('write_scripts')) {
    await writeScripts(transaction, rows.film.id, storyOf(rows));
  } else {
    return false;
  }
  Object.assign(rows, await loadFilmRows(transaction, rows.film.id));
  return true;
}

async function showStatus(transaction: Transaction, rows: FilmRows, { status, waits }: NextSteps): Promise<void> {
  const { film } = rows;
  const isEnd = isOver(status);
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
