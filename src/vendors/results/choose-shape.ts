/** The size that is wanted. */
interface Wanted {
  widthPixels: number;
  heightPixels: number;
}

/** The nearest of the shapes that a model offers, such as 16:9. */
export function nearestRatio<Ratio extends `${number}:${number}`>(
  ratios: readonly [Ratio, ...Ratio[]],
  { widthPixels, heightPixels }: Wanted,
): Ratio {
  const wanted = Math.log(widthPixels / heightPixels);
  const distance = (ratio: Ratio): number => {
    const [width = 1, height = 1] = ratio.split(':').map(Number);
    return Math.abs(Math.log(width / height) - wanted);
  };
  return ratios.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
}

/**
 * The smallest of the shorter sides, in pixels, that shows all of the picture, or the largest there is. The smallest
 * comes first.
 */
export function nearestHeight(heights: readonly [number, ...number[]], { widthPixels, heightPixels }: Wanted): number {
  const wanted = Math.min(widthPixels, heightPixels);
  return heights.find((height) => height >= wanted) ?? Math.max(...heights);
}
