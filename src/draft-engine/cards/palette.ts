import type { Random } from '#src/shared/random.ts';
import { oklch, type Colour } from '../picture/colour.ts';

/** Skins of people, from light to deep. */
const SKINS: readonly Colour[] = [
  oklch(0.91, 0.04, 60),
  oklch(0.87, 0.055, 62),
  oklch(0.8, 0.07, 60),
  oklch(0.7, 0.08, 56),
  oklch(0.58, 0.075, 52),
  oklch(0.47, 0.06, 48),
];
/** Hair as it grows. */
const NATURAL_HAIR: readonly Colour[] = [
  oklch(0.27, 0.02, 290),
  oklch(0.36, 0.05, 50),
  oklch(0.5, 0.09, 55),
  oklch(0.62, 0.13, 45),
  oklch(0.84, 0.11, 88),
  oklch(0.9, 0.01, 260),
];

export const skinOf = (random: Random): Colour => random.pick(SKINS);
/** A colour of hair as drawn ones have it: as it grows, or any. */
export const hairOf = (random: Random, bright = 0.6): Colour =>
  random.chance(bright) ? oklch(random.between(0.58, 0.8), 0.15, random.between(0, 360)) : random.pick(NATURAL_HAIR);
export const eyesOf = (random: Random): Colour => oklch(0.56, 0.15, random.between(0, 360));
/** A hue turned from another by about so much. */
export const turned = (hue: number, by: number): number => (hue + by + 360) % 360;
