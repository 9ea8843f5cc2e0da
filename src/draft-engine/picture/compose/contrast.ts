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

/**
 * Measures the contrast of a figure (its own picture, transparent outside) to the ground behind it; both of one size.
 * `ring` in pixels.
 */
export function measureContrast(figure: Pixels, ground: Pixels, ring: number): Contrast | undefined {
  const { width, height } = figure;
  const solid = new Uint8Array(width * height);
  let insideSum = 0;
  let insideCount = 0;
  for (let pixel = 0; pixel < solid.length; pixel++) {
    if ((figure.data[pixel * 4 + 3] as number) < 200) {
      continue;
    }
    solid[pixel] = 1;
    insideSum += lightness(figure.data, pixel * 4);
    insideCount++;
  }
  if (insideCount < 12) {
    return undefined;
  }
  let aroundSum = 0;
  let aroundCount = 0;
  const reach = Math.max(1, Math.round(ring));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if ((figure.data[at * 4 + 3] as number) > 30) {
        continue;
      }
      const near =
        (x >= reach && solid[at - reach]) ||
        (x + reach < width && solid[at + reach]) ||
        (y >= reach && solid[at - reach * width]) ||
        (y + reach < height && solid[at + reach * width]);
      if (!near) {
        continue;
      }
      aroundSum += lightness(ground.data, at * 4);
      aroundCount++;
    }
  }
  return aroundCount === 0 ? undefined : { inside: insideSum / insideCount, around: aroundSum / aroundCount };
}

/** Reads all pixels of a context. */
export function readPixels(context: DrawingContext, width: number, height: number): Pixels {
  return context.getImageData(0, 0, width, height);
}
