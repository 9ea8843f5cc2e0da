/** Shapes of a single picture, width to height. */
export const PICTURE_ASPECTS = ['16:9', '9:16', '1:1', '4:3', '3:4', '3:2', '2:3', '21:9'] as const;
export type PictureAspect = (typeof PICTURE_ASPECTS)[number];

/** Width over height of a shape. */
export function ratioOf(aspect: PictureAspect): number {
  const [width, height] = aspect.split(':').map(Number) as [number, number];
  return width / height;
}
