import { randomUUID } from 'node:crypto';
import { loadFileFor } from '#src/foundation/files/server/load-file-for.ts';
import { lockFiles } from '#src/foundation/files/server/lock-files.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { emptyPlan } from '../../timeline/empty-plan.ts';
import type { FilmEdit } from '../../timeline/film-edit.ts';
import { shownShots } from '../../timeline/shown-shots.ts';
import { changeDocument } from '../editing/change-document.ts';
import { countAsEdit } from '../editing/count-as-edit.ts';
import { applyFilmEdits, requireFreeOrder, requireShotRights } from '../editing/edit-film.ts';
import { keepFirstCheckpoint } from '../editing/keep-checkpoint.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { addUploadedTake } from '../pipeline/insert-takes.ts';
import { broughtPicture } from '../state/brought-picture.ts';
import { documentOf } from '../state/document-of.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { isBrought } from '../state/tool-takes.ts';
import { makeRoom, takeOffUpload } from '../takes/uncircle.ts';
import { wakeFilm } from '../takes/wake-film.ts';
import { loadShot, type ShotOfFilm } from './load-shot.ts';

/** What became of pictures that were brought together. */
interface Brought {
  used: number;
  leftOut: number;
  /** New shots. */
  added: number;
}

/**
 * Uses pictures of the account for a shot and those of the video after it, in order, as takes of their own (EDIT-07,
 * CAT-40); where the film ends it gets more shots. Only the first 20 are used. The engine's clip of such a shot moves
 * over its picture. Throws FILM_NOT_FOUND, EDIT_NOT_POSSIBLE, NOT_FOUND for a file of another account,
 * IMAGE_NOT_IN_CANDIDATES for a file that is not a picture, and for new shots what `editFilm` throws; then nothing has
 * changed.
 */
export async function bringPictures(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  { pictureIds, ...of }: ShotOfFilm & { pictureIds: readonly string[] },
): Promise<Brought> {
  const used = pictureIds.slice(0, LIMITS.uploads.batchPictures);
  return dependencies.db.transaction(async (transaction) => {
    const { rows, shot } = await loadShot(transaction, of);
    await requirePictures(transaction, of.accountId, used);
    // What is left out of the video gets none, but for the shot that was named.
    const targets = [shot, ...shownShots(rows.shots.slice(rows.shots.indexOf(shot) + 1))];
    const missing = Math.max(0, used.length - targets.length);
    const newIds = Array.from({ length: missing }, () => randomUUID());
    await (missing > 0
      ? addShots(transaction, dependencies, rows, { accountId: of.accountId, newIds })
      : countAsEdit(transaction, rows));
    const shotIds = [...targets.map(({ id }) => id), ...newIds];
    for (const [index, fileId] of used.entries()) {
      const asset = { kind: 'picture', key: shotIds[index] ?? '' } as const;
      // Sent twice, it is the same picture.
      if (broughtPicture(rows, asset.key) !== fileId) {
        await makeRoom(transaction, rows, asset);
        await addUploadedTake(transaction, rows, asset, fileId);
      }
    }
    await wakeFilm(transaction, dependencies, rows.film.id, { urgency: 'person' });
    return { used: used.length, leftOut: pictureIds.length - used.length, added: missing };
  });
}

async function requirePictures(transaction: Transaction, accountId: string, fileIds: readonly string[]): Promise<void> {
  await lockFiles(transaction, accountId, fileIds);
  for (const fileId of fileIds) {
    const { mime } = await loadFileFor(transaction, accountId, fileId);
    if (!mime.startsWith('image/')) {
      throw new AppError('IMAGE_NOT_IN_CANDIDATES');
    }
  }
}

/** Adds silent shots at the film's end. */
async function addShots(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue'>,
  rows: FilmRows,
  { accountId, newIds }: { accountId: string; newIds: readonly string[] },
): Promise<void> {
  const before = documentOf(rows);
  const last = before.shots.at(-1);
  const edits = newIds.map((id, index): FilmEdit => ({
    kind: 'insert_shot',
    shot: { id, plan: emptyPlan(last, before.places[0]?.key ?? ''), drawn: true },
    after: newIds[index - 1] ?? last?.id ?? null,
  }));
  requireFreeOrder(rows, edits);
  const after = applyFilmEdits(before, edits);
  await requireShotRights(transaction, accountId, after);
  await keepFirstCheckpoint(transaction, rows);
  await changeDocument(transaction, dependencies, rows, { before, after });
}

/**
 * Takes a picture or a clip that was brought off a shot: the newest one that was made is used again, or the engine
 * makes one. The upload stays among the takes. Throws FILM_NOT_FOUND and EDIT_NOT_POSSIBLE.
 */
export async function takeOffShot(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  { kind, ...of }: ShotOfFilm & { kind: 'picture' | 'clip' },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const { rows, shot } = await loadShot(transaction, of);
    const asset = { kind, key: shot.id };
    const used = circledTake(rows, kind, shot.id);
    if (used && isBrought(rows, used)) {
      await countAsEdit(transaction, rows);
      await takeOffUpload(transaction, rows, asset);
      await wakeFilm(transaction, dependencies, rows.film.id, { urgency: 'person' });
    }
  });
}
