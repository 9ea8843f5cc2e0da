import { expect, test } from 'vitest';
import { createRandom } from '#src/shared/random.ts';
import { createFilmPixels } from './film-pixels.ts';

/** The definition of BT.709 in limited range, on averages of four pixels for the colours. */
function expectedPlanes(rgba: Uint8Array, width: number, height: number): number[][] {
  const [y, u, v]: [number[], number[], number[]] = [[], [], []];
  const at = (x: number, row: number, channel: number): number => rgba[(row * width + x) * 4 + channel] as number;
  for (let row = 0; row < height; row++) {
    for (let x = 0; x < width; x++) {
      y.push(16 + (219 / 255) * (0.2126 * at(x, row, 0) + 0.7152 * at(x, row, 1) + 0.0722 * at(x, row, 2)));
      if (row % 2 === 0 && x % 2 === 0) {
        const [r = 0, g = 0, b = 0] = [0, 1, 2].map(
          (channel) =>
            (at(x, row, channel) + at(x + 1, row, channel) + at(x, row + 1, channel) + at(x + 1, row + 1, channel)) / 4,
        );
        const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        u.push(128 + ((224 / 255) * (b - luma)) / 1.8556);
        v.push(128 + ((224 / 255) * (r - luma)) / 1.5748);
      }
    }
  }
  return [y, u, v];
}

test.each([
  [48, 16],
  [22, 18],
])('a frame of %i × %i becomes the planes of its film within rounding', (width, height) => {
  const random = createRandom(7);
  const rgba = Uint8Array.from({ length: width * height * 4 }, (_, index) =>
    index % 4 === 3 || random.chance(0.1) ? 255 : random.below(256),
  );
  const pixels = createFilmPixels(width, height);
  const frame = pixels.convert(rgba);
  const expected = expectedPlanes(rgba, width, height).flat();
  expect(frame.length).toBe(expected.length);
  expect(Math.max(...expected.map((value, index) => Math.abs(value - (frame[index] as number))))).toBeLessThan(0.52);
  const kept = frame.slice();
  pixels.convert(new Uint8Array(rgba.length));
  expect(frame).toEqual(kept);
});
