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
const REACHES = [1.05, 1.3, 1.7, 2.2, 3] as const;
const DIRECTIONS = 16;
/** Parts of a box's side whose means are compared. */
const PARTS = 6;
/** Mean difference along the edge, of 255, up to which two places have the same ground once their shades are matched. */
const MOST_DIFFERENCE = 17;
/** The same along the edge of the box alone, where its colours are spread over it because no ground is found beside it. */
const MOST_REST = 9;
/** The same of grain, what is left without it, and how like each other differences of grain are at most. */
const MOST_GRAIN = 60;
const MOST_GRAINLESS = 9;
const MOST_LIKENESS = 0.3;
/** How far along the edge of grain its differences are levelled, as a share of its length. */
const LEVELLED = 1 / 20;
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

/** A place that a box is painted over with, and whether it differs from the box's edge by grain alone. */
interface Ground {
  x: number;
  y: number;
  isGrainy: boolean;
}

/** The place beside a box whose edge is most like that of the box; undefined where none is like it. */
function findGround(picture: Raster, box: Box): Ground | undefined {
  let best: Ground | undefined;
  let least = Infinity;
  for (const { x, y } of placesBeside(picture, box)) {
    const found = { ...box, x, y };
    const edges = [0, 1, 2].map((channel) => edgeDifferences(picture, box, found, channel));
    // What stands within the other place would be copied; what crosses its edge too is of the ground.
    const within = Math.max(0, meanRest(pointsWithin(picture, found)) - edgeRest(picture, found)) * 0.8;
    const seam = meanOf(edges.map(seamOf));
    const whole = Math.max(seam, within);
    const grainless = Math.max(meanOf(edges.map(restWithoutGrain)), within);
    const isUnlike = Math.max(...edges.map(likeness)) < MOST_LIKENESS;
    const isGrainy = whole >= MOST_DIFFERENCE && seam < MOST_GRAIN && isUnlike;
    if (seam < least && (whole < MOST_DIFFERENCE || (isGrainy && grainless < MOST_GRAINLESS))) {
      least = seam;
      best = { x, y, isGrainy };
    }
  }
  return best;
}

/**
 * How much of a seam is seen: a few large differences, as of joints that do not meet, are seen more than many small
 * ones.
 */
function seamOf(edge: readonly Point[]): number {
  const mean = edge.reduce((sum, [, , value]) => sum + value, 0) / edge.length;
  const deviation = Math.sqrt(edge.reduce((sum, [, , value]) => sum + (value - mean) ** 2, 0) / edge.length);
  const rest = meanRest(edge);
  return (rest + Math.min(deviation, rest * 3)) / 2;
}

/** Places as large as a box around it, within the picture. */
function placesBeside(picture: Raster, box: Box): { x: number; y: number }[] {
  return REACHES.flatMap((reach) =>
    Array.from({ length: DIRECTIONS }, (_, index) => {
      const angle = (index / DIRECTIONS) * 2 * Math.PI;
      return {
        x: Math.round(box.x + Math.cos(angle) * box.width * reach),
        y: Math.round(box.y + Math.sin(angle) * box.height * reach),
      };
    }),
  ).filter(({ x, y }) => {
    const isInside = x >= 0 && y >= 0 && x + box.width <= picture.width && y + box.height <= picture.height;
    return isInside && (Math.abs(x - box.x) >= box.width || Math.abs(y - box.y) >= box.height);
  });
}

/** A value at a place in a box: of one pixel, or the mean of several. */
type Point = readonly [u: number, v: number, value: number];

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How the edges of two boxes differ in one channel. */
function edgeDifferences(picture: Raster, box: Box, other: { x: number; y: number }, channel: number): Point[] {
  const points: Point[] = [];
  forEdge(box, (x, y) => {
    const own = valueAt(picture, x + box.x, y + box.y, channel);
    const difference = own - valueAt(picture, x + other.x, y + other.y, channel);
    points.push([x / box.width - 0.5, y / box.height - 0.5, difference]);
  });
  return points;
}

/** How far the edge of a box is from being one shade with a slope. */
function edgeRest(picture: Raster, box: Box): number {
  const points: Point[] = [];
  forEdge(box, (x, y) => {
    const value = valueAt(picture, x + box.x, y + box.y, 1);
    points.push([x / box.width - 0.5, y / box.height - 0.5, value]);
  });
  return meanRest(points);
}

/** The lightness of places all over a box. */
function pointsWithin(picture: Raster, box: Box): Point[] {
  const points: Point[] = [];
  const step = Math.max(1, Math.floor(Math.min(box.width, box.height) / 32));
  for (let y = 0; y < box.height; y += step) {
    for (let x = 0; x < box.width; x += step) {
      const [px, py] = [x + box.x, y + box.y];
      const sum =
        valueAt(picture, px, py, 0) * 0.3 + valueAt(picture, px, py, 1) * 0.59 + valueAt(picture, px, py, 2) * 0.11;
      points.push([x / box.width - 0.5, y / box.height - 0.5, sum]);
    }
  }
  return points;
}

/**
 * How like each other differences a few pixels apart are, from 0 to 1: those of grain are not, those of joints and
 * edges are.
 */
function likeness(points: readonly Point[]): number {
  const lag = Math.max(4, Math.round(points.length / 60)) & ~1;
  const mean = points.reduce((sum, [, , value]) => sum + value, 0) / points.length;
  let [together, own] = [0, 0];
  for (let at = 0; at + lag < points.length; at++) {
    const [one, other] = [points[at]![2] - mean, points[at + lag]![2] - mean];
    together += one * other;
    own += (one * one + other * other) / 2;
  }
  return own > 0 ? Math.max(0, together / own) : 0;
}

/**
 * What a plane through the means of small parts of a box, less what grain alone would leave of them: the blades of a
 * lawn differ from place to place, and it is even all the same.
 */
function restWithoutGrain(points: readonly Point[]): number {
  const parts = new Map<number, Point[]>();
  for (const point of points) {
    const [column, row] = [point[0], point[1]].map((place) => Math.floor((place + 0.5) * PARTS));
    const key = (row ?? 0) * (PARTS + 1) + (column ?? 0);
    const part = parts.get(key);
    if (part) {
      part.push(point);
    } else {
      parts.set(key, [point]);
    }
  }
  let grain = 0;
  const means = [...parts.values()].map((part): Point => {
    const mean = (of: 0 | 1 | 2): number => part.reduce((sum, point) => sum + point[of], 0) / part.length;
    const value = mean(2);
    const variance = part.reduce((sum, point) => sum + (point[2] - value) ** 2, 0) / part.length;
    grain += Math.sqrt(variance / part.length) / parts.size;
    return [mean(0), mean(1), value];
  });
  return Math.max(0, meanRest(means) - grain);
}

/** The mean size of what a plane through the values leaves. */
function meanRest(points: readonly Point[]): number {
  const count = points.length;
  const sum = (of: (point: Point) => number): number => points.reduce((total, point) => total + of(point), 0);
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
  { box, source, channel }: { box: Box; source: Ground | undefined; channel: number },
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
  if (source?.isGrainy) {
    level(edge, box);
  }
  const spread = spreadEdge(edge, width, height);
  return ground.map((value, at) => value + spread[at]!);
}

/** Means along the edge instead of its values, so that no grain of it is spread. */
function level(edge: Float32Array, { width, height }: Box): void {
  const around = [
    ...Array.from({ length: width }, (_, x) => x),
    ...Array.from({ length: height - 1 }, (_, y) => (y + 1) * width + width - 1),
    ...Array.from({ length: width - 1 }, (_, x) => height * width - 2 - x),
    ...Array.from({ length: height - 2 }, (_, y) => (height - 2 - y) * width),
  ];
  const values = around.map((at) => edge[at]!);
  const reach = Math.max(2, Math.round(values.length * LEVELLED));
  around.forEach((at, index) => {
    let sum = 0;
    for (let step = -reach; step <= reach; step++) {
      sum += values[(index + step + values.length) % values.length]!;
    }
    edge[at] = sum / (2 * reach + 1);
  });
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
