import type { ConceptId } from '../../concepts/concept.ts';

/** Concepts and the words, with commas, that are drawn as them. */
export type EverydayNouns = Readonly<Partial<Record<ConceptId, string>>>;
