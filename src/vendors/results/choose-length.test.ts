import { expect, test } from 'vitest';
import { chooseLength } from './choose-length.ts';

test('[CAT-22] a model is asked for its shortest length that is enough, or its longest', () => {
  expect([1.5, 5, 5.1, 12].map((seconds) => chooseLength('kling_v21', seconds))).toEqual([5, 5, 10, 10]);
  expect(chooseLength('wan22_std', 3.2)).toBe(4);
});
