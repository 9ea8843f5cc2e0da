import type { FilmCast } from '../casting/cast-film.ts';
import { EXTRA_THINGS } from '../concepts/things.ts';
import { ITEM_KINDS } from '../figure-spec.ts';
import type { Plot } from '../plots/plot.ts';
import { isLine, isSilent } from '../shapes/beats.ts';
import { fillTemplate } from '../words/fill-template.ts';
import type { Grammar } from '../words/grammar.ts';

/** Longest time to say a told sentence and a line of a usual cast, in seconds. */
const LONGEST_TOLD = 8.8,
  LONGEST_LINE = 5.4;
const THINGS: ReadonlySet<string> = new Set([...ITEM_KINDS, ...Object.keys(EXTRA_THINGS)]);

/**
 * What is wrong with a plot, as sentences; `cast` is a film's whose words are filled in. An empty list when all is
 * well. With a `usual` cast every variant must fit its time; with any other, names and wishes may make it somewhat
 * longer.
 */
export function checkPlot(plot: Plot, grammar: Grammar, cast: FilmCast, usual = true): string[] {
  const faults: string[] = [];
  const { steps } = plot;
  const core = steps.filter((step) => !step.spare).length;
  if (steps.length < 9 || steps.length > 12) {
    faults.push(`${steps.length} steps`);
  }
  if (core < 5 || core > 7) {
    faults.push(`${core} steps that are not spare`);
  }
  for (const end of [steps[0], steps.at(-1)]) {
    if (!end || end.spare || end.words.length === 0 || isLine(end.beat)) {
      faults.push('first and last are told and never spare');
    }
  }
  if (!steps.some((step) => isSilent(step.beat))) {
    faults.push('nothing is silent');
  }
  if (plot.tones.length === 0) {
    faults.push('no tone');
  }
  if ((plot.props?.length ?? 0) > 2) {
    faults.push('more than two props');
  }
  for (const prop of plot.props ?? []) {
    if (!prop.startsWith('thing.') || !THINGS.has(prop.slice(6))) {
      faults.push(`no such prop: ${prop}`);
    }
    if (!steps.some((step) => step.shows === prop)) {
      faults.push(`${prop} is never shown`);
    }
  }
  steps.forEach((step, at) => {
    const before = steps[at - 1];
    if (isSilent(step.beat) !== (step.words.length === 0)) {
      faults.push(`step ${at + 1} (${step.beat}) ${step.words.length === 0 ? 'says nothing' : 'speaks'}`);
    }
    if (isSilent(step.beat) && !step.seen) {
      faults.push(`step ${at + 1} is silent and nothing is seen`);
    }
    if (step.beat === 'answer_line' && !(before && (isLine(before.beat) || before.words.length > 0))) {
      faults.push(`step ${at + 1} answers nothing`);
    }
    if (step.shows && step.shows !== 'target' && step.shows !== 'other' && !plot.props?.includes(step.shows)) {
      faults.push(`step ${at + 1} shows ${step.shows}, which is no prop`);
    }
    const lengths: string[] = [];
    for (const template of [...step.words, ...(step.seen ? [step.seen] : [])]) {
      try {
        const text = fillTemplate(template, grammar, cast.facts);
        const seconds = grammar.countSpeechUnits(text) / grammar.speechUnitsPerSecond;
        if (/[{}<>]/.test(text)) {
          faults.push(`a slot is left: ${text}`);
        }
        if (template !== step.seen && seconds > (isLine(step.beat) ? LONGEST_LINE : LONGEST_TOLD)) {
          lengths.push(`${seconds.toFixed(1)} s: ${text}`);
        }
      } catch (error) {
        faults.push(String(error));
      }
    }
    if (
      usual ||
      (lengths.length === step.words.length && lengths.every((each) => Number.parseFloat(each) > LONGEST_TOLD * 1.2))
    ) {
      faults.push(...lengths);
    }
  });
  return faults;
}
