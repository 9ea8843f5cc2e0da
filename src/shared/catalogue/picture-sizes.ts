import { ratioOf, type PictureAspect } from './picture-aspects.ts';

/** Sizes of a picture, by the length of its longer side in pixels. */
export const PICTURE_SIZE_PIXELS = { usual: 1536, large: 2560, largest: 4096 } as const;
export type PictureSize = keyof typeof PICTURE_SIZE_PIXELS;
export const PICTURE_SIZES = ['usual', 'large', 'largest'] as const satisfies readonly PictureSize[];

/** Sides are multiples of this many pixels: models and encoders want them so. */
const STEP = 16;

/** Width and height of a picture in pixels, both multiples of 16. */
export function picturePixels(aspect: PictureAspect, size: PictureSize): { width: number; height: number } {
  const ratio = ratioOf(aspect);
  const longer = PICTURE_SIZE_PIXELS[size];
  const shorter = Math.round((longer * Math.min(ratio, 1 / ratio)) / STEP) * STEP;
  return ratio >= 1 ? { width: longer, height: shorter } : { width: shorter, height: longer };
}
