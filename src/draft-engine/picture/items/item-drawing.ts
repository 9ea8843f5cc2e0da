import type { Colour } from '../colour.ts';
import { NAMED_COLOURS } from '../colour.ts';
import type { FormOptions, Painter } from '../painter.ts';
import { blob, ellipse, polygon, rectangle } from '../shape.ts';

/** A list of points as pairs, for drawings that are data. */
type Pairs = readonly (readonly [x: number, y: number])[];

/** Colours of materials that things are made of. */
export const MATERIAL = {
  ...NAMED_COLOURS,
  wood: NAMED_COLOURS.brown,
  paper: NAMED_COLOURS.cream,
  steel: { L: 0.72, a: -0.005, b: -0.015 },
  brass: { L: 0.74, a: 0.02, b: 0.11 },
  glass: { L: 0.88, a: -0.03, b: -0.02 },
  leather: { L: 0.42, a: 0.05, b: 0.06 },
  flame: { L: 0.9, a: 0.03, b: 0.15 },
  bread: { L: 0.72, a: 0.04, b: 0.1 },
} as const satisfies Record<string, Colour>;

/** What a thing is drawn with: forms in decimetres, the origin where a hand holds it, y downwards. */
export interface Kit {
  painter: Painter;
  /** The thing's own main colour, when its owner gave it one. */
  tint: Colour | undefined;
  box(
    x: number,
    y: number,
    width: number,
    height: number,
    colour: Colour,
    radius?: number,
    options?: FormOptions,
  ): void;
  oval(x: number, y: number, rx: number, ry: number, colour: Colour, rotation?: number, options?: FormOptions): void;
  area(points: Pairs, colour: Colour, options?: FormOptions): void;
  curve(points: Pairs, colour: Colour, options?: FormOptions): void;
  /** A straight bar of even width with round ends. */
  bar(x1: number, y1: number, x2: number, y2: number, width: number, colour: Colour): void;
  line(points: Pairs, colour: Colour, width: number): void;
  mark(points: Pairs, colour: Colour, alpha?: number): void;
  dot(x: number, y: number, radius: number, colour: Colour, alpha?: number): void;
  glow(x: number, y: number, radius: number, colour: Colour, strength: number): void;
}

/** How one kind of thing is drawn, and how large it is. */
export interface ItemDrawing {
  /** Decimetres. `below` is from the grip down to its lowest point. */
  width: number;
  height: number;
  below: number;
  draw(kit: Kit): void;
}

/** Keeps the kinds of a file as literal keys. */
export function itemDrawings<const Kind extends string>(
  drawings: Record<Kind, ItemDrawing>,
): Record<Kind, ItemDrawing> {
  return drawings;
}

const points = (pairs: Pairs) => pairs.map(([x, y]) => ({ x, y }));

/** The kit over a painter whose units are decimetres already. */
export function createKit(painter: Painter, tint: Colour | undefined): Kit {
  const line = (pairs: Pairs, colour: Colour, width: number): void =>
    painter.stroke(
      (pen) => pairs.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y))),
      colour,
      width,
    );
  return {
    painter,
    tint,
    box: (x, y, width, height, colour, radius = 0.04, options) =>
      painter.form(rectangle(x, y, width, height, radius), colour, options),
    oval: (x, y, rx, ry, colour, rotation = 0, options) =>
      painter.form(ellipse(x, y, rx, ry, rotation), colour, { round: true, ...options }),
    area: (pairs, colour, options) => painter.form(polygon(points(pairs)), colour, options),
    curve: (pairs, colour, options) => painter.form(blob(points(pairs)), colour, options),
    bar: (x1, y1, x2, y2, width, colour) => {
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const [nx, ny] = [((y1 - y2) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
      painter.form(
        polygon(
          points([
            [x1 + nx, y1 + ny],
            [x2 + nx, y2 + ny],
            [x2 - nx, y2 - ny],
            [x1 - nx, y1 - ny],
          ]),
        ),
        colour,
      );
    },
    line,
    mark: (pairs, colour, alpha) => painter.patch(polygon(points(pairs)), colour, alpha),
    dot: (x, y, radius, colour, alpha) => painter.patch(ellipse(x, y, radius, radius), colour, alpha),
    glow: (x, y, radius, colour, strength) => painter.glow(x, y, radius, colour, strength),
  };
}
