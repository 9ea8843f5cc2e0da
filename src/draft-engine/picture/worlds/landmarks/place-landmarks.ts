import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { Landmark, PlaceSpec } from '../../../story/place-spec.ts';
import { planeOf, type PlacedPart } from '../plane-of.ts';
import { PART_LIBRARY } from '../part-library.ts';
import type { OutdoorRecipe } from '../recipe.ts';
import type { Sight } from '../sight.ts';
import type { WorldPlane } from '../../world.ts';
import { LANDMARK_PARTS } from './landmark-parts.ts';

/** What floats on water, and what hangs in the air (metres up). */
const AFLOAT = new Set<Landmark>(['sailing_boat', 'ship', 'fishing_boat']);
const ALOFT: Partial<Record<Landmark, number>> = { balloon: 9, satellite: 10, ufo: 6 };

/** Puts the landmarks where they fill their share of the frame, the first on the third away from the light. */
export function placeLandmarks(place: PlaceSpec, recipe: OutdoorRecipe, sight: Sight, seed: number, lightSide: number): WorldPlane[] {
  return place.landmarks.slice(0, 3).map((landmark, index) => {
    const random = createRandom(deriveSeed(seed, 'landmark', landmark, index));
    const part = LANDMARK_PARTS[landmark](random);
    const share = [0.8, 0.5, 0.34][index] ?? 0.4;
    const wanted = Math.max(sight.depthFor(part.height + (ALOFT[landmark] ?? 0), share), sight.depthForWidth(part.width), AFLOAT.has(landmark) ? 22 : 0) + index * 0.6;
    const raised = recipe.landmarkOn === 'cliff' && part.height > 4 && !AFLOAT.has(landmark) && !ALOFT[landmark];
    const lift = ALOFT[landmark] ?? 0;
    const z = Math.min(recipe.landmarkTo ?? 400, Math.max(recipe.landmarkFrom ?? 2.2, raised ? Math.max(28, wanted) : wanted));
    const side = index % 2 === 0 ? -lightSide : lightSide;
    const seen = sight.visible(z);
    const inside = Math.max(seen * 0.3, Math.min(seen * 0.56, seen - part.width * 0.42));
    const x = side * Math.max(inside, z < 3 ? 1.9 + part.width * 0.3 : 0);
    const placed: PlacedPart[] = [];
    if (raised) {
      const cliff = PART_LIBRARY.headland(createRandom(deriveSeed(seed, 'cliff', index)));
      const scale = (seen * 0.95) / cliff.width;
      placed.push({ part: cliff, x: x + side * cliff.width * scale * 0.14, y: 0, mirrored: side < 0, scale });
      placed.push({ part, x, y: -cliff.height * scale * 0.86, mirrored: side > 0, scale: 1 });
    } else placed.push({ part, x, y: -lift, mirrored: side > 0, scale: 1 });
    return planeOf(`landmark ${landmark}`, z, placed);
  });
}
