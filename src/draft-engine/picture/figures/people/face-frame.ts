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

/** Where the contour lies on the side that the head is turned to, at a height of the face. */
export function farEdge({ outline }: FaceFrame, y: number): number {
  let edge = -Infinity;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] as Point;
    if (from.y <= y !== to.y <= y) {
      edge = Math.max(edge, from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y));
    }
  });
  return edge;
}

/** Between the outer corner of the far eye and the contour. */
const EYE_MARGIN = 0.07;

/** Middle and half-width of an eye; the far one narrows with the turn and never reaches the contour. */
export function eyePlace(frame: FaceFrame, out: 1 | -1): { x: number; w: number } {
  const { view, design } = frame;
  const { face } = design;
  const sin = Math.sin(view.drawn);
  // Small pictures of a face need larger eyes to show where they look.
  const small = Math.max(0, Math.min(1, (42 - frame.detail) / 32));
  const w = 0.17 * face.eyeSize * (1 + 0.3 * small * (2 - face.eyeSize));
  const { x } = placeOnFace(view, out * face.eyeSpacing);
  if (out === -1) {
    return { x: x + Math.max(0, sin - 0.5) * 0.1, w: w * (1 - 0.06 * sin) };
  }
  const narrow = w * (1 - 0.5 * sin);
  return { x: Math.min(x, farEdge(frame, face.eyeY) - EYE_MARGIN - narrow), w: narrow };
}
