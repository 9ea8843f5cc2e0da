import type { WorldPlane } from '../world.ts';
import type { Part } from './part.ts';

export interface PlacedPart {
  part: Part;
  x: number;
  y: number;
  mirrored: boolean;
  scale: number;
}

/** Joins parts of one depth into a plane. */
export function planeOf(name: string, z: number, placed: readonly PlacedPart[]): WorldPlane {
  const bounds = { left: 0, right: 0, top: -0.5, bottom: 0.5 };
  for (const { part, x, y, scale } of placed) {
    bounds.left = Math.min(bounds.left, x - (part.width * scale) / 2 - 1);
    bounds.right = Math.max(bounds.right, x + (part.width * scale) / 2 + 1);
    bounds.top = Math.min(bounds.top, y - part.height * scale - 0.3);
    bounds.bottom = Math.max(bounds.bottom, y + (part.below ?? 0.3) * scale);
  }
  return {
    name,
    z,
    bounds,
    ...(placed.some(({ part }) => part.moves) ? { moves: true } : {}),
    draw(painter) {
      for (const { part, x, y, mirrored, scale } of placed) {
        painter.at({ x, y, scale, ...(mirrored ? { scaleX: -1 } : {}) }, () => part.draw(painter));
      }
    },
  };
}
