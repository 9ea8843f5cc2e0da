import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { OUTSIDE_ONLY, type Landmark, type PlaceSpec } from '../../story/place-spec.ts';
import type { WorldPlane } from '../world.ts';
import { LANDMARK_PARTS } from './landmarks/landmark-parts.ts';
import type { LandmarkSpot } from './landmarks/place-landmarks.ts';
import type { Part } from './part.ts';
import { planeOf } from './plane-of.ts';
import type { RoomRecipe } from './room-recipe.ts';
import { createSight } from './sight.ts';
import type { Site } from './site.ts';

/** The side on which a room's lamp hangs and its furniture begins. */
export function roomSide(seed: number): 1 | -1 {
  return createRandom(deriveSeed(seed, 'room')).chance(0.5) ? 1 : -1;
}

/** What is built into a wall. */
const IN_THE_WALL = new Set<Landmark>([
  'blackboard',
  'elevator_door',
  'vault_door',
  'fireplace',
  'oven',
  'stage_curtain',
]);

/** The wall's things without what a landmark of the place is already: a bakery has one oven. */
export const withoutBuiltIn = <Name extends string>(along: readonly Name[], { landmarks }: PlaceSpec): Name[] =>
  along.filter((name) => !landmarks.some((landmark) => landmark === name && IN_THE_WALL.has(landmark)));

interface RoomPlacing {
  landmark: Landmark;
  part: Part;
  scale: number;
  z: number;
  x: number;
  mirrored: boolean;
}

function placeInRoom(place: PlaceSpec, room: RoomRecipe, { sight, seed, side }: Site): RoomPlacing[] {
  const { depth } = room;
  return place.landmarks
    .filter((landmark) => !OUTSIDE_ONLY.has(landmark))
    .slice(0, 3)
    .map((landmark, index) => {
      const part = (room.landmarks?.[landmark] ?? LANDMARK_PARTS[landmark])(
        createRandom(deriveSeed(seed, 'landmark', landmark, index)),
      );
      const built = IN_THE_WALL.has(landmark);
      const z = built ? depth - 0.14 : Math.max(0.9, Math.min(depth - 0.5, 1.9 + index * 0.5));
      const scale = built ? 1 : Math.min(1, 2.7 / part.height, 3.2 / part.width);
      const towards = index % 2 === 0 ? side : -side;
      const seen = sight.visible(z);
      const clear = sight.portrait
        ? Math.max(0.75, seen * 0.55)
        : Math.max(1.7 + part.width * scale * 0.3, seen * 0.52);
      return {
        landmark,
        part,
        scale,
        z,
        x: place.central && index === 0 ? towards * 0.2 : towards * clear,
        mirrored: towards > 0,
      };
    });
}

/** The landmarks of a room, where they leave its middle free. */
export function indoorLandmarks(place: PlaceSpec, room: RoomRecipe, site: Site): WorldPlane[] {
  return placeInRoom(place, room, site).map(({ landmark, part, x, z, mirrored, scale }) =>
    planeOf(`landmark ${landmark}`, z, [{ part, x, y: 0, mirrored, scale }]),
  );
}

/** Where the landmark stands that a room is about, in frames of this aspect; undefined when there is none. */
export function centralIndoors(place: PlaceSpec, room: RoomRecipe, aspect: number): LandmarkSpot | undefined {
  const seed = deriveSeed(place.seed, place.kind);
  const site: Site = { seed, sight: createSight({ aspect, halfWidthMetres: 1 }), side: roomSide(seed) };
  const [first] = place.central ? placeInRoom(place, room, site) : [];
  return (
    first && {
      x: first.x,
      z: first.z,
      lift: 0,
      width: first.part.width * first.scale,
      height: first.part.height * first.scale,
    }
  );
}
