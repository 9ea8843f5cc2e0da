import { mix, NAMED_COLOURS as N, oklch, shade } from '../../colour.ts';
import { blob, ellipse } from '../../shape.ts';
import { fixed, sketched } from './sketch.ts';

const ICE = oklch(0.94, 0.025, 220);

/** A berg of ice: a jagged top over the water, and its pale body below. */
export const iceberg = sketched(
  17,
  9,
  fixed,
  ({ painter, face }) => {
    const water = mix(ICE, oklch(0.62, 0.1, 225), 0.55);
    painter.patch(
      blob([
        { x: -8.4, y: 0 },
        { x: -5, y: 1.3 },
        { x: 1, y: 2 },
        { x: 6, y: 1.2 },
        { x: 8.2, y: 0 },
        { x: 0, y: -0.5 },
      ]),
      water,
      0.55,
    );
    face(
      ICE,
      -7,
      0.1,
      -6.2,
      -2.6,
      -4.9,
      -3.6,
      -3.6,
      -6.4,
      -2.2,
      -7,
      -0.8,
      -9,
      0.6,
      -7.6,
      1.8,
      -7.9,
      3.4,
      -4.7,
      5,
      -4,
      6.4,
      -1.4,
      7,
      0.1,
    );
    face(shade(ICE, -0.1), 0.6, -7.6, 1.8, -7.9, 3.4, -4.7, 5, -4, 6.4, -1.4, 7, 0.1, 2.2, 0.1, 1.2, -3.2);
    face(mix(ICE, oklch(0.7, 0.1, 225), 0.4), -3.6, -6.4, -2.2, -7, -1.6, -3.4, -2.8, 0.1, -4.4, 0.1, -3.8, -3);
    face(mix(ICE, N.white, 0.7), -2.2, -7, -0.8, -9, 0.6, -7.6, 0.2, -5, -1, -4.6);
    for (const [x, y, length] of [
      [-5.4, -2, 1],
      [1.9, -4.6, 1.7],
      [4.4, -2.2, 1.1],
      [-0.4, -2.2, 1.4],
    ] as const) {
      painter.stroke(
        (pen) => {
          pen.moveTo(x, y);
          pen.lineTo(x + 0.35 * length, y + length);
        },
        mix(ICE, oklch(0.6, 0.1, 230), 0.6),
        0.07,
      );
    }
    for (const [x, width] of [
      [-6.4, 2.4],
      [2, 3.4],
      [6.3, 1.8],
    ] as const) {
      painter.patch(ellipse(x, 0.12, width, 0.14), N.white, 0.6);
    }
  },
  { shadow: 0, below: 2 },
);

const IRON = oklch(0.46, 0.045, 55);

/** The iron tower of Paris. */
export const eiffelTower = sketched(26, 62, fixed, ({ painter, face }) => {
  const half = (y: number): number => 12.5 * ((62 + y) / 62) ** 2.15 + 0.5;
  const side = (from: number, to: number, way: number): number[] => {
    const steps = 7;
    return Array.from({ length: steps + 1 }, (_, index) => {
      const y = from + ((to - from) * index) / steps;
      return [way * half(y), y];
    }).flat();
  };
  const inner = (y: number): number => half(y) * 0.52;
  for (const way of [-1, 1]) {
    face(IRON, ...side(0, -20, way), way * inner(-20), -20, way * half(0) * 0.56, 0);
    face(IRON, ...side(-20, -34, way), way * inner(-34) * 0.5, -34, way * inner(-20) * 0.8, -20);
  }
  face(IRON, ...side(-34, -58, -1), 0.5, -58, 0.9, -50, 1.4, -42, half(-34), -34);
  painter.stroke(
    (pen) => {
      pen.moveTo(-half(0) * 0.62, -2);
      pen.quadraticCurveTo(0, -20, half(0) * 0.62, -2);
    },
    IRON,
    0.9,
  );
  for (const [y, tall] of [
    [-15, 1.7],
    [-30, 1.3],
    [-56.5, 0.9],
  ] as const) {
    face(shade(IRON, 0.06), -half(y) - 0.7, y, half(y) + 0.7, y, half(y) + 0.5, y - tall, -half(y) - 0.5, y - tall);
  }
  const lattice = shade(IRON, 0.14);
  for (let y = -2; y > -56; y -= 3.2) {
    const [low, high] = [half(y), half(y - 3.2)];
    const open = y > -30 ? 0.56 : -1;
    for (const way of [-1, 1]) {
      painter.stroke(
        (pen) => {
          pen.moveTo(way * low, y);
          pen.lineTo(way * high * open, y - 3.2);
          pen.moveTo(way * low * open, y);
          pen.lineTo(way * high, y - 3.2);
        },
        lattice,
        0.16,
        0.8,
      );
    }
  }
  face(IRON, -0.25, -58, 0.25, -58, 0.05, -62);
  if (painter.lampsLit) {
    painter.glow(0, -26, 24, painter.palette.lamp, 0.5);
  }
});

/** A great cone of a mountain with snow on its top. */
export const greatMountain = sketched(
  330,
  150,
  fixed,
  ({ painter }) => {
    const rock = oklch(0.5, 0.06, 262);
    painter.form((pen) => {
      pen.moveTo(-165, 2);
      pen.bezierCurveTo(-92, -22, -52, -92, -21, -146);
      pen.lineTo(-8, -150);
      pen.lineTo(4, -147);
      pen.lineTo(18, -149);
      pen.bezierCurveTo(50, -94, 92, -24, 165, 2);
      pen.closePath();
    }, rock);
    painter.form((pen) => {
      pen.moveTo(-53, -89);
      pen.bezierCurveTo(-40, -110, -30, -130, -21, -146);
      pen.lineTo(-8, -150);
      pen.lineTo(4, -147);
      pen.lineTo(18, -149);
      pen.bezierCurveTo(30, -128, 40, -110, 54, -88);
      for (const [x, y] of [
        [42, -97],
        [34, -80],
        [24, -104],
        [12, -74],
        [2, -106],
        [-10, -70],
        [-22, -102],
        [-34, -78],
        [-42, -98],
      ] as const) {
        pen.lineTo(x, y);
      }
      pen.closePath();
    }, N.white);
  },
  { shadow: 0, below: 3 },
);

/** Great pyramids in the sand. */
export const pyramid = sketched(90, 44, fixed, ({ face }) => {
  const stone = oklch(0.76, 0.08, 78);
  for (const [x, size] of [
    [26, 0.55],
    [-8, 1],
  ] as const) {
    face(stone, x - 36 * size, 0.4, x, -44 * size, x + 36 * size, 0.4);
    face(shade(stone, -0.12), x + 8 * size, 0.4, x, -44 * size, x + 36 * size, 0.4);
    for (let row = 1; row < 9; row++) {
      const y = (-44 * size * row) / 9;
      const half = 36 * size * (1 - row / 9);
      face(
        shade(stone, row % 2 === 0 ? -0.03 : 0.02),
        x - half,
        y,
        x + half * 0.2,
        y,
        x + half * 0.2,
        y + 0.5,
        x - half,
        y + 0.5,
      );
    }
  }
});

/** A birch: white bark with dark marks, light leaves. */
export const birch = sketched(
  4.6,
  8.4,
  (random) =>
    Array.from({ length: 44 }, () => ({
      x: random.between(-2, 2),
      y: random.between(-8, -3.2),
      size: random.between(0.28, 0.6),
      tone: random.next(),
    })),
  ({ painter, face, line }, leaves) => {
    const leaf = oklch(0.72, 0.13, 105);
    const bark = oklch(0.94, 0.01, 90);
    line(bark, 0.12, 0.05, -4.2, 1.2, -6.2);
    line(bark, 0.12, 0, -3.6, -1.2, -5.8);
    face(bark, -0.26, 0.05, -0.16, -4, -0.06, -7.4, 0.06, -7.4, 0.18, -4, 0.28, 0.05);
    for (let y = -0.5; y > -6.6; y -= 0.62) {
      const way = Math.round(y * 10) % 2 === 0 ? 1 : -1;
      painter.patch(ellipse(way * 0.08, y, 0.11, 0.045), N.charcoal, 0.85);
    }
    for (const { x, y, size, tone } of leaves) {
      if (Math.hypot(x / 2.1, (y + 5.7) / 2.6) < 1) {
        painter.form(ellipse(x, y, size, size * 0.8), shade(leaf, (tone - 0.5) * 0.12), {
          round: true,
          line: 0.3,
          alpha: 0.93,
        });
      }
    }
  },
);

/** Lotus leaves and flowers on the water. */
export const lotus = sketched(
  15,
  3.2,
  (random) =>
    Array.from({ length: 9 }, (_, index) => ({
      x: -2.7 + index * 0.68 + random.between(-0.2, 0.2),
      y: random.between(-0.1, 0.35),
      size: random.between(0.36, 0.6),
    })),
  ({ painter }, pads) =>
    painter.at({ scale: 2.4 }, () =>
      pads.forEach(({ x, y, size }, index) => {
        painter.form(ellipse(x, y, size, size * 0.3), shade(oklch(0.55, 0.12, 150), (index % 3) * 0.04), {
          round: true,
          line: 0.5,
        });
        if (index % 3 === 1) {
          painter.stroke(
            (pen) => {
              pen.moveTo(x, y);
              pen.lineTo(x + 0.05, y - 0.6);
            },
            oklch(0.5, 0.1, 145),
            0.05,
          );
          for (const angle of [-0.9, -0.45, 0.9, 0.45, 0]) {
            painter.at({ x: x + 0.05, y: y - 0.58, rotation: angle }, () =>
              painter.form(
                blob([
                  { x: 0, y: 0.06 },
                  { x: -0.13, y: -0.2 },
                  { x: 0, y: -0.46 },
                  { x: 0.13, y: -0.2 },
                ]),
                mix(N.pink, N.white, Math.abs(angle) < 0.3 ? 0.45 : 0.2),
                { line: 0.4 },
              ),
            );
          }
        }
      }),
    ),
  { shadow: 0, below: 0.6 },
);

/** A fast train with a long nose on a viaduct. */
export const bulletTrain = sketched(
  48,
  7,
  fixed,
  ({ painter, box, mark, lamp }) => {
    const concrete = oklch(0.78, 0.01, 80);
    for (let x = -15; x <= 15; x += 6) {
      box(x - 0.6, 0, 1.2, 2.6, shade(concrete, -0.08));
    }
    box(-24, -2.5, 48, 0.9, concrete);
    painter.form((pen) => {
      pen.moveTo(-24, -3.5);
      pen.lineTo(9, -3.5);
      pen.lineTo(15.4, -3.6);
      pen.bezierCurveTo(16.6, -3.9, 16, -4.5, 14, -5.1);
      pen.bezierCurveTo(11.4, -6, 10, -6.7, 7, -6.7);
      pen.lineTo(-24, -6.7);
      pen.closePath();
    }, N.white);
    mark(-24, -4.1, 38.6, 0.42, oklch(0.45, 0.14, 255), 0.6);
    painter.form(
      blob([
        { x: 9.2, y: -6.2 },
        { x: 11.6, y: -5.7 },
        { x: 12.4, y: -5.2 },
        { x: 9.6, y: -5.3 },
      ]),
      oklch(0.3, 0.03, 250),
    );
    for (let x = -23; x < 7; x += 1.7) {
      lamp(x, -5.1, 1, 0.85, oklch(0.4, 0.04, 240));
    }
    for (const x of [-15, -4, 6]) {
      mark(x, -3.5, 0.1, 3.1, N.silver, 0.3);
    }
    box(-24, -3.3, 37, 0.25, N.charcoal);
  },
  { shadow: 0 },
);
