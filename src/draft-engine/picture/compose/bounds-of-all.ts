import type { Bounds } from '../shape.ts';

/** The smallest box around boxes; inside out when there is none. */
export function boundsOfAll(boxes: readonly Bounds[]): Bounds {
  const all: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const box of boxes) {
    all.left = Math.min(all.left, box.left);
    all.top = Math.min(all.top, box.top);
    all.right = Math.max(all.right, box.right);
    all.bottom = Math.max(all.bottom, box.bottom);
  }
  return all;
}
