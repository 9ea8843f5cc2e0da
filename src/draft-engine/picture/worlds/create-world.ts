import { isIndoor, type PlaceKind, type PlaceSpec, type TimeOfDay } from '../../story/place-spec.ts';
import type { World, WorldConditions } from '../world.ts';
import { atWater } from './at-water.ts';
import { buildOutdoors, centralOutdoors } from './build-outdoors.ts';
import { buildRoom } from './build-room.ts';
import { builtLike, dressOutdoors } from './dress/dress-outdoors.ts';
import { dressRoom } from './dress/dress-room.ts';
import { grownIn } from './grown.ts';
import type { LandmarkSpot } from './landmarks/place-landmarks.ts';
import { plainWorld } from './plain-world.ts';
import type { OutdoorRecipe } from './recipe.ts';
import { COASTS } from './recipes/coasts.ts';
import { COUNTRYSIDE } from './recipes/countryside.ts';
import { EVERYDAY_ROOMS } from './recipes/everyday-rooms.ts';
import { HOMES } from './recipes/homes.ts';
import { PUBLIC_ROOMS } from './recipes/public-rooms.ts';
import { GROUNDS, RIDES } from './recipes/rides.ts';
import { TOWNS } from './recipes/towns.ts';
import { WORK_ROOMS } from './recipes/work-rooms.ts';
import { centralIndoors } from './room-landmarks.ts';
import type { RoomRecipe } from './room-recipe.ts';
import { drawSkySigns } from './sky/signs.ts';
import { stockShop } from './stock-shop.ts';

const OUTDOORS: Partial<Record<PlaceKind, OutdoorRecipe>> = { ...COASTS, ...COUNTRYSIDE, ...GROUNDS, ...TOWNS };
const ROOMS: Partial<Record<PlaceKind, RoomRecipe>> = {
  ...HOMES,
  ...WORK_ROOMS,
  ...PUBLIC_ROOMS,
  ...EVERYDAY_ROOMS,
  ...RIDES,
};

/** A room with its goods, in its world. */
const furnished = (room: RoomRecipe, place: PlaceSpec): RoomRecipe => dressRoom(stockShop(room, place), place);

function outdoors(place: PlaceSpec): OutdoorRecipe | undefined {
  const recipe = OUTDOORS[builtLike(place)];
  return recipe && grownIn(dressOutdoors(recipe, place), place);
}

/** Height and depth of a room in metres; undefined out of doors. */
export function roomOf(kind: PlaceKind): { height: number; depth: number } | undefined {
  return ROOMS[kind];
}

/**
 * Where the landmark stands that a place is about, in frames of this aspect (width over height); undefined when it is
 * about none.
 */
export function centralLandmark(place: PlaceSpec, timeOfDay: TimeOfDay, aspect: number): LandmarkSpot | undefined {
  const room = ROOMS[place.kind];
  if (room) {
    return centralIndoors(place, furnished(room, place), aspect);
  }
  const recipe = outdoors(place);
  return recipe && centralOutdoors(place, recipe, timeOfDay, aspect);
}

/**
 * Builds the world of a place under a time of day and weather. The same place is the same in every shot; only what
 * frames the picture near the lens follows the shot's width. Throws RangeError for a kind that has no recipe.
 */
export function createWorld(place: PlaceSpec, conditions: WorldConditions): World {
  const world = bareWorld(place, conditions);
  if (place.plain !== undefined || place.pattern !== undefined) {
    return plainWorld(place, world);
  }
  const { sky } = place;
  return sky === undefined || world.indoor
    ? world
    : {
        ...world,
        drawBackdrop: (painter, view) => {
          world.drawBackdrop(painter, view);
          drawSkySigns(painter, view, sky, place.seed);
        },
      };
}

function bareWorld(place: PlaceSpec, conditions: WorldConditions): World {
  if (isIndoor(place.kind)) {
    const room = ROOMS[place.kind];
    if (!room) {
      throw new RangeError(`no room for ${place.kind}`);
    }
    return buildRoom(place, furnished(room, place), conditions);
  }
  const recipe = outdoors(place);
  if (!recipe) {
    throw new RangeError(`no recipe for ${place.kind}`);
  }
  return buildOutdoors(place, conditions.isAtWater ? atWater(recipe) : recipe, conditions);
}
