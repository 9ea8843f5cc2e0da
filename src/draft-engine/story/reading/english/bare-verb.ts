import { readingIndex } from '../more-words.ts';
import { ends, type Term } from './tagged-terms.ts';
import { ARTICLES, PREPOSITIONS } from './word-classes.ts';
import { NUMBER_WORDS, singularOf } from './word-forms.ts';

const PARTICLE = /^(?:to|with|for|up|out|off|about|against|together|them|him|it|away|back)$/;
const HOW_FAR_BACK = 6;

/**
 * True where the term after several of a kind is what they do: 'firefighters rescue a dog', 'a couple part at the
 * airport'.
 */
export function isBareVerb(terms: readonly Term[], at: number, several: boolean): boolean {
  const term = terms[at],
    next = terms[at + 1];
  if (!several || !term || !next || !readingIndex('en').frames.has(term.lower) || ends(terms[at - 1])) {
    return false;
  }
  return (
    ARTICLES.has(next.lower) ||
    PREPOSITIONS.has(next.lower) ||
    NUMBER_WORDS[next.lower] !== undefined ||
    PARTICLE.test(next.lower)
  );
}

/** A plural, or a word for two or more. */
export const isSeveral = (term: Term): boolean =>
  singularOf(term.lower) !== term.lower || /^(?:couple|family|pair|people|police|friends|twins)$/.test(term.lower);

/** Several by an 'and' shortly before. */
export const areJoined = (earlier: readonly Term[]): boolean =>
  earlier.slice(-HOW_FAR_BACK).some((term) => term.lower === 'and');
