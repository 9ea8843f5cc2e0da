import { PbfReader } from 'pbf';
import { readWeights } from '../models/read-weights.ts';
import { WEIGHTS } from '../models/weights.ts';

/** Points of a face: across, down and towards the eye of who looks, three numbers for each. */
export type FacePoints = Float32Array;

/** A usual face, in centimetres, and the triangles between its points; eyes and mouth are holes. */
export interface FaceMesh {
  points: FacePoints;
  /** Three points for each triangle. */
  triangles: Uint16Array;
}

/** How many points a face has. */
export const FACE_POINTS = 468;

/** Fields of the messages in the mesh's file (mediapipe/modules/face_geometry/protos/mesh_3d.proto). */
const MESH = 1;
const VERTICES = 3;
const INDICES = 4;
/** Place and texture of a vertex. */
const VERTEX_NUMBERS = 5;

/** Reads the mesh. Throws WEIGHTS_MISSING. */
export async function readFaceMesh(): Promise<FaceMesh> {
  const file = await readWeights(WEIGHTS.faceMesh);
  const vertices: number[] = [];
  const triangles: number[] = [];
  const readMesh = (tag: number, _: undefined, mesh: PbfReader): void => {
    if (tag === VERTICES) {
      vertices.push(mesh.readFloat());
    } else if (tag === INDICES) {
      triangles.push(mesh.readVarint());
    }
  };
  new PbfReader(Uint8Array.from(file)).readFields((tag, _, message) => {
    if (tag === MESH) {
      new PbfReader(message.readBytes()).readFields(readMesh, undefined);
    }
  }, undefined);
  const points = new Float32Array(FACE_POINTS * 3);
  for (let point = 0; point < FACE_POINTS; point++) {
    const [x = 0, y = 0, z = 0] = vertices.slice(point * VERTEX_NUMBERS);
    points.set([x, -y, z], point * 3);
  }
  return { points, triangles: Uint16Array.from(triangles) };
}

/** Rows of points, from the side of the face that is on the left of a picture to the other. */
export const LIPS = {
  upperOuter: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
  upperInner: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  lowerInner: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
  lowerOuter: [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291],
} as const;

/** The lids of each eye, in the same order. */
export const EYES = {
  left: {
    upper: [33, 246, 161, 160, 159, 158, 157, 173, 133],
    lower: [33, 7, 163, 144, 145, 153, 154, 155, 133],
  },
  right: {
    upper: [362, 398, 384, 385, 386, 387, 388, 466, 263],
    lower: [362, 382, 381, 380, 374, 373, 390, 249, 263],
  },
} as const;

/** The edge of the face, clockwise from the middle of the forehead. */
export const OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136,
  172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;

/** Each brow. */
export const BROWS = {
  left: [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  right: [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
} as const;

export const CHIN = 152;
export const FOREHEAD = 10;
