import { fitLocalLines, followLines, type ColourPlanes, type LocalLines } from './guided-filter.ts';
import { boxMean, planeOf, type Plane, type PlaneSize } from './planes.ts';

/** Radii as shares of the longer side: of the mask's blur, of the edges followed first and last, of colours compared. */
const BLUR = 0.006;
const FIRST = 0.006;
const LAST = 0.003;
const REACH = 0.04;
/** Variances that the first and the last filter follow. */
const FIRST_EPSILON = 1e-5;
const LAST_EPSILON = 1e-4;
/** Blurred values under and above which a pixel is surely outside or inside. */
const OUTSIDE = 0.1;
const INSIDE = 0.9;
/** How far apart the colours of both sides must be, as a multiple of their own variances and squared, to be trusted. */
const DISTINCT = 6;
const LEAST_CONTRAST = 0.02;
const LEAST_WEIGHT = 1e-4;
/** Values of the rough mask that count as nothing and as all: the model is seldom quite sure. */
const UNSURE_BELOW = 0.2;
const SURE_ABOVE = 0.8;
/** Values that count as nothing and as all: a fitted mask never quite reaches its ends. */
const NOTHING = 0.05;
const ALL = 0.95;

/** The colours of one side of the edge around each pixel: their mean and their variance; nothing where it is too far. */
interface Side {
  weight: Plane;
  means: readonly Plane[];
  variance: Plane;
}

/**
 * Moves the edge of a rough mask to where the picture has one: between what is surely inside and surely outside, each
 * colour is compared with those of both sides, so that hair and holes are found.
 */
export function refineMask(colours: ColourPlanes, rough: Plane, size: PlaneSize): LocalLines {
  const mask = rough.map((value) => limit((value - UNSURE_BELOW) / (SURE_ABOVE - UNSURE_BELOW)));
  const radius = (share: number): number => Math.max(1, Math.round(Math.max(size.width, size.height) * share));
  const followed = { radius: radius(FIRST), epsilon: FIRST_EPSILON };
  const smooth = followLines(fitLocalLines(colours, mask, size, followed), colours);
  const blurred = boxMean(mask, size, radius(BLUR));
  const inside = planeOf(mask.length, (i) => (blurred[i]! > INSIDE ? 1 : 0));
  const outside = planeOf(mask.length, (i) => (blurred[i]! < OUTSIDE ? 1 : 0));
  const spread = (plane: Plane): Plane => boxMean(boxMean(plane, size, radius(REACH)), size, radius(REACH / 2));
  const front = describeSide(colours, inside, spread);
  const back = describeSide(colours, outside, spread);
  const compared = planeOf(mask.length, (i) => {
    if (inside[i] === 1 || outside[i] === 1) {
      return inside[i]!;
    }
    return compare(colours, { front, back }, i, smooth[i]!);
  });
  return fitLocalLines(colours, compared, size, { radius: radius(LAST), epsilon: LAST_EPSILON });
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

/** How opaque a value of the fitted mask is, from 0 to 1. */
export function opacityOf(value: number): number {
  return limit((value - NOTHING) / (ALL - NOTHING));
}

function limit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
