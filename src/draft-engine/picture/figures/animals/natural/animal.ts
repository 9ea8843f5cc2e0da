import type { Colour } from '../../../colour.ts';
import type { FigureState } from '../../../figure-rig.ts';
import type { Point } from '../../../shape.ts';
import type { Build } from './builds.ts';
import type { Gait } from './gaits.ts';

/** The colours of an animal as it lives: names for paint are brighter than fur. */
export interface Fur {
  main: Colour;
  second: Colour;
  far: Colour;
  dark: Colour;
  pale: Colour;
}

/** What all parts of one animal are drawn by; lengths are shares of the height of its withers, y downwards. */
export interface Animal {
  build: Build;
  fur: Fur;
  gait: Gait;
  state: FigureState;
  /** The poll, where the head begins, and where the neck leaves the body. */
  poll: Point;
  withers: Point;
  chest: Point;
  /** Below the withers by which the body is lowered. */
  drop: number;
}
