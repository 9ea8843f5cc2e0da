import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
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

/** Keeps a picture that somebody brought along as a file of the account, encoded anew. Throws FILE_TOO_LARGE, IMAGE_FORMAT_UNSUPPORTED, DISK_FULL. */
export async function keepPicture(
  tools: { db: Executor; storage: Storage; config: Config },
  picture: { accountId: string; folder: MediaFolder; longestSidePixels: number; bytes: Uint8Array },
): Promise<KeptPicture> {
  const { imageBytes } = LIMITS.uploads;
  if (picture.bytes.byteLength > imageBytes) throw new AppError('FILE_TOO_LARGE', { details: { limitMegabytes: imageBytes / 1024 / 1024 } });
  await ensureFreeSpace(tools.config, picture.bytes.byteLength);
  const made = await normalisePicture(picture.bytes, picture);
  const stored = await tools.storage.put(picture.folder, { bytes: made.bytes }, made);
  const id = await keepFile(tools.db, { accountId: picture.accountId, folder: picture.folder, stored });
  return { id, mime: made.mime, bytes: stored.bytes, width: made.width, height: made.height };
}
