import {
  keepPictureFile,
  type KeptPicture,
  type PictureTools,
} from '#src/foundation/files/server/keep-picture-file.ts';
import type { PictureSource } from '#src/platform/server/media/pictures/normalise-picture.ts';

/** Purposes of uploaded pictures, with their folder and maximum size. */
const PURPOSES = {
  character: { folder: 'character', longestSidePixels: 1024 },
  shot: { folder: 'scene', longestSidePixels: 2304 },
  cover: { folder: 'image', longestSidePixels: 1920 },
} as const;
export type PicturePurpose = keyof typeof PURPOSES;

/** Stores a picture as a file of the account. Throws what `keepPictureFile` throws. */
export function keepFilmPicture(
  dependencies: PictureTools,
  {
    purpose,
    ...picture
  }: { accountId: string; purpose: PicturePurpose; source: PictureSource; signal?: AbortSignal | undefined },
): Promise<KeptPicture> {
  return keepPictureFile(dependencies, { ...picture, ...PURPOSES[purpose] });
}
