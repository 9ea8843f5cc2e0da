import { blurPlane } from '../pixels/blur-plane.ts';
import { noiseAt } from '../pixels/noise.ts';
import type { Plane } from '../pixels/raster.ts';

/** Noise of a plane's size, about -1 to 1, as coarse as `sigma` pixels. */
export function noisePlane(width: number, height: number, { sigma, seed }: { sigma: number; seed: number }): Plane {
  const plane = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      plane[y * width + x] = noiseAt(x, y, seed);
    }
  }
  return sigma > 0.4 ? evened(blurPlane(plane, width, height, sigma)) : plane;
}

/** Stretched so that its usual distance from the mean is one half. */
export function evened(plane: Plane): Plane {
  let [sum, squares] = [0, 0];
  for (const value of plane) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / plane.length;
  const spread = Math.sqrt(Math.max(1e-9, squares / plane.length - mean * mean));
  return plane.map((value) => ((value - mean) / spread) * 0.5);
}

/** How a surface is lit from the upper left, about -1 to 1, by its heights. */
export function relief(heights: Plane, width: number): Plane {
  return heights.map((value, at) => {
    const before = heights[Math.max(0, at - width - 1)]!;
    return value - before;
  });
}
