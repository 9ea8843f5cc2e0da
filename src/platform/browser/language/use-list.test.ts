import { expect, test } from 'vitest';
import { inRanges } from '#src/platform/browser/language/use-list.ts';

test('three or more numbers that follow each other are a range', () => {
  expect(inRanges([1, 2, 3, 4, 6])).toEqual(['1–4', '6']);
  expect(inRanges([1, 2, 5, 7, 8, 9])).toEqual(['1', '2', '5', '7–9']);
  expect(inRanges([])).toEqual([]);
});
