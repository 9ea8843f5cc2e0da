import { marksOf, type Place } from './face-frame.ts';
import type { FacePoints } from './face-mesh.ts';

/** Where a person says that the eyes and the mouth are, as seen in the picture. */
export interface FaceMarks {
  leftEye: Place;
  rightEye: Place;
  mouth: Place;
}

/** A face in a picture of any size: its points across and down, as shares of the width and the height. */
export type FaceInPicture = readonly number[];

/** The points of a face as shares of a picture's sides. */
export function asShares(face: FacePoints, { width, height }: PictureSize): number[] {
  return Array.from(face, (value, at) => value / (at % 3 === 1 ? height : width));
}

/** The points in the pixels of a picture. */
export function inPixels(face: FaceInPicture, { width, height }: PictureSize): FacePoints {
  return Float32Array.from(face, (value, at) => value * (at % 3 === 1 ? height : width));
}

interface PictureSize {
  width: number;
  height: number;
}

/**
 * Brings a face to marks: stretched, turned and leaned so that its eyes and its mouth lie there. Marks in one line keep
 * the face as it is.
 */
export function placeFace(face: FacePoints, marks: FaceMarks): FacePoints {
  const from = marksOf(face);
  const [ux, uy] = [from.rightEye.x - from.leftEye.x, from.rightEye.y - from.leftEye.y];
  const [vx, vy] = [from.mouth.x - from.leftEye.x, from.mouth.y - from.leftEye.y];
  const [sx, sy] = [marks.rightEye.x - marks.leftEye.x, marks.rightEye.y - marks.leftEye.y];
  const [tx, ty] = [marks.mouth.x - marks.leftEye.x, marks.mouth.y - marks.leftEye.y];
  const area = ux * vy - uy * vx;
  const wanted = sx * ty - sy * tx;
  if (Math.abs(area) < 1e-6 || Math.abs(wanted) < 1e-6) {
    return face;
  }
  const scale = Math.sqrt(Math.abs(wanted / area));
  const placed = new Float32Array(face.length);
  for (let at = 0; at < face.length; at += 3) {
    const [x, y] = [face[at]! - from.leftEye.x, face[at + 1]! - from.leftEye.y];
    const alongEyes = (x * vy - y * vx) / area;
    const toMouth = (y * ux - x * uy) / area;
    placed[at] = marks.leftEye.x + alongEyes * sx + toMouth * tx;
    placed[at + 1] = marks.leftEye.y + alongEyes * sy + toMouth * ty;
    placed[at + 2] = face[at + 2]! * scale;
  }
  return placed;
}
