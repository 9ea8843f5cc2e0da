import { expect, test } from 'vitest';
import { peaks } from './peaks.ts';

test('Each stretch shows its loudest sample, of either sign and in any channel', () => {
  const left = Float32Array.of(0, 0.25, 0, -0.5, 0, 0, 0, 0);
  const right = Float32Array.of(0, 0, 0, 0, 0, 0.75, 0, 0);
  expect([...peaks([left, right], 4)]).toEqual([0.25, 0.5, 0.75, 0]);
});

test('Nothing goes beyond full scale, and silence is flat', () => {
  expect([...peaks([Float32Array.of(1.5, -2)], 1)]).toEqual([1]);
  expect([...peaks([], 3)]).toEqual([0, 0, 0]);
});
