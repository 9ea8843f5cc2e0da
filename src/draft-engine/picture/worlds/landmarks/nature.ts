import { mix, NAMED_COLOURS as N, oklch, shade } from '../../colour.ts';
import { headland } from '../rocks/rocks.ts';
import { fixed, sketched } from './sketch.ts';

const LEAF = oklch(0.5, 0.1, 145);

export const cactus = sketched(
  2.2,
  3.2,
  (random) => random.between(0.8, 1.2),
  ({ painter, ball, face }, size) => {
    const arm = (x: number, low: number, high: number, w: number): void =>
      painter.form((pen) => {
        pen.moveTo(x - w, low);
        pen.lineTo(x - w, high + w);
        pen.quadraticCurveTo(x - w, high, x, high);
        pen.quadraticCurveTo(x + w, high, x + w, high + w);
        pen.lineTo(x + w, low);
        pen.closePath();
      }, LEAF);
    painter.at({ scale: size }, () => {
      face(LEAF, -0.6, -0.9, -0.6, -1.15, 0, -1.15, 0, -0.9);
      face(LEAF, 0.6, -1.2, 0.6, -1.45, 0, -1.45, 0, -1.2);
      arm(-0.62, -0.92, -1.9, 0.16);
      arm(0.62, -1.2, -2.2, 0.15);
      arm(0, 0.02, -2.6, 0.24);
      for (const x of [-0.1, 0.02, 0.14]) {
        painter.stroke(
          (pen) => {
            pen.moveTo(x, -0.1);
            pen.lineTo(x, -2.4);
          },
          mix(shade(LEAF, -0.12), painter.palette.ambient, 0.3),
          0.025,
        );
      }
      ball(0.05, -2.62, 0.09, 0.08, N.rose);
    });
  },
);

export const fern = sketched(
  1.6,
  1,
  (random) =>
    Array.from({ length: 9 }, (_, i) => ({
      a: -2.9 + i * 0.34 + random.between(-0.1, 0.1),
      l: random.between(0.5, 0.85),
    })),
  ({ painter }, fronds) => {
    fronds.forEach((frond, index) =>
      painter.form(
        (pen) => {
          const x = Math.cos(frond.a) * frond.l;
          const y = Math.sin(frond.a) * frond.l * 0.9 - 0.05;
          pen.moveTo(0, 0);
          pen.quadraticCurveTo(x * 0.4, y * 1.1 - 0.12, x, y);
          for (let t = 0.85; t > 0; t -= 0.15) {
            pen.lineTo(x * t, y * t + 0.05);
            pen.lineTo(x * (t - 0.06), y * (t - 0.06) + 0.13);
          }
          pen.closePath();
        },
        oklch(0.45 + (index % 3) * 0.05, 0.11, 140),
        { line: 0.4 },
      ),
    );
  },
);

export const mushrooms = sketched(
  1.1,
  0.6,
  (random) =>
    Array.from({ length: 4 }, (_, i) => ({
      x: -0.4 + i * 0.26,
      h: random.between(0.14, 0.34),
      red: random.chance(0.6),
    })),
  ({ painter, box }, list) => {
    for (const item of list) {
      box(item.x - 0.03, 0, 0.07, item.h, N.cream);
      painter.form(
        (pen) => {
          pen.moveTo(item.x - 0.15, -item.h);
          pen.quadraticCurveTo(item.x, -item.h - 0.3, item.x + 0.15, -item.h);
          pen.closePath();
        },
        item.red ? N.crimson : N.copper,
        { round: true },
      );
      for (const dot of [-0.06, 0.02, 0.07]) {
        painter.patch((pen) => pen.arc(item.x + dot, -item.h - 0.07 - Math.abs(dot) * 0.3, 0.018, 0, 7), N.cream, 0.9);
      }
    }
  },
);

export const crystal = sketched(
  1.5,
  1.9,
  (random) => ({
    hue: random.pick([200, 290, 160, 330]),
    list: Array.from({ length: 5 }, (_, i) => ({
      x: -0.5 + i * 0.25,
      h: random.between(0.5, 1.6),
      lean: (i - 2) * 0.12,
    })),
  }),
  ({ painter, face }, { hue, list }) => {
    const colour = oklch(0.68, 0.13, hue);
    for (const item of list) {
      const tip = item.x + item.lean * item.h;
      face(
        colour,
        item.x - 0.14,
        0,
        tip - 0.1,
        -item.h * 0.85,
        tip,
        -item.h,
        tip + 0.1,
        -item.h * 0.82,
        item.x + 0.14,
        0,
      );
      painter.patch(
        (pen) => {
          pen.moveTo(item.x - 0.14, 0);
          pen.lineTo(tip - 0.1, -item.h * 0.85);
          pen.lineTo(tip, -item.h);
          pen.lineTo(item.x - 0.02, 0);
          pen.closePath();
        },
        shade(colour, 0.16),
        0.6,
      );
    }
    painter.glow(0, -0.7, 1.3, colour, 0.35);
  },
);

export const coral = sketched(
  1.8,
  1.5,
  (random) => ({
    colour: random.pick([oklch(0.65, 0.17, 20), oklch(0.72, 0.14, 60), oklch(0.6, 0.15, 330), oklch(0.7, 0.1, 190)]),
    n: Array.from({ length: 9 }, () => random.between(0.4, 1.2)),
  }),
  ({ painter, ball }, { colour, n }) => {
    n.forEach((tall, i) => {
      const x = (i - 4) * 0.1;
      const tip = (i - 4) * 0.22;
      painter.form(
        (pen) => {
          pen.moveTo(x - 0.06, 0.04);
          pen.quadraticCurveTo(x - 0.05, -tall * 0.5, tip - 0.06, -tall);
          pen.quadraticCurveTo(tip, -tall - 0.08, tip + 0.06, -tall);
          pen.quadraticCurveTo(x + 0.08, -tall * 0.5, x + 0.07, 0.04);
          pen.closePath();
        },
        shade(colour, (i % 3) * 0.05 - 0.05),
      );
    });
    ball(-0.6, -0.16, 0.3, 0.24, shade(colour, -0.12));
  },
);

export const kelp = sketched(
  1.4,
  3.4,
  (random) =>
    Array.from({ length: 6 }, () => ({
      x: random.between(-0.5, 0.5),
      h: random.between(1.4, 3.2),
      p: random.between(0, 6),
    })),
  ({ painter }, list) => {
    for (const item of list) {
      painter.form(
        (pen) => {
          pen.moveTo(item.x - 0.05, 0.05);
          for (let i = 1; i <= 8; i++) {
            pen.lineTo(item.x - 0.1 + Math.sin(i + item.p) * 0.16, (-item.h * i) / 8);
          }
          for (let i = 8; i >= 1; i--) {
            pen.lineTo(item.x + 0.12 + Math.sin(i + item.p + 0.4) * 0.16, (-item.h * i) / 8 + 0.1);
          }
          pen.lineTo(item.x + 0.05, 0.05);
          pen.closePath();
        },
        oklch(0.48, 0.1, 130 + item.p * 5),
      );
    }
  },
);

export const snowHeap = sketched(
  2,
  0.7,
  (random) => random.between(0.7, 1.2),
  ({ painter }, s) =>
    painter.form(
      (pen) => {
        pen.moveTo(-1 * s, 0.05);
        pen.bezierCurveTo(-0.6 * s, -0.7 * s, 0.2 * s, -0.6 * s, 1 * s, 0.05);
        pen.closePath();
      },
      oklch(0.95, 0.012, 240),
      { round: true },
    ),
);

export const asteroid = sketched(
  3,
  3,
  (random) => Array.from({ length: 11 }, () => random.between(0.75, 1.1)),
  ({ painter, ball }, radii) => {
    painter.form(
      (pen) => {
        radii.forEach((r, i) => {
          const a = (i / 11) * 6.283;
          const x = Math.cos(a) * r * 1.3;
          const y = -1.3 + Math.sin(a) * r;
          if (i === 0) {
            pen.moveTo(x, y);
          } else {
            pen.lineTo(x, y);
          }
        });
        pen.closePath();
      },
      oklch(0.45, 0.03, 50),
      { modelling: 1.3, round: true },
    );
    for (const [x, y, r] of [
      [-0.4, -1.5, 0.26],
      [0.4, -1.1, 0.18],
      [0.1, -1.9, 0.13],
    ] as const) {
      ball(x, y, r, r * 0.75, oklch(0.36, 0.03, 45));
    }
  },
  { shadow: 0 },
);

export const cloudHeap = sketched(
  9,
  4,
  (random) =>
    Array.from({ length: 8 }, (_, i) => ({
      x: (i - 3.5) * 1,
      r: random.between(0.9, 1.8) * Math.exp(-(((i - 3.5) / 4) ** 2)),
    })),
  ({ painter }, puffs) => {
    const trace =
      (dx: number, dy: number, k: number) =>
      (pen: {
        moveTo(x: number, y: number): void;
        arc(x: number, y: number, r: number, a: number, b: number): void;
        closePath(): void;
      }): void => {
        for (const p of puffs) {
          pen.moveTo(p.x + dx + p.r * k, -p.r * 0.6 + dy);
          pen.arc(p.x + dx, -p.r * 0.6 + dy, p.r * k, 0, 7);
          pen.closePath();
        }
      };
    painter.patch(trace(0, 0, 1), mix(N.white, painter.palette.key, 0.5));
    painter.within(trace(0, 0, 1), () => {
      painter.patch(
        trace(-painter.light.x * 0.25, 0.35, 0.95),
        mix(mix(N.white, painter.palette.skyMiddle, 0.4), painter.palette.skyLow, 0.3),
      );
      painter.patch(
        trace(-painter.light.x * 0.4, 0.9, 0.92),
        mix(painter.palette.skyMiddle, painter.palette.ambient, 0.2),
      );
    });
  },
  { shadow: 0, below: 2 },
);

export const waterfall = sketched(
  12,
  13,
  (random) => Array.from({ length: 14 }, () => random.between(0, 1)),
  ({ painter, ball }, n) => {
    const cliff = oklch(0.5, 0.03, 260);
    painter.form((pen) => {
      pen.moveTo(-6, 0);
      pen.lineTo(-5.4, -7);
      pen.lineTo(-4, -11.4);
      pen.lineTo(-1.6, -12.4);
      pen.lineTo(1.8, -12.2);
      pen.lineTo(4.2, -12.8);
      pen.lineTo(5.4, -8);
      pen.lineTo(6, 0);
      pen.closePath();
    }, cliff);
    for (let i = 0; i < 10; i++) {
      painter.patch(
        (pen) => {
          const x = -5 + i * 1.1;
          pen.moveTo(x, -1 - (n[i] ?? 0) * 3);
          pen.lineTo(x + 0.8, -5 - (n[i] ?? 0) * 4);
          pen.lineTo(x + 1.2, -2);
          pen.closePath();
        },
        i % 2 ? mix(cliff, painter.palette.key, 0.3) : mix(cliff, painter.palette.ambient, 0.5),
        0.6,
      );
    }
    painter.patch(
      (pen) => {
        pen.moveTo(-1.4, -12.3);
        pen.lineTo(1.5, -12.2);
        pen.bezierCurveTo(1.7, -8, 1.9, -4, 2.3, 0.2);
        pen.lineTo(-2.2, 0.2);
        pen.bezierCurveTo(-1.8, -4, -1.5, -8, -1.4, -12.3);
        pen.closePath();
      },
      mix(N.white, painter.palette.skyMiddle, 0.4),
      0.95,
    );
    n.forEach((v, i) =>
      painter.stroke(
        (pen) => {
          const x = -1.2 + i * 0.19;
          pen.moveTo(x, -12 + v * 4);
          pen.quadraticCurveTo(x * 1.2, -7, x * 1.5, -0.6 - v * 3);
        },
        mix(N.white, painter.palette.key, 0.3),
        0.09,
        0.6,
      ),
    );
    for (let i = 0; i < 7; i++) {
      ball(-2.4 + i * 0.8, -0.2, 0.7, 0.45, mix(N.white, painter.palette.skyLow, 0.25));
    }
    for (const x of [-4, 3.8]) {
      ball(x, -11.8, 1.4, 0.7, LEAF);
    }
  },
);

export const volcano = sketched(
  150,
  98,
  fixed,
  ({ painter, ball }) => {
    const rock = oklch(0.4, 0.04, 20);
    for (let i = 0; i < 7; i++) {
      ball(
        -4 + i * 4.5 + (i % 2) * 3,
        -66 - i * 3.4 + i * i * 0.3,
        6 + i * 1.3,
        5 + i,
        mix(oklch(0.45, 0.03, 300), painter.palette.haze, 0.3),
      );
    }
    painter.form((pen) => {
      pen.moveTo(-74, 1);
      pen.quadraticCurveTo(-26, -20, -11, -56);
      pen.lineTo(-4, -53);
      pen.lineTo(3, -57);
      pen.lineTo(12, -55);
      pen.quadraticCurveTo(28, -18, 74, 1);
      pen.closePath();
    }, rock);
    for (const [a, b, w] of [
      [-2, -14, 2.4],
      [4, 8, 2],
      [1, 26, 1.6],
    ] as const) {
      painter.form(
        (pen) => {
          pen.moveTo(a - w, -54);
          pen.bezierCurveTo(a, -40, b - 6, -36, b - w, -12);
          pen.lineTo(b + w * 0.4, -14);
          pen.bezierCurveTo(b, -34, a + 4, -40, a + w, -54);
          pen.closePath();
        },
        oklch(0.7, 0.19, 45),
        { luminous: true },
      );
    }
    painter.glow(0, -56, 26, oklch(0.7, 0.19, 40), 0.6);
  },
  { shadow: 0, below: 3 },
);

export const rockGroup = headland(oklch(0.52, 0.03, 60), 7, 2.6, false);

export const campfire = sketched(1.8, 1.4, fixed, ({ painter, ball }) => {
  for (let i = 0; i < 9; i++) {
    ball(-0.7 + i * 0.175, 0.02 + Math.sin(i * 0.4) * 0.06, 0.13, 0.1, N.grey);
  }
  for (const [x, r] of [
    [-0.2, 0.5],
    [0.2, -0.5],
    [0, 0.06],
  ] as const) {
    painter.at({ x, y: -0.15, rotation: r }, () =>
      painter.form((pen) => pen.rect(-0.45, -0.06, 0.9, 0.13), oklch(0.4, 0.06, 45)),
    );
  }
  const sway = Math.sin(painter.seconds * 7) * 0.06;
  for (const [w, h, c] of [
    [0.42, 1.15, oklch(0.66, 0.2, 38)],
    [0.3, 0.85, oklch(0.78, 0.17, 65)],
    [0.16, 0.5, oklch(0.94, 0.12, 95)],
  ] as const) {
    painter.form(
      (pen) => {
        pen.moveTo(-w, -0.12);
        pen.bezierCurveTo(-w * 1.3, -h * 0.5, -w * 0.2 + sway, -h * 0.6, sway, -h);
        pen.bezierCurveTo(w * 0.3, -h * 0.7, w * 1.3, -h * 0.5, w, -0.12);
        pen.closePath();
      },
      c,
      { luminous: true, line: 0 },
    );
  }
  painter.glow(0, -0.5, 3.4, oklch(0.78, 0.16, 60), 0.6);
});

export const snowman = sketched(1.7, 2.35, fixed, ({ ball, face, box, line }) => {
  const snow = oklch(0.96, 0.01, 240);
  ball(0, -0.5, 0.58, 0.54, snow);
  ball(0, -1.2, 0.42, 0.4, snow);
  ball(0, -1.72, 0.29, 0.28, snow);
  face(N.orange, 0.02, -1.74, 0.42, -1.68, 0.02, -1.64);
  for (const x of [-0.1, 0.12]) {
    ball(x, -1.8, 0.035, 0.04, N.black);
  }
  for (const y of [-1.05, -1.25, -0.6]) {
    ball(0.03, y, 0.04, 0.04, N.charcoal);
  }
  box(-0.32, -1.92, 0.64, 0.06, N.charcoal);
  box(-0.2, -1.96, 0.4, 0.32, N.charcoal);
  face(N.crimson, -0.32, -1.5, 0.32, -1.5, 0.3, -1.38, 0.22, -1, 0.08, -1.02, 0.14, -1.38, -0.3, -1.38);
  line(N.brown, 0.04, -0.38, -1.25, -0.8, -1.6);
  line(N.brown, 0.04, 0.38, -1.25, 0.8, -1.55);
});

export const bamboo = sketched(
  4.6,
  7.4,
  (random) =>
    Array.from({ length: 9 }, () => ({
      x: random.between(-1.2, 1.2),
      h: random.between(4.5, 6.8),
      l: random.between(-0.06, 0.06),
    })),
  ({ painter }, stems) => {
    for (const stem of stems) {
      for (let i = 0; i < 8; i++) {
        painter.form(
          (pen) => {
            const y = -stem.h * (i / 8);
            const x = stem.x + stem.l * -y;
            pen.rect(x - 0.06, y - stem.h / 8 + 0.02, 0.12, stem.h / 8 - 0.03);
          },
          oklch(0.62, 0.11, 130),
          { line: 0.4 },
        );
      }
      for (let leaf = 0; leaf < 9; leaf++) {
        const y = -stem.h * (0.5 + leaf * 0.055);
        const side = leaf % 2 ? 1 : -1;
        painter.form(
          (pen) => {
            const x = stem.x + stem.l * -y;
            pen.moveTo(x, y);
            pen.quadraticCurveTo(x + side * 0.35, y - 0.16, x + side * 0.75, y + 0.14);
            pen.quadraticCurveTo(x + side * 0.3, y + 0.1, x, y);
            pen.closePath();
          },
          oklch(0.52, 0.12, 140),
          { line: 0.3 },
        );
      }
    }
  },
);
