import type { WorldConditions } from '../../world.ts';

/** What this shot's frame shows at a depth before the actors, metres; y downwards from the ground. */
export interface FrameBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
  height: number;
}

/** The frame at a depth, from the shot's width at the actors' line and an even field of view. */
export function frameBox(conditions: WorldConditions, z: number): FrameBox {
  const exact = conditions.frameAt?.(z);
  if (exact) {
    return { ...exact, height: exact.bottom - exact.top };
  }
  const { halfWidthMetres, aspect } = conditions;
  const shown = conditions.frameAt?.(z);
  if (shown) {
    return { ...shown, height: shown.bottom - shown.top };
  }
  const tangent = Math.max(0.3, Math.min(0.74, 0.4 * aspect));
  const distance = halfWidthMetres / tangent;
  const near = Math.max(0.12, (distance + z) / distance);
  const half = halfWidthMetres * near;
  const halfHeight = half / aspect;
  return {
    left: -half,
    right: half,
    top: -1.5 - halfHeight * 1.05,
    bottom: -1.5 + halfHeight * 0.95,
    height: halfHeight * 2,
  };
}
