/** Width and height, in pixels or as the parts of a ratio. */
export type Size = readonly [width: number, height: number];

interface Wanted {
  widthPixels: number;
  heightPixels: number;
}

/** Ratios are taken as equal when they differ by less than this part. */
const SAME_RATIO = 0.05;

/**
 * Of the sizes that a model offers: among those of the nearest shape, the smallest that is at least as large as wanted,
 * or the largest.
 */
export function chooseSize(sizes: readonly Size[], { widthPixels, heightPixels }: Wanted): Size {
  const distance = ([width, height]: Size): number =>
    Math.abs(Math.log((width * heightPixels) / (height * widthPixels)));
  const nearest = Math.min(...sizes.map(distance));
  const shaped = sizes.filter((size) => distance(size) < nearest + SAME_RATIO).sort(([one], [other]) => one - other);
  const enough = shaped.find(([width, height]) => Math.min(width, height) >= Math.min(widthPixels, heightPixels));
  return enough ?? (shaped.at(-1) as Size);
}

/** Of the shorter sides that a model offers, the smallest first: the first that is enough, or the largest. */
export function chooseHeight(heights: readonly number[], { widthPixels, heightPixels }: Wanted): number {
  const wanted = Math.min(widthPixels, heightPixels);
  return heights.find((height) => height >= wanted) ?? (heights.at(-1) as number);
}
