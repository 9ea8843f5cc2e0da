/** Aspect ratios of the picture tool. */
export const PICTURE_ASPECTS = ['16:9', '9:16', '1:1', '4:3', '3:4', '3:2', '2:3', '21:9'] as const;
export type PictureAspect = (typeof PICTURE_ASPECTS)[number];

/** Sizes of a picture, by the length of its longer side in pixels. */
export const PICTURE_SIZE_PIXELS = { usual: 1536, large: 2560, largest: 4096 } as const;
export type PictureSize = keyof typeof PICTURE_SIZE_PIXELS;
export const PICTURE_SIZES = ['usual', 'large', 'largest'] as const satisfies readonly PictureSize[];

/** Sides are multiples of this many pixels: models and encoders want them so. */
const STEP = 16;

/** Width and height of a picture in pixels, both multiples of 16. */
export function picturePixels(aspect: PictureAspect, size: PictureSize): { width: number; height: number } {
  const [across = 1, down = 1] = aspect.split(':').map(Number);
  const longer = PICTURE_SIZE_PIXELS[size];
  const shorter = Math.round((longer * Math.min(across, down)) / Math.max(across, down) / STEP) * STEP;
  return across >= down ? { width: longer, height: shorter } : { width: shorter, height: longer };
}
