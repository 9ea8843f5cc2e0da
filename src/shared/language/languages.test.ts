import { expect, test } from 'vitest';
import { languageOfTag } from './languages.ts';
import { countLetters, LANGUAGE_OF_SCRIPT } from './scripts.ts';

test.each([
  ['en', 'en'],
  ['EN-gb', 'en'],
  [' zh-Hant-TW ', 'cn'],
  ['ko', 'ko'],
  ['ja-JP', 'ja'],
  ['cn', undefined],
  ['fr', undefined],
  ['english', undefined],
  ['', undefined],
])('[LANG-01] the tag “%s” is the language %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

test('[LANG-01] letters are counted by their script, marks and digits by none', () => {
  expect(countLetters('Ab é 12! 狐狸 ひらカタナー 여우')).toEqual({ latin: 3, han: 2, kana: 6, hangul: 2 });
  expect(LANGUAGE_OF_SCRIPT).toEqual({ latin: 'en', han: 'cn', hangul: 'ko', kana: 'ja' });
});
