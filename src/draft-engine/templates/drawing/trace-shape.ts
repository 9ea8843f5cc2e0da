import { heartShape, starShape } from '../../cards/shapes.ts';
import type { DrawingContext } from '../../picture/drawing-surface.ts';
import { ellipse, rectangle, type Shape } from '../../picture/shape.ts';
import type { Pair, ShapeName } from '../template.ts';

const BURST_POINTS = 18;

/** A rectangle whose edge goes in and out, as that of a stamp. */
export function perforated([width, height]: Pair, radius: number): Shape {
  const [left, top] = [-width / 2, -height / 2];
  const across = Math.max(3, Math.round(width / (radius * 3.2)));
  const down = Math.max(3, Math.round(height / (radius * 3.2)));
  return (pen) => {
    pen.rect(left, top, width, height);
    for (let index = 0; index <= across; index++) {
      for (const y of [top, -top]) {
        pen.moveTo(left + (index * width) / across + radius, y);
        pen.arc(left + (index * width) / across, y, radius, 0, Math.PI * 2);
      }
    }
    for (let index = 1; index < down; index++) {
      for (const x of [left, -left]) {
        pen.moveTo(x + radius, top + (index * height) / down);
        pen.arc(x, top + (index * height) / down, radius, 0, Math.PI * 2);
      }
    }
  };
}

/** The outline of a shape of a size around [0, 0]. */
export const SHAPES: Readonly<Record<ShapeName, (size: Pair, round: number) => Shape>> = {
  box: ([width, height], round) => rectangle(-width / 2, -height / 2, width, height, round),
  circle: ([width, height]) => ellipse(0, 0, width / 2, height / 2),
  ring: ([width, height]) => ellipse(0, 0, width / 2, height / 2),
  star: ([width]) => starShape({ x: 0, y: 0, outer: width / 2, inner: width / 4.6, points: 5 }),
  burst: ([width]) => starShape({ x: 0, y: 0, outer: width / 2, inner: width / 2.5, points: BURST_POINTS }),
  heart: ([width]) => heartShape(0, -width * 0.06, width / 2.3),
  ribbon:
    ([width, height]) =>
    (pen) => {
      const [w, h] = [width / 2, height / 2];
      pen.moveTo(-w, -h);
      pen.lineTo(w, -h);
      pen.lineTo(w - h * 0.8, 0);
      pen.lineTo(w, h);
      pen.lineTo(-w, h);
      pen.lineTo(-w + h * 0.8, 0);
      pen.closePath();
    },
  tag:
    ([width, height]) =>
    (pen) => {
      const [w, h] = [width / 2, height / 2];
      pen.moveTo(-w, 0);
      pen.lineTo(-w + h * 0.8, -h);
      pen.lineTo(w, -h);
      pen.lineTo(w, h);
      pen.lineTo(-w + h * 0.8, h);
      pen.closePath();
      pen.moveTo(-w + h * 0.95, 0);
      pen.arc(-w + h * 0.8, 0, h * 0.15, 0, Math.PI * 2, true);
    },
  bubble:
    ([width, height], round) =>
    (pen) => {
      const [w, h] = [width / 2, height / 2];
      rectangle(-w, -h, width, height, Math.max(round, h * 0.7))(pen);
      pen.moveTo(-w * 0.35, h * 0.9);
      pen.quadraticCurveTo(-w * 0.42, h * 1.35, -w * 0.72, h * 1.6);
      pen.quadraticCurveTo(-w * 0.12, h * 1.4, w * 0.02, h * 0.9);
      pen.closePath();
    },
  cloud:
    ([width, height]) =>
    (pen) => {
      for (const [x, y, radius] of CLOUD_PUFFS) {
        pen.moveTo((x + radius) * width, y * height);
        pen.ellipse(x * width, y * height, radius * width, radius * height * 1.5, 0, 0, Math.PI * 2);
      }
    },
};

const CLOUD_PUFFS = [
  [-0.3, 0.12, 0.18],
  [-0.08, -0.08, 0.24],
  [0.17, -0.02, 0.2],
  [0.34, 0.14, 0.15],
  [0.02, 0.18, 0.22],
] as const;

/** Traces a shape as the path of a context. */
export function tracePath(context: DrawingContext, shape: Shape): void {
  context.beginPath();
  shape(context);
}
