import { isIndoor, type PlaceKind } from '#src/draft-engine/story/place-spec.ts';
import type { Speech } from '#src/draft-engine/story/speech.ts';
import type { Room } from '#src/platform/server/media/sound/place-in-room.ts';
import type { Delivery, Framing } from '#src/shared/catalogue/shots.ts';

/**
 * Part of the cache keys of mixes: raise it when how rooms answer, or how voices, effects and ambience are placed on
 * the timeline, changes the sound.
 */
export const STEMS_VERSION = 2;

const ROOMS_OF_PLACES: Readonly<Partial<Record<PlaceKind, Room>>> = {
  cave: 'cave',
  mine: 'cave',
  tunnel: 'cave',
  cellar: 'cave',
  church: 'church',
  throne_room: 'church',
  palace: 'church',
  funeral_hall: 'hall',
  museum: 'hall',
  gallery: 'hall',
  theatre: 'hall',
  library: 'hall',
  factory: 'hall',
  corridor: 'hall',
  staircase: 'hall',
  courtroom: 'hall',
  gym: 'hall',
  swimming_pool: 'church',
  airport: 'hall',
  subway: 'hall',
  station: 'hall',
  barn: 'hall',
  bank: 'hall',
  vault: 'hall',
  prison: 'hall',
  spaceship: 'small',
  space: 'dry',
  underwater: 'dry',
  tent: 'dry',
  alley: 'small',
};

/** The room that answers sounds in a place. */
export function roomOf(kind: PlaceKind): Room {
  return ROOMS_OF_PLACES[kind] ?? (isIndoor(kind) ? 'small' : 'outdoors');
}

/** Lines that no room of the place answers: they come through a wire, or are not said aloud. */
const WITHOUT_ROOM: ReadonlySet<Delivery> = new Set<Delivery>(['narrated', 'telephone', 'thought']);

/** True where a text is spoken in the place of its shot, whose room answers it; a narrator is in no place. */
export function isInPlace({ kind, delivery = 'spoken' }: Pick<Speech, 'kind' | 'delivery'>): boolean {
  return kind === 'line' && !WITHOUT_ROOM.has(delivery);
}

/** Gain of the sounds of a shot by how near it looks; 1 at a middle distance. */
const NEARNESS: Readonly<Partial<Record<Framing, number>>> = {
  extreme_close: 1.2,
  close: 1.12,
  medium: 1,
  full: 0.85,
  wide: 0.68,
  extreme_wide: 0.5,
};

/** Gain of the sounds of a shot by how near it looks. */
export function nearness(framing: Framing): number {
  return NEARNESS[framing] ?? 1;
}
