import { CHANNELS, type Raster } from '../image-edit/pixels/raster.ts';

/** A colour that differs by less stays as it was before, and by more is taken as it is; levels of 255. */
const [STAYS, MOVES] = [4, 11];
/** What is around a pixel counts too: noise differs from one to the next, and what moves does not. */
const REACH = 2;

/**
 * Takes the noise out of what does not move, before it is painted over: a painting turns small differences into large
 * ones. Changes the frames that it is given.
 */
export function createSteadyFrames(): (frame: Raster) => void {
  let before: Uint8Array | undefined;
  return ({ data, width, height }) => {
    if (before?.length === data.length) {
      const change = differenceAround(data, before, width, height);
      for (let at = 0, to = 0; at < change.length; at++, to += CHANNELS) {
        const share = Math.min(1, Math.max(0, (change[at]! - STAYS) / (MOVES - STAYS)));
        if (share < 1) {
          data[to] = before[to]! + (data[to]! - before[to]!) * share;
          data[to + 1] = before[to + 1]! + (data[to + 1]! - before[to + 1]!) * share;
          data[to + 2] = before[to + 2]! + (data[to + 2]! - before[to + 2]!) * share;
        }
      }
    }
    before = data.slice();
  };
}

/** How far two frames differ around each pixel, on average. */
function differenceAround(one: Uint8Array, other: Uint8Array, width: number, height: number): Float32Array {
  const wide = width + 1;
  const sums = new Float64Array(wide * (height + 1));
  for (let y = 0, from = 0; y < height; y++) {
    let line = 0;
    for (let x = 0; x < width; x++, from += CHANNELS) {
      line +=
        (Math.abs(one[from]! - other[from]!) +
          Math.abs(one[from + 1]! - other[from + 1]!) +
          Math.abs(one[from + 2]! - other[from + 2]!)) /
        3;
      const to = (y + 1) * wide + x + 1;
      sums[to] = sums[to - wide]! + line;
    }
  }
  const result = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    const [top, low] = [Math.max(0, y - REACH) * wide, Math.min(height, y + REACH + 1) * wide];
    const rows = (low - top) / wide;
    for (let x = 0; x < width; x++, at++) {
      const [left, right] = [Math.max(0, x - REACH), Math.min(width, x + REACH + 1)];
      const sum = sums[low + right]! - sums[top + right]! - sums[low + left]! + sums[top + left]!;
      result[at] = sum / (rows * (right - left));
    }
  }
  return result;
}
