import { expect, test } from 'vitest';
import { cutWords } from './search-words.ts';

test.each([
  ['The Lighthouse Keepers’ 2 dogs', ['the', 'lighthouse', 'keeper', '2', 'dog']],
  ['灯塔守护人', ['灯塔', '塔守', '守护', '护人']],
  ['夏の猫', ['夏の', 'の猫']],
  ['ｶﾀｶﾅ と Ｋｉｎｏｒａ', ['カタ', 'タカ', 'カナ', 'と', 'kinora']],
  ['등대에서 고양이를 만난 나이', ['등대', '고양이', '만난', '나이']],
  ["o'brien & 'or' | !not:*", ['o', 'brien', 'or', 'not']],
  ['猫', ['猫']],
  ['*** !!!', []],
])('[COMM-01] “%s” is found by its words', (text, words) => {
  expect(cutWords(text)).toEqual(words);
});

test('a text that never ends has some hundred words at most, and none of them is endless', () => {
  expect(cutWords(Array.from({ length: 5000 }, (_, index) => `word${index}`).join(' '))).toHaveLength(400);
  expect(cutWords('a'.repeat(5000))).toEqual([]);
});
