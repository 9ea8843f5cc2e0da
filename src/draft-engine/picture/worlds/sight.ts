import type { WorldConditions } from '../world.ts';

/** What a wide shot of a place shows, so that things are placed where they are seen, in every shot at the same spot. */
export interface Sight {
  portrait: boolean;
  /** Half of the width that a wide shot shows at a depth, metres. */
  visible(z: number): number;
  /** Half of the width that planes at a depth must fill in this shot, metres. */
  reach(z: number): number;
  /** The depth at which something of this height fills its share of the frame above the horizon. */
  depthFor(height: number, share: number): number;
  /** The depth from which something of this width leaves half of the frame free. */
  depthForWidth(width: number): number;
}

const WIDE_DISTANCE = 6.5;

export function createSight(conditions: Pick<WorldConditions, 'aspect' | 'halfWidthMetres'>): Sight {
  const { aspect, halfWidthMetres } = conditions;
  const portrait = aspect < 1;
  const across = Math.max(0.3, Math.min(0.74, 0.4 * aspect));
  const above = portrait ? 0.5 : 0.38;
  return {
    portrait,
    visible: (z) => (WIDE_DISTANCE + z) * across,
    reach: (z) => halfWidthMetres * 1.7 + 2 + Math.max(0, z) * (across + 0.25),
    depthForWidth: (width) => Math.max(0, width / across - WIDE_DISTANCE),
    depthFor: (height, share) => Math.max(1.6, (height - 1.5) / (above * share) - WIDE_DISTANCE),
  };
}
