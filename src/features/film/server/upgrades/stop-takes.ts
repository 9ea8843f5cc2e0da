import { inArray, sql } from 'drizzle-orm';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { cancelGeneration, lockGenerations } from '#src/foundation/generation/server/cancel-generation.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { releaseWaitingTake } from '../pipeline/waiting-takes.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { takes, type TakeRow } from '../tables.ts';
import { wakeFilm } from '../takes/wake-film.ts';
import { shotsOf } from './shots-of.ts';

/**
 * Stops the takes that a person ordered or brought of these shots and that are being made: what no provider has begun
 * is not made and not charged, the rest goes on. What the film itself makes goes on too, since it would be made again.
 * Throws FILM_NOT_FOUND and INDEX_OUT_OF_RANGE.
 */
export async function stopTakes(
  dependencies: Pick<FilmDependencies, 'db' | 'queue' | 'vendors' | 'wakeJobs'>,
  { accountId, filmId, numbers }: { accountId: string; filmId: string; numbers: readonly number[] },
): Promise<{ stopped: number; goingOn: number }> {
  return stopTakesOf(dependencies, { accountId, filmId }, (rows) => {
    const shotIds = new Set(shotsOf(rows, numbers).map(({ id }) => id));
    return ({ assetKey }) => shotIds.has(assetKey);
  });
}

/** The same for other takes of a film. Throws FILM_NOT_FOUND and what `isMeant` throws. */
export async function stopTakesOf(
  dependencies: Pick<FilmDependencies, 'db' | 'queue' | 'vendors' | 'wakeJobs'>,
  { accountId, filmId }: { accountId: string; filmId: string },
  isMeant: (rows: FilmRows) => (take: TakeRow) => boolean,
): Promise<{ stopped: number; goingOn: number }> {
  return dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    if (!rows) {
      throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
    }
    const isThis = isMeant(rows);
    const open = rows.takes.filter(
      (take) => take.state === 'generating' && (take.orderId !== null || take.inputs.model === UPLOAD) && isThis(take),
    );
    return stopOpen(transaction, dependencies, rows, open);
  });
}

/** Stops these takes that are being made, where that costs nothing. */
export async function stopOpen(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue' | 'vendors' | 'wakeJobs'>,
  rows: FilmRows,
  open: readonly TakeRow[],
): Promise<{ stopped: number; goingOn: number }> {
  await lockGenerations(
    transaction,
    open.flatMap(({ generationId }) => generationId ?? []),
  );
  const stopped: string[] = [];
  for (const take of open) {
    if (take.inputs.model === UPLOAD) {
      stopped.push(take.id);
    } else if (take.generationId === null) {
      await releaseWaitingTake(transaction, rows, take);
      stopped.push(take.id);
    } else if (await cancelGeneration(transaction, dependencies, take.generationId)) {
      stopped.push(take.id);
    }
  }
  if (stopped.length > 0) {
    await transaction
      .update(takes)
      .set({ state: 'cancelled', fileId: null, finishedAt: sql`now()` })
      .where(inArray(takes.id, stopped));
    // Uploads that were not checked yet; nothing names them any more.
    await forgetFiles(
      transaction,
      rows.film.accountId,
      open.flatMap(({ id, fileId }) => (fileId !== null && stopped.includes(id) ? [fileId] : [])),
    );
    await wakeFilm(transaction, dependencies, rows.film.id, { urgency: 'person' });
  }
  return { stopped: stopped.length, goingOn: open.length - stopped.length };
}
