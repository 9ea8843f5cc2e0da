import { boxMean, stretchedRows, type Plane, type PlaneSize } from '../cutout/planes.ts';

const CHANNELS = 4;

/**
 * Fills what is hidden by a subject with what surrounds it, in place: near the edges with the mirrored surroundings, so
 * that grain and lines go on, farther in with their blurred colours. `hole` is true for what is filled.
 */
export function fillBehind(pixels: Uint8Array, hole: Uint8Array, size: PlaneSize): void {
  const { width, height } = size;
  const smooth = blurredColours(pixels, hole, size);
  const reach = Math.max(8, Math.round(width * 0.05));
  const source = pixels.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!hole[y * width + x]) {
        continue;
      }
      const start = x;
      while (x + 1 < width && hole[y * width + x + 1]) {
        x++;
      }
      fillRun({ pixels, source, hole, smooth, width, reach }, y, [start, x]);
    }
  }
  softenAcrossRows(pixels, hole, size);
}

interface Filling {
  pixels: Uint8Array;
  source: Uint8Array;
  hole: Uint8Array;
  smooth: readonly Plane[];
  width: number;
  reach: number;
}

/** One run of hidden pixels in a row. */
function fillRun({ pixels, source, hole, smooth, width, reach }: Filling, y: number, [start, end]: [number, number]) {
  const row = y * width;
  const isSeen = (x: number): boolean => x >= 0 && x < width && !hole[row + x];
  for (let x = start; x <= end; x++) {
    const fromLeft = x - start + 1;
    const fromRight = end - x + 1;
    const left = start - fromLeft;
    const right = end + fromRight;
    const leftWeight = isSeen(left) ? fade(fromLeft, reach) : 0;
    const rightWeight = isSeen(right) ? fade(fromRight, reach) : 0;
    const both = Math.max(1, leftWeight + rightWeight);
    const plain = Math.max(0, 1 - leftWeight - rightWeight);
    const to = (row + x) * CHANNELS;
    for (let channel = 0; channel < 3; channel++) {
      const value =
        (leftWeight / both) * source[(row + left) * CHANNELS + channel]! +
        (rightWeight / both) * source[(row + right) * CHANNELS + channel]! +
        plain * smooth[channel]![row + x]!;
      pixels[to + channel] = Math.round(value || 0);
    }
    pixels[to + 3] = 255;
  }
}

/** 1 at an edge of the hole to 0 where its mirrored surroundings end. */
function fade(distance: number, reach: number): number {
  const share = Math.min(1, distance / reach);
  return 1 - share * share * (3 - 2 * share);
}

/** Longer side of the reduced picture in which colours are blurred. */
const BLURRED_SIDE = 192;

/** The colours around each hidden pixel: means over squares that grow until something is seen in them. */
function blurredColours(pixels: Uint8Array, hole: Uint8Array, size: PlaneSize): Plane[] {
  const step = Math.max(1, Math.ceil(Math.max(size.width, size.height) / BLURRED_SIDE));
  const small = { width: Math.ceil(size.width / step), height: Math.ceil(size.height / step) };
  const { colours, seen } = reduced({ pixels, hole, size }, small, step);
  const length = small.width * small.height;
  const filled = colours.map((plane) => plane.slice());
  const done = seen.map((weight) => (weight > 0.99 ? 1 : 0));
  for (let radius = 1; radius < 2 * BLURRED_SIDE && done.some((share) => share < 0.999); radius *= 2) {
    const weights = boxMean(boxMean(seen, small, radius), small, radius);
    const means = colours.map((plane) => boxMean(boxMean(plane, small, radius), small, radius));
    for (let at = 0; at < length; at++) {
      // What is hardly seen in a small square counts little, so that the steps between the squares do not show.
      const share = Math.min(1 - done[at]!, weights[at]! * 3);
      if (share > 1e-4) {
        means.forEach((plane, channel) => {
          const before = done[at]! > 0 ? filled[channel]![at]! * done[at]! : 0;
          filled[channel]![at] = (before + (share * plane[at]!) / weights[at]!) / (done[at]! + share);
        });
        done[at]! += share;
      }
    }
  }
  return filled.map((plane) => stretched(plane, small, size));
}

/** Sums of what is seen in each square of a picture, as shares of the square, and how much is seen of it. */
function reduced(
  { pixels, hole, size }: { pixels: Uint8Array; hole: Uint8Array; size: PlaneSize },
  small: PlaneSize,
  step: number,
): { colours: Plane[]; seen: Plane } {
  const seen = new Float32Array(small.width * small.height);
  const colours = [0, 1, 2].map(() => new Float32Array(seen.length));
  const counts = new Float32Array(seen.length);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const at = y * size.width + x;
      const to = Math.floor(y / step) * small.width + Math.floor(x / step);
      counts[to]!++;
      if (!hole[at]) {
        seen[to]!++;
        colours.forEach((plane, channel) => (plane[to]! += pixels[at * CHANNELS + channel]!));
      }
    }
  }
  colours.forEach((plane) => plane.forEach((sum, at) => (plane[at] = sum / counts[at]!)));
  seen.forEach((sum, at) => (seen[at] = sum / counts[at]!));
  return { colours, seen };
}

function stretched(plane: Plane, small: PlaneSize, size: PlaneSize): Plane {
  const whole = new Float32Array(size.width * size.height);
  const readRow = stretchedRows(small, size);
  for (let y = 0; y < size.height; y++) {
    readRow(plane, y, whole.subarray(y * size.width, (y + 1) * size.width));
  }
  return whole;
}

/** Rows are filled one by one: where an outline slants, their mirrored parts would not meet. */
function softenAcrossRows(pixels: Uint8Array, hole: Uint8Array, { width, height }: PlaneSize): void {
  const line = width * CHANNELS;
  const before = pixels.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 0; x < width; x++) {
      if (!hole[y * width + x]) {
        continue;
      }
      const at = (y * width + x) * CHANNELS;
      for (let channel = at; channel < at + 3; channel++) {
        pixels[channel] = (before[channel - line]! + 2 * before[channel]! + before[channel + line]!) >> 2;
      }
    }
  }
}
