import type { IdeaReading, ReadNoun } from './idea-reading.ts';

/** Words for the young of many kinds of animals: whose they are, the parent says. */
const YOUNG =
  /^(?:calf|cub|pup|foal|chick|fawn|hatchling|baby|young one|little one|崽|幼崽|幼兽|宝宝|새끼|아기|子ども|子供|赤ちゃん)$/;

const animalOf = (noun: ReadNoun): ReadNoun['concepts'] =>
  noun.concepts.filter((concept) => concept.startsWith('animal.'));

/** A whale's calf is a whale, a fox's cub a fox: gives the young the kind of the animal that the idea names before them. */
export function withYoung(reading: IdeaReading): IdeaReading {
  const parent = reading.nouns.find((noun) => animalOf(noun).length > 0 && !YOUNG.test(noun.word));
  if (!parent) {
    return reading;
  }
  const nouns = reading.nouns.map((noun) =>
    noun !== parent &&
    YOUNG.test(noun.word) &&
    noun.role !== 'place' &&
    !noun.concepts.some((concept) => concept.startsWith('person.') && noun.role === 'subject')
      ? {
          ...noun,
          concepts: animalOf(parent),
          qualities: noun.qualities.includes('little') ? noun.qualities : [...noun.qualities, 'little' as const],
        }
      : noun,
  );
  return { ...reading, nouns };
}
