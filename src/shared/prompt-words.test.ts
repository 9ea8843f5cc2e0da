import { expect, test } from 'vitest';
import { hasWords, withoutWords, withWords } from './prompt-words.ts';

test('[OPT-01] words are joined to a prompt by one comma, whatever it ends with', () => {
  expect(withWords('a red fox', 'at night', ', ')).toBe('a red fox, at night');
  expect(withWords('A red fox. ', 'at night', ', ')).toBe('A red fox, at night');
  expect(withWords('赤いキツネ、', '夜', '、')).toBe('赤いキツネ、夜');
});

test('[OPT-01] added words are taken back, also from the middle, and never a part of other words', () => {
  const both = withWords(withWords('a red fox', 'at night', ', '), 'in the fog', ', ');
  expect(withoutWords(both, 'at night', ', ')).toBe('a red fox, in the fog');
  expect(withoutWords(both, 'in the fog', ', ')).toBe('a red fox, at night');
  expect(hasWords('a red fox, at nightfall', 'at night', ', ')).toBe(false);
  expect(withoutWords('a red fox, at nightfall', 'at night', ', ')).toBe('a red fox, at nightfall');
  expect(hasWords('at night', 'at night', ', ')).toBe(false);
});
