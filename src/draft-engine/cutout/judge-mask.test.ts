import { expect, test } from 'vitest';
import { doubtOf, isDoubtful } from './judge-mask.ts';
import { planeOf } from './planes.ts';

const SIZE = { width: 200, height: 200 };
/** A mask with a value inside a box and nothing around it. */
const boxed = (value: number, [left, top, right, bottom]: readonly [number, number, number, number]): Float32Array =>
  planeOf(SIZE.width * SIZE.height, (index) => {
    const [x, y] = [index % SIZE.width, Math.floor(index / SIZE.width)];
    return x >= left && x < right && y >= top && y < bottom ? value : 0;
  });

test('[BGR-01] a mask is doubtful where it is undecided, tiny or a thin strip', () => {
  expect(doubtOf(boxed(1, [50, 50, 150, 150]))).toBe(0);
  expect(doubtOf(boxed(0, [0, 0, 1, 1]))).toBe(0);
  expect(doubtOf(boxed(0.5, [50, 50, 150, 150]))).toBe(2);
  expect(isDoubtful(boxed(1, [50, 50, 150, 150]), SIZE)).toBe(false);
  expect(isDoubtful(boxed(1, [96, 10, 103, 190]), SIZE)).toBe(false);
  expect(isDoubtful(boxed(0.6, [50, 50, 150, 150]), SIZE)).toBe(true);
  expect(isDoubtful(boxed(1, [98, 98, 104, 104]), SIZE)).toBe(true);
  expect(isDoubtful(boxed(1, [98, 10, 100, 190]), SIZE)).toBe(true);
});
