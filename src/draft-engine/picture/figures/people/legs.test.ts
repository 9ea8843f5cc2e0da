import { expect, test } from 'vitest';
import { TEST_PERSON } from '#tests/build/measured-stage.ts';
import { skiaSurfaces } from '../../../clip/draw-clip.ts';
import { drawPortrait } from '../../still.ts';

const SIZE = { width: 390, height: 660 };

/** Lightness of the opaque pixels of a row, from left to right, in parts that touch. */
function partsAt(rgba: Uint8ClampedArray, y: number): number[][] {
  const parts: number[][] = [];
  let open = false;
  for (let x = 0; x < SIZE.width; x++) {
    const at = (y * SIZE.width + x) * 4;
    const isOpaque = (rgba[at + 3] ?? 0) > 250;
    if (isOpaque) {
      const value = 0.3 * (rgba[at] ?? 0) + 0.6 * (rgba[at + 1] ?? 0) + 0.1 * (rgba[at + 2] ?? 0);
      parts.splice(open ? -1 : parts.length, open ? 1 : 0, [...(open ? (parts.at(-1) ?? []) : []), value]);
    }
    open = isOpaque;
  }
  return parts.filter(({ length }) => length > 6);
}

test.each([1, 2, 3, 4] as const)('[DRAFT-07] bare legs of skin %i have an edge on both sides on any floor', (skin) => {
  const { data } = drawPortrait({ ...TEST_PERSON, outfit: 'dress', skin }, 'gouache', SIZE, skiaSurfaces, undefined, {
    show: 'figure',
    transparent: true,
    state: { turn: 0 },
  })
    .getContext('2d')
    .getImageData(0, 0, SIZE.width, SIZE.height);
  const legs = partsAt(data, Math.round(SIZE.height * 0.86));
  expect(legs).toHaveLength(2);
  for (const leg of legs) {
    const middle = leg[leg.length >> 1] ?? 0;
    expect(middle - Math.min(...leg.slice(0, 4))).toBeGreaterThan(8);
    expect(middle - Math.min(...leg.slice(-4))).toBeGreaterThan(8);
  }
});
