import { mix, NAMED_COLOURS as N, oklch, shade } from '../../colour.ts';
import { fixed, sketched } from './sketch.ts';

const WOOD = oklch(0.4, 0.06, 45);

export const vaultDoor = sketched(3.2, 3, fixed, (s) => {
  const c = oklch(0.66, 0.015, 250);
  s.box(-1.5, 0, 3, 2.9, shade(c, -0.12));
  s.ball(0, -1.45, 1.25, 1.25, c);
  s.ball(0, -1.45, 0.95, 0.95, shade(c, -0.06));
  for (let i = 0; i < 12; i++) {
    s.ball(Math.cos(i * 0.5236) * 1.1, -1.45 + Math.sin(i * 0.5236) * 1.1, 0.08, 0.08, N.silver);
  }
  for (let i = 0; i < 5; i++) {
    s.line(N.gold, 0.09, 0, -1.45, Math.cos(i * 1.2566) * 0.6, -1.45 + Math.sin(i * 1.2566) * 0.6);
  }
  s.painter.stroke(
    (pen) => pen.ellipse(0, -1.45, 0.6, 0.6, 0, 0, 7),
    mix(N.gold, s.painter.palette.ambient, 0.25),
    0.09,
  );
  s.ball(0, -1.45, 0.18, 0.18, N.gold);
});
export const elevatorDoor = sketched(2, 2.6, fixed, (s) => {
  s.box(-0.95, 0, 1.9, 2.5, N.gold);
  for (const x of [-0.8, 0.01]) {
    s.box(x, 0, 0.79, 2.25, N.silver);
    s.mark(x + 0.1, -0.2, 0.05, 1.8, N.silver, 1);
  }
  s.lamp(-0.2, -2.3, 0.4, 0.14, N.orange);
  s.lamp(1, -1.1, 0.1, 0.2, N.cream);
});
export const tvCamera = sketched(1.6, 2, fixed, (s) => {
  for (const x of [-0.5, 0.05, 0.5]) {
    s.line(N.charcoal, 0.07, 0, -1, x, 0);
  }
  s.box(-0.5, -1.1, 0.9, 0.5, N.charcoal);
  s.box(0.38, -1.18, 0.4, 0.32, N.black);
  s.ball(0.8, -1.34, 0.07, 0.18, N.sky);
  s.box(-0.4, -1.6, 0.5, 0.18, N.grey);
  s.painter.form((pen) => pen.arc(-0.36, -1.45, 0.05, 0, 7), N.red, { luminous: true, line: 0 });
});
export const aquarium = sketched(
  1.9,
  1.6,
  (r) => Array.from({ length: 6 }, () => r.next()),
  (s, n) => {
    s.box(-0.85, 0, 1.7, 0.65, WOOD);
    s.painter.form((pen) => pen.rect(-0.85, -1.5, 1.7, 0.85), oklch(0.6, 0.1, 220), { luminous: s.painter.lampsLit });
    s.mark(-0.82, -0.66, 1.64, 0.12, N.tan, 0.6);
    for (let i = 0; i < 5; i++) {
      s.line(oklch(0.5, 0.13, 145), 0.05, -0.6 + i * 0.28, -0.75, -0.56 + i * 0.28, -1.1 - (n[i] ?? 0) * 0.25);
    }
    n.forEach((v, i) => {
      const x = -0.65 + v * 1.25;
      const y = -0.9 - ((i * 0.37) % 0.5);
      s.ball(x, y, 0.09, 0.055, i % 2 ? N.orange : N.yellow);
      s.face(N.orange, x - 0.08, y, x - 0.17, y - 0.06, x - 0.17, y + 0.06);
    });
    s.box(-0.88, -1.48, 1.76, 0.1, N.charcoal);
    s.painter.glow(0, -1.1, 1.2, oklch(0.7, 0.1, 210), 0.25);
  },
);
