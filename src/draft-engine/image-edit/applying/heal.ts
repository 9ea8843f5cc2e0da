import type { PictureBox } from '#src/shared/catalogue/picture-edits.ts';
import { noiseAt } from '../pixels/noise.ts';
import { CHANNELS, type Raster } from '../pixels/raster.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is marked may cover at most this share of a picture. */
const MOST_SHARE = 0.12;
/** Added around what is marked, which people mark tightly. */
const EXTRA_SHARE = 0.06;
const EXTRA_PIXELS = 3;
/** Where the ground is looked for: how many boxes aside, and in which directions. */
const REACHES = [1.05, 1.5, 2.2] as const;
const DIRECTIONS = 12;
/** Mean difference along the edge, of 255, up to which two places have the same ground once their shades are matched. */
const MOST_DIFFERENCE = 17;
/** The same along the edge of the box alone, where its colours are spread over it because no ground is found beside it. */
const MOST_REST = 9;
const SWEEPS = 40;

/**
 * Paints over what a box holds with ground from beside it, matched in colour all around, in place. Returns false, and
 * changes nothing, where the ground is not even, or the box too large to guess what is behind it.
 */
export function heal(picture: Raster, marked: PictureBox): boolean {
  const box = widened(picture, marked);
  if (box.width * box.height > MOST_SHARE * picture.width * picture.height || Math.min(box.width, box.height) < 3) {
    return false;
  }
  const source = findGround(picture, box);
  const rest = source ? 0 : edgeRest(picture, box);
  if (rest > MOST_REST) {
    return false;
  }
  for (let channel = 0; channel < 3; channel++) {
    const fill = matched(picture, { box, source, channel });
    for (let y = 0; y < box.height; y++) {
      for (let x = 0; x < box.width; x++) {
        const to = ((y + box.y) * picture.width + x + box.x) * CHANNELS + channel;
        const grain = noiseAt(x + box.x, y + box.y, 1) * rest;
        picture.data[to] = Math.min(255, Math.max(0, Math.round(fill[y * box.width + x]! + grain)));
      }
    }
  }
  return true;
}

function widened({ width, height }: Raster, { x, y, width: wide, height: high }: PictureBox): Box {
  const extra = (share: number, side: number): number => (share * EXTRA_SHARE * side) / 100 + EXTRA_PIXELS;
  const left = Math.max(0, Math.floor((x * width) / 100 - extra(wide, width)));
  const top = Math.max(0, Math.floor((y * height) / 100 - extra(high, height)));
  const right = Math.min(width, Math.ceil(((x + wide) * width) / 100 + extra(wide, width)));
  const low = Math.min(height, Math.ceil(((y + high) * height) / 100 + extra(high, height)));
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, low - top) };
}

/** The place beside a box whose edge is most like that of the box; undefined where none is like it. */
function findGround(picture: Raster, box: Box): { x: number; y: number } | undefined {
  let best: { x: number; y: number } | undefined;
  let least = MOST_DIFFERENCE;
  for (const reach of REACHES) {
    for (let index = 0; index < DIRECTIONS; index++) {
      const angle = (index / DIRECTIONS) * 2 * Math.PI;
      const x = Math.round(box.x + Math.cos(angle) * box.width * reach);
      const y = Math.round(box.y + Math.sin(angle) * box.height * reach);
      const isInside = x >= 0 && y >= 0 && x + box.width <= picture.width && y + box.height <= picture.height;
      const isApart = Math.abs(x - box.x) >= box.width || Math.abs(y - box.y) >= box.height;
      if (!isInside || !isApart) {
        continue;
      }
      const difference = Math.max(
        edgeDifference(picture, box, { x, y }),
        // Something that stands within the other place would be copied.
        unevenness(picture, { ...box, x, y }) * 0.8,
      );
      if (difference < least) {
        least = difference;
        best = { x, y };
      }
    }
  }
  return best;
}

/** How much the edges of two boxes differ once a slope over the box is taken out. */
function edgeDifference(picture: Raster, box: Box, other: { x: number; y: number }): number {
  const points: [u: number, v: number, difference: number][] = [];
  forEdge(box, (x, y) => {
    let sum = 0;
    for (let channel = 0; channel < 3; channel++) {
      sum += valueAt(picture, x + box.x, y + box.y, channel) - valueAt(picture, x + other.x, y + other.y, channel);
    }
    points.push([x / box.width - 0.5, y / box.height - 0.5, sum / 3]);
  });
  return meanRest(points);
}

/** How far the edge of a box is from being one shade with a slope. */
function edgeRest(picture: Raster, box: Box): number {
  const points: [u: number, v: number, value: number][] = [];
  forEdge(box, (x, y) => {
    const value = valueAt(picture, x + box.x, y + box.y, 1);
    points.push([x / box.width - 0.5, y / box.height - 0.5, value]);
  });
  return meanRest(points);
}

/** How far a box is from being one shade with a slope. */
function unevenness(picture: Raster, box: Box): number {
  const points: [u: number, v: number, value: number][] = [];
  const step = Math.max(1, Math.floor(Math.min(box.width, box.height) / 24));
  for (let y = 0; y < box.height; y += step) {
    for (let x = 0; x < box.width; x += step) {
      const [px, py] = [x + box.x, y + box.y];
      const sum =
        valueAt(picture, px, py, 0) * 0.3 + valueAt(picture, px, py, 1) * 0.59 + valueAt(picture, px, py, 2) * 0.11;
      points.push([x / box.width - 0.5, y / box.height - 0.5, sum]);
    }
  }
  return meanRest(points);
}

/** The mean size of what a plane through the values leaves. */
function meanRest(points: readonly (readonly [u: number, v: number, value: number])[]): number {
  const count = points.length;
  const sum = (of: (point: readonly [number, number, number]) => number): number =>
    points.reduce((total, point) => total + of(point), 0);
  const mean = sum(([, , value]) => value) / count;
  const [mu, mv] = [sum(([u]) => u) / count, sum(([, v]) => v) / count];
  const slope = (index: 0 | 1, middle: number): number => {
    const spread = sum((point) => (point[index] - middle) ** 2);
    return spread > 0 ? sum((point) => (point[index] - middle) * (point[2] - mean)) / spread : 0;
  };
  const [su, sv] = [slope(0, mu), slope(1, mv)];
  return sum(([u, v, value]) => Math.abs(value - mean - su * (u - mu) - sv * (v - mv))) / count;
}

const valueAt = ({ data, width }: Raster, x: number, y: number, channel: number): number =>
  data[(y * width + x) * CHANNELS + channel]!;

function forEdge({ width, height }: Box, visit: (x: number, y: number) => void): void {
  for (let x = 0; x < width; x++) {
    visit(x, 0);
    visit(x, height - 1);
  }
  for (let y = 1; y < height - 1; y++) {
    visit(0, y);
    visit(width - 1, y);
  }
}

/**
 * One channel of the ground, with the difference at the edge spread evenly over the box, which is how the colours meet
 * all around (Laplace's equation, from coarse to fine).
 */
function matched(
  picture: Raster,
  { box, source, channel }: { box: Box; source: { x: number; y: number } | undefined; channel: number },
): Float32Array {
  const { width, height } = box;
  const ground = new Float32Array(width * height);
  const edge = new Float32Array(width * height);
  if (source) {
    for (let at = 0; at < ground.length; at++) {
      ground[at] = valueAt(picture, (at % width) + source.x, Math.floor(at / width) + source.y, channel);
    }
  }
  forEdge(box, (x, y) => {
    edge[y * width + x] = valueAt(picture, x + box.x, y + box.y, channel) - ground[y * width + x]!;
  });
  const spread = spreadEdge(edge, width, height);
  return ground.map((value, at) => value + spread[at]!);
}

/** Values of the edge, and inside what lies evenly between them. */
function spreadEdge(edge: Float32Array, width: number, height: number): Float32Array {
  const values = edge.slice();
  if (width > 8 && height > 8) {
    const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
    const coarse = new Float32Array(w * h);
    forEdge({ x: 0, y: 0, width: w, height: h }, (x, y) => {
      const from = Math.min(height - 1, y === h - 1 ? height - 1 : y * 2) * width;
      coarse[y * w + x] = edge[from + Math.min(width - 1, x === w - 1 ? width - 1 : x * 2)]!;
    });
    const inner = spreadEdge(coarse, w, h);
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        values[y * width + x] = inner[Math.min(h - 1, y >> 1) * w + Math.min(w - 1, x >> 1)]!;
      }
    }
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x;
        values[at] = (values[at - 1]! + values[at + 1]! + values[at - width]! + values[at + width]!) / 4;
      }
    }
  }
  return values;
}
