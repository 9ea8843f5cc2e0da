import type { ColourPlanes } from './guided-filter.ts';
import { boxMean, planeOf, type Plane, type PlaneSize } from './planes.ts';

/** The colours of the subject and of what is behind it, as far as both are known around each pixel. */
export interface EdgeColours {
  subject: ColourPlanes;
  background: ColourPlanes;
}

/** Radii of the two passes, as shares of the longer side: far enough to reach sure colours, then close to them. */
const WIDE = 0.06;
const CLOSE = 0.007;
const LEAST_WEIGHT = 1e-3;

/**
 * Estimates what colours mix at the subject's edge (blur fusion: Forte, 2021, https://arxiv.org/abs/2103.11804), so
 * that no colour of the old background stays in a cut-out.
 */
export function estimateEdgeColours(colours: ColourPlanes, opacity: Plane, size: PlaneSize): EdgeColours {
  const { length } = opacity;
  const side = Math.max(size.width, size.height);
  const rest = planeOf(length, (i) => 1 - opacity[i]!);
  /** Spreads what there is of a colour, weighted, as far as the radius. */
  const spreader = (weight: Plane, reach: number): ((plane: Plane) => Plane) => {
    const radius = Math.max(1, Math.round(side * reach));
    const weights = boxMean(weight, size, radius);
    return (plane) => {
      const sums = boxMean(
        planeOf(length, (i) => plane[i]! * weight[i]!),
        size,
        radius,
      );
      return planeOf(length, (i) => (weights[i]! < LEAST_WEIGHT ? plane[i]! : sums[i]! / weights[i]!));
    };
  };
  const wide = { front: spreader(opacity, WIDE), back: spreader(rest, WIDE) };
  const close = { front: spreader(opacity, CLOSE), back: spreader(rest, CLOSE) };
  const pairs = colours.map((colour) => {
    const front = wide.front(colour);
    const back = wide.back(colour);
    const nearer = planeOf(length, (i) => mixedOut(colour[i]!, front[i]!, back[i]!, opacity[i]!));
    return [close.front(nearer), close.back(back)] as const;
  });
  return {
    subject: pairs.map(([front]) => front) as unknown as ColourPlanes,
    background: pairs.map(([, back]) => back) as unknown as ColourPlanes,
  };
}

/** The subject's part of a colour that is mixed of it and of the background, from 0 to 1. */
export function mixedOut(colour: number, front: number, back: number, opacity: number): number {
  const value = front + opacity * (colour - opacity * front - (1 - opacity) * back);
  return Math.min(1, Math.max(0, value));
}
