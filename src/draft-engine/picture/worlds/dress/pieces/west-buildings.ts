import { mix, NAMED_COLOURS as N, oklch, shade } from '../../../colour.ts';
import { fixed, sketched } from '../../landmarks/sketch.ts';

const IRON = oklch(0.3, 0.02, 250);

const WOOD = oklch(0.5, 0.07, 58);

/** A wooden tank on legs beside a railway or a street. */
export const waterTower = sketched(6, 12, fixed, (s) => {
  for (const x of [-2, -0.7, 0.7, 2]) {
    s.line(WOOD, 0.24, x * 1.15, 0, x, -6.4);
  }
  s.line(WOOD, 0.14, -2.2, -1, 2, -5.6);
  s.line(WOOD, 0.14, 2.2, -1, -2, -5.6);
  s.box(-2.6, -6.2, 5.2, 0.3, WOOD);
  s.box(-2.3, -6.5, 4.6, 3.8, oklch(0.54, 0.07, 50), { modelling: 1.1 });
  for (const y of [-7.2, -8.4, -9.6]) {
    s.mark(-2.35, y, 4.7, 0.14, IRON, 0.4);
  }
  s.face(shade(WOOD, -0.08), -2.7, -10.2, 0, -11.8, 2.7, -10.2);
});

/** Two beams of light that search the sky, and the balloon they pass. */
export const searchlights = sketched(
  60,
  60,
  fixed,
  (s) => {
    const { painter } = s;
    const beam = mix(N.white, painter.palette.lamp, 0.2);
    const strength = painter.lampsLit ? 0.3 : 0.16;
    for (const [foot, tip] of [
      [-10, 6],
      [12, -16],
    ] as const) {
      painter.patch(
        (pen) => {
          pen.moveTo(foot - 0.4, 0);
          pen.lineTo(tip - 4.5, -58);
          pen.lineTo(tip + 4.5, -58);
          pen.lineTo(foot + 0.4, 0);
          pen.closePath();
        },
        beam,
        strength,
      );
    }
    const grey = oklch(0.66, 0.015, 230);
    s.ball(-9, -26, 5, 2, grey);
    s.face(grey, -13, -26.6, -15.5, -28.8, -15.2, -25.6);
    s.face(grey, -13, -25.6, -15.5, -23.6, -15.2, -26.4);
    s.line(N.charcoal, 0.12, -9, -24, -6, 0);
  },
  { shadow: 0 },
);

/** Factory chimneys that smoke. */
export const chimneys = sketched(
  26,
  30,
  fixed,
  (s) => {
    const { painter } = s;
    const brick = oklch(0.42, 0.06, 35);
    for (const [x, tall] of [
      [-7, 19],
      [0, 23],
      [7, 17],
    ] as const) {
      s.face(brick, x - 1.1, 0, x - 0.75, -tall, x + 0.75, -tall, x + 1.1, 0);
      s.mark(x - 0.95, -tall + 0.2, 1.9, 0.8, shade(brick, -0.08), 0.4);
      for (let puff = 0; puff < 4; puff++) {
        painter.patch(
          (pen) =>
            pen.ellipse(x + 1 + puff * 1.5, -tall - 1.2 - puff * 1.4, 1.3 + puff * 0.55, 0.9 + puff * 0.3, 0, 0, 7),
          mix(oklch(0.45, 0.01, 60), painter.palette.haze, 0.35 + puff * 0.1),
          0.75 - puff * 0.1,
        );
      }
    }
    s.box(-11, 0, 22, 6, shade(brick, 0.03));
  },
  { shadow: 0 },
);

/** A church tower with a pointed spire. */
export const spire = sketched(14, 30, fixed, (s) => {
  const stone = oklch(0.72, 0.03, 75);
  s.box(-2.6, 0, 5.2, 16, stone);
  s.box(-7, 0, 14, 7, stone);
  s.face(oklch(0.45, 0.06, 25), -7.4, -7, -5.4, -10.4, 5.4, -10.4, 7.4, -7);
  s.box(-2.6, -9, 5.2, 7, stone);
  s.face(oklch(0.5, 0.05, 200), -3, -16, 0, -29, 3, -16);
  s.ball(0, -12.6, 1.2, 1.2, N.cream);
  s.line(N.charcoal, 0.14, 0, -12.6, 0, -13.5);
  s.line(N.charcoal, 0.14, 0, -12.6, 0.6, -12.3);
  for (const x of [-5, 4]) {
    s.lamp(x, -2, 1, 3, oklch(0.4, 0.05, 240));
  }
});

/** A keep of grey stone with flags. */
export const keep = sketched(26, 26, fixed, (s) => {
  const stone = oklch(0.62, 0.02, 75);
  const tower = (x: number, w: number, tall: number): void => {
    s.box(x, 0, w, tall, stone, { modelling: 0.9 });
    for (let tooth = 0; tooth < 4; tooth++) {
      s.box(x - 0.2 + (tooth * (w + 0.4)) / 4, -tall + 0.05, w / 5.5, 0.9, stone, { line: 0.5 });
    }
    s.mark(x + w / 2 - 0.2, -tall * 0.6, 0.4, 1.6, oklch(0.25, 0.02, 60), 0.2);
  };
  tower(-11, 22, 8);
  tower(-11.6, 4, 13);
  tower(7.6, 4, 13);
  tower(-4, 8, 18);
  for (const [x, y] of [
    [0, -18.8],
    [-9.6, -13.8],
    [9.6, -13.8],
  ] as const) {
    s.line(WOOD, 0.14, x, y, x, y - 4);
    s.face(N.crimson, x, y - 4, x + 2.4, y - 3.3, x, y - 2.6);
  }
  s.painter.form(
    (pen) => {
      pen.moveTo(-1.6, 0);
      pen.lineTo(-1.6, -2.6);
      pen.quadraticCurveTo(0, -5, 1.6, -2.6);
      pen.lineTo(1.6, 0);
      pen.closePath();
    },
    oklch(0.24, 0.03, 50),
  );
});

/** A skyscraper of the twenties that steps back to a needle. */
export const decoTower = sketched(18, 62, fixed, (s) => {
  const stone = oklch(0.74, 0.05, 75);
  for (let step = 0; step < 5; step++) {
    const half = 7.5 - step * 1.4;
    s.box(-half, -step * 10, half * 2, 11, stone);
    for (let fin = 0; fin < 5; fin++) {
      s.mark(-half + 0.6 + (fin * (half * 2 - 1)) / 5, -step * 10, half * 0.2, 10, oklch(0.45, 0.05, 230), 0.4);
    }
  }
  s.face(N.gold, -1.4, -51, 0, -61, 1.4, -51);
});

/** A white church front with two bell towers. */
export const twinTowers = sketched(18, 20, fixed, (s) => {
  const wall = oklch(0.92, 0.02, 90);
  const trim = oklch(0.72, 0.13, 70);
  s.box(-4, 0, 8, 9, wall);
  s.painter.form((pen) => {
    pen.moveTo(-4, -9);
    pen.bezierCurveTo(-3, -9.4, -2, -12, 0, -12);
    pen.bezierCurveTo(2, -12, 3, -9.4, 4, -9);
    pen.closePath();
  }, wall);
  for (const x of [-7.4, 3.6]) {
    s.box(x, 0, 3.8, 13, wall);
    s.mark(x - 0.2, -8.8, 4.2, 0.5, trim, 0.8);
    s.mark(x - 0.2, -12.8, 4.2, 0.5, trim, 0.8);
    s.mark(x + 1.1, -9.6, 1.6, 2.6, oklch(0.3, 0.03, 60), 0.3);
    s.ball(x + 1.9, -14.2, 1.7, 1.9, trim);
    s.line(N.charcoal, 0.2, x + 1.9, -15.8, x + 1.9, -18.4);
    s.line(N.charcoal, 0.2, x + 1.2, -17.5, x + 2.6, -17.5);
  }
  s.painter.form(
    (pen) => {
      pen.moveTo(-1.4, 0);
      pen.lineTo(-1.4, -3.4);
      pen.bezierCurveTo(-1.4, -5.2, 1.4, -5.2, 1.4, -3.4);
      pen.lineTo(1.4, 0);
      pen.closePath();
    },
    oklch(0.38, 0.07, 45),
  );
  s.ball(0, -7.4, 1, 1, oklch(0.4, 0.06, 240));
});
