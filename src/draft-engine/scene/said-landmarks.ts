import type { PlaceId, ThingId } from '../story/concepts/concept.ts';
import { itemOfThing } from '../story/concepts/item-of-thing.ts';
import { landmarkOf, landmarksOf } from '../story/concepts/place-kind-of.ts';
import type { FilmPlan } from '../story/film-plan.ts';
import { colourSaidOf } from '../story/idea/colour-said-of.ts';
import type { IdeaGraph, Participant, ParticipantId } from '../story/idea/idea-graph.ts';
import { isImplied } from '../story/idea/implied-ids.ts';
import { isHuge } from '../story/item-bulk.ts';
import { LANDMARKS, MOST_LANDMARKS, OUTSIDE_ONLY, isIndoor, type Landmark } from '../story/place-spec.ts';
import type { FilmFacts } from '../story/words/film-words.ts';

/** A landmark that a text names, and by which words. */
export interface SaidLandmark {
  landmark: Landmark;
  words: string;
}

/** What a text names that stands in a place: another place than the one that is seen, or a thing that nobody handles. */
export function landmarksSaid({ graph, places }: FilmFacts, placeKey: string | undefined): SaidLandmark[] {
  const home = places.find(({ key }) => key === placeKey) ?? places[0];
  const handled = handledIn(graph);
  const ofPlaces = graph.places
    .filter(({ id }) => !isImplied(id))
    .flatMap(({ concept, words }) =>
      named(words, landmarkCalled(words) ?? (concept === home?.concept ? undefined : landmarkOfConcept(concept))),
    );
  const ofThings = graph.participants
    .filter(
      ({ id, presence, words }) =>
        !isImplied(id) && presence === 'here' && (!handled.has(id) || landmarkCalled(words) !== undefined),
    )
    .flatMap((one) => named(one.words, landmarkCalled(one.words) ?? landmarkOfThing(one, graph)));
  return [...ofPlaces, ...ofThings];
}

/** Words for landmarks that are no things of a film. */
const WORDS: readonly (readonly [RegExp, Landmark])[] = [
  [/^(?:street ?(?:lamp|light)s?|lamp ?posts?|路灯|街灯|外灯|가로등)$/iu, 'street_lamp'],
  [/^(?:cherry (?:trees?|blossoms?)|樱花树?|桜の?木?|桜|벚꽃|벚나무|桃花树?|桃の木)$/iu, 'cherry_tree'],
  [/^(?:neon signs?|billboards?|广告牌|看板|간판)$/iu, 'billboard'],
];

const landmarkCalled = (words: string): Landmark | undefined => WORDS.find(([pattern]) => pattern.test(words))?.[1];

const named = (words: string, landmark: Landmark | undefined): SaidLandmark[] =>
  landmark === undefined ? [] : [{ landmark, words }];

/** What is seen from outside of a place that one can be in. */
const BUILT: Readonly<Record<string, Landmark>> = {
  hut: 'cottage',
  cabin: 'cottage',
  shop: 'shop_front',
  cafe: 'shop_front',
  bakery: 'bakery_front',
  temple: 'pagoda',
  palace: 'castle',
  kingdom: 'castle',
  classroom: 'school',
};

/** A ship that is named alone is what the picture is of, and does not only lie in the distance. */
const isVehicle = (concept: string): boolean => isHuge(itemOfThing(concept.slice('thing.'.length) as ThingId));

/** Landmarks have colours of their own: what is given one by the text is drawn as a thing. */
const landmarkOfThing = (one: Participant, graph: IdeaGraph): Landmark | undefined =>
  one.concept?.startsWith('thing.') && !isVehicle(one.concept) && colourSaidOf(one, graph) === undefined
    ? landmarkOfConcept(one.concept)
    : undefined;

function landmarkOfConcept(concept: string | undefined): Landmark | undefined {
  const [family, id] = concept?.split('.') ?? [];
  if (family === 'thing') {
    return landmarkOf(id as ThingId);
  }
  if (family !== 'place') {
    return undefined;
  }
  return (
    LANDMARKS.find((one) => one === id) ??
    BUILT[id ?? ''] ??
    landmarksOf(id as PlaceId).find((one) => OUTSIDE_ONLY.has(one))
  );
}

/** Who and what has a part in what happens. */
const handledIn = ({ events }: IdeaGraph): ReadonlySet<ParticipantId> =>
  new Set(
    events
      .filter(({ id, deed }) => !isImplied(id) && deed !== 'be')
      .flatMap(({ roles }) => Object.values(roles).flat()),
  );

/** What stands in rooms alone. */
export const IN_ROOMS: ReadonlySet<Landmark> = new Set<Landmark>([
  'piano',
  'bookshelf',
  'oven',
  'sewing_machine',
  'computer',
  'throne',
  'bed',
  'fireplace',
  'blackboard',
  'hospital_bed',
]);

/** A place with what the text says stands there, as far as it can. */
export function withLandmarks(
  planned: FilmPlan['places'][number],
  said: readonly SaidLandmark[],
  isAlone: boolean,
): FilmPlan['places'][number] {
  const { place } = planned;
  const standing = said
    .map(({ landmark }) => landmark)
    .filter((one) => (isIndoor(place.kind) ? !OUTSIDE_ONLY.has(one) : !IN_ROOMS.has(one)));
  if (standing.length === 0) {
    return planned;
  }
  const landmarks = [...new Set([...standing, ...place.landmarks])].slice(0, MOST_LANDMARKS);
  return { ...planned, place: { ...place, landmarks, ...(isAlone ? { central: true } : {}) } };
}
