import type { Colour } from '../colour.ts';
import { NAMED_COLOURS } from '../colour.ts';
import type { FormOptions, Painter } from '../painter.ts';
import { blob, ellipse, type Point, polygon, rectangle, type Shape } from '../shape.ts';

/** A list of points, for drawings that are data: pairs, or numbers in the order x, y, x, y … */
type Path = readonly (readonly [x: number, y: number])[] | readonly number[];

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
  crust: { L: 0.58, a: 0.06, b: 0.1 },
  stone: { L: 0.66, a: 0, b: 0.012 },
  ice: { L: 0.9, a: -0.025, b: -0.035 },
  cocoa: { L: 0.36, a: 0.04, b: 0.045 },
  bone: { L: 0.91, a: 0.002, b: 0.045 },
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
  area(path: Path, colour: Colour, options?: FormOptions): void;
  curve(path: Path, colour: Colour, options?: FormOptions): void;
  /** A straight bar of even width with round ends. */
  bar(x1: number, y1: number, x2: number, y2: number, width: number, colour: Colour): void;
  line(path: Path, colour: Colour, width: number): void;
  /** A line that bends softly through all its points. */
  bend(path: Path, colour: Colour, width: number): void;
  ring(x: number, y: number, rx: number, ry: number, colour: Colour, width: number): void;
  mark(path: Path, colour: Colour, alpha?: number): void;
  /** A flat rectangle without light or line. */
  stripe(x: number, y: number, width: number, height: number, colour: Colour, alpha?: number): void;
  /** A flat ellipse without light or line. */
  spot(x: number, y: number, rx: number, ry: number, colour: Colour, alpha?: number): void;
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

/** A drawing with its size; decimetres, `below` is from the grip down to its lowest point. */
export function sized(width: number, height: number, below: number, draw: (kit: Kit) => void): ItemDrawing {
  return { width, height, below, draw };
}

function points(path: Path): Point[] {
  const found: Point[] = [];
  path.forEach((part, index) => {
    if (typeof part !== 'number') {
      found.push({ x: part[0], y: part[1] });
    } else if (index % 2 === 1) {
      found.push({ x: path[index - 1] as number, y: part });
    }
  });
  return found;
}

/** An open curve through all points (Catmull-Rom). */
function openCurve(through: readonly Point[]): Shape {
  const at = (index: number): Point => through[Math.min(through.length - 1, Math.max(0, index))] as Point;
  return (pen) => {
    pen.moveTo(at(0).x, at(0).y);
    for (let index = 0; index < through.length - 1; index++) {
      const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      pen.bezierCurveTo(
        from.x + (to.x - before.x) / 6,
        from.y + (to.y - before.y) / 6,
        to.x - (after.x - from.x) / 6,
        to.y - (after.y - from.y) / 6,
        to.x,
        to.y,
      );
    }
  };
}

/** The kit over a painter whose units are decimetres already. */
export function createKit(painter: Painter, tint: Colour | undefined): Kit {
  const line = (path: Path, colour: Colour, width: number): void =>
    painter.stroke(
      (pen) => points(path).forEach(({ x, y }, index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y))),
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
    area: (path, colour, options) => painter.form(polygon(points(path)), colour, options),
    curve: (path, colour, options) => painter.form(blob(points(path)), colour, options),
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
    bend: (path, colour, width) => painter.stroke(openCurve(points(path)), colour, width),
    ring: (...[x, y, rx, ry, colour, width]) =>
      painter.stroke((pen) => pen.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2), colour, width),
    mark: (path, colour, alpha) => painter.patch(polygon(points(path)), colour, alpha),
    stripe: (...[x, y, width, height, colour, alpha]) => painter.patch(rectangle(x, y, width, height), colour, alpha),
    spot: (...[x, y, rx, ry, colour, alpha]) => painter.patch(ellipse(x, y, rx, ry), colour, alpha),
    dot: (x, y, radius, colour, alpha) => painter.patch(ellipse(x, y, radius, radius), colour, alpha),
    glow: (x, y, radius, colour, strength) => painter.glow(x, y, radius, colour, strength),
  };
}
