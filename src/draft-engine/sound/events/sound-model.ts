import type { Maker } from '../shapes.ts';

/** How loud things are beside each other: RMS of the loudest tenth of a second. */
export const LEVELS = {
  faint: 0.018,
  soft: 0.035,
  plain: 0.07,
  clear: 0.11,
  loud: 0.17,
  huge: 0.26,
} as const;

/** How a single sound is made and how loud it is. */
export type SoundModel = readonly [level: keyof typeof LEVELS, make: Maker];
