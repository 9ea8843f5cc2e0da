import type { PlaceSpec } from '../../story/place-spec.ts';
import type { World, WorldConditions } from '../world.ts';
import { buildOutdoors } from './build-outdoors.ts';
import { buildRoom } from './build-room.ts';
import { COASTS } from './recipes/coasts.ts';
import { HOMES } from './recipes/homes.ts';

export function createWorld(place: PlaceSpec, conditions: WorldConditions): World {
  const room = (HOMES as any)[place.kind];
  if (room) return buildRoom(place, room, conditions);
  return buildOutdoors(place, (COASTS as any)[place.kind] ?? COASTS.coast, conditions);
}
