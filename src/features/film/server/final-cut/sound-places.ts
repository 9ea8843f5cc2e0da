import { isIndoor, type PlaceKind } from '#src/draft-engine/story/place-spec.ts';
import type { Room } from '#src/platform/server/media/sound/place-in-room.ts';

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
