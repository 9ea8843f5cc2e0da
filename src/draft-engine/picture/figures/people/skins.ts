import { oklch, type Colour } from '../../colour.ts';

/** Tones of skin in neutral light, from the lightest to the deepest. */
export const SKINS: readonly Colour[] = [
  oklch(0.885, 0.045, 58),
  oklch(0.835, 0.06, 60),
  oklch(0.765, 0.075, 62),
  oklch(0.665, 0.082, 58),
  oklch(0.54, 0.075, 52),
  oklch(0.425, 0.06, 46),
];
