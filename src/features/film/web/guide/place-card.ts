/** A rectangle in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Gap between a card and the explained part. */
const GAP = 18;
/** Gap between a card and the edges of the window. */
const MARGIN = 16;

/** The area that two rectangles share. */
function overlap(one: Box, other: Box): number {
  const share = (start: 'left' | 'top', size: 'width' | 'height'): number =>
    Math.max(0, Math.min(one[start] + one[size], other[start] + other[size]) - Math.max(one[start], other[start]));
  return share('left', 'width') * share('top', 'height');
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * The position of a step's card: beside the part, else below or above it, and without room on any side, in the corner
 * where it covers the least of it. Always inside `room`.
 */
export function placeCard(part: Box, card: Pick<Box, 'width' | 'height'>, room: Box): { left: number; top: number } {
  const least = { left: room.left + MARGIN, top: room.top + MARGIN };
  const most = {
    left: Math.max(least.left, room.left + room.width - MARGIN - card.width),
    top: Math.max(least.top, room.top + room.height - MARGIN - card.height),
  };
  const beside = [part.left + part.width + GAP, part.left - GAP - card.width].find(
    (left) => left >= least.left && left <= most.left,
  );
  if (beside !== undefined) {
    return { left: beside, top: within(part.top, least.top, most.top) };
  }
  const apart = [part.top + part.height + GAP, part.top - GAP - card.height].find(
    (top) => top >= least.top && top <= most.top,
  );
  if (apart !== undefined) {
    return { left: within(part.left, least.left, most.left), top: apart };
  }
  const corners = [most.left, least.left].flatMap((left) => [least.top, most.top].map((top) => ({ left, top })));
  const covered = corners.map((corner) => overlap(part, { ...card, ...corner }));
  return corners[covered.indexOf(Math.min(...covered))] ?? { left: most.left, top: least.top };
}
