import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../../colour.ts';
import type { Shape } from '../../../shape.ts';
import { fixed, sketched, type Sketch } from '../../landmarks/sketch.ts';
import { archway, standing } from '../../outlines.ts';
import { toned } from '../../tones.ts';

/** What is seen through an opening: sky, and hills or roofs below. */
function outside(s: Sketch, shape: Shape, at: { x: number; foot: number; w: number; h: number }): void {
  const { painter } = s;
  const { palette } = painter;
  painter.patch(shape, mix(palette.skyMiddle, palette.skyLow, 0.5));
  painter.within(shape, () => {
    painter.patch(standing(at.x, at.foot - at.h * 0.5, at.w, at.h * 0.5), palette.skyMiddle, 0.6);
    painter.patch(
      (pen) => pen.ellipse(at.x + at.w * 0.3, at.foot, at.w * 0.6, at.h * 0.32, 0, 0, 7),
      mix(palette.far, palette.haze, 0.3),
    );
    painter.patch(
      (pen) => pen.ellipse(at.x + at.w * 0.8, at.foot, at.w * 0.5, at.h * 0.24, 0, 0, 7),
      mix(palette.near, palette.ground, 0.4),
    );
  });
}

function crossings(
  s: Sketch,
  colour: Colour,
  width: number,
  lines: readonly (readonly [number, number, number, number])[],
): void {
  s.painter.stroke(
    (pen) => {
      for (const [x1, y1, x2, y2] of lines) {
        pen.moveTo(x1, y1);
        pen.lineTo(x2, y2);
      }
    },
    toned(s.painter.palette, colour, 0.4),
    width,
  );
}

/** A window of paper in a lattice; round ones show the garden. */
export function latticeWindow(wood: Colour, round = false) {
  return sketched(
    2,
    2.7,
    fixed,
    (s) => {
      const { painter } = s;
      if (round) {
        s.ball(0, -1.55, 0.95, 0.95, wood);
        outside(s, (pen) => pen.ellipse(0, -1.55, 0.84, 0.84, 0, 0, 7), { x: -0.84, foot: -0.71, w: 1.68, h: 1.68 });
        painter.within(
          (pen) => pen.ellipse(0, -1.55, 0.84, 0.84, 0, 0, 7),
          () => {
            s.line(oklch(0.36, 0.05, 50), 0.06, 0.7, -0.7, 0.3, -1.5, -0.5, -2);
            for (const [x, y] of [
              [-0.4, -1.95],
              [0, -1.75],
              [0.3, -1.5],
              [-0.1, -2.05],
            ] as const) {
              s.ball(x, y, 0.12, 0.1, N.rose);
            }
          },
        );
        return;
      }
      s.box(-0.95, -0.6, 1.9, 2, wood);
      painter.patch(standing(-0.82, -0.73, 1.64, 1.74), mix(N.cream, painter.palette.skyLow, 0.45));
      crossings(s, wood, 0.04, [
        ...Array.from(
          { length: 7 },
          (_, index) => [-0.62 + index * 0.205, -0.73, -0.62 + index * 0.205, -2.47] as const,
        ),
        ...Array.from({ length: 6 }, (_, index) => [-0.82, -0.98 - index * 0.25, 0.82, -0.98 - index * 0.25] as const),
      ]);
      s.mark(-0.04, -0.6, 0.08, 2, wood, 0.5);
    },
    { shadow: 0 },
  );
}

/** An opening with a pointed or round arch, its foot in pierced wood. */
export function archWindow(frame: Colour, screen: Colour) {
  return sketched(
    1.8,
    3,
    fixed,
    (s) => {
      s.painter.form(archway(-0.85, -0.55, 1.7, 2.35), frame);
      outside(s, archway(-0.66, -0.65, 1.32, 2.05), { x: -0.66, foot: -0.65, w: 1.32, h: 2.05 });
      s.painter.within(archway(-0.66, -0.65, 1.32, 2.05), () => {
        s.painter.patch(standing(-0.66, -0.65, 1.32, 0.8), toned(s.painter.palette, screen, 0.35), 0.85);
        crossings(
          s,
          mix(screen, N.cream, 0.4),
          0.03,
          Array.from(
            { length: 12 },
            (_, index) =>
              [
                -0.66 + (index % 6) * 0.26 - 0.3,
                -0.65,
                -0.66 + (index % 6) * 0.26 + (index < 6 ? 0.5 : -0.5),
                -1.45,
              ] as const,
          ),
        );
      });
      s.mark(-0.95, -0.5, 1.9, 0.12, frame, 0.9);
    },
    { shadow: 0 },
  );
}

/** A window with shutters of painted boards. */
export function shutterWindow(paint: Colour, frame = N.cream) {
  return sketched(
    2.5,
    2.6,
    fixed,
    (s) => {
      s.box(-0.7, -0.75, 1.4, 1.7, frame);
      outside(s, standing(-0.58, -0.86, 1.16, 1.48), { x: -0.58, foot: -0.86, w: 1.16, h: 1.48 });
      s.mark(-0.03, -0.86, 0.06, 1.48, frame, 0.7);
      for (const x of [-1.2, 0.72]) {
        s.box(x, -0.78, 0.48, 1.64, paint);
        for (let slat = 0; slat < 5; slat++) {
          s.mark(x + 0.06, -0.95 - slat * 0.3, 0.36, 0.05, shade(paint, -0.14), 0.2);
        }
      }
      s.mark(-0.85, -0.66, 1.7, 0.12, frame, 0.9);
      s.ball(-0.4, -0.9, 0.16, 0.12, oklch(0.55, 0.13, 140));
      s.ball(-0.3, -1.02, 0.08, 0.07, N.crimson);
    },
    { shadow: 0 },
  );
}

/** A deep narrow opening in a thick wall. */
export const slitWindow = sketched(
  1.3,
  2.9,
  fixed,
  (s) => {
    s.painter.form(archway(-0.55, -0.8, 1.1, 1.95), oklch(0.46, 0.015, 75));
    outside(s, archway(-0.22, -0.95, 0.44, 1.6), { x: -0.22, foot: -0.95, w: 0.44, h: 1.6 });
    s.mark(-0.7, -0.72, 1.4, 0.14, oklch(0.66, 0.02, 75), 0.9);
  },
  { shadow: 0 },
);

/** Small panes in a plain frame, crossed with paper tape and half hung with black cloth. */
export const blackoutWindow = sketched(
  1.9,
  2.7,
  fixed,
  (s) => {
    s.box(-0.7, -0.75, 1.4, 1.8, oklch(0.6, 0.03, 70));
    outside(s, standing(-0.58, -0.86, 1.16, 1.56), { x: -0.58, foot: -0.86, w: 1.16, h: 1.56 });
    s.line(N.cream, 0.07, -0.58, -0.86, 0.58, -2.42);
    s.line(N.cream, 0.07, 0.58, -0.86, -0.58, -2.42);
    s.mark(-0.03, -0.86, 0.06, 1.56, oklch(0.6, 0.03, 70), 0.7);
    s.face(oklch(0.24, 0.015, 270), -0.9, -2.65, -0.9, -0.6, -0.62, -0.6, -0.5, -1.6, -0.35, -2.65);
    s.face(oklch(0.24, 0.015, 270), 0.9, -2.65, 0.9, -0.6, 0.62, -0.6, 0.5, -1.6, 0.35, -2.65);
    s.line(N.brown, 0.05, -1, -2.65, 1, -2.65);
  },
  { shadow: 0 },
);

/** A sheet of glass from wall to wall with lights in its frame. */
export function panorama(glow: Colour) {
  return sketched(
    3.2,
    2.9,
    fixed,
    (s) => {
      s.box(-1.5, -0.45, 3, 2.3, oklch(0.9, 0.01, 220));
      outside(s, standing(-1.4, -0.55, 2.8, 2.1), { x: -1.4, foot: -0.55, w: 2.8, h: 2.1 });
      for (let tower = 0; tower < 8; tower++) {
        s.mark(
          -1.35 + tower * 0.35,
          -0.55,
          0.22,
          0.5 + ((tower * 5) % 7) * 0.17,
          mix(oklch(0.7, 0.06, 215), s.painter.palette.haze, 0.4),
          0.6,
        );
      }
      s.painter.form(standing(-1.5, -0.4, 3, 0.06), glow, { luminous: true, line: 0 });
    },
    { shadow: 0 },
  );
}

/** A tall window with deep drapes, for rooms of the gaslight age. */
export function drapedWindow(cloth: Colour) {
  return sketched(
    2.3,
    3,
    fixed,
    (s) => {
      s.box(-0.65, -0.5, 1.3, 2.1, oklch(0.42, 0.06, 45));
      outside(s, standing(-0.53, -0.6, 1.06, 1.9), { x: -0.53, foot: -0.6, w: 1.06, h: 1.9 });
      s.mark(-0.03, -0.6, 0.06, 1.9, oklch(0.42, 0.06, 45), 0.6);
      s.mark(-0.53, -1.5, 1.06, 0.06, oklch(0.42, 0.06, 45), 0.6);
      for (const k of [-1, 1]) {
        s.painter.form((pen) => {
          pen.moveTo(k * 1.05, -2.75);
          pen.lineTo(k * 0.2, -2.75);
          pen.quadraticCurveTo(k * 0.3, -1.7, k * 0.78, -1.4);
          pen.lineTo(k * 0.7, -0.1);
          pen.lineTo(k * 1.05, -0.1);
          pen.closePath();
        }, cloth);
        s.mark(k > 0 ? 0.68 : -1.06, -1.36, 0.38, 0.1, N.gold, 0.8);
      }
      s.box(-1.15, -2.65, 2.3, 0.24, oklch(0.5, 0.09, 60));
    },
    { shadow: 0 },
  );
}
