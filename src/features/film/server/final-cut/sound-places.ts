import { isIndoor, type PlaceKind } from '#src/draft-engine/story/place-spec.ts';
import type { Room } from '#src/platform/server/media/sound/place-in-room.ts';
import type { Framing } from '#src/shared/catalogue/shots.ts';

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
