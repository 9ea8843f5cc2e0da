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

/** The most of what lasts, RMS of the loudest 0.4 seconds: a horn or a siren does not stand above the voice. */
export const LASTING_MOST = 0.09;

/** How a single sound is made and how loud it is. */
export type SoundModel = readonly [level: keyof typeof LEVELS, make: Maker];
