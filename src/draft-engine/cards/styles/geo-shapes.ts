import type { Shape } from '../../picture/shape.ts';

/** Half a disc. */
export const half =
  (x: number, y: number, radius: number, from: number): Shape =>
  (pen) => {
    pen.moveTo(x, y);
    pen.arc(x, y, radius, from, from + Math.PI);
    pen.closePath();
  };
/** A quarter of a disc. */
export const quarter =
  (x: number, y: number, radius: number, from: number): Shape =>
  (pen) => {
    pen.moveTo(x, y);
    pen.arc(x, y, radius, from, from + Math.PI / 2);
    pen.closePath();
  };
