import { mix, NAMED_COLOURS as N, oklch, shade } from '../../colour.ts';
import { BRASS, IRON, round, ring } from './landmark-strokes.ts';
import { fixed, sketched } from './sketch.ts';

/** A treadle sewing machine: black head with gold leaves, table, wheel and cloth. */
export const sewingMachine = sketched(1.7, 1.45, fixed, (s) => {
  const top = oklch(0.5, 0.085, 55);
  s.painter.stroke(
    (pen) => {
      for (const k of [-1, 1]) {
        pen.moveTo(k * 0.62, 0);
        pen.bezierCurveTo(k * 0.5, -0.3, k * 0.66, -0.5, k * 0.56, -0.7);
        pen.moveTo(k * 0.62, 0);
        pen.lineTo(k * 0.42, -0.06);
      }
      pen.moveTo(-0.58, -0.14);
      pen.lineTo(0.58, -0.14);
      pen.moveTo(-0.58, -0.2);
      pen.quadraticCurveTo(0, -0.62, 0.58, -0.2);
    },
    IRON,
    0.055,
  );
  ring(s, { x: 0.4, y: -0.4, radius: 0.22, thick: 0.045 }, IRON);
  for (let i = 0; i < 6; i++) {
    s.line(IRON, 0.02, 0.4, -0.4, 0.4 + Math.cos(i * 1.047) * 0.21, -0.4 + Math.sin(i * 1.047) * 0.21);
  }
  s.box(-0.36, -0.1, 0.5, 0.05, IRON);
  s.line(BRASS, 0.018, 0.59, -0.42, 0.62, -1.08);
  s.box(-0.82, -0.7, 1.64, 0.09, top);
  s.box(0.46, -0.56, 0.3, 0.14, shade(top, -0.07));
  s.ball(0.61, -0.49, 0.025, 0.025, BRASS);
  s.box(-0.44, -0.79, 0.95, 0.06, oklch(0.42, 0.07, 45));
  s.painter.form(
    (pen) => {
      pen.moveTo(0.18, -0.85);
      pen.lineTo(0.46, -0.85);
      pen.lineTo(0.42, -1.22);
      pen.quadraticCurveTo(0.4, -1.3, 0.3, -1.3);
      pen.lineTo(-0.3, -1.28);
      pen.quadraticCurveTo(-0.42, -1.26, -0.42, -1.14);
      pen.lineTo(-0.4, -0.98);
      pen.lineTo(-0.24, -0.98);
      pen.lineTo(-0.22, -1.08);
      pen.quadraticCurveTo(-0.2, -1.12, -0.1, -1.12);
      pen.lineTo(0.12, -1.12);
      pen.quadraticCurveTo(0.2, -1.1, 0.18, -0.85);
      pen.closePath();
    },
    oklch(0.26, 0.02, 270),
    { modelling: 1.2 },
  );
  s.painter.stroke(
    (pen) => {
      pen.moveTo(-0.24, -1.21);
      pen.bezierCurveTo(-0.1, -1.27, 0, -1.14, 0.14, -1.21);
      pen.bezierCurveTo(0.22, -1.24, 0.28, -1.18, 0.32, -1.2);
      pen.moveTo(0.3, -0.92);
      pen.quadraticCurveTo(0.36, -1, 0.3, -1.08);
    },
    BRASS,
    0.02,
  );
  s.line(N.silver, 0.03, -0.33, -0.98, -0.33, -0.84);
  s.ball(0.5, -1.16, 0.07, 0.14, N.silver);
  s.ball(0.5, -1.16, 0.035, 0.08, BRASS);
  s.box(-0.02, -1.3, 0.07, 0.11, N.crimson, { line: 0.4 });
  s.line(N.crimson, 0.01, 0, -1.38, -0.3, -1.3, -0.33, -0.9);
  round(
    s,
    N.rose,
    0.2,
    -0.7,
    -0.81,
    -0.34,
    -0.83,
    -0.08,
    -0.8,
    -0.22,
    -0.72,
    -0.44,
    -0.66,
    -0.52,
    -0.36,
    -0.72,
    -0.3,
    -0.82,
    -0.4,
    -0.76,
    -0.6,
  );
  for (const [x, y] of [
    [-0.6, -0.7],
    [-0.68, -0.52],
    [-0.5, -0.76],
    [-0.62, -0.42],
  ] as const) {
    s.ball(x, y, 0.025, 0.025, N.cream);
  }
});

/** A brass telescope on a wooden tripod. */
export const telescope = sketched(2.6, 2.6, fixed, (s) => {
  const wood = oklch(0.45, 0.08, 50);
  for (const [x, w] of [
    [0.14, 0.06],
    [-0.75, 0.08],
    [0.78, 0.08],
  ] as const) {
    s.face(shade(wood, x === 0.14 ? -0.12 : 0), -0.05, -1.3, x - w / 2, 0, x + w / 2, 0, 0.07, -1.3);
  }
  s.line(BRASS, 0.035, -0.4, -0.58, 0.44, -0.58);
  s.painter.form((pen) => {
    pen.moveTo(-0.2, -1.22);
    pen.lineTo(0.2, -1.22);
    pen.lineTo(0.12, -1.48);
    pen.lineTo(-0.12, -1.48);
    pen.closePath();
  }, BRASS);
  ring(s, { x: 0, y: -1.5, radius: 0.26, thick: 0.05 }, BRASS);
  s.painter.at({ x: 0, y: -1.62, rotation: -0.52 }, () => {
    s.box(-1.16, 0.07, 0.2, 0.14, IRON);
    s.box(-1.02, 0.12, 0.3, 0.24, BRASS);
    s.box(-0.74, 0.165, 0.62, 0.33, oklch(0.36, 0.08, 28), { modelling: 1.3 });
    s.box(-0.14, 0.2, 0.12, 0.4, BRASS);
    s.box(-0.04, 0.2, 0.92, 0.4, oklch(0.78, 0.11, 85), { modelling: 1.3 });
    s.box(0.84, 0.25, 0.3, 0.5, BRASS, { modelling: 1.2 });
    s.painter.form(
      (pen) => {
        pen.ellipse(1.14, 0, 0.07, 0.25, 0, 0, 7);
        pen.closePath();
      },
      mix(N.sky, s.painter.palette.skyMiddle, 0.4),
    );
    s.box(-0.6, -0.22, 0.6, 0.09, BRASS);
    for (const x of [-0.5, -0.14]) {
      s.box(x, -0.15, 0.06, 0.1, IRON, { line: 0.4 });
    }
  });
  s.ball(0, -1.5, 0.1, 0.1, IRON);
});

/** A satellite with blue wings, a dish and gold foil. */
export const satellite = sketched(
  9.4,
  4.6,
  fixed,
  (s) => {
    s.line(N.silver, 0.12, -4.4, -1.9, 4.4, -1.9);
    for (const k of [-1, 1]) {
      s.box(k > 0 ? 1.05 : -4.55, -1.1, 3.5, 1.6, oklch(0.36, 0.12, 268), { modelling: 1.2 });
      for (let i = 1; i < 5; i++) {
        s.mark((k > 0 ? 1.05 : -4.55) + i * 0.7 - 0.03, -1.1, 0.06, 1.6, oklch(0.7, 0.08, 250), 0.8);
      }
      for (const y of [-1.62, -2.14]) {
        s.mark(k > 0 ? 1.05 : -4.55, y, 3.5, 0.05, oklch(0.7, 0.08, 250), 0.8);
      }
    }
    s.box(-0.85, -0.9, 1.7, 2.1, BRASS, { modelling: 1.3 });
    for (const [x, y] of [
      [-0.85, -1.5],
      [-0.1, -1.1],
      [0.2, -2],
    ] as const) {
      s.face(shade(BRASS, 0.1), x, y, x + 0.55, y - 0.15, x + 0.4, y - 0.55);
    }
    s.box(-0.55, -1.35, 0.45, 0.6, N.charcoal, { line: 0.6 });
    s.ball(0.38, -1.5, 0.24, 0.24, oklch(0.5, 0.08, 230));
    s.line(N.silver, 0.1, 0, -3, 0, -3.5);
    s.painter.form(
      (pen) => {
        pen.moveTo(-1.25, -4.05);
        pen.quadraticCurveTo(0, -2.75, 1.25, -4.05);
        pen.quadraticCurveTo(0, -3.75, -1.25, -4.05);
        pen.closePath();
      },
      N.white,
      { modelling: 1.1 },
    );
    s.line(N.silver, 0.06, 0, -3.6, 0, -4.35);
    s.ball(0, -4.35, 0.11, 0.11, N.crimson);
    s.line(N.silver, 0.07, -0.5, -0.9, -0.8, -0.15);
    s.ball(-0.82, -0.12, 0.1, 0.1, N.red);
  },
  { shadow: 0 },
);
