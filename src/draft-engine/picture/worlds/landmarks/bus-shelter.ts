import { mix, NAMED_COLOURS as N, oklch, shade } from '../../colour.ts';
import { fixed, sketched } from './sketch.ts';

const STEEL = oklch(0.6, 0.02, 240);

/** A glass shelter with its bench, and the pole with the sign of the stop. */
export const busShelter = sketched(5.6, 3.1, fixed, (s) => {
  const glass = mix(N.sky, s.painter.palette.skyMiddle, 0.45);
  s.painter.patch((pen) => pen.rect(-1.9, -2.35, 3.8, 2), glass, 0.5);
  for (const x of [-1.95, -0.05, 1.85]) {
    s.box(x, 0, 0.1, 2.45, STEEL);
  }
  s.box(-2.2, -2.4, 4.5, 0.2, shade(N.teal, -0.05));
  s.box(-1.5, -0.45, 2.6, 0.1, N.brown);
  for (const x of [-1.3, 0.8]) {
    s.box(x, 0, 0.1, 0.46, STEEL);
  }
  s.box(2.56, 0, 0.09, 2.6, STEEL);
  s.box(2.28, -2.05, 0.66, 0.72, N.mustard);
  s.mark(2.37, -2.25, 0.48, 0.24, N.charcoal, 0.85);
  s.mark(2.42, -2.3, 0.38, 0.1, N.cream, 0.9);
  s.ball(2.46, -2.2, 0.05, 0.05, N.cream);
  s.ball(2.76, -2.2, 0.05, 0.05, N.cream);
});
