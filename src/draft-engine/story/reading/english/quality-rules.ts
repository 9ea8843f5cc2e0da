import type { QualityId } from '../../concepts/concept.ts';
import type { TimeOfDay, Weather } from '../../place-spec.ts';
import type { ScanRule } from './english-scan.ts';
import { meansSome, type KnownRun } from './known-run.ts';

/** Prepositions that put the whole story into an hour or a weather. */
const SETTING_BEFORE: ReadonlySet<string> = new Set([
  'in',
  'during',
  'through',
  'under',
  'after',
  'before',
  'on',
  'one',
  'at',
  'by',
]);

const means = (run: KnownRun | undefined, ...families: readonly string[]): run is KnownRun =>
  meansSome(run, ...families);
const familiesOf = (run: KnownRun): number => new Set(run.concepts.map((concept) => concept.split('.')[0])).size;

/** 'forgotten umbrellas': a participle that the lexicon does not know. */
export const describeByParticiple: ScanRule = (scan) => {
  if (!scan.describes || scan.run) {
    return false;
  }
  scan.adjectives.push(scan.term.lower);
  return true;
};

/** 'lonely', 'haunted': what the lexicon knows of somebody or something. */
export const describe: ScanRule = (scan) => {
  const { run, term } = scan;
  if (!means(run, 'quality') || !(familiesOf(run) === 1 || scan.describes || (scan.beforeNoun && run.length === 1))) {
    return false;
  }
  scan.adjectives.push(term.lower);
  scan.qualities.push(run.concepts.find((concept) => concept.startsWith('quality'))?.split('.')[1] as QualityId);
  if (term.lower === 'afraid' || term.lower === 'scared') {
    scan.addVerb('overcome', 'be afraid', scan.inClause);
  }
  scan.at += run.length - 1;
  return true;
};

/**
 * 'at dawn', 'in the rain': when, and in what weather. What may also be a place or a thing is left to the rules that
 * follow.
 */
export const setHourAndWeather: ScanRule = (scan) => {
  const { run, preposition } = scan;
  if (!means(run, 'time', 'weather') || (preposition === undefined && familiesOf(run) > 1)) {
    return false;
  }
  for (const concept of run.concepts) {
    const [family, id] = concept.split('.');
    if (family === 'time') {
      scan.time = id as TimeOfDay;
    }
    if (family === 'weather') {
      scan.weather = id as Weather;
    }
  }
  const setting = means(run, 'weather') && SETTING_BEFORE.has(preposition ?? '') && !means(run, 'place', 'person');
  if (familiesOf(run) > 1 && !setting) {
    return false;
  }
  if (means(run, 'time') || setting) {
    scan.preposition = undefined;
  }
  scan.at += run.length - 1;
  return true;
};

/** A word of the lexicon that only describes here: 'an orange cat'. */
export const describeByNoun: ScanRule = (scan) => {
  const { run, term } = scan;
  if (!run || run.length > 1 || !term.tags.has('Adjective') || !scan.beforeNoun || means(run, 'person')) {
    return false;
  }
  scan.adjectives.push(term.lower);
  return true;
};

/** An adjective that the lexicon does not know, or a verb in its place: 'a singing kettle'. */
export const describeByUnknown: ScanRule = (scan) => {
  const { term } = scan;
  if (!term.tags.has('Adjective') && !(scan.beforeNoun && scan.afterArticle && term.tags.has('Verb'))) {
    return false;
  }
  if (term.lower.length > 2) {
    scan.adjectives.push(term.lower);
  }
  return true;
};
