import type { Plane } from '../pixels/raster.ts';

/** Lines farther from level than this are meant to be so. */
const MOST_DEGREES = 15;
const STEP = 0.25;
/** How much of all edges must lie along the found direction. */
const LEAST_SHARE = 0.1;
const LEAST_EDGE = 0.04;

/**
 * By how many degrees the lines of a picture that should be level or upright are turned clockwise; undefined where it
 * has none.
 */
export function findTilt(luma: Plane, width: number, height: number): number | undefined {
  const count = Math.round((2 * MOST_DEGREES) / STEP) + 1;
  const weights = new Float64Array(count);
  let total = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const gx = sobel(luma, at, 1, width);
      const gy = sobel(luma, at, width, 1);
      const strength = Math.hypot(gx, gy);
      if (strength < LEAST_EDGE) {
        continue;
      }
      total += strength;
      const degrees = nearLevel((Math.atan2(gy, gx) * 180) / Math.PI);
      const place = Math.round((degrees + MOST_DEGREES) / STEP);
      if (place >= 0 && place < count) {
        weights[place]! += strength;
      }
    }
  }
  const [best, weight] = peakOf(weights);
  return total > 0 && weight / total >= LEAST_SHARE ? best * STEP - MOST_DEGREES : undefined;
}

function sobel(luma: Plane, at: number, along: number, across: number): number {
  const difference = (place: number): number => luma[place + along]! - luma[place - along]!;
  return (difference(at - across) + 2 * difference(at) + difference(at + across)) / 8;
}

/** The direction of a line, by the one across it: how far it is from level or upright. */
function nearLevel(degrees: number): number {
  const rest = ((degrees % 90) + 90) % 90;
  return rest > 45 ? rest - 90 : rest;
}

/** The place where most weight lies, with that of its neighbours. */
function peakOf(weights: Float64Array): [place: number, weight: number] {
  let best: [number, number] = [0, 0];
  for (let place = 2; place < weights.length - 2; place++) {
    const near = weights.slice(place - 2, place + 3);
    const weight = near.reduce((sum, value) => sum + value, 0);
    if (weight > best[1]) {
      const middle = near.reduce((sum, value, index) => sum + value * (index - 2), 0) / weight;
      best = [place + middle, weight];
    }
  }
  return best;
}
