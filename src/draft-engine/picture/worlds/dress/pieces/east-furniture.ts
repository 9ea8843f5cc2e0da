import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../../colour.ts';
import { fixed, sketched, type Sketch } from '../../landmarks/sketch.ts';
import { archway } from '../../outlines.ts';
import { drawWord } from '../lettering/draw-word.ts';

const INK = oklch(0.26, 0.02, 270);

/** A hanging scroll: a painted mountain, or a word in ink. */
export function scroll(words: readonly string[]) {
  return sketched(
    0.9,
    2.6,
    (random) => random.pick([...words, '']),
    (s, word) => {
      s.mark(-0.38, -0.8, 0.76, 1.7, oklch(0.56, 0.06, 200), 0.5);
      s.mark(-0.3, -0.98, 0.6, 1.36, N.cream, 0.85);
      s.line(oklch(0.34, 0.05, 45), 0.06, -0.45, -0.8, 0.45, -0.8);
      s.line(oklch(0.34, 0.05, 45), 0.05, -0.42, -2.5, 0.42, -2.5);
      if (word) {
        drawWord(s.painter, word, { x: 0, y: -1.66, width: 0.42, height: 1.1, colour: INK, down: true });
        return;
      }
      s.face(oklch(0.6, 0.02, 250), -0.28, -1.2, -0.1, -1.9, 0.02, -1.5, 0.14, -1.75, 0.28, -1.2);
      s.ball(0.12, -2.12, 0.07, 0.07, N.crimson);
      s.line(INK, 0.025, -0.25, -1.1, 0.25, -1.1);
    },
    { shadow: 0 },
  );
}

/** A painted screen of folds. */
export function foldingScreen(ground: Colour, motif: Colour) {
  return sketched(2.8, 1.8, fixed, (s) => {
    for (let fold = 0; fold < 6; fold++) {
      const x = -1.32 + fold * 0.44;
      const skew = fold % 2 === 0 ? 0.05 : -0.05;
      s.face(
        shade(ground, fold % 2 ? -0.04 : 0),
        x,
        -0.04 + skew,
        x,
        -1.7 + skew,
        x + 0.44,
        -1.7 - skew,
        x + 0.44,
        -0.04 - skew,
      );
    }
    s.line(oklch(0.36, 0.05, 50), 0.06, -1.2, -0.2, -0.7, -0.9, 0.1, -1.15, 0.9, -1.4);
    for (let bloom = 0; bloom < 9; bloom++) {
      s.ball(-1 + bloom * 0.25, -0.75 - bloom * 0.08 + (bloom % 3) * 0.1, 0.09, 0.08, motif);
    }
  });
}

/** A low table with tea things; cushions before and beside it. */
export function lowTable(wood: Colour, cushion: Colour) {
  return sketched(2.4, 0.7, fixed, (s) => {
    for (const x of [-0.95, 0.95]) {
      s.ball(x, -0.06, 0.36, 0.09, cushion);
    }
    for (const x of [-0.6, 0.48]) {
      s.box(x, 0, 0.12, 0.36, shade(wood, -0.06));
    }
    s.face(wood, -0.8, -0.34, -0.72, -0.46, 0.72, -0.46, 0.8, -0.34);
    s.mark(-0.8, -0.3, 1.6, 0.07, wood, 0.4);
    s.ball(0, -0.54, 0.14, 0.11, oklch(0.6, 0.05, 160));
    for (const x of [-0.34, 0.36]) {
      s.box(x - 0.05, -0.44, 0.1, 0.1, N.cream, { line: 0.4 });
    }
  });
}

/** A high table of red wood with a cloth runner, bowls and cups. */
export const redTable = sketched(1.8, 1.1, fixed, (s) => {
  const wood = oklch(0.36, 0.09, 30);
  for (const x of [-0.72, 0.6]) {
    s.box(x, 0, 0.12, 0.78, wood);
  }
  s.face(wood, -0.85, -0.74, -0.76, -0.86, 0.76, -0.86, 0.85, -0.74);
  s.mark(-0.72, -0.62, 1.44, 0.1, shade(wood, -0.06), 0.4);
  s.face(oklch(0.5, 0.17, 28), -0.22, -0.86, 0.22, -0.86, 0.24, -0.5, 0, -0.42, -0.24, -0.5);
  for (const x of [-0.5, 0.5]) {
    s.ball(x, -0.92, 0.14, 0.08, N.cream);
  }
  s.ball(0, -0.96, 0.13, 0.12, oklch(0.5, 0.08, 230));
});

/** A chair with a yoke back. */
export const yokeChair = sketched(0.7, 1.15, fixed, (s) => {
  const wood = oklch(0.38, 0.09, 32);
  for (const x of [-0.26, 0.2]) {
    s.box(x, 0, 0.06, 1.02, wood, { line: 0.5 });
  }
  s.face(wood, -0.3, -0.44, -0.24, -0.52, 0.24, -0.52, 0.3, -0.44);
  s.box(-0.07, -0.5, 0.14, 0.52, shade(wood, 0.05), { line: 0.5 });
  s.face(wood, -0.34, -1.02, -0.2, -1.1, 0.2, -1.1, 0.34, -1.02);
});

/** A bench with a carved back, for two. */
export const carvedBench = sketched(2.2, 1.1, fixed, (s) => {
  const wood = oklch(0.36, 0.085, 30);
  s.box(-1, 0, 2, 0.1, shade(wood, -0.06));
  for (const x of [-0.98, 0.84]) {
    s.box(x, 0, 0.14, 0.72, wood);
  }
  s.box(-0.96, -0.44, 1.92, 0.52, wood);
  for (let panel = 0; panel < 3; panel++) {
    s.mark(-0.85 + panel * 0.6, -0.52, 0.48, 0.36, shade(wood, 0.07), 0.7);
    s.ball(-0.61 + panel * 0.6, -0.7, 0.1, 0.1, N.gold);
  }
  s.face(oklch(0.5, 0.16, 28), -0.9, -0.36, -0.84, -0.5, 0.84, -0.5, 0.9, -0.36);
});

/** A chest with iron or brass fittings, with bedding or a vase on it. */
export function fittedChest(wood: Colour, metal: Colour) {
  return sketched(1.5, 1.5, fixed, (s) => {
    s.box(-0.7, 0, 1.4, 0.95, wood);
    for (const y of [-0.32, -0.64]) {
      s.mark(-0.7, y, 1.4, 0.03, shade(wood, -0.14), 0.2);
    }
    for (const [x, y] of [
      [-0.35, -0.14],
      [0.35, -0.14],
      [-0.35, -0.46],
      [0.35, -0.46],
      [0, -0.78],
    ] as const) {
      s.mark(x - 0.08, y, 0.16, 0.1, metal, 0.8);
    }
    for (const x of [-0.7, 0.6]) {
      s.mark(x, 0, 0.1, 0.95, metal, 0.5);
    }
    s.ball(-0.3, -1.12, 0.14, 0.19, N.cream);
    s.box(0.05, -0.95, 0.5, 0.2, oklch(0.56, 0.13, 20), { line: 0.5 });
    s.box(0.08, -1.15, 0.44, 0.16, oklch(0.5, 0.1, 250), { line: 0.5 });
  });
}

/** Open shelves of uneven boxes with vases and books. */
export const curioShelf = sketched(1.8, 2.2, fixed, (s) => {
  const wood = oklch(0.36, 0.085, 32);
  s.box(-0.85, 0, 1.7, 2.1, shade(wood, -0.1));
  for (const [x, y, w, h] of [
    [-0.78, -0.06, 0.78, 0.5],
    [0.06, -0.06, 0.72, 0.72],
    [-0.78, -0.62, 0.78, 0.66],
    [0.06, -0.84, 0.72, 0.44],
    [-0.78, -1.34, 0.5, 0.68],
    [-0.22, -1.34, 1, 0.68],
  ] as const) {
    s.mark(x, y, w, h, mix(wood, N.tan, 0.35), 0.3);
  }
  for (const [x, y, rx, ry, colour] of [
    [-0.5, -0.28, 0.14, 0.2, oklch(0.5, 0.1, 245)],
    [0.4, -0.34, 0.17, 0.26, N.cream],
    [-0.4, -0.86, 0.16, 0.22, oklch(0.6, 0.09, 160)],
    [0.42, -1, 0.2, 0.14, oklch(0.5, 0.16, 28)],
    [-0.53, -1.6, 0.12, 0.22, N.cream],
    [0.26, -1.6, 0.2, 0.22, oklch(0.55, 0.1, 235)],
  ] as const) {
    s.ball(x, y, rx, ry, colour);
  }
});

/** Bedding on the floor with a wooden pillow. */
export function floorBed(quilt: Colour, border: Colour) {
  return sketched(2.4, 0.6, fixed, (s) => {
    s.face(N.cream, -1.15, 0, -1.02, -0.22, 1.02, -0.22, 1.15, 0);
    s.painter.form((pen) => {
      pen.moveTo(-0.6, -0.02);
      pen.quadraticCurveTo(-0.6, -0.42, -0.3, -0.42);
      pen.lineTo(0.95, -0.38);
      pen.quadraticCurveTo(1.2, -0.3, 1.18, -0.02);
      pen.closePath();
    }, quilt);
    s.face(border, -0.62, -0.02, -0.6, -0.36, -0.36, -0.43, -0.34, -0.02);
    s.box(-1.02, -0.22, 0.36, 0.16, border, { line: 0.6 });
  });
}

/** A bed in a carved frame with curtains. */
export const canopyBed = sketched(2.8, 2.5, fixed, (s) => {
  const wood = oklch(0.36, 0.09, 30);
  const silk = oklch(0.56, 0.16, 25);
  s.mark(-1.2, -0.4, 2.4, 1.9, oklch(0.3, 0.05, 30), 0.3);
  s.box(-1.3, 0, 2.6, 0.5, wood);
  s.face(silk, -1.2, -0.5, -1.15, -0.72, 1.15, -0.72, 1.2, -0.5);
  s.ball(-0.85, -0.78, 0.28, 0.12, N.gold);
  for (const k of [-1, 1]) {
    s.painter.form(
      (pen) => {
        pen.moveTo(k * 1.2, -2.15);
        pen.lineTo(k * 0.55, -2.15);
        pen.quadraticCurveTo(k * 0.8, -1.4, k * 1.08, -1.2);
        pen.lineTo(k * 1.02, -0.5);
        pen.lineTo(k * 1.2, -0.5);
        pen.closePath();
      },
      shade(silk, 0.06),
    );
    s.box(k > 0 ? 1.18 : -1.3, 0, 0.12, 2.3, wood, { line: 0.5 });
  }
  s.box(-1.36, -2.15, 2.72, 0.3, wood);
  for (let carving = 0; carving < 7; carving++) {
    s.ball(-1.1 + carving * 0.37, -2.3, 0.1, 0.08, N.gold);
  }
});

/** A hearth sunk in the floor, a kettle over it. */
export const sunkenHearth = sketched(1.6, 2.4, fixed, (s) => {
  s.face(oklch(0.3, 0.04, 45), -0.75, 0, -0.62, -0.26, 0.62, -0.26, 0.75, 0);
  s.face(oklch(0.6, 0.02, 60), -0.6, -0.04, -0.5, -0.2, 0.5, -0.2, 0.6, -0.04);
  s.painter.form((pen) => pen.ellipse(0, -0.14, 0.2, 0.07, 0, 0, 7), N.orange, { luminous: true, line: 0 });
  s.painter.glow(0, -0.2, 0.9, N.orange, 0.5);
  s.line(oklch(0.28, 0.02, 60), 0.05, 0, -2.4, 0, -0.75);
  s.ball(0, -0.56, 0.22, 0.18, oklch(0.26, 0.015, 260));
});

/** A cooking place of brick with woks and steam. */
export const brickStove = sketched(2, 1.5, fixed, (s) => {
  s.box(-0.95, 0, 1.9, 0.8, oklch(0.6, 0.05, 50));
  s.painter.form(archway(-0.65, 0, 0.45, 0.4), oklch(0.2, 0.03, 40));
  s.painter.form(archway(0.2, 0, 0.45, 0.4), oklch(0.2, 0.03, 40));
  for (const x of [-0.42, 0.42]) {
    s.painter.form((pen) => pen.ellipse(x, -0.12, 0.14, 0.09, 0, 0, 7), N.orange, { luminous: true, line: 0 });
    s.ball(x, -0.84, 0.4, 0.13, oklch(0.28, 0.015, 260));
  }
  s.box(0.2, -0.9, 0.46, 0.24, oklch(0.72, 0.08, 80), { line: 0.5 });
  s.box(0.2, -1.14, 0.46, 0.2, oklch(0.72, 0.08, 80), { line: 0.5 });
});

/** A paper lamp on the floor. */
export const floorLamp = sketched(0.6, 1.1, fixed, (s: Sketch) => {
  s.lamp(-0.2, -0.12, 0.4, 0.8, N.cream);
  for (const x of [-0.22, 0.18]) {
    s.box(x, 0, 0.04, 1, oklch(0.32, 0.05, 45), { line: 0.4 });
  }
  s.mark(-0.24, -0.95, 0.48, 0.06, oklch(0.32, 0.05, 45), 0.5);
});

/** A red paper diamond for good luck. */
export const luckPaper = sketched(
  0.9,
  2.4,
  fixed,
  (s) => {
    s.face(oklch(0.54, 0.2, 28), 0, -1.2, 0.42, -1.62, 0, -2.04, -0.42, -1.62);
    drawWord(s.painter, '吉', { x: 0, y: -1.62, width: 0.34, height: 0.34, colour: N.gold });
    s.line(N.gold, 0.03, 0, -1.2, 0, -0.95);
    s.line(oklch(0.54, 0.2, 28), 0.05, -0.04, -0.95, -0.04, -0.7);
    s.line(oklch(0.54, 0.2, 28), 0.05, 0.04, -0.95, 0.04, -0.7);
  },
  { shadow: 0 },
);
