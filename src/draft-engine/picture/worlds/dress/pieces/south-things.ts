import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../../colour.ts';
import { fixed, sketched, type Sketch } from '../../landmarks/sketch.ts';

const RUBBER = oklch(0.24, 0.01, 260);
const GLASS = oklch(0.55, 0.05, 235);

/** Flags of cut paper or marigolds on a cord across a street. */
export function bunting(colours: readonly Colour[], cut: boolean) {
  return sketched(
    11,
    2,
    (random) => random.between(0.3, 0.5),
    (s, sag) => {
      s.line(N.charcoal, 0.03, -5.5, -1.4, -2.5, -1.4 + sag, 0, -1.4 + sag * 1.25, 2.5, -1.4 + sag, 5.5, -1.4);
      for (let index = -6; index <= 6; index++) {
        const x = index * 0.82;
        const y = -1.4 + sag * 1.25 * (1 - (x / 5.5) ** 2);
        const colour = colours[(index + 12) % colours.length] ?? N.pink;
        if (cut) {
          s.face(
            colour,
            x - 0.34,
            y,
            x + 0.34,
            y,
            x + 0.34,
            y + 0.62,
            x + 0.17,
            y + 0.5,
            x,
            y + 0.64,
            x - 0.17,
            y + 0.5,
            x - 0.34,
            y + 0.62,
          );
          s.ball(x, y + 0.26, 0.1, 0.1, mix(colour, s.painter.palette.skyLow, 0.75));
        } else {
          for (let bead = 0; bead < 3; bead++) {
            s.ball(x, y + 0.12 + bead * 0.24, 0.17, 0.14, bead === 1 ? N.yellow : colour);
          }
        }
      }
    },
    { below: 0.4, shadow: 0 },
  );
}

/** A three-wheeled taxi. */
export const autoRickshaw = sketched(3, 1.9, fixed, (s) => {
  const green = oklch(0.5, 0.13, 150);
  const yellow = oklch(0.83, 0.16, 90);
  s.face(green, -1.3, -0.3, -1.35, -0.95, 0.6, -0.95, 1.15, -0.75, 1.25, -0.3);
  s.painter.form((pen) => {
    pen.moveTo(-1.4, -0.95);
    pen.quadraticCurveTo(-1.4, -1.85, -0.8, -1.85);
    pen.lineTo(0.4, -1.85);
    pen.lineTo(0.85, -0.95);
    pen.lineTo(0.6, -0.95);
    pen.lineTo(0.25, -1.6);
    pen.lineTo(-0.7, -1.6);
    pen.lineTo(-0.85, -0.95);
    pen.closePath();
  }, yellow);
  s.face(GLASS, 0.3, -1.6, 0.55, -0.95, 0.8, -0.98, 0.45, -1.7);
  s.mark(-0.8, -0.8, 1.2, 0.18, N.brown, 0.4);
  s.lamp(1.05, -0.6, 0.18, 0.18, N.cream);
  s.mark(-1.3, -0.55, 2.4, 0.1, yellow, 0.8);
  for (const [x, r] of [
    [-0.9, 0.28],
    [0.95, 0.26],
  ] as const) {
    s.ball(x, -r, r, r, RUBBER);
    s.ball(x, -r, r * 0.5, r * 0.5, N.silver);
  }
});

/** A minibus, full and painted in stripes, its roof loaded. */
export const minibus = sketched(
  4.6,
  2.9,
  (random) => random.pick([oklch(0.8, 0.15, 88), oklch(0.6, 0.12, 240), oklch(0.93, 0.01, 90)]),
  (s, paint) => {
    s.painter.form((pen) => {
      pen.moveTo(-2.1, -0.35);
      pen.lineTo(-2.1, -1.8);
      pen.quadraticCurveTo(-2.1, -2.1, -1.8, -2.1);
      pen.lineTo(1.2, -2.1);
      pen.quadraticCurveTo(1.6, -2.05, 2, -1.1);
      pen.lineTo(2.15, -0.35);
      pen.closePath();
    }, paint);
    for (const x of [-1.85, -0.95, -0.05]) {
      s.lamp(x, -1.25, 0.75, 0.6, GLASS);
    }
    s.face(GLASS, 0.85, -1.2, 0.85, -1.85, 1.25, -1.85, 1.65, -1.2);
    s.mark(-2.1, -0.85, 4.2, 0.2, N.crimson, 0.7);
    s.mark(-2.1, -0.65, 4.2, 0.12, N.forest, 0.7);
    for (const [x, colour] of [
      [-1.5, N.tan],
      [-0.6, N.blue],
      [0.2, N.crimson],
    ] as const) {
      s.box(x, -2.12, 0.75, 0.5, colour, { line: 0.5 });
    }
    for (const x of [-1.3, 1.3]) {
      s.ball(x, -0.34, 0.34, 0.34, RUBBER);
      s.ball(x, -0.34, 0.17, 0.17, N.silver);
    }
  },
);

/** Goods on a cloth under a large coloured umbrella. */
export const umbrellaStall = sketched(
  3.6,
  2.8,
  (random) => random.pick([N.crimson, oklch(0.78, 0.15, 85), oklch(0.6, 0.13, 250), oklch(0.6, 0.14, 150)]),
  (s, cloth) => {
    s.line(oklch(0.5, 0.05, 60), 0.07, 0, 0, 0, -2.5);
    s.box(-1.3, 0, 2.6, 0.6, oklch(0.55, 0.07, 60));
    for (let heap = 0; heap < 5; heap++) {
      s.ball(-1 + heap * 0.5, -0.72, 0.26, 0.2, [N.orange, N.red, N.lime, N.yellow, N.plum][heap] ?? N.red);
    }
    s.painter.form((pen) => {
      pen.moveTo(-1.75, -1.85);
      pen.quadraticCurveTo(-1, -2.75, 0, -2.75);
      pen.quadraticCurveTo(1, -2.75, 1.75, -1.85);
      pen.quadraticCurveTo(1.2, -2.05, 0.6, -1.85);
      pen.quadraticCurveTo(0, -2.05, -0.6, -1.85);
      pen.quadraticCurveTo(-1.2, -2.05, -1.75, -1.85);
      pen.closePath();
    }, cloth);
    s.face(N.cream, -0.6, -1.88, -0.1, -2.75, 0.1, -2.75, 0.6, -1.88, 0, -1.98);
    s.ball(1.25, -0.28, 0.36, 0.3, oklch(0.62, 0.08, 70));
  },
);

/** A flat-topped thorn tree. */
export const acacia = sketched(
  9,
  6.4,
  (random) => random.between(-0.4, 0.4),
  (s, lean) => {
    const bark = oklch(0.42, 0.05, 55);
    const leaf = oklch(0.52, 0.1, 122);
    s.line(bark, 0.34, 0, 0.03, lean, -2.4);
    for (const x of [-2.6, -1, 1.2, 2.7]) {
      s.line(bark, 0.16, lean, -2.3, lean + x * 0.5, -3.9, lean + x, -4.7);
    }
    for (const [x, y, rx] of [
      [-2.2, -4.8, 2],
      [2.1, -4.9, 2.2],
      [-0.4, -5.3, 2.6],
      [0.9, -5.6, 1.8],
    ] as const) {
      s.ball(lean + x, y, rx, 0.55, leaf);
    }
  },
);

/** A wide tree whose air roots reach the ground. */
export const banyan = sketched(9, 8, fixed, (s) => {
  const bark = oklch(0.46, 0.05, 60);
  s.face(bark, -0.9, 0.03, -0.5, -3.4, 0.6, -3.4, 1, 0.03);
  for (const x of [-2.6, -1.7, 1.8, 2.7]) {
    s.line(bark, 0.12, x, 0.02, x * 0.92, -4);
  }
  for (const [x, y, rx, ry] of [
    [-2.4, -4.6, 2, 1.3],
    [2.5, -4.7, 2, 1.3],
    [0, -5.4, 2.8, 1.9],
    [-1.4, -6.4, 1.8, 1.2],
    [1.4, -6.5, 1.8, 1.2],
  ] as const) {
    s.ball(x, y, rx, ry, shade(oklch(0.48, 0.11, 145), x * 0.01));
  }
  s.mark(-1.2, -0.4, 2.3, 0.14, N.crimson, 0.7);
});

function onionDome(s: Sketch, at: { x: number; y: number; radius: number }, colour: Colour): void {
  const { x, y, radius: r } = at;
  s.painter.form(
    (pen) => {
      pen.moveTo(x - r * 0.85, y);
      pen.bezierCurveTo(x - r * 1.4, y - r * 1.1, x - r * 0.3, y - r * 1.3, x, y - r * 1.95);
      pen.bezierCurveTo(x + r * 0.3, y - r * 1.3, x + r * 1.4, y - r * 1.1, x + r * 0.85, y);
      pen.closePath();
    },
    colour,
    { round: true },
  );
  s.line(N.gold, r * 0.07, x, y - r * 1.9, x, y - r * 2.5);
}

/** A mosque: dome, arches and two minarets. */
export const mosque = sketched(30, 34, fixed, (s) => {
  const stone = oklch(0.86, 0.05, 80);
  const tile = oklch(0.58, 0.11, 200);
  for (const x of [-11.5, 11.5]) {
    s.box(x - 1, 0, 2, 22, stone, { modelling: 0.9 });
    s.box(x - 1.6, -14, 3.2, 0.9, stone);
    s.box(x - 1.5, -21.6, 3, 0.8, tile);
    s.box(x - 0.7, -22.2, 1.4, 3, stone);
    onionDome(s, { x, y: -25, radius: 0.95 }, tile);
  }
  s.box(-9, 0, 18, 9, stone);
  s.mark(-9, -8.3, 18, 0.8, tile, 0.6);
  s.box(-5.6, -9, 11.2, 2.4, stone);
  onionDome(s, { x: 0, y: -11.2, radius: 5 }, tile);
  for (const x of [-7, -3.4, 0, 3.4, 7]) {
    s.painter.form(
      (pen) => {
        pen.moveTo(x - 1.1, 0);
        pen.lineTo(x - 1.1, -3.6);
        pen.quadraticCurveTo(x - 1, -5.2, x, -6);
        pen.quadraticCurveTo(x + 1, -5.2, x + 1.1, -3.6);
        pen.lineTo(x + 1.1, 0);
        pen.closePath();
      },
      oklch(0.4, 0.06, 60),
    );
  }
});

/** A temple tower in bright tiers of figures. */
export const templeTower = sketched(20, 32, fixed, (s) => {
  const hues = [
    oklch(0.72, 0.14, 25),
    oklch(0.78, 0.13, 85),
    oklch(0.66, 0.12, 190),
    oklch(0.7, 0.14, 340),
    oklch(0.7, 0.13, 145),
  ];
  s.box(-8.5, 0, 17, 6, oklch(0.82, 0.06, 70));
  s.box(-1.8, 0, 3.6, 4.6, oklch(0.35, 0.07, 40));
  for (let tier = 0; tier < 7; tier++) {
    const half = 7.6 - tier * 0.85;
    const y = -6 - tier * 2.9;
    s.face(hues[tier % 5] ?? N.rose, -half, y, -half + 0.5, y - 2.9, half - 0.5, y - 2.9, half, y);
    s.mark(-half - 0.3, y, half * 2 + 0.6, 0.5, hues[(tier + 2) % 5] ?? N.gold, 0.85);
    const figures = 8 - tier;
    for (let figure = 0; figure < figures; figure++) {
      s.ball(
        -half + 0.9 + (figure * (half * 2 - 1.4)) / Math.max(1, figures - 1),
        y - 1.5,
        0.42,
        0.8,
        hues[(figure + tier + 1) % 5] ?? N.gold,
      );
    }
  }
  s.painter.form((pen) => {
    pen.moveTo(-2.4, -26.3);
    pen.quadraticCurveTo(0, -30.5, 2.4, -26.3);
    pen.closePath();
  }, N.gold);
  for (const x of [-1.2, 0, 1.2]) {
    s.line(N.gold, 0.3, x, -27.6, x, -29.6);
  }
});

/** Carpets on a pole and brass in front of them. */
export const carpets = sketched(3, 2.2, fixed, (s) => {
  for (const x of [-1.35, 1.3]) {
    s.box(x, 0, 0.08, 2.1, oklch(0.42, 0.06, 50));
  }
  for (const [x, colour] of [
    [-1.2, oklch(0.48, 0.15, 25)],
    [-0.35, oklch(0.42, 0.1, 260)],
    [0.5, oklch(0.5, 0.11, 50)],
  ] as const) {
    s.box(x, -0.4, 0.8, 1.65, colour);
    s.mark(x + 0.12, -0.55, 0.56, 0.1, N.gold, 0.8);
    s.mark(x + 0.12, -1.85, 0.56, 0.1, N.gold, 0.8);
    s.face(N.cream, x + 0.4, -0.8, x + 0.62, -1.2, x + 0.4, -1.6, x + 0.18, -1.2);
  }
  for (const x of [-0.8, 0.1, 0.9]) {
    s.ball(x, -0.22, 0.22, 0.24, N.gold);
    s.box(x - 0.06, -0.42, 0.12, 0.22, N.gold, { line: 0.4 });
  }
});

/** A round house of mud under a cone of straw. */
export const roundHut = sketched(5.6, 5, fixed, (s) => {
  s.box(-2, 0, 4, 2.1, oklch(0.64, 0.09, 55), { modelling: 1.3 });
  for (let band = 0; band < 9; band++) {
    s.face(N.cream, -1.95 + band * 0.44, -0.7, -1.73 + band * 0.44, -1, -1.51 + band * 0.44, -0.7);
  }
  s.box(-0.5, 0, 1, 1.75, oklch(0.3, 0.05, 45));
  s.face(oklch(0.7, 0.09, 80), -2.75, -1.9, 0, -4.8, 2.75, -1.9, 1.3, -1.65, 0, -1.75, -1.3, -1.65);
  for (const x of [-1.6, -0.6, 0.6, 1.6]) {
    s.line(oklch(0.54, 0.07, 70), 0.06, x * 0.25, -4.4, x, -1.9);
  }
});

/** A peak of glass among the palms: a tower of today's desert towns. */
export const sailTower = sketched(16, 70, fixed, (s) => {
  s.painter.form(
    (pen) => {
      pen.moveTo(-6, 0);
      pen.bezierCurveTo(-6, -30, -3, -55, 2, -66);
      pen.bezierCurveTo(6, -40, 7, -20, 6, 0);
      pen.closePath();
    },
    oklch(0.7, 0.06, 215),
  );
  for (let line = 1; line < 9; line++) {
    s.line(oklch(0.88, 0.02, 210), 0.25, -5.8 + line * 0.3, -line * 7, 5.6 - line * 0.25, -line * 7);
  }
});
