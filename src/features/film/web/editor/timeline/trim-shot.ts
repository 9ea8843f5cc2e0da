import type { LengthLimits } from '../../../timeline/length-limits.ts';
import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';

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
