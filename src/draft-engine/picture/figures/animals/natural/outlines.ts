import { blob, type Point, type Shape } from '../../../shape.ts';

/** Points out of pairs. */
export const pointsOf = (...pairs: readonly (readonly [x: number, y: number])[]): Point[] =>
  pairs.map(([x, y]) => ({ x, y }));

/** A closed curve through pairs. */
export const curveOf = (...pairs: readonly (readonly [x: number, y: number])[]): Shape => blob(pointsOf(...pairs));

/** A tapering tube along a line of points, with a width at each of them. */
export function tubeOf(spine: readonly Point[], widths: readonly number[]): Shape {
  const sides = spine.map((_, index) => {
    const before = spine[Math.max(0, index - 1)] as Point;
    const after = spine[Math.min(spine.length - 1, index + 1)] as Point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = (widths[index] ?? 0) / 2;
    return { x: ((before.y - after.y) / length) * half, y: ((after.x - before.x) / length) * half };
  });
  const left = spine.map(({ x, y }, index) => ({ x: x + (sides[index] as Point).x, y: y + (sides[index] as Point).y }));
  const right = spine.map(({ x, y }, index) => ({
    x: x - (sides[index] as Point).x,
    y: y - (sides[index] as Point).y,
  }));
  return blob([...left, ...right.toReversed()], 0.25);
}

/** The joints of a limb: from a point, segments with a length and an angle from straight down, forwards positive. */
export function jointsFrom(from: Point, segments: readonly (readonly [length: number, angle: number])[]): Point[] {
  const joints = [from];
  for (const [length, angle] of segments) {
    const last = joints.at(-1) as Point;
    joints.push({ x: last.x + Math.sin(angle) * length, y: last.y + Math.cos(angle) * length });
  }
  return joints;
}
