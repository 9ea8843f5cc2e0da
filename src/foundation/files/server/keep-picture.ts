import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Ffmpeg } from '#src/platform/server/media/find-ffmpeg.ts';
import { normalisePicture } from '#src/platform/server/media/normalise-picture.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { MediaFolder } from '#src/shared/catalogue/media-folders.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { keepFile } from './keep-file.ts';

/** A picture that was brought along and belongs to the account. */
export interface KeptPicture {
  id: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
}

/** What keeping a picture stands on. */
export interface PictureTools {
  readonly db: Executor;
  readonly storage: Storage;
  readonly config: Config;
  readonly ffmpeg: Ffmpeg;
}

/**
 * Keeps a picture that somebody brought along as a file of the account, encoded anew. Throws FILE_TOO_LARGE,
 * IMAGE_FORMAT_UNSUPPORTED, TOO_MANY_REQUESTS, DISK_FULL, or the signal's reason.
 */
export async function keepPicture(
  tools: PictureTools,
  picture: {
    accountId: string;
    folder: MediaFolder;
    longestSidePixels: number;
    bytes: Uint8Array;
    signal?: AbortSignal | undefined;
  },
): Promise<KeptPicture> {
  const { imageBytes } = LIMITS.uploads;
  if (picture.bytes.byteLength > imageBytes)
    throw new AppError('FILE_TOO_LARGE', { details: { limitMegabytes: imageBytes / 1024 / 1024 } });
  await ensureFreeSpace(tools.config, picture.bytes.byteLength);
  const made = await normalisePicture(picture.bytes, {
    ffmpeg: tools.ffmpeg,
    longestSidePixels: picture.longestSidePixels,
    signal: picture.signal,
  });
  const stored = await tools.storage.put(picture.folder, { bytes: made.bytes }, made);
  const id = await keepFile(tools.db, { accountId: picture.accountId, folder: picture.folder, stored });
  return { id, mime: made.mime, bytes: stored.bytes, width: made.width, height: made.height };
}
