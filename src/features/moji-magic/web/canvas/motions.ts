import type { Motion } from '../../board.ts';

/** Length of the loop of an animation. */
export const LOOP_SECONDS = 1.6;

/** How a layer differs from its place at a moment of the loop. */
export interface Moved {
  /** In shares of the layer's height. */
  y: number;
  /** Degrees. */
  rotation: number;
  scaleX: number;
  scaleY: number;
  alpha: number;
}

const STILL: Moved = { y: 0, rotation: 0, scaleX: 1, scaleY: 1, alpha: 1 };

/** A layer's motion at a share of the loop, 0 to 1; the end meets the beginning. */
export function movedAt(motion: Motion, share: number): Moved {
  const turn = share * Math.PI * 2;
  switch (motion) {
    case 'none':
      return STILL;
    case 'bounce': {
      const lift = Math.abs(Math.sin(turn));
      const squash = (1 - lift) ** 4 * 0.1;
      return { ...STILL, y: -0.16 * lift + squash / 2, scaleX: 1 + squash, scaleY: 1 - squash };
    }
    case 'wiggle':
      return { ...STILL, rotation: 9 * Math.sin(2 * turn) };
    case 'spin':
      return { ...STILL, rotation: 360 * share };
    case 'blink':
      return { ...STILL, alpha: Math.cos(2 * turn) > -0.2 ? 1 : 0 };
  }
}
