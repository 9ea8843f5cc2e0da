import type { Random } from '#src/shared/random.ts';
import type { Painter } from '../painter.ts';

/** A thing that stands in a world: drawn in metres, its foot at y = 0 and its middle at x = 0. */
export interface Part {
  /** Metres, for placing and for the bounds of its plane. */
  width: number;
  height: number;
  /** How far it reaches below the ground line (hulls, roots). */
  below?: number;
  moves?: boolean;
  draw(painter: Painter): void;
}

/** Makes one individual of a kind: all chance is taken here, so that drawing twice gives the same. */
export type PartMaker = (random: Random) => Part;

/** A number for each of `count` members, taken once. */
export function numbers(random: Random, count: number, low: number, high: number): number[] {
  return Array.from({ length: count }, () => random.between(low, high));
}
