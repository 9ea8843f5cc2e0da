import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import { OUTSIDE_ONLY, type Landmark, type PlaceSpec } from '../../story/place-spec.ts';
import { css, mix, NAMED_COLOURS } from '../colour.ts';
import { CEILING_SHARE, ROOM_STRETCH } from '../framing.ts';
import type { World, WorldConditions, WorldPlane } from '../world.ts';
import { foregroundOf, rowOf } from './build-outdoors.ts';
import { drawGroundLayers } from './ground/draw-ground.ts';
import { hangingLamp } from './lamps/lamps.ts';
import { LANDMARK_PARTS } from './landmarks/landmark-parts.ts';
import type { LandmarkSpot } from './landmarks/place-landmarks.ts';
import { overheadPlanes } from './overhead.ts';
import { PART_LIBRARY } from './part-library.ts';
import type { Part } from './part.ts';
import { planeOf, type PlacedPart } from './plane-of.ts';
import type { RoomRecipe } from './room-recipe.ts';
import { drawCeiling } from './room-shell.ts';
import { createSight, type Sight } from './sight.ts';
import { drawBackWall } from './walls/back-wall.ts';

/** The side on which a room's lamp hangs and its furniture begins. */
function sideOf(seed: number): 1 | -1 {
  return createRandom(deriveSeed(seed, 'room')).chance(0.5) ? 1 : -1;
}

/** Builds a room from its recipe: shell, back wall with its things, furniture in depth, lamps, framing. */
export function buildRoom(place: PlaceSpec, own: RoomRecipe, conditions: WorldConditions): World {
  const sight = createSight(conditions);
  const seed = deriveSeed(place.seed, place.kind);
  const side = sideOf(seed);
  const { depth } = own;
  // A wide shot is a look into a taller room, not at what lies above it.
  const seen = conditions.frameAt?.(depth);
  const wanted = seen ? -(seen.top + (seen.bottom - seen.top) * CEILING_SHARE) : own.height;
  const height = Math.min(own.height * ROOM_STRETCH, Math.max(own.height, wanted));
  const recipe = { ...own, height };
  const dark = conditions.timeOfDay === 'night' || conditions.timeOfDay === 'dusk' || conditions.weather === 'storm';
  const windowless = !recipe.along.some((name) => name.includes('window'));
  const lampsOn = dark || windowless;
  const lampY = -Math.min(height - 0.35, recipe.lamp === 'chandelier' ? 3 : 2.5);
  const lampX = side * (sight.portrait ? 0.25 : 0.75);
  const lampZ = Math.min(1.2, depth - 0.8);
  const keyLight: World['keyLight'] =
    lampsOn && recipe.lamp !== 'none'
      ? { kind: 'lamp', x: lampX, y: lampY, z: lampZ }
      : { kind: 'lamp', x: -side * (sight.portrait ? 0.8 : 1.8), y: -1.9, z: depth - 0.3 };
  const reach = sight.reach(depth) + 2;
  const [left, right] = [-reach, reach];
  const planes: WorldPlane[] = [
    {
      name: 'back wall',
      z: depth,
      bounds: { left, right, top: -height - 0.05, bottom: 0.1 },
      draw: (painter) => drawBackWall(painter, { recipe, left, right, seed, light: keyLight }),
    },
  ];
  planes.push(...alongWall(recipe, seed, left, right, side, depth, sight));
  recipe.rows.forEach((row, index) => {
    const plane = rowOf({ ...row, z: Math.min(row.z, depth - 0.35) }, index, seed, sight, side);
    planes.push(plane);
  });
  planes.push(...indoorLandmarks(place, recipe, sight, seed, side));
  if (recipe.lamp !== 'none') {
    const lamp = hangingLamp(recipe.lamp, height + lampY, recipe.lampColour ?? NAMED_COLOURS.teal);
    const spread =
      recipe.lamp === 'tube' || recipe.lamp === 'panel' || recipe.lamp === 'pendant' ? [0, 3.2, -3.2] : [0];
    planes.push(
      planeOf(
        'lamp',
        lampZ,
        spread.map((shift) => ({ part: lamp, x: lampX + shift, y: lampY, mirrored: false, scale: 1 })),
      ),
    );
  }
  if (sight.portrait) {
    planes.push(...overheadPlanes(recipe, seed, side));
  }
  planes.push(...foregroundOf(recipe.foreground, seed, conditions, side));
  return {
    indoor: true,
    wallDistance: depth,
    keyLight,
    planes,
    lamps: lampsOn ? 0.9 : conditions.timeOfDay === 'dawn' ? 0.28 : 0.2,
    actorSpots: sight.portrait ? [0.1, -0.4, 0.4] : [-side * 0.3, side * 0.85, -side * 1.2],
    drawBackdrop(painter, view) {
      painter.context.fillStyle = css(mix(painter.palette.near, painter.palette.ambient, 0.5));
      painter.context.fillRect(0, 0, view.width, view.height);
    },
    drawGround(painter, view) {
      drawCeiling(painter, view, recipe);
      drawGroundLayers(painter, view, recipe.floor, { seed, light: keyLight, indoor: true, fog: false });
    },
  };
}

/** Lays the wall's things side by side from one corner to where the frame ends, in the recipe's order. */
function alongWall(
  recipe: RoomRecipe,
  seed: number,
  left: number,
  right: number,
  side: number,
  depth: number,
  sight: Sight,
): WorldPlane[] {
  if (recipe.along.length === 0) {
    return [];
  }
  const placed: PlacedPart[] = [];
  const lay = (start: number, direction: number, from: number, salt: string): void => {
    let x = start;
    for (let index = from, count = 0; count < 40; index += direction, count++) {
      const name = recipe.along[
        ((index % recipe.along.length) + recipe.along.length) % recipe.along.length
      ] as keyof typeof PART_LIBRARY;
      const random: Random = createRandom(deriveSeed(seed, 'along', salt, index));
      const own = recipe.parts?.[name];
      const part: Part = (own ? (own[Math.abs(index) % own.length] ?? PART_LIBRARY[name]) : PART_LIBRARY[name])(random);
      const gap = random.between(0.1, 0.45);
      const centre = x + direction * (part.width / 2 + gap / 2);
      if (centre - part.width / 2 < left + 0.05 || centre + part.width / 2 > right - 0.05) {
        return;
      }
      placed.push({ part, x: centre, y: 0, mirrored: false, scale: 1 });
      x = centre + direction * (part.width / 2 + gap / 2);
    }
  };
  const start = (sight.portrait ? -0.7 : -1.1) * side;
  lay(start, 1, 0, 'right');
  lay(start, -1, -1, 'left');
  return [planeOf('along the wall', depth - 0.12, placed)];
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

interface RoomPlacing {
  landmark: Landmark;
  part: Part;
  scale: number;
  z: number;
  x: number;
  mirrored: boolean;
}

function placeInRoom(place: PlaceSpec, room: RoomRecipe, sight: Sight, seed: number, side: number): RoomPlacing[] {
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

function indoorLandmarks(place: PlaceSpec, room: RoomRecipe, sight: Sight, seed: number, side: number): WorldPlane[] {
  return placeInRoom(place, room, sight, seed, side).map(({ landmark, part, x, z, mirrored, scale }) =>
    planeOf(`landmark ${landmark}`, z, [{ part, x, y: 0, mirrored, scale }]),
  );
}

/** Where the landmark stands that a room is about, in frames of this aspect; undefined when there is none. */
export function centralIndoors(place: PlaceSpec, room: RoomRecipe, aspect: number): LandmarkSpot | undefined {
  const seed = deriveSeed(place.seed, place.kind);
  const [first] = place.central
    ? placeInRoom(place, room, createSight({ aspect, halfWidthMetres: 1 }), seed, sideOf(seed))
    : [];
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
