import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../../film-dependencies.ts';
import { loadFilmFor } from '../../load-film-for.ts';
import { UPLOAD } from '../../state/cut-ingredients.ts';
import { films, filmUploads, takes, type FilmRow } from '../../tables.ts';
import { uploadPath } from './upload-files.ts';

const MEGABYTE = 1024 * 1024;
/** The upload itself, the fence's copy of it, and the clean copy. */
const COPIES = 3;

/**
 * Begins the upload of a final cut of the owner's, in place of one that was not completed. Returns its id, by which the
 * parts are sent. Throws FILM_NOT_FOUND, FILE_TOO_LARGE, TOO_MANY_AT_ONCE, DISK_FULL, STORAGE_FULL, and FILM_NOT_READY
 * for a film without a cut, or while one is being made.
 */
export async function beginUpload(
  dependencies: Pick<FilmDependencies, 'db' | 'config'>,
  upload: { accountId: string; filmId: string; bytes: number },
): Promise<string> {
  const { finalCutBytes } = LIMITS.uploads;
  if (upload.bytes > finalCutBytes) {
    throw new AppError('FILE_TOO_LARGE', { details: { limitMegabytes: finalCutBytes / MEGABYTE } });
  }
  await ensureFreeSpace(dependencies.config, COPIES * upload.bytes);
  await ensureAccountStorage(dependencies, upload.accountId, upload.bytes);
  const { id: uploadId, replaced } = await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, upload.accountId, upload.filmId, { lock: true });
    await requireCutAtRest(transaction, film);
    const waiting = await transaction
      .select({ id: takes.id })
      .from(takes)
      .innerJoin(films, eq(films.id, takes.filmId))
      .where(
        and(
          eq(films.accountId, upload.accountId),
          isNull(films.deletedAt),
          eq(takes.assetKind, 'movie'),
          eq(takes.state, 'generating'),
          sql`${takes.inputs} ->> 'model' = ${UPLOAD}`,
        ),
      );
    if (waiting.length >= LIMITS.uploads.finalCutsAtOnce) {
      throw new AppError('TOO_MANY_AT_ONCE');
    }
    const begun = await transaction
      .delete(filmUploads)
      .where(eq(filmUploads.filmId, film.id))
      .returning({ id: filmUploads.id });
    const id = randomUUID();
    await transaction.insert(filmUploads).values({ id, filmId: film.id, bytes: upload.bytes });
    return { id, replaced: begun };
  });
  for (const { id } of replaced) {
    await rm(await uploadPath(dependencies.config, id), { force: true });
  }
  return uploadId;
}

/** Throws FILM_NOT_READY for a film without a cut, or while one is being made or taken in. */
export async function requireCutAtRest(executor: Executor, film: Pick<FilmRow, 'id' | 'status'>): Promise<void> {
  const making = await executor.$count(
    takes,
    and(eq(takes.filmId, film.id), eq(takes.assetKind, 'movie'), eq(takes.state, 'generating')),
  );
  if (film.status !== 'COMPLETED' || making > 0) {
    throw new AppError('FILM_NOT_READY', { details: { missing: 'movie film' } });
  }
}
