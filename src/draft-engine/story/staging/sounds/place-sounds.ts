import type { PlaceKind, PlaceSpec, TimeOfDay, Weather } from '../../place-spec.ts';
import { isIndoor } from '../../place-spec.ts';
import type { SoundEventKind } from '../../sound-kinds.ts';
import type { WorldId } from '../../worlds/worlds.ts';
import type { Heard } from './sound-tables.ts';

/** Worlds without motors and electricity. */
export const WITHOUT_MOTORS: ReadonlySet<WorldId> = new Set<WorldId>([
  'old_china',
  'joseon',
  'edo',
  'old_west',
  'medieval_europe',
]);

/** What a place lets hear once, when it is first seen: by day, and by night. */
const OF_PLACES: Readonly<Partial<Record<PlaceKind, { day?: Heard; night?: Heard }>>> = {
  coast: { day: ['gulls', 0.5], night: ['wave', 0.4] },
  beach: { day: ['gulls', 0.5] },
  harbour: { day: ['gulls', 0.5], night: ['bell', 0.3] },
  island: { day: ['gulls', 0.5] },
  cliff: { day: ['gulls', 0.4] },
  ship_deck: { day: ['gulls', 0.4], night: ['creak', 0.4] },
  sea: { day: ['gulls', 0.4], night: ['wave', 0.4] },
  cave: { day: ['drip', 0.6], night: ['drip', 0.6] },
  cellar: { day: ['drip', 0.5], night: ['drip', 0.5] },
  mine: { day: ['drip', 0.5], night: ['drip', 0.5] },
  tunnel: { day: ['drip', 0.5], night: ['drip', 0.5] },
  city_street: { day: ['engine_pass', 0.4], night: ['engine_pass', 0.4] },
  road: { day: ['engine_pass', 0.5], night: ['engine_pass', 0.4] },
  parking_lot: { day: ['engine_pass', 0.4], night: ['engine_pass', 0.4] },
  town_street: { day: ['bicycle_bell', 0.3], night: ['church_bell', 0.25] },
  church: { day: ['church_bell', 0.4] },
  temple: { day: ['temple_bell', 0.4], night: ['temple_bell', 0.3] },
  station: { day: ['train_whistle', 0.4], night: ['train_whistle', 0.4] },
  railway: { day: ['train_whistle', 0.4], night: ['train_whistle', 0.4] },
  village: { day: ['cluck', 0.3], night: ['owl', 0.4] },
  farm: { day: ['moo', 0.4], night: ['owl', 0.4] },
  forest: { night: ['owl', 0.5] },
  graveyard: { day: ['crow', 0.4], night: ['owl', 0.5] },
  snowfield: { night: ['howl', 0.3] },
  desert: { night: ['howl', 0.3] },
  western_town: { night: ['howl', 0.3] },
  savanna: { day: ['trumpet', 0.3], night: ['roar', 0.3] },
};
/** Sounds of motors and western bells, and what is heard in a world that has none. */
const IN_OLD_WORLDS: Readonly<Partial<Record<SoundEventKind, SoundEventKind>>> = {
  alarm: 'cluck',
  doorbell: 'knock',
  engine_pass: 'hooves',
  bicycle_bell: 'hooves',
};
const IN_OLD_ASIA: ReadonlySet<WorldId> = new Set<WorldId>(['old_china', 'joseon', 'edo']);

/** The bell of a place. */
const BELLS: Readonly<Partial<Record<PlaceKind, SoundEventKind>>> = {
  church: 'church_bell',
  temple: 'temple_bell',
  ruins: 'temple_bell',
};

/** A sound as it is in a place and its world. */
export function inWorld(sound: SoundEventKind, { kind, world }: PlaceSpec): SoundEventKind {
  const placed = sound === 'bell' ? (BELLS[kind] ?? sound) : sound;
  if (world === undefined) {
    return placed;
  }
  const old = WITHOUT_MOTORS.has(world) ? (IN_OLD_WORLDS[placed] ?? placed) : placed;
  return IN_OLD_ASIA.has(world) && old === 'church_bell' ? 'temple_bell' : old;
}

/** What a place itself lets hear once. */
export function soundOfPlace(place: PlaceSpec, time: TimeOfDay, weather: Weather): Heard | undefined {
  if (weather === 'storm' && !isIndoor(place.kind)) {
    return ['thunder', 0.6];
  }
  return OF_PLACES[place.kind]?.[time === 'night' ? 'night' : 'day'];
}
