/** A rectangle in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Between a card and the part that it explains. */
const GAP = 18;
/** Between a card and the edges of the window. */
const MARGIN = 16;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Where the card of a step stands: beside the part, else below or above it, and where there is no room on any side, in
 * the upper right corner over it. Never outside `room`.
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
  if (beside !== undefined) return { left: beside, top: within(part.top, least.top, most.top) };
  const apart = [part.top + part.height + GAP, part.top - GAP - card.height].find(
    (top) => top >= least.top && top <= most.top,
  );
  if (apart !== undefined) return { left: within(part.left, least.left, most.left), top: apart };
  return { left: most.left, top: least.top };
}

/**
 * How far the page has to scroll so that the part is seen in `room`: in its middle, or from its top where it is too
 * tall. Zero where it is.
 */
export function scrollNeeded(part: Box, room: Box): number {
  const spare = room.height - part.height - 2 * MARGIN;
  const isSeen = part.top >= room.top && part.top + part.height <= room.top + room.height;
  return isSeen ? 0 : part.top - room.top - MARGIN - Math.max(0, spare / 2);
}
