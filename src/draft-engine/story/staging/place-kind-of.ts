import type { PlaceId } from '../concepts/concept.ts';
import type { PersonId } from '../concepts/people.ts';
import { EXTRA_PLACES, PLAIN_PLACES, type ExtraPlaceId } from '../concepts/places.ts';
import type { Landmark, PlaceKind } from '../place-spec.ts';

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
