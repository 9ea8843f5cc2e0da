import type { Point, Shape } from '../picture/shape.ts';

/** A star with its first point up. */
export function starShape({
  x,
  y,
  outer,
  inner,
  points,
  turn = 0,
}: {
  x: number;
  y: number;
  outer: number;
  inner: number;
  points: number;
  turn?: number;
}): Shape {
  return (pen) => {
    for (let corner = 0; corner < 2 * points; corner++) {
      const angle = turn - Math.PI / 2 + (corner * Math.PI) / points;
      const radius = corner % 2 === 0 ? outer : inner;
      const [px, py] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      if (corner === 0) {
        pen.moveTo(px, py);
      } else {
        pen.lineTo(px, py);
      }
    }
    pen.closePath();
  };
}

export function heartShape(x: number, y: number, size: number): Shape {
  return (pen) => {
    pen.moveTo(x, y + size);
    pen.bezierCurveTo(x - size * 1.5, y, x - size * 0.9, y - size * 1.1, x, y - size * 0.35);
    pen.bezierCurveTo(x + size * 0.9, y - size * 1.1, x + size * 1.5, y, x, y + size);
    pen.closePath();
  };
}

/** A drop with its tip up. */
export function dropShape(x: number, y: number, size: number): Shape {
  return (pen) => {
    pen.moveTo(x, y - size * 1.4);
    pen.bezierCurveTo(x + size * 0.5, y - size * 0.6, x + size, y - size * 0.2, x + size, y + size * 0.3);
    pen.bezierCurveTo(x + size, y + size * 1.2, x - size, y + size * 1.2, x - size, y + size * 0.3);
    pen.bezierCurveTo(x - size, y - size * 0.2, x - size * 0.5, y - size * 0.6, x, y - size * 1.4);
    pen.closePath();
  };
}

/** A line with round ends that is wider or narrower at its end. */
export function limbShape(from: Point, to: Point, width: number, endWidth = width): Shape {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const [nx, ny] = [Math.cos(angle + Math.PI / 2), Math.sin(angle + Math.PI / 2)];
  const [a, b] = [width / 2, endWidth / 2];
  return (pen) => {
    pen.moveTo(from.x + nx * a, from.y + ny * a);
    pen.arc(from.x, from.y, a, angle + Math.PI / 2, angle + (3 * Math.PI) / 2);
    pen.lineTo(to.x - nx * b, to.y - ny * b);
    pen.arc(to.x, to.y, b, angle - Math.PI / 2, angle + Math.PI / 2);
    pen.closePath();
  };
}

/** An open curve for strokes. */
export function curve(from: Point, control: Point, to: Point): Shape {
  return (pen) => {
    pen.moveTo(from.x, from.y);
    pen.quadraticCurveTo(control.x, control.y, to.x, to.y);
  };
}

/** A crescent like a smile: two arcs between the same ends. */
export function smileShape({
  x,
  y,
  half,
  deep,
  flat = 0,
}: {
  x: number;
  y: number;
  half: number;
  deep: number;
  flat?: number;
}): Shape {
  return (pen) => {
    pen.moveTo(x - half, y);
    pen.quadraticCurveTo(x, y + flat, x + half, y);
    pen.bezierCurveTo(x + half * 0.8, y + deep * 1.3, x - half * 0.8, y + deep * 1.3, x - half, y);
    pen.closePath();
  };
}

/** A regular polygon with its first corner up. */
export function regular({
  x,
  y,
  radius,
  corners,
  turn = 0,
}: {
  x: number;
  y: number;
  radius: number;
  corners: number;
  turn?: number;
}): Shape {
  return (pen) => {
    for (let corner = 0; corner < corners; corner++) {
      const angle = turn - Math.PI / 2 + (corner * 2 * Math.PI) / corners;
      const [px, py] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      if (corner === 0) {
        pen.moveTo(px, py);
      } else {
        pen.lineTo(px, py);
      }
    }
    pen.closePath();
  };
}
