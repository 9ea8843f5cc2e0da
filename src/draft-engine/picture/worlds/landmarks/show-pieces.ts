import { mix, NAMED_COLOURS as N, oklch, shade } from '../../colour.ts';
import { STONE, BRASS, type Pen, round } from './landmark-strokes.ts';
import { fixed, sketched } from './sketch.ts';

/** A bronze figure in a cape, with its arm raised, on a stone plinth. */
export const statue = sketched(3, 5.4, fixed, (s) => {
  const bronze = oklch(0.52, 0.065, 172);
  const light = oklch(0.66, 0.075, 170);
  s.box(-1.4, 0, 2.8, 0.24, STONE);
  s.box(-1.15, -0.24, 2.3, 0.24, shade(STONE, 0.03));
  s.box(-0.85, -0.48, 1.7, 1.34, STONE, { modelling: 1 });
  s.box(-1, -1.8, 2, 0.2, shade(STONE, 0.05));
  s.box(-0.5, -0.84, 1, 0.62, BRASS, { line: 0.7 });
  for (const [y, w] of [
    [-1.24, 0.7],
    [-1.1, 0.5],
    [-0.98, 0.6],
  ] as const) {
    s.mark(-w / 2, y, w, 0.045, oklch(0.4, 0.07, 70), 0.2);
  }
  round(
    s,
    shade(bronze, -0.12),
    0.2,
    -0.34,
    -4.1,
    0.3,
    -4.1,
    0.62,
    -3.3,
    0.98,
    -2.5,
    0.62,
    -2.12,
    0.1,
    -2.02,
    -0.62,
    -2.08,
    -0.55,
    -3,
  );
  for (const x of [-0.34, 0.06]) {
    round(
      s,
      shade(bronze, -0.04),
      0.5,
      x,
      -2.9,
      x + 0.27,
      -2.9,
      x + 0.26,
      -2.2,
      x + 0.34,
      -2,
      x - 0.04,
      -2,
      x + 0.01,
      -2.3,
    );
  }
  round(
    s,
    bronze,
    0.35,
    -0.42,
    -4.05,
    -0.16,
    -4.2,
    0.18,
    -4.2,
    0.42,
    -4.02,
    0.36,
    -3.4,
    0.46,
    -2.72,
    0,
    -2.62,
    -0.46,
    -2.72,
    -0.36,
    -3.4,
  );
  s.painter.stroke(
    (pen) => {
      pen.moveTo(0.02, -4.1);
      pen.quadraticCurveTo(-0.06, -3.4, 0.02, -2.68);
    },
    shade(bronze, -0.16),
    0.035,
  );
  s.mark(-0.4, -3.27, 0.8, 0.1, BRASS, 0.6);
  round(s, bronze, 0.4, 0.24, -4.1, 0.42, -4.04, 0.78, -4.56, 0.92, -5, 0.78, -5.06, 0.58, -4.62);
  s.ball(0.84, -5.08, 0.11, 0.12, light);
  round(s, bronze, 0.4, -0.26, -4.1, -0.44, -4.02, -0.74, -3.56, -0.44, -3.16, -0.34, -3.26, -0.52, -3.54);
  s.box(-0.09, -4.12, 0.18, 0.16, bronze);
  s.ball(0, -4.48, 0.23, 0.29, light);
  round(
    s,
    shade(bronze, -0.08),
    0,
    -0.25,
    -4.46,
    -0.23,
    -4.72,
    0,
    -4.84,
    0.22,
    -4.74,
    0.25,
    -4.5,
    0.12,
    -4.64,
    -0.12,
    -4.62,
  );
  for (const x of [-0.07, 0.09]) {
    s.mark(x - 0.025, -4.47, 0.05, 0.035, shade(bronze, -0.2), 0.1);
  }
  s.painter.stroke(
    (pen) => {
      pen.moveTo(0.02, -4.48);
      pen.lineTo(0.05, -4.39);
      pen.moveTo(-0.06, -4.32);
      pen.quadraticCurveTo(0.01, -4.29, 0.08, -4.33);
    },
    shade(bronze, -0.2),
    0.022,
  );
});

/** A concert grand with its lid up, seen from its side, and a stool. */
export const piano = sketched(
  3.1,
  2.1,
  fixed,
  (s) => {
    const black = oklch(0.27, 0.02, 30);
    const shine = oklch(0.4, 0.03, 40);
    for (const x of [-1.1, 0.95]) {
      s.painter.form((pen) => {
        pen.moveTo(x - 0.07, -0.66);
        pen.lineTo(x + 0.07, -0.66);
        pen.quadraticCurveTo(x + 0.09, -0.4, x + 0.035, -0.08);
        pen.lineTo(x - 0.035, -0.08);
        pen.quadraticCurveTo(x - 0.09, -0.4, x - 0.07, -0.66);
        pen.closePath();
      }, black);
    }
    for (const x of [-1.1, 0.95]) {
      s.ball(x, -0.05, 0.055, 0.05, BRASS);
    }
    s.box(-0.5, -0.06, 0.26, 0.6, black);
    for (const x of [-0.47, -0.39, -0.31]) {
      s.box(x, -0.03, 0.05, 0.05, BRASS, { line: 0.3 });
    }
    s.painter.form(
      (pen) => {
        pen.moveTo(-0.72, -1);
        pen.bezierCurveTo(-0.5, -1.8, 0.2, -2.05, 0.92, -1.95);
        pen.quadraticCurveTo(1.34, -1.5, 1.36, -1.02);
        pen.closePath();
      },
      shine,
      { modelling: 1.1 },
    );
    s.painter.form(
      (pen) => {
        pen.moveTo(-0.62, -1);
        pen.bezierCurveTo(-0.36, -1.52, 0.3, -1.62, 0.8, -1.5);
        pen.quadraticCurveTo(1.12, -1.28, 1.16, -1.02);
        pen.closePath();
      },
      oklch(0.6, 0.09, 70),
      { modelling: 0.8, line: 0.6 },
    );
    for (let i = 0; i < 9; i++) {
      s.line(BRASS, 0.014, -0.42 + i * 0.16, -1.02, -0.2 + i * 0.13, -1.42);
    }
    s.line(black, 0.035, 0.86, -1, 0.72, -1.82);
    s.painter.form(
      (pen: Pen) => {
        pen.moveTo(-1.42, -0.66);
        pen.lineTo(-1.42, -0.86);
        pen.quadraticCurveTo(-1.4, -0.92, -1.28, -0.92);
        pen.lineTo(-1.02, -0.92);
        pen.lineTo(-0.98, -1.04);
        pen.lineTo(1.26, -1.04);
        pen.quadraticCurveTo(1.46, -1.02, 1.44, -0.8);
        pen.quadraticCurveTo(1.42, -0.66, 1.2, -0.64);
        pen.closePath();
      },
      black,
      { modelling: 1.2 },
    );
    s.painter.patch(
      (pen) => {
        pen.moveTo(-0.9, -0.98);
        pen.lineTo(1.2, -0.98);
        pen.quadraticCurveTo(1.34, -0.97, 1.34, -0.9);
        pen.lineTo(-0.9, -0.93);
        pen.closePath();
      },
      mix(shine, s.painter.palette.key, 0.5),
      0.7,
    );
    s.box(-1.4, -0.87, 0.4, 0.055, N.cream, { line: 0.5 });
    for (let i = 0; i < 7; i++) {
      s.mark(-1.38 + i * 0.055, -0.9, 0.03, 0.035, N.black, 0.05);
    }
    s.face(N.cream, -0.92, -1.06, -0.72, -1.4, -0.42, -1.38, -0.56, -1.05);
    for (let i = 0; i < 3; i++) {
      s.line(N.charcoal, 0.012, -0.78 + i * 0.01, -1.14 - i * 0.07, -0.58, -1.13 - i * 0.07);
    }
  },
  { shadow: 1.5 },
);

/** A wooden pier on posts with a lantern, a rope and a small hut at its end. */
export const pier = sketched(
  14,
  5,
  fixed,
  (s) => {
    const plank = oklch(0.6, 0.07, 65);
    const post = oklch(0.4, 0.05, 50);
    for (let i = 0; i < 8; i++) {
      s.box(-6.5 + i * 1.83, 0.6, 0.3, i % 2 ? 2.4 : 1.7, post);
    }
    s.line(post, 0.12, -6.4, 0.1, -4.5, -0.7, -2.7, 0.1, -0.9, -0.7, 0.9, 0.1, 2.8, -0.7, 4.6, 0.1, 6.3, -0.7);
    s.box(-6.9, -0.78, 13.8, 0.34, plank);
    for (let i = 0; i < 33; i++) {
      s.mark(-6.8 + i * 0.42, -0.8, 0.04, 0.28, post, 0.1);
    }
    s.painter.stroke(
      (pen) => {
        for (let i = 0; i < 3; i++) {
          const x = -4.53 + i * 3.66;
          pen.moveTo(x, -1.7);
          pen.quadraticCurveTo(x + 1.83, -1.15, x + 3.66, -1.7);
        }
      },
      oklch(0.76, 0.06, 80),
      0.08,
    );
    const wall = oklch(0.66, 0.1, 200);
    s.box(3.3, -1.12, 2.9, 2, wall);
    for (let i = 1; i < 7; i++) {
      s.mark(3.3 + i * 0.41, -1.12, 0.035, 2, shade(wall, -0.1), 0.1);
    }
    s.face(oklch(0.46, 0.12, 28), 2.95, -3.02, 4.75, -4.3, 6.55, -3.02);
    s.box(3.65, -1.12, 0.8, 1.5, N.brown);
    s.lamp(4.95, -1.75, 0.8, 0.75, oklch(0.6, 0.05, 230));
    s.box(-6.5, -1, 0.16, 2.6, post);
    s.line(post, 0.1, -6.42, -3.5, -5.8, -3.5);
    s.lamp(-6, -2.95, 0.36, 0.45, N.cream);
    s.ball(1.5, -1.35, 0.3, 0.34, oklch(0.5, 0.08, 50));
    s.ball(0.9, -1.27, 0.24, 0.26, oklch(0.56, 0.09, 55));
  },
  { below: 0.8, shadow: 0 },
);

/** A poster on two legs: hills, a sun and a long road. */
export const billboard = sketched(8, 7, fixed, (s) => {
  for (const x of [-2.6, 2.2]) {
    s.box(x, 0, 0.36, 3, oklch(0.4, 0.02, 250));
  }
  s.box(-3.8, -2.7, 7.6, 3.9, oklch(0.36, 0.03, 250));
  s.box(-3.6, -2.9, 7.2, 3.5, oklch(0.8, 0.09, 215), { line: 0.5 });
  s.painter.within(
    (pen) => pen.rect(-3.6, -6.4, 7.2, 3.5),
    () => {
      s.ball(1.7, -5.1, 0.75, 0.75, N.yellow);
      s.face(oklch(0.55, 0.1, 250), -3.6, -3.4, -2, -5.2, -0.6, -3.9, 0.8, -4.7, 3.6, -3.3, 3.6, -2.9, -3.6, -2.9);
      s.face(oklch(0.62, 0.13, 140), -3.6, -3.7, -1, -4.05, 3.6, -3.5, 3.6, -2.9, -3.6, -2.9);
      s.face(N.cream, -0.2, -3.85, 0.05, -3.85, 1.4, -2.9, -1.5, -2.9);
      s.face(N.crimson, -3.2, -5.6, -1.2, -5.6, -1.2, -5.95, -3.2, -5.95);
      s.face(N.white, -3.2, -5.1, -1.8, -5.1, -1.8, -5.35, -3.2, -5.35);
    },
  );
  s.box(-3.8, -2.55, 7.6, 0.2, oklch(0.5, 0.02, 250));
  for (const x of [-2.4, 0, 2.4]) {
    s.line(N.charcoal, 0.07, x, -2.6, x, -2.2);
    s.lamp(x - 0.25, -2.1, 0.5, 0.2, N.cream);
  }
});
