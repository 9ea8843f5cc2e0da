/** The side of a thing on which a small box may be placed. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

interface Size {
  width: number;
  height: number;
}

/** Gap between the thing and the box, and between the box and the window's edge, pixels. */
const GAP = 6;
const EDGE = 8;
const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/**
 * The upper left corner for a box placed next to a thing, centred on the wanted side; on the opposite side if it does
 * not fit there, and always inside the window. Window pixels.
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
  const centreLeft = thing.left + (thing.width - width) / 2;
  const centreTop = thing.top + (thing.height - height) / 2;
  const corners: Record<Side, { left: number; top: number }> = {
    left: { left: thing.left - GAP - width, top: centreTop },
    right: { left: thing.left + thing.width + GAP, top: centreTop },
    top: { left: centreLeft, top: thing.top - GAP - height },
    bottom: { left: centreLeft, top: thing.top + thing.height + GAP },
  };
  const { left, top } = corners[side];
  return { left: inside(left, width, within.width), top: inside(top, height, within.height) };
}

const inside = (at: number, length: number, whole: number): number =>
  Math.max(EDGE, Math.min(at, whole - EDGE - length));
