import { expect, test } from 'vitest';
import { labelEvery, ticksBetween, timeTicks } from './scale.ts';

test('an axis has round numbers that contain all values', () => {
  expect(ticksBetween(0, 7, 4)).toEqual([0, 2, 4, 6, 8]);
  expect(ticksBetween(0, 0.3, 3)).toEqual([0, 0.1, 0.2, 0.3]);
  expect(ticksBetween(-120, 340, 4)).toEqual([-200, 0, 200, 400]);
  expect(ticksBetween(0, 0, 4)).toEqual([0, 1]);
});

test('an axis of time has round minutes', () => {
  expect(timeTicks(150, 4)).toEqual([0, 60, 120, 180]);
  expect(timeTicks(40, 4)).toEqual([0, 10, 20, 30, 40]);
  expect(timeTicks(1.5, 3)).toEqual([0, 0.5, 1, 1.5]);
  expect(timeTicks(0, 4)).toEqual([0, 1]);
});

test('labels are left out where they would touch', () => {
  expect([labelEvery(7, 700, 50), labelEvery(90, 450, 50), labelEvery(24, 300, 50)]).toEqual([1, 10, 4]);
});
