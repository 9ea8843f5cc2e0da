import { sql } from 'drizzle-orm';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { isDatabaseUnavailable } from '#src/platform/server/database/database-errors.ts';
import { retryWhileUnavailable } from '#src/platform/server/database/retry-while-unavailable.ts';
import { scratchRoot, withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import { AppError, errorCodeOf } from '#src/shared/errors/app-error.ts';
import { ERRORS } from '#src/shared/errors/error-table.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { takes, type TakeRow } from '../tables.ts';
import { wakeFilm } from '../takes/wake-film.ts';
import { CUT_DEAD_AFTER_SECONDS, cutLease } from './cut-lease.ts';

/** One per second: after the lease has run out more attempts are useless. */
const LEASE_RETURN_ATTEMPTS = CUT_DEAD_AFTER_SECONDS;

/** Runs that may die over one cut; the next one gives it up. */
const MOST_DEATHS = 2;

/** One run of the work on a movie's take. */
export interface CutRun {
  outer: AbortSignal;
  /** Gets an empty folder, and a signal that is aborted when the lease is lost. */
  work(scratchFolder: string, signal: AbortSignal): Promise<void>;
}

/**
 * Does the work on a take that this process has leased. A run that lost its lease writes nothing; a take that killed
 * two runs is given up, and one whose work throws has failed.
 */
export async function runCut(dependencies: FilmDependencies, take: TakeRow, { outer, work }: CutRun): Promise<void> {
  // The count includes this run: the ones before it died without a report.
  if (take.attempts > MOST_DEATHS) {
    return failCut(dependencies, take, new AppError('CUT_GAVE_UP'));
  }
  const lease = cutLease.keep(dependencies, take, outer);
  try {
    await withScratchFolder(scratchRoot(dependencies.config), (folder) => work(folder, lease.signal));
  } catch (error) {
    if (lease.isLost()) {
      return;
    }
    // The process stops, or the database is unavailable: not the cut's fault, so it is made again.
    if (!outer.aborted && !isDatabaseUnavailable(error)) {
      return await failCut(dependencies, take, error);
    }
    await giveLeaseBack(dependencies, take);
    throw error;
  } finally {
    lease.stop();
  }
}

/** So that another run need not wait for the lease to run out, and this one does not count as dead. */
async function giveLeaseBack(dependencies: FilmDependencies, take: TakeRow): Promise<void> {
  await retryWhileUnavailable(() => cutLease.release(dependencies.db, take, { attempts: sql`${takes.attempts} - 1` }), {
    attempts: LEASE_RETURN_ATTEMPTS,
  });
}

async function failCut(dependencies: FilmDependencies, take: TakeRow, error: unknown): Promise<void> {
  const code = errorCodeOf(error);
  dependencies.log[ERRORS[code].report ? 'error' : 'info']({ err: error, filmId: take.filmId }, 'a cut failed');
  await dependencies.db.transaction(async (transaction) => {
    const rows = await loadFilmRows(transaction, take.filmId, { lock: true });
    const failed = await cutLease.write(transaction, take, {
      state: 'failed',
      error: {
        code,
        reason: error instanceof Error ? error.message.slice(0, 1000) : String(error),
      },
      fileId: null,
      finishedAt: sql`now()`,
    });
    if (failed && rows) {
      // An upload that could not be taken in.
      await forgetFiles(transaction, rows.film.accountId, take.fileId === null ? [] : [take.fileId]);
      await wakeFilm(transaction, dependencies, take.filmId);
    }
  });
}
