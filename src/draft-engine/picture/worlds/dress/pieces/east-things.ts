import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../../colour.ts';
import { fixed, sketched, type Sketch } from '../../landmarks/sketch.ts';
import { drawWord } from '../lettering/draw-word.ts';

const DARK_WOOD = oklch(0.33, 0.05, 45);

const WHEEL = oklch(0.24, 0.01, 260);

function wheel(s: Sketch, x: number, r: number): void {
  s.ball(x, -r, r, r, WHEEL);
  s.ball(x, -r, r * 0.5, r * 0.5, N.silver);
}

/** Lanterns or flags on cords across a street. */
export function lanternString(papers: readonly Colour[], round = true) {
  return sketched(
    11,
    2,
    (random) => random.between(0.3, 0.6),
    (s, sag) => {
      const { painter } = s;
      s.line(N.charcoal, 0.04, -5.5, -1.4, -2.5, -1.4 + sag, 0, -1.4 + sag * 1.25, 2.5, -1.4 + sag, 5.5, -1.4);
      for (let index = -4; index <= 4; index++) {
        const x = index * 1.15;
        const y = -1.4 + sag * (1.25 - (x / 5.5) ** 2 * 1.25) + 0.42;
        const paper = papers[(index + 8) % papers.length] ?? N.crimson;
        painter.form(
          (pen) => {
            pen.ellipse(x, y, round ? 0.33 : 0.24, round ? 0.29 : 0.38, 0, 0, Math.PI * 2);
            pen.closePath();
          },
          painter.lampsLit ? mix(paper, painter.palette.lamp, 0.3) : paper,
          { round: true, luminous: painter.lampsLit, line: 0.5 },
        );
        s.mark(x - 0.14, y - 0.24, 0.28, 0.07, N.gold, 0.8);
        s.line(N.gold, 0.05, x, y + 0.28, x, y + 0.5);
        if (painter.lampsLit) {
          painter.glow(x, y, 1, paper, 0.4);
        }
      }
    },
    { below: 0.4, shadow: 0 },
  );
}

/** An electric scooter on its stand. */
export const eScooter = sketched(
  1.9,
  1.3,
  (random) => random.pick([N.crimson, N.teal, N.white, N.blue]),
  (s, paint) => {
    wheel(s, -0.6, 0.24);
    wheel(s, 0.62, 0.24);
    s.face(
      paint,
      -0.85,
      -0.3,
      -0.75,
      -0.72,
      -0.1,
      -0.7,
      0,
      -0.32,
      0.3,
      -0.32,
      0.42,
      -0.9,
      0.56,
      -0.9,
      0.62,
      -0.25,
      0.3,
      -0.18,
      -0.2,
      -0.18,
    );
    s.box(-0.75, -0.7, 0.7, 0.14, N.charcoal);
    s.line(N.charcoal, 0.05, 0.48, -0.9, 0.4, -1.15, 0.2, -1.18);
    s.box(-0.95, -0.78, 0.36, 0.32, N.mustard, { line: 0.5 });
    s.lamp(0.5, -0.72, 0.12, 0.16, N.cream);
  },
);

/** Brown crocks for sauces. */
export const crocks = sketched(2.6, 1.2, fixed, (s) => {
  for (const [x, r, tall] of [
    [-0.8, 0.38, 0.9],
    [0.75, 0.42, 1],
    [0, 0.34, 0.7],
  ] as const) {
    s.ball(x, -tall * 0.48, r, tall * 0.5, oklch(0.36, 0.06, 40));
    s.mark(x - r * 0.6, -tall + 0.06, r * 1.2, 0.12, oklch(0.3, 0.05, 40), 0.4);
    s.ball(x - r * 0.3, -tall * 0.65, r * 0.16, 0.12, oklch(0.6, 0.05, 50));
  }
});

/** A tent stall that sells food in the street at night. */
export const tentStall = sketched(4, 3, fixed, (s) => {
  const sheet = oklch(0.66, 0.18, 45);
  s.mark(-1.7, -0.8, 3.4, 1.5, oklch(0.3, 0.05, 40), 0.3);
  if (s.painter.lampsLit) {
    s.painter.patch((pen) => pen.rect(-1.7, -2.3, 3.4, 1.5), s.painter.palette.lamp, 0.7);
  }
  s.face(sheet, -2, -2.2, -1.5, -2.9, 1.5, -2.9, 2, -2.2);
  for (const x of [-2, 1.55]) {
    s.face(shade(sheet, -0.06), x, -2.2, x + 0.45, -2.2, x + 0.5, 0, x + 0.05, 0);
  }
  s.box(-1.6, 0, 3.2, 0.95, oklch(0.56, 0.13, 250));
  drawWord(s.painter, '분식', { x: 0, y: -0.5, width: 2, height: 0.55, colour: N.white });
  for (const x of [-0.9, 0, 0.9]) {
    s.ball(x, -1.05, 0.3, 0.14, N.silver);
    s.lamp(x - 0.08, -1.95, 0.16, 0.22, N.cream);
  }
  for (const x of [-1.1, -0.2, 0.7]) {
    s.box(x, 0, 0.4, 0.5, N.crimson, { line: 0.5 });
  }
});

/** A street's pole with transformer, lamp and many wires. */
export const wirePole = sketched(
  12,
  9.2,
  fixed,
  (s) => {
    const pole = oklch(0.55, 0.015, 80);
    s.box(-0.14, 0, 0.28, 8.8, pole, { modelling: 0.9 });
    for (const y of [-8.4, -7.5]) {
      s.mark(-1.1, y, 2.2, 0.14, oklch(0.42, 0.02, 60), 0.5);
    }
    s.ball(0.5, -6.6, 0.34, 0.55, oklch(0.62, 0.02, 220));
    s.mark(-0.5, -4.6, 0.9, 0.6, N.white, 0.8);
    for (const [x, y, sag] of [
      [-0.9, -8.5, 0.9],
      [0.9, -8.5, 1.1],
      [-0.8, -7.6, 0.8],
      [0.8, -7.6, 1],
      [0, -6.1, 0.7],
    ] as const) {
      s.painter.stroke(
        (pen) => {
          pen.moveTo(-6, y + 0.2);
          pen.quadraticCurveTo(-3, y + sag, x, y);
          pen.quadraticCurveTo(3, y + sag, 6, y + 0.2);
        },
        mix(N.charcoal, s.painter.palette.ambient, 0.3),
        0.045,
      );
    }
    s.line(pole, 0.09, 0, -5.4, 1.2, -5.7);
    s.lamp(0.9, -5.5, 0.5, 0.16, N.silver);
  },
  { shadow: 0.3 },
);

/** A paper lantern on a post. */
export const paperLamp = sketched(0.9, 2.3, fixed, (s) => {
  s.box(-0.07, 0, 0.14, 1.3, DARK_WOOD);
  s.lamp(-0.26, -1.2, 0.52, 0.75, N.cream);
  s.line(DARK_WOOD, 0.04, -0.26, -1.58, 0.26, -1.58);
  s.line(DARK_WOOD, 0.04, 0, -1.2, 0, -1.95);
  s.face(DARK_WOOD, -0.4, -1.95, 0, -2.25, 0.4, -1.95);
});

/** A perfect cone with snow on its top, far off. */
export const snowCone = sketched(
  300,
  80,
  fixed,
  (s) => {
    const { painter } = s;
    const rock = mix(oklch(0.46, 0.08, 265), painter.palette.skyLow, 0.12);
    const cone =
      (top: number): ((pen: Parameters<Parameters<typeof painter.patch>[0]>[0]) => void) =>
      (pen) => {
        pen.moveTo(-10, -78);
        pen.lineTo(10, -78);
        const reach = top >= 0 ? 150 : 42;
        const foot = top >= 0 ? 2 : -44;
        pen.quadraticCurveTo(30, -40 + (top < 0 ? -12 : 0), reach, foot);
        if (top < 0) {
          pen.lineTo(20, -52);
          pen.lineTo(8, -42);
          pen.lineTo(-6, -54);
          pen.lineTo(-20, -45);
        }
        pen.lineTo(-reach, foot);
        pen.quadraticCurveTo(-30, -40 + (top < 0 ? -12 : 0), -10, -78);
        pen.closePath();
      };
    painter.patch(cone(0), rock);
    painter.patch(cone(-1), mix(N.white, painter.palette.skyLow, 0.12), 0.98);
  },
  { below: 3, shadow: 0 },
);

/** A handcart with baskets. */
export const handcart = sketched(2.8, 1.5, fixed, (s) => {
  s.box(-1, -0.55, 1.9, 0.16, DARK_WOOD);
  s.line(DARK_WOOD, 0.09, 0.8, -0.62, 1.4, -0.9);
  s.painter.stroke(
    (pen) => pen.ellipse(-0.2, -0.5, 0.48, 0.48, 0, 0, 7),
    mix(DARK_WOOD, s.painter.palette.ambient, 0.3),
    0.09,
  );
  s.line(DARK_WOOD, 0.05, -0.2, -0.02, -0.2, -0.98);
  s.line(DARK_WOOD, 0.05, -0.68, -0.5, 0.28, -0.5);
  for (const x of [-0.7, 0, 0.55]) {
    s.ball(x, -0.92, 0.34, 0.28, oklch(0.68, 0.08, 75));
    s.ball(x, -1.1, 0.26, 0.12, x === 0 ? oklch(0.6, 0.14, 140) : N.orange);
  }
});

/** A stone lion on a block. */
export const stoneLion = sketched(1.5, 2.2, fixed, (s) => {
  const stone = oklch(0.66, 0.015, 90);
  s.box(-0.6, 0, 1.2, 0.8, stone);
  s.face(stone, -0.45, -0.8, -0.4, -1.5, 0.1, -1.7, 0.45, -1.3, 0.45, -0.8);
  s.ball(0.12, -1.75, 0.42, 0.38, stone);
  for (const [x, y] of [
    [-0.2, -1.95],
    [0.1, -2.08],
    [0.4, -1.95],
  ] as const) {
    s.ball(x, y, 0.15, 0.13, shade(stone, -0.05));
  }
  s.ball(0.4, -1.65, 0.14, 0.11, shade(stone, -0.07));
});

/** Steps of flooded fields on a slope. */
export const riceTerrace = sketched(
  9,
  1.2,
  fixed,
  (s) => {
    for (let step = 0; step < 3; step++) {
      const y = -step * 0.36;
      s.painter.form(
        (pen) => {
          pen.moveTo(-4.4 + step * 0.5, y);
          pen.quadraticCurveTo(0, y - 0.3, 4.4 - step * 0.4, y);
          pen.lineTo(4.2 - step * 0.4, y - 0.34);
          pen.quadraticCurveTo(0, y - 0.62, -4.2 + step * 0.5, y - 0.34);
          pen.closePath();
        },
        step % 2 === 0 ? oklch(0.62, 0.14, 132) : mix(s.painter.palette.skyLow, oklch(0.6, 0.08, 190), 0.5),
      );
    }
  },
  { shadow: 0 },
);

/** A stall of dark wood under a cloth or tiled roof, with steaming baskets or wares. */
export function clothStall(cloth: Colour, wood: Colour) {
  return sketched(
    3.6,
    3,
    (random) => random.chance(0.5),
    (s, food) => {
      const { painter } = s;
      s.mark(-1.4, -0.8, 2.8, 1.5, shade(wood, -0.16), 0.2);
      for (const x of [-1.5, 1.4]) {
        s.box(x, 0, 0.11, 2.5, wood, { line: 0.5 });
      }
      s.box(-1.55, 0, 3.1, 0.85, wood);
      s.mark(-1.55, -0.78, 3.1, 0.09, shade(wood, 0.1), 0.8);
      for (let ware = 0; ware < 4; ware++) {
        const x = -1.15 + ware * 0.75;
        if (food) {
          s.box(x - 0.28, -0.86, 0.56, 0.2, oklch(0.74, 0.08, 80), { line: 0.5 });
          s.box(x - 0.26, -1.06, 0.52, 0.2, oklch(0.7, 0.08, 78), { line: 0.5 });
          painter.patch((pen) => pen.ellipse(x + 0.1, -1.5, 0.14, 0.3, 0.2, 0, 7), N.white, 0.3);
        } else {
          s.ball(x, -1, 0.26, 0.17, [N.orange, oklch(0.6, 0.14, 140), N.crimson, oklch(0.72, 0.07, 80)][ware] ?? N.tan);
        }
      }
      s.face(
        cloth,
        -1.85,
        -2.25,
        -1.45,
        -2.85,
        1.45,
        -2.85,
        1.85,
        -2.25,
        1.3,
        -2.08,
        0.7,
        -2.22,
        0,
        -2.06,
        -0.7,
        -2.22,
        -1.3,
        -2.08,
      );
      for (const x of [-1.1, 1.1]) {
        s.lamp(x - 0.16, -1.65, 0.32, 0.4, oklch(0.6, 0.17, 30));
      }
    },
  );
}
