/** Coordinates of solids: x to the right of who looks at the front, y up, z towards them. */
type Axis = 0 | 1 | 2;

/** The sides from which a solid is looked at. */
export const SIDES = ['front', 'left', 'right', 'back', 'top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];

/** A picture of one side, cropped to what it shows; colours run on beyond its edges, where it is transparent. */
export interface SidePicture {
  /** Red, green, blue and opacity of each pixel, one byte each. */
  data: Uint8Array;
  width: number;
  height: number;
}

/** One number for each pixel, row after row. */
export interface Grid {
  data: Float32Array;
  width: number;
  height: number;
}

/** A number for each point of a box; the surface is where it becomes positive. Index: (z * ny + y) * nx + x. */
export interface Field {
  data: Float32Array;
  nx: number;
  ny: number;
  nz: number;
}

/** Triangles; positions and normals are triples, seen from outside the corners go anticlockwise. */
export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  indices: Uint32Array;
}

/** A mesh with a square picture around it; places in the picture are pairs from 0 to 1, y down. */
export interface TexturedMesh extends Mesh {
  uvs: Float32Array;
  texture: { data: Uint8Array; sidePixels: number };
}

/** How a side is looked at: picture columns and rows along these directions, and the direction towards the viewer. */
interface Look {
  across: readonly [Axis, 1 | -1];
  down: readonly [Axis, 1 | -1];
  towards: readonly [Axis, 1 | -1];
}

/** The left side looks to the left of its picture, the right side to the right. */
export const LOOKS: Readonly<Record<Side, Look>> = {
  front: { across: [0, 1], down: [1, -1], towards: [2, 1] },
  back: { across: [0, -1], down: [1, -1], towards: [2, -1] },
  left: { across: [2, -1], down: [1, -1], towards: [0, 1] },
  right: { across: [2, 1], down: [1, -1], towards: [0, -1] },
  top: { across: [0, 1], down: [2, 1], towards: [1, 1] },
  bottom: { across: [0, 1], down: [2, -1], towards: [1, -1] },
};
