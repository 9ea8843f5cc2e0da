import { deriveSeed } from '#src/shared/random.ts';
import type { PlaceSpec } from '../../story/place-spec.ts';
import { css, mix, NAMED_COLOURS } from '../colour.ts';
import { CEILING_SHARE, ROOM_STRETCH } from '../framing.ts';
import type { World, WorldConditions, WorldPlane } from '../world.ts';
import { alongWall } from './along-wall.ts';
import { foregroundOf, rowOf } from './build-outdoors.ts';
import { drawGroundLayers } from './ground/draw-ground.ts';
import { hangingLamp, type LampKind } from './lamps/lamps.ts';
import { overheadPlanes } from './overhead.ts';
import { planeOf } from './plane-of.ts';
import { indoorLandmarks, roomSide, withoutBuiltIn } from './room-landmarks.ts';
import type { RoomRecipe } from './room-recipe.ts';
import { drawCeiling } from './room-shell.ts';
import { createSight } from './sight.ts';
import type { Site } from './site.ts';
import { drawBackWall } from './walls/back-wall.ts';

/** Lamps of which three hang side by side. */
const IN_THREES: ReadonlySet<LampKind> = new Set<LampKind>(['tube', 'panel', 'pendant']);

/** Half the width of a shot at the actors, from which something near the lens frames it; nearer, it hides people. */
const ROOMY_METRES = 2.2;

/** Builds a room from its recipe: shell, back wall with its things, furniture in depth, lamps, framing. */
export function buildRoom(place: PlaceSpec, own: RoomRecipe, conditions: WorldConditions): World {
  const sight = createSight(conditions);
  const seed = deriveSeed(place.seed, place.kind);
  const side = roomSide(seed);
  const site: Site = { seed, sight, side };
  const recipe = { ...own, along: withoutBuiltIn(own.along, place), height: seenHeight(own, conditions) };
  const { depth, height } = recipe;
  const lampsOn = isLit(recipe, conditions);
  const lamp = lampSpot(recipe, site);
  const keyLight: World['keyLight'] =
    lampsOn && recipe.lamp !== 'none'
      ? { kind: 'lamp', ...lamp }
      : { kind: 'lamp', x: -side * (sight.portrait ? 0.8 : 1.8), y: -1.9, z: depth - 0.3 };
  const reach = sight.reach(depth) + 2;
  return {
    indoor: true,
    wallDistance: depth,
    keyLight,
    planes: [
      {
        name: 'back wall',
        z: depth,
        bounds: { left: -reach, right: reach, top: -height - 0.05, bottom: 0.1 },
        draw: (painter) => drawBackWall(painter, { recipe, left: -reach, right: reach, seed, light: keyLight }),
      },
      ...alongWall(recipe, site, reach),
      ...recipe.rows.map((row, index) => rowOf({ ...row, z: Math.min(row.z, depth - 0.35) }, index, site)),
      ...indoorLandmarks(place, recipe, site),
      ...lampPlanes(recipe, lamp),
      ...(sight.portrait ? overheadPlanes(recipe, seed, side) : []),
      ...(conditions.halfWidthMetres >= ROOMY_METRES ? foregroundOf(recipe.foreground, seed, conditions, side) : []),
    ],
    lamps: lampsOn ? 0.9 : daylightLamps(conditions),
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

/** Height of the ceiling: a wide shot is a look into a taller room, not at what lies above it. */
function seenHeight(room: RoomRecipe, conditions: WorldConditions): number {
  const seen = conditions.frameAt?.(room.depth);
  const wanted = seen ? -(seen.top + (seen.bottom - seen.top) * CEILING_SHARE) : room.height;
  return Math.min(room.height * ROOM_STRETCH, Math.max(room.height, wanted));
}

/** Lamps are on where no daylight comes in. */
function isLit(room: RoomRecipe, { timeOfDay, weather }: WorldConditions): boolean {
  const isDark = timeOfDay === 'night' || timeOfDay === 'dusk' || weather === 'storm';
  return isDark || !room.along.some((name) => name.includes('window'));
}

const daylightLamps = ({ timeOfDay }: WorldConditions): number => (timeOfDay === 'dawn' ? 0.28 : 0.2);

interface LampSpot {
  x: number;
  y: number;
  z: number;
}

function lampSpot({ lamp, height, depth }: RoomRecipe, { side, sight }: Site): LampSpot {
  return {
    x: side * (sight.portrait ? 0.25 : 0.75),
    y: -Math.min(height - 0.35, lamp === 'chandelier' ? 3 : 2.5),
    z: Math.min(1.2, depth - 0.8),
  };
}

function lampPlanes(recipe: RoomRecipe, { x, y, z }: LampSpot): WorldPlane[] {
  if (recipe.lamp === 'none') {
    return [];
  }
  const part = hangingLamp(recipe.lamp, recipe.height + y, recipe.lampColour ?? NAMED_COLOURS.teal);
  const shifts = IN_THREES.has(recipe.lamp) ? [0, 3.2, -3.2] : [0];
  return [
    planeOf(
      'lamp',
      z,
      shifts.map((shift) => ({ part, x: x + shift, y, mirrored: false, scale: 1 })),
    ),
  ];
}
