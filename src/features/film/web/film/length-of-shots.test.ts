import { expect, test } from 'vitest';
import { lengthOfShots } from './length-of-shots.ts';

const shot = (startSeconds: number | null, durationSeconds: number, leftOut = false) => ({
  startSeconds,
  durationSeconds,
  leftOut,
});

test('shots that dissolve into each other are as long as the film, not as their sum', () => {
  expect(lengthOfShots([shot(0, 4), shot(3.5, 3), shot(null, 9, true), shot(6, 2)])).toBe(8);
});

test('before the voices are there the plan says how long they will be', () => {
  expect(lengthOfShots([shot(null, 4), shot(null, 3)])).toBe(7);
  expect(lengthOfShots([])).toBe(0);
});
