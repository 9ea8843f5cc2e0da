import { mix, NAMED_COLOURS as N, oklch, shade } from '../../colour.ts';
import { archway } from '../outlines.ts';
import { fixed, sketched } from './sketch.ts';

const STONE = oklch(0.66, 0.02, 80);
const STEEL = oklch(0.6, 0.02, 240);

export const fountain = sketched(5, 3, fixed, (s) => {
  s.box(-2.2, 0, 4.4, 0.6, STONE);
  s.painter.patch((pen) => pen.ellipse(0, -0.6, 2.1, 0.22, 0, 0, 7), mix(N.sky, s.painter.palette.skyMiddle, 0.5));
  s.box(-0.2, -0.6, 0.4, 1.2, STONE);
  s.painter.form((pen) => {
    pen.moveTo(-1.1, -1.9);
    pen.quadraticCurveTo(-0.8, -1.4, 0, -1.4);
    pen.quadraticCurveTo(0.8, -1.4, 1.1, -1.9);
    pen.closePath();
  }, STONE);
  for (const k of [-1, -0.5, 0.5, 1]) {
    s.painter.stroke(
      (pen) => {
        pen.moveTo(0, -2);
        pen.quadraticCurveTo(k * 0.8, -3.2, k * 1.7, -0.7);
      },
      mix(N.white, s.painter.palette.skyLow, 0.3),
      0.06,
      0.8,
    );
  }
  s.ball(0, -2.1, 0.2, 0.2, STONE);
});
export const well = sketched(2.4, 2.8, fixed, (s) => {
  s.box(-0.9, 0, 1.8, 0.9, STONE);
  for (let i = 0; i < 12; i++) {
    s.mark(
      -0.86 + (i % 4) * 0.44 + (Math.floor(i / 4) % 2) * 0.1,
      -0.04 - Math.floor(i / 4) * 0.28,
      0.36,
      0.22,
      STONE,
      0.2 + ((i * 37) % 10) / 14,
    );
  }
  for (const x of [-0.85, 0.72]) {
    s.box(x, -0.85, 0.13, 1.2, N.brown);
  }
  s.line(N.brown, 0.1, -0.9, -1.6, 0.9, -1.6);
  s.face(oklch(0.48, 0.1, 35), -1.2, -1.95, 0, -2.7, 1.2, -1.95);
  s.line(N.tan, 0.03, 0, -1.6, 0, -1.1);
  s.box(-0.15, -0.9, 0.3, 0.28, N.brown);
});
export const carousel = sketched(10, 8, fixed, (s) => {
  for (let i = 0; i < 10; i++) {
    s.face(i % 2 ? N.cream : N.crimson, -0.2 + 0.04 * i, -7, -4.6 + i * 0.92, -4.4, -4.6 + (i + 1) * 0.92, -4.4);
  }
  s.box(-4.6, -3.9, 9.2, 0.6, N.gold);
  for (let i = 0; i < 12; i++) {
    s.lamp(-4.3 + i * 0.76, -4.05, 0.2, 0.2, N.cream);
  }
  s.box(-1.1, -0.6, 2.2, 3.4, N.teal);
  for (const [i, c] of [N.white, N.brown, N.cream, N.charcoal].entries()) {
    const x = -3.5 + i * 2.3;
    s.line(N.gold, 0.08, x, -0.6, x, -4);
    const y = -1.5 - (i % 2) * 0.6;
    s.ball(x, y, 0.7, 0.34, c);
    s.face(
      c,
      x + 0.3,
      y - 0.1,
      x + 0.62,
      y - 0.95,
      x + 0.82,
      y - 1.02,
      x + 0.92,
      y - 0.86,
      x + 1.24,
      y - 0.56,
      x + 1.14,
      y - 0.42,
      x + 0.86,
      y - 0.56,
      x + 0.7,
      y + 0.12,
    );
    s.line(N.gold, 0.09, x + 0.36, y - 0.4, x + 0.6, y - 0.98);
    s.line(N.gold, 0.1, x - 0.62, y - 0.1, x - 0.92, y + 0.34);
    s.mark(x - 0.3, y - 0.2, 0.42, 0.18, N.crimson, 0.8);
    for (const l of [-0.4, 0.4]) {
      s.line(c, 0.12, x + l, y + 0.2, x + l * 1.3, y + 0.8);
    }
  }
  s.box(-4.8, 0, 9.6, 0.6, N.crimson);
});
export const flag = sketched(
  4.6,
  6.1,
  (r) => r.pick([N.crimson, N.blue, N.forest, N.mustard]),
  (s, c) => {
    s.line(STEEL, 0.1, 0, 0, 0, -5.8);
    const w = Math.sin(s.painter.seconds * 4) * 0.1;
    s.painter.form((pen) => {
      pen.moveTo(0, -5.6);
      pen.bezierCurveTo(0.7, -5.9 + w, 1.3, -5.3 - w, 2.2, -5.6);
      pen.lineTo(2.2, -4.3);
      pen.bezierCurveTo(1.3, -4 - w, 0.7, -4.6 + w, 0, -4.3);
      pen.closePath();
    }, c);
    s.ball(0, -5.85, 0.12, 0.12, N.gold);
  },
);
export const banner = sketched(
  1.6,
  4,
  (r) => r.pick([N.crimson, N.navy, N.forest]),
  (s, c) => {
    s.line(N.brown, 0.1, 0.1, 0, 0, -3.8);
    s.face(c, 0.02, -3.6, 1.2, -3.4, 1, -2.8, 1.25, -2.1, 0.05, -2.2);
  },
);
export const sign = sketched(1.6, 2.4, fixed, (s) => {
  s.box(-0.07, 0, 0.14, 2.2, N.brown);
  s.face(N.tan, -0.7, -1.5, -0.7, -1.95, 0.5, -1.95, 0.78, -1.72, 0.5, -1.5);
  s.face(shade(N.tan, -0.05), 0.6, -1, 0.6, -1.4, -0.45, -1.4, -0.7, -1.2, -0.45, -1);
  for (const [x, y] of [
    [-0.5, -1.68],
    [-0.2, -1.68],
    [0.1, -1.68],
    [-0.2, -1.16],
    [0.1, -1.16],
  ] as const) {
    s.mark(x, y, 0.22, 0.07, N.brown, 0.2);
  }
});
export const phoneBox = sketched(1.2, 2.7, fixed, (s) => {
  const c = oklch(0.5, 0.19, 27);
  s.box(-0.5, 0, 1, 2.4, c);
  s.lamp(-0.36, -0.5, 0.72, 1.5, oklch(0.6, 0.04, 220));
  for (const x of [-0.14, 0.1]) {
    s.mark(x, -0.5, 0.04, 1.5, c, 0.5);
  }
  for (let i = 1; i < 5; i++) {
    s.mark(-0.36, -0.5 - i * 0.3, 0.72, 0.04, c, 0.5);
  }
  s.lamp(-0.38, -2.1, 0.76, 0.18, N.cream);
  s.painter.form((pen) => {
    pen.moveTo(-0.52, -2.38);
    pen.quadraticCurveTo(0, -2.75, 0.52, -2.38);
    pen.closePath();
  }, c);
});
export const vendingMachine = sketched(
  1.3,
  2,
  (r) => r.pick([N.crimson, N.blue, N.teal]),
  (s, c) => {
    s.box(-0.55, 0, 1.1, 1.9, c);
    s.lamp(-0.46, -0.62, 0.72, 1.15, N.sky);
    const hues = [N.red, N.lime, N.orange, N.blue];
    for (let i = 0; i < 12; i++) {
      s.mark(-0.41 + (i % 4) * 0.17, -0.68 - Math.floor(i / 4) * 0.36, 0.11, 0.24, hues[i % 4] ?? N.red, 0.8);
    }
    s.mark(0.34, -0.9, 0.13, 0.5, N.charcoal, 0.3);
    s.mark(-0.42, -0.14, 0.6, 0.24, N.black, 0.2);
  },
);
export const grave = sketched(
  1.1,
  1.2,
  (r) => r.below(3),
  (s, kind) => {
    const c = oklch(0.62, 0.015, 200);
    if (kind === 0) {
      s.box(-0.09, 0, 0.18, 1.1, c);
      s.box(-0.32, -0.66, 0.64, 0.17, c);
    } else {
      s.painter.form(archway(-0.36, 0, 0.72, 0.95), c);
      for (let i = 0; i < 3; i++) {
        s.mark(-0.2 + i * 0.05, -0.4 - i * 0.13, 0.4 - i * 0.1, 0.04, c, 0);
      }
    }
    s.box(-0.45, 0.02, 0.9, 0.12, shade(c, -0.1));
  },
);
export const crane = sketched(26, 32, fixed, (s) => {
  const c = N.mustard;
  s.box(-0.8, 0, 1.6, 26, c, { alpha: 0.5 });
  for (let i = 0; i < 16; i++) {
    s.line(c, 0.16, i % 2 ? -0.8 : 0.8, -i * 1.65, i % 2 ? 0.8 : -0.8, -(i + 1) * 1.65);
  }
  s.line(c, 0.3, -0.8, 0, -0.8, -26);
  s.line(c, 0.3, 0.8, 0, 0.8, -26);
  s.line(c, 0.3, -7, -26, 12, -26);
  s.line(c, 0.2, -6, -27.3, 0, -30, 11, -26.3);
  for (let i = 0; i < 12; i++) {
    s.line(c, 0.12, -6 + i * 1.5, -26, -5.2 + i * 1.5, -27.2);
  }
  s.box(-7, -24.6, 2.4, 1.6, N.grey);
  s.box(0.9, -24.4, 1.4, 1.5, c);
  s.line(N.charcoal, 0.1, 8.6, -26, 8.6, -15);
  s.box(7.4, -14, 2.4, 1, N.brown);
});
export const utilityPole = sketched(
  16,
  9,
  fixed,
  (s) => {
    s.box(-0.13, 0, 0.26, 8.4, N.brown);
    for (const y of [-7.4, -6.6]) {
      s.box(-1.2, y, 2.4, 0.16, N.brown);
      for (const x of [-1, -0.4, 0.4, 1]) {
        s.box(x - 0.05, y - 0.15, 0.1, 0.22, N.cream);
      }
    }
  },
  { shadow: 0.6 },
);
export const clockPost = sketched(1.2, 4, fixed, (s) => {
  s.box(-0.08, 0, 0.16, 3, STEEL);
  s.ball(0, -3.4, 0.48, 0.48, oklch(0.35, 0.02, 240));
  s.painter.form(
    (pen) => pen.arc(0, -3.4, 0.38, 0, 7),
    mix(N.cream, s.painter.palette.lamp, s.painter.lampsLit ? 0.5 : 0),
    { luminous: s.painter.lampsLit },
  );
  s.line(N.charcoal, 0.05, 0.18, -3.55, 0, -3.4, 0, -3.66);
});
export const parapet = sketched(3, 1.2, fixed, (s) => {
  const c = oklch(0.6, 0.05, 35);
  s.box(-1.5, 0, 3, 0.95, c);
  for (let i = 0; i < 18; i++) {
    s.mark(
      -1.48 + (i % 6) * 0.5 + (Math.floor(i / 6) % 2) * 0.12,
      -0.04 - Math.floor(i / 6) * 0.3,
      0.44,
      0.24,
      c,
      0.2 + ((i * 29) % 10) / 13,
    );
  }
  s.box(-1.52, -0.95, 3.04, 0.14, STONE);
});
export const railingPanel = sketched(
  2,
  1.2,
  fixed,
  (s) => {
    for (let i = 0; i < 9; i++) {
      s.box(-1 + i * 0.25, 0, 0.04, 1, oklch(0.35, 0.03, 240), { line: 0.2 });
    }
    s.box(-1.01, -1, 2.02, 0.09, oklch(0.38, 0.03, 240));
    s.box(-1.01, -0.1, 2.02, 0.05, oklch(0.35, 0.03, 240));
  },
  { shadow: 0 },
);
export const waterTank = sketched(3.4, 5, fixed, (s) => {
  for (const x of [-1.2, -0.1, 1]) {
    s.box(x, 0, 0.15, 1.8, N.charcoal);
  }
  s.line(N.charcoal, 0.07, -1.1, -0.2, 1.1, -1.6);
  s.box(-1.4, -1.7, 2.8, 2.2, oklch(0.5, 0.08, 50));
  for (let i = 0; i < 10; i++) {
    s.mark(-1.38 + i * 0.28, -1.72, 0.03, 2.15, N.brown, 0.05);
  }
  for (const y of [-2, -3.4]) {
    s.mark(-1.42, y, 2.84, 0.1, N.charcoal, 0.4);
  }
  s.face(oklch(0.42, 0.05, 40), -1.6, -3.85, 0, -4.8, 1.6, -3.85);
});
export const roofVent = sketched(1.6, 1.5, fixed, (s) => {
  s.box(-0.7, 0, 1.4, 1, STEEL);
  for (let i = 0; i < 5; i++) {
    s.mark(-0.58, -0.16 - i * 0.16, 0.75, 0.07, STEEL, 0);
  }
  s.box(0.3, -1, 0.3, 0.35, STEEL);
  s.ball(0.45, -1.4, 0.26, 0.14, STEEL);
});
export const bridgeTower = sketched(
  7,
  13,
  fixed,
  (s) => {
    for (const x of [-2.9, 2.2]) {
      s.box(x, 0.4, 0.7, 11.8, STONE, { modelling: 1.1 });
    }
    s.painter.stroke(
      (pen) => {
        pen.moveTo(-2.6, -9);
        pen.quadraticCurveTo(0, -11.6, 2.6, -9);
      },
      mix(STONE, s.painter.palette.ambient, 0.3),
      0.8,
    );
    s.box(-3.1, -11, 6.2, 0.9, STONE);
    for (const x of [-2.55, 2.55]) {
      s.ball(x, -12.2, 0.4, 0.45, N.copper);
    }
  },
  { below: 0.6, shadow: 0 },
);
export const railingPost = sketched(
  6,
  1.5,
  fixed,
  (s) => {
    for (const x of [-2.5, 2.3]) {
      s.box(x, 0, 0.2, 1.25, N.brown);
      s.box(x - 0.05, -1.2, 0.3, 0.12, N.tan);
      s.mark(x, -0.5, 0.2, 0.08, N.tan, 0.8);
    }
  },
  { shadow: 0 },
);
export const platformRoof = sketched(
  8.2,
  5,
  fixed,
  (s) => {
    s.box(-4.1, 0, 8.2, 3.4, oklch(0.6, 0.07, 40));
    for (let i = 0; i < 4; i++) {
      s.lamp(-3.7 + i * 2, -0.9, 1.2, 1.7, N.sky);
    }
    for (const x of [-3.9, 0, 3.8]) {
      s.box(x, 0, 0.16, 3.6, oklch(0.4, 0.05, 170));
    }
    s.face(oklch(0.45, 0.06, 180), -4.15, -3.3, -4.15, -3.9, 4.15, -3.9, 4.15, -3.3);
    for (let i = 0; i < 20; i++) {
      s.face(N.cream, -4.1 + i * 0.41, -3.35, -3.9 + i * 0.41, -3.02, -3.7 + i * 0.41, -3.35);
    }
    s.box(-4.15, -3.85, 8.3, 0.5, oklch(0.4, 0.05, 180));
  },
  { shadow: 0 },
);
export const floodlight = sketched(4, 19, fixed, (s) => {
  s.box(-0.2, 0, 0.4, 16, STEEL);
  s.box(-1.8, -15.6, 3.6, 2.4, N.charcoal);
  for (let i = 0; i < 8; i++) {
    s.lamp(-1.6 + (i % 4) * 0.85, -15.8 - Math.floor(i / 4) * 1.05, 0.65, 0.8, N.cream);
  }
});
export const goal = sketched(
  7.6,
  2.6,
  fixed,
  (s) => {
    for (let i = 0; i < 15; i++) {
      s.line(N.silver, 0.02, -3.6 + i * 0.514, 0, -3.2 + i * 0.457, -2.1);
    }
    for (let i = 0; i < 6; i++) {
      s.line(N.silver, 0.02, -3.6, -i * 0.4, 3.6, -i * 0.4);
    }
    s.line(N.white, 0.13, -3.66, 0, -3.66, -2.44, 3.66, -2.44, 3.66, 0);
  },
  { shadow: 0 },
);
export const hoarding = sketched(
  4,
  1.1,
  (r) => r.pick([N.crimson, N.blue, N.mustard, N.teal]),
  (s, c) => {
    s.box(-2, 0, 3.95, 1, c);
    for (let i = 0; i < 6; i++) {
      s.mark(-1.6 + i * 0.56, -0.34, 0.36, 0.36, N.white, 0.8);
    }
  },
);
export const scaffold = sketched(9, 13, fixed, (s) => {
  s.box(-4, 0, 8, 10, oklch(0.62, 0.04, 60));
  for (let i = 0; i < 9; i++) {
    s.mark(-3.4 + (i % 3) * 2.5, -1 - Math.floor(i / 3) * 3.2, 1.5, 1.8, N.charcoal, 0.2);
  }
  for (let i = 0; i < 5; i++) {
    s.line(STEEL, 0.12, -4.4 + i * 2.2, 0, -4.4 + i * 2.2, -12);
  }
  for (let i = 0; i < 4; i++) {
    s.box(-4.5, -2.6 - i * 3, 9, 0.18, N.tan);
    s.line(STEEL, 0.08, -4.4, -3.6 - i * 3, 4.4, -3.6 - i * 3);
    s.line(STEEL, 0.06, -4.4, -i * 3, -2.2, -2.6 - i * 3);
  }
});
export const barricade = sketched(2, 1.2, fixed, (s) => {
  for (const x of [-0.8, 0.7]) {
    s.line(N.brown, 0.1, x - 0.2, 0, x + 0.1, -1.05, x + 0.35, 0);
  }
  for (let i = 0; i < 6; i++) {
    s.box(-0.98 + i * 0.33, -0.65, 0.33, 0.28, i % 2 ? N.white : N.orange, { line: 0.3 });
  }
});
export const windsock = sketched(3, 6, fixed, (s) => {
  s.box(-0.06, 0, 0.12, 5.4, N.silver);
  for (let i = 0; i < 5; i++) {
    s.face(
      i % 2 ? N.white : N.orange,
      i * 0.5,
      -5.4 + i * 0.05,
      (i + 1) * 0.5,
      -5.35 + i * 0.05,
      (i + 1) * 0.5,
      -4.85 - i * 0.05,
      i * 0.5,
      -4.7 - i * 0.05,
    );
  }
});
export const slide = sketched(4, 3, fixed, (s) => {
  for (const x of [-1.5, -0.9]) {
    s.line(N.teal, 0.1, x, 0, x, -2.2);
  }
  for (let i = 0; i < 5; i++) {
    s.line(N.teal, 0.07, -1.5, -0.4 - i * 0.4, -0.9, -0.4 - i * 0.4);
  }
  s.painter.form((pen) => {
    pen.moveTo(-1, -2.2);
    pen.bezierCurveTo(0.2, -1.9, 0.4, -0.3, 1.9, -0.3);
    pen.lineTo(1.9, -0.05);
    pen.bezierCurveTo(0.1, -0.05, 0, -1.6, -1, -1.9);
    pen.closePath();
  }, N.crimson);
  s.face(N.mustard, -1.9, -2.5, -1.2, -3, -0.5, -2.5);
});
export const swings = sketched(4.4, 2.8, fixed, (s) => {
  for (const x of [-2, 2]) {
    s.line(N.crimson, 0.11, x - 0.4, 0, x, -2.5, x + 0.4, 0);
  }
  s.line(N.crimson, 0.12, -2, -2.5, 2, -2.5);
  for (const x of [-0.9, 0.8]) {
    s.line(N.silver, 0.03, x - 0.25, -2.5, x - 0.2, -0.6);
    s.line(N.silver, 0.03, x + 0.25, -2.5, x + 0.3, -0.6);
    s.box(x - 0.27, -0.53, 0.62, 0.08, N.brown);
  }
});
export const brokenColumn = sketched(
  1.6,
  4.4,
  (r) => r.between(1.4, 4),
  (s, h) => {
    s.box(-0.7, 0, 1.4, 0.35, STONE);
    s.face(STONE, -0.46, -0.3, -0.42, -h, -0.2, -h - 0.25, 0.05, -h + 0.1, 0.4, -h - 0.05, 0.46, -0.3);
    for (const x of [-0.22, 0, 0.22]) {
      s.mark(x, -0.35, 0.06, h - 0.5, STONE, 0.05);
    }
    s.ball(-0.5, -0.36, 0.3, 0.14, oklch(0.5, 0.1, 135));
  },
);
export const brokenArch = sketched(4.6, 5, fixed, (s) => {
  for (const x of [-2, 1.2]) {
    s.box(x, 0, 0.85, 3, STONE);
  }
  s.painter.form((pen) => {
    pen.moveTo(-2, -3);
    pen.quadraticCurveTo(-1.9, -4.7, -0.2, -4.8);
    pen.lineTo(0.3, -4.4);
    pen.lineTo(-0.1, -3.9);
    pen.quadraticCurveTo(-1.1, -3.9, -1.15, -3);
    pen.closePath();
  }, STONE);
  for (let i = 0; i < 8; i++) {
    s.mark(i % 2 ? -1.95 : 1.25, -0.3 - Math.floor(i / 2) * 0.66, 0.7, 0.4, STONE, 0.2 + (i % 3) * 0.3);
  }
  s.ball(-1.6, -3.2, 0.5, 0.3, oklch(0.5, 0.1, 135));
});
export const stoneLantern = sketched(1.2, 2, fixed, (s) => {
  s.box(-0.4, 0, 0.8, 0.22, STONE);
  s.box(-0.17, -0.2, 0.34, 0.8, STONE);
  s.box(-0.4, -0.95, 0.8, 0.14, STONE);
  s.lamp(-0.24, -1.08, 0.48, 0.4, N.charcoal);
  s.face(STONE, -0.62, -1.42, -0.2, -1.75, 0.2, -1.75, 0.62, -1.42);
  s.ball(0, -1.84, 0.12, 0.13, STONE);
});
export const robotArm = sketched(3.4, 3.6, fixed, (s) => {
  const c = N.orange;
  s.box(-0.7, 0, 1.4, 0.4, N.charcoal);
  s.box(-0.4, -0.4, 0.8, 0.6, c);
  s.face(c, -0.25, -0.9, 0.5, -2.8, 0.9, -2.7, 0.3, -0.8);
  s.ball(0.7, -2.8, 0.36, 0.36, N.charcoal);
  s.face(c, 0.6, -3, -1.1, -2.9, -1.1, -2.6, 0.6, -2.6);
  s.ball(-1.1, -2.75, 0.24, 0.24, N.charcoal);
  s.line(N.silver, 0.12, -1.1, -2.7, -1.4, -2.1, -1.25, -1.8);
  s.line(N.silver, 0.12, -1.1, -2.7, -0.9, -2.1, -1.05, -1.8);
  s.ball(0, -0.85, 0.32, 0.32, N.charcoal);
});
