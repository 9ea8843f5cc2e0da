import type { Point } from '../../shape.ts';
import type { Expression } from './expression.ts';
import type { HeadView } from './head-view.ts';
import type { PersonDesign } from './person-design.ts';

/** What every part of a face is drawn from. Units are the head's radius, the origin its middle, turned to the right. */
export interface FaceFrame {
  design: PersonDesign;
  view: HeadView;
  expression: Expression;
  /** In the drawing's own direction: x towards the side that the head is turned to. */
  gaze: Point;
  /** 1 when the drawing's right is the person's left, -1 when mirrored; for what is on one side only. */
  side: 1 | -1;
  outline: Point[];
  /** The outline of the hair before the head, once it has been worked out. */
  cap?: Point[];
  seconds: number;
  /** Coverage: how many pixels one head radius has. */
  detail: number;
}

/**
 * Where a point of the face that is `lateral` from its middle lies on the picture, and how much narrower things are
 * there.
 */
export function placeOnFace(view: HeadView, lateral: number, protrude = 0): { x: number; narrow: number } {
  const sin = Math.sin(view.drawn);
  const cos = Math.cos(view.drawn);
  const depth = 0.6 - 0.28 * lateral * lateral + protrude;
  return {
    x: lateral * cos + depth * sin,
    narrow: Math.max(0.3, 1 - sin * (lateral > 0 ? 0.95 : 0.12) * Math.abs(lateral) * 1.25),
  };
}

/** Faces are seen in the front, three-quarter and profile drawings. */
export function showsFace(view: HeadView): boolean {
  return view.name === 'front' || view.name === 'three_quarter' || view.name === 'profile';
}
