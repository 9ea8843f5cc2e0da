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

/** How each format is written: AAC, which is an eighth of the size, and samples of 16 bits. */
const FORMATS = {
  m4a: { mime: 'audio/mp4', options: ['-c:a', 'aac', '-b:a', `${KILOBITS_PER_SECOND}k`, '-movflags', '+faststart'] },
  wav: { mime: 'audio/wav', options: ['-c:a', 'pcm_s16le'] },
} as const;
const MUXERS = { m4a: 'mp4', wav: 'wav' } as const;
/** The sound of a clip of ours is AAC: it is copied. */
const COPIED = ['-c:a', 'copy', '-movflags', '+faststart'] as const;

/**
 * A sound of the account, or the sound of a clip, in another format. Throws NOT_FOUND for a file that is not there, not
 * the account's, or neither; TOO_MANY_AT_ONCE, SERVER_BUSY, and MEDIA_FAILED also for a clip without a sound.
 */
export async function encodeSound(
  { db, storage, config, ffmpeg }: Pick<ToolDependencies, 'db' | 'storage' | 'config' | 'ffmpeg'>,
  {
    accountId,
    fileId,
    format,
    signal,
  }: { accountId: string; fileId: string; format: keyof typeof FORMATS; signal: AbortSignal | undefined },
): Promise<File> {
  const file = await loadFileFor(db, accountId, fileId);
  const kind = fileKindOf(file);
  if (kind !== 'audio' && kind !== 'video') {
    throw new AppError('NOT_FOUND', { details: { file: fileId } });
  }
  const leave = places.take(accountId);
  const limit = AbortSignal.timeout(MOST_SECONDS * 1000);
  try {
    return await withScratchFolder(scratchRoot(config), async (folder) => {
      const path = join(folder, `sound.${format}`);
      const { mime, options } = FORMATS[format];
      await runFfmpeg({
        ffmpeg,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        arguments: [
          '-i',
          fileName(storage.pathOf(file.storageKey)),
          '-map',
          '0:a:0',
          ...(kind === 'video' && format === 'm4a' ? COPIED : options),
          '-map_metadata',
          '-1',
          '-f',
          MUXERS[format],
          fileName(path),
        ],
      });
      return new File([await readFile(path)], `sound.${format}`, { type: mime });
    });
  } finally {
    leave();
  }
}
