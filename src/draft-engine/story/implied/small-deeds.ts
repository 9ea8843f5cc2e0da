import type { Random } from '#src/shared/random.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { IdeaGraph } from '../idea/idea-graph.ts';
import type { PlaceKind } from '../place-spec.ts';
import { type Beat, readChapter } from './beats.ts';
import { kindOfPlace } from './homes.ts';
import { SMALL_DEEDS } from './rows/small-deeds.ts';

/** Places without a table, a kettle or a bed. */
const BARE_PLACES: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'underwater',
  'sea',
  'space',
  'planet',
  'moon',
  'sky',
  'battlefield',
  'desert',
  'swamp',
  'jungle',
  'mountain',
  'snowfield',
  'stadium',
]);

/** Where small deeds stand: before, between or after what the film tells. */
export type PartOfDay = 'morning' | 'between' | 'evening';

export interface SmallDeedRequest {
  graph: IdeaGraph;
  hero: ConceptId;
  place: ConceptId | undefined;
  random: Random;
  /** Deeds that were used before. */
  used: ReadonlySet<string>;
}

/** Strings of small deeds for the hero, in an order of chance, none against what the idea says, none used before. */
export function* smallDeeds(
  part: PartOfDay,
  { graph, hero, place, random, used }: SmallDeedRequest,
): Generator<readonly Beat[]> {
  const own = new Set(graph.events.flatMap(({ deed }) => deed ?? []));
  const named = new Set(graph.participants.map(({ concept }) => concept));
  for (const { beats } of random.shuffle(shelfOf(part, hero, place)).map(readChapter)) {
    const isOpen = beats.every(({ deed, patient }) => !own.has(deed) && !named.has(patient as ConceptId));
    // Asked each time, because what was taken of the strings before is used by now.
    if (isOpen && namesOf(beats).every((name) => !used.has(name))) {
      yield beats;
    }
  }
}

/** What is used once: a string of small deeds, and each deed in it that is done to something. */
export const namesOf = (beats: readonly Beat[]): string[] => [
  beats.map(({ deed, patient }) => `${deed} ${patient ?? ''}`).join(),
  ...beats.flatMap(({ deed, patient }) => (patient === undefined ? [] : [`${deed} ${patient}`])),
];

function shelfOf(part: PartOfDay, hero: ConceptId, place: ConceptId | undefined): readonly string[] {
  const [family] = hero.split('.');
  if (family === 'spirit' || family === 'thing') {
    return SMALL_DEEDS.spirit;
  }
  const isBare = place !== undefined && BARE_PLACES.has(kindOfPlace(place));
  return family === 'person' && !isBare ? SMALL_DEEDS[part] : SMALL_DEEDS.wild;
}
