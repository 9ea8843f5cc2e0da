import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { ConceptId, PlaceId } from '../concepts/concept.ts';
import type { AnimalId } from '../concepts/concept.ts';
import { PEOPLE, type PersonId } from '../concepts/people.ts';
import { keeperOf, placeKindOf } from '../concepts/place-kind-of.ts';
import { EXTRA_THINGS, type ExtraThingId } from '../concepts/things.ts';
import type { PlaceKind } from '../place-spec.ts';
import { type AnimalKind, KINDS_OF_ANIMALS } from './rows/animals.ts';
import { type PlaceStories, STORIES_OF_PLACE } from './rows/places.ts';

/** Where animals are at home. */
const ANIMAL_HOMES: Readonly<Record<AnimalKind, readonly PlaceId[]>> = {
  cat: ['village', 'kitchen', 'town_street'],
  dog: ['park', 'meadow', 'village'],
  small: ['meadow', 'forest', 'garden'],
  large: ['meadow', 'forest', 'river'],
  bird: ['park', 'forest', 'village'],
  water: ['underwater'],
  insect: ['garden', 'meadow'],
  fierce: ['forest', 'mountain', 'snowfield'],
  tale: ['mountain', 'castle', 'cave'],
};
const HOMES_OF_ONE: Readonly<Partial<Record<AnimalId, PlaceId>>> = {
  penguin: 'snowfield',
  lion: 'meadow',
  tiger: 'jungle',
  monkey: 'jungle',
  elephant: 'jungle',
  cow: 'farm',
  pig: 'farm',
  chicken: 'farm',
  horse: 'farm',
  sheep: 'meadow',
  frog: 'swamp',
  duck: 'lake',
  crab: 'beach',
};
/** Where the wind, the moon or a ghost is met. */
const SPIRIT_HOMES: readonly PlaceId[] = ['village', 'meadow', 'forest', 'coast'];
/** Where films of a type are at home of which nothing says where. */
const TYPE_HOMES: Readonly<Partial<Record<FilmType, PlaceId>>> = {
  western: 'western_town',
  scifi: 'spaceship',
  war: 'battlefield',
  martial_arts: 'temple',
  fantasy: 'forest',
  horror: 'corridor',
  nature: 'forest',
  news: 'town_street',
  road: 'road',
  family: 'living_room',
  crime: 'alley',
  detective: 'alley',
  suspense: 'staircase',
  disaster: 'city_street',
  travel: 'road',
  adventure: 'jungle',
  education: 'classroom',
};
/** Where people are of whom nothing says where. */
const ANYWHERE: readonly PlaceId[] = ['park', 'village', 'town_street', 'coast', 'market', 'meadow'];

/** Those who are where their things are. */
const LOOSE: ReadonlySet<string> = new Set(['child', 'old_man', 'old_woman', 'traveller', 'student', 'friend']);

/** Where things are used. */
const AT_HOME: readonly PlaceId[] = ['kitchen', 'living_room', 'park', 'town_street'];

/** Where one meets somebody who lives in the water. */
export const isOfWater = (concept: ConceptId | undefined): boolean =>
  concept?.startsWith('animal.') === true && KINDS_OF_ANIMALS[concept.slice('animal.'.length) as AnimalId] === 'water';

/** Where a little story is at home: with its hero, its thing or its film type; `seed` decides between equals. */
export function homeFor(
  hero: ConceptId | undefined,
  thing: ConceptId | undefined,
  { type, seed }: { type: FilmType; seed: number },
): ConceptId {
  const one = (places: readonly PlaceId[]): PlaceId => places[seed % places.length] as PlaceId;
  const [family, id] = (hero ?? '').split('.') as [string, string];
  if (family === 'animal') {
    return `place.${HOMES_OF_ONE[id as AnimalId] ?? one(ANIMAL_HOMES[KINDS_OF_ANIMALS[id as AnimalId]])}`;
  }
  if (family === 'spirit') {
    return `place.${one(SPIRIT_HOMES)}`;
  }
  const ofThing = thing?.startsWith('thing.') ? placeOfThing(thing.slice('thing.'.length)) : undefined;
  if (type === 'ads') {
    return `place.${ofThing ?? one(AT_HOME)}`;
  }
  const ofTrade = family === 'person' ? placeOfTrade(id as PersonId, ofThing) : undefined;
  return `place.${ofTrade ?? ofThing ?? TYPE_HOMES[type] ?? one(ANYWHERE)}`;
}

/** Where somebody works; none for who is anywhere, or where the thing of the story is. */
function placeOfTrade(id: PersonId, ofThing: PlaceId | undefined): PlaceId | undefined {
  const place = PEOPLE[id].place as PlaceId;
  return place === 'town_street' || (ofThing !== undefined && LOOSE.has(id)) ? undefined : place;
}

function placeOfThing(id: string): PlaceId | undefined {
  return id in EXTRA_THINGS ? (EXTRA_THINGS[id as ExtraThingId].place as PlaceId) : undefined;
}

/** What one sees at a place that the idea names. */
export function storiesOf(place: ConceptId): PlaceStories {
  return STORIES_OF_PLACE[kindOfPlace(place)];
}

/** Who is usually met at a place, as a concept. */
export const keeperConceptOf = (place: ConceptId): ConceptId => `person.${keeperOf(idOf(place))}`;

const idOf = (place: ConceptId): PlaceId => place.slice('place.'.length) as PlaceId;

/** Places a few steps away, for films that have the time to go there. */
const NEAR: Readonly<Record<PlaceStories, readonly PlaceId[]>> = {
  shore: ['harbour', 'coast', 'village'],
  water: ['beach', 'island'],
  green: ['meadow', 'forest', 'village'],
  wood: ['forest', 'river', 'cave'],
  height: ['mountain', 'valley', 'lake'],
  dry: ['desert', 'ruins', 'road'],
  snow: ['snowfield', 'forest', 'tent'],
  underground: ['cave', 'ruins', 'forest'],
  village: ['village', 'field', 'bridge'],
  street: ['park', 'market', 'rooftop'],
  way: ['road', 'station', 'field'],
  school: ['schoolyard', 'library', 'park'],
  sport: ['stadium', 'road', 'park'],
  old_walls: ['garden', 'forest', 'bridge'],
  war: ['road', 'ruins', 'village'],
  building: ['rooftop', 'city_street', 'park'],
  space: ['planet', 'spaceship', 'moon'],
  sky: ['meadow', 'airfield', 'mountain'],
  room: ['garden', 'town_street', 'kitchen'],
  making: ['workshop', 'town_street', 'field'],
  desk: ['cafe', 'park', 'rooftop'],
  healing: ['garden', 'park', 'corridor'],
  trade: ['market', 'town_street', 'kitchen'],
  stage: ['theatre', 'park', 'town_street'],
  law: ['corridor', 'road', 'town_street'],
  holy: ['garden', 'bamboo_grove', 'village'],
  play: ['playground', 'park', 'meadow'],
};

/** A place near another one; the `nth` of them. */
export function placeNear(place: ConceptId, nth: number): ConceptId {
  const near = NEAR[storiesOf(place)].filter((id) => `place.${id}` !== place);
  return `place.${near[nth % near.length] as PlaceId}`;
}

/** What a place is drawn as. */
export const kindOfPlace = (place: ConceptId): PlaceKind => placeKindOf(idOf(place));
