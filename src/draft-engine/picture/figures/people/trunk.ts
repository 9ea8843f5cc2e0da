import { blob, type Point, type Shape } from '../../shape.ts';
import type { BodyDesign } from './body-design.ts';
import { limbPath } from './limb.ts';
import type { Joint, Skeleton } from './skeleton.ts';

/** How a garment is cut around the body. */
export interface TrunkCut {
  /** Where it ends: 1 is the hip, 2 the ankle. */
  hem: number;
  /** Looseness over all and at the waist: 1 is the body's own. */
  loose: number;
  waist: number;
  /** Widening from the hip to the hem: 0 straight, 1 twice as wide at the ankle. */
  flare: number;
}

export interface Trunk {
  outline: Shape;
  /** A garment's piece between two heights. */
  between(from: number, to: number, loose?: number): Shape;
  /**
   * A point on the cloth: φ around the body (0 before, positive to the person's left), v 0 at the neck, 1 at the hip, 2
   * at the ankle.
   */
  at(phi: number, v: number): Point & { front: boolean };
  /** Width of the trunk as it is seen at a height, half. */
  halfAt(v: number): number;
  hem: number;
}

const LEVELS = [0, 0.05, 0.1, 0.15, 0.21, 0.29, 0.4, 0.55, 0.7, 0.85, 1] as const;

/** Builds the trunk of a body in a pose. */
export function createTrunk(body: BodyDesign, skeleton: Skeleton, cut: TrunkCut): Trunk {
  const legPaths = [skeleton.legs.left, skeleton.legs.right].map((leg) => limbPath(leg.hip, leg.knee, leg.ankle)) as [
    (s: number) => Point,
    (s: number) => Point,
  ];
  const key: [number, Joint][] = [
    [0, skeleton.neck],
    [0.18, skeleton.chest],
    [0.62, skeleton.waist],
    [1, skeleton.hips],
  ];
  const spine = (v: number): Point => {
    if (v > 1) {
      const s = Math.min(1, v - 1);
      const [left, right] = [legPaths[0](s), legPaths[1](s)];
      const startX = skeleton.hips.x - (legPaths[0](0).x + legPaths[1](0).x) / 2;
      return { x: (left.x + right.x) / 2 + startX * (1 - s), y: (left.y + right.y) / 2 };
    }
    for (let index = 1; index < key.length; index++) {
      const [to, b] = key[index] as [number, Joint];
      const [from, a] = key[index - 1] as [number, Joint];
      if (v <= to) {
        return { x: a.x + ((b.x - a.x) * (v - from)) / (to - from), y: a.y + ((b.y - a.y) * (v - from)) / (to - from) };
      }
    }
    return skeleton.hips;
  };
  const turnAt = (v: number): number =>
    skeleton.turn + (skeleton.chestTurn - skeleton.turn) * Math.max(0, 1 - v / 0.85);
  const widths: [number, number][] = [
    [0, body.neckWidth * 1.14],
    [0.05, body.neckWidth * 1.14 + (body.shoulderHalf - body.neckWidth) * 0.24],
    [0.1, body.neckWidth + (body.shoulderHalf - body.neckWidth) * 0.62],
    [0.15, body.shoulderHalf * 0.92],
    [0.21, body.shoulderHalf * 0.97],
    [0.4, body.chestHalf * 0.97],
    [0.68, body.waistHalf * cut.waist],
    [1, body.hipHalf],
  ];
  const lateral = (v: number): number => {
    if (v > 1) {
      const s = Math.min(1, v - 1);
      return body.hipHalf * cut.loose * (1 + cut.flare * s);
    }
    for (let index = 1; index < widths.length; index++) {
      const [to, b] = widths[index] as [number, number];
      const [from, a] = widths[index - 1] as [number, number];
      if (v > to) {
        continue;
      }
      const share = Math.max(0, (v - from) / (to - from));
      const eased = share * share * (3 - 2 * share);
      return (a + (b - a) * eased) * (v < 0.1 ? 1 : 1 + (cut.loose - 1) * Math.min(1, (v - 0.1) / 0.2));
    }
    return body.hipHalf;
  };
  const deep = (v: number): number =>
    v < 0.17
      ? body.shoulderHalf * (0.36 + v * 0.9) + body.neckWidth * 0.25
      : Math.max(body.chestHalf * 0.5, lateral(v) * body.depth);
  const forward = (v: number): number =>
    body.bust * Math.exp(-(((v - 0.36) / 0.14) ** 2)) +
    body.belly * Math.exp(-(((v - 0.72) / 0.26) ** 2)) -
    body.unit * 0.05 * Math.exp(-(((v - 0.62) / 0.2) ** 2)) * (body.belly > 0.03 ? 0 : 1);
  const half = (v: number): number => {
    const turn = turnAt(v);
    const own = Math.hypot(lateral(v) * Math.cos(turn), deep(v) * Math.sin(turn));
    if (v <= 1) {
      return own;
    }
    // Cloth reaches round both legs.
    const s = Math.min(1, v - 1);
    const [left, right] = [legPaths[0](s), legPaths[1](s)];
    return Math.max(
      own,
      Math.hypot(left.x - right.x, left.y - right.y) / 2 +
        (body.thighWidth + (body.ankleWidth - body.thighWidth) * s) * 1.18,
    );
  };
  const side = (v: number, sign: 1 | -1, extra: number): Point => {
    const here = spine(v);
    const below = spine(Math.min(2, v + 0.06));
    const above = spine(Math.max(0, v - 0.06));
    const dx = below.x - above.x;
    const dy = below.y - above.y;
    const length = Math.hypot(dx, dy);
    const level = v < 0.12 || length < 1e-4;
    const normal = level ? { x: 1, y: 0 } : { x: dy / length, y: -dx / length };
    const ahead = forward(v) * Math.sin(turnAt(v));
    const reach = half(v) * extra + Math.max(0, ahead * sign);
    return { x: here.x + normal.x * reach * sign, y: here.y + normal.y * reach * sign };
  };
  const piece = (from: number, to: number, extra = 1): Shape => {
    const levels = [from, ...LEVELS.filter((v) => v > from + 0.01 && v < to - 0.01)];
    for (let v = 1.14; v < to - 0.05; v += 0.14) {
      levels.push(v);
    }
    levels.push(to);
    const left = levels.map((v) => side(v, -1, v > 0.12 ? extra : 1));
    const right = levels.map((v) => side(v, 1, v > 0.12 ? extra : 1));
    const a = left.at(-1) as Point;
    const b = right.at(-1) as Point;
    const way = { x: -(b.y - a.y), y: b.x - a.x };
    const hemDrop = 0.07;
    const bottom = { x: (a.x + b.x) / 2 + way.x * hemDrop, y: (a.y + b.y) / 2 + way.y * hemDrop };
    return blob([...right, bottom, ...left.toReversed()], 0.12);
  };
  return {
    hem: cut.hem,
    outline: piece(0, cut.hem),
    between: piece,
    halfAt: half,
    at(phi, v) {
      const turn = turnAt(v);
      const a = lateral(v) * Math.sin(phi);
      const own = Math.hypot(lateral(v) * Math.cos(turn), deep(v) * Math.sin(turn));
      const stretch = v > 1 ? half(v) / Math.max(1e-6, own) : 1;
      const z = deep(v) * Math.cos(phi) + forward(v) * Math.max(0, Math.cos(phi));
      const x = (a * Math.cos(turn) + z * Math.sin(turn)) * stretch;
      const here = spine(v);
      const below = spine(Math.min(2, v + 0.06));
      const above = spine(Math.max(0, v - 0.06));
      const dx = below.x - above.x;
      const dy = below.y - above.y;
      const length = Math.hypot(dx, dy);
      const normal = v < 0.12 || length < 1e-4 ? { x: 1, y: 0 } : { x: dy / length, y: -dx / length };
      return {
        x: here.x + normal.x * x,
        y: here.y + normal.y * x,
        front: z * Math.cos(turn) - a * Math.sin(turn) > -0.002,
      };
    },
  };
}
