import type { DrawingContext } from './drawing-surface.ts';

/** The path methods that trace an outline. */
type ShapePen = Pick<
  DrawingContext,
  'moveTo' | 'lineTo' | 'bezierCurveTo' | 'quadraticCurveTo' | 'ellipse' | 'arc' | 'rect' | 'closePath'
>;

/**
 * Traces an outline (one or more sub-paths). May be called several times for one form and must trace the same each
 * time.
 */
export type Shape = (pen: ShapePen) => void;

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Bounding box of a shape's points and control points (never smaller than the shape). */
export function boundsOf(shape: Shape): Bounds {
  const bounds: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const add = (x: number, y: number): void => {
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.max(bounds.bottom, y);
  };
  const addBox = (x: number, y: number, rx: number, ry: number): void => {
    add(x - rx, y - ry);
    add(x + rx, y + ry);
  };
  shape({
    moveTo: add,
    lineTo: add,
    bezierCurveTo: (ax, ay, bx, by, x, y) => {
      add(ax, ay);
      add(bx, by);
      add(x, y);
    },
    quadraticCurveTo: (ax, ay, x, y) => {
      add(ax, ay);
      add(x, y);
    },
    ellipse: (x, y, rx, ry, rotation) => {
      const cos = Math.cos(rotation);
      const sin = Math.sin(rotation);
      addBox(x, y, Math.hypot(rx * cos, ry * sin), Math.hypot(rx * sin, ry * cos));
    },
    arc: (x, y, radius) => addBox(x, y, radius, radius),
    rect: (x, y, width, height) => {
      add(x, y);
      add(x + width, y + height);
    },
    closePath: () => {},
  });
  return bounds;
}

export function polygon(points: readonly Point[]): Shape {
  return (pen) => {
    points.forEach((point, index) => (index === 0 ? pen.moveTo(point.x, point.y) : pen.lineTo(point.x, point.y)));
    pen.closePath();
  };
}

/** A closed curve through all points (Catmull-Rom); `tension` 0 is round, 1 is a polygon. */
export function blob(points: readonly Point[], tension = 0): Shape {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] as Point;
  const reach = (1 - tension) / 6;
  return (pen) => {
    pen.moveTo(at(0).x, at(0).y);
    for (let index = 0; index < count; index++) {
      const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      pen.bezierCurveTo(
        from.x + (to.x - before.x) * reach,
        from.y + (to.y - before.y) * reach,
        to.x - (after.x - from.x) * reach,
        to.y - (after.y - from.y) * reach,
        to.x,
        to.y,
      );
    }
    pen.closePath();
  };
}

export function ellipse(x: number, y: number, rx: number, ry: number, rotation = 0): Shape {
  return (pen) => {
    pen.ellipse(x, y, rx, ry, rotation, 0, Math.PI * 2);
    pen.closePath();
  };
}

export function rectangle(x: number, y: number, width: number, height: number, radius = 0): Shape {
  const r = Math.min(radius, Math.abs(width) / 2, Math.abs(height) / 2);
  return (pen) => {
    if (r <= 0) {
      pen.rect(x, y, width, height);
      return;
    }
    pen.moveTo(x + r, y);
    pen.lineTo(x + width - r, y);
    pen.quadraticCurveTo(x + width, y, x + width, y + r);
    pen.lineTo(x + width, y + height - r);
    pen.quadraticCurveTo(x + width, y + height, x + width - r, y + height);
    pen.lineTo(x + r, y + height);
    pen.quadraticCurveTo(x, y + height, x, y + height - r);
    pen.lineTo(x, y + r);
    pen.quadraticCurveTo(x, y, x + r, y);
    pen.closePath();
  };
}
