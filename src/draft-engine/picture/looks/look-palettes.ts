import { mix, oklch, shade, type Colour } from '../colour.ts';
import type { Palette } from '../painter.ts';
import { chalkTones, eachColour } from './palette-rules.ts';

export const MEMPHIS_INKS = [
  oklch(0.52, 0.2, 20),
  oklch(0.68, 0.2, 18),
  oklch(0.86, 0.16, 92),
  oklch(0.74, 0.12, 195),
  oklch(0.5, 0.17, 290),
  oklch(0.97, 0.01, 95),
  oklch(0.2, 0.02, 280),
  oklch(0.84, 0.08, 20),
  oklch(0.56, 0.08, 45),
  oklch(0.66, 0.15, 150),
];

export const INFOGRAPHIC_INKS = [
  oklch(0.3, 0.06, 262),
  oklch(0.56, 0.12, 240),
  oklch(0.8, 0.07, 225),
  oklch(0.72, 0.17, 42),
  oklch(0.86, 0.09, 75),
  oklch(0.97, 0.008, 230),
  oklch(0.7, 0.1, 175),
  oklch(0.46, 0.07, 40),
  oklch(0.5, 0.11, 160),
];

export const WOODBLOCK_INKS = [
  oklch(0.84, 0.05, 62),
  oklch(0.68, 0.065, 58),
  oklch(0.53, 0.06, 52),
  oklch(0.42, 0.05, 50),
  oklch(0.3, 0.075, 258),
  oklch(0.47, 0.1, 250),
  oklch(0.66, 0.08, 232),
  oklch(0.82, 0.045, 215),
  oklch(0.93, 0.03, 92),
  oklch(0.83, 0.085, 82),
  oklch(0.7, 0.1, 65),
  oklch(0.58, 0.15, 35),
  oklch(0.46, 0.12, 28),
  oklch(0.54, 0.07, 150),
  oklch(0.36, 0.05, 160),
  oklch(0.72, 0.06, 130),
];

/** Hues of a sky over a neon town; all else is of the last. */
const NEON_HUES: Partial<Readonly<Record<keyof Palette, number>>> = { skyLow: 325, haze: 325, skyMiddle: 300 };

const NEON_HUE = 278;

export const neonGround = eachColour((colour, name) => {
  if (name === 'accent') {
    return oklch(0.72, 0.24, 350);
  }
  if (name === 'key' || name === 'sun' || name === 'lamp') {
    return oklch(0.84, 0.15, name === 'lamp' ? 85 : 330);
  }
  const hue = NEON_HUES[name] ?? NEON_HUE;
  return oklch(0.06 + colour.L * (name === 'skyLow' ? 0.32 : 0.2), name === 'skyLow' ? 0.13 : 0.075, hue);
});

export const studio = eachColour((colour, name) => {
  if (name === 'accent' || name === 'lamp' || name === 'sun') {
    return colour;
  }
  if (name === 'near') {
    return shade(mix(colour, oklch(0.62, 0.03, 250), 0.45), 0.05);
  }
  if (name === 'ambient') {
    return mix(colour, oklch(0.66, 0.035, 255), 0.6);
  }
  return mix(
    { L: 0.62 + colour.L * 0.38, a: colour.a * 0.55, b: colour.b * 0.55 },
    oklch(0.985, 0.008, 240),
    name === 'ground' || name === 'far' ? 0.5 : 0.66,
  );
});

export const boardPalette: (palette: Palette) => Palette = eachColour((colour, name) => {
  if (name === 'accent' || name === 'lamp' || name === 'key' || name === 'sun') {
    return chalkTones(colour);
  }
  return { L: 0.24 + colour.L * 0.11, a: colour.a * 0.18 - 0.02, b: colour.b * 0.18 + 0.006 };
});

export const amber = eachColour((colour, name) => {
  const target = {
    skyTop: oklch(0.62, 0.09, 62),
    skyMiddle: oklch(0.8, 0.12, 70),
    skyLow: oklch(0.94, 0.1, 84),
    haze: oklch(0.88, 0.11, 74),
    key: oklch(0.96, 0.1, 80),
    sun: oklch(0.99, 0.06, 92),
  }[name as 'key'];
  return target ? mix(colour, target, 0.72) : mix(colour, oklch(colour.L, 0.1, 62), 0.38);
});

/** Sky and ground of a place of bold patterns; what else there is takes one of its inks. */
export const MEMPHIS_PLACE: Partial<Readonly<Record<keyof Palette, Colour>>> = {
  skyTop: oklch(0.84, 0.09, 195),
  skyMiddle: oklch(0.88, 0.075, 190),
  skyLow: oklch(0.9, 0.07, 20),
  haze: oklch(0.9, 0.07, 20),
  ground: oklch(0.86, 0.13, 92),
  far: oklch(0.7, 0.13, 300),
};

/** Ink and seal red on paper. */
const PAPER_COLOURS: Partial<Readonly<Record<keyof Palette, Colour>>> = {
  near: oklch(0.24, 0.01, 270),
  accent: oklch(0.56, 0.19, 28),
};

export const paperSky = eachColour(
  (colour, name) =>
    PAPER_COLOURS[name] ?? {
      L: Math.min(0.985, 0.6 + colour.L * 0.4),
      a: colour.a * 0.06,
      b: colour.b * 0.06 + 0.005,
    },
);
