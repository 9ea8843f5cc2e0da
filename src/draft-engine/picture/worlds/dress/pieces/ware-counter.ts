import { NAMED_COLOURS as N, oklch, shade, type Colour } from '../../../colour.ts';
import { fixed, sketched } from '../../landmarks/sketch.ts';

/** A shop's counter of before glass cases: drawers, jars, cloth in rolls and scales. */
export function wareCounter(wood: Colour) {
  return sketched(2.7, 1.6, fixed, (s) => {
    s.box(-1.3, 0, 2.6, 0.92, wood);
    for (let drawer = 0; drawer < 12; drawer++) {
      const x = -1.2 + (drawer % 6) * 0.41;
      const y = -0.12 - Math.floor(drawer / 6) * 0.38;
      s.mark(x, y, 0.34, 0.3, shade(wood, -0.08), 0.4);
      s.mark(x + 0.12, y - 0.12, 0.1, 0.05, N.gold, 0.8);
    }
    s.face(shade(wood, 0.06), -1.35, -0.9, -1.27, -1, 1.27, -1, 1.35, -0.9);
    for (const [x, colour] of [
      [-1.05, oklch(0.5, 0.15, 25)],
      [-0.8, oklch(0.42, 0.1, 260)],
      [-0.55, oklch(0.76, 0.11, 85)],
    ] as const) {
      s.box(x, -0.98, 0.22, 0.42, colour, { line: 0.5 });
    }
    s.line(N.gold, 0.04, 0.05, -0.98, 0.05, -1.5);
    s.line(N.gold, 0.03, -0.25, -1.4, 0.35, -1.48);
    for (const [x, y] of [
      [-0.25, -1.16],
      [0.35, -1.24],
    ] as const) {
      s.ball(x, y, 0.15, 0.04, N.gold);
    }
    for (const x of [0.7, 0.98]) {
      s.ball(x, -1.14, 0.13, 0.17, x > 0.8 ? N.cream : oklch(0.5, 0.08, 230));
      s.mark(x - 0.08, -1.28, 0.16, 0.07, oklch(0.42, 0.07, 45), 0.5);
    }
  });
}
