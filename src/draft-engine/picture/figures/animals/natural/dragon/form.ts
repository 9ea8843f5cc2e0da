import type { Point } from '../../../../shape.ts';

/** Body from the tip of the tail to the head: points, widths, and where the legs are. Metres, the ground at 0. */
export interface DragonForm {
  spine: readonly Point[];
  widths: readonly number[];
  head: Point;
  headTurn: number;
  wing: Point;
}
