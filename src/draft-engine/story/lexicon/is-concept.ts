import type { ConceptId } from '../concepts/concept.ts';
import { ENGLISH_WORDS } from './words/en.ts';

const CONCEPTS: ReadonlySet<string> = new Set(
  Object.entries<Readonly<Record<string, string>>>({ ...ENGLISH_WORDS }).flatMap(([family, entries]) =>
    Object.keys(entries).map((id) => `${family}.${id}`),
  ),
);

/** True for the id of a concept that the lexicon has words for. */
export const isConcept = (id: string): id is ConceptId => CONCEPTS.has(id);
