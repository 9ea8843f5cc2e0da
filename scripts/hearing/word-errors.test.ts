import { expect, test } from 'vitest';
import { wordErrors, wordsOf } from './word-errors.ts';

test('words are compared without case, punctuation and notes', () => {
  expect(wordsOf("[Music] It's the keeper’s LAST ship; (wind)")).toEqual(['its', 'the', 'keepers', 'last', 'ship']);
});

test('finds what was misheard, missing and added, in order', () => {
  expect(wordErrors(['the', 'bear', 'sleeps', 'now'], ['a', 'the', 'bare', 'sleeps'])).toEqual([
    { said: '', heard: 'a' },
    { said: 'bear', heard: 'bare' },
    { said: 'now', heard: '' },
  ]);
  expect(wordErrors(['same'], ['same'])).toEqual([]);
  expect(wordErrors([], [])).toEqual([]);
});
