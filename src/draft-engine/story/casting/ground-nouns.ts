import type { ConceptId } from '../concepts/concept.ts';
import type { FrameId } from '../frames/frames.ts';
import type { IdeaReading, ReadNoun } from '../reading/idea-reading.ts';

type Family = 'person' | 'animal' | 'robot' | 'spirit' | 'place' | 'thing';
export interface GroundedNoun {
  noun: ReadNoun;
  concept: ConceptId;
  family: Family;
}

const RELATING: ReadonlySet<FrameId> = new Set<FrameId>([
  'befriend',
  'teach',
  'fall_in_love',
  'rescue',
  'betray',
  'reconcile',
  'part',
  'avenge',
  'compete',
  'defend',
  'escape',
]);
const BONDS: ReadonlySet<FrameId> = new Set<FrameId>([
  'befriend',
  'teach',
  'fall_in_love',
  'rescue',
  'betray',
  'reconcile',
  'part',
]);
const PLACES_OF_SPIRITS: Readonly<Record<string, ConceptId>> = {
  'spirit.moon': 'place.moon',
  'spirit.sea': 'place.sea',
  'spirit.river': 'place.river',
  'spirit.mountain': 'place.mountain',
  'spirit.water': 'place.lake',
};
const ACTOR_FAMILIES: readonly Family[] = ['person', 'animal', 'robot', 'spirit'];

/** Words for being or going there: only then is the moon a place. */
const GOES_THERE =
  /\b(?:go(?:es|ing)?|visit(?:s|ing)?|reach(?:es|ing)?|fl(?:y|ies|ying|ew)|travels?|walk(?:s|ing)?|land(?:s|ing)?|liv(?:e|es|ing)|trip|journey|rocket|on the|from the)\b|去|登|飞|住|前往|上的|로 |까지|에서|에 |살|行|住|着|の上|へ/i;
const isOutOfReach = (noun: ReadNoun, reading: IdeaReading): boolean =>
  noun.concepts.includes('spirit.moon') &&
  noun.role !== 'subject' &&
  (noun.role === 'object' || noun.goal === true) &&
  !GOES_THERE.test(reading.text);

/**
 * Settles what each noun of the idea means here: as a subject a storm acts, as a place the sea lies there, as an object
 * a star is found.
 */
export function groundNouns(reading: IdeaReading): GroundedNoun[] {
  return reading.nouns.slice(0, 12).map((noun, index) => {
    const families: readonly Family[] =
      noun.role === 'place'
        ? ['place', 'person', 'animal', 'thing', 'robot', 'spirit']
        : noun.role === 'subject' && (reading.frameFromVerb || index === 0) && !reading.question
          ? [
              'person',
              'animal',
              'robot',
              ...(reading.frameFromVerb
                ? (['spirit', 'thing', 'place'] as const)
                : (['place', 'thing', 'spirit'] as const)),
            ]
          : RELATING.has(reading.frame)
            ? ['person', 'animal', 'robot', 'spirit', 'place', 'thing']
            : ['person', 'animal', 'robot', 'thing', 'place', 'spirit'];
    if (isOutOfReach(noun, reading)) {
      return { noun, concept: 'spirit.moon', family: 'spirit' };
    }
    // What is caught, cooked or fought over is no character.
    const held =
      noun.role !== 'subject'
        ? noun.concepts.find(
            (each) => each.startsWith('thing.') && noun.concepts.includes(`animal.${each.slice(6)}` as ConceptId),
          )
        : undefined;
    if (held && !BONDS.has(reading.frame)) {
      return { noun, concept: held, family: 'thing' };
    }
    // '경주를 하다' runs a race, '경주로 가다' goes to the town.
    const first = noun.direct ? noun.concepts[0] : undefined;
    if (
      first?.startsWith('thing.') &&
      noun.concepts.some((each) => each.startsWith('place.')) &&
      reading.frame !== 'open_shop'
    ) {
      return { noun, concept: first, family: 'thing' };
    }
    const ground = noun.role === 'place' ? noun.concepts.find((each) => PLACES_OF_SPIRITS[each]) : undefined;
    if (ground && !noun.concepts.some((each) => each.startsWith('place.'))) {
      return { noun, concept: PLACES_OF_SPIRITS[ground] as ConceptId, family: 'place' };
    }
    const shop =
      reading.frame === 'open_shop' && noun.role === 'object'
        ? noun.concepts.find((each) => each.startsWith('place.'))
        : undefined;
    if (shop) {
      return { noun, concept: shop, family: 'place' };
    }
    for (const family of families) {
      const concept = noun.concepts.find((each) => each.startsWith(`${family}.`));
      // A choir is joined or heard; it does not walk through a door.
      if (concept === 'person.choir') {
        return { noun, concept, family: 'thing' };
      }
      if (concept) {
        return { noun, concept, family };
      }
    }
    const actor =
      noun.name !== undefined || (noun.role === 'subject' && index === 0 && reading.frameFromVerb && !reading.question);
    return actor
      ? { noun, concept: 'person.person', family: 'person' }
      : noun.role === 'place'
        ? { noun, concept: 'place.town', family: 'place' }
        : { noun, concept: 'thing.covered', family: 'thing' };
  });
}

export const actsIn = (grounded: GroundedNoun): boolean => ACTOR_FAMILIES.includes(grounded.family);
