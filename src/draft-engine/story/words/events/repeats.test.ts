import { expect, it } from 'vitest';
import { isToldAgain } from './repeats.ts';

it('knows a deed that was told, and one that was only spoken of', () => {
  const taught = ['The baker taught the boy to knead the dough at dawn.'];
  expect(isToldAgain('The boy kneaded the dough.', 'knead', taught)).toBe(true);
  expect(isToldAgain('The boy dropped the dough.', 'drop', taught)).toBe(false);
  expect(isToldAgain('The boy opened the oven.', 'open', ['The boy did not open the oven.'])).toBe(false);
});
