import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../../colour.ts';
import { fixed, sketched, type Sketch } from '../../landmarks/sketch.ts';

const WOOD = oklch(0.5, 0.07, 58);

const GLASS = oklch(0.55, 0.05, 235);

const RUBBER = oklch(0.24, 0.01, 260);

function wheel(s: Sketch, x: number, r: number, hub: Colour = N.silver): void {
  s.ball(x, -r, r, r, RUBBER);
  s.ball(x, -r, r * 0.55, r * 0.55, hub);
}

function spokedWheel(s: Sketch, x: number, r: number, colour: Colour): void {
  const { painter } = s;
  painter.stroke((pen) => pen.ellipse(x, -r, r, r, 0, 0, 7), mix(colour, painter.palette.ambient, 0.25), r * 0.14);
  painter.stroke(
    (pen) => {
      for (let spoke = 0; spoke < 5; spoke++) {
        const [dx, dy] = [Math.cos(spoke * 0.628) * r, Math.sin(spoke * 0.628) * r];
        pen.moveTo(x - dx, -r - dy);
        pen.lineTo(x + dx, -r + dy);
      }
    },
    mix(colour, painter.palette.ambient, 0.25),
    r * 0.09,
  );
}

/** A wagon under a white canvas. */
export const coveredWagon = sketched(4.8, 3, fixed, (s) => {
  s.painter.form((pen) => {
    pen.moveTo(-1.9, -1.2);
    pen.bezierCurveTo(-2.3, -2.6, -1.6, -3, -1.2, -2.9);
    pen.quadraticCurveTo(0, -2.6, 1.2, -2.9);
    pen.bezierCurveTo(1.8, -3, 2.3, -2.5, 1.9, -1.2);
    pen.closePath();
  }, N.cream);
  s.face(WOOD, -2, -1.3, -1.7, -0.7, 1.7, -0.7, 2, -1.3);
  spokedWheel(s, -1.3, 0.7, WOOD);
  spokedWheel(s, 1.25, 0.6, WOOD);
});

/** A four-wheeled carriage with lamps. */
export const carriage = sketched(4.2, 2.8, fixed, (s) => {
  const paint = oklch(0.28, 0.05, 20);
  s.painter.form((pen) => {
    pen.moveTo(-1.3, -0.9);
    pen.quadraticCurveTo(-1.5, -1.7, -1.2, -2.5);
    pen.lineTo(0.9, -2.5);
    pen.quadraticCurveTo(1.2, -1.7, 0.9, -0.9);
    pen.quadraticCurveTo(-0.2, -0.5, -1.3, -0.9);
    pen.closePath();
  }, paint);
  s.mark(-1.3, -2.5, 2.3, 0.12, N.gold, 0.7);
  s.lamp(-0.95, -1.55, 0.7, 0.7, GLASS);
  s.lamp(0.1, -1.55, 0.6, 0.7, GLASS);
  s.lamp(1.05, -1.6, 0.2, 0.32, N.cream);
  s.box(1.1, -1.1, 0.8, 0.16, N.brown);
  spokedWheel(s, -1.1, 0.62, oklch(0.5, 0.1, 30));
  spokedWheel(s, 1.2, 0.48, oklch(0.5, 0.1, 30));
});

/** A motor car of the twenties: high box, spoked wheels, round lamps. */
export const oldCar = sketched(
  4.4,
  2.1,
  (random) => random.pick([oklch(0.28, 0.02, 260), oklch(0.35, 0.09, 25), oklch(0.36, 0.06, 150)]),
  (s, paint) => {
    s.box(-1.5, -0.55, 2.1, 1.45, paint);
    s.box(-1.6, -1.95, 2.35, 0.14, shade(paint, -0.08));
    s.box(0.55, -0.55, 1.35, 0.75, paint);
    for (const x of [-1.3, -0.35]) {
      s.lamp(x, -1.2, 0.75, 0.62, GLASS);
    }
    s.painter.stroke(
      (pen) => {
        pen.moveTo(-2, -0.4);
        pen.quadraticCurveTo(-1.3, -1.4, -0.5, -0.4);
        pen.lineTo(0.6, -0.4);
        pen.quadraticCurveTo(1.3, -1.3, 2.1, -0.5);
      },
      mix(shade(paint, -0.06), s.painter.palette.ambient, 0.3),
      0.14,
    );
    s.lamp(1.85, -0.85, 0.24, 0.3, N.cream);
    wheel(s, -1.2, 0.44, N.mustard);
    wheel(s, 1.3, 0.44, N.mustard);
    s.ball(-1.75, -1, 0.14, 0.36, RUBBER);
  },
);

/** A long two-coloured car with fins and chrome. */
export const finCar = sketched(
  5.6,
  1.7,
  (random) => random.pick([oklch(0.72, 0.1, 190), oklch(0.74, 0.12, 10), oklch(0.6, 0.19, 27), oklch(0.82, 0.11, 95)]),
  (s, paint) => {
    s.painter.form((pen) => {
      pen.moveTo(-2.7, -0.4);
      pen.lineTo(-2.75, -1.25);
      pen.quadraticCurveTo(-2.2, -1.05, -1.5, -0.98);
      pen.lineTo(1.4, -0.92);
      pen.quadraticCurveTo(2.6, -0.95, 2.7, -0.65);
      pen.lineTo(2.65, -0.35);
      pen.closePath();
    }, paint);
    s.face(N.cream, -1.5, -0.98, -1, -1.5, 0.5, -1.52, 1.15, -0.94);
    s.face(GLASS, -1.2, -1, -0.88, -1.4, -0.2, -1.42, -0.2, -1);
    s.face(GLASS, -0.1, -1, -0.1, -1.42, 0.42, -1.42, 0.9, -0.98);
    s.face(N.cream, -2.6, -0.6, -2.4, -0.82, 1.2, -0.72, 1.7, -0.58);
    s.mark(-2.75, -0.38, 5.5, 0.12, N.silver, 0.95);
    s.face(N.crimson, -2.75, -1.2, -2.5, -1.1, -2.72, -0.95);
    s.lamp(2.45, -0.6, 0.24, 0.2, N.cream);
    wheel(s, -1.6, 0.37, N.white);
    wheel(s, 1.6, 0.37, N.white);
  },
);

/** A yellow cab. */
export const cab = sketched(4.6, 1.8, fixed, (s) => {
  const paint = oklch(0.8, 0.16, 85);
  s.face(paint, -2.2, -0.3, -2.2, -0.9, -1.4, -1, -0.9, -1.5, 0.7, -1.5, 1.3, -1, 2.1, -0.85, 2.2, -0.3);
  s.face(GLASS, -1.15, -1, -0.8, -1.4, -0.1, -1.4, -0.1, -1);
  s.face(GLASS, 0.05, -1, 0.05, -1.4, 0.6, -1.4, 1, -1);
  s.lamp(-0.35, -1.52, 0.6, 0.2, N.cream);
  for (let check = 0; check < 10; check++) {
    s.mark(-1.9 + check * 0.4, -0.6, 0.2, 0.1, N.charcoal, 0.3);
  }
  wheel(s, -1.3, 0.34);
  wheel(s, 1.3, 0.34);
});
