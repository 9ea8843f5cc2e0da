import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { and, eq, isNull, sql, sum } from 'drizzle-orm';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { uploadPath } from '#src/foundation/files/server/upload-parts.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { films, filmUploads, takes, type UploadKind } from '../tables.ts';
import { filmUploadsPlace } from './upload-files.ts';
import { UPLOADS } from './upload-kinds.ts';

const MEGABYTE = 1024 * 1024;
/** The upload itself, the fence's copy of it, and the clean copy. */
const COPIES = 3;

/**
 * Begins the upload of a final cut, of music or of a shot's clip of the owner's, in place of one that was not
 * completed. Returns its id, by which the parts are sent. Throws FILM_NOT_FOUND, FILE_TOO_LARGE, TOO_MANY_AT_ONCE,
 * DISK_FULL, STORAGE_FULL, EDIT_NOT_POSSIBLE for a shot that the film does not have, and FILM_NOT_READY for a film
 * without a cut or music, or while one is being made or checked.
 */
export async function beginUpload(
  dependencies: Pick<FilmDependencies, 'db' | 'config'>,
  {
    kind = 'movie',
    key = WHOLE_FILM,
    ...upload
  }: { accountId: string; filmId: string; bytes: number; kind?: UploadKind; /** The shot of a clip. */ key?: string },
): Promise<string> {
  const { mostBytes, requireAtRest } = UPLOADS[kind];
  if (upload.bytes > mostBytes) {
    throw new AppError('FILE_TOO_LARGE', { details: { limitMegabytes: mostBytes / MEGABYTE } });
  }
  await ensureFreeSpace(dependencies.config, COPIES * upload.bytes);
  await ensureAccountStorage(
    dependencies,
    upload.accountId,
    upload.bytes + (await openBytes(dependencies.db, upload.accountId)),
  );
  const { id: uploadId, replaced } = await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, upload.accountId, upload.filmId, { lock: true });
    await requireAtRest(transaction, film, key);
    const waiting = await transaction
      .select({ id: takes.id })
      .from(takes)
      .innerJoin(films, eq(films.id, takes.filmId))
      .where(
        and(
          eq(films.accountId, upload.accountId),
          isNull(films.deletedAt),
          eq(takes.assetKind, kind),
          eq(takes.state, 'generating'),
          sql`${takes.inputs} ->> 'model' = ${UPLOAD}`,
        ),
      );
    if (waiting.length >= LIMITS.uploads.checkedAtOnce[kind]) {
      throw new AppError('TOO_MANY_AT_ONCE');
    }
    const begun = await transaction
      .delete(filmUploads)
      .where(and(eq(filmUploads.filmId, film.id), eq(filmUploads.kind, kind), eq(filmUploads.assetKey, key)))
      .returning({ id: filmUploads.id });
    const id = randomUUID();
    await transaction.insert(filmUploads).values({ id, filmId: film.id, kind, assetKey: key, bytes: upload.bytes });
    return { id, replaced: begun };
  });
  for (const { id } of replaced) {
    await rm(await uploadPath(filmUploadsPlace(dependencies.config), id), { force: true });
  }
  return uploadId;
}

/** What the account's begun uploads will take up, in bytes. */
async function openBytes(executor: Executor, accountId: string): Promise<number> {
  const [row] = await executor
    .select({ bytes: sum(filmUploads.bytes).mapWith(Number) })
    .from(filmUploads)
    .innerJoin(films, eq(films.id, filmUploads.filmId))
    .where(eq(films.accountId, accountId));
  return row?.bytes ?? 0;
}
