import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import type { Landmark, PlaceSpec, TimeOfDay, Weather } from '../../story/place-spec.ts';
import type { World, WorldConditions, WorldPlane } from '../world.ts';
import { drawFar } from './far/draw-far.ts';
import { drawForeground } from './foreground/draw-foreground.ts';
import { frameBox } from './foreground/frame-box.ts';
import { drawGroundLayers } from './ground/draw-ground.ts';
import { centralSpot, placeLandmarks, type LandmarkSpot } from './landmarks/place-landmarks.ts';
import { PART_LIBRARY, type PartName } from './part-library.ts';
import type { PartMaker } from './part.ts';
import { planeOf, type PlacedPart } from './plane-of.ts';
import type { OutdoorRecipe, PropRow } from './recipe.ts';
import { createSight } from './sight.ts';
import type { Site } from './site.ts';
import { drawBackdropOf } from './sky/backdrops.ts';
import { skyLight } from './sky/sky-light.ts';

/** The maker of what a recipe or a world names. */
function makerOf(part: PartName | PartMaker): PartMaker {
  return typeof part === 'string' ? PART_LIBRARY[part] : part;
}

function nameOf(part: PartName | PartMaker | undefined): string {
  return typeof part === 'string' ? part : 'of its world';
}

/** Fills one depth with a row of things, the same in every shot. */
export function rowOf(row: PropRow, index: number, { seed, sight, side: lightSide }: Site): WorldPlane {
  const reach = sight.reach(row.z);
  const placed: PlacedPart[] = [];
  const make = (random: Random, x: number, mirrored: boolean): void => {
    const part = makerOf(random.pick(row.parts))(random);
    placed.push({
      part,
      x,
      y: -(row.lift ?? 0),
      mirrored,
      scale: (row.scale ?? 1) * (row.tight ? 1 : random.between(0.88, 1.14)),
    });
  };
  const gap = row.gap;
  for (const side of [-1, 1]) {
    if (row.side === 'light' && side !== lightSide) {
      continue;
    }
    if (row.side === 'shade' && side === lightSide) {
      continue;
    }
    const count = row.once ? 1 : Math.ceil((reach - gap) / row.spacing) + 1;
    for (let cell = 0; cell < count; cell++) {
      const random = createRandom(deriveSeed(seed, 'row', index, side, cell));
      if (row.sparse && random.chance(row.sparse)) {
        continue;
      }
      const jitter = row.tight ? 0 : random.between(-0.35, 0.35) * row.spacing;
      const portraitPull = sight.portrait && cell === 0 ? 0.75 : 1;
      const x = side * (gap * portraitPull + (cell + 0.5) * row.spacing) + jitter;
      make(random, x, row.tight ? side > 0 : random.chance(0.5));
    }
  }
  placed.sort((a, b) => Math.abs(b.x) - Math.abs(a.x));
  return planeOf(`row ${index} ${nameOf(row.parts[0])}`, row.z, placed);
}

/** Where the landmark stands that a place out of doors is about, in frames of this aspect; undefined when there is none. */
export function centralOutdoors(
  place: PlaceSpec,
  recipe: OutdoorRecipe,
  timeOfDay: TimeOfDay,
  aspect: number,
): LandmarkSpot | undefined {
  const sight = createSight({ aspect, halfWidthMetres: 1 });
  const seed = deriveSeed(place.seed, place.kind);
  const side = skyLight(seed, timeOfDay, sight.portrait).side >= 0 ? 1 : -1;
  return centralSpot(place, recipe, { seed, sight, side });
}

/** The tree that stands in a wood's rows where the wood is of one kind. */
const GROVES: Partial<Readonly<Record<Landmark, PartName>>> = {
  bamboo: 'bamboo',
  cherry_tree: 'blossom_tree',
  pine: 'tall_pine',
};
const TREES: ReadonlySet<PartName> = new Set<PartName>(['tree', 'old_tree', 'tall_pine', 'pine']);

/** A wood that is named for its trees is of these alone: a bamboo grove has no firs. */
function grownWith(recipe: OutdoorRecipe, { kind, landmarks }: PlaceSpec): OutdoorRecipe {
  const tree =
    kind === 'forest' ? landmarks.map((landmark) => GROVES[landmark]).find((part) => part !== undefined) : undefined;
  if (!tree) {
    return recipe;
  }
  return {
    ...recipe,
    far: recipe.far.filter((layer) => tree === 'tall_pine' || layer.kind !== 'pines'),
    rows: recipe.rows.map((row) =>
      row.parts.some((part) => typeof part === 'string' && TREES.has(part))
        ? { ...row, parts: [tree], spacing: tree === 'bamboo' ? row.spacing * 0.62 : row.spacing }
        : row,
    ),
  };
}

/** How bright lamps are by the hour; otherwise it depends on the weather. */
const LAMPS_OF_HOURS: Partial<Readonly<Record<TimeOfDay, number>>> = { night: 0.8, dusk: 0.6 };
const LAMPS_OF_WEATHERS: Partial<Readonly<Record<Weather, number>>> = { storm: 0.45, rain: 0.45 };

const lampsOf = ({ timeOfDay, weather }: WorldConditions): number =>
  LAMPS_OF_HOURS[timeOfDay] ?? LAMPS_OF_WEATHERS[weather] ?? 0.1;

/** Builds a place out of doors from its recipe. */
export function buildOutdoors(place: PlaceSpec, plain: OutdoorRecipe, conditions: WorldConditions): World {
  const recipe = grownWith(plain, place);
  const sight = createSight(conditions);
  const seed = deriveSeed(place.seed, place.kind);
  const keyLight = skyLight(seed, conditions.timeOfDay, sight.portrait);
  const lightSide = keyLight.side >= 0 ? 1 : -1;
  const site: Site = { seed, sight, side: lightSide };
  const fog = conditions.weather === 'fog';
  const planes: WorldPlane[] = [];
  recipe.far.forEach((layer, index) => {
    const reach = sight.reach(layer.z);
    planes.push({
      name: `far ${index} ${layer.kind}`,
      z: layer.z,
      bounds: { left: -reach * 1.05, right: reach * 1.05, top: -layer.height * 1.5 - 2, bottom: 3 },
      draw: (painter) => drawFar(painter, layer, deriveSeed(seed, 'far', index), reach),
    });
  });
  recipe.rows.forEach((row, index) => planes.push(rowOf(row, index, site)));
  planes.push(...placeLandmarks(place, recipe, site));
  planes.push(...foregroundOf(recipe.foreground, seed, conditions, lightSide));
  return {
    indoor: false,
    wallDistance: Infinity,
    keyLight,
    lamps: lampsOf(conditions),
    planes,
    actorSpots: sight.portrait ? [0.15, -0.35, 0.45] : [-lightSide * 0.35, lightSide * 0.8, -lightSide * 1.3],
    drawBackdrop: (painter, view) => drawBackdropOf(painter, view, recipe, { seed, conditions, light: keyLight }),
    drawGround: (painter, view) => {
      if (recipe.ground.length > 0) {
        drawGroundLayers(painter, view, recipe.ground, { seed, light: keyLight, indoor: false, fog });
      }
    },
  };
}

/** Framing elements near the lens: one large on one side, a smaller one or a hanging one on the other. */
export function foregroundOf(
  kinds: OutdoorRecipe['foreground'],
  seed: number,
  conditions: WorldConditions,
  lightSide: number,
): WorldPlane[] {
  return kinds.map((kind, index) => {
    const z = index === 0 ? -1.2 : -0.9;
    const box = frameBox(conditions, z);
    const mirrored = (index % 2 === 0 ? -lightSide : lightSide) > 0;
    const height = box.height * foregroundHeight(conditions.aspect, index);
    return {
      name: `foreground ${kind}`,
      z,
      framed: true,
      bounds: {
        left: box.left - box.height,
        right: box.right + box.height,
        top: box.top - box.height * 0.3,
        bottom: box.bottom + box.height * 0.6,
      },
      draw: (painter) => drawForeground(painter, kind, { ...box, height }, deriveSeed(seed, index), mirrored),
    };
  });
}

/** The share of the frame that a foreground thing may fill: less in upright frames, and the first more than the rest. */
function foregroundHeight(aspect: number, index: number): number {
  if (aspect < 1) {
    return 0.62;
  }
  return index === 0 ? 1 : 0.8;
}
