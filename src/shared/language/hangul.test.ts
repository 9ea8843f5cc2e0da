import { expect, test } from 'vitest';
import { endsClosed, putTogether, takeApart } from './hangul.ts';

test('a syllable is taken apart into its letters and put together again', () => {
  expect(takeApart('가')).toEqual({ initial: 'ㄱ', vowel: 'ㅏ', final: '' });
  expect(takeApart('닭')).toEqual({ initial: 'ㄷ', vowel: 'ㅏ', final: 'ㄺ' });
  expect(takeApart('힣')).toEqual({ initial: 'ㅎ', vowel: 'ㅣ', final: 'ㅎ' });
  for (const sign of ['', 'ㄱ', 'a', '漢', '\uabff', '\ud7a4', '🦊']) {
    expect(takeApart(sign), sign).toBeUndefined();
  }
  const composed = Array.from({ length: 11_172 }, (_, place) => String.fromCodePoint(0xac00 + place));
  expect(composed.map((syllable) => putTogether(takeApart(syllable)!))).toEqual(composed);
});

test('a text ends closed where its last syllable has a final consonant', () => {
  expect(['민준', '서울', '값'].map(endsClosed)).toEqual([true, true, true]);
  expect(['민수', '', 'Ben', '민준 ', '준🦊'].map(endsClosed)).toEqual([false, false, false, false, false]);
});
