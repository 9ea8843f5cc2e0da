import { bakeTexture, type SidePictures } from './bake-texture.ts';
import { carveHull, type CarvingPictures, type Shape } from './carve-hull.ts';
import { mirroredPicture } from './grids.ts';
import { normalsOf, smoothed } from './mesh-shape.ts';
import { blowUp } from './relief.ts';
import { simplified } from './simplify-mesh.ts';
import type { Field, Mesh, TexturedMesh } from './solid.ts';
import { surfaceOf } from './surface-nets.ts';
import { unwrap } from './unwrap.ts';

const MOST_TRIANGLES = 24_000;
const SMOOTHING_ROUNDS = { round: 6, edged: 2 } as const;

/** How finely a solid is painted. */
export interface SolidQuality {
  textureSidePixels: number;
  /** Voxels from foot to top, if not the usual number. */
  rows?: number;
}

/**
 * Builds a solid from pictures of its front, one side and, if there is one, its back: its silhouettes are carved and
 * the pictures painted on it. The side that is not given is the other one as in a mirror, and a missing back is the
 * front.
 */
export async function buildSolid(
  pictures: CarvingPictures,
  shape: Shape,
  { textureSidePixels, rows }: SolidQuality,
): Promise<TexturedMesh> {
  const mesh = await meshOf(carveHull(pictures, shape, rows), SMOOTHING_ROUNDS[shape]);
  const { front, back = mirroredPicture(front), side, sideLooks } = pictures;
  const other = mirroredPicture(side);
  const sides: SidePictures = {
    front,
    back,
    left: sideLooks === 'left' ? side : other,
    right: sideLooks === 'right' ? side : other,
  };
  return bakeTexture(unwrap(mesh, textureSidePixels), sides, textureSidePixels);
}

/** Builds a solid that is guessed from one picture; without a back, that is the front as in a mirror. */
export async function buildRelief(
  { front, back = mirroredPicture(front) }: Pick<CarvingPictures, 'front' | 'back'>,
  { textureSidePixels }: SolidQuality,
): Promise<TexturedMesh> {
  const mesh = await meshOf(blowUp(front), SMOOTHING_ROUNDS.round);
  return bakeTexture(unwrap(mesh, textureSidePixels), { front, back }, textureSidePixels);
}

/** The surface of a field, one unit high, with the middle of its foot at the origin. */
async function meshOf(field: Field, rounds: number): Promise<Mesh> {
  const fine = smoothed(surfaceOf(field), rounds);
  const { positions, indices } = await simplified(fine, MOST_TRIANGLES);
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  positions.forEach((value, at) => {
    low[at % 3] = Math.min(low[at % 3]!, value);
    high[at % 3] = Math.max(high[at % 3]!, value);
  });
  const height = high[1]! - low[1]!;
  const origin = [(low[0]! + high[0]!) / 2, low[1]!, (low[2]! + high[2]!) / 2];
  const placed = positions.map((value, at) => (value - origin[at % 3]!) / height);
  return { positions: placed, indices, normals: normalsOf({ positions: placed, indices }) };
}
