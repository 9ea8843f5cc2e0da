import type { Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, type Point } from '../../shape.ts';
import type { HandShape } from './poses.ts';

export interface HandPlace {
  x: number;
  y: number;
  /** Where the forearm points, radians. */
  direction: number;
  /** Length of the hand, metres. */
  size: number;
  /** On which side of the direction the thumb is: 1 is clockwise. */
  thumb: 1 | -1;
  shape: HandShape;
}

/** Outline in units of the hand's length: x along the fingers from the wrist, y towards the thumb's side. */
const PALMS: Readonly<Record<HandShape, readonly (readonly [number, number])[]>> = {
  rest: [
    [-0.12, -0.26],
    [0.2, -0.36],
    [0.55, -0.36],
    [0.85, -0.24],
    [0.98, -0.02],
    [0.86, 0.16],
    [0.55, 0.28],
    [0.2, 0.32],
    [-0.12, 0.26],
  ],
  flat: [
    [-0.12, -0.26],
    [0.2, -0.37],
    [0.6, -0.36],
    [0.95, -0.24],
    [1.06, 0],
    [0.95, 0.2],
    [0.55, 0.32],
    [0.2, 0.33],
    [-0.12, 0.26],
  ],
  fist: [
    [-0.12, -0.26],
    [0.1, -0.4],
    [0.45, -0.44],
    [0.68, -0.28],
    [0.72, 0.06],
    [0.6, 0.32],
    [0.25, 0.4],
    [-0.12, 0.28],
  ],
  grip: [
    [-0.12, -0.26],
    [0.1, -0.38],
    [0.45, -0.42],
    [0.7, -0.28],
    [0.74, 0.06],
    [0.62, 0.32],
    [0.25, 0.38],
    [-0.12, 0.28],
  ],
  point: [
    [-0.12, -0.26],
    [0.1, -0.4],
    [0.45, -0.42],
    [0.62, -0.22],
    [0.64, 0.02],
    [1.12, 0.06],
    [1.18, 0.15],
    [1.1, 0.25],
    [0.55, 0.3],
    [0.2, 0.36],
    [-0.12, 0.28],
  ],
  open: [
    [-0.12, -0.26],
    [0.18, -0.38],
    [0.5, -0.55],
    [0.78, -0.7],
    [0.86, -0.58],
    [0.68, -0.36],
    [1.0, -0.36],
    [1.08, -0.24],
    [0.76, -0.13],
    [1.1, -0.02],
    [1.14, 0.1],
    [0.78, 0.12],
    [0.98, 0.26],
    [0.96, 0.38],
    [0.6, 0.36],
    [0.2, 0.36],
    [-0.12, 0.26],
  ],
};
const THUMBS: Readonly<Record<HandShape, readonly (readonly [number, number])[]>> = {
  rest: [
    [0.04, 0.2],
    [0.3, 0.34],
    [0.56, 0.42],
    [0.6, 0.3],
    [0.42, 0.16],
    [0.18, 0.06],
  ],
  flat: [
    [0.04, 0.2],
    [0.26, 0.42],
    [0.54, 0.56],
    [0.62, 0.44],
    [0.44, 0.24],
    [0.2, 0.06],
  ],
  fist: [
    [0.1, 0.32],
    [0.4, 0.34],
    [0.62, 0.16],
    [0.6, 0.02],
    [0.44, 0.06],
    [0.2, 0.12],
  ],
  grip: [
    [0.1, 0.34],
    [0.42, 0.36],
    [0.64, 0.2],
    [0.62, 0.06],
    [0.44, 0.1],
    [0.2, 0.14],
  ],
  point: [
    [0.1, 0.32],
    [0.36, 0.36],
    [0.56, 0.2],
    [0.52, 0.08],
    [0.38, 0.1],
    [0.2, 0.14],
  ],
  open: [
    [0.02, 0.22],
    [0.2, 0.48],
    [0.42, 0.74],
    [0.54, 0.66],
    [0.46, 0.42],
    [0.3, 0.12],
  ],
};
const KNUCKLES: Partial<Record<HandShape, readonly (readonly [number, number, number, number])[]>> = {
  fist: [
    [0.5, -0.22, 0.7, -0.2],
    [0.52, -0.04, 0.72, -0.04],
    [0.5, 0.1, 0.66, 0.13],
  ],
  grip: [
    [0.5, -0.22, 0.7, -0.2],
    [0.52, -0.04, 0.74, -0.04],
    [0.5, 0.1, 0.68, 0.13],
  ],
  rest: [
    [0.6, -0.18, 0.88, -0.14],
    [0.62, -0.02, 0.94, 0.0],
    [0.6, 0.12, 0.84, 0.1],
  ],
  flat: [
    [0.55, -0.2, 0.94, -0.18],
    [0.56, -0.02, 1.02, -0.02],
    [0.55, 0.14, 0.92, 0.12],
  ],
  point: [
    [0.42, -0.22, 0.62, -0.18],
    [0.46, -0.06, 0.64, -0.04],
  ],
};

/** A mitt with a thumb; fingers are marked when the hand is large enough on the picture. */
export function drawHand(painter: Painter, place: HandPlace, colour: Colour, line: Colour): void {
  const { size } = place;
  painter.at({ x: place.x, y: place.y, rotation: place.direction, scaleY: place.thumb }, () => {
    const points = (pairs: readonly (readonly [number, number])[]): Point[] =>
      pairs.map(([x, y]) => ({ x: x * size, y: y * size }));
    painter.form(blob(points(PALMS[place.shape]), 0.1), colour, { modelling: 0.6, rim: 0 });
    painter.form(blob(points(THUMBS[place.shape]), 0.05), colour, { modelling: 0.4, rim: 0, line: 0.6 });
    if (size < painter.pixel * 14) {
      return;
    }
    for (const [ax, ay, bx, by] of KNUCKLES[place.shape] ?? []) {
      painter.stroke(
        (pen) => {
          pen.moveTo(ax * size, ay * size);
          pen.lineTo(bx * size, by * size);
        },
        line,
        size * 0.035,
        0.5,
      );
    }
    painter.stroke(
      (pen) => {
        pen.moveTo(0.2 * size, 0.1 * size);
        pen.quadraticCurveTo(0.36 * size, 0.14 * size, 0.44 * size, 0.22 * size);
      },
      line,
      size * 0.03,
      0.4,
    );
  });
}
