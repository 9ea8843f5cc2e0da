import { fromRgb } from '../colour.ts';
import type { DrawingContext, Pixels } from '../drawing-surface.ts';

/** Minimum difference in OKLab L between a figure and its surroundings. */
export const LEAST_CONTRAST = 0.18;

const LIGHTNESS = new Float32Array(4096);
for (let index = 0; index < 4096; index++) {
  LIGHTNESS[index] = fromRgb(((index >> 8) & 15) * 17, ((index >> 4) & 15) * 17, (index & 15) * 17).L;
}

function lightness(data: Uint8ClampedArray, at: number): number {
  return LIGHTNESS[
    (((data[at] as number) >> 4) << 8) | (((data[at + 1] as number) >> 4) << 4) | ((data[at + 2] as number) >> 4)
  ] as number;
}

export interface Contrast {
  /** Mean OKLab L inside the silhouette and in the ring around it. */
  inside: number;
  around: number;
}

/** Opacities (0 to 255) from which a pixel belongs to the figure, and up to which it belongs to the ground. */
const SOLID = 200;
const CLEAR = 30;
/** A figure of fewer pixels is not seen. */
const LEAST_PIXELS = 12;

/**
 * Measures the contrast of a figure (its own picture, transparent outside) to the ground behind it; both of one size.
 * `ring` in pixels.
 */
export function measureContrast(figure: Pixels, ground: Pixels, ring: number): Contrast | undefined {
  const opacity = (pixel: number): number => figure.data[pixel * 4 + 3] as number;
  const isSolid = (pixel: number): boolean => opacity(pixel) >= SOLID;
  const inside = measureLightness(figure, isSolid);
  if (inside.pixels < LEAST_PIXELS) {
    return undefined;
  }
  const isNearFigure = neighbours(figure, isSolid, Math.max(1, Math.round(ring)));
  const around = measureLightness(ground, (pixel) => opacity(pixel) <= CLEAR && isNearFigure(pixel));
  return around.pixels === 0 ? undefined : { inside: inside.mean, around: around.mean };
}

function measureLightness(
  { data, width, height }: Pixels,
  counts: (pixel: number) => boolean,
): { mean: number; pixels: number } {
  let sum = 0;
  let pixels = 0;
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (counts(pixel)) {
      sum += lightness(data, pixel * 4);
      pixels++;
    }
  }
  return { mean: sum / pixels, pixels };
}

/** Tells of a pixel whether one at a distance to the left, to the right, above or below it is solid. */
function neighbours(
  { width, height }: Pixels,
  isSolid: (pixel: number) => boolean,
  distance: number,
): (pixel: number) => boolean {
  return (pixel) => {
    const x = pixel % width;
    const y = (pixel - x) / width;
    return (
      (x >= distance && isSolid(pixel - distance)) ||
      (x + distance < width && isSolid(pixel + distance)) ||
      (y >= distance && isSolid(pixel - distance * width)) ||
      (y + distance < height && isSolid(pixel + distance * width))
    );
  };
}

/** Reads all pixels of a context. */
export function readPixels(context: DrawingContext, width: number, height: number): Pixels {
  return context.getImageData(0, 0, width, height);
}
