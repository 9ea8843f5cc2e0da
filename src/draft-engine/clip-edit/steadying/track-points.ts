import type { Plane } from '../../image-edit/pixels/raster.ts';

/** A grey picture, 0 to 1. */
export interface GreyFrame {
  luma: Plane;
  width: number;
  height: number;
}

/** A frame in halves of its size, the largest first. */
export type Pyramid = readonly GreyFrame[];

/** A point of one frame, and where it is in the next; in pixels. */
export interface TrackedPoint {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

const LEVELS = 4;
/** The part around a point that is looked for. */
const REACH = 7;
const COLUMNS = 14;
const ROWS = 10;
/** A corner has at least this; smaller is an edge, along which nothing can be told, or flat. */
const LEAST_CORNER = 0.02;
const STEPS = 8;
const CLOSE_ENOUGH = 0.02;
/** Mean difference of the parts around a point that was found. */
const MOST_DIFFERENCE = 0.08;

/** A frame with its smaller copies. */
export function pyramidOf(frame: GreyFrame): Pyramid {
  const levels = [frame];
  while (levels.length < LEVELS && Math.min(levels.at(-1)!.width, levels.at(-1)!.height) > REACH * 6) {
    levels.push(halved(levels.at(-1)!));
  }
  return levels;
}

function halved({ luma, width, height }: GreyFrame): GreyFrame {
  const size = { width: width >> 1, height: height >> 1 };
  const half = new Float32Array(size.width * size.height);
  for (let y = 0, at = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, at++) {
      const from = 2 * y * width + 2 * x;
      half[at] = (luma[from]! + luma[from + 1]! + luma[from + width]! + luma[from + width + 1]!) / 4;
    }
  }
  return { luma: half, ...size };
}

/** The best corner of each cell of a grid. */
export function findCorners({ luma, width, height }: GreyFrame): { x: number; y: number }[] {
  const corners: { x: number; y: number }[] = [];
  const margin = REACH + 2;
  const [wide, high] = [(width - 2 * margin) / COLUMNS, (height - 2 * margin) / ROWS];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      let best = { x: 0, y: 0, strength: LEAST_CORNER };
      for (let y = Math.floor(margin + row * high); y < margin + (row + 1) * high - 1; y += 3) {
        for (let x = Math.floor(margin + column * wide); x < margin + (column + 1) * wide - 1; x += 3) {
          const strength = cornerAt(luma, width, x, y);
          if (strength > best.strength) {
            best = { x, y, strength };
          }
        }
      }
      if (best.strength > LEAST_CORNER) {
        corners.push({ x: best.x, y: best.y });
      }
    }
  }
  return corners;
}

/** How much brightness changes in every direction around a place: the smaller eigenvalue of its gradients. */
function cornerAt(luma: Plane, width: number, x: number, y: number): number {
  let [xx, xy, yy] = [0, 0, 0];
  for (let dy = -3; dy <= 3; dy++) {
    for (let dx = -3; dx <= 3; dx++) {
      const at = (y + dy) * width + x + dx;
      const gx = luma[at + 1]! - luma[at - 1]!;
      const gy = luma[at + width]! - luma[at - width]!;
      xx += gx * gx;
      xy += gx * gy;
      yy += gy * gy;
    }
  }
  return (xx + yy) / 2 - Math.hypot((xx - yy) / 2, xy);
}

/** Finds points of one frame in the next one, from coarse to fine (Lucas and Kanade); those that are lost are left out. */
export function trackPoints(
  before: Pyramid,
  after: Pyramid,
  points: readonly { x: number; y: number }[],
): TrackedPoint[] {
  return points.flatMap((from) => {
    let shift: { x: number; y: number } | undefined = { x: 0, y: 0 };
    for (let level = before.length - 1; level >= 0 && shift; level--) {
      const scale: number = 2 ** level;
      const place = { x: from.x / scale, y: from.y / scale };
      shift = shiftAt(before[level]!, after[level]!, place, { x: shift.x * 2, y: shift.y * 2 });
    }
    return shift ? [{ from, to: { x: from.x + shift.x, y: from.y + shift.y } }] : [];
  });
}

/** How a part has moved on one level, from a first guess; undefined where it is not found. */
function shiftAt(
  one: GreyFrame,
  other: GreyFrame,
  { x, y }: { x: number; y: number },
  guess: { x: number; y: number },
): { x: number; y: number } | undefined {
  const { template, gx, gy, xx, xy, yy } = partAround(one, x, y);
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-7) {
    return guess;
  }
  let { x: dx, y: dy } = guess;
  let difference = 0;
  for (let step = 0; step < STEPS; step++) {
    let [bx, by] = [0, 0];
    difference = 0;
    for (let row = -REACH, at = 0; row <= REACH; row++) {
      for (let column = -REACH; column <= REACH; column++, at++) {
        const off = template[at]! - sample(other, x + dx + column, y + dy + row);
        bx += off * gx[at]!;
        by += off * gy[at]!;
        difference += Math.abs(off);
      }
    }
    const [moreX, moreY] = [(yy * bx - xy * by) / determinant, (xx * by - xy * bx) / determinant];
    dx += moreX;
    dy += moreY;
    if (Math.hypot(moreX, moreY) < CLOSE_ENOUGH) {
      break;
    }
  }
  return Number.isFinite(dx + dy) && difference / template.length < MOST_DIFFERENCE ? { x: dx, y: dy } : undefined;
}

/** The brightness around a place, its gradients, and their sums. */
function partAround(frame: GreyFrame, x: number, y: number) {
  const side = 2 * REACH + 1;
  const [template, gx, gy] = [0, 1, 2].map(() => new Float32Array(side * side)) as [Plane, Plane, Plane];
  let [xx, xy, yy] = [0, 0, 0];
  for (let row = -REACH, at = 0; row <= REACH; row++) {
    for (let column = -REACH; column <= REACH; column++, at++) {
      const [px, py] = [x + column, y + row];
      template[at] = sample(frame, px, py);
      const across = (sample(frame, px + 1, py) - sample(frame, px - 1, py)) / 2;
      const down = (sample(frame, px, py + 1) - sample(frame, px, py - 1)) / 2;
      gx[at] = across;
      gy[at] = down;
      xx += across * across;
      xy += across * down;
      yy += down * down;
    }
  }
  return { template, gx, gy, xx, xy, yy };
}

/** The brightness between four pixels; beyond the edge that of the edge. */
function sample({ luma, width, height }: GreyFrame, x: number, y: number): number {
  const [cx, cy] = [Math.min(width - 1.001, Math.max(0, x)), Math.min(height - 1.001, Math.max(0, y))];
  const [left, top] = [Math.floor(cx), Math.floor(cy)];
  const [fx, fy] = [cx - left, cy - top];
  const at = top * width + left;
  return (
    (luma[at]! * (1 - fx) + luma[at + 1]! * fx) * (1 - fy) +
    (luma[at + width]! * (1 - fx) + luma[at + width + 1]! * fx) * fy
  );
}
