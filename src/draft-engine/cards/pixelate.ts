/** RGBA of a picture, row by row. */
interface Picture {
  data: Uint8Array | Uint8ClampedArray | Buffer;
  width: number;
  height: number;
}

const LEVELS = 6;
const SOLID = 110;

/** Makes a small picture one of an old game, in place: few colours, whole pixels, and a dark edge around them. */
export function pixelate({ data, width, height }: Picture): void {
  const solid = Array.from({ length: width * height }, (_, index) => (data[4 * index + 3] ?? 0) > SOLID);
  const step = 255 / LEVELS;
  for (let index = 0; index < solid.length; index++) {
    const at = 4 * index;
    if (solid[index]) {
      for (const channel of [0, 1, 2]) {
        data[at + channel] = Math.round((data[at + channel] ?? 0) / step) * step;
      }
      data[at + 3] = 255;
      continue;
    }
    const x = index % width;
    const isEdge =
      solid[index - width] === true ||
      solid[index + width] === true ||
      (x > 0 && solid[index - 1] === true) ||
      (x < width - 1 && solid[index + 1] === true);
    data.set(isEdge ? [32, 22, 44, 255] : [0, 0, 0, 0], at);
  }
}
