import { conceptsOfWords } from '../../lexicon/concepts-of-words.ts';
import {
  ADVERBS,
  COORDINATORS,
  DETERMINERS,
  JOINERS,
  PLURAL_NOUNS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
  RELATIVES,
} from './closed-words.ts';
import { ENGLISH_PRESENCES, ENGLISH_QUALITIES } from './marks.ts';
import { isCut, type Token } from './tokens.ts';
import { isNumber } from './words.ts';

/** Adjectives that the tagger takes for nouns or verbs. */
const ADJECTIVES = new Set(
  'runaway teenage elderly lonely former late teen adult male female homeless human alien giant baby dead alive asleep awake afraid aware alone ill pregnant drunk lost armed estranged underground rival fellow only live wild orphaned underage middle-aged corrupt ruthless retired hidden forbidden deserted aging ageing struggling aspiring promising neighbouring neighboring unsuspecting unexpected unlikely married divorced widowed gifted talented troubled haunted abandoned flooded frozen enchanted animated bioluminescent dystopian sentient post-apocalyptic unable able open free busy own such same own entire'.split(
    ' ',
  ),
);
export interface Context {
  token: Token;
  tagged: readonly Token[];
  next: Token | undefined;
  later: Token | undefined;
}

export const isQuality = (lower: string): boolean =>
  ADJECTIVES.has(lower) || Object.hasOwn(ENGLISH_QUALITIES, lower) || Object.hasOwn(ENGLISH_PRESENCES, lower);

export const isThing = ({ lower }: Token): boolean => conceptsOfWords('en').has(lower);

export const isThingWithoutS = (token: Token): boolean => isThing({ ...token, lower: token.lower.slice(0, -1) });

export const opensObject = (next: Token | undefined): boolean =>
  next !== undefined &&
  (DETERMINERS.has(next.lower) ||
    POSSESSIVES.has(next.lower) ||
    Object.hasOwn(PRONOUNS, next.lower) ||
    next.pos === 'name' ||
    isNumber(next.lower));
export const opensAnything = (next: Token | undefined): boolean =>
  next === undefined ||
  isCut(next) ||
  next.isFirst ||
  opensObject(next) ||
  PREPOSITIONS.has(next.lower) ||
  next.lower === 'to' ||
  Object.hasOwn(JOINERS, next.lower) ||
  COORDINATORS.has(next.lower) ||
  ADVERBS.has(next.lower) ||
  RELATIVES.has(next.lower);

export function isPluralNoun(token: Token): boolean {
  return (
    PLURAL_NOUNS.has(token.lower) || token.tags.has('Plural') || (/[^su]s$/.test(token.lower) && token.pos === 'noun')
  );
}
