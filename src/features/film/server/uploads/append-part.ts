import { rm } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { uploadPath, writePart } from '#src/foundation/files/server/upload-parts.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { filmUploads, type UploadRow } from '../tables.ts';
import { addUpload, storeUpload } from './add-upload.ts';
import { filmUploadsPlace } from './upload-files.ts';

type Dependencies = Pick<FilmDependencies, 'db' | 'config' | 'queue' | 'storage'>;

/** A part of an upload: what follows the bytes that are there. */
export interface UploadPart {
  accountId: string;
  filmId: string;
  uploadId: string;
  /** Bytes before it. */
  offset: number;
  part: Blob;
}

/**
 * Adds a part to an upload; with the last one all is there, and is checked by a job. A part that does not begin where
 * the upload ends changes nothing: whoever sent it goes on from the bytes that are answered. Throws FILM_NOT_FOUND,
 * NOT_FOUND, INVALID_DATA for a part beyond the announced end, DISK_FULL, FILM_NOT_READY, EDIT_NOT_POSSIBLE for a shot
 * that is gone by now.
 */
export async function appendPart(
  dependencies: Dependencies,
  { accountId, filmId, uploadId, offset, part }: UploadPart,
): Promise<{ receivedBytes: number }> {
  const { db, config } = dependencies;
  await loadFilmFor(db, accountId, filmId);
  const ofFilm = and(eq(filmUploads.id, uploadId), eq(filmUploads.filmId, filmId));
  const [upload] = await db.select().from(filmUploads).where(ofFilm);
  if (!upload) {
    throw new AppError('NOT_FOUND');
  }
  let { receivedBytes } = upload;
  if (offset === receivedBytes && part.size > 0) {
    if (offset + part.size > upload.bytes) {
      throw new AppError('INVALID_DATA');
    }
    await ensureFreeSpace(config, part.size);
    await writePart(await uploadPath(filmUploadsPlace(config), upload.id), part, offset);
    // Another request with the same part may have been faster.
    const [written] = await db
      .update(filmUploads)
      .set({ receivedBytes: offset + part.size })
      .where(and(ofFilm, eq(filmUploads.receivedBytes, offset)))
      .returning();
    receivedBytes = written?.receivedBytes ?? receivedBytes;
  }
  if (receivedBytes === upload.bytes) {
    await complete(dependencies, accountId, upload);
  }
  return { receivedBytes };
}

/** Keeps the upload as the file of a take, which a job checks. */
async function complete(dependencies: Dependencies, accountId: string, upload: UploadRow): Promise<void> {
  const path = await uploadPath(filmUploadsPlace(dependencies.config), upload.id);
  const stored = await storeUpload(dependencies, upload.kind, path);
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, upload.filmId, { lock: true });
    const gone = await transaction.delete(filmUploads).where(eq(filmUploads.id, upload.id)).returning();
    if (gone.length === 0) {
      return;
    }
    await addUpload(dependencies, transaction, film, { kind: upload.kind, key: upload.assetKey, stored });
  });
  await rm(path, { force: true });
}
