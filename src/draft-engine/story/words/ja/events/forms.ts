import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { conjugate, type VerbForm } from '../conjugate.ts';

/** The one tense and register in which a film is told. */
export interface Told {
  tense: 'past' | 'present';
  isPolite: boolean;
}

const PRESENT_TYPES: ReadonlySet<FilmType> = new Set<FilmType>([
  'ads',
  'documentary',
  'nature',
  'education',
  'art',
  'travel',
]);
const POLITE_TYPES: ReadonlySet<FilmType> = new Set<FilmType>([
  'ads',
  'education',
  'variety',
  'news',
  'family',
  'animation',
]);

export const toldAs = (type: FilmType): Told => ({
  tense: PRESENT_TYPES.has(type) ? 'present' : 'past',
  isPolite: POLITE_TYPES.has(type),
});

const FORMS: Readonly<Record<Told['tense'], readonly [plain: VerbForm, polite: VerbForm]>> = {
  past: ['past', 'mashita'],
  present: ['plain', 'masu'],
};
const formOf = ({ tense, isPolite }: Told): VerbForm => FORMS[tense][isPolite ? 1 : 0];

/**
 * Puts what stands in brackets, in its dictionary form, into the film's tense and register; what stands between < and >
 * is true whenever it is told and stays in the present.
 */
export const inForm = (text: string, told: Told): string =>
  text
    .replace(/\[([^\]]+)\]/g, (_, word: string) => conjugate(word, formOf(told)))
    .replace(/<([^>]+)>/g, (_, word: string) => conjugate(word, formOf({ ...told, tense: 'present' })));

/** Endings of the past and what they are in the dictionary, where the verb itself is not known. */
const PAST_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(て|で)い(た|ました)$/, '$1いる'],
  [/(て|で)しまった$/, '$1しまう'],
  [/(て|で)きた$/, '$1くる'],
  [/うとした$/, 'うとする'],
  [/(て|で)いった$/, '$1いく'],
  [/(て|で)おいた$/, '$1おく'],
  [/なかった$/, 'ない'],
  [/だった$/, 'だ'],
  [/しに来た$/, 'しに来る'],
  [/([えけげせてねべめれ])た$/, '$1る'],
  [/([さ変])せた$/, '$1せる'],
  [/始めた$/, '始める'],
  [/した$/, 'する'],
];

/** Polite endings and what they are in the dictionary, whatever the verb is. */
const POLITE_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(て|で)い(?:ました|ます)$/, '$1いる'],
  [/(て|で)しまい(?:ました|ます)$/, '$1しまう'],
  [/(て|で)いき(?:ました|ます)$/, '$1いく'],
  [/(て|で)くれ(?:ました|ます)$/, '$1くれる'],
  [/うとし(?:ました|ます)$/, 'うとする'],
  [/(?:でした|です)$/, 'だ'],
  [/([えけげせてねべめれ])(?:ました|ます)$/, '$1る'],
  [/し(?:ました|ます)$/, 'する'],
];

/** '助け出しました' → '助け出す' */
function plainOfPolite(clause: string, predicate: string): string | undefined {
  if (!/(?:ました|ます|でした|です)$/.test(clause)) {
    return undefined;
  }
  const own = [conjugate(predicate, 'mashita'), conjugate(predicate, 'masu')].find(
    (form) => predicate !== '' && clause.endsWith(form),
  );
  if (own !== undefined) {
    return clause.slice(0, -own.length) + predicate;
  }
  const found = POLITE_ENDINGS.find(([ending]) => ending.test(clause));
  return found && clause.replace(found[0], found[1]);
}

/** A clause in its dictionary form; undefined where its end is no verb that can be told. */
export function dictionaryForm(clause: string, predicate: string): string | undefined {
  if (
    (/[うくぐすつぬぶむる]$/.test(clause) && !clause.endsWith('ます')) ||
    /(ない|たい|しい|[^\p{Script=Han}]くい)$/u.test(clause)
  ) {
    return clause;
  }
  const plain = plainOfPolite(clause, predicate);
  if (plain !== undefined) {
    return plain;
  }
  const past = conjugate(predicate, 'past');
  if (clause.endsWith(past)) {
    return clause.slice(0, -past.length) + predicate;
  }
  const found = PAST_ENDINGS.find(([ending]) => ending.test(clause));
  if (found) {
    return clause.replace(found[0], found[1]);
  }
  return /[^んいだ]だ$/.test(clause) ? clause : undefined;
}

/** The dictionary form of a clause that was cut before て, で or a comma: '町に戻り' → '町に戻る'. */
export function fromStem(clause: string, predicate: string): string | undefined {
  const tried = clause
    .replace(/うとして$/, 'うとする')
    .replace(/(て|で)いて$/, '$1いる')
    .replace(/(て|で)しまい$/, '$1しまう')
    .replace(/(て|で)いき$/, '$1いく')
    .replace(/(て|で)おり$/, '$1いる');
  if (tried !== clause) {
    return tried;
  }
  const stems = [conjugate(predicate, 'te'), conjugate(predicate, 'te').slice(0, -1), conjugate(predicate, 'stem')];
  const stem = stems.find((each) => each !== '' && clause.endsWith(each));
  if (stem !== undefined) {
    return clause.slice(0, -stem.length) + predicate;
  }
  if (/(し)$/.test(clause)) {
    return `${clause.slice(0, -1)}する`;
  }
  return /[えけげせてねべめれじ]$/.test(clause) ? `${clause}る` : undefined;
}

/** A clause with its last verb in a form; as it is where that verb cannot be told. */
export function endingIn(clause: string, predicate: string, told: Told): string {
  const plain = dictionaryForm(clause, predicate);
  // What is forbidden or asked is so at any time.
  if (plain === undefined || /(?:て|で)は(?:いけ|なら)ない$|(?:なさい|ください|するな)$/.test(clause)) {
    return clause;
  }
  // What the idea tells as past stays past.
  const isPast = plain !== clause && !/(?:ます|です)$/.test(clause);
  return conjugate(plain, formOf({ ...told, tense: isPast ? 'past' : told.tense }));
}
