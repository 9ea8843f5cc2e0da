import { expect, test } from 'vitest';
import { shownAfter, shownShots } from './shown-shots.ts';

const shot = (number: number, leftOut = false) => ({ number, plan: leftOut ? { leftOut } : {} });

test('[EDIT-10] after a shot comes the next that is in the video, also after one that is left out', () => {
  const shots = [shot(1), shot(2, true), shot(3), shot(4, true)] as const;
  expect(shownShots(shots).map(({ number }) => number)).toEqual([1, 3]);
  expect(shots.map((each) => shownAfter(shots, each)?.number)).toEqual([3, 3, undefined, undefined]);
});
