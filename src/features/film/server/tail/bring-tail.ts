import { loadFileFor } from '#src/foundation/files/server/load-file-for.ts';
import { lockFiles } from '#src/foundation/files/server/lock-files.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { applyEdits } from '../../timeline/apply-edits.ts';
import { shownShots } from '../../timeline/shown-shots.ts';
import { changeDocument } from '../editing/change-document.ts';
import { keepFirstCheckpoint } from '../editing/keep-checkpoint.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { addUploadedTake } from '../pipeline/insert-takes.ts';
import { documentOf } from '../state/document-of.ts';
import { circledTake, loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { makeRoom } from '../takes/uncircle.ts';

/** Where the picture comes from on which a shot is to end: an upload, or the end of the shot that is seen before. */
export type TailSource = { pictureId: string } | 'previous';

/**
 * Lets a shot end on a picture that is there already, as a take of its own (EDIT-08). Throws FILM_NOT_FOUND,
 * FILM_NOT_READY before its shots are written, EDIT_NOT_POSSIBLE for a shot that the film does not have, NOT_FOUND for
 * a file of another account, IMAGE_NOT_IN_CANDIDATES for a file that is not a picture, and TAIL_MISSING where the shot
 * before has no end frame.
 */
export async function bringTail(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  { accountId, filmId, shotId, source }: { accountId: string; filmId: string; shotId: string; source: TailSource },
): Promise<{ version: number }> {
  return dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    if (!rows || rows.shots.length === 0) {
      throw new AppError('FILM_NOT_READY');
    }
    if (!rows.shots.some(({ id }) => id === shotId)) {
      throw new AppError('EDIT_NOT_POSSIBLE', { details: { problem: 'gone' } });
    }
    const fileId = await findPicture(transaction, rows, { accountId, shotId, source });
    const asset = { kind: 'tail_picture', key: shotId } as const;
    // Sent twice, it is the same picture.
    if (circledTake(rows, asset.kind, asset.key)?.fileId === fileId) {
      return { version: film.version };
    }
    await keepFirstCheckpoint(transaction, rows);
    await makeRoom(transaction, rows, asset);
    await addUploadedTake(transaction, rows, asset, fileId);
    const before = documentOf(rows);
    const set = { tail: { description: '' } };
    const { document: after } = applyEdits(before, [{ kind: 'shot', id: shotId, set }]);
    const { version } = await changeDocument(transaction, dependencies, rows, { before, after });
    return { version };
  });
}

async function findPicture(
  transaction: Transaction,
  rows: FilmRows,
  { accountId, shotId, source }: { accountId: string; shotId: string; source: TailSource },
): Promise<string> {
  if (source === 'previous') {
    const at = rows.shots.findIndex(({ id }) => id === shotId);
    const previous = shownShots(rows.shots.slice(0, at)).at(-1);
    const tail = previous?.plan.tail ? circledTake(rows, 'tail_picture', previous.id) : undefined;
    if (!tail?.fileId) {
      throw new AppError('TAIL_MISSING');
    }
    return tail.fileId;
  }
  await lockFiles(transaction, accountId, [source.pictureId]);
  const file = await loadFileFor(transaction, accountId, source.pictureId);
  if (!file.mime.startsWith('image/')) {
    throw new AppError('IMAGE_NOT_IN_CANDIDATES');
  }
  return file.id;
}
