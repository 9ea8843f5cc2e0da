import type { Point } from '../../shape.ts';
import { hairReach, hemAt } from './hair-hem.ts';
import type { HairStyle } from './hair-style-parts.ts';

/** The hair's surface sits a little behind the face. */
const SHIFT_BACK = -0.07;

/** A point of the hair's surface on the picture; `front` says whether it faces the viewer. */
export function hairPoint(
  style: HairStyle,
  angle: number,
  side: number,
  phi: number,
  y: number,
): Point & { front: boolean } {
  const reach = hairReach(style, y);
  const lateral = style.lateral * reach * Math.sin(phi) * side;
  const depth = SHIFT_BACK + style.depth * reach * Math.cos(phi);
  return {
    x: lateral * Math.cos(angle) + depth * Math.sin(angle),
    y,
    front: depth * Math.cos(angle) - lateral * Math.sin(angle) > 0,
  };
}

function extent(style: HairStyle, angle: number): number {
  return Math.hypot(style.lateral * Math.cos(angle), style.depth * Math.sin(angle));
}

function bump(style: HairStyle, turn: number): number {
  if (style.bumps.count === 0) {
    return 0;
  }
  const turns = turn * style.bumps.count;
  const phase = turns - Math.floor(turns);
  const irregular = 0.7 + 0.3 * Math.sin(Math.floor(turns) * 1.9);
  return (
    style.bumps.size *
    irregular *
    (style.bumps.pointed
      ? (phase < 0.6 ? phase / 0.6 : (1 - phase) / 0.4) - 0.3
      : Math.sqrt(Math.sin(phase * Math.PI)) - 0.4)
  );
}

/** The outer edge from a height on the left over the crown to a height on the right. */
function overCrown(style: HairStyle, angle: number, leftY: number, rightY: number): Point[] {
  const centre = SHIFT_BACK * Math.sin(angle);
  const half = extent(style, angle);
  const points: Point[] = [];
  const add = (x: number, y: number): void => {
    const length = Math.hypot(x - centre, y + 0.1) || 1;
    const turn = (Math.atan2(y + 0.1, x - centre) + Math.PI) / (Math.PI * 2);
    // Bulges die away towards the ends, where the hem takes over.
    const end = x < centre ? leftY : rightY;
    const out =
      y > 0.75
        ? 0
        : bump(style, turn) *
          Math.max(0, Math.min(1, (end - y) / 0.3)) *
          (style.bumps.pointed ? Math.max(0, Math.min(1, (-0.12 - y) / 0.35)) : 1);
    points.push({ x: x + ((x - centre) / length) * out, y: y + ((y + 0.1) / length) * out });
  };
  for (let step = 0; step < 5; step++) {
    const y = leftY * (1 - step / 5);
    if (leftY > 0) {
      add(centre - half * hairReach(style, y), y);
    }
  }
  const steps = style.bumps.count > 0 ? 64 : 34;
  for (let step = 0; step <= steps; step++) {
    const turn = Math.PI * (1 - step / steps);
    const y = style.crown * Math.sin(turn);
    const side = Math.cos(turn) >= 0 ? 1 : -1;
    if (y > (side < 0 ? leftY : rightY)) {
      continue;
    }
    add(centre + side * half * hairReach(style, y), y);
  }
  for (let step = 1; step <= 5; step++) {
    const y = rightY * (step / 5);
    if (rightY > 0) {
      add(centre + half * hairReach(style, y), y);
    }
  }
  return points;
}

/** Longitudes at the left and right edge of what is seen. */
function edges(style: HairStyle, angle: number, side: number): [number, number] {
  // In the drawing's own sense of longitude (side folded in), the visible half runs from -π/2 - angle to π/2 - angle.
  const skew = Math.atan2(style.lateral * Math.cos(angle), style.depth * Math.sin(angle));
  const right = skew;
  return side > 0 ? [right - Math.PI, right] : [-(right - Math.PI), -right];
}

/** Radians by which loose hair is swept out of a turned face. */
function sweptBack(style: HairStyle, angle: number): number {
  return style.ears || angle > 2 ? 0 : 0.42 * Math.sin(Math.min(angle, Math.PI / 2));
}

/** The part of the hair that is seen before the head: over the crown and back along the hem. */
export function capOutline(style: HairStyle, angle: number, side: number): Point[] {
  const [left, right] = edges(style, angle, side);
  const swept = sweptBack(style, angle);
  const points = overCrown(style, angle, hemAt(style, left, false, swept), hemAt(style, right, false, swept));
  const steps = style.locks.count > 0 ? 64 : 36;
  for (let step = 0; step <= steps; step++) {
    const phi = right + ((left - right) * step) / steps;
    const rough = Math.min(1, Math.min(step, steps - step) / (steps * 0.12));
    const even = hemAt(style, phi, false, swept);
    points.push(hairPoint(style, angle, side, phi, even + (hemAt(style, phi, true, swept) - even) * rough));
  }
  if (angle < 0.3 || angle > 1.2 || style.lateral > 1.2) {
    return points;
  }
  // On the far side of a three-quarter face hair keeps close to the temple.
  return points.map(({ x, y }) => ({ x: y > -0.55 ? Math.min(x, 0.965 - 0.2 * (y + 0.55)) : x, y }));
}

/** The pieces of a wreath of hair below a bald crown that are seen from a side. */
export function wreathOutlines(style: HairStyle, angle: number, side: number): Point[][] {
  const [left, right] = edges(style, angle, side);
  const pieces: Point[][] = [];
  let upper: Point[] = [];
  let lower: Point[] = [];
  const close = (): void => {
    if (upper.length > 4) {
      pieces.push([...upper, ...lower.toReversed()]);
    }
    upper = [];
    lower = [];
  };
  const steps = 60;
  for (let step = 0; step <= steps; step++) {
    const phi = left + ((right - left) * step) / steps;
    const wrapped = Math.abs(phi - Math.PI * 2 * Math.floor((phi + Math.PI) / (Math.PI * 2)));
    const rise = Math.max(0, 1 - Math.max(0, wrapped - 1.12) / 0.3);
    const top =
      (style.wreath ?? 0) -
      0.035 * Math.abs(Math.sin(wrapped * 7)) +
      Math.max(0, wrapped - 2.2) * 0.2 +
      rise * rise * 0.2;
    const hem = hemAt(style, phi);
    if (hem - top < 0.04 || wrapped < 1.12) {
      close();
      continue;
    }
    upper.push(hairPoint(style, angle, side, phi, top));
    lower.push(hairPoint(style, angle, side, phi, hem));
  }
  close();
  return pieces;
}

/** The mass behind head and neck, seen under the face from before. */
export function backMass(style: HairStyle, angle: number, sway: number): Point[] {
  const bottom = style.backHem;
  const centre = SHIFT_BACK * Math.sin(angle);
  const half = extent(style, angle);
  // Hair beside and behind the head only: nothing of it stands before the face.
  let foremost = -Infinity;
  for (let phi = 1.12 + sweptBack(style, angle) * 0.4; phi < 5.2; phi += 0.1) {
    foremost = Math.max(foremost, hairPoint(style, angle, 1, phi, 0).x, hairPoint(style, angle, -1, phi, 0).x);
  }
  const behindEar = style.ears && angle > 0.3 ? 0.1 : Infinity;
  const limit = angle > 0.95 ? foremost * 0.9 : behindEar;
  const points = overCrown(style, angle, bottom * 0.9, bottom * 0.9).map((point) => ({
    x: Math.min(point.x, limit),
    y: point.y,
  }));
  const wide = half * hairReach(style, bottom);
  const count = 6;
  for (let index = count; index >= 0; index--) {
    const across = (index / count) * 2 - 1;
    const drop = bottom - (style.bumps.count > 0 ? 0.2 : 0.1) * across * across + (index % 2 === 0 ? 0 : 0.05);
    points.push({ x: Math.min(limit * 0.96, centre + wide * across * 0.94) + sway * bottom * 0.04, y: drop });
  }
  return points;
}
