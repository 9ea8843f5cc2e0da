import type { Random } from '#src/shared/random.ts';
import { isLine } from '../shapes/beats.ts';
import type { PlotStep } from './plot.ts';

/** The words that a step says in this film. */
export interface StepWords {
  template: string;
  text: string;
}

export interface WordBounds {
  /** Units of speech in a text, and how many of them a second holds. */
  count(text: string): number;
  unitsPerSecond: number;
  /** By which a hearer would notice that two sentences begin alike. */
  openingOf(text: string): string;
  render(template: string): string;
  /** True for words that would name one thing twice; they are said only where there are no others. */
  doubles(template: string): boolean;
  /** Seconds that the words of all steps may take together. */
  seconds: number;
}

interface Wording extends StepWords {
  seconds: number;
  opening: string | undefined;
}

/** Longest time for one sentence and for one line, in seconds. */
const LONGEST_TOLD = 8.8,
  LONGEST_LINE = 5.4,
  LONGEST_FIRST = 9.8;

/**
 * Chooses one variant for each step so that no two sentences begin alike and all together fit the time; a step for
 * which no variant is left has none, and so have the longest in the middle where even the shortest variants take too
 * long.
 */
export function chooseWords(steps: readonly PlotStep[], bounds: WordBounds, random: Random): Map<PlotStep, StepWords> {
  const spoken = steps.filter((step) => step.words.length > 0);
  const variants = spoken.map((step, at) =>
    [...random.shuffle(step.words)]
      .sort((one, other) => Number(bounds.doubles(one)) - Number(bounds.doubles(other)))
      .map((template): Wording => {
        const text = bounds.render(template);
        return {
          template,
          text,
          seconds: bounds.count(text) / bounds.unitsPerSecond,
          opening: isLine(step.beat) ? undefined : bounds.openingOf(text),
        };
      })
      .filter(
        (wording) => wording.seconds <= (isLine(step.beat) ? LONGEST_LINE : at === 0 ? LONGEST_FIRST : LONGEST_TOLD),
      )
      .sort((one, other) => (at === 0 ? Number(one.seconds > LONGEST_TOLD) - Number(other.seconds > LONGEST_TOLD) : 0)),
  );
  const chosen: (Wording | undefined)[] = spoken.map(() => undefined);
  const free = (wording: Wording, at: number): boolean =>
    chosen.every(
      (other, index) =>
        index === at ||
        !other ||
        (other.text !== wording.text && (wording.opening === undefined || other.opening !== wording.opening)),
    );
  // The first step chooses first, then those with the fewest ways.
  const order = spoken
    .map((_, at) => at)
    .sort((one, other) => (variants[one]?.length ?? 0) - (variants[other]?.length ?? 0) || one - other);
  for (const at of order) {
    chosen[at] = variants[at]?.find((wording) => free(wording, at));
  }
  const total = (): number => chosen.reduce((sum, wording) => sum + (wording?.seconds ?? 0), 0);
  for (let rounds = 0; rounds < 40 && total() > bounds.seconds; rounds++) {
    let saving = 0,
      at = -1,
      shorter: Wording | undefined;
    chosen.forEach((wording, index) => {
      for (const each of variants[index] ?? []) {
        if (wording && wording.seconds - each.seconds > saving && free(each, index)) {
          saving = wording.seconds - each.seconds;
          at = index;
          shorter = each;
        }
      }
    });
    if (at < 0) {
      break;
    }
    chosen[at] = shorter;
  }
  while (total() > bounds.seconds * 1.06) {
    const longest = chosen
      .map((wording, at) => ({ seconds: wording?.seconds ?? 0, at }))
      .slice(1, -1)
      .sort((one, other) => other.seconds - one.seconds)[0];
    if (!longest || longest.seconds === 0) {
      break;
    }
    chosen[longest.at] = undefined;
  }
  return new Map(
    spoken.flatMap((step, at) => {
      const wording = chosen[at];
      return wording ? [[step, { template: wording.template, text: wording.text }] as const] : [];
    }),
  );
}
