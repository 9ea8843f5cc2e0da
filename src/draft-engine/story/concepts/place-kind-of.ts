import { type Landmark, LANDMARKS, type PlaceKind } from '../place-spec.ts';
import type { ConceptId, PlaceId, ThingId } from './concept.ts';
import { itemOfThing } from './item-of-thing.ts';
import type { PersonId } from './people.ts';
import { EXTRA_PLACES, PLAIN_PLACES, type ExtraPlaceId } from './places.ts';
import { EXTRA_THINGS, type ExtraThingId } from './things.ts';

const isExtra = (place: PlaceId): place is ExtraPlaceId => place in EXTRA_PLACES;

/** What a place of the lexicon is drawn as. */
export const placeKindOf = (place: PlaceId): PlaceKind =>
  isExtra(place) ? EXTRA_PLACES[place].kind : (place as PlaceKind);

/** Who is usually met in a place. */
export const keeperOf = (place: PlaceId): PersonId =>
  isExtra(place) ? EXTRA_PLACES[place].keeper : PLAIN_PLACES[place as PlaceKind][1];

/** What usually stands in a place. */
export const landmarksOf = (place: PlaceId): readonly Landmark[] =>
  isExtra(place) ? EXTRA_PLACES[place].landmarks : PLAIN_PLACES[place as PlaceKind][0];

const ownLandmark = (thing: ThingId): Landmark | undefined =>
  thing in EXTRA_THINGS ? (EXTRA_THINGS[thing as ExtraThingId] as { landmark?: Landmark }).landmark : undefined;

/** The landmark that a thing is drawn as, where there is one. */
export const landmarkOf = (thing: ThingId): Landmark | undefined =>
  ownLandmark(thing) ?? LANDMARKS.find((each) => each === thing);

/** The landmark of what stands in its place and is no thing that anybody holds: a well is more than its bucket. */
export function standingLandmark(concept: ConceptId | undefined): Landmark | undefined {
  const thing = concept?.startsWith('thing.') ? (concept.slice('thing.'.length) as ThingId) : undefined;
  return thing === undefined || itemOfThing(thing) === thing ? undefined : ownLandmark(thing);
}
