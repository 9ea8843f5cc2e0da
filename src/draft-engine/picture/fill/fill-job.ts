import type { Random } from '#src/shared/random.ts';
import type { Colour } from '../colour.ts';
import type { DrawingContext } from '../drawing-surface.ts';
import type { Palette } from '../painter.ts';
import type { Bounds, Shape } from '../shape.ts';

/** One form to fill; colours already have the look and the haze applied. */
export interface FillJob {
  context: DrawingContext;
  shape: Shape;
  bounds: Bounds;
  colour: Colour;
  palette: Palette;
  /** Towards the light, in the current units, length 1. */
  light: { x: number; y: number; strength: number };
  /** One pixel of the output in the current units. */
  pixel: number;
  modelling: number;
  round: boolean;
  haze: number;
  random: Random;
}

/** Fills the form; the context is saved and restored by the painter. */
export type Fill = (job: FillJob) => void;

/** Makes a shape the current path. */
export function trace(context: DrawingContext, shape: Shape): void {
  context.beginPath();
  shape(context);
}

/** The middle of a form and half of its extent along the light's direction. */
export function reachAlongLight({ bounds, light }: FillJob): { x: number; y: number; half: number } {
  const halfWidth = (bounds.right - bounds.left) / 2;
  const halfHeight = (bounds.bottom - bounds.top) / 2;
  return {
    x: bounds.left + halfWidth,
    y: bounds.top + halfHeight,
    half: Math.max(1e-6, Math.abs(light.x) * halfWidth + Math.abs(light.y) * halfHeight),
  };
}

/** True for colours that are probably skin (or wood, or hair): no pattern or lead line crosses them. */
export function isSkinLike({ a, b, L }: Colour): boolean {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const chroma = Math.hypot(a, b);
  return hue > 15 && hue < 82 && chroma > 0.02 && chroma < 0.19 && L > 0.22;
}
