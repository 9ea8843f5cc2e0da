import type { StoryRequest } from '../film-plan.ts';
import type { IdeaReading, ReadNoun } from '../reading/idea-reading.ts';
import { saidAge } from './age-of-person.ts';
import { readPeople } from './read-people.ts';

/** The hero and the second character, as the idea names them. */
export interface NamedParts {
  hero: ReadNoun | undefined;
  other: ReadNoun | undefined;
}

/**
 * A child or a pupil has a part in no romance with a grown person: what would be one is told as a friendship, and a
 * film of love as one of a family. Two pupils of whom an idea says that they are in love stay it.
 */
export function suitMinors(
  request: StoryRequest,
  reading: IdeaReading,
  { hero, other }: NamedParts,
): { request: StoryRequest; reading: IdeaReading } {
  const people = readPeople(reading.text);
  const ages = [hero, other].map((noun) => noun && saidAge(people, noun.word, request.type)?.group);
  const isMinor = ages.map((group) => group === 'child' || group === 'teen');
  if (!isMinor.includes(true)) {
    return { request, reading };
  }
  const isFirstLove = isMinor[0] === true && (other === undefined || isMinor[1] === true || isPeer(other));
  const isLove = reading.frame === 'fall_in_love';
  return {
    request:
      request.type === 'romance' && !(isLove && isFirstLove && !ages.includes('child'))
        ? { ...request, type: 'family' }
        : request,
    reading: isLove && !isFirstLove ? { ...reading, frame: 'befriend' } : reading,
  };
}

/** Somebody of the same age, or no person at all: a classmate, the sea. */
function isPeer({ concepts }: ReadNoun): boolean {
  const PEERS =
    /^person\.(?:friend|neighbour|rival|boy|girl|student|child|teenager|lover|couple|orphan|prince|princess)$/;
  return concepts.every((concept) => !concept.startsWith('person.')) || concepts.some((concept) => PEERS.test(concept));
}
