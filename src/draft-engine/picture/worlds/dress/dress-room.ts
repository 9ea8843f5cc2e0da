import type { PlaceKind, PlaceSpec } from '../../../story/place-spec.ts';
import type { RoomRecipe } from '../room-recipe.ts';
import { worn } from './dress-outdoors.ts';
import { OUTDOOR_DRESSES } from './outdoors/outdoor-dresses.ts';
import { ROOM_DRESSES } from './rooms/room-dresses.ts';

/** Which walls and floors of a world a room takes; rooms that are not named keep their own. */
const SHELLS: Partial<Readonly<Record<PlaceKind, 'home' | 'guests' | 'work' | 'grand'>>> = {
  living_room: 'home',
  bedroom: 'home',
  kitchen: 'guests',
  attic: 'home',
  corridor: 'home',
  staircase: 'home',
  shop: 'guests',
  bakery: 'guests',
  cafe: 'guests',
  restaurant: 'guests',
  bar: 'guests',
  classroom: 'work',
  office: 'work',
  meeting_room: 'work',
  library: 'work',
  studio: 'work',
  hospital: 'work',
  courtroom: 'work',
  police_station: 'work',
  palace: 'grand',
  throne_room: 'grand',
};
/** Rooms that look the same wherever and whenever they are: nothing in them is replaced. */
const OF_NO_WORLD: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'spaceship',
  'lighthouse_room',
  'elevator',
  'vault',
  'bus_inside',
  'subway',
  'plane_inside',
  'airport',
  'operating_room',
  'tunnel',
  'mine',
]);

/**
 * The recipe of a room in its world: walls, floor, light and furniture. Its size stays; without a world nothing
 * changes.
 */
export function dressRoom(recipe: RoomRecipe, { kind, world }: PlaceSpec): RoomRecipe {
  if (!world || OF_NO_WORLD.has(kind)) {
    return recipe;
  }
  const dress = ROOM_DRESSES[world];
  const role = SHELLS[kind];
  const parts = dress.today && (role === 'work' || !role) ? {} : dress.parts;
  const { landmarks } = OUTDOOR_DRESSES[world];
  return {
    ...recipe,
    ...(role ? dress[role] : undefined),
    rows: recipe.rows.map((row) => ({ ...row, parts: row.parts.flatMap((part) => worn(part, parts)) })),
    parts,
    ...(landmarks ? { landmarks } : {}),
  };
}
