/** Where something small may stand beside a thing. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

interface Size {
  width: number;
  height: number;
}

/** Between the thing and what stands beside it, and between that and the edge of the window, in pixels. */
const GAP = 6;
const EDGE = 8;
const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/**
 * Where the upper left corner of something lies that stands beside a thing, in the middle of that side: on the other
 * side where it would not fit, and inside the window always. All in pixels of the window.
 */
export function placeBeside(
  thing: Size & { left: number; top: number },
  { width, height }: Size,
  within: Size,
  wanted: Side,
): { left: number; top: number } {
  const room: Readonly<Record<Side, number>> = {
    top: thing.top - height,
    left: thing.left - width,
    bottom: within.height - thing.top - thing.height - height,
    right: within.width - thing.left - thing.width - width,
  };
  const side = room[wanted] < GAP + EDGE && room[OPPOSITE[wanted]] > room[wanted] ? OPPOSITE[wanted] : wanted;
  const upright = side === 'top' || side === 'bottom';
  const left = upright
    ? thing.left + (thing.width - width) / 2
    : side === 'left'
      ? thing.left - GAP - width
      : thing.left + thing.width + GAP;
  const top = !upright
    ? thing.top + (thing.height - height) / 2
    : side === 'top'
      ? thing.top - GAP - height
      : thing.top + thing.height + GAP;
  return { left: inside(left, width, within.width), top: inside(top, height, within.height) };
}

const inside = (at: number, length: number, whole: number): number =>
  Math.max(EDGE, Math.min(at, whole - EDGE - length));
