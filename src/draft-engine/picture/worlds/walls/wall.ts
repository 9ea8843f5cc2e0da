import type { Random } from '#src/shared/random.ts';
import type { Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { standing } from '../outlines.ts';
import { flat } from '../tones.ts';

/** The part of a back wall that is in sight, metres. */
export interface Wall {
  left: number;
  right: number;
  width: number;
  height: number;
  /** Where patterns begin: the first whole metre, so that they stay in place when the frame changes. */
  first: number;
  colour: Colour;
  /** Panels, pattern, trim. */
  second: Colour;
  seed: number;
  random: Random;
}

/** Draws what a wall is made of or covered with. */
export type DrawWall = (painter: Painter, wall: Wall) => void;

/** Boards along floor and ceiling. */
export function drawSkirting(painter: Painter, { left, width, height }: Wall, trim: Colour): void {
  flat(painter, standing(left, 0, width, 0.16), trim, 0.35);
  flat(painter, standing(left, -0.14, width, 0.03), trim, 0.9);
  flat(painter, standing(left, -height + 0.12, width, 0.12), trim, 0.45);
  flat(painter, standing(left, -height + 0.14, width, 0.03), trim, 0.05);
}
