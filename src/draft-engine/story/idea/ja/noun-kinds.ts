import { wordTable } from '#src/shared/word-table.ts';
import type { ConceptId } from '../../concepts/concept.ts';
import { conceptsOfWords } from '../../lexicon/concepts-of-words.ts';
import { JAPANESE_EVERYDAY } from '../../lexicon/everyday/ja.ts';
import { JAPANESE_NOUN_ENDINGS, JAPANESE_NOUNS } from './nearest-words.ts';

export type NounKind = 'person' | 'animal' | 'place' | 'thing' | 'time' | 'weather' | 'quality' | 'unknown';

const KIND_OF_FAMILY: Readonly<Record<string, NounKind>> = wordTable({
  person: 'person',
  animal: 'animal',
  spirit: 'thing',
  robot: 'person',
  place: 'place',
  thing: 'thing',
  quality: 'quality',
  time: 'time',
  weather: 'weather',
});

let everyday: Map<string, ConceptId> | undefined;

function everydayNouns(): Map<string, ConceptId> {
  if (!everyday) {
    everyday = new Map();
    for (const [concept, words] of Object.entries(JAPANESE_EVERYDAY)) {
      for (const word of words.split(', ')) {
        everyday.set(word, concept as ConceptId);
      }
    }
  }
  return everyday;
}

/** All concepts that a noun has in the lexicon. */
function conceptsOf(noun: string): readonly ConceptId[] {
  const nearest = Object.hasOwn(JAPANESE_NOUNS, noun) ? JAPANESE_NOUNS[noun] : everydayNouns().get(noun);
  const found = conceptsOfWords('ja').get(noun) ?? [];
  return nearest ? [nearest, ...found] : found;
}

/** What the word means first, as it stands. */
export const conceptOfNoun = (noun: string): ConceptId | undefined => conceptsOf(noun)[0];

/** Whether the lexicon has the word as it stands. */
export const isKnownNoun = (noun: string): boolean => conceptsOf(noun).length > 0;

/** The kind of what a noun means here. */
export const kindOfSense = (sense: ConceptId | 'none'): NounKind =>
  sense === 'none' ? 'unknown' : kindOfConcept(sense);

const kindOfConcept = (concept: ConceptId): NounKind =>
  KIND_OF_FAMILY[concept.slice(0, concept.indexOf('.'))] ?? 'unknown';

/** Kinds that the lexicon gives to the word itself. */
export function kindsOfNoun(noun: string): ReadonlySet<NounKind> {
  return new Set(conceptsOf(noun).map(kindOfConcept));
}

const LONGEST_ENDING = 8;

/** The kind of a noun by the lexicon, else by its longest known end. */
export function kindOfNoun(noun: string): NounKind {
  const own = conceptsOf(noun)[0];
  if (own) {
    return kindOfConcept(own);
  }
  for (let at = Math.max(1, noun.length - LONGEST_ENDING); at < noun.length; at++) {
    const rest = noun.slice(at);
    const ending = Object.hasOwn(JAPANESE_NOUN_ENDINGS, rest) ? JAPANESE_NOUN_ENDINGS[rest] : undefined;
    const concept = ending ?? (rest.length > 1 ? conceptsOf(rest)[0] : undefined);
    if (concept) {
      return kindOfConcept(concept);
    }
  }
  return 'unknown';
}

const UNSEEN: ReadonlySet<string> = new Set(
  'thing.memory thing.secret thing.word thing.dream thing.murder thing.war thing.virus thing.race thing.election spirit.dream spirit.time spirit.voice spirit.light spirit.ghost thing.song thing.wedding thing.earthquake'.split(
    ' ',
  ),
);

/** Nouns of idioms that are nobody and nothing of their own: '仇を討つ'. */
const FIXED = new Set(['仇', '迷子', '敵', '影', '火', '道', '店番']);

/** Whether a noun names something that can be drawn as it is. */
export function isConcrete(noun: string): boolean {
  if (FIXED.has(noun)) {
    return false;
  }
  const concepts = conceptsOf(noun);
  return concepts.length > 0 && !concepts.some((concept) => UNSEEN.has(concept));
}

export const isAnimate = (kind: NounKind): boolean => kind === 'person' || kind === 'animal';
