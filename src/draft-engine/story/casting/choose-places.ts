import type { PlaceId, ThingId } from '../concepts/concept.ts';
import { EXTRA_THINGS, type ExtraThingId } from '../concepts/things.ts';
import { FRAMES } from '../frames/frames.ts';
import { THING_PLACES } from '../lexicon/goods.ts';
import { isIndoor, type Landmark, type PlaceKind, type Weather } from '../place-spec.ts';
import { TOLD_TYPES } from '../shapes/shapes.ts';
import type { CastFact, StoryFacts } from '../story-facts.ts';
import { type Casting, idOf, nounOf, plainNoun } from './casting.ts';
import { nearbyPlaces } from './nearby-places.ts';
import { personConcept } from './person-concept.ts';
import { placeKindOf } from './place-kind-of.ts';
import { homesOf } from './standing.ts';

/** A place of the film: what the words say of it, and which of the lexicon it is. */
export interface StoryPlace {
  id: PlaceId;
  fact: StoryFacts['place'];
}

/** Where animals live that do not live on land with everybody else. */
const HOMES_OF_SPECIES: Readonly<Record<string, readonly PlaceId[] | undefined>> = {
  whale: ['underwater'],
  dolphin: ['underwater'],
  shark: ['underwater'],
  octopus: ['underwater'],
  fish: ['underwater'],
  crab: ['beach'],
  turtle: ['beach'],
  penguin: ['snowfield'],
  duck: ['lake', 'river'],
  frog: ['swamp', 'lake'],
  cow: ['farm', 'meadow'],
  pig: ['farm'],
  sheep: ['meadow', 'farm'],
  goat: ['mountain', 'farm'],
  horse: ['meadow', 'field'],
  chicken: ['farm'],
  camel: ['desert'],
  lion: ['meadow', 'desert'],
  elephant: ['jungle'],
  monkey: ['jungle'],
  tiger: ['jungle', 'forest'],
};
/** Where everybody else lives who is no person. */
const HOMES: Partial<Record<CastFact['kind'], readonly PlaceId[]>> = {
  animal: ['forest', 'meadow', 'garden', 'village'],
  spirit: ['coast', 'mountain', 'valley', 'rooftop'],
  robot: ['laboratory', 'city_street', 'workshop', 'factory'],
  thing: ['town_street', 'attic', 'shop', 'park'],
};
/** Where people are who have no place of work: a thing of the idea may lead them elsewhere. */
const AT_HOME: ReadonlySet<string> = new Set(['town_street', 'living_room', 'playground']);
/** What a western shows as its own kind of town. */
const TOWNS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['town_street', 'village', 'city_street', 'market']);

/** Rain and snow are seen out of doors. */
function openAirFirst(places: readonly PlaceId[], weather: Weather | undefined): readonly PlaceId[] {
  const open = weather && weather !== 'clear' ? places.filter((id) => !isIndoor(placeKindOf(id))) : places;
  return open.length > 0 ? open : places;
}

const workOf = (person: CastFact): PlaceId =>
  (personConcept(person.concept, person.underAge === true)?.place ?? 'town_street') as PlaceId;

/** Where the thing of the idea is found, if that decides the place. */
function placeOfThing({ request, roles }: Casting): PlaceId | undefined {
  if (!roles.thing) {
    return undefined;
  }
  const thing = idOf(roles.thing.concept) as ThingId;
  const free = roles.hero?.family !== 'person' || AT_HOME.has(personConcept(roles.hero.concept, false)?.place ?? '');
  const usual = free ? THING_PLACES[thing] : undefined;
  return (
    usual ??
    (thing in EXTRA_THINGS && TOLD_TYPES.has(request.type)
      ? (EXTRA_THINGS[thing as ExtraThingId].place as PlaceId)
      : undefined)
  );
}

function homeOfLandmark({ random }: Casting, landmark: Landmark): PlaceId {
  const homes = homesOf(landmark);
  return random.chance(0.7) ? (homes[0] as PlaceId) : random.pick(homes);
}

/** Where the film begins when the idea names no place. */
function usualPlace(casting: Casting, hero: CastFact, other: CastFact): PlaceId {
  const { roles, standing, reading, random } = casting;
  if (standing) {
    return homeOfLandmark(casting, standing.landmark);
  }
  const byThing = placeOfThing(casting);
  if (byThing) {
    return byThing;
  }
  if (hero.concept.startsWith('person.')) {
    return workOf(hero);
  }
  if (other.kind === 'person' && roles.other) {
    return workOf(other);
  }
  return random.pick(
    openAirFirst(HOMES_OF_SPECIES[idOf(hero.concept)] ?? HOMES[hero.kind] ?? ['village'], reading.weather),
  );
}

/** Where the film plays: where it begins, and where else it goes. */
export function choosePlaces(
  casting: Casting,
  hero: CastFact,
  other: CastFact,
): { here: StoryPlace; elsewhere: StoryPlace } {
  const { request, reading, random, roles } = casting;
  const kindOf = (id: PlaceId): PlaceKind =>
    request.type === 'western' && TOWNS.has(placeKindOf(id)) ? 'western_town' : placeKindOf(id);
  const placeOf = (said: typeof roles.place, id: PlaceId): StoryPlace => ({
    id,
    fact: { ...(said ? nounOf(casting, said) : plainNoun(casting, `place.${id}`)), kind: kindOf(id) },
  });
  const here = placeOf(
    roles.place,
    roles.place ? (idOf(roles.place.concept) as PlaceId) : usualPlace(casting, hero, other),
  );
  const next = (): PlaceId =>
    here.id === 'underwater' && hero.kind === 'animal'
      ? 'sea'
      : random.pick(nearbyPlaces(here.fact.kind, FRAMES[reading.frame].elsewhere, request.type));
  return {
    here,
    elsewhere: placeOf(roles.elsewhere, roles.elsewhere ? (idOf(roles.elsewhere.concept) as PlaceId) : next()),
  };
}
