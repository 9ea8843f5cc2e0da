import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { Landmark, PlaceSpec } from '../../../story/place-spec.ts';
import type { WorldPlane } from '../../world.ts';
import { PART_LIBRARY } from '../part-library.ts';
import type { Part } from '../part.ts';
import { planeOf, type PlacedPart } from '../plane-of.ts';
import type { OutdoorRecipe } from '../recipe.ts';
import type { Sight } from '../sight.ts';
import type { Site } from '../site.ts';
import { LANDMARK_PARTS } from './landmark-parts.ts';

/** What floats on water, and what hangs in the air (metres up). */
const AFLOAT = new Set<Landmark>(['sailing_boat', 'ship', 'fishing_boat', 'iceberg', 'lotus']);
const ALOFT: Partial<Record<Landmark, number>> = { balloon: 9, satellite: 10, ufo: 6 };

/** Where a landmark stands: metres, its middle at x, its foot at `lift` above the ground. */
export interface LandmarkSpot {
  x: number;
  z: number;
  lift: number;
  width: number;
  height: number;
}

interface Placing {
  landmark: Landmark;
  part: Part;
  spot: LandmarkSpot;
  side: number;
  cliff?: { part: Part; scale: number };
}

/** The share of the frame above the horizon that each landmark fills. */
const SHARES: readonly number[] = [0.8, 0.5, 0.34];

/** True for what neither floats nor hangs in the air. */
const isOnLand = (landmark: Landmark): boolean => !AFLOAT.has(landmark) && !ALOFT[landmark];

function place(spec: PlaceSpec, recipe: OutdoorRecipe, site: Site, index: number): Placing {
  const landmark = spec.landmarks[index] as Landmark;
  const part = (recipe.landmarks?.[landmark] ?? LANDMARK_PARTS[landmark])(
    createRandom(deriveSeed(site.seed, 'landmark', landmark, index)),
  );
  const raised = recipe.landmarkOn === 'cliff' && part.height > 4 && isOnLand(landmark);
  const z = depthOf({ landmark, part, raised, index }, recipe, site.sight);
  const side = index % 2 === 0 ? -site.side : site.side;
  const aside = spec.central && index === 0 ? nearMiddle(site.sight, z) : besideMiddle(site.sight, z, part.width);
  const placing: Placing = {
    landmark,
    part,
    side,
    spot: { x: side * aside, z, lift: ALOFT[landmark] ?? 0, width: part.width, height: part.height },
  };
  const onRock = recipe.landmarkOn === 'islet' && isOnLand(landmark);
  if (!raised && !onRock) {
    return placing;
  }
  const cliff = PART_LIBRARY.headland(createRandom(deriveSeed(site.seed, 'cliff', index)));
  const scale = (onRock ? part.width * 1.35 + 1.2 : site.sight.visible(z) * 0.95) / cliff.width;
  return { ...placing, cliff: { part: cliff, scale }, spot: { ...placing.spot, lift: cliff.height * scale * 0.86 } };
}

/** The depth at which a landmark fills its share of the frame, within what its place allows. */
function depthOf(
  { landmark, part, raised, index }: Pick<Placing, 'landmark' | 'part'> & { raised: boolean; index: number },
  recipe: OutdoorRecipe,
  sight: Sight,
): number {
  const filling = Math.max(
    sight.depthFor(part.height + (ALOFT[landmark] ?? 0), SHARES[index] ?? 0.4),
    sight.depthForWidth(part.width),
    AFLOAT.has(landmark) ? 22 : 0,
  );
  const wanted = filling + index * 0.6;
  const nearest = recipe.landmarkFrom ?? 2.2;
  const farthest = recipe.landmarkTo ?? 400;
  return Math.min(farthest, Math.max(nearest, raised ? Math.max(28, wanted) : wanted));
}

/** Metres beside the middle of a landmark that the place is about. */
const nearMiddle = (sight: Sight, z: number): number => Math.min(0.5, sight.visible(z) * 0.06);

/** Metres beside the middle of a landmark that leaves the middle free. */
function besideMiddle(sight: Sight, z: number, width: number): number {
  const seen = sight.visible(z);
  const inside = Math.max(seen * 0.3, Math.min(seen * 0.56, seen - width * 0.42));
  return Math.max(inside, z < 3 ? 1.9 + width * 0.3 : 0);
}

/** Puts the landmarks where they fill their share of the frame, the first on the third away from the light. */
export function placeLandmarks(spec: PlaceSpec, recipe: OutdoorRecipe, site: Site): WorldPlane[] {
  return spec.landmarks.slice(0, 3).map((_, index) => {
    const { landmark, part, spot, side, cliff } = place(spec, recipe, site, index);
    const placed: PlacedPart[] = [];
    if (cliff) {
      placed.push({
        part: cliff.part,
        x: spot.x + side * cliff.part.width * cliff.scale * 0.14,
        y: 0,
        mirrored: side < 0,
        scale: cliff.scale,
      });
    }
    placed.push({ part, x: spot.x, y: -spot.lift, mirrored: side > 0, scale: 1 });
    return { ...planeOf(`landmark ${landmark}`, spot.z, placed), clarity: spec.central && index === 0 ? 0.65 : 0.3 };
  });
}

/** Where the landmark stands that a place is about; undefined when it is about none. */
export function centralSpot(spec: PlaceSpec, recipe: OutdoorRecipe, site: Site): LandmarkSpot | undefined {
  return spec.central && spec.landmarks.length > 0 ? place(spec, recipe, site, 0).spot : undefined;
}
