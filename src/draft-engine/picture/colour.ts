import type { ColourName } from '../story/figure-spec.ts';

/** A colour in OKLab: lightness 0 to 1, a and b about ±0.4. Colours are mixed in OKLab, never by hue. */
export interface Colour {
  readonly L: number;
  readonly a: number;
  readonly b: number;
}

/** From OKLCH: lightness 0 to 1, chroma 0 to 0.37, hue in degrees. */
export function oklch(L: number, C: number, h: number): Colour {
  const radians = (h * Math.PI) / 180;
  return { L, a: C * Math.cos(radians), b: C * Math.sin(radians) };
}

/** Linear interpolation in OKLab; 0 gives the first, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  return {
    L: first.L + (second.L - first.L) * share,
    a: first.a + (second.a - first.a) * share,
    b: first.b + (second.b - first.b) * share,
  };
}

/** The same hue, with L shifted and chroma multiplied. */
export function shade(colour: Colour, lightness: number, chroma = 1): Colour {
  return { L: Math.min(1, Math.max(0, colour.L + lightness)), a: colour.a * chroma, b: colour.b * chroma };
}

export function chromaOf(colour: Colour): number {
  return Math.hypot(colour.a, colour.b);
}

function gamma(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
}

/** sRGB bytes, clipped to the gamut. */
export function toRgb(colour: Colour): [number, number, number] {
  const l = (colour.L + 0.3963377774 * colour.a + 0.2158037573 * colour.b) ** 3;
  const m = (colour.L - 0.1055613458 * colour.a - 0.0638541728 * colour.b) ** 3;
  const s = (colour.L - 0.0894841775 * colour.a - 1.291485548 * colour.b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** A CSS colour for fillStyle and strokeStyle. */
export function css(colour: Colour, alpha = 1): string {
  const [red, green, blue] = toRgb(colour);
  return `rgba(${red},${green},${blue},${alpha})`;
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** sRGB bytes to OKLab. */
export function fromRgb(red: number, green: number, blue: number): Colour {
  const r = linear(red);
  const g = linear(green);
  const b = linear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    L: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Each named colour in neutral light. */
export const NAMED_COLOURS: Readonly<Record<ColourName, Colour>> = {
  red: oklch(0.6, 0.19, 27),
  crimson: oklch(0.5, 0.17, 15),
  orange: oklch(0.72, 0.16, 55),
  mustard: oklch(0.74, 0.13, 82),
  yellow: oklch(0.86, 0.15, 95),
  lime: oklch(0.82, 0.16, 122),
  green: oklch(0.62, 0.13, 148),
  forest: oklch(0.44, 0.09, 155),
  teal: oklch(0.58, 0.09, 190),
  cyan: oklch(0.78, 0.1, 210),
  sky: oklch(0.76, 0.1, 235),
  blue: oklch(0.56, 0.14, 255),
  navy: oklch(0.36, 0.08, 262),
  indigo: oklch(0.44, 0.13, 280),
  violet: oklch(0.56, 0.14, 300),
  plum: oklch(0.46, 0.12, 330),
  pink: oklch(0.8, 0.1, 355),
  rose: oklch(0.66, 0.15, 5),
  brown: oklch(0.46, 0.07, 55),
  tan: oklch(0.72, 0.06, 75),
  cream: oklch(0.92, 0.04, 90),
  white: oklch(0.96, 0.01, 95),
  silver: oklch(0.8, 0.01, 240),
  grey: oklch(0.62, 0.01, 250),
  charcoal: oklch(0.36, 0.015, 260),
  black: oklch(0.24, 0.015, 270),
  gold: oklch(0.78, 0.13, 88),
  copper: oklch(0.6, 0.11, 48),
};
