import { mix, NAMED_COLOURS, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { outline, standing } from '../outlines.ts';
import { flat } from '../tones.ts';

/** A box seen from a little above: its front and the lit strip of its top. (x, foot) is the lower left corner. */
export function solidBox(
  painter: Painter,
  x: number,
  foot: number,
  width: number,
  height: number,
  colour: Colour,
  top = 0.09,
): void {
  painter.form(standing(x, foot, width, height), colour, { modelling: 0.75 });
  if (top > 0) {
    painter.form(
      outline(
        x,
        foot - height,
        x + Math.min(0.08, width * 0.1),
        foot - height - top,
        x + width - Math.min(0.08, width * 0.1),
        foot - height - top,
        x + width,
        foot - height,
      ),
      mix(colour, painter.palette.key, 0.22),
      { modelling: 0.3, line: 0.6 },
    );
  }
}

/** Panels or doors let into a front, each with a handle. */
export function panels(
  painter: Painter,
  x: number,
  foot: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  colour: Colour,
  handle: Colour = NAMED_COLOURS.gold,
): void {
  const pw = width / columns;
  const ph = height / rows;
  const edge = Math.min(pw, ph) * 0.09;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + column * pw + edge;
      const base = foot - row * ph - edge;
      flat(painter, standing(left, base, pw - edge * 2, ph - edge * 2, edge * 0.5), shade(colour, -0.1), 0.15, 0.75);
      flat(
        painter,
        standing(left + edge * 0.5, base - edge * 0.3, pw - edge * 2.6, ph - edge * 2.6, edge * 0.5),
        colour,
        0.62,
        0.9,
      );
      const wide = pw > ph;
      flat(
        painter,
        (pen) =>
          pen.ellipse(
            wide ? left + pw / 2 - edge : left + (column % 2 === 0 ? pw - edge * 4 : edge * 2),
            base - (ph - edge * 2) * (wide ? 0.5 : 0.55),
            wide ? 0.06 : 0.022,
            wide ? 0.016 : 0.045,
            0,
            0,
            7,
          ),
        handle,
        0.9,
      );
    }
  }
}

const SPINES: readonly Colour[] = [
  NAMED_COLOURS.crimson,
  NAMED_COLOURS.teal,
  NAMED_COLOURS.mustard,
  NAMED_COLOURS.navy,
  NAMED_COLOURS.forest,
  NAMED_COLOURS.plum,
  NAMED_COLOURS.cream,
  NAMED_COLOURS.copper,
  NAMED_COLOURS.tan,
  NAMED_COLOURS.indigo,
];

/** Books of uneven widths and heights on one board, some leaning, some gone. */
export function books(
  painter: Painter,
  random: {
    next(): number;
    between(low: number, high: number): number;
    chance(p: number): boolean;
    pick<T>(items: readonly T[]): T;
  },
  left: number,
  foot: number,
  width: number,
  height: number,
): void {
  let x = left;
  while (x < left + width - 0.03) {
    if (random.chance(0.07)) {
      x += random.between(0.08, 0.2);
      continue;
    }
    const wide = Math.min(random.between(0.034, 0.09), left + width - x);
    const tall = height * random.between(0.62, 0.95);
    const colour = random.pick(SPINES);
    const light = random.between(0.3, 0.75);
    const at = x;
    if (random.chance(0.06)) {
      flat(
        painter,
        outline(at, foot, at + tall * 0.24, foot - tall, at + tall * 0.24 + wide, foot - tall * 0.97, at + wide, foot),
        colour,
        light,
      );
      x += tall * 0.24 + wide;
      continue;
    }
    flat(painter, standing(at, foot, wide - 0.004, tall), colour, light);
    if (wide > 0.066) {
      flat(painter, standing(at, foot - tall * 0.78, wide - 0.004, tall * 0.05), NAMED_COLOURS.gold, 0.7, 0.8);
      flat(painter, standing(at, foot - tall * 0.12, wide - 0.004, tall * 0.04), NAMED_COLOURS.gold, 0.7, 0.8);
    }
    if (wide > 0.055) {
      flat(painter, standing(at, foot, wide * 0.22, tall), colour, 1, 0.5);
    }
    x += wide;
  }
}
