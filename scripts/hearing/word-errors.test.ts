import { expect, test } from 'vitest';
import { wordErrors, wordsOf } from './word-errors.ts';

test('words are compared without case, punctuation and notes', () => {
  expect(wordsOf("[Music] It's the keeper’s LAST ship; (wind)")).toEqual(['its', 'the', 'keepers', 'last', 'ship']);
});

test('spellings of one word are no difference, and like words stay apart', () => {
  expect(wordsOf('Three grey neighbours realised it at the theatre.')).toEqual(
    wordsOf('3 gray neighbors realized it at the theater'),
  );
  expect(wordsOf('our four hours')).toEqual(['our', '4', 'hours']);
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
