import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { isDatabaseUnavailable } from '#src/platform/server/database/database-errors.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { upscaleFilm } from '#src/platform/server/media/video/upscale-film.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { scratchRoot, withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError, errorCodeOf } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../../film-dependencies.ts';
import { films, filmUpscales, takes, type UpscaleRow } from '../../tables.ts';
import { upscaleLease } from './upscale-lease.ts';

/** Runs that may die over one cut. */
const MOST_DEATHS = 2;
/** The larger file in multiples of the cut's: a guess, for the space that has to be free. */
const GROWTH = 8;
const SHARE_EVERY_MILLISECONDS = 1500;
/** Within the time limit of the job. */
const LONGEST_WORK_MILLISECONDS = 55 * 60 * 1000;

/** Makes a cut larger. May run twice and die at any time; a run that lost its lease writes nothing. */
export async function upscaleCut(
  dependencies: FilmDependencies,
  { upscaleId }: { upscaleId: string },
  outer: AbortSignal,
): Promise<void> {
  const { db, log } = dependencies;
  const [upscale] = await db
    .update(filmUpscales)
    .set({ ...upscaleLease.taken, attempts: sql`${filmUpscales.attempts} + 1` })
    .where(and(eq(filmUpscales.id, upscaleId), eq(filmUpscales.state, 'making'), upscaleLease.isFree))
    .returning();
  if (!upscale) {
    return;
  }
  if (upscale.attempts > MOST_DEATHS) {
    return fail(dependencies, upscale, new AppError('CUT_GAVE_UP'));
  }
  const lease = upscaleLease.keep(dependencies, upscale, outer);
  const signal = AbortSignal.any([lease.signal, AbortSignal.timeout(LONGEST_WORK_MILLISECONDS)]);
  try {
    await withScratchFolder(scratchRoot(dependencies.config), (folder) => make(dependencies, upscale, folder, signal));
  } catch (error) {
    if (lease.isLost()) {
      return;
    }
    if (outer.aborted || isDatabaseUnavailable(error)) {
      await upscaleLease.release(db, upscale, { attempts: sql`${filmUpscales.attempts} - 1` });
      throw error;
    }
    log.info({ err: error, filmId: upscale.filmId }, 'a cut was not made larger');
    await fail(dependencies, upscale, error);
  } finally {
    lease.stop();
  }
}

async function make(
  dependencies: FilmDependencies,
  upscale: UpscaleRow,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, ffmpeg, storage, config } = dependencies;
  const [movie] = await db
    .select({ fileId: takes.fileId, accountId: films.accountId })
    .from(takes)
    .innerJoin(films, eq(films.id, takes.filmId))
    .where(eq(takes.id, upscale.takeId));
  const file = (await findFiles(db, movie?.fileId ? [movie.fileId] : [])).get(movie?.fileId ?? '');
  if (!movie || !file) {
    throw new AppError('FILM_NOT_READY');
  }
  await ensureFreeSpace(config, GROWTH * file.bytes);
  const sourcePath = storage.pathOf(file.storageKey);
  const { streams, durationSeconds } = await probeMedia(ffmpeg, sourcePath, signal);
  const picture = streams.find(({ kind }) => kind === 'video');
  const path = join(folder, 'large.mp4');
  let toldAt = 0;
  await upscaleFilm({
    ffmpeg,
    sourcePath,
    ...largerSize(picture?.width ?? 0, picture?.height ?? 0),
    path,
    signal,
    onSeconds: (seconds) => {
      if (performance.now() - toldAt < SHARE_EVERY_MILLISECONDS) {
        return;
      }
      toldAt = performance.now();
      const share = Math.min(1, seconds / Math.max(durationSeconds, 0.1));
      upscaleLease.write(db, upscale, { share }).catch(() => undefined);
    },
  });
  const { accountId } = movie;
  await ensureAccountStorage(dependencies, accountId, (await stat(path)).size);
  const stored = await storage.put('movie', { path }, { mime: 'video/mp4', extension: 'mp4' });
  await db.transaction(async (transaction) => {
    if (await upscaleLease.lock(transaction, upscale)) {
      const fileId = await keepFile(transaction, { accountId, folder: 'movie', stored });
      await upscaleLease.write(transaction, upscale, { state: 'made', share: 1, fileId });
    }
  });
}

/** The size with the short side of 4K; a cut that is as large already keeps its own. */
function largerSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.max(1, LIMITS.memberFilm.upscaledShortSidePixels / Math.min(width, height));
  const even = (pixels: number): number => 2 * Math.round((pixels * scale) / 2);
  return { width: even(width), height: even(height) };
}

async function fail({ db }: FilmDependencies, upscale: UpscaleRow, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message.slice(0, 1000) : String(error);
  await upscaleLease.write(db, upscale, { state: 'failed', error: { code: errorCodeOf(error), reason } });
}
