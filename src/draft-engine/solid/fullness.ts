import { signedDistances } from './grids.ts';
import type { Grid } from './solid.ts';

/**
 * How full a silhouette is at each pixel: 0 at its edge, growing inwards as the height of a membrane that is blown up
 * (the solution of Poisson's equation), negative outside. For a disc its root is a half sphere.
 */
export function fullnessOf(mask: Grid): Grid {
  const { width, height } = mask;
  const distances = signedDistances(mask);
  const inside = (at: number): boolean => distances.data[at]! > 0;
  const heights = new Float32Array(width * height);
  // Of successive over-relaxation: as many steps as a change needs to cross the picture twice.
  const longer = Math.max(width, height);
  const relaxation = 2 / (1 + Math.sin(Math.PI / longer));
  const value = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : heights[y * width + x]!;
  for (let step = 0; step < 2 * longer; step++) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        if (inside(at)) {
          const goal = (value(x - 1, y) + value(x + 1, y) + value(x, y - 1) + value(x, y + 1) + 1) / 4;
          heights[at] = heights[at]! + relaxation * (goal - heights[at]!);
        }
      }
    }
  }
  return { data: heights.map((one, at) => (inside(at) ? Math.max(one, 1e-3) : distances.data[at]!)), width, height };
}

/** Pixels nearer to the edge than this take their value from those farther in, by their distance. */
const EDGE_PIXELS = 0.75;

/**
 * Fullness of each pixel as a share of the fullest in its row, so that each row has a 1; outside, a negative number
 * that grows with the distance. It passes through 0 where the edge is, also between pixels.
 */
export function shareInRow(mask: Grid): Grid {
  const { data, width, height } = fullnessOf(mask);
  const distances = signedDistances(mask).data;
  const shares = new Float32Array(data.length);
  const slopes = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    const most = row.reduce((sofar, one) => Math.max(sofar, one), 0);
    // The root of the fullness is about a radius: beyond the edge it falls as steeply as within.
    slopes[y] = most > 0 ? 1 / Math.sqrt(Math.max(most, 0.25)) : 1;
    for (let x = 0; x < width; x++) {
      shares[y * width + x] = row[x]! > 0 ? row[x]! / most : -1;
    }
  }
  const inner = (x: number, y: number): number => {
    let nearest = 0;
    for (let at = 0; at < 9; at++) {
      const [column, row] = [x + (at % 3) - 1, y + Math.floor(at / 3) - 1];
      const next = row * width + column;
      if (column >= 0 && column < width && row >= 0 && row < height && distances[next]! >= EDGE_PIXELS) {
        nearest = Math.max(nearest, shares[next]! / distances[next]!);
      }
    }
    return nearest;
  };
  const settled = shares.map((share, at) => {
    const distance = distances[at]!;
    if (distance >= EDGE_PIXELS) {
      return share;
    }
    const [x, y] = [at % width, Math.floor(at / width)];
    const slope = (Math.abs(distance) < 2 && inner(x, y)) || slopes[y]!;
    // The fullest place of a thin row stays it.
    return share === 1 ? 1 : slope * distance;
  });
  return { data: settled, width, height };
}
