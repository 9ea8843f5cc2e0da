import { faceNormal } from './mesh-shape.ts';
import { packBoxes } from './pack-boxes.ts';
import { LOOKS, SIDES, type Mesh, type Side } from './solid.ts';

/** A mesh whose corners have places in a square picture; corners at seams are there once for each part. */
export interface Unwrapped extends Mesh {
  /** In pixels of the picture. */
  places: Float32Array;
}

/** Around each part of the picture, so that parts do not run into each other. */
const GUTTER_PIXELS = 3;
/** Rounds in which triangles take the side of most of their neighbours. */
const SMOOTHING_ROUNDS = 4;
/** Parts of fewer triangles become part of their neighbours. */
const LEAST_TRIANGLES = 24;

/**
 * Unwraps a surface into parts that are each seen from one side without distortion, and packs them into a square
 * picture of so many pixels.
 */
export function unwrap(mesh: Mesh, sidePixels: number): Unwrapped {
  const count = mesh.indices.length / 3;
  const neighbours = neighboursOf(mesh.indices, mesh.positions.length / 3);
  let sides = Uint8Array.from({ length: count }, (_, face) => sideOf(mesh, face));
  for (let round = 0; round < SMOOTHING_ROUNDS; round++) {
    sides = byNeighbours(mesh, sides, neighbours);
  }
  joinSmall(sides, neighbours);
  const { parts, partCount } = partsOf(sides, neighbours);
  return layOut(mesh, { sides, parts, partCount }, sidePixels);
}

/** How well each side sees a triangle, best 1. */
function facing(mesh: Mesh, face: number): number[] {
  const normal = faceNormal(mesh.positions, mesh.indices, face * 3);
  const length = Math.hypot(...normal) || 1;
  return SIDES.map((side) => {
    const [axis, sign] = LOOKS[side].towards;
    return (sign * normal[axis]) / length;
  });
}

const sideOf = (mesh: Mesh, face: number): number => bestOf(facing(mesh, face));
const bestOf = (scores: readonly number[]): number => scores.indexOf(Math.max(...scores));

/** For each triangle the three beside it, itself where there is none. */
function neighboursOf(indices: Uint32Array, corners: number): Int32Array {
  const found = Int32Array.from(indices, (_, at) => Math.floor(at / 3));
  const open = new Map<number, number>();
  for (let at = 0; at < indices.length; at++) {
    const [one, other] = [indices[at]!, indices[at - (at % 3) + ((at + 1) % 3)]!];
    const key = Math.min(one, other) * corners + Math.max(one, other);
    const partner = open.get(key);
    if (partner === undefined) {
      open.set(key, at);
    } else {
      found[at] = Math.floor(partner / 3);
      found[partner] = Math.floor(at / 3);
      open.delete(key);
    }
  }
  return found;
}

function byNeighbours(mesh: Mesh, sides: Uint8Array, neighbours: Int32Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(sides, (_, face) => {
    const scores = facing(mesh, face);
    for (let edge = 0; edge < 3; edge++) {
      const side = sides[neighbours[face * 3 + edge]!]!;
      scores[side] = scores[side]! + 0.25;
    }
    return bestOf(scores);
  });
}

/** Numbers the parts: triangles beside each other with the same side. */
function partsOf(sides: Uint8Array, neighbours: Int32Array): { parts: Int32Array; partCount: number } {
  const parts = new Int32Array(sides.length).fill(-1);
  let partCount = 0;
  for (let first = 0; first < sides.length; first++) {
    if (parts[first] === -1) {
      const waiting = [first];
      parts[first] = partCount;
      for (let face = waiting.pop(); face !== undefined; face = waiting.pop()) {
        for (let edge = 0; edge < 3; edge++) {
          const next = neighbours[face * 3 + edge]!;
          if (parts[next] === -1 && sides[next] === sides[face]) {
            parts[next] = partCount;
            waiting.push(next);
          }
        }
      }
      partCount++;
    }
  }
  return { parts, partCount };
}

/** Small parts take the side that most of their neighbours have. */
function joinSmall(sides: Uint8Array, neighbours: Int32Array): void {
  for (let round = 0; round < 3; round++) {
    const { parts, partCount } = partsOf(sides, neighbours);
    const sizes = new Uint32Array(partCount);
    const around = Array.from({ length: partCount }, () => new Uint32Array(SIDES.length));
    parts.forEach((part, face) => {
      sizes[part] = sizes[part]! + 1;
      for (let edge = 0; edge < 3; edge++) {
        const next = neighbours[face * 3 + edge]!;
        if (parts[next] !== part) {
          const side = sides[next]!;
          around[part]![side] = around[part]![side]! + 1;
        }
      }
    });
    parts.forEach((part, face) => {
      const others = around[part]!;
      if (sizes[part]! < LEAST_TRIANGLES && others.some((one) => one > 0)) {
        sides[face] = bestOf([...others]);
      }
    });
  }
}

interface Parting {
  sides: Uint8Array;
  parts: Int32Array;
  partCount: number;
}

function layOut(mesh: Mesh, parting: Parting, sidePixels: number): Unwrapped {
  const { positions, normals, indices } = mesh;
  const boxes = boxesOf(mesh, parting);
  const { scale, corners } = packBoxes(
    boxes.map(({ left, top, right, bottom }) => ({ width: right - left, height: bottom - top })),
    { sidePixels, gutterPixels: GUTTER_PIXELS },
  );
  const known = new Map<number, number>();
  const out = { positions: [] as number[], normals: [] as number[], places: [] as number[] };
  const laid = indices.map((corner, at) => {
    const face = Math.floor(at / 3);
    const part = parting.parts[face]!;
    const key = part * (positions.length / 3) + corner;
    const existing = known.get(key);
    if (existing !== undefined) {
      return existing;
    }
    const index = known.size;
    known.set(key, index);
    const place = corner * 3;
    out.positions.push(positions[place]!, positions[place + 1]!, positions[place + 2]!);
    out.normals.push(normals[place]!, normals[place + 1]!, normals[place + 2]!);
    const [x, y] = projected(positions, corner, SIDES[parting.sides[face]!]!);
    const [box, origin] = [boxes[part]!, corners[part]!];
    out.places.push(origin.x + (x - box.left) * scale, origin.y + (y - box.top) * scale);
    return index;
  });
  return {
    positions: Float32Array.from(out.positions),
    normals: Float32Array.from(out.normals),
    places: Float32Array.from(out.places),
    indices: laid,
  };
}

/** Where a corner is seen from a side, across and down. */
function projected(positions: Float32Array, corner: number, side: Side): [number, number] {
  const { across, down } = LOOKS[side];
  return [across[1] * positions[corner * 3 + across[0]]!, down[1] * positions[corner * 3 + down[0]]!];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxesOf({ positions, indices }: Mesh, { sides, parts, partCount }: Parting): Box[] {
  const boxes = Array.from({ length: partCount }, (): Box => ({
    left: Infinity,
    top: Infinity,
    right: -Infinity,
    bottom: -Infinity,
  }));
  indices.forEach((corner, at) => {
    const face = Math.floor(at / 3);
    const [x, y] = projected(positions, corner, SIDES[sides[face]!]!);
    const box = boxes[parts[face]!]!;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  });
  return boxes;
}
