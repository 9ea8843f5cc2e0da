import {
  ADVERBS,
  BE,
  COORDINATORS,
  DETERMINERS,
  DO,
  HAVE,
  JOINERS,
  MODALS,
  NEGATIONS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
  RELATIVES,
  VAGUE_NOUNS,
} from './closed-words.ts';
import type { Pos } from './tokens.ts';
import { isNumber } from './words.ts';

/** Parts of speech whose words are all known; the first that has a word is its. */
export const CLOSED: readonly [Pos, (lower: string) => boolean][] = [
  ['not', (lower) => NEGATIONS.has(lower)],
  ['be', (lower) => BE.has(lower)],
  ['have', (lower) => HAVE.has(lower)],
  ['do', (lower) => DO.has(lower)],
  ['modal', (lower) => MODALS.has(lower)],
  ['other', (lower) => lower === 'what' || lower === 'how' || lower === 'why'],
  ['relative', (lower) => RELATIVES.has(lower)],
  ['possessive', (lower) => POSSESSIVES.has(lower)],
  ['number', isNumber],
  ['determiner', (lower) => DETERMINERS.has(lower)],
  ['and', (lower) => COORDINATORS.has(lower)],
  ['pronoun', (lower) => Object.hasOwn(PRONOUNS, lower) || lower === 'there'],
  ['noun', (lower) => VAGUE_NOUNS.has(lower)],
  ['joiner', (lower) => Object.hasOwn(JOINERS, lower) && !PREPOSITIONS.has(lower)],
  ['preposition', (lower) => PREPOSITIONS.has(lower)],
  ['adverb', (lower) => ADVERBS.has(lower)],
];
