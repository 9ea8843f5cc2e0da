import { noiseAt } from '../pixels/noise.ts';
import type { Once } from '../pixels/once.ts';
import { CHANNELS, lumaPlane, type Plane, type Raster } from '../pixels/raster.ts';
import { rich, unitOf } from './painted.ts';
import { evened, noisePlane } from './texture.ts';

type Colours = [red: number, green: number, blue: number];
interface Grid {
  columns: number;
  rows: number;
  x: Float32Array;
  y: Float32Array;
}

/** Points of a grid, each moved to where the picture has an edge near it. */
function edgePoints(picture: Raster, size: number, seed: number): Grid {
  const { width, height } = picture;
  const luma = lumaPlane(picture);
  const columns = Math.max(2, Math.round(width / size) + 1);
  const rows = Math.max(2, Math.round(height / size) + 1);
  const grid: Grid = {
    columns,
    rows,
    x: new Float32Array(columns * rows),
    y: new Float32Array(columns * rows),
  };
  const [stepX, stepY] = [(width - 1) / (columns - 1), (height - 1) / (rows - 1)];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const place = strongest(luma, {
        width,
        height,
        x: column * stepX + noiseAt(column, row, seed) * stepX * 0.28,
        y: row * stepY + noiseAt(column, row, seed + 1) * stepY * 0.28,
        reach: Math.min(stepX, stepY) * 0.3,
      });
      const isSide = column === 0 || column === columns - 1;
      const isEnd = row === 0 || row === rows - 1;
      grid.x[at] = isSide ? column * stepX : place.x;
      grid.y[at] = isEnd ? row * stepY : place.y;
    }
  }
  return grid;
}

function strongest(
  luma: Plane,
  around: { width: number; height: number; x: number; y: number; reach: number },
): { x: number; y: number } {
  const { width, height, reach } = around;
  let best = { x: around.x, y: around.y };
  let most = 0.05;
  const step = Math.max(1, Math.floor(reach / 6));
  for (let dy = -reach; dy <= reach; dy += step) {
    for (let dx = -reach; dx <= reach; dx += step) {
      const [x, y] = [Math.round(around.x + dx), Math.round(around.y + dy)];
      if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) {
        continue;
      }
      const at = y * width + x;
      const edge = Math.abs(luma[at + 1]! - luma[at - 1]!) + Math.abs(luma[at + width]! - luma[at - width]!);
      if (edge > most) {
        most = edge;
        best = { x, y };
      }
    }
  }
  return best;
}

/** A mesh of triangles along the edges of a picture, each of one colour. */
export function paintTriangles(picture: Raster, seed: number, once: Once): Raster {
  const grid = once('grid', () => edgePoints(picture, unitOf(picture, 0.034), seed));
  const source = picture.data.slice();
  const point = (at: number): [number, number] => [grid.x[at]!, grid.y[at]!];
  for (let row = 0; row < grid.rows - 1; row++) {
    for (let column = 0; column < grid.columns - 1; column++) {
      const at = row * grid.columns + column;
      const [a, b] = [point(at), point(at + 1)];
      const [c, d] = [point(at + grid.columns), point(at + grid.columns + 1)];
      const halves =
        (row + column) % 2 === 0
          ? [
              [a, b, d],
              [a, d, c],
            ]
          : [
              [a, b, c],
              [b, d, c],
            ];
      for (const half of halves) {
        fillTriangle(picture, source, half as Triangle);
      }
    }
  }
  return picture;
}

type Triangle = [[number, number], [number, number], [number, number]];

function fillTriangle({ data, width, height }: Raster, source: Uint8Array, triangle: Triangle): void {
  const inside: number[] = [];
  const [xs, ys] = [triangle.map(([x]) => x), triangle.map(([, y]) => y)];
  const sum: Colours = [0, 0, 0];
  const sides = triangle.map((from, index) => ({ from, to: triangle[(index + 1) % 3]! }));
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= Math.min(height - 1, Math.ceil(Math.max(...ys))); y++) {
    for (let x = Math.max(0, Math.floor(Math.min(...xs))); x <= Math.min(width - 1, Math.ceil(Math.max(...xs))); x++) {
      const signs = sides.map(({ from, to }) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));
      if (signs.every((sign) => sign >= -0.6 * Math.abs(sign || 1)) || signs.every((sign) => sign <= 0)) {
        const at = (y * width + x) * CHANNELS;
        inside.push(at);
        sum[0] += source[at]!;
        sum[1] += source[at + 1]!;
        sum[2] += source[at + 2]!;
      }
    }
  }
  const mean = rich([sum[0] / inside.length, sum[1] / inside.length, sum[2] / inside.length], 1.2);
  for (const at of inside) {
    data[at] = Math.min(255, Math.max(0, mean[0]));
    data[at + 1] = Math.min(255, Math.max(0, mean[1]));
    data[at + 2] = Math.min(255, Math.max(0, mean[2]));
  }
}

/** Pieces of coloured glass in lead, with light through them. */
export function paintCells(picture: Raster, seed: number, once: Once): Raster {
  const { data, width, height } = picture;
  const size = unitOf(picture, 0.045);
  const grid = once('grid', () => edgePoints(picture, size, seed));
  const count = grid.columns * grid.rows;
  const { owner, lead } = once('cells', () => cellsOf(picture, grid));
  const sums = new Float64Array(count * 4);
  for (let at = 0; at < owner.length; at++) {
    const to = owner[at]! * 4;
    sums[to]! += data[at * CHANNELS]!;
    sums[to + 1]! += data[at * CHANNELS + 1]!;
    sums[to + 2]! += data[at * CHANNELS + 2]!;
    sums[to + 3]! += 1;
  }
  const glass = once('glass', () => evened(noisePlane(width, height, { sigma: size * 0.18, seed: seed + 2 })));
  const leadWidth = Math.max(1.2, size * 0.055);
  for (let at = 0; at < owner.length; at++) {
    const from = owner[at]! * 4;
    const pieces = sums[from + 3]!;
    const mean: Colours = [sums[from]! / pieces, sums[from + 1]! / pieces, sums[from + 2]! / pieces];
    const light = 1.12 + noiseAt(owner[at]!, 0, seed) * 0.1 + glass[at]! * 0.1;
    const clear = Math.min(1, Math.max(0, (lead[at]! - leadWidth) / 1.2));
    rich(mean, 1.75).forEach((value, channel) => {
      const lit = Math.min(255, Math.max(0, value * light + 10));
      data[at * CHANNELS + channel] = Math.round(26 + (lit - 26) * clear);
    });
  }
  return picture;
}

/** To which point each pixel belongs, and how far it is from the lead between two. */
function cellsOf({ width, height }: Raster, grid: Grid): { owner: Uint32Array; lead: Float32Array } {
  const owner = new Uint32Array(width * height);
  const lead = new Float32Array(width * height);
  const [stepX, stepY] = [(width - 1) / (grid.columns - 1), (height - 1) / (grid.rows - 1)];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const cell = { column: Math.round(x / stepX), row: Math.round(y / stepY) };
      const { first, between } = nearestTwo(grid, { x, y }, cell);
      owner[at] = first;
      lead[at] = between;
    }
  }
  return { owner, lead };
}

/** The nearest point, and how far a place is from the middle between it and the next one. */
function nearestTwo(
  { columns, rows, x: xs, y: ys }: Grid,
  { x, y }: { x: number; y: number },
  { column, row }: { column: number; row: number },
): { first: number; between: number } {
  let [first, least, second] = [0, Infinity, Infinity];
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      const [c, r] = [column + dx, row + dy];
      if (c < 0 || r < 0 || c >= columns || r >= rows) {
        continue;
      }
      const at = r * columns + c;
      const distance = Math.hypot(xs[at]! - x, ys[at]! - y);
      if (distance < least) {
        second = least;
        least = distance;
        first = at;
      } else if (distance < second) {
        second = distance;
      }
    }
  }
  return { first, between: (second - least) / 2 };
}
