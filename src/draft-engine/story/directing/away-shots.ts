import type { CourseStep } from '../plots/fit-plot.ts';
import { BEATS } from '../shapes/beats.ts';

/** How much a step asks to be somewhere else: 2 says so, 1 is usually so, 0 stays. */
function asksAway({ beat, step }: CourseStep, targetStays: boolean): 0 | 1 | 2 {
  // What stands in the first place is seen there.
  if (targetStays && step?.shows === 'target') {
    return 0;
  }
  if (step?.place) {
    return step.place === 'elsewhere' ? 2 : 0;
  }
  const words = [...(step?.words ?? []), step?.seen ?? ''].join(' ');
  if (/\{place\b/.test(words) || (targetStays && /\{target\b/.test(words))) {
    return 0;
  }
  if (/\{elsewhere\b/.test(words)) {
    return 2;
  }
  return BEATS[beat].place === 'elsewhere' ? 1 : 0;
}

/**
 * Which shots leave the first place: about a third, never the first or the last of the film. A plot that says where it
 * goes is followed, with what lies between; else the first beats go that usually do. `targetStays`: what the verb is
 * about stands in the first place, so that shots which show it do not leave.
 */
export function awayShots(course: readonly CourseStep[], targetStays = false): ReadonlySet<number> {
  const most = Math.floor(course.length / 3);
  const asks = course.map((step, index) =>
    index === 0 || index === course.length - 1 ? 0 : asksAway(step, targetStays),
  );
  const said = asks.flatMap((ask, index) => (ask === 2 ? [index] : []));
  if (said.length === 0) {
    return new Set(asks.flatMap((ask, index) => (ask === 1 ? [index] : [])).slice(0, most));
  }
  const mostSaid = Math.ceil(course.length / 3);
  // Words that name the second place come before steps that are only set there.
  const names = (index: number): boolean => /\{elsewhere\b/.test([...(course[index]?.step?.words ?? [])].join(' '));
  const chosen = new Set([...said.filter(names), ...said.filter((index) => !names(index))].slice(0, mostSaid));
  const away = new Set(chosen);
  // What happens beside it and is usually elsewhere belongs to the same journey.
  for (const index of chosen) {
    for (const next of [index + 1, index - 1]) {
      if (away.size < most && asks[next] === 1) {
        away.add(next);
      }
    }
  }
  return away;
}
