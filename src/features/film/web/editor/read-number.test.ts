import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test('[EDIT-10] a number is read with a point or a comma, whatever the language', () => {
  expect(['1.5', '1,5', ' 2 ', '１．５', '3.', ',5', '−4', '-0.25'].map(readNumber)).toEqual([
    1.5, 1.5, 2, 1.5, 3, 0.5, -4, -0.25,
  ]);
});

test('what is no number is refused, not guessed', () => {
  expect(['', '1,000,5', '1.2.3', 'ten', '1e3', '5 s', '-'].map(readNumber)).toEqual(Array(7).fill(undefined));
});
