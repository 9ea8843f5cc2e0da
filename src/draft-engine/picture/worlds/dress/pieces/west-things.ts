import { NAMED_COLOURS as N, oklch, shade } from '../../../colour.ts';
import { fixed, sketched } from '../../landmarks/sketch.ts';

const IRON = oklch(0.3, 0.02, 250);

const WOOD = oklch(0.5, 0.07, 58);

export const hitchingRail = sketched(2.8, 1.1, fixed, (s) => {
  for (const x of [-1.1, 1.1]) {
    s.box(x - 0.08, 0, 0.16, 1.05, WOOD);
  }
  s.box(-1.4, -0.82, 2.8, 0.14, WOOD);
  s.box(-0.7, 0, 1.5, 0.42, oklch(0.45, 0.06, 55));
  s.mark(-0.6, -0.36, 1.3, 0.08, oklch(0.6, 0.06, 220), 0.8);
});

/** A gas lamp with a ladder bar. */
export const gasLamp = sketched(1, 4.1, fixed, (s) => {
  s.face(IRON, -0.22, 0, -0.08, -0.9, -0.06, -3.1, 0.06, -3.1, 0.08, -0.9, 0.22, 0);
  s.line(IRON, 0.06, -0.4, -2.75, 0.4, -2.75);
  s.lamp(-0.22, -3.1, 0.44, 0.6, N.cream);
  s.face(IRON, -0.34, -3.68, 0, -4.05, 0.34, -3.68);
  if (s.painter.lampsLit) {
    s.painter.glow(0, -3.4, 2.4, s.painter.palette.lamp, 0.5);
  }
});

/** A lamp on a tall bent steel pole. */
export const steelLamp = sketched(2.6, 6.4, fixed, (s) => {
  const steel = oklch(0.5, 0.015, 240);
  s.box(-0.09, 0, 0.18, 6, steel, { modelling: 0.9 });
  s.line(steel, 0.12, 0, -5.9, 0.4, -6.25, 1.1, -6.3);
  s.lamp(0.85, -6.15, 0.6, 0.14, N.silver);
});

/** A lamp of two globes. */
export const globeLamp = sketched(1.5, 3.9, fixed, (s) => {
  s.face(IRON, -0.24, 0, -0.07, -0.7, -0.06, -3.2, 0.06, -3.2, 0.07, -0.7, 0.24, 0);
  s.line(IRON, 0.07, -0.5, -3.2, 0.5, -3.2);
  for (const x of [-0.5, 0.5]) {
    s.painter.form((pen) => pen.arc(x, -3.5, 0.28, 0, 7), s.painter.lampsLit ? s.painter.palette.lamp : N.cream, {
      round: true,
      luminous: s.painter.lampsLit,
    });
    if (s.painter.lampsLit) {
      s.painter.glow(x, -3.5, 1.8, s.painter.palette.lamp, 0.4);
    }
  }
});

/** A torch in an iron basket on a post. */
export const torch = sketched(0.9, 2.9, fixed, (s) => {
  s.box(-0.08, 0, 0.16, 2.1, oklch(0.38, 0.05, 50));
  s.face(IRON, -0.22, -2.5, -0.12, -2.05, 0.12, -2.05, 0.22, -2.5);
  s.painter.form(
    (pen) => {
      pen.moveTo(-0.18, -2.45);
      pen.quadraticCurveTo(-0.2, -2.75, 0, -3);
      pen.quadraticCurveTo(0.22, -2.7, 0.18, -2.45);
      pen.closePath();
    },
    N.orange,
    { luminous: true, line: 0.4 },
  );
  s.painter.glow(0, -2.7, 1.6, N.orange, s.painter.lampsLit ? 0.6 : 0.25);
});

export const trafficLight = sketched(3, 5.6, fixed, (s) => {
  s.box(-0.1, 0, 0.2, 5.2, IRON, { modelling: 0.9 });
  s.line(IRON, 0.1, 0, -5.1, 1.4, -5.1);
  s.box(1.15, -3.9, 0.5, 1.25, oklch(0.72, 0.14, 85));
  for (const [y, colour] of [
    [-4.9, N.crimson],
    [-4.52, N.charcoal],
    [-4.14, N.charcoal],
  ] as const) {
    s.ball(1.4, y, 0.14, 0.14, colour);
  }
  s.box(-0.25, -2.4, 0.5, 0.6, N.charcoal);
});

export const hydrant = sketched(0.8, 0.95, fixed, (s) => {
  s.box(-0.18, 0, 0.36, 0.7, N.crimson, { modelling: 1 });
  s.ball(0, -0.72, 0.22, 0.16, N.crimson);
  s.box(-0.3, -0.38, 0.6, 0.16, N.crimson);
});

/** A round table with chairs under a parasol. */
export const cafeTable = sketched(
  2.8,
  2.6,
  (random) => random.pick([N.crimson, N.navy, N.forest, N.mustard]),
  (s, cloth) => {
    s.line(IRON, 0.06, 0, 0, 0, -2.2);
    s.face(cloth, -1.35, -1.85, 0, -2.55, 1.35, -1.85, 0.7, -1.75, 0, -1.82, -0.7, -1.75);
    s.face(N.cream, -0.6, -1.78, 0, -2.55, 0.6, -1.78, 0, -1.84);
    s.ball(0, -0.76, 0.55, 0.1, N.cream);
    for (const x of [-0.95, 0.95]) {
      s.line(WOOD, 0.05, x, 0, x, -0.9);
      s.line(WOOD, 0.05, x * 0.7, 0, x * 0.7, -0.45, x, -0.45);
    }
  },
);

/** Sandbags in an arc. */
export const sandbags = sketched(3, 1.3, fixed, (s) => {
  const sack = oklch(0.62, 0.05, 82);
  for (let row = 0; row < 4; row++) {
    for (let bag = 0; bag < 5 - (row > 2 ? 2 : 0); bag++) {
      s.ball(
        -1.2 + bag * 0.6 + (row % 2) * 0.25,
        -0.16 - row * 0.3,
        0.36,
        0.2,
        shade(sack, (((bag * 3 + row) % 3) - 1) * 0.04),
      );
    }
  }
});

/** Bricks and beams in a heap. */
export const rubble = sketched(
  4,
  1.7,
  (random) => Array.from({ length: 16 }, () => random.next()),
  (s, chance) => {
    s.face(oklch(0.42, 0.025, 60), -1.9, 0, -1.1, -0.7, -0.4, -0.55, 0.2, -1.2, 0.9, -0.6, 1.9, 0);
    chance.forEach((value, index) => {
      const x = -1.7 + index * 0.22;
      s.box(x, -Math.max(0, 0.8 - Math.abs(x) * 0.5) * value, 0.36, 0.2, index % 3 ? oklch(0.48, 0.08, 38) : N.grey, {
        line: 0.4,
      });
    });
    s.line(oklch(0.3, 0.03, 50), 0.15, -1.2, -0.2, 0.6, -1.6);
  },
);
