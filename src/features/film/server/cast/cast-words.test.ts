import { expect, test } from 'vitest';
import { searchWords } from './cast-words.ts';

test.each([
  ['en', 'pier'],
  ['en', 'dock'],
  ['cn', '码头'],
] as const)('[EDIT-04] a place is found by what means the same and by what stands in it: %s %s', (language, word) => {
  expect(searchWords(language).places['harbour']).toContain(word);
});
