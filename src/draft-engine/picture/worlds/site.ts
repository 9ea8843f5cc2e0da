import type { Sight } from './sight.ts';

/** What the things of a place are laid out by, the same in every shot. */
export interface Site {
  seed: number;
  sight: Sight;
  /** Where the light comes from out of doors; where the lamp hangs and the furniture begins in a room. */
  side: 1 | -1;
}
