/** A point of a body: x to the person's left, y downwards from the ground at 0, z forwards; metres. */
export interface Vector {
  x: number;
  y: number;
  z: number;
}

export function add(a: Vector, b: Vector, share = 1): Vector {
  return { x: a.x + b.x * share, y: a.y + b.y * share, z: a.z + b.z * share };
}

/** The direction from one point to another, length 1. */
export function along(from: Vector, to: Vector): Vector {
  const way = add(to, from, -1);
  const length = Math.max(1e-6, lengthOf(way));
  return { x: way.x / length, y: way.y / length, z: way.z / length };
}

function lengthOf(a: Vector): number {
  return Math.hypot(a.x, a.y, a.z);
}

/**
 * Two bones from a joint towards a goal: the joint between them bends to the side of `pole`, the end stops where the
 * bones end. Law of cosines.
 */
export function bend(
  root: Vector,
  goal: Vector,
  first: number,
  second: number,
  pole: Vector,
): { middle: Vector; end: Vector } {
  const way = add(goal, root, -1);
  const far = Math.max(1e-6, lengthOf(way));
  const reach = Math.max(Math.abs(first - second) * 1.02, Math.min(far, (first + second) * 0.997));
  const unit = { x: way.x / far, y: way.y / far, z: way.z / far };
  const along = (first * first - second * second + reach * reach) / (2 * reach);
  const height = Math.sqrt(Math.max(0, first * first - along * along));
  const dot = pole.x * unit.x + pole.y * unit.y + pole.z * unit.z;
  const side = { x: pole.x - unit.x * dot, y: pole.y - unit.y * dot, z: pole.z - unit.z * dot };
  const sideLength = Math.max(1e-6, lengthOf(side));
  return {
    middle: add(add(root, unit, along), side, height / sideLength),
    end: add(root, unit, reach),
  };
}

/** The point between two: `share` 0 is the first. */
export function between(first: Vector, second: Vector, share: number): Vector {
  return {
    x: first.x + (second.x - first.x) * share,
    y: first.y + (second.y - first.y) * share,
    z: first.z + (second.z - first.z) * share,
  };
}
