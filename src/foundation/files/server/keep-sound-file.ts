import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import { createFairLine } from '#src/platform/server/fair-share/fair-line.ts';
import { withCleanSound } from '#src/platform/server/media/fence/take-in-media.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { scratchRoot, withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { ensureAccountStorage } from './account-storage.ts';
import { keepFile } from './keep-file.ts';

/** An uploaded sound of the account. */
export interface KeptSoundFile {
  id: string;
  mime: string;
  bytes: number;
  durationSeconds: number;
}

/**
 * Stores an uploaded sound, decoded inside limits and encoded anew, as a file of the account. Throws FILE_TOO_LARGE,
 * MEDIA_FORMAT_UNSUPPORTED, MEDIA_TOO_LONG, MEDIA_UNREADABLE, DISK_FULL, STORAGE_FULL, or the signal's reason.
 */
export function keepSoundFile(
  dependencies: SoundTools,
  sound: {
    accountId: string;
    mostBytes: number;
    mostSeconds: number;
    source: Blob;
    signal?: AbortSignal | undefined;
  },
): Promise<KeptSoundFile> {
  const { accountId, source, signal, ...limits } = sound;
  if (source.size > limits.mostBytes) {
    throw new AppError('FILE_TOO_LARGE', { details: { limitMegabytes: limits.mostBytes / 1024 / 1024 } });
  }
  return line.run(() => takeIn(dependencies, sound), { holder: accountId, signal });
}

/** Decoding takes a processor: accounts take turns. */
const line = createFairLine({ atOnce: 2, perHolder: 4, all: 64, retryAfterSeconds: 2 });

/** Dependencies of keeping a sound. */
interface SoundTools {
  readonly db: Database;
  readonly storage: Storage;
  readonly config: Config;
  readonly ffmpeg: Ffmpeg;
}

async function takeIn(
  dependencies: SoundTools,
  { accountId, source, signal, ...limits }: Parameters<typeof keepSoundFile>[1],
): Promise<KeptSoundFile> {
  const { config, db, storage } = dependencies;
  await ensureFreeSpace(config, source.size);
  return withScratchFolder(scratchRoot(config), async (folder) => {
    const path = join(folder, 'given');
    await writeFile(path, source.stream(), { signal });
    const rules = { path, formats: LIMITS.formats.audio, ...limits, kept: 'm4a', signal } as const;
    return withCleanSound(dependencies, rules, async (clean) => {
      await ensureAccountStorage(dependencies, accountId, clean.bytes);
      const stored = await storage.put('audio', { path: clean.path }, { mime: 'audio/mp4', extension: 'm4a' });
      const id = await db.transaction((transaction) => keepFile(transaction, { accountId, folder: 'audio', stored }));
      return { id, mime: 'audio/mp4', bytes: stored.bytes, durationSeconds: clean.durationSeconds };
    });
  });
}
