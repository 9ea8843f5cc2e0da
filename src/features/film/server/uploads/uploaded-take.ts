import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { cutLease } from '../final-cut/cut-lease.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import type { TakeRow } from '../tables.ts';
import { endTake } from '../takes/collect-takes.ts';
import { putWorkAside } from '../takes/uncircle.ts';
import { wakeFilm } from '../takes/wake-film.ts';

/** What is done with an upload: an empty folder, and a signal that ends the work. */
export interface TakingIn {
  folder: string;
  signal: AbortSignal;
}

/** The uploaded file of a take, unchecked, and the film that it is for. Throws MEDIA_UNREADABLE where it is gone. */
export async function openUpload(
  { db, storage }: Pick<FilmDependencies, 'db' | 'storage'>,
  take: TakeRow,
): Promise<{ rows: FilmRows; path: string }> {
  const rows = await loadFilmRows(db, take.filmId);
  const file = (await findFiles(db, take.fileId === null ? [] : [take.fileId])).get(take.fileId ?? '');
  if (!rows || !file) {
    throw new AppError('MEDIA_UNREADABLE', { details: { reason: 'the upload is gone' } });
  }
  return { rows, path: storage.pathOf(file.storageKey) };
}

/**
 * Gives a take what was made of its upload, which is forgotten, and uses it; `keep` stores the rest in the same
 * transaction. Nothing happens where the run has lost its lease.
 */
export async function keepUpload(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  take: TakeRow,
  keep: (transaction: Transaction, rows: FilmRows) => Promise<Pick<TakeRow, 'fileId' | 'data'>>,
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const rows = await loadFilmRows(transaction, take.filmId, { lock: true });
    const isHeld = await cutLease.lock(transaction, take);
    const current = rows?.takes.find(({ id }) => id === take.id);
    if (!isHeld || !rows || !current) {
      return;
    }
    const made = await keep(transaction, rows);
    await endTake(transaction, rows, current, { ...made, state: 'generated', servedBy: UPLOAD, error: null });
    await putWorkAside(transaction, rows, { kind: current.assetKind, key: current.assetKey });
    await forgetFiles(transaction, rows.film.accountId, take.fileId === null ? [] : [take.fileId]);
    await wakeFilm(transaction, dependencies, take.filmId, { urgency: 'person' });
  });
}
