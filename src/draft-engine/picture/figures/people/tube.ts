import { polygon, type Point, type Shape } from '../../shape.ts';

/** Samples between two points of a centre line. */
const STEPS = 5;

/** Catmull-Rom between the middle two of four numbers. */
function smooth([before, from, to, after]: readonly [number, number, number, number], t: number): number {
  return (
    0.5 *
    (2 * from +
      (to - before) * t +
      (2 * before - 5 * from + 4 * to - after) * t * t +
      (3 * from - before - 3 * to + after) * t * t * t)
  );
}

/** A smooth line through points (Catmull-Rom) with a half-width at each of them. */
function sampled(points: readonly Point[], halves: readonly number[]): (Point & { half: number })[] {
  const last = points.length - 1;
  const at = (index: number): Point => points[Math.max(0, Math.min(last, index))] as Point;
  const line: (Point & { half: number })[] = [];
  for (let index = 0; index < last; index++) {
    const [from, to] = [halves[index] ?? 0, halves[index + 1] ?? 0];
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      line.push({
        x: smooth([at(index - 1).x, at(index).x, at(index + 1).x, at(index + 2).x], t),
        y: smooth([at(index - 1).y, at(index).y, at(index + 1).y, at(index + 2).y], t),
        half: from + (to - from) * t,
      });
    }
  }
  line.push({ ...at(last), half: halves[last] ?? 0 });
  return line;
}

/** A tapered tube along a smooth centre line, half a circle at each end: a finger, a brow, a line of ink. */
export function tube(points: readonly Point[], halves: readonly number[]): Shape {
  const line = sampled(points, halves);
  const left: Point[] = [];
  const right: Point[] = [];
  const cap = (at: Point & { half: number }, angle: number): Point[] =>
    [0.25, 0.5, 0.75].map((share) => ({
      x: at.x + Math.cos(angle + Math.PI * share) * at.half,
      y: at.y + Math.sin(angle + Math.PI * share) * at.half,
    }));
  let first = 0;
  let final = 0;
  line.forEach((point, index) => {
    const before = line[Math.max(0, index - 1)] as Point;
    const after = line[Math.min(line.length - 1, index + 1)] as Point;
    const way = Math.atan2(after.y - before.y, after.x - before.x);
    if (index === 0) {
      first = way;
    }
    final = way;
    left.push({ x: point.x + Math.sin(way) * point.half, y: point.y - Math.cos(way) * point.half });
    right.push({ x: point.x - Math.sin(way) * point.half, y: point.y + Math.cos(way) * point.half });
  });
  const start = line[0] as Point & { half: number };
  const end = line.at(-1) as Point & { half: number };
  return polygon([
    ...left,
    ...cap(end, final - Math.PI / 2),
    ...right.toReversed(),
    ...cap(start, first + Math.PI / 2),
  ]);
}

/** A line of ink that swells in its middle and thins out at its ends; `width` is the whole width at its thickest. */
export function ink(points: readonly (readonly [x: number, y: number])[], width: number): Shape {
  const last = points.length - 1;
  return tube(
    points.map(([x, y]) => ({ x, y })),
    points.map((_, index) => (width / 2) * (0.14 + 0.86 * Math.sin(Math.PI * (0.1 + (0.8 * index) / last)))),
  );
}
