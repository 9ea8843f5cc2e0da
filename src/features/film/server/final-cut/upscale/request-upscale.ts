import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../../film-dependencies.ts';
import { upscaleCutJob } from '../../jobs.ts';
import { loadFilmFor } from '../../load-film-for.ts';
import { filmUpscales, takes, type TakeRow, type UpscaleRow } from '../../tables.ts';

type Owned = { accountId: string; filmId: string };

/**
 * Makes the film's cut larger, for members (EDIT-13); in place of an older larger one. It costs nothing
 * (`FEATURE_PRICES.memberUpgrade4k`), so no coins are held. What is being made, or is there, is not made again. Throws
 * FILM_NOT_FOUND, RESOLUTION_FOR_MEMBERS, FILM_NOT_READY without a cut, DISK_FULL, STORAGE_FULL.
 */
export async function requestUpscale(
  dependencies: Pick<FilmDependencies, 'db' | 'config' | 'queue'>,
  { accountId, filmId }: Owned,
): Promise<void> {
  await ensureFreeSpace(dependencies.config);
  await ensureAccountStorage(dependencies, accountId);
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    if (!(await readFilmRights(transaction, accountId)).member) {
      throw new AppError('RESOLUTION_FOR_MEMBERS');
    }
    const movie = await findMovie(transaction, film.id);
    if (!movie) {
      throw new AppError('FILM_NOT_READY', { details: { missing: 'movie film' } });
    }
    const current = await findUpscale(transaction, movie.id);
    if (current?.state === 'made') {
      return;
    }
    let upscaleId = current?.state === 'making' ? current.id : undefined;
    if (upscaleId === undefined) {
      await dropUpscales(transaction, { accountId, filmId: film.id });
      upscaleId = randomUUID();
      await transaction
        .insert(filmUpscales)
        .values({ id: upscaleId, filmId: film.id, takeId: movie.id, state: 'making' });
    }
    // Also for one whose run died: it has one wake-up at most.
    await dependencies.queue.send(transaction, upscaleCutJob, { upscaleId });
  });
}

/** Stops making the film's cut larger. Throws FILM_NOT_FOUND. */
export async function cancelUpscale(
  dependencies: Pick<FilmDependencies, 'db'>,
  { accountId, filmId }: Owned,
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    await transaction
      .update(filmUpscales)
      .set({ state: 'cancelled', lease: sql`${filmUpscales.lease} + 1` })
      .where(and(eq(filmUpscales.filmId, film.id), eq(filmUpscales.state, 'making')));
  });
}

/** The larger one of a cut, made or being made. */
export async function findUpscale(executor: Executor, takeId: string): Promise<UpscaleRow | undefined> {
  const [upscale] = await executor
    .select()
    .from(filmUpscales)
    .where(eq(filmUpscales.takeId, takeId))
    .orderBy(desc(filmUpscales.createdAt));
  return upscale;
}

async function dropUpscales(transaction: Transaction, { accountId, filmId }: Owned): Promise<void> {
  const gone = await transaction
    .delete(filmUpscales)
    .where(eq(filmUpscales.filmId, filmId))
    .returning({ fileId: filmUpscales.fileId });
  await forgetFiles(
    transaction,
    accountId,
    gone.flatMap(({ fileId }) => fileId ?? []),
  );
}

async function findMovie(executor: Executor, filmId: string): Promise<TakeRow | undefined> {
  const [movie] = await executor
    .select()
    .from(takes)
    .where(and(eq(takes.filmId, filmId), eq(takes.assetKind, 'movie'), eq(takes.circled, true)));
  return movie;
}
