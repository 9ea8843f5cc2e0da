import { PLAIN_PLACES } from '../../concepts/places.ts';
import type { Season } from '../../idea/idea-graph.ts';
import {
  isIndoor,
  type Landmark,
  type PlaceKind,
  type PlaceSpec,
  type TimeOfDay,
  type Weather,
} from '../../place-spec.ts';
import type { AmbienceKind } from '../../sound-kinds.ts';
import { WITHOUT_MOTORS } from './place-sounds.ts';

type Change = Readonly<Partial<Record<AmbienceKind, AmbienceKind>>>;

const AT_NIGHT: Change = {
  birds: 'night',
  forest: 'night',
  farm: 'night',
  temple: 'night',
  playground: 'night',
  lake: 'frogs',
  city: 'city_night',
  street: 'city_night',
  construction: 'city_night',
};
/** What becomes of a bed at an hour, where it is not what it is by day. */
const AT_HOURS: Readonly<Partial<Record<TimeOfDay, Change>>> = {
  // Towns are still asleep, and birds begin.
  dawn: { city: 'city_night', street: 'birds', playground: 'birds', construction: 'city_night', farm: 'birds' },
  dusk: { birds: 'night', playground: 'birds', farm: 'night', construction: 'city' },
  night: AT_NIGHT,
};
/** Beds that are heard beside that of the place at an hour, out of doors where something grows. */
const BESIDE: Readonly<Partial<Record<TimeOfDay, AmbienceKind>>> = { dawn: 'birds', dusk: 'night', night: 'night' };
const IN_SUMMER: Readonly<Partial<Record<TimeOfDay, AmbienceKind>>> = { noon: 'cicadas', afternoon: 'cicadas' };
/** Where birds sing and insects call. */
const GREEN: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'meadow',
  'field',
  'farm',
  'garden',
  'park',
  'forest',
  'river',
  'lake',
  'valley',
  'village',
  'rice_field',
  'temple',
  'graveyard',
  'schoolyard',
  'corn_field',
  'railway',
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
/** Where it rains hard, if it rains. */
const POURING: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['jungle', 'swamp', 'rice_field', 'sea', 'ship_deck']);
/** Where a storm brings snow, and snow comes with wind. */
const SNOWY: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['snowfield', 'mountain']);

/** Landmarks that are heard, out of doors. */
const OF_LANDMARKS: Readonly<Partial<Record<Landmark, AmbienceKind>>> = {
  campfire: 'fire',
  fireplace: 'fire',
  waterfall: 'waterfall',
  fountain: 'fountain',
  carousel: 'festival',
  ferris_wheel: 'festival',
};
/** What is silent in each weather. */
const SILENCED: Readonly<Partial<Record<Weather, readonly AmbienceKind[]>>> = {
  rain: ['birds', 'cicadas', 'playground'],
  storm: ['birds', 'night', 'cicadas', 'frogs', 'playground'],
  snow: ['birds', 'night', 'cicadas', 'frogs'],
};

/** When a place is heard. */
interface Moment {
  time: TimeOfDay;
  weather: Weather;
  season: Season | undefined;
  /** A feast is held. */
  isFestive: boolean;
}

/** What is heard of a place itself at an hour. */
function bedsOf({ kind, world }: PlaceSpec, { time, season }: Moment): AmbienceKind[] {
  const plain = PLAIN_PLACES[kind][2];
  const atHour = AT_HOURS[time]?.[plain] ?? plain;
  const beside = GREEN.has(kind) ? ((season === 'summer' ? IN_SUMMER[time] : undefined) ?? BESIDE[time]) : undefined;
  const isOld = world !== undefined && WITHOUT_MOTORS.has(world);
  const own = isOld ? (IN_OLD_WORLDS[atHour] ?? atHour) : atHour;
  return beside === undefined || (season === 'winter' && beside === 'night') ? [own] : [own, beside];
}

/** What is heard of the weather in a place. */
function weatherIn(kind: PlaceKind, weather: Weather): AmbienceKind | undefined {
  if (!isIndoor(kind)) {
    return WITHOUT_WEATHER.has(kind) ? undefined : weatherOutside(kind, weather);
  }
  const isWet = weather === 'rain' || weather === 'storm';
  if (!isWet || DEEP_INSIDE.has(kind)) {
    return undefined;
  }
  return UNDER_ROOF.has(kind) ? 'rain_roof' : 'rain_light';
}

function weatherOutside(kind: PlaceKind, weather: Weather): AmbienceKind | undefined {
  if (SNOWY.has(kind) && (weather === 'storm' || weather === 'snow')) {
    return 'blizzard';
  }
  return weather === 'rain' && POURING.has(kind) ? 'rain_heavy' : OUTDOORS[weather];
}

/** Places where feasts are held out of doors. */
const FESTIVE: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['town_street', 'city_street', 'village', 'market', 'park']);
/** Beds of a shot; more would be noise. */
const MOST = 3;

/** Beds of sound of a place at an hour in a weather, at most three: the place, the weather, landmarks, what lives there. */
export function ambienceOf(place: PlaceSpec, moment: Moment): AmbienceKind[] {
  const { weather, isFestive } = moment;
  const [own, ...beside] = bedsOf(place, moment);
  const landmarks = place.landmarks.flatMap((landmark) => {
    const heard = OF_LANDMARKS[landmark];
    return heard && (heard === 'fire' || !isIndoor(place.kind)) ? [heard] : [];
  });
  const beds = [
    isFestive && FESTIVE.has(place.kind) ? 'festival' : own,
    weatherIn(place.kind, weather),
    ...landmarks,
    ...beside,
  ].flatMap((bed) => bed ?? []);
  const silenced = isIndoor(place.kind) ? [] : (SILENCED[weather] ?? []);
  return [...new Set(beds)].filter((bed) => !silenced.includes(bed)).slice(0, MOST);
}
