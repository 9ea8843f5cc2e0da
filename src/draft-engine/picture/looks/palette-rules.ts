import { chromaOf, mix, oklch, type Colour } from '../colour.ts';
import type { Palette } from '../painter.ts';

/** Maps every colour of a palette. */
export function eachColour(change: (colour: Colour, name: keyof Palette) => Colour): (palette: Palette) => Palette {
  return (palette) =>
    Object.fromEntries(
      Object.entries(palette).map(([name, colour]) => [name, change(colour as Colour, name as keyof Palette)]),
    ) as unknown as Palette;
}

/** Scales chroma, and the contrast of lightness about the middle. */
export function graded(chroma: number, contrast = 1, lift = 0): (colour: Colour) => Colour {
  return (colour) => ({
    L: Math.min(1, Math.max(0, 0.55 + (colour.L - 0.55) * contrast + lift)),
    a: colour.a * chroma,
    b: colour.b * chroma,
  });
}

/** The nearest of a few inks: by hue for chromatic colours, by lightness for the rest. */
export function fromInks(inks: readonly Colour[]): (colour: Colour) => Colour {
  return (colour) => {
    let best = colour;
    let least = Infinity;
    const weight = chromaOf(colour) > 0.05 ? 2.6 : 0.8;
    for (const ink of inks) {
      const distance = (ink.L - colour.L) ** 2 + ((ink.a - colour.a) ** 2 + (ink.b - colour.b) ** 2) * weight;
      if (distance < least) {
        least = distance;
        best = ink;
      }
    }
    return best;
  };
}

/** Quantises lightness; keeps hue and chroma. */
export function stepped(
  steps: number,
  change: (colour: Colour) => Colour = (colour) => colour,
): (colour: Colour) => Colour {
  return (colour) => {
    const own = change(colour);
    return { ...own, L: Math.round(own.L * steps) / steps };
  };
}

/** Tints most of a palette in the tones of one colour, by lightness; accent and lamps are kept. */
export function toned(low: Colour, high: Colour, share: number): (palette: Palette) => Palette {
  return eachColour((colour, name) =>
    name === 'accent' || name === 'lamp' ? colour : mix(colour, mix(low, high, colour.L), share),
  );
}

/** Keeps red; turns all other colours to greys. */
export function inkTones(colour: Colour): Colour {
  const hue = (Math.atan2(colour.b, colour.a) * 180) / Math.PI;
  if (chromaOf(colour) > 0.13 && hue > 5 && hue < 42) {
    return oklch(0.56, 0.19, 28);
  }
  return { L: 0.2 + 0.76 * colour.L, a: colour.a * 0.09, b: colour.b * 0.09 + 0.004 };
}

/** Light enough to be visible on a dark board. */
export function chalkTones(colour: Colour): Colour {
  // Near-black stays the colour of the board: pupils, brows, mouths.
  if (colour.L < 0.34) {
    return { L: 0.25 + colour.L * 0.1, a: -0.012, b: 0.004 };
  }
  return { L: 0.68 + colour.L * 0.27, a: colour.a * 0.75, b: colour.b * 0.75 };
}
