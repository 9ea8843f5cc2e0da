import { expect, test } from 'vitest';
import { gapAt, inView, packRows, placeAt } from './shots-in-view.ts';

/** Five hundred shots of two seconds. */
const SHOTS = Array.from({ length: 500 }, (_, index) => ({ startSeconds: 2 * index, endSeconds: 2 * index + 2 }));

test('only the shots between two moments are seen, those that are cut by them too', () => {
  expect(inView(SHOTS, 401, 407).map(({ index }) => index)).toEqual([200, 201, 202, 203]);
  expect(inView(SHOTS, 400, 402).map(({ index }) => index)).toEqual([200]);
  expect(inView(SHOTS, 2000, 2100)).toEqual([]);
});

test('a moment is in one shot, and nearest to one gap', () => {
  expect([-1, 0, 1.9, 2, 999, 5000].map((seconds) => placeAt(SHOTS, seconds))).toEqual([0, 0, 0, 1, 499, 499]);
  expect(placeAt([], 3)).toBe(-1);
  expect([-5, 0.9, 1.1, 2.9, 3.1, 5000].map((seconds) => gapAt(SHOTS, seconds))).toEqual([0, 0, 1, 1, 2, 500]);
});

test('what overlaps gets rows below each other, and a row is used again', () => {
  const rows = packRows([
    { startSeconds: 0, endSeconds: 10 },
    { startSeconds: 12, endSeconds: 14 },
    { startSeconds: 4, endSeconds: 6 },
    { startSeconds: 6, endSeconds: 13 },
  ]).map(({ row, stretch }) => [stretch.startSeconds, row]);
  expect(rows).toEqual([
    [0, 0],
    [4, 1],
    [6, 1],
    [12, 0],
  ]);
});
