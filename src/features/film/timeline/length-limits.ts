import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { leastSeconds } from './shot-length.ts';

/** Between which lengths in seconds a shot can be. */
export interface LengthLimits {
  least: number;
  most: number;
}

/**
 * How short and long a shot can be; `spokenSeconds` is 0 where nothing is spoken, `next` the plan of the shot after it.
 * A shot is never shorter than its speech with the silence around it.
 */
export function lengthLimits(plan: PlannedShot, spokenSeconds: number, next: PlannedShot | undefined): LengthLimits {
  const { minimumSeconds, maximumSeconds } = LIMITS.shot;
  const least = Math.max(minimumSeconds, leastSeconds(plan, spokenSeconds || undefined, next));
  return { least, most: Math.max(least, maximumSeconds) };
}
