import type { PlaceKind, PlaceSpec } from '../../place-spec.ts';
import type { Scene } from './choreography.ts';
import type { SeenDeedId } from './closer-deeds.ts';

/** How many metres behind the middle of a place its water begins. */
const WATER_FROM: Readonly<Partial<Record<PlaceKind, number>>> = {
  harbour: 7,
  coast: 9.4,
  beach: 9,
  island: 8,
  river: 4,
  lake: 5,
  swamp: 2.6,
};
/** Metres from the edge to whoever stands at it, and from the edge to what is in the water. */
const FROM_EDGE = 0.5;
const IN_WATER = 0.5;

/** Whoever fishes stands at the water of a place, and the rod reaches out over it. */
export function atWater(scene: Scene, deed: SeenDeedId, { kind }: PlaceSpec): Scene {
  const edge = deed === 'angle' ? WATER_FROM[kind] : undefined;
  const { lead, result } = scene;
  if (edge === undefined || !lead) {
    return scene;
  }
  return {
    ...scene,
    lead: { ...lead, behind: edge - FROM_EDGE },
    ...(result && { result: { ...result, behind: edge + IN_WATER } }),
  };
}
