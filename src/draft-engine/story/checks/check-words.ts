import type { FilmPlan } from '../film-plan.ts';
import type { Storyteller } from '../words/film-words.ts';
import { textsOf } from './check-plan.ts';

/** Seconds that narration of one shot may take; an idea's own long sentence may take a little more. */
const LONGEST = 8.5;
const MOST_SILENT = 0.5;

/**
 * What is wrong with the words of a film that tells an idea: slots left, doubled particles, a sentence said twice, too
 * long for its shot, silence at the ends. Empty when all is well.
 */
export function checkWords(plan: FilmPlan, teller: Storyteller, slips: readonly RegExp[]): string[] {
  const faults: string[] = [];
  for (const text of textsOf(plan)) {
    if (text.trim() === '' || /[{}[\]<>]|undefined/.test(text)) {
      faults.push(`a slot is left: '${text}'`);
    }
    faults.push(...slips.filter((slip) => slip.test(text)).map((slip) => `${slip}: ${text}`));
  }
  const heard = plan.shots.map(({ speech }) => speech.text).filter((text) => text !== '');
  if (new Set(heard).size !== heard.length) {
    faults.push('a sentence is said twice');
  }
  faults.push(
    ...heard
      .filter((text) => teller.countSpeechUnits(text) / teller.speechUnitsPerSecond > LONGEST)
      .map((text) => `too long: ${text}`),
  );
  if (plan.shots[0]?.speech.text === '' || plan.shots.at(-1)?.speech.text === '') {
    faults.push('nothing is said at the beginning or at the end');
  }
  if (heard.length < plan.shots.length * (1 - MOST_SILENT)) {
    faults.push('too many silent shots');
  }
  return faults;
}

/** Share of an idea's letters that `counts` picks which are heard in the film, 0 to 1. */
export function toldShare(idea: string, plan: FilmPlan, counts: RegExp): number {
  const heard = new Set(plan.shots.flatMap(({ speech }) => [...speech.text]));
  const letters = [...new Set(idea.match(counts) ?? [])];
  return letters.filter((letter) => heard.has(letter)).length / Math.max(1, letters.length);
}
