/** Places and sizes of strokes are whole numbers of such parts of a picture's sides. */
export const STROKE_PARTS = 10_000;
/** The widest brush reaches a quarter of the longer side to each side. */
export const STROKE_RADIUS = { least: 10, most: 2_500 } as const;
export const MOST_STROKES = 200;
/** Numbers in the points of one stroke, and of all strokes together: two for each point. */
export const MOST_STROKE_NUMBERS = 2_000;
export const MOST_NUMBERS = 24_000;

/** A line that a brush has drawn on a mask. */
export interface MaskStroke {
  /** What is under it is kept; else it is taken away. */
  keeps: boolean;
  /** Of the brush, in parts of the longer side. */
  radius: number;
  /** From the left in parts of the width, then from the top in parts of the height, of one point after the other. */
  points: number[];
}

/** The numbers in the points of all strokes. */
export function countNumbers(strokes: readonly Pick<MaskStroke, 'points'>[]): number {
  return strokes.reduce((sum, { points }) => sum + points.length, 0);
}
