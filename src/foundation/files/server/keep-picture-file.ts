import { openCase } from '#src/foundation/moderation/server/open-case.ts';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { normalisePicture, type PictureSource } from '#src/platform/server/media/pictures/normalise-picture.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { MediaFolder } from '#src/shared/catalogue/media-folders.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Moderator } from '#src/vendors/moderation/moderator.ts';
import { ensureAccountStorage } from './account-storage.ts';
import { keepFile } from './keep-file.ts';

/** An uploaded picture of the account. */
export interface KeptPicture {
  id: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
}

/** Dependencies of keeping a picture. */
export interface PictureTools {
  readonly db: Database;
  readonly storage: Storage;
  readonly config: Config;
  readonly ffmpeg: Ffmpeg;
  readonly moderator: Moderator;
}

/**
 * Stores an uploaded picture, re-encoded, as a file of the account; where moderation is unsure about it, admins get a
 * case. Throws FILE_TOO_LARGE, IMAGE_FORMAT_UNSUPPORTED, CONTENT_SENSITIVE for a picture that moderation refuses,
 * TOO_MANY_AT_ONCE, SERVER_BUSY, DISK_FULL, STORAGE_FULL, or the signal's reason.
 */
export async function keepPictureFile(
  dependencies: PictureTools,
  picture: {
    accountId: string;
    folder: MediaFolder;
    longestSidePixels: number;
    source: PictureSource;
    signal?: AbortSignal | undefined;
  },
): Promise<KeptPicture> {
  const { imageBytes } = LIMITS.uploads;
  const bytes = picture.source instanceof Blob ? picture.source.size : picture.source.byteLength;
  if (bytes > imageBytes) {
    throw new AppError('FILE_TOO_LARGE', { details: { limitMegabytes: imageBytes / 1024 / 1024 } });
  }
  await ensureFreeSpace(dependencies.config, bytes);
  const made = await normalisePicture(picture.source, {
    ffmpeg: dependencies.ffmpeg,
    longestSidePixels: picture.longestSidePixels,
    holder: picture.accountId,
    signal: picture.signal,
  });
  await ensureAccountStorage(dependencies, picture.accountId, made.bytes.byteLength);
  const { verdict, ...doubt } = await dependencies.moderator.moderate(
    { kind: 'picture', bytes: made.bytes, mime: made.mime },
    picture.signal ?? new AbortController().signal,
  );
  if (verdict === 'refused') {
    throw new AppError('CONTENT_SENSITIVE');
  }
  const { accountId, folder } = picture;
  const stored = await dependencies.storage.put(folder, { bytes: made.bytes }, made);
  const id = await dependencies.db.transaction(async (transaction) => {
    const fileId = await keepFile(transaction, { accountId, folder, stored });
    if (verdict === 'unsure') {
      await openCase(transaction, { accountId, fileId, doubt });
    }
    return fileId;
  });
  return { id, mime: made.mime, bytes: stored.bytes, width: made.width, height: made.height };
}
