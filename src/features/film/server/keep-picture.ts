import {
  keepPicture as keepAnyPicture,
  type KeptPicture,
  type PictureTools,
} from '#src/foundation/files/server/keep-picture.ts';

/** What a picture is brought along for, where it is kept and how large it stays. */
const PURPOSES = {
  character: { folder: 'character', longestSidePixels: 1024 },
  cover: { folder: 'image', longestSidePixels: 1920 },
} as const;
export type PicturePurpose = keyof typeof PURPOSES;

/** Keeps a picture as a file of the account. Throws what the files' own keepPicture does. */
export function keepPicture(
  tools: PictureTools,
  {
    purpose,
    ...picture
  }: { accountId: string; purpose: PicturePurpose; bytes: Uint8Array; signal?: AbortSignal | undefined },
): Promise<KeptPicture> {
  return keepAnyPicture(tools, { ...picture, ...PURPOSES[purpose] });
}
