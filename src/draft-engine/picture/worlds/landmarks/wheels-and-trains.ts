import type { Random } from '#src/shared/random.ts';
import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../colour.ts';
import { BRASS, IRON, round, ring } from './landmark-strokes.ts';
import { fixed, sketched, type Sketch } from './sketch.ts';

/** A wheel of cabins in all colours on two legs. */
export const ferrisWheel = sketched(
  18,
  20,
  fixed,
  (s) => {
    const steel = oklch(0.86, 0.03, 240);
    const hub = -10.4;
    const r = 7.6;
    const turn = s.painter.seconds * 0.08;
    for (const k of [-1, 1]) {
      s.face(shade(steel, -0.16), k * 4.8, 0, k * 0.3, hub, -k * 0.1, hub, k * 3.9, 0);
    }
    s.box(-6, 0, 12, 0.6, oklch(0.6, 0.1, 30));
    s.box(-5.4, -0.6, 10.8, 0.3, N.cream);
    for (const [radius, thick] of [
      [r, 0.42],
      [r - 0.95, 0.22],
    ] as const) {
      ring(s, { x: 0, y: hub, radius, thick }, steel);
    }
    for (let i = 0; i < 12; i++) {
      const a = turn + (i / 12) * Math.PI * 2;
      s.line(steel, 0.16, 0, hub, Math.cos(a) * r, hub + Math.sin(a) * r);
      const b = a + Math.PI / 12;
      s.line(
        steel,
        0.1,
        Math.cos(a) * r,
        hub + Math.sin(a) * r,
        Math.cos(b) * (r - 0.95),
        hub + Math.sin(b) * (r - 0.95),
        Math.cos(a + Math.PI / 6) * r,
        hub + Math.sin(a + Math.PI / 6) * r,
      );
      s.painter.form(
        (pen) => {
          pen.arc(Math.cos(b) * r, hub + Math.sin(b) * r, 0.2, 0, 7);
          pen.closePath();
        },
        s.painter.lampsLit ? s.painter.palette.lamp : N.yellow,
        { luminous: s.painter.lampsLit, line: 0 },
      );
    }
    const paints = [oklch(0.6, 0.2, 25), oklch(0.78, 0.15, 85), oklch(0.6, 0.13, 240), oklch(0.66, 0.13, 165)];
    for (let i = 0; i < 12; i++) {
      const a = turn + (i / 12) * Math.PI * 2;
      s.painter.at({ x: Math.cos(a) * r, y: hub + Math.sin(a) * r }, () => {
        const paint = paints[i % 4] as Colour;
        s.box(-0.82, 1.75, 1.64, 0.85, paint);
        s.box(-0.7, 0.92, 1.4, 0.5, mix(N.sky, paint, 0.15), { line: 0.4 });
        s.painter.form(
          (pen) => {
            pen.moveTo(-0.98, 0.45);
            pen.quadraticCurveTo(0, -0.35, 0.98, 0.45);
            pen.closePath();
          },
          shade(paint, -0.1),
        );
        s.mark(-0.82, 1.35, 1.64, 0.14, N.cream, 0.8);
      });
    }
    s.ball(0, hub, 1.05, 1.05, oklch(0.6, 0.2, 25));
    s.ball(0, hub, 0.6, 0.6, N.gold);
    for (const k of [-1, 1]) {
      s.face(steel, k * 5.4, 0, k * 0.45, hub, -k * 0.05, hub, k * 4.5, 0);
    }
    if (s.painter.lampsLit) {
      s.painter.glow(0, hub, 10, s.painter.palette.lamp, 0.35);
    }
  },
  { shadow: 6 },
);

function wagonWheel(s: Sketch, x: number, r: number, paint: Colour): void {
  s.ball(x, -r, r, r, IRON);
  s.ball(x, -r, r * 0.78, r * 0.78, paint);
  for (let i = 0; i < 4; i++) {
    s.line(
      IRON,
      r * 0.12,
      x - Math.cos(i * 0.785) * r * 0.75,
      -r - Math.sin(i * 0.785) * r * 0.75,
      x + Math.cos(i * 0.785) * r * 0.75,
      -r + Math.sin(i * 0.785) * r * 0.75,
    );
  }
  s.ball(x, -r, r * 0.2, r * 0.2, BRASS);
}

const ENGINE_PAINTS: readonly Colour[] = [oklch(0.45, 0.1, 155), oklch(0.42, 0.12, 255), oklch(0.48, 0.16, 27)];

/** A steam engine with tender and one coach, seen from its side. */
export const train = sketched(
  18.4,
  5.6,
  (random: Random) => random.pick(ENGINE_PAINTS),
  (s, paint) => {
    const red = oklch(0.52, 0.17, 28);
    const smoke = mix(N.white, s.painter.palette.haze, 0.35);
    for (let i = 3; i >= 0; i--) {
      s.ball(6.6 - i * 1.5, -4.75 - (i % 2) * 0.12, 0.5 + i * 0.1, 0.38 + i * 0.04, smoke);
    }
    // The coach.
    s.box(-9, -0.75, 7.4, 0.3, IRON);
    s.box(-9, -1.05, 7.4, 2.1, mix(red, N.cream, 0.08), { modelling: 0.8 });
    s.mark(-9, -1.85, 7.4, 0.14, N.gold, 0.8);
    s.painter.form(
      (pen) => {
        pen.moveTo(-9.15, -3.1);
        pen.quadraticCurveTo(-9.1, -3.6, -8.5, -3.62);
        pen.lineTo(-2.1, -3.62);
        pen.quadraticCurveTo(-1.5, -3.6, -1.45, -3.1);
        pen.closePath();
      },
      oklch(0.4, 0.03, 60),
    );
    for (let i = 0; i < 5; i++) {
      s.box(-8.55 + i * 1.38, -1.98, 0.98, 0.98, N.cream, { line: 0.5 });
      s.lamp(-8.47 + i * 1.38, -2.06, 0.82, 0.82, oklch(0.62, 0.06, 230));
    }
    for (const x of [-8.1, -7, -3.6, -2.5]) {
      wagonWheel(s, x, 0.42, red);
    }
    // Tender.
    s.box(-1.3, -0.7, 2.9, 0.3, IRON);
    s.box(-1.3, -1, 2.9, 1.55, paint);
    s.mark(-1.15, -1.2, 2.6, 0.07, N.gold, 0.8);
    s.mark(-1.15, -2.35, 2.6, 0.07, N.gold, 0.8);
    round(s, oklch(0.2, 0.01, 260), 0.3, -1.2, -2.55, -0.7, -2.95, 0, -3.05, 0.8, -2.95, 1.5, -2.55);
    for (const x of [-0.7, 0.9]) {
      wagonWheel(s, x, 0.48, red);
    }
    // Engine: cab, boiler, domes, chimney, buffer.
    s.box(1.8, -0.75, 7, 0.34, red);
    s.box(1.8, -1.05, 1.9, 2.5, paint);
    s.lamp(2.15, -2.15, 1.05, 0.95, oklch(0.62, 0.06, 230));
    s.painter.form(
      (pen) => {
        pen.moveTo(1.55, -3.5);
        pen.quadraticCurveTo(2.75, -4.05, 3.95, -3.5);
        pen.lineTo(3.95, -3.38);
        pen.lineTo(1.55, -3.38);
        pen.closePath();
      },
      shade(paint, -0.14),
    );
    s.painter.form(
      (pen) => {
        pen.moveTo(3.7, -1.15);
        pen.lineTo(3.7, -2.95);
        pen.lineTo(8, -2.95);
        pen.quadraticCurveTo(8.45, -2.9, 8.45, -2.05);
        pen.quadraticCurveTo(8.45, -1.2, 8, -1.15);
        pen.closePath();
      },
      paint,
      { modelling: 1.2 },
    );
    s.box(7.2, -1.05, 0.95, 2, IRON);
    for (const x of [4.5, 5.6, 6.6]) {
      s.mark(x, -1.16, 0.11, 1.78, BRASS, 0.7);
    }
    s.ball(8.2, -2.05, 0.22, 0.62, oklch(0.36, 0.02, 260));
    s.ball(5.05, -3.05, 0.42, 0.42, BRASS);
    s.ball(6.2, -3, 0.34, 0.34, paint);
    s.painter.form((pen) => {
      pen.moveTo(7.35, -2.95);
      pen.lineTo(7.25, -3.95);
      pen.lineTo(7.05, -4.3);
      pen.lineTo(8.2, -4.3);
      pen.lineTo(8, -3.95);
      pen.lineTo(7.9, -2.95);
      pen.closePath();
    }, IRON);
    s.box(7, -4.25, 1.25, 0.16, red);
    s.lamp(8.2, -2.85, 0.38, 0.42, N.cream);
    s.face(IRON, 8.4, -0.75, 9.15, -0.05, 8.2, -0.05);
    s.box(8.65, -0.7, 0.16, 0.4, red);
    for (const x of [2.7, 4.35, 6]) {
      wagonWheel(s, x, 0.74, red);
    }
    for (const x of [7.35, 8.1]) {
      wagonWheel(s, x, 0.4, red);
    }
    s.line(N.silver, 0.13, 2.7, -0.6, 6, -0.6);
    s.line(N.silver, 0.1, 6, -0.6, 7.7, -0.95);
    s.box(7.3, -0.8, 0.9, 0.4, paint);
  },
);
