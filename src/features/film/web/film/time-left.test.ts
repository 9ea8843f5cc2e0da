import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

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
