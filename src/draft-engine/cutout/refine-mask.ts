import { compareSides } from './compare-sides.ts';
import { fitLocalLines, followLines, type ColourPlanes, type LocalLines } from './guided-filter.ts';
import { boxMean, planeOf, type Plane, type PlaneSize } from './planes.ts';

/** Radii as shares of the longer side: of the mask's blur, of the edges followed first and last. */
const BLUR = 0.006;
const FIRST = 0.006;
const LAST = 0.003;
/** Variances that the first and the last filter follow. */
const FIRST_EPSILON = 1e-5;
const LAST_EPSILON = 1e-4;
/** Blurred values under and above which a pixel is surely outside or inside. */
const OUTSIDE = 0.1;
const INSIDE = 0.9;
/** Values of the rough mask that count as nothing and as all: the model is seldom quite sure. */
const UNSURE_BELOW = 0.2;
const SURE_ABOVE = 0.8;
/** Values that count as nothing and as all: a fitted mask never quite reaches its ends. */
const NOTHING = 0.05;
const ALL = 0.95;

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
  const shareOf = compareSides(colours, { inside, outside }, size);
  const compared = planeOf(mask.length, (i) =>
    inside[i] === 1 || outside[i] === 1 ? inside[i]! : shareOf(i, smooth[i]!),
  );
  return fitEdges(colours, compared, size);
}

/** Explains a mask by the colours around each pixel, so that it can be followed at any size. */
export function fitEdges(colours: ColourPlanes, mask: Plane, size: PlaneSize): LocalLines {
  const radius = Math.max(1, Math.round(Math.max(size.width, size.height) * LAST));
  return fitLocalLines(colours, mask, size, { radius, epsilon: LAST_EPSILON });
}

/** How opaque a value of the fitted mask is, from 0 to 1. */
export function opacityOf(value: number): number {
  return limit((value - NOTHING) / (ALL - NOTHING));
}

function limit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
