import type { Random } from '#src/shared/random.ts';
import { type Colour } from '../../colour.ts';
import type { FormOptions, Painter } from '../../painter.ts';
import { outline, standing } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { toned, flat } from '../tones.ts';

/** Short names for what most drawings of things are made of; metres, feet at y = 0. */
export interface Sketch {
  painter: Painter;
  /** A standing box with its left edge at x. */
  box(x: number, foot: number, width: number, height: number, colour: Colour, options?: FormOptions): void;
  /** A polygon from x, y, x, y … */
  face(colour: Colour, ...points: number[]): void;
  ball(x: number, y: number, radiusX: number, radiusY: number, colour: Colour): void;
  /** A flat mark in the scene's light (0 shade to 1 lit). */
  mark(x: number, foot: number, width: number, height: number, colour: Colour, light?: number): void;
  line(colour: Colour, width: number, ...points: number[]): void;
  /** A pane that shines when lamps are lit. */
  lamp(x: number, foot: number, width: number, height: number, off: Colour): void;
}

/** Makes a part from a drawing; `prepare` takes all chance. */
export function sketched<T>(
  width: number,
  height: number,
  prepare: (random: Random) => T,
  draw: (sketch: Sketch, chance: T) => void,
  extra: { below?: number; shadow?: number } = {},
): PartMaker {
  return (random) => {
    const chance = prepare(random);
    return {
      width,
      height,
      ...(extra.below === undefined ? {} : { below: extra.below }),
      draw(painter) {
        const shadow = extra.shadow ?? width * 0.5;
        if (shadow > 0) {
          painter.groundShadow(0, 0, shadow, 0.5);
        }
        draw(
          {
            painter,
            box: (x, foot, w, h, colour, options) => painter.form(standing(x, foot, w, h), colour, options),
            face: (colour, ...points) => painter.form(outline(...points), colour),
            ball: (x, y, rx, ry, colour) =>
              painter.form(
                (pen) => {
                  pen.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
                  pen.closePath();
                },
                colour,
                { round: true },
              ),
            mark: (x, foot, w, h, colour, light = 0.5) => flat(painter, standing(x, foot, w, h), colour, light),
            line: (colour, w, ...points) =>
              painter.stroke(
                (pen) => {
                  for (let index = 0; index + 1 < points.length; index += 2) {
                    const px = points[index] as number;
                    const py = points[index + 1] as number;
                    if (index === 0) {
                      pen.moveTo(px, py);
                    } else {
                      pen.lineTo(px, py);
                    }
                  }
                },
                toned(painter.palette, colour, 0.45),
                w,
              ),
            lamp: (x, foot, w, h, off) => {
              painter.form(standing(x, foot, w, h), painter.lampsLit ? painter.palette.lamp : off, {
                luminous: painter.lampsLit,
                line: 0.5,
              });
              if (painter.lampsLit) {
                painter.glow(x + w / 2, foot - h / 2, Math.max(w, h) * 1.6, painter.palette.lamp, 0.35);
              }
            },
          },
          chance,
        );
      },
    };
  };
}

/** For things without chance. */
export const fixed = (): undefined => undefined;
