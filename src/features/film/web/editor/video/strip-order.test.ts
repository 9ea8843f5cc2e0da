import { expect, test } from 'vitest';
import { paintedAt, STRIP_ORDER } from './strip-order.ts';

test('[EDIT-10] the strip of a clip is full from its first picture on, and in the end each is its own', () => {
  const strip: number[] = [];
  STRIP_ORDER.forEach((picture, step) => {
    for (const place of paintedAt(step)) {
      strip[place] = picture;
    }
    expect(strip.filter((each) => each !== undefined)).toHaveLength(STRIP_ORDER.length);
  });
  expect(strip).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
