import type { FacePoints, FaceMesh } from './face-mesh.ts';
import type { FacePose } from './face-pose.ts';
import { createHeadMesh, withEvenDepth } from './head-mesh.ts';
import { createFaceMover } from './move-face.ts';
import { createLidPainter } from './paint-lids.ts';
import { paintMesh, type Canvas } from './paint-mesh.ts';
import { createMouthPainter } from './paint-mouth.ts';

/** Draws a picture whose face moves. */
export interface TalkingPicture {
  /** The picture at a pose. The same memory is used for each. */
  draw(pose: FacePose): Uint8Array;
  /** How far the lips are apart at a pose, in widths of the mouth. */
  openness(pose: FacePose): number;
}

/** What a picture shows: its face's points, the triangles between them, and whether it is drawn. */
export interface ShownFace {
  points: FacePoints;
  mesh: FaceMesh;
  isDrawn: boolean;
}

/** Prepares a picture of opaque pixels. */
export function createTalkingPicture(picture: Canvas, { points: face, mesh, isDrawn }: ShownFace): TalkingPicture {
  const head = createHeadMesh(isDrawn ? withEvenDepth(face) : face, mesh, picture);
  const mover = createFaceMover(head);
  const mouth = createMouthPainter(head, picture);
  const lids = isDrawn ? createLidPainter(head, picture) : undefined;
  const target: Canvas = { ...picture, data: Uint8Array.from(picture.data) };
  const rows = rowsOf(head.points, picture);
  const places = new Float32Array(head.count * 2);
  return {
    draw: (asked) => {
      const pose = lids && !lids.isBare ? { ...asked, brows: 0 } : asked;
      target.data.set(picture.data.subarray(rows.from, rows.to), rows.from);
      mover.move(pose, 'behindLids', places);
      paintMesh(target, picture, { triangles: head.eyeTriangles, from: head.points, to: places });
      mover.move(pose, lids ? 'behindLids' : 'all', places);
      paintMesh(target, picture, { triangles: head.triangles, from: head.points, to: places });
      lids?.paint(target, places, pose.blink);
      mouth.paint(target, places, pose);
      return target.data;
    },
    openness: (pose) => mover.mouth.gapAt(pose) / head.frame.mouthWidth,
  };
}

/** The bytes of the rows that the mesh covers. */
function rowsOf(points: Float32Array, { width, height }: Canvas): { from: number; to: number } {
  let [top, bottom] = [height, 0];
  for (let at = 1; at < points.length; at += 3) {
    top = Math.min(top, points[at]!);
    bottom = Math.max(bottom, points[at]!);
  }
  const first = Math.max(0, Math.floor(top) - 1);
  const last = Math.min(height, Math.ceil(bottom) + 2);
  return { from: first * width * 4, to: Math.max(first, last) * width * 4 };
}
