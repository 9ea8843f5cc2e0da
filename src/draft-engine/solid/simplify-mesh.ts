import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import type { Mesh } from './solid.ts';

/** How far the surface may move, as a share of its size. */
const MOST_ERROR = 0.004;

/** The surface with at most about so many triangles, as near to the old one as that allows. */
export async function simplified(
  { positions, indices }: Omit<Mesh, 'normals'>,
  mostTriangles: number,
): Promise<Omit<Mesh, 'normals'>> {
  await MeshoptSimplifier.ready;
  let fewer = indices;
  for (const error of [MOST_ERROR, 1]) {
    if (fewer.length > 3 * mostTriangles) {
      [fewer] = MeshoptSimplifier.simplify(fewer, positions, 3, 3 * mostTriangles, error, ['LockBorder']);
    }
  }
  const places = new Map<number, number>();
  const kept: number[] = [];
  const renumbered = fewer.map((corner) => {
    const known = places.get(corner);
    if (known !== undefined) {
      return known;
    }
    places.set(corner, places.size);
    kept.push(positions[corner * 3]!, positions[corner * 3 + 1]!, positions[corner * 3 + 2]!);
    return places.size - 1;
  });
  return { positions: Float32Array.from(kept), indices: renumbered };
}
