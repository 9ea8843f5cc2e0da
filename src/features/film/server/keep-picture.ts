import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { normalisePicture } from '#src/platform/server/media/normalise-picture.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmTools } from './film-tools.ts';

/** What a picture is brought along for, where it is kept and how large it stays. */
const PURPOSES = {
  character: { folder: 'character', longestSidePixels: 1024 },
  cover: { folder: 'image', longestSidePixels: 1920 },
} as const;
export type PicturePurpose = keyof typeof PURPOSES;

/** A picture that was brought along and belongs to the account. */
export interface KeptPicture {
  id: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
}

/** Keeps a picture as a file of the account. Throws FILE_TOO_LARGE, IMAGE_FORMAT_UNSUPPORTED, DISK_FULL. */
export async function keepPicture(
  tools: Pick<FilmTools, 'db' | 'storage' | 'config'>, picture: { accountId: string; purpose: PicturePurpose; bytes: Uint8Array },
): Promise<KeptPicture> {
  const { imageBytes } = LIMITS.uploads;
  if (picture.bytes.byteLength > imageBytes) throw new AppError('FILE_TOO_LARGE', { details: { limitMegabytes: imageBytes / 1024 / 1024 } });
  await ensureFreeSpace(tools.config, picture.bytes.byteLength);
  const { folder, longestSidePixels } = PURPOSES[picture.purpose];
  const made = await normalisePicture(picture.bytes, { longestSidePixels });
  const stored = await tools.storage.put(folder, { bytes: made.bytes }, made);
  const id = await keepFile(tools.db, { accountId: picture.accountId, folder, stored });
  return { id, mime: made.mime, bytes: stored.bytes, width: made.width, height: made.height };
}
