import { hangulSyllable } from './hangul-kana.ts';
import { latinWord } from './latin-kana.ts';

const LETTERS =
  'エー,ビー,シー,ディー,イー,エフ,ジー,エイチ,アイ,ジェー,ケー,エル,エム,エヌ,オー,ピー,キュー,アール,エス,ティー,ユー,ヴィー,ダブリュー,エックス,ワイ,ゼット'.split(
    ',',
  );

const NUMERALS = '〇一二三四五六七八九';

/** A number from 0 to 9999 in Japanese numerals. */
export function numberInWords(value: number): string {
  if (value === 0) {
    return '零';
  }
  let rest = Math.floor(value),
    text = '';
  for (const [size, sign] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(rest / size);
    rest -= digit * size;
    if (digit > 0) {
      text += `${digit === 1 && size > 1 ? '' : NUMERALS[digit]}${sign}`;
    }
  }
  return text;
}

/** Writes Latin letters and Hangul in katakana and digits in numerals, so that everything can be read aloud. */
export function sayable(text: string): string {
  return text
    .replace(/[A-Za-zÀ-ɏ]+(?:['’][A-Za-z]+)?/g, (word) =>
      /^[A-Z]{1,4}$/.test(word)
        ? [...word].map((letter) => LETTERS[letter.charCodeAt(0) - 65] ?? '').join('')
        : latinWord(word),
    )
    .replace(/[가-힣]/g, (character) => hangulSyllable(character))
    .replace(/[0-9０-９]+/g, (digits) => {
      const plain = digits.replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
      return plain.length <= 4 && !plain.startsWith('0')
        ? numberInWords(Number(plain))
        : [...plain].map((digit) => NUMERALS[Number(digit)]).join('');
    })
    .replace(/([ァ-ヺー])[ ]+(?=[ァ-ヺ])/g, '$1・');
}
