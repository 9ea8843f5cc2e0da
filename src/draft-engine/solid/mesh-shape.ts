import type { Mesh } from './solid.ts';

type Shape = Omit<Mesh, 'normals'>;

/** Taubin's steps: inwards, then a little further outwards, so that the solid does not shrink. */
const INWARDS = 0.5;
const OUTWARDS = -0.53;

/** Smooths a surface without shrinking it. */
export function smoothed({ positions, indices }: Shape, rounds: number): Shape {
  const neighbours = neighbourSums(indices, positions.length / 3);
  let places = positions;
  for (let round = 0; round < rounds; round++) {
    places = neighbours(neighbours(places, INWARDS), OUTWARDS);
  }
  return { positions: places, indices };
}

function neighbourSums(indices: Uint32Array, count: number): (places: Float32Array, share: number) => Float32Array {
  const degrees = new Uint32Array(count);
  for (const corner of indices) {
    degrees[corner] = degrees[corner]! + 2;
  }
  return (places, share) => {
    const sums = new Float32Array(places.length);
    for (let at = 0; at < indices.length; at += 3) {
      for (let corner = 0; corner < 3; corner++) {
        const own = indices[at + corner]! * 3;
        const [one, other] = [indices[at + ((corner + 1) % 3)]! * 3, indices[at + ((corner + 2) % 3)]! * 3];
        for (let axis = 0; axis < 3; axis++) {
          sums[own + axis] = sums[own + axis]! + places[one + axis]! + places[other + axis]!;
        }
      }
    }
    return places.map((place, at) => {
      const degree = degrees[Math.floor(at / 3)]!;
      return degree === 0 ? place : place + share * (sums[at]! / degree - place);
    });
  };
}

/** Normals of length 1 at the corners, by the faces around each, the larger the more. */
export function normalsOf({ positions, indices }: Shape): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let at = 0; at < indices.length; at += 3) {
    const face = faceNormal(positions, indices, at);
    for (let corner = 0; corner < 3; corner++) {
      const own = indices[at + corner]! * 3;
      for (let axis = 0; axis < 3; axis++) {
        normals[own + axis] = normals[own + axis]! + face[axis as 0];
      }
    }
  }
  for (let at = 0; at < normals.length; at += 3) {
    const length = Math.hypot(normals[at]!, normals[at + 1]!, normals[at + 2]!);
    if (length > 0) {
      normals[at] = normals[at]! / length;
      normals[at + 1] = normals[at + 1]! / length;
      normals[at + 2] = normals[at + 2]! / length;
    } else {
      normals[at + 1] = 1;
    }
  }
  return normals;
}

/** The normal of the triangle whose corners begin at this index, as long as twice its area. */
export function faceNormal(positions: Float32Array, indices: Uint32Array, at: number): [number, number, number] {
  const [a, b, c] = [indices[at]! * 3, indices[at + 1]! * 3, indices[at + 2]! * 3];
  const edge = (from: number, to: number, axis: number): number => positions[to + axis]! - positions[from + axis]!;
  const [ux, uy, uz] = [edge(a, b, 0), edge(a, b, 1), edge(a, b, 2)];
  const [vx, vy, vz] = [edge(a, c, 0), edge(a, c, 1), edge(a, c, 2)];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** The volume inside a closed surface. */
export function volumeOf({ positions, indices }: Shape): number {
  let volume = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [nx, ny, nz] = faceNormal(positions, indices, at);
    const corner = indices[at]! * 3;
    volume += (nx * positions[corner]! + ny * positions[corner + 1]! + nz * positions[corner + 2]!) / 6;
  }
  return volume;
}
