import { NAMED_COLOURS as N, oklch, type Colour } from '../../../colour.ts';
import { fixed, sketched } from '../../landmarks/sketch.ts';
import { standing } from '../../outlines.ts';

const WOOD = oklch(0.48, 0.075, 55);

/** Long low seats with many cushions. */
export function divan(cloth: Colour, cushions: readonly Colour[]) {
  return sketched(2.6, 0.9, fixed, (s) => {
    s.box(-1.2, 0, 2.4, 0.34, cloth);
    s.mark(-1.2, -0.08, 2.4, 0.08, N.gold, 0.7);
    for (let cushion = 0; cushion < 5; cushion++) {
      s.painter.form(
        standing(-1.12 + cushion * 0.45, -0.32, 0.42, 0.44, 0.1),
        cushions[cushion % cushions.length] ?? N.crimson,
      );
    }
  });
}

/** A brass tray on folding legs with a pot and glasses. */
export const brassTable = sketched(1.3, 1, fixed, (s) => {
  s.line(WOOD, 0.06, -0.4, 0, 0.3, -0.5);
  s.line(WOOD, 0.06, 0.4, 0, -0.3, -0.5);
  s.ball(0, -0.54, 0.6, 0.1, N.gold);
  s.ball(0, -0.74, 0.14, 0.16, N.silver);
  s.line(N.silver, 0.04, 0.1, -0.74, 0.28, -0.88);
  for (const x of [-0.3, 0.32]) {
    s.box(x - 0.04, -0.56, 0.08, 0.13, oklch(0.6, 0.13, 60), { line: 0.4 });
  }
});

/** Woven baskets on a wall. */
export const basketWall = sketched(
  1.7,
  2.5,
  fixed,
  (s) => {
    for (const [x, y, r, colour] of [
      [-0.45, -1.9, 0.36, oklch(0.62, 0.13, 50)],
      [0.4, -1.95, 0.3, oklch(0.5, 0.1, 190)],
      [-0.05, -1.35, 0.32, oklch(0.7, 0.13, 80)],
      [0.55, -1.4, 0.2, oklch(0.5, 0.14, 25)],
    ] as const) {
      s.ball(x, y, r, r, colour);
      s.ball(x, y, r * 0.66, r * 0.66, N.cream);
      s.ball(x, y, r * 0.36, r * 0.36, colour);
    }
  },
  { shadow: 0 },
);

/** A printed cloth that hangs on a wall. */
export const printCloth = sketched(
  1.6,
  2.5,
  (random) => random.pick([30, 85, 150, 260, 340]),
  (s, hue) => {
    s.box(-0.7, -0.9, 1.4, 1.5, oklch(0.6, 0.15, hue), { line: 0.6 });
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 4; column++) {
        const [x, y] = [-0.52 + column * 0.35, -1.08 - row * 0.36];
        s.face(
          (row + column) % 2 ? N.cream : oklch(0.35, 0.1, hue + 180),
          x - 0.13,
          y,
          x,
          y - 0.15,
          x + 0.13,
          y,
          x,
          y + 0.15,
        );
      }
    }
  },
  { shadow: 0 },
);

/** A bed of cords on turned legs. */
export function cordBed(cloth: Colour) {
  return sketched(2.3, 0.8, fixed, (s) => {
    for (const x of [-1, 0.88]) {
      s.box(x, 0, 0.13, 0.62, oklch(0.5, 0.12, 30));
    }
    s.face(oklch(0.76, 0.07, 80), -1.05, -0.4, -0.98, -0.56, 0.98, -0.56, 1.05, -0.4);
    s.face(cloth, -0.4, -0.38, -0.34, -0.6, 0.98, -0.6, 1.04, -0.38);
    s.ball(-0.72, -0.62, 0.24, 0.12, N.pink);
  });
}

/** Brass and copper vessels on a shelf. */
export const brassShelf = sketched(
  1.6,
  2.4,
  fixed,
  (s) => {
    for (const y of [-1.25, -1.8]) {
      s.mark(-0.75, y + 0.07, 1.5, 0.07, WOOD, 0.6);
      for (let pot = 0; pot < 4; pot++) {
        s.ball(-0.54 + pot * 0.37, y - 0.13, 0.14, 0.14, pot % 2 ? oklch(0.62, 0.12, 50) : N.gold);
        s.mark(-0.6 + pot * 0.37, y - 0.24, 0.12, 0.06, N.gold, 0.7);
      }
    }
  },
  { shadow: 0 },
);

/** Cut-paper flags along a wall and painted plates. */
export const plateWall = sketched(
  1.7,
  2.6,
  fixed,
  (s) => {
    for (const [x, y, hue] of [
      [-0.5, -1.5, 240],
      [0.05, -1.85, 30],
      [0.55, -1.45, 150],
      [0, -1.3, 85],
    ] as const) {
      s.ball(x, y, 0.23, 0.23, N.cream);
      s.ball(x, y, 0.15, 0.15, oklch(0.62, 0.16, hue));
      s.ball(x, y, 0.07, 0.07, N.yellow);
    }
    for (let flag = 0; flag < 5; flag++) {
      s.face(
        oklch(0.68, 0.17, flag * 72),
        -0.8 + flag * 0.32,
        -2.5,
        -0.52 + flag * 0.32,
        -2.5,
        -0.52 + flag * 0.32,
        -2.22,
        -0.66 + flag * 0.32,
        -2.16,
        -0.8 + flag * 0.32,
        -2.22,
      );
    }
  },
  { shadow: 0 },
);
