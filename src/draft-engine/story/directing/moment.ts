import type { PlannedShot } from '../film-plan.ts';
import type { CourseStep } from '../plots/fit-plot.ts';
import { type BeatId, BEATS, type BeatShooting } from '../shapes/beats.ts';

/** One step of the film on its way to become a shot. */
export interface Moment {
  step: CourseStep;
  beat: BeatId;
  shooting: BeatShooting;
  index: number;
  first: boolean;
  last: boolean;
  /** 0 at the film's first shot, 1 at its last. */
  progress: number;
  /** The shots before it. */
  shots: readonly PlannedShot[];
  /** The beats after it. */
  ahead: readonly BeatId[];
  /** It plays in the film's first place. */
  stays: boolean;
}

/** The step at `index` of a film's course. */
export function momentAt(
  course: readonly CourseStep[],
  index: number,
  shots: readonly PlannedShot[],
  away: ReadonlySet<number>,
): Moment {
  const step = course[index] as CourseStep;
  return {
    step,
    beat: step.beat,
    shooting: BEATS[step.beat],
    index,
    first: index === 0,
    last: index === course.length - 1,
    progress: course.length > 1 ? index / (course.length - 1) : 0,
    shots,
    ahead: course.slice(index + 1).map(({ beat }) => beat),
    stays: !away.has(index),
  };
}
