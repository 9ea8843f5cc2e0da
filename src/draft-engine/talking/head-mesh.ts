import { frameOf, inFace, type FaceFrame, type InFace } from './face-frame.ts';
import { EYES, FACE_POINTS, OVAL, type FaceMesh, type FacePoints } from './face-mesh.ts';

/** The mesh that carries a head: the face's points, and rings around it, the last of which never moves. */
export interface HeadMesh {
  frame: FaceFrame;
  /** Across and down in the picture, and depth in pixels, larger nearer to who looks. */
  points: Float32Array;
  count: number;
  /** Points of the triangles, in the order in which they are painted. */
  triangles: Uint16Array;
  /** What does not blink: triangles of the eyes, painted before all others. */
  eyeTriangles: Uint16Array;
  /** How far each point goes along with the head, 0 to 1. */
  withHead: Float32Array;
  /** Each point as the face sees it. */
  local: readonly InFace[];
}

/** How many times as far from the middle as the edge of the face. */
const RINGS = [1.1, 1.25, 1.45, 1.7, 2.05, 2.5] as const;
/** Up to here all goes along with the head. */
const HEAD = 1.3;
const RING_POINTS = OVAL.length;
/** What lies behind the face, as a share of its width. */
const BEHIND = -0.3;
/** Share of the picture at its edges where nothing moves. */
const STEADY_EDGE = 0.05;

/** From 0 at `from` to 1 at `to`, gently. */
export function gently(from: number, to: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Lays the mesh over a face of a picture. */
export function createHeadMesh(face: FacePoints, mesh: FaceMesh, picture: { width: number; height: number }): HeadMesh {
  const frame = frameOf(face);
  const count = FACE_POINTS + RINGS.length * RING_POINTS;
  const points = new Float32Array(count * 3);
  points.set(levelled(face));
  RINGS.forEach((ring, index) => {
    OVAL.forEach((point, place) => {
      const [x, y, depth] = [points[point * 3]!, points[point * 3 + 1]!, points[point * 3 + 2]!];
      const share = (ring - 1) / (RINGS.at(-1)! - 1);
      points.set(
        [
          frame.centre.x + (x - frame.centre.x) * ring,
          frame.centre.y + (y - frame.centre.y) * ring,
          depth * (1 - share) + BEHIND * frame.width * share,
        ],
        (FACE_POINTS + index * RING_POINTS + place) * 3,
      );
    });
  });
  const local = Array.from({ length: count }, (_, point) =>
    inFace(frame, { x: points[point * 3]!, y: points[point * 3 + 1]! }),
  );
  return {
    frame,
    points,
    count,
    local,
    triangles: Uint16Array.from([...ringTriangles(), ...mesh.triangles]),
    eyeTriangles: Uint16Array.from(
      Object.values(EYES).flatMap(({ upper, lower }) => stripBetween([...upper], [...lower])),
    ),
    withHead: Float32Array.from({ length: count }, (_, point) => {
      const ring = point < FACE_POINTS ? 1 : RINGS[Math.floor((point - FACE_POINTS) / RING_POINTS)]!;
      return headShare(ring, local[point]!, frame) * edgeShare(points.subarray(point * 3), picture);
    }),
  };
}

/** How far the middle of a drawn face is before its edge, as a share of its width. */
const EVEN_DEPTH = 0.35;

/**
 * A drawn face is a flat picture: its depth falls evenly from the middle to the edge, so that lines across it (glasses,
 * a moustache) bend with it and nowhere tear.
 */
export function withEvenDepth(face: FacePoints): FacePoints {
  const frame = frameOf(face);
  const radius = Math.max(...OVAL.map((point) => distanceFrom(frame, face, point)));
  return face.map((value, at) => {
    const share = at % 3 === 2 ? Math.min(1, distanceFrom(frame, face, (at - 2) / 3) / radius) : 0;
    return at % 3 === 2 ? EVEN_DEPTH * frame.width * (1 - share * share) : value;
  });
}

const distanceFrom = ({ centre }: FaceFrame, face: FacePoints, point: number): number =>
  Math.hypot(face[point * 3]! - centre.x, face[point * 3 + 1]! - centre.y);

/** Depths around those of the face's edge. */
function levelled(face: FacePoints): FacePoints {
  const edge = OVAL.reduce((sum, point) => sum + face[point * 3 + 2]!, 0) / OVAL.length;
  return face.map((value, at) => (at % 3 === 2 ? value - edge : value));
}

function headShare(ring: number, { down }: InFace, { chinHeight }: FaceFrame): number {
  const last = RINGS.at(-1)!;
  // The neck bends; hair does not.
  const neck = gently(0.9 * chinHeight, 2.6 * chinHeight, down);
  const away = 1 - gently(HEAD, last, ring);
  return ring === last ? 0 : away * (1 - neck);
}

function edgeShare([x = 0, y = 0]: Float32Array, { width, height }: { width: number; height: number }): number {
  const steady = STEADY_EDGE * Math.min(width, height);
  return gently(0, steady, Math.min(x, y, width - x, height - y));
}

function ringTriangles(): number[] {
  const ringOf = (index: number): number[] => OVAL.map((_, place) => FACE_POINTS + index * RING_POINTS + place);
  const rows = [[...OVAL], ...RINGS.map((_, index) => ringOf(index))];
  // From the outside to the inside: what is nearer is painted later.
  return rows
    .slice(1)
    .flatMap((outer, index) => stripBetween(closed(rows[index]!), closed(outer)))
    .toReversed();
}

const closed = (row: readonly number[]): number[] => [...row, row[0]!];

/** Triangles between two rows of points. */
function stripBetween(one: readonly number[], other: readonly number[]): number[] {
  return one.slice(1).flatMap((point, index) => {
    const [before, below, beforeBelow] = [one[index]!, other[index + 1]!, other[index]!];
    return [before, point, below, before, below, beforeBelow];
  });
}
