import { keepPicture as keepAnyPicture, type KeptPicture } from '#src/foundation/files/server/keep-picture.ts';
import type { FilmTools } from './film-tools.ts';

/** What a picture is brought along for, where it is kept and how large it stays. */
const PURPOSES = {
  character: { folder: 'character', longestSidePixels: 1024 },
  cover: { folder: 'image', longestSidePixels: 1920 },
} as const;
export type PicturePurpose = keyof typeof PURPOSES;

/** Keeps a picture as a file of the account. Throws FILE_TOO_LARGE, IMAGE_FORMAT_UNSUPPORTED, DISK_FULL. */
export function keepPicture(
  tools: Pick<FilmTools, 'db' | 'storage' | 'config'>, picture: { accountId: string; purpose: PicturePurpose; bytes: Uint8Array },
): Promise<KeptPicture> {
  return keepAnyPicture(tools, { accountId: picture.accountId, bytes: picture.bytes, ...PURPOSES[picture.purpose] });
}
