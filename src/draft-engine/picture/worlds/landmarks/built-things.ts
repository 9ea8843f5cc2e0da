import { mix, NAMED_COLOURS as N, oklch, shade } from '../../colour.ts';
import { drawMasonry, drawWindow } from '../street/building-kit.ts';
import { fixed, sketched } from './sketch.ts';

const STONE = oklch(0.66, 0.03, 75);

/** A stone bridge of three arches seen from its side. */
export const archBridge = sketched(
  26,
  6.4,
  fixed,
  (s) => {
    s.painter.form(
      (pen) => {
        pen.moveTo(-13, 0.4);
        pen.lineTo(-13, -3.2);
        pen.quadraticCurveTo(0, -7.2, 13, -3.2);
        pen.lineTo(13, 0.4);
        pen.lineTo(10.6, 0.4);
        pen.quadraticCurveTo(10.2, -2.9, 8, -3);
        pen.quadraticCurveTo(5.8, -2.9, 5.4, 0.4);
        pen.lineTo(3.6, 0.4);
        pen.quadraticCurveTo(3.2, -4, 0, -4.2);
        pen.quadraticCurveTo(-3.2, -4, -3.6, 0.4);
        pen.lineTo(-5.4, 0.4);
        pen.quadraticCurveTo(-5.8, -2.9, -8, -3);
        pen.quadraticCurveTo(-10.2, -2.9, -10.6, 0.4);
        pen.closePath();
      },
      STONE,
      { modelling: 0.8 },
    );
    for (const x of [-11.8, -4.5, 4.5, 11.8]) {
      drawMasonry(
        s.painter,
        Math.round(x * 7 + 99),
        { x: x - 0.8, foot: 0, width: 1.6, height: 2.6 },
        { colour: shade(STONE, -0.1), unit: 0.4, share: 0.16 },
      );
    }
    s.painter.stroke(
      (pen) => {
        pen.moveTo(-13, -3.9);
        pen.quadraticCurveTo(0, -7.9, 13, -3.9);
      },
      mix(STONE, s.painter.palette.ambient, 0.15),
      0.36,
    );
    for (let i = 0; i < 13; i++) {
      const x = -12 + i * 2;
      s.box(x - 0.14, -3.15 - (1 - (x / 13) ** 2) * 2, 0.28, 0.75, STONE);
    }
    for (const x of [-7, 7]) {
      s.line(N.charcoal, 0.12, x, -5.3, x, -7.4);
      s.lamp(x - 0.24, -7.4, 0.48, 0.6, N.cream);
    }
  },
  { below: 0.5, shadow: 9 },
);

/** A hut in the crown of a tree, with a ladder. */
export const treehouse = sketched(9, 9.5, fixed, (s) => {
  const leaf = oklch(0.45, 0.1, 140),
    wood = oklch(0.55, 0.08, 55);
  for (const [x, y, r] of [
    [-2.4, -6.6, 2.2],
    [2.4, -6.9, 2.3],
    [0, -8, 2.4],
  ] as const) {
    s.ball(x, y, r, r * 0.8, shade(leaf, -0.05));
  }
  s.painter.form(
    (pen) => {
      pen.moveTo(-0.9, 0);
      pen.quadraticCurveTo(-0.45, -2.5, -0.6, -6);
      pen.lineTo(0.6, -6);
      pen.quadraticCurveTo(0.45, -2.5, 1, 0);
      pen.closePath();
    },
    oklch(0.42, 0.06, 50),
    { modelling: 1 },
  );
  s.box(-2.6, -3.3, 5.2, 0.24, wood);
  s.box(-2.1, -3.5, 4, 2.2, wood);
  for (let i = 0; i < 7; i++) {
    s.mark(-2.05 + i * 0.57, -3.52, 0.04, 2.1, wood, 0);
  }
  drawWindow(s.painter, { x: 0.4, foot: -4.1, width: 0.9, height: 1 });
  s.box(-1.5, -3.5, 0.9, 1.6, shade(wood, -0.14));
  s.face(oklch(0.48, 0.11, 30), -2.6, -5.6, -0.1, -7.3, 2.4, -5.6);
  for (const x of [-2.5, -1.7]) {
    s.line(wood, 0.1, x - 0.3, 0, x, -3.3);
  }
  for (let i = 0; i < 7; i++) {
    s.line(wood, 0.08, -2.78 + i * 0.04, -0.4 - i * 0.43, -1.98 + i * 0.04, -0.4 - i * 0.43);
  }
  for (const [x, y, r] of [
    [-3.3, -5.4, 1.3],
    [3.4, -5.5, 1.5],
    [1.2, -8.4, 1.5],
  ] as const) {
    s.ball(x, y, r, r * 0.75, leaf);
  }
});
