/** Width and height in pixels. */
interface Size {
  widthPixels: number;
  heightPixels: number;
}

/** The one of some shapes, each written as '16:9' or '1536x1024', whose sides are nearest to the wanted proportion. */
export function chooseShape<Shape extends string>(
  shapes: readonly [Shape, ...Shape[]],
  { widthPixels, heightPixels }: Size,
): Shape {
  const wanted = Math.log(widthPixels / heightPixels);
  const distance = (shape: string): number => {
    const [width = 1, height = 1] = shape.split(/[:x]/).map(Number);
    return Math.abs(Math.log(width / height) - wanted);
  };
  return shapes.reduce((best, shape) => (distance(shape) < distance(best) ? shape : best));
}

/**
 * The smallest of the shorter sides, in pixels, that shows all of the picture, or the largest there is. The smallest
 * comes first.
 */
export function chooseHeight(heights: readonly [number, ...number[]], { widthPixels, heightPixels }: Size): number {
  const wanted = Math.min(widthPixels, heightPixels);
  return heights.find((height) => height >= wanted) ?? Math.max(...heights);
}
