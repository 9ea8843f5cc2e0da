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
