import {
  keepPicture as keepAnyPicture,
  type KeptPicture,
  type PictureTools,
} from '#src/foundation/files/server/keep-picture.ts';
import type { PictureSource } from '#src/platform/server/media/pictures/normalise-picture.ts';

/** Purposes of uploaded pictures, with their folder and maximum size. */
const PURPOSES = {
  character: { folder: 'character', longestSidePixels: 1024 },
  cover: { folder: 'image', longestSidePixels: 1920 },
} as const;
export type PicturePurpose = keyof typeof PURPOSES;

/** Stores a picture as a file of the account. Throws what the `keepPicture` of files throws. */
export function keepPicture(
  dependencies: PictureTools,
  {
    purpose,
    ...picture
  }: { accountId: string; purpose: PicturePurpose; source: PictureSource; signal?: AbortSignal | undefined },
): Promise<KeptPicture> {
  return keepAnyPicture(dependencies, { ...picture, ...PURPOSES[purpose] });
}
