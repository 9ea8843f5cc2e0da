import type { Bounds } from '../shape.ts';

/** Reads a surface's pixels: RGBA, 8 bits, row by row from the top. Only the alpha is used. */
export type PixelReader<Source> = (surface: Source) => Uint8Array | Uint8ClampedArray;

/** What is seen of a surface through a box in its pixels, which may reach beyond it. */
export interface Coverage {
  isEmpty(box: Bounds): boolean;
  isOpaque(box: Bounds): boolean;
}

/** Side of the squares in which coverage is known, pixels. */
const TILE = 8;
/** A pixel of a frame is mixed from neighbours on the surface. */
const MARGIN = 1.5;
/** Tolerance of a calculated edge, pixels. */
const NEARLY = 0.001;

/** Measures a surface of this size. A square that is neither wholly empty nor wholly opaque is neither. */
export function measureCoverage(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): Coverage {
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const stride = columns + 1;
  // Sums over all squares above and to the left, so that a box of any size is asked in four reads.
  const filled = new Int32Array(stride * (rows + 1));
  const pierced = new Int32Array(stride * (rows + 1));
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const some = new Uint32Array(columns);
  const all = new Uint32Array(columns);
  for (let row = 0; row < rows; row++) {
    some.fill(0);
    all.fill(0xffffffff);
    const bottom = Math.min(height, (row + 1) * TILE);
    for (let y = row * TILE; y < bottom; y++) {
      for (let column = 0, at = y * width, end = at + width; at < end; column++) {
        let or = 0;
        let and = -1;
        for (const last = Math.min(end, at + TILE); at < last; at++) {
          const word = words[at] as number;
          or |= word;
          and &= word;
        }
        some[column] = (some[column] as number) | or;
        all[column] = (all[column] as number) & and;
      }
    }
    for (let column = 0, full = 0, torn = 0; column < columns; column++) {
      full += (some[column] as number) >>> 24 === 0 ? 0 : 1;
      torn += (all[column] as number) >>> 24 === 255 ? 0 : 1;
      const at = (row + 1) * stride + column + 1;
      filled[at] = (filled[at - stride] as number) + full;
      pierced[at] = (pierced[at - stride] as number) + torn;
    }
  }
  /** Counts in the squares that a box touches. */
  const count = (sums: Int32Array, { left, top, right, bottom }: Bounds): number => {
    const x = Math.max(0, Math.floor((left - MARGIN) / TILE));
    const y = Math.max(0, Math.floor((top - MARGIN) / TILE)) * stride;
    const toX = Math.min(columns, Math.ceil((right + MARGIN) / TILE));
    const toY = Math.min(rows, Math.ceil((bottom + MARGIN) / TILE)) * stride;
    if (toX <= x || toY <= y) {
      return 0;
    }
    return (
      (sums[toY + toX] as number) - (sums[y + toX] as number) - (sums[toY + x] as number) + (sums[y + x] as number)
    );
  };
  return {
    isEmpty: (box) => count(filled, box) === 0,
    isOpaque: (box) =>
      box.left > -NEARLY &&
      box.top > -NEARLY &&
      box.right < width + NEARLY &&
      box.bottom < height + NEARLY &&
      count(pierced, box) === 0,
  };
}

/** The coverage of a surface of which only the size is known. */
export function wholeBox(width: number, height: number): Coverage {
  return {
    isEmpty: ({ left, top, right, bottom }) =>
      right < -MARGIN || bottom < -MARGIN || left > width + MARGIN || top > height + MARGIN,
    isOpaque: () => false,
  };
}
