import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { withCleanSound } from '#src/platform/server/media/fence/take-in-media.ts';
import { levelMusic } from '#src/platform/server/media/sound/level-music.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { countAsEditOfPart } from '../editing/count-as-edit.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import type { TakeRow } from '../tables.ts';
import { keepUpload, openUpload, type TakingIn } from './uploaded-take.ts';

/**
 * Makes an uploaded sound the music of its film (EDIT-12): decoded inside limits, as loud as composed music, and
 * encoded anew. Throws what the fence throws, and STORAGE_FULL.
 */
export async function takeInMusic(
  dependencies: FilmDependencies,
  take: TakeRow,
  { folder, signal }: TakingIn,
): Promise<void> {
  const { storage, ffmpeg } = dependencies;
  const { rows, path: sourcePath } = await openUpload(dependencies, take);
  const { accountId } = rows.film;
  const { musicBytes, musicSeconds } = LIMITS.uploads;
  const path = join(folder, 'music.m4a');
  const durationSeconds = await withCleanSound(
    dependencies,
    { path: sourcePath, formats: LIMITS.formats.audio, mostBytes: musicBytes, mostSeconds: musicSeconds, signal },
    async (sound) => {
      await levelMusic(ffmpeg, { from: sound.path, path, signal });
      return sound.durationSeconds;
    },
  );
  await ensureAccountStorage(dependencies, accountId, (await stat(path)).size);
  const stored = await storage.put('music', { path }, { mime: 'audio/mp4', extension: 'm4a' });
  await keepUpload(dependencies, take, async (transaction, locked) => {
    await countAsEditOfPart(transaction, locked, { kind: 'music', key: take.assetKey });
    return { fileId: await keepFile(transaction, { accountId, folder: 'music', stored }), data: { durationSeconds } };
  });
}
