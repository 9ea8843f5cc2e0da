import type { Random } from '#src/shared/random.ts';
import type { DrawingContext } from '../../picture/drawing-surface.ts';

/** What a prop is drawn with. Lengths are in units around its centre. */
interface PropMoment {
  width: number;
  height: number;
  colours: readonly string[];
  seconds: number;
  /** How far it is open, grown or counted, 0 to 1. */
  share: number;
  /** Begins anew in each frame with the same numbers. */
  random: Random;
}

/** Something with a way to move of its own. */
export type Prop = (context: DrawingContext, moment: PropMoment) => void;

/** Keeps the names of a file's props as literal keys. */
export const props = <const Name extends string>(drawings: Record<Name, Prop>): Record<Name, Prop> => drawings;

/** A gradient from the left to the right, or from the top down. */
export function gradient(
  context: DrawingContext,
  [ax, ay, bx, by]: readonly [number, number, number, number],
  colours: readonly string[],
): unknown {
  const made = context.createLinearGradient(ax, ay, bx, by);
  colours.forEach((colour, index) => made.addColorStop(index / Math.max(1, colours.length - 1), colour));
  return made;
}

/** Fills a path that `trace` adds to the context. */
export function filled(context: DrawingContext, colour: unknown, trace: () => void): void {
  context.beginPath();
  trace();
  context.fillStyle = colour;
  context.fill();
}

/** A line through points: x, y, x, y … */
export function drawn(context: DrawingContext, colour: unknown, width: number, points: readonly number[]): void {
  context.beginPath();
  for (let index = 0; index + 1 < points.length; index += 2) {
    const [x = 0, y = 0] = points.slice(index, index + 2);
    if (index === 0) {
      context.moveTo(x, y);
    } else {
      context.lineTo(x, y);
    }
  }
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
}
