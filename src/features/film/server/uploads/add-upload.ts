import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { StoredFile } from '#src/platform/server/storage/storage.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { takeInUploadJob } from '../jobs.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { films, takes, type FilmRow, type UploadKind } from '../tables.ts';
import { UPLOADS } from './upload-kinds.ts';

/** Stores what somebody brings to a film, as no kind of media: nobody is to play it before it was checked. */
export function storeUpload(
  { storage }: Pick<FilmDependencies, 'storage'>,
  kind: UploadKind,
  path: string,
): Promise<StoredFile> {
  return storage.put(UPLOADS[kind].folder, { path }, { mime: 'application/octet-stream', extension: 'upload' });
}

/**
 * Adds it to the film, whose row is locked, as the file of a take, which a job checks. Throws FILM_NOT_READY and
 * EDIT_NOT_POSSIBLE for a shot that is gone by now.
 */
export async function addUpload(
  { queue }: Pick<FilmDependencies, 'queue'>,
  transaction: Transaction,
  film: FilmRow,
  { kind, key, stored }: { kind: UploadKind; /** Of the asset. */ key: string; stored: StoredFile },
): Promise<void> {
  const { folder, requireAtRest } = UPLOADS[kind];
  await requireAtRest(transaction, film, key);
  const asset = and(eq(takes.filmId, film.id), eq(takes.assetKind, kind), eq(takes.assetKey, key));
  const [last] = await transaction
    .select({ number: sql<number>`coalesce(max(${takes.number}), 0)` })
    .from(takes)
    .where(asset);
  const takeId = randomUUID();
  await transaction.insert(takes).values({
    id: takeId,
    filmId: film.id,
    assetKind: kind,
    assetKey: key,
    number: Number(last?.number ?? 0) + 1,
    inputs: { prompt: '', model: UPLOAD, seed: film.seed, references: [] },
    state: 'generating',
    fileId: await keepFile(transaction, { accountId: film.accountId, folder, stored }),
  });
  await transaction
    .update(films)
    .set({ changedAt: sql`now()` })
    .where(eq(films.id, film.id));
  await queue.send(transaction, takeInUploadJob, { takeId });
}
