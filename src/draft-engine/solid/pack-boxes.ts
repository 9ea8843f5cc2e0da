interface Size {
  width: number;
  height: number;
}

/**
 * Packs boxes into a square on shelves, the highest first, scaled as large as they fit. Returns the scale and the upper
 * left corner of each in pixels.
 */
export function packBoxes(
  boxes: readonly Size[],
  { sidePixels, gutterPixels }: { sidePixels: number; gutterPixels: number },
): { scale: number; corners: { x: number; y: number }[] } {
  const order = boxes.map((_, index) => index).toSorted((one, other) => boxes[other]!.height - boxes[one]!.height);
  const longest = Math.max(1e-6, ...boxes.flatMap(({ width, height }) => [width, height]));
  let [fits, fails] = [0, (sidePixels - 2 * gutterPixels) / longest];
  let corners = placed(boxes, order, { scale: fits, sidePixels, gutterPixels }) ?? [];
  for (let step = 0; step < 24; step++) {
    const scale = step === 0 ? fails : (fits + fails) / 2;
    const found = placed(boxes, order, { scale, sidePixels, gutterPixels });
    if (found) {
      fits = scale;
      corners = found;
    } else {
      fails = scale;
    }
  }
  return { scale: fits, corners };
}

function placed(
  boxes: readonly Size[],
  order: readonly number[],
  { scale, sidePixels, gutterPixels }: { scale: number; sidePixels: number; gutterPixels: number },
): { x: number; y: number }[] | undefined {
  const corners: { x: number; y: number }[] = [];
  let [x, y, shelf] = [0, 0, 0];
  for (const index of order) {
    const width = Math.ceil(boxes[index]!.width * scale) + 2 * gutterPixels;
    const height = Math.ceil(boxes[index]!.height * scale) + 2 * gutterPixels;
    if (x + width > sidePixels) {
      [x, y, shelf] = [0, y + shelf, 0];
    }
    if (x + width > sidePixels || y + height > sidePixels) {
      return undefined;
    }
    corners[index] = { x: x + gutterPixels, y: y + gutterPixels };
    x += width;
    shelf = Math.max(shelf, height);
  }
  return corners;
}
