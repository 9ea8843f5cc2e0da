import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { Landmark, PlaceSpec } from '../../../story/place-spec.ts';
import type { WorldPlane } from '../../world.ts';
import { PART_LIBRARY } from '../part-library.ts';
import type { Part } from '../part.ts';
import { planeOf, type PlacedPart } from '../plane-of.ts';
import type { OutdoorRecipe } from '../recipe.ts';
import type { Sight } from '../sight.ts';
import { LANDMARK_PARTS } from './landmark-parts.ts';

/** What floats on water, and what hangs in the air (metres up). */
const AFLOAT = new Set<Landmark>(['sailing_boat', 'ship', 'fishing_boat']);
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

function place(
  spec: PlaceSpec,
  recipe: OutdoorRecipe,
  sight: Sight,
  seed: number,
  lightSide: number,
  index: number,
): Placing {
  const landmark = spec.landmarks[index] as Landmark;
  const part = (recipe.landmarks?.[landmark] ?? LANDMARK_PARTS[landmark])(
    createRandom(deriveSeed(seed, 'landmark', landmark, index)),
  );
  const share = [0.8, 0.5, 0.34][index] ?? 0.4;
  const wanted =
    Math.max(
      sight.depthFor(part.height + (ALOFT[landmark] ?? 0), share),
      sight.depthForWidth(part.width),
      AFLOAT.has(landmark) ? 22 : 0,
    ) +
    index * 0.6;
  const raised = recipe.landmarkOn === 'cliff' && part.height > 4 && !AFLOAT.has(landmark) && !ALOFT[landmark];
  const z = Math.min(
    recipe.landmarkTo ?? 400,
    Math.max(recipe.landmarkFrom ?? 2.2, raised ? Math.max(28, wanted) : wanted),
  );
  const side = index % 2 === 0 ? -lightSide : lightSide;
  const seen = sight.visible(z);
  const inside = Math.max(seen * 0.3, Math.min(seen * 0.56, seen - part.width * 0.42));
  const x =
    spec.central && index === 0
      ? side * Math.min(0.5, seen * 0.06)
      : side * Math.max(inside, z < 3 ? 1.9 + part.width * 0.3 : 0);
  const placing: Placing = {
    landmark,
    part,
    side,
    spot: { x, z, lift: ALOFT[landmark] ?? 0, width: part.width, height: part.height },
  };
  const onRock = recipe.landmarkOn === 'islet' && !AFLOAT.has(landmark) && !ALOFT[landmark];
  if (!raised && !onRock) {
    return placing;
  }
  const cliff = PART_LIBRARY.headland(createRandom(deriveSeed(seed, 'cliff', index)));
  const scale = (onRock ? part.width * 1.35 + 1.2 : seen * 0.95) / cliff.width;
  return { ...placing, cliff: { part: cliff, scale }, spot: { ...placing.spot, lift: cliff.height * scale * 0.86 } };
}

/** Puts the landmarks where they fill their share of the frame, the first on the third away from the light. */
export function placeLandmarks(
  spec: PlaceSpec,
  recipe: OutdoorRecipe,
  sight: Sight,
  seed: number,
  lightSide: number,
): WorldPlane[] {
  return spec.landmarks.slice(0, 3).map((_, index) => {
    const { landmark, part, spot, side, cliff } = place(spec, recipe, sight, seed, lightSide, index);
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
export function centralSpot(
  spec: PlaceSpec,
  recipe: OutdoorRecipe,
  sight: Sight,
  seed: number,
  lightSide: number,
): LandmarkSpot | undefined {
  return spec.central && spec.landmarks.length > 0 ? place(spec, recipe, sight, seed, lightSide, 0).spot : undefined;
}
