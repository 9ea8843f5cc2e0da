import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { FRAMES_PER_SECOND, measureShot } from '../../../timeline/shot-length.ts';

/** Between which lengths in seconds a shot can be. */
interface LengthLimits {
  least: number;
  most: number;
}

/**
 * How short and long a shot can be; `spokenSeconds` is 0 where nothing is spoken, `next` the plan of the shot after it.
 * A shot is never shorter than its speech with the silence around it.
 */
export function lengthLimits(plan: PlannedShot, spokenSeconds: number, next: PlannedShot | undefined): LengthLimits {
  const { minimumSeconds, maximumSeconds } = LIMITS.shot;
  const spoken = measureShot({ ...plan, durationSeconds: 0 }, spokenSeconds || undefined, next).durationSeconds;
  const least = Math.max(minimumSeconds, spoken);
  return { least, most: Math.max(least, maximumSeconds) };
}

/** The length in seconds that a shot gets when one wants this: whole frames within its limits. */
export function trimLength(wantedSeconds: number, { least, most }: LengthLimits): number {
  const frames = Math.round(Math.max(least, Math.min(most, wantedSeconds)) * FRAMES_PER_SECOND);
  return frames / FRAMES_PER_SECOND;
}

/** Lengths outside of which a shot is told to be very short or very long, in seconds. */
const USUAL_PACE = { least: 1.2, most: 12 };

/** Whether a shot of this length is so short or long that one should look at it. */
export function paceOf(seconds: number): 'short' | 'long' | undefined {
  if (seconds < USUAL_PACE.least) {
    return 'short';
  }
  return seconds > USUAL_PACE.most ? 'long' : undefined;
}
