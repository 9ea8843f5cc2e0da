import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { BEATS, type BeatId, isLine, isSilent } from '../shapes/beats.ts';
import { FILLERS, SHAPES, TOLD_TYPES } from '../shapes/shapes.ts';
import type { Plot, PlotStep } from './plot.ts';

/** One shot's part in a film: its beat and, where the film follows a plot, the step that it tells. */
export interface CourseStep {
  beat: BeatId;
  step?: PlotStep;
}

/** Beats that the story turns on; in a film too short for all they stay longest. */
const TURNING: ReadonlySet<BeatId> = new Set<BeatId>([
  'turn',
  'deed',
  'truth',
  'encounter',
  'discovery',
  'choice',
  'answer',
  'product',
  'result',
  'price',
]);
/** What no filler may tell: the plot has told it in its own way, or never will. */
const NO_FILLERS: ReadonlySet<BeatId> = new Set<BeatId>([
  'want',
  'meet',
  'birth',
  'departure',
  'landfall',
  'case',
  'lead',
  'hello_line',
  'farewell_line',
  'thanks_line',
  'turn',
  'deed',
  'end',
  'echo',
  'legacy',
  'aftermath',
  'outlook',
  'claim',
  'truth',
  'result',
  'encounter',
]);

/** How many shots of a film may stay silent; one always does. */
export const mostSilent = (count: number): number => Math.max(1, Math.floor(count / 4));

const silentsOf = (course: readonly CourseStep[]): number => course.filter((each) => isSilent(each.beat)).length;

/** Seconds that a step's words take at the least. */
export type StepLength = (step: PlotStep) => number;

/** How much a film would miss a step: the least goes first, and of two alike the longer. */
function worthOf(course: readonly CourseStep[], at: number, lengthOf: StepLength): number {
  const { beat, step } = course[at] as CourseStep;
  const spare = step?.spare === 2 ? 0 : step?.spare === 1 ? 10 : 20;
  const own = TURNING.has(beat) ? 6 : isSilent(beat) ? 1 : isLine(beat) ? 2 : 3;
  return (
    spare +
    own -
    Math.max(0, (step ? lengthOf(step) : 0) - 4.6) * 2 +
    at / 100 +
    (isSilent(beat) && silentsOf(course) === 1 ? 100 : 0)
  );
}

/** Steps that go together when `at` goes: a line takes along the line that answers it. */
const leaving = (course: readonly CourseStep[], at: number): number => {
  let count = 1;
  if (isLine((course[at] as CourseStep).beat)) {
    while (count < 3 && course[at + count] && isLine((course[at + count] as CourseStep).beat)) {
      count++;
    }
  }
  return count;
};
/** True for a line that answers the line before it: it does not go alone. */
const answers = (course: readonly CourseStep[], at: number): boolean =>
  isLine((course[at] as CourseStep).beat) && at > 0 && isLine((course[at - 1] as CourseStep).beat);

function dropSteps(course: CourseStep[], count: number, lengthOf: StepLength): void {
  while (course.length > count) {
    const may = course.map((_, at) => at).filter((at) => at > 0 && at + leaving(course, at) < course.length);
    const whole = may.filter((at) => !answers(course, at) && course.length - leaving(course, at) >= count);
    // Where only one shot is too many and all that is left are pairs, an answer that nobody asked for goes.
    const lone = may.filter((at) => leaving(course, at) === 1 && course[at]?.beat !== 'answer_line');
    const open = whole.length > 0 ? whole : lone.length > 0 ? lone : may.filter((at) => !answers(course, at));
    const worth = (at: number): number =>
      Math.max(...Array.from({ length: leaving(course, at) }, (_, offset) => worthOf(course, at + offset, lengthOf)));
    const least = open.sort((one, other) => worth(one) - worth(other))[0];
    if (least === undefined) {
      return;
    }
    course.splice(least, leaving(course, least));
  }
}

/** Puts beats between steps, each where its tension fits best and nothing that belongs together is torn apart. */
function addFillers(course: CourseStep[], type: FilmType, which: number, count: number): void {
  const told = TOLD_TYPES.has(type);
  const shape = SHAPES[type][which % SHAPES[type].length] ?? SHAPES[type][0];
  const has = new Set(course.map((each) => each.beat));
  const own = shape.filter(
    (beat) => !has.has(beat) && !NO_FILLERS.has(beat) && beat !== 'answer_line' && beat !== 'ask_line',
  );
  const usual: readonly BeatId[] = (told ? FILLERS.told : FILLERS.acted).filter((beat) => !NO_FILLERS.has(beat));
  const added = new Map<CourseStep, number>();
  let silents = mostSilent(count) - silentsOf(course);
  for (let index = 0; course.length < count && index < 400; index++) {
    const beat = (index < own.length ? own[index] : usual[(index - own.length) % usual.length]) as BeatId;
    if (beat === 'answer_line') {
      continue;
    }
    const chunk: BeatId[] = beat === 'ask_line' ? ['ask_line', 'answer_line'] : [beat];
    if (course.length + chunk.length > count || (isSilent(beat) && silents <= 0)) {
      continue;
    }
    let place = -1,
      best = Infinity;
    for (let at = 1; at < course.length; at++) {
      const before = course[at - 1] as CourseStep,
        after = course[at] as CourseStep;
      if (
        (isLine(before.beat) && isLine(after.beat)) ||
        before.beat === beat ||
        after.beat === beat ||
        (isLine(beat) && (isLine(before.beat) || isLine(after.beat)))
      ) {
        continue;
      }
      const tension = (BEATS[before.beat].tension + BEATS[after.beat].tension) / 2;
      const crowded = (added.get(before) ?? 0) + (before.step ? 0 : 1) + (after.step ? 0 : 1);
      const cost = Math.abs(BEATS[beat].tension - tension) + crowded * 0.6 + ((at * 7 + which + index * 3) % 5) * 0.02;
      if (cost < best) {
        best = cost;
        place = at;
      }
    }
    if (place < 0) {
      continue;
    }
    const before = course[place - 1] as CourseStep;
    added.set(before, (added.get(before) ?? 0) + 1);
    if (isSilent(beat)) {
      silents--;
    }
    course.splice(place, 0, ...chunk.map((each): CourseStep => ({ beat: each })));
  }
}

/**
 * The course of a film of `count` shots that follows a plot: the plot's spare steps left out where there are too many,
 * beats of the film type put between where there are too few. `lengthOf` gives a step's shortest words in seconds.
 * First and last stay; between one and a quarter of the shots are silent.
 */
export function fitPlot(
  plot: Plot,
  type: FilmType,
  which: number,
  count: number,
  lengthOf: StepLength = () => 4,
): CourseStep[] {
  const course: CourseStep[] = plot.steps.map((step) => ({ beat: step.beat, step }));
  while (silentsOf(course) > mostSilent(count)) {
    const silent = course
      .map((each, at) => ({ each, at }))
      .filter(({ each }) => isSilent(each.beat))
      .sort((one, other) => worthOf(course, one.at, lengthOf) - worthOf(course, other.at, lengthOf))[0];
    if (!silent) {
      break;
    }
    course.splice(silent.at, 1);
  }
  dropSteps(course, count, lengthOf);
  addFillers(course, type, which, count);
  return course;
}
