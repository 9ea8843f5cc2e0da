import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { addUpload, storeUpload } from './add-upload.ts';
import { UPLOADS } from './upload-kinds.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Makes a clip that the account has here a take of a shot: a copy of it is checked and brought to the film's form, as
 * an uploaded one is. Throws FILM_NOT_FOUND, FILE_GONE for what is not there or no clip of the account, FILE_TOO_LARGE,
 * STORAGE_FULL, DISK_FULL, EDIT_NOT_POSSIBLE for a shot that the film does not have, and FILM_NOT_READY while another
 * clip is taken in for it.
 */
export async function bringClip(
  dependencies: Pick<FilmDependencies, 'db' | 'config' | 'queue' | 'storage'>,
  { accountId, filmId, shotId, clipId }: { accountId: string; filmId: string; shotId: string; clipId: string },
): Promise<void> {
  const { db, storage } = dependencies;
  await UPLOADS.clip.requireAtRest(db, await loadFilmFor(db, accountId, filmId), shotId);
  const file = (await findFiles(db, [clipId])).get(clipId);
  if (file?.accountId !== accountId || !file.mime.startsWith('video/')) {
    throw new AppError('FILE_GONE');
  }
  const { shotClipBytes } = LIMITS.uploads;
  if (file.bytes > shotClipBytes) {
    throw new AppError('FILE_TOO_LARGE', { details: { limitMegabytes: shotClipBytes / MEGABYTE } });
  }
  await ensureAccountStorage(dependencies, accountId, file.bytes);
  const stored = await storeUpload(dependencies, 'clip', storage.pathOf(file.storageKey));
  await db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    await addUpload(dependencies, transaction, film, { kind: 'clip', key: shotId, stored });
  });
}
