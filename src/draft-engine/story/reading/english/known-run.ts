import type { ConceptId } from '../../concepts/concept.ts';
import { readingIndex } from '../more-words.ts';
import { conceptByEnding } from '../noun-endings.ts';
import { withoutOwner, type Term } from './tagged-terms.ts';
import { ARTICLES } from './word-classes.ts';
import { singularOf } from './word-forms.ts';

/** Words in a row that the lexicon knows as one thing. */
export interface KnownRun {
  length: number;
  concepts: readonly ConceptId[];
  word: string;
  plural: boolean;
}

const LONGEST_RUN = 4;

/** The longest run of terms from `start` that the lexicon knows as something. */
export function knownRun(terms: readonly Term[], start: number): KnownRun | undefined {
  const { concepts } = readingIndex('en');
  for (let length = Math.min(LONGEST_RUN, terms.length - start); length > 0; length--) {
    const run = terms.slice(start, start + length);
    if (run.slice(0, -1).some((term) => /[,.;:!?]/.test(term.after))) {
      continue;
    }
    const written = run.map((term) => withoutOwner(term.lower)).join(' ');
    const last = run.at(-1) as Term;
    const singular = [...run.slice(0, -1).map((term) => term.lower), singularOf(withoutOwner(last.lower))].join(' ');
    for (const word of [written, singular]) {
      const found = concepts.get(word);
      if (found) {
        return { length, concepts: found, word, plural: word === singular && singular !== written };
      }
    }
  }
  return undefined;
}

/** Whether any meaning of the run is of one of these families: 'place', 'thing'. */
export const meansSome = (
  run: { concepts: readonly ConceptId[] } | undefined,
  ...families: readonly string[]
): boolean => run?.concepts.some((concept) => families.includes(concept.split('.')[0] as string)) ?? false;

/** The meanings that name somebody, something or somewhere. */
export const nameable = (concepts: readonly ConceptId[]): ConceptId[] =>
  concepts.filter((concept) => !/^(quality|time|weather)/.test(concept));

/** What an unknown noun may be, by what the tagger and its ending say. */
export function guessConcepts(term: Term, first: boolean): ConceptId[] {
  const tagged = (...tags: readonly string[]): boolean => tags.some((tag) => term.tags.has(tag));
  const trade =
    /(ist|man|woman|ian|eer|ess)$/.test(term.lower) ||
    (first && /(?:[^aeiou]er|[st]or)$/.test(term.lower) && term.lower.length > 5);
  if (tagged('Person', 'FirstName', 'Actor') || trade) {
    return ['person.person'];
  }
  if (tagged('Place', 'City', 'Country')) {
    return ['place.town'];
  }
  return conceptByEnding(singularOf(term.lower), 'en');
}

/** True where a word that looks like a verb closes a compound noun: 'rain boots'. */
export function closesCompound(terms: readonly Term[], at: number): boolean {
  const later = terms[at + 1];
  return (
    meansSome(knownRun(terms, at), 'thing') &&
    (!later || !ARTICLES.has(later.lower)) &&
    /s$/.test((terms[at] as Term).lower)
  );
}
