import type { Surface } from '../../picture/drawing-surface.ts';
import type { Tint } from '../template.ts';

type Channels = Uint8ClampedArray;

/** Blocks across a pixelated photo. */
const BLOCKS = 44;
const COMIC_LEVELS = 5;

const light = (data: Channels, at: number): number =>
  0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);

/** Changes the colours of a surface in place. */
export function tintPixels(surface: Surface, tint: Tint): void {
  if (tint === 'none') {
    return;
  }
  const context = surface.getContext('2d');
  const pixels = context.getImageData(0, 0, surface.width, surface.height);
  TINTS[tint](pixels.data, surface.width, surface.height);
  context.putImageData(pixels, 0, 0);
}

const TINTS: Readonly<Record<Exclude<Tint, 'none'>, (data: Channels, width: number, height: number) => void>> = {
  grey: (data) => toned(data, [1, 1, 1], 1.12),
  sepia: (data) => toned(data, [1.08, 0.92, 0.7], 1),
  halftone,
  pixels: pixelated,
  comic: (data) => {
    const step = 255 / (COMIC_LEVELS - 1);
    for (let at = 0; at < data.length; at++) {
      if (at % 4 !== 3) {
        const strong = 128 + ((data[at] ?? 0) - 128) * 1.35;
        data[at] = Math.round(strong / step) * step;
      }
    }
  },
};

function toned(data: Channels, [red, green, blue]: readonly [number, number, number], contrast: number): void {
  for (let at = 0; at < data.length; at += 4) {
    const grey = 128 + (light(data, at) - 128) * contrast;
    data[at] = grey * red;
    data[at + 1] = grey * green;
    data[at + 2] = grey * blue;
  }
}

/** Black dots on grey paper, as in a newspaper, over a faint picture. */
function halftone(data: Channels, width: number, height: number): void {
  const pitch = Math.max(3, Math.round(width / 90));
  const source = Uint8ClampedArray.from({ length: width * height }, (_, index) => light(data, index * 4));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x + y) / pitch, (x - y) / pitch];
      const screen = 128 + 62 * (Math.cos(u * Math.PI) + Math.cos(v * Math.PI));
      const grey = source[y * width + x] ?? 0;
      const ink = Math.max(0, Math.min(1, (screen * 0.72 + 26 - grey) / 46));
      const at = 4 * (y * width + x);
      [data[at], data[at + 1], data[at + 2]] = [226 - ink * 190, 219 - ink * 185, 203 - ink * 170];
    }
  }
}

function pixelated(data: Channels, width: number, height: number): void {
  const block = Math.max(2, Math.round(width / BLOCKS));
  for (let top = 0; top < height; top += block) {
    for (let left = 0; left < width; left += block) {
      const middle = 4 * (Math.min(height - 1, top + (block >> 1)) * width + Math.min(width - 1, left + (block >> 1)));
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.slice(middle, middle + 4);
      for (let y = top; y < Math.min(height, top + block); y++) {
        for (let x = left; x < Math.min(width, left + block); x++) {
          data.set([red & 0xf0, green & 0xf0, blue & 0xf0, alpha > 110 ? 255 : 0], 4 * (y * width + x));
        }
      }
    }
  }
}
