import type { Field, Mesh } from './solid.ts';

/**
 * The surface of a field as triangles, by surface nets: one corner for each cell that the surface passes, at the middle
 * of where it crosses the cell's edges. Positions are in voxels. Nothing may be inside at the border of the box.
 */
export function surfaceOf(field: Field): Omit<Mesh, 'normals'> {
  const { data, nx, ny, nz } = field;
  const corners = new Int32Array(nx * ny * nz).fill(-1);
  const positions: number[] = [];
  const strides = [1, nx, nx * ny] as const;
  for (let z = 0; z < nz - 1; z++) {
    for (let y = 0; y < ny - 1; y++) {
      for (let x = 0; x < nx - 1; x++) {
        const at = (z * ny + y) * nx + x;
        const place = crossing(data, at, strides);
        if (place) {
          corners[at] = positions.length / 3;
          positions.push(x + place[0], y + place[1], z + place[2]);
        }
      }
    }
  }
  const indices: number[] = [];
  for (let z = 1; z < nz - 1; z++) {
    for (let y = 1; y < ny - 1; y++) {
      for (let x = 1; x < nx - 1; x++) {
        const at = (z * ny + y) * nx + x;
        for (let axis = 0; axis < 3; axis++) {
          addFace(indices, corners, at, { data, strides, axis });
        }
      }
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

const EDGES: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
];
const values = new Float32Array(8);

/** The middle of where the surface crosses the edges of a cell, from 0 to 1 in each direction; undefined for none. */
function crossing(
  data: Float32Array,
  at: number,
  [, row, layer]: readonly [number, number, number],
): [number, number, number] | undefined {
  let inside = 0;
  for (let corner = 0; corner < 8; corner++) {
    const value = data[at + (corner & 1) + (corner & 2 ? row : 0) + (corner & 4 ? layer : 0)]!;
    values[corner] = value;
    inside += value > 0 ? 1 : 0;
  }
  if (inside === 0 || inside === 8) {
    return undefined;
  }
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (const [one, other] of EDGES) {
    const [from, to] = [values[one]!, values[other]!];
    if (from > 0 !== to > 0) {
      const share = from / (from - to);
      for (let axis = 0; axis < 3; axis++) {
        const [start, end] = [(one >> axis) & 1, (other >> axis) & 1];
        sum[axis as 0] += start + share * (end - start);
      }
      count++;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Two triangles across the edge from this point along the axis, where the surface crosses it. */
function addFace(
  indices: number[],
  corners: Int32Array,
  at: number,
  { data, strides, axis }: { data: Float32Array; strides: readonly [number, number, number]; axis: number },
): void {
  const isInside = data[at]! > 0;
  if (isInside === data[at + strides[axis as 0]]! > 0) {
    return;
  }
  const [one, other] = [strides[((axis + 1) % 3) as 0], strides[((axis + 2) % 3) as 0]];
  const [a, b, c, d] = [corners[at]!, corners[at - one]!, corners[at - one - other]!, corners[at - other]!];
  if (isInside) {
    indices.push(a, b, c, a, c, d);
  } else {
    indices.push(a, c, b, a, d, c);
  }
}
