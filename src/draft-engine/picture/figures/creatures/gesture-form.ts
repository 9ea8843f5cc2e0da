import type { Point } from '../../shape.ts';

/**
 * Where hands and feet are and how the body stands; lengths are shares of the body's height, x is to the figure's front
 * side.
 */
export interface Gesture {
  /** Hands against the shoulders: x outwards, y down. First the side that leads. */
  hands: [Point, Point];
  /** Lift and swing of each foot. */
  feet: [Point, Point];
  /** Lowers the whole body (sit, crouch, kneel). */
  sink: number;
  /** Lean of the body, radians; positive to the front side. */
  lean: number;
  /** Up and down by itself. */
  bounce: number;
}
