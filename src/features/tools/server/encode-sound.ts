import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadFileFor } from '#src/foundation/files/server/load-file-for.ts';
import { createPlaces } from '#src/platform/server/fair-share/places.ts';
import { fileName, runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { scratchRoot, withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { fileKindOf } from '../file-kind.ts';
import type { ToolDependencies } from './tool-dependencies.ts';

/** Four minutes take about three seconds. */
const MOST_SECONDS = 60;
const KILOBITS_PER_SECOND = 192;
const places = createPlaces({ perHolder: 1, all: 2, retryAfterSeconds: 5 });

/**
 * A sound of the account as AAC in an M4A file, which is an eighth of the size of a WAV file. Throws NOT_FOUND for a
 * file that is not there, not the account's, or no sound; TOO_MANY_AT_ONCE, SERVER_BUSY and MEDIA_FAILED.
 */
export async function encodeSound(
  { db, storage, config, ffmpeg }: Pick<ToolDependencies, 'db' | 'storage' | 'config' | 'ffmpeg'>,
  { accountId, fileId, signal }: { accountId: string; fileId: string; signal: AbortSignal | undefined },
): Promise<File> {
  const file = await loadFileFor(db, accountId, fileId);
  if (fileKindOf(file) !== 'audio') {
    throw new AppError('NOT_FOUND', { details: { file: fileId } });
  }
  const leave = places.take(accountId);
  const limit = AbortSignal.timeout(MOST_SECONDS * 1000);
  try {
    return await withScratchFolder(scratchRoot(config), async (folder) => {
      const path = join(folder, 'sound.m4a');
      await runFfmpeg({
        ffmpeg,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        arguments: [
          '-i',
          fileName(storage.pathOf(file.storageKey)),
          '-map',
          '0:a:0',
          '-c:a',
          'aac',
          '-b:a',
          `${KILOBITS_PER_SECOND}k`,
          '-map_metadata',
          '-1',
          '-movflags',
          '+faststart',
          '-f',
          'mp4',
          fileName(path),
        ],
      });
      return new File([await readFile(path)], 'sound.m4a', { type: 'audio/mp4' });
    });
  } finally {
    leave();
  }
}
