import type { AspectRatio } from '#src/shared/catalogue/shots.ts';

/** Size of a first frame in pixels: sharp where it is shown, and quick to draw. */
export const ASPECT_SIZES: Readonly<Record<AspectRatio, { width: number; height: number }>> = {
  '16:9': { width: 640, height: 360 },
  '9:16': { width: 360, height: 640 },
};
