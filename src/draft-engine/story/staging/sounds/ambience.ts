import { PLAIN_PLACES } from '../../concepts/places.ts';
import {
  isIndoor,
  type Landmark,
  type PlaceKind,
  type PlaceSpec,
  type TimeOfDay,
  type Weather,
} from '../../place-spec.ts';
import type { AmbienceKind } from '../../sound-kinds.ts';
import type { WorldId } from '../../worlds/worlds.ts';

type Change = Readonly<Partial<Record<AmbienceKind, AmbienceKind>>>;

/** What becomes of a bed by night. */
const BY_NIGHT: Change = {
  birds: 'night',
  forest: 'night',
  farm: 'night',
  temple: 'night',
  playground: 'night',
  city: 'city_night',
  street: 'city_night',
  construction: 'city_night',
};
/** Worlds without motors: their streets are people. */
const WITHOUT_MOTORS: ReadonlySet<WorldId> = new Set<WorldId>([
  'old_china',
  'joseon',
  'edo',
  'old_west',
  'medieval_europe',
]);
const IN_OLD_WORLDS: Change = { city: 'market', street: 'market', city_night: 'night', construction: 'market' };

/** Where no weather of the earth is heard. */
const WITHOUT_WEATHER: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['space', 'underwater', 'moon', 'cave']);
/** Indoors right under a roof, or behind thin walls. */
const UNDER_ROOF: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'attic',
  'hut',
  'tent',
  'barn',
  'greenhouse',
  'bus_inside',
  'train_car',
  'garage',
]);
/** Deep inside, where rain is not heard. */
const DEEP_INSIDE: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'spaceship',
  'vault',
  'mine',
  'tunnel',
  'subway',
  'elevator',
  'cellar',
  'operating_room',
  'plane_inside',
]);
const OUTDOORS: Readonly<Partial<Record<Weather, AmbienceKind>>> = {
  rain: 'rain',
  storm: 'storm',
  wind: 'wind',
  snow: 'snow',
};

/** Landmarks that are heard, out of doors. */
const OF_LANDMARKS: Readonly<Partial<Record<Landmark, AmbienceKind>>> = {
  campfire: 'fire',
  fireplace: 'fire',
  waterfall: 'waterfall',
  fountain: 'fountain',
};
/** What is silent while it storms. */
const SHELTERING: readonly AmbienceKind[] = ['birds', 'night', 'frogs', 'playground'];

/** What is heard of a place itself at an hour. */
function bedOf({ kind, world }: PlaceSpec, time: TimeOfDay): AmbienceKind {
  const plain = PLAIN_PLACES[kind][2];
  const atHour = time === 'night' ? (BY_NIGHT[plain] ?? plain) : plain;
  return world && WITHOUT_MOTORS.has(world) ? (IN_OLD_WORLDS[atHour] ?? atHour) : atHour;
}

/** What is heard of the weather in a place. */
function weatherIn(kind: PlaceKind, weather: Weather): AmbienceKind | undefined {
  if (!isIndoor(kind)) {
    return WITHOUT_WEATHER.has(kind) ? undefined : OUTDOORS[weather];
  }
  const isWet = weather === 'rain' || weather === 'storm';
  if (!isWet || DEEP_INSIDE.has(kind)) {
    return undefined;
  }
  return UNDER_ROOF.has(kind) ? 'rain_roof' : 'rain_light';
}

/** Beds of sound of a place at an hour in a weather, at most three. */
export function ambienceOf(place: PlaceSpec, time: TimeOfDay, weather: Weather): AmbienceKind[] {
  const beds = new Set<AmbienceKind>([bedOf(place, time)]);
  place.landmarks.forEach((landmark) => {
    const heard = OF_LANDMARKS[landmark];
    if (heard && (heard === 'fire' || !isIndoor(place.kind))) {
      beds.add(heard);
    }
  });
  const outside = weatherIn(place.kind, weather);
  if (outside) {
    beds.add(outside);
  }
  if (outside === 'storm') {
    SHELTERING.forEach((bed) => beds.delete(bed));
  }
  return [...beds].slice(0, 3);
}
