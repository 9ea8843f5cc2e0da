import { blob, type Point, type Shape } from '../../shape.ts';

export interface LimbOptions {
  /** Half-widths at the beginning, the middle joint and the end. */
  widths: readonly [number, number, number];
  /** Part of the limb that is drawn, 0 to 1. */
  from?: number;
  to?: number;
  /** Rounding beyond the beginning and end in half-widths: 0 is cut straight. */
  startCap?: number;
  endCap?: number;
  /** Fullness of the muscle in the first and second bone. */
  bulge?: number;
}

/** Points along two bones with the joint softened by a curve from 0.3 before it. */
export function limbPath(a: Point, b: Point, c: Point): (share: number) => Point {
  const soft = 0.3;
  return (share) => {
    const along = share * 2;
    if (along < 1 - soft) {
      return { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along };
    }
    if (along > 1 + soft) {
      return { x: b.x + (c.x - b.x) * (along - 1), y: b.y + (c.y - b.y) * (along - 1) };
    }
    const t = (along - 1 + soft) / (2 * soft);
    const p = { x: b.x + (a.x - b.x) * soft, y: b.y + (a.y - b.y) * soft };
    const q = { x: b.x + (c.x - b.x) * soft, y: b.y + (c.y - b.y) * soft };
    const u = 1 - t;
    return { x: u * u * p.x + 2 * u * t * b.x + t * t * q.x, y: u * u * p.y + 2 * u * t * b.y + t * t * q.y };
  };
}

/** A limb as one tapered outline. */
export function limb(a: Point, b: Point, c: Point, options: LimbOptions): Shape {
  const { widths, from = 0, to = 1, startCap = 1, endCap = 0.6, bulge = 0.06 } = options;
  const path = limbPath(a, b, c);
  const count = 10;
  const left: Point[] = [];
  const right: Point[] = [];
  let before = path(from);
  let normal = { x: 1, y: 0 };
  const widthAt = (share: number): number => {
    const first = share < 0.5;
    const part = first ? share * 2 : share * 2 - 1;
    const base = first ? widths[0] + (widths[1] - widths[0]) * part : widths[1] + (widths[2] - widths[1]) * part;
    return base * (1 + bulge * Math.sin(part * Math.PI));
  };
  let firstWay = { x: 0, y: 1 };
  for (let index = 0; index <= count; index++) {
    const share = from + ((to - from) * index) / count;
    const point = path(share);
    const next = path(Math.min(1, share + 0.02));
    const last = path(Math.max(0, share - 0.02));
    const dx = next.x - last.x;
    const dy = next.y - last.y;
    const length = Math.hypot(dx, dy);
    if (length > 1e-5) {
      normal = { x: dy / length, y: -dx / length };
    }
    if (index === 0) {
      firstWay = { x: -normal.y, y: normal.x };
    }
    const width = widthAt(share);
    left.push({ x: point.x - normal.x * width, y: point.y - normal.y * width });
    right.push({ x: point.x + normal.x * width, y: point.y + normal.y * width });
    before = point;
  }
  const start = path(from);
  const w0 = widthAt(from) * startCap;
  const w1 = widthAt(to) * endCap;
  const endWay = { x: -normal.y, y: normal.x };
  const cap = startCap > 0 ? [{ x: start.x - firstWay.x * w0, y: start.y - firstWay.y * w0 }] : [];
  const tail = endCap > 0 ? [{ x: before.x + endWay.x * w1, y: before.y + endWay.y * w1 }] : [];
  return blob([...cap, ...left, ...tail, ...right.toReversed()], 0.02);
}
