import type { ColourPlanes } from './guided-filter.ts';
import { boxMean, planeOf, type Plane, type PlaneSize } from './planes.ts';

/** How far around a pixel colours are compared, as a share of the longer side. */
const REACH = 0.04;
/** How far apart the colours of both sides must be, as a multiple of their own variances and squared, to be trusted. */
const DISTINCT = 6;
const LEAST_CONTRAST = 0.02;
const LEAST_WEIGHT = 1e-4;

/** The colours of one side of the edge around each pixel: their mean and their variance; nothing where it is too far. */
interface Side {
  weight: Plane;
  means: readonly Plane[];
  variance: Plane;
}

/**
 * Compares the colours of a pixel with those of both sides of an edge around it. Answers how much a pixel is of the
 * inside, from 0 to 1: by its colour as far as that tells the sides apart, else as the mask says.
 */
export function compareSides(
  colours: ColourPlanes,
  { inside, outside }: { inside: Plane; outside: Plane },
  size: PlaneSize,
): (index: number, byMask: number) => number {
  const radius = (share: number): number => Math.max(1, Math.round(Math.max(size.width, size.height) * share));
  const spread = (plane: Plane): Plane => boxMean(boxMean(plane, size, radius(REACH)), size, radius(REACH / 2));
  const front = describeSide(colours, inside, spread);
  const back = describeSide(colours, outside, spread);
  return (index, byMask) => compare(colours, { front, back }, index, byMask);
}

function describeSide(colours: ColourPlanes, where: Plane, spread: (plane: Plane) => Plane): Side {
  const weight = spread(where);
  const mean = (valueAt: (index: number) => number): Plane => {
    const sums = spread(planeOf(where.length, (i) => (where[i] === 1 ? valueAt(i) : 0)));
    return planeOf(where.length, (i) => (weight[i]! < LEAST_WEIGHT ? 0 : sums[i]! / weight[i]!));
  };
  const squared = (planes: readonly Plane[], i: number): number =>
    planes[0]![i]! ** 2 + planes[1]![i]! ** 2 + planes[2]![i]! ** 2;
  const means = colours.map((colour) => mean((i) => colour[i]!));
  const squares = mean((i) => squared(colours, i));
  return { weight, means, variance: planeOf(where.length, (i) => Math.max(0, squares[i]! - squared(means, i))) };
}

/** How much a pixel is of the front, by its colour as far as that tells the sides apart, else by the mask. */
function compare(
  colours: ColourPlanes,
  { front, back }: { front: Side; back: Side },
  i: number,
  byMask: number,
): number {
  if (front.weight[i]! < LEAST_WEIGHT || back.weight[i]! < LEAST_WEIGHT) {
    return byMask;
  }
  let [along, contrast] = [0, 0];
  for (let channel = 0; channel < 3; channel++) {
    const behind = back.means[channel]![i]!;
    const difference = front.means[channel]![i]! - behind;
    along += (colours[channel]![i]! - behind) * difference;
    contrast += difference * difference;
  }
  const doubt = DISTINCT * (front.variance[i]! + back.variance[i]!) + LEAST_CONTRAST;
  const trust = contrast / (contrast + doubt);
  return byMask * (1 - trust) + limit(along / (contrast + 1e-6)) * trust;
}

function limit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
