import { expect, test } from 'vitest';
import { steadyLeft, timeLeft } from './time-left.ts';

test.each([
  [0, 'seconds', 1],
  [1.4, 'seconds', 1],
  [90.4, 'seconds', 90],
  [91, 'minutes', 2],
  [150, 'minutes', 3],
  [5400, 'minutes', 90],
  [5401, 'hours', 2],
  [13_454, 'hours', 4],
])('%s seconds are left: in %s it is %s', (seconds, unit, count) => {
  expect(timeLeft(seconds)).toEqual({ unit, count });
});

test('[PIPE-04] the remaining time that is shown never counts up, and is not told while it is far from the estimate', () => {
  const told = [60, 50, 58, 45, 300, 120, 80, 44, 20, 32, 3];
  let least = Infinity;
  const shown = told.map((seconds) => {
    const steady = steadyLeft(least, seconds);
    least = Math.min(least, seconds);
    return steady;
  });
  expect(shown).toEqual([60, 50, 50, 45, undefined, undefined, 45, 44, 20, 20, 3]);
});
