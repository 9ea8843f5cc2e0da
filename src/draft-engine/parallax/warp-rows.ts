import type { CameraShift } from './camera-path.ts';
import { nearnessAt } from './picture-depth.ts';
import { projection, type SeenPicture } from './project-picture.ts';

/** Pixels, RGBA. */
export interface Raster {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

const CHANNELS = 4;
/** Places in a row are counted in this fraction of a pixel, so that the loop over them needs whole numbers alone. */
const FRACTION_BITS = 8;
const ONE = 1 << FRACTION_BITS;

/**
 * Draws what is behind as the shifted camera sees it. Every row of a picture is equally far throughout, so that each
 * row of the frame shows a stretched part of one.
 */
export function warpRows(source: Raster, seen: SeenPicture, [shift, margin]: [CameraShift, number], to: Raster): void {
  const { width, height } = source;
  const rows = rowsOf(source, seen, [shift, margin]);
  let row = 0;
  for (let y = 0; y < to.height; y++) {
    const wanted = ((y + 0.5) / to.height - 0.5) * seen.ratio;
    while (row < height - 2 && rows.y[row + 1]! < wanted) {
      row++;
    }
    const [above, below] = [rows.y[row]!, rows.y[row + 1]!];
    const share = Math.min(1, Math.max(0, below > above ? (wanted - above) / (below - above) : 0));
    const scale = rows.scale[row]! + (rows.scale[row + 1]! - rows.scale[row]!) * share;
    const start = rows.startX[row]! + (rows.startX[row + 1]! - rows.startX[row]!) * share;
    // The pixel of the source at the middle of the frame's first pixel, and the step to the next one.
    const first = ((0.5 / to.width - 0.5 - start) / scale + 0.5) * width - 0.5;
    const step = width / (to.width * scale);
    stretchRow(source, { row, share: Math.round(share * ONE), first, step }, to, y);
  }
}

/** Where the middle of each row of the source is seen. */
function rowsOf({ height }: Raster, seen: SeenPicture, [shift, margin]: [CameraShift, number]) {
  const y = new Float64Array(height);
  const scale = new Float64Array(height);
  const startX = new Float64Array(height);
  for (let row = 0; row < height; row++) {
    const at = (row + 0.5) / height;
    const projected = projection(seen, shift, nearnessAt(seen.depth, at), margin);
    // The ground never folds.
    y[row] = Math.max(row > 0 ? y[row - 1]! : -Infinity, projected.scale * (at - 0.5) * seen.ratio + projected.startY);
    scale[row] = projected.scale;
    startX[row] = projected.startX;
  }
  return { y, scale, startX };
}

function stretchRow(
  { data, width }: Raster,
  { row, share, first, step }: { row: number; share: number; first: number; step: number },
  to: Raster,
  y: number,
): void {
  const upper = row * width * CHANNELS;
  const lower = upper + width * CHANNELS;
  const last = width - 2;
  const into = to.data;
  const other = ONE - share;
  let target = y * to.width * CHANNELS;
  for (let x = 0, at = first; x < to.width; x++, at += step) {
    // Beyond the edges the outermost pixels go on.
    const inside = Math.min(last + 1, Math.max(0, at));
    const pixel = Math.min(last, inside | 0);
    const right = ((inside - pixel) * ONE) | 0;
    const left = ONE - right;
    const one = upper + pixel * CHANNELS;
    const two = lower + pixel * CHANNELS;
    const [a, b, c, d] = [left * other, right * other, left * share, right * share];
    into[target] = (a * data[one]! + b * data[one + 4]! + c * data[two]! + d * data[two + 4]!) >> 16;
    into[target + 1] = (a * data[one + 1]! + b * data[one + 5]! + c * data[two + 1]! + d * data[two + 5]!) >> 16;
    into[target + 2] = (a * data[one + 2]! + b * data[one + 6]! + c * data[two + 2]! + d * data[two + 6]!) >> 16;
    into[target + 3] = 255;
    target += CHANNELS;
  }
}
