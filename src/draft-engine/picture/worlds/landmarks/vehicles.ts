import type { Random } from '#src/shared/random.ts';
import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../colour.ts';
import { fixed, sketched, type Sketch } from './sketch.ts';

const PAINTS: readonly Colour[] = [
  oklch(0.55, 0.19, 27),
  oklch(0.55, 0.12, 245),
  oklch(0.6, 0.1, 180),
  oklch(0.78, 0.14, 85),
  oklch(0.5, 0.1, 150),
];
const paint = (random: Random): Colour => random.pick(PAINTS);
const GLASS = oklch(0.55, 0.05, 235);

function wheel(s: Sketch, x: number, r: number): void {
  s.ball(x, -r, r, r, oklch(0.26, 0.01, 260));
  s.ball(x, -r, r * 0.55, r * 0.55, N.silver);
}

export const car = sketched(4.4, 1.6, paint, (s, c) => {
  s.painter.form((pen) => {
    pen.moveTo(-2.1, -0.3);
    pen.quadraticCurveTo(-2.15, -0.85, -1.7, -0.9);
    pen.lineTo(-1.15, -0.95);
    pen.quadraticCurveTo(-0.7, -1.5, -0.2, -1.5);
    pen.lineTo(0.6, -1.5);
    pen.quadraticCurveTo(1, -1.45, 1.35, -0.95);
    pen.lineTo(1.9, -0.85);
    pen.quadraticCurveTo(2.15, -0.75, 2.1, -0.3);
    pen.closePath();
  }, c);
  s.face(GLASS, -0.95, -0.97, -0.55, -1.38, 0.05, -1.4, 0.05, -0.97);
  s.face(GLASS, 0.15, -0.97, 0.15, -1.4, 0.62, -1.38, 1.05, -0.97);
  s.mark(-2.05, -0.42, 4.1, 0.1, N.silver, 0.8);
  s.lamp(1.9, -0.6, 0.18, 0.16, N.cream);
  s.mark(-2.1, -0.6, 0.14, 0.16, N.crimson, 0.8);
  wheel(s, -1.25, 0.34);
  wheel(s, 1.25, 0.34);
});
export const bus = sketched(10.4, 3.4, paint, (s, c) => {
  s.painter.form((pen) => {
    pen.moveTo(-5, -0.4);
    pen.lineTo(-5, -2.8);
    pen.quadraticCurveTo(-5, -3.1, -4.6, -3.1);
    pen.lineTo(4.7, -3.1);
    pen.quadraticCurveTo(5.1, -3, 5.1, -0.4);
    pen.closePath();
  }, c);
  for (let i = 0; i < 7; i++) {
    s.lamp(-4.7 + i * 1.32, -1.6, 1.12, 1, GLASS);
  }
  s.mark(-5, -0.95, 10.1, 0.22, N.cream, 0.8);
  s.box(3.6, -0.4, 0.9, 2.3, GLASS);
  wheel(s, -3.2, 0.48);
  wheel(s, 3, 0.48);
});
export const truck = sketched(7.6, 3.2, paint, (s, c) => {
  s.box(-3.7, -0.6, 4.9, 2.4, shade(c, 0.12));
  for (let i = 0; i < 6; i++) {
    s.mark(-3.6 + i * 0.8, -0.65, 0.05, 2.3, c, 0.2);
  }
  s.painter.form((pen) => {
    pen.moveTo(1.4, -0.45);
    pen.lineTo(1.4, -2.4);
    pen.quadraticCurveTo(2.7, -2.5, 2.9, -1.5);
    pen.lineTo(3.6, -1.3);
    pen.lineTo(3.7, -0.45);
    pen.closePath();
  }, c);
  s.face(GLASS, 1.9, -1.5, 1.9, -2.2, 2.5, -2.2, 2.75, -1.5);
  s.lamp(3.55, -0.75, 0.16, 0.2, N.cream);
  for (const x of [-2.8, -1.7, 2.6]) {
    wheel(s, x, 0.46);
  }
});
export const bicycle = sketched(1.9, 1.15, paint, (s, c) => {
  for (const x of [-0.55, 0.55]) {
    s.painter.stroke(
      (pen) => pen.ellipse(x, -0.34, 0.33, 0.33, 0, 0, 7),
      mix(N.charcoal, s.painter.palette.ambient, 0.3),
      0.045,
    );
    for (let i = 0; i < 6; i++) {
      s.line(N.silver, 0.01, x, -0.34, x + Math.cos(i * 1.05) * 0.32, -0.34 + Math.sin(i * 1.05) * 0.32);
    }
  }
  s.line(c, 0.05, -0.55, -0.34, -0.1, -0.34, 0.38, -0.78, -0.25, -0.78, -0.1, -0.34);
  s.line(c, 0.05, -0.55, -0.34, -0.28, -0.85);
  s.line(c, 0.05, 0.55, -0.34, 0.36, -0.98, 0.2, -1.02);
  s.box(-0.42, -0.85, 0.28, 0.07, N.brown);
});
function hull(s: Sketch, l: number, h: number, c: Colour): void {
  s.painter.form((pen) => {
    pen.moveTo(-l, -h);
    pen.quadraticCurveTo(-l * 0.86, h * 0.2, -l * 0.6, h * 0.25);
    pen.lineTo(l * 0.66, h * 0.25);
    pen.quadraticCurveTo(l * 0.92, 0, l * 1.08, -h * 1.25);
    pen.quadraticCurveTo(0, -h * 0.78, -l, -h);
    pen.closePath();
  }, c);
  s.painter.patch(
    (pen) => {
      pen.ellipse(0, h * 0.24, l * 1.15, h * 0.14, 0, 0, 7);
    },
    mix(N.white, s.painter.palette.skyLow, 0.5),
    0.5,
  );
}
export const sailingBoat = sketched(
  9,
  11,
  paint,
  (s, c) => {
    s.line(N.brown, 0.14, 0.4, -0.8, 0.4, -10.4);
    s.painter.form((pen) => {
      pen.moveTo(0.2, -9.9);
      pen.quadraticCurveTo(-3.6, -5, -3.3, -1.7);
      pen.lineTo(0.2, -1.6);
      pen.closePath();
    }, N.cream);
    s.painter.form(
      (pen) => {
        pen.moveTo(0.6, -9.4);
        pen.quadraticCurveTo(2.2, -5, 3.8, -1.5);
        pen.lineTo(0.6, -1.8);
        pen.closePath();
      },
      mix(N.cream, c, 0.25),
    );
    s.face(c, 0.4, -10.4, 1.5, -10.1, 0.4, -9.8);
    hull(s, 3.8, 1.1, c);
  },
  { below: 0.6, shadow: 0 },
);
export const ship = sketched(
  46,
  20,
  paint,
  (s, c) => {
    s.box(-12, -4.6, 22, 3, N.white);
    for (let i = 0; i < 14; i++) {
      s.lamp(-11.2 + i * 1.5, -5.6, 0.7, 0.7, GLASS);
    }
    s.box(-8, -7.6, 13, 2.6, N.white);
    for (let i = 0; i < 8; i++) {
      s.lamp(-7.3 + i * 1.5, -8.4, 0.8, 0.8, GLASS);
    }
    s.box(1, -10.2, 4, 2.2, N.white);
    for (const x of [-5.5, -1.5]) {
      s.face(c, x, -10, x - 0.4, -15, x + 2, -15, x + 2.4, -10);
      s.mark(x - 0.2, -13.2, 2.2, 0.9, N.white, 0.8);
    }
    s.line(N.charcoal, 0.2, 9, -5, 9, -17);
    hull(s, 19, 4.6, mix(c, N.navy, 0.6));
  },
  { below: 1.8, shadow: 0 },
);
export const fishingBoat = sketched(
  8,
  6,
  paint,
  (s, c) => {
    s.box(-1.8, -0.9, 2.2, 1.9, N.white);
    s.lamp(-1.5, -1.7, 0.6, 0.7, GLASS);
    s.lamp(-0.5, -1.7, 0.6, 0.7, GLASS);
    s.box(-2, -2.75, 2.6, 0.16, c);
    s.line(N.brown, 0.12, 1, -0.8, 1, -5.4);
    s.line(N.brown, 0.08, 1, -4.8, 3.2, -2.2);
    s.line(N.charcoal, 0.03, 1, -5.4, 3.8, -1.3);
    s.line(N.charcoal, 0.03, 1, -5.4, -3.4, -1.1);
    hull(s, 3.5, 1, c);
    for (const x of [-2.2, 0.4, 2]) {
      s.ball(x, -0.5, 0.22, 0.26, N.orange);
    }
  },
  { below: 0.6, shadow: 0 },
);
export const aeroplane = sketched(15, 5.4, paint, (s, c) => {
  s.face(shade(c, -0.05), -6.6, -2.2, -7.2, -4.6, -6.1, -4.6, -4.8, -2.5);
  s.painter.form((pen) => {
    pen.moveTo(-7, -2.2);
    pen.bezierCurveTo(-3, -3.1, 3, -3.3, 5.6, -2.6);
    pen.quadraticCurveTo(6.8, -2.2, 5.8, -1.5);
    pen.bezierCurveTo(3, -0.9, -3, -1.2, -7, -2.2);
    pen.closePath();
  }, N.white);
  s.mark(-6, -1.95, 11.6, 0.2, c, 0.6);
  for (let i = 0; i < 7; i++) {
    s.lamp(-3.2 + i * 1, -2.3, 0.45, 0.4, GLASS);
  }
  s.face(GLASS, 4.4, -2.5, 5.3, -2.7, 5.7, -2.35, 4.5, -2.2);
  s.face(shade(N.silver, -0.05), 0.8, -1.6, -2.6, -0.8, -1.2, -0.8, 2.4, -1.6);
  s.line(N.charcoal, 0.12, 4, -1.3, 4, -0.3);
  s.line(N.charcoal, 0.12, -0.6, -1.2, -0.6, -0.3);
  wheel(s, 4, 0.3);
  wheel(s, -0.6, 0.34);
});
export const balloon = sketched(
  9,
  14,
  paint,
  (s, c) => {
    const top = -13;
    for (let i = -3; i <= 3; i++) {
      s.painter.form(
        (pen) => {
          const a = i * 1.14 - 0.6;
          const b = i * 1.14 + 0.6;
          pen.moveTo(0, top);
          pen.bezierCurveTo(a * 1.3, top + 0.4, a * 1.3, top + 5, a * 0.25, top + 9);
          pen.lineTo(b * 0.25, top + 9);
          pen.bezierCurveTo(b * 1.3, top + 5, b * 1.3, top + 0.4, 0, top);
          pen.closePath();
        },
        i % 2 ? N.cream : c,
        { modelling: 0.7, line: 0.4 },
      );
    }
    for (const x of [-0.9, 0.9]) {
      s.line(N.brown, 0.05, x, -4, x * 0.6, -2.4);
    }
    s.box(-0.7, -1.4, 1.4, 1.1, N.tan);
    s.mark(-0.75, -2.4, 1.5, 0.16, N.brown, 0.5);
  },
  { shadow: 0 },
);
export const rocket = sketched(6, 17, paint, (s, c) => {
  for (const k of [-1, 1]) {
    s.face(c, k * 0.9, -1, k * 2.6, 0, k * 2.5, -2.4, k * 1.2, -5);
  }
  s.painter.form(
    (pen) => {
      pen.moveTo(-1.2, -0.8);
      pen.bezierCurveTo(-2.1, -6, -1.6, -12, 0, -16);
      pen.bezierCurveTo(1.6, -12, 2.1, -6, 1.2, -0.8);
      pen.closePath();
    },
    N.white,
    { modelling: 1.2 },
  );
  s.painter.form((pen) => {
    pen.moveTo(-1.1, -12.4);
    pen.quadraticCurveTo(-0.6, -14.6, 0, -16);
    pen.quadraticCurveTo(0.6, -14.6, 1.1, -12.4);
    pen.closePath();
  }, c);
  for (const y of [-9.6, -6.8]) {
    s.ball(0, y, 0.75, 0.75, N.silver);
    s.lamp(-0.45, y + 0.45, 0.9, 0.9, GLASS);
  }
  s.face(N.charcoal, -0.9, -0.8, -1.1, 0, 1.1, 0, 0.9, -0.8);
  s.mark(-1.7, -3.6, 3.4, 0.4, c, 0.6);
});
export const ufo = sketched(8, 5, fixed, (s) => {
  s.painter.patch(
    (pen) => {
      pen.moveTo(-1.2, -2.6);
      pen.lineTo(1.2, -2.6);
      pen.lineTo(2.6, 0);
      pen.lineTo(-2.6, 0);
      pen.closePath();
    },
    oklch(0.85, 0.14, 150),
    0.28,
  );
  s.ball(0, -3.5, 1.6, 1.3, oklch(0.75, 0.08, 200));
  s.ball(0, -3, 3.6, 0.8, oklch(0.66, 0.02, 250));
  for (let i = 0; i < 7; i++) {
    s.painter.form((pen) => pen.arc(-2.8 + i * 0.93, -2.8, 0.17, 0, 7), oklch(0.88, 0.15, 95), {
      luminous: true,
      line: 0,
    });
  }
  s.painter.glow(0, -2.4, 3, oklch(0.85, 0.14, 150), 0.4);
});
