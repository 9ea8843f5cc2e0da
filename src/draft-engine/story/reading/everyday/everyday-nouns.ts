import type { ConceptId } from '../../lexicon/concept.ts';

/** Concepts and the words, with commas, that are drawn as them. */
export type EverydayNouns = Readonly<Partial<Record<ConceptId, string>>>;
