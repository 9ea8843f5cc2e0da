import { expect, test } from 'vitest';
import { handleRows } from './handle-rows.ts';

test.each([
  [
    [-0.5, 0.5],
    [0, 0],
  ],
  [
    [-0.2, 0.2],
    [0, 1],
  ],
  [
    [-0.2, 0.2, 0.5],
    [0, 1, 0],
  ],
  [
    [0, 0, 0],
    [0, 1, 2],
  ],
])('handles at %j lie in the rows %j, where none covers another', (places, rows) => {
  expect(handleRows(places)).toEqual(rows);
});
