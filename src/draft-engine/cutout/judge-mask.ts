import { boxMean, type Plane, type PlaneSize } from './planes.ts';

/** Doubt from which a cut-out is likely to lack much of the subject. */
const DOUBTFUL = 0.9;
/** Less of the picture than this is hardly what somebody wants. */
const SMALL_SHARE = 0.004;
/** A strip narrower than about twice this share of the longer side everywhere is a part of a subject, not one. */
const THIN_SHARE = 0.008;
const SOLID = 0.9;
const SURE = 0.5;

/**
 * How undecided a mask is for its size: 0 where every pixel is in or out; above 1, more of it lies between than is
 * surely the subject's.
 */
export function doubtOf(mask: Plane): number {
  let [between, sum] = [0, 0];
  for (const value of mask) {
    between += 4 * value * (1 - value);
    sum += value;
  }
  return sum === 0 ? 0 : between / sum;
}

/** Whether what was found is undecided, tiny, or nowhere broader than a thin strip. */
export function isDoubtful(mask: Plane, size: PlaneSize): boolean {
  const share = mask.reduce((count, value) => (value > SURE ? count + 1 : count), 0) / mask.length;
  if (share < SMALL_SHARE || doubtOf(mask) > DOUBTFUL) {
    return true;
  }
  const radius = Math.max(1, Math.round(Math.max(size.width, size.height) * THIN_SHARE));
  return !boxMean(mask, size, radius).some((value) => value > SOLID);
}
