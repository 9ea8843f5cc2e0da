import { expect, test } from 'vitest';
import { indexOfGap } from './index-of-gap.ts';

const named = (ids: string) => [...ids].map((id) => ({ id }));

test('[EDIT-10] a gap between the shots of the video is before the shot at it, or after the last one', () => {
  const indexes = (shown: string) => [...shown, ''].map((_, gap) => indexOfGap(named('abcde'), named(shown), gap));
  expect(indexes('abcde')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(indexes('bcde')).toEqual([1, 2, 3, 4, 5]);
  expect(indexes('abd')).toEqual([0, 1, 3, 4]);
});
