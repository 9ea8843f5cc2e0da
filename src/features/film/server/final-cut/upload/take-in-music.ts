import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { withCleanSound } from '#src/platform/server/media/fence/take-in-media.ts';
import { levelMusic } from '#src/platform/server/media/sound/level-music.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { countAsEditOfSound } from '../../editing/count-as-edit.ts';
import type { FilmDependencies } from '../../film-dependencies.ts';
import { UPLOAD } from '../../state/cut-ingredients.ts';
import { loadFilmRows } from '../../state/film-rows.ts';
import type { TakeRow } from '../../tables.ts';
import { endTake } from '../../takes/collect-takes.ts';
import { putWorkAside } from '../../takes/uncircle.ts';
import { wakeFilm } from '../../takes/wake-film.ts';
import { cutLease } from '../cut-lease.ts';

/**
 * Makes an uploaded sound the music of its film (EDIT-12): decoded inside limits, as loud as composed music, and
 * encoded anew. Throws what the fence throws, and STORAGE_FULL.
 */
export async function takeInMusic(
  dependencies: FilmDependencies,
  take: TakeRow,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<void> {
  const { db, storage, ffmpeg } = dependencies;
  const rows = await loadFilmRows(db, take.filmId);
  const file = (await findFiles(db, take.fileId === null ? [] : [take.fileId])).get(take.fileId ?? '');
  if (!rows || !file) {
    throw new AppError('MEDIA_UNREADABLE', { details: { reason: 'the upload is gone' } });
  }
  const { accountId } = rows.film;
  const { musicBytes, musicSeconds } = LIMITS.uploads;
  const path = join(folder, 'music.m4a');
  const durationSeconds = await withCleanSound(
    dependencies,
    {
      path: storage.pathOf(file.storageKey),
      formats: LIMITS.formats.audio,
      mostBytes: musicBytes,
      mostSeconds: musicSeconds,
      signal,
    },
    async (sound) => {
      await levelMusic(ffmpeg, { from: sound.path, path, signal });
      return sound.durationSeconds;
    },
  );
  await ensureAccountStorage(dependencies, accountId, (await stat(path)).size);
  const stored = await storage.put('music', { path }, { mime: 'audio/mp4', extension: 'm4a' });
  await db.transaction(async (transaction) => {
    const locked = await loadFilmRows(transaction, take.filmId, { lock: true });
    const isHeld = await cutLease.lock(transaction, take);
    const current = locked?.takes.find(({ id }) => id === take.id);
    if (!isHeld || !locked || !current) {
      return;
    }
    await countAsEditOfSound(transaction, locked, { kind: 'music', key: current.assetKey });
    await endTake(transaction, locked, current, {
      state: 'generated',
      servedBy: UPLOAD,
      fileId: await keepFile(transaction, { accountId, folder: 'music', stored }),
      data: { durationSeconds },
      error: null,
    });
    await putWorkAside(transaction, locked, { kind: 'music', key: current.assetKey });
    await forgetFiles(transaction, accountId, take.fileId === null ? [] : [take.fileId]);
    await wakeFilm(transaction, dependencies, take.filmId, { urgency: 'person' });
  });
}
