import { CHIN, EYES, FOREHEAD, LIPS, OVAL, type FacePoints } from './face-mesh.ts';

/** A place in a picture, in pixels. */
export interface Place {
  x: number;
  y: number;
}

/** How a face lies in its picture; lengths in pixels. */
export interface FaceFrame {
  /** The middle of the mouth. */
  mouth: Place;
  /** The middle of the face. */
  centre: Place;
  /** Turn of the face in the picture: where its right is, one pixel long. */
  across: Place;
  mouthWidth: number;
  /** From the mouth to the chin. */
  chinHeight: number;
  /** From the forehead to the chin. */
  height: number;
  width: number;
  eyes: Readonly<Record<'left' | 'right', { centre: Place; width: number }>>;
}

/** A place as the face sees it: how far to its side of the mouth, and how far below it. */
export interface InFace {
  across: number;
  down: number;
}

const at = (points: FacePoints, point: number): Place => ({ x: points[point * 3]!, y: points[point * 3 + 1]! });
const distance = (one: Place, other: Place): number => Math.hypot(other.x - one.x, other.y - one.y);

/** The middle of some points. */
function middleOf(points: FacePoints, chosen: readonly number[]): Place {
  const sum = chosen.reduce(({ x, y }, point) => ({ x: x + points[point * 3]!, y: y + points[point * 3 + 1]! }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / chosen.length, y: sum.y / chosen.length };
}

/** The middles of both eyes and of the mouth: what a person can point at. */
export function marksOf(points: FacePoints): { leftEye: Place; rightEye: Place; mouth: Place } {
  return {
    leftEye: middleOf(points, [...EYES.left.upper, ...EYES.left.lower]),
    rightEye: middleOf(points, [...EYES.right.upper, ...EYES.right.lower]),
    mouth: middleOf(points, [...LIPS.upperInner, ...LIPS.lowerInner]),
  };
}

/** Measures a face. */
export function frameOf(points: FacePoints): FaceFrame {
  const { leftEye, rightEye, mouth } = marksOf(points);
  const apart = distance(leftEye, rightEye) || 1;
  const across = { x: (rightEye.x - leftEye.x) / apart, y: (rightEye.y - leftEye.y) / apart };
  const [left, right] = [at(points, LIPS.upperOuter[0]), at(points, LIPS.upperOuter.at(-1) ?? 0)];
  const eye = ({ upper }: (typeof EYES)['left' | 'right'], centre: Place): FaceFrame['eyes']['left'] => ({
    centre,
    width: distance(at(points, upper[0]), at(points, upper.at(-1) ?? 0)),
  });
  const chin = at(points, CHIN);
  return {
    mouth,
    centre: middleOf(points, OVAL),
    across,
    mouthWidth: distance(left, right),
    chinHeight: distance(mouth, chin),
    height: distance(at(points, FOREHEAD), chin),
    width: distance(at(points, 234), at(points, 454)),
    eyes: { left: eye(EYES.left, leftEye), right: eye(EYES.right, rightEye) },
  };
}

/** A place as the face sees it. */
export function inFace({ mouth, across }: FaceFrame, { x, y }: Place): InFace {
  const [right, below] = [x - mouth.x, y - mouth.y];
  return { across: right * across.x + below * across.y, down: below * across.x - right * across.y };
}
