import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../../colour.ts';
import { fixed, sketched, type Sketch } from '../../landmarks/sketch.ts';
import { drawWord } from '../lettering/draw-word.ts';

const VERMILION = oklch(0.55, 0.18, 30);

const TILE = oklch(0.36, 0.025, 250);

const DARK_WOOD = oklch(0.33, 0.05, 45);

/** A small curved roof: middle, foot, half width, rise. */
function littleRoof(s: Sketch, at: { x: number; y: number; half: number; rise: number }, colour: Colour): void {
  const { x, y, half, rise } = at;
  s.painter.form((pen) => {
    pen.moveTo(x - half, y - rise * 0.35);
    pen.quadraticCurveTo(x - half * 0.6, y - rise * 0.4, x - half * 0.5, y - rise);
    pen.lineTo(x + half * 0.5, y - rise);
    pen.quadraticCurveTo(x + half * 0.6, y - rise * 0.4, x + half, y - rise * 0.35);
    pen.quadraticCurveTo(x, y + rise * 0.25, x - half, y - rise * 0.35);
    pen.closePath();
  }, colour);
  s.mark(x - half * 0.56, y - rise + 0.04, half * 1.12, 0.16, shade(colour, -0.08), 0.4);
}

/** A memorial gate over a street: red posts, painted beams, three roofs. */
export function paifang(posts: Colour, roof: Colour, word: string) {
  return sketched(
    13,
    9.6,
    fixed,
    (s) => {
      for (const x of [-5.6, -2.9, 2.9, 5.6]) {
        s.box(x - 0.26, 0, 0.52, Math.abs(x) < 3 ? 7.4 : 5.6, posts, { modelling: 0.9 });
        s.box(x - 0.5, 0, 1, 0.7, N.silver);
      }
      s.box(-5.9, -4.6, 11.8, 0.6, oklch(0.45, 0.1, 230));
      s.mark(-5.9, -4.75, 11.8, 0.14, N.gold, 0.8);
      s.box(-3.2, -6.2, 6.4, 0.9, oklch(0.42, 0.1, 160));
      s.box(-1.5, -5.3, 3, 0.85, oklch(0.3, 0.06, 260));
      drawWord(s.painter, word, { x: 0, y: -5.72, width: 2.5, height: 0.6, colour: N.gold });
      littleRoof(s, { x: -4.3, y: -5.5, half: 2, rise: 1.2 }, roof);
      littleRoof(s, { x: 4.3, y: -5.5, half: 2, rise: 1.2 }, roof);
      littleRoof(s, { x: 0, y: -7.3, half: 4.2, rise: 1.7 }, roof);
    },
    { shadow: 0 },
  );
}

/** A mud or stone wall under a ridge of tiles. */
export function tiledWall(wall: Colour, tiles = TILE, height = 1.7) {
  return sketched(3.4, height + 0.6, fixed, (s) => {
    s.box(-1.65, 0, 3.3, height, wall, { modelling: 0.5 });
    for (let stone = 0; stone < 10; stone++) {
      s.ball(
        -1.4 + (stone % 5) * 0.7 + (stone > 4 ? 0.2 : 0),
        -0.25 - (stone > 4 ? 0.5 : 0),
        0.3,
        0.19,
        oklch(0.6, 0.02, 80),
      );
    }
    s.face(tiles, -1.85, -height + 0.1, -1.55, -height - 0.35, 1.55, -height - 0.35, 1.85, -height + 0.1);
    for (let tile = 0; tile < 10; tile++) {
      s.mark(-1.75 + tile * 0.37, -height + 0.12, 0.2, 0.1, mix(tiles, N.cream, 0.3), 0.6);
    }
    s.mark(-1.6, -height - 0.3, 3.2, 0.16, shade(tiles, -0.08), 0.5);
  });
}

/** A wooden tower from which a town watches for fire. */
export const watchTower = sketched(4, 13, fixed, (s) => {
  for (const x of [-1.3, 1.3]) {
    s.line(DARK_WOOD, 0.26, x, 0, x * 0.55, -10);
  }
  for (let rung = 1; rung < 6; rung++) {
    const half = 1.3 - rung * 0.11;
    s.line(DARK_WOOD, 0.14, -half, -rung * 1.8, half, -rung * 1.8);
    s.line(DARK_WOOD, 0.1, -half, -rung * 1.8, half * 0.9, -(rung + 0.9) * 1.8);
  }
  s.box(-1.2, -10, 2.4, 1.4, oklch(0.45, 0.06, 50));
  littleRoof(s, { x: 0, y: -11.3, half: 1.9, rise: 1.3 }, TILE);
});

/** The gate of a palace: stone base with an arch, two storeys of roofs. */
export function palaceGate(body: Colour, roof: Colour, base: Colour) {
  return sketched(26, 19, fixed, (s) => {
    s.face(base, -12.5, 0, -11.6, -6.5, 11.6, -6.5, 12.5, 0);
    for (let row = 0; row < 4; row++) {
      s.mark(-12 + row * 0.2, -1.4 * row - 1.4, 24 - row * 0.4, 0.1, shade(base, -0.12), 0.2);
    }
    s.painter.form(
      (pen) => {
        pen.moveTo(-2, 0);
        pen.lineTo(-2, -3);
        pen.bezierCurveTo(-2, -5.4, 2, -5.4, 2, -3);
        pen.lineTo(2, 0);
        pen.closePath();
      },
      oklch(0.25, 0.03, 50),
    );
    s.box(-8.5, -6.5, 17, 3.2, body);
    for (let post = 0; post < 8; post++) {
      s.mark(-8.4 + post * 2.35, -6.5, 0.4, 3.2, VERMILION, 0.6);
    }
    s.mark(-8.5, -9.2, 17, 0.6, oklch(0.5, 0.1, 170), 0.6);
    littleRoof(s, { x: 0, y: -9.6, half: 11.5, rise: 2.4 }, roof);
    s.box(-5.8, -11.8, 11.6, 2.2, body);
    s.mark(-5.8, -13.4, 11.6, 0.5, oklch(0.5, 0.1, 170), 0.6);
    littleRoof(s, { x: 0, y: -13.9, half: 8.8, rise: 3.2 }, roof);
  });
}

/** A round opening in a white garden wall. */
export const moonGate = sketched(7, 4.4, fixed, (s) => {
  const wall = oklch(0.9, 0.015, 90);
  s.box(-3.4, 0, 6.8, 3.4, wall);
  s.ball(0, -1.55, 1.55, 1.55, TILE);
  const opening = (pen: Parameters<Parameters<typeof s.painter.within>[0]>[0]): void =>
    pen.ellipse(0, -1.55, 1.4, 1.4, 0, 0, 7);
  s.painter.patch(opening, mix(s.painter.palette.skyLow, oklch(0.8, 0.03, 160), 0.4));
  s.painter.within(opening, () => {
    s.ball(-0.7, -0.9, 1, 0.7, oklch(0.62, 0.06, 190));
    s.mark(-1.4, -0.15, 2.8, 0.55, oklch(0.68, 0.03, 80), 0.6);
    for (const x of [0.5, 0.75, 1]) {
      s.line(oklch(0.5, 0.11, 140), 0.07, x, -0.5, x + 0.1, -2.9);
      s.ball(x, -2 - x * 0.3, 0.26, 0.09, oklch(0.56, 0.12, 140));
    }
    s.face(TILE, -1.1, -1.7, -0.6, -2.1, -0.1, -1.7);
    s.mark(-0.95, -0.7, 0.7, 1, oklch(0.5, 0.14, 30), 0.5);
  });
  littleRoof(s, { x: 0, y: -3.4, half: 3.8, rise: 0.8 }, TILE);
});

/** A shrine gate of vermilion beams. */
export const shrineGate = sketched(7.6, 6.6, fixed, (s) => {
  for (const x of [-2.6, 2.6]) {
    s.face(VERMILION, x - 0.32, 0, x * 0.96 - 0.24, -5.6, x * 0.96 + 0.24, -5.6, x + 0.32, 0);
    s.box(x - 0.4, 0, 0.8, 0.5, N.charcoal);
  }
  s.box(-3.2, -4.2, 6.4, 0.42, VERMILION);
  s.box(-0.3, -4.6, 0.6, 0.8, N.charcoal);
  s.face(VERMILION, -3.6, -6, -3.5, -5.45, 3.5, -5.45, 3.6, -6);
  s.face(N.charcoal, -3.85, -6.4, -3.7, -5.95, 3.7, -5.95, 3.85, -6.4, 0, -6.15);
});
