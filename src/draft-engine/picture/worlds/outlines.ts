import { polygon, rectangle, type Point, type Shape } from '../shape.ts';

/** A polygon from x, y, x, y … */
export function outline(...numbers: number[]): Shape {
  const points: Point[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    points.push({ x: numbers[index] as number, y: numbers[index + 1] as number });
  }
  return polygon(points);
}

/** A rectangle that stands: left edge, foot, width, height. */
export function standing(left: number, foot: number, width: number, height: number, radius = 0): Shape {
  return rectangle(left, foot - height, width, height, radius);
}

/** Several outlines as one (filled once). */
export function together(shapes: readonly Shape[]): Shape {
  return (pen) => {
    for (const shape of shapes) {
      shape(pen);
    }
  };
}

/** A trunk or leg: wider at the foot, from (x, foot) to (topX, top). */
export function tapered(
  x: number,
  foot: number,
  footWidth: number,
  topX: number,
  top: number,
  topWidth: number,
): Shape {
  return outline(x - footWidth / 2, foot, topX - topWidth / 2, top, topX + topWidth / 2, top, x + footWidth / 2, foot);
}

/** An arch standing on its foot: a rectangle with a round top. */
export function archway(left: number, foot: number, width: number, height: number): Shape {
  const radius = Math.min(width / 2, height);
  return (pen) => {
    pen.moveTo(left, foot);
    pen.lineTo(left, foot - height + radius);
    pen.bezierCurveTo(
      left,
      foot - height + radius * 0.45,
      left + width * 0.22,
      foot - height,
      left + width / 2,
      foot - height,
    );
    pen.bezierCurveTo(
      left + width * 0.78,
      foot - height,
      left + width,
      foot - height + radius * 0.45,
      left + width,
      foot - height + radius,
    );
    pen.lineTo(left + width, foot);
    pen.closePath();
  };
}
