import { takeApart } from '#src/shared/language/hangul.ts';
import { wordTable } from '#src/shared/word-table.ts';

/** Hangul initials as Japanese rows, vowels as vowels, finals as endings. */
const HANGUL_ROWS: Readonly<Record<string, string>> = {
  ㄱ: 'カキクケコ',
  ㄲ: 'カキクケコ',
  ㄴ: 'ナニヌネノ',
  ㄷ: 'タチトテト',
  ㄸ: 'タチトテト',
  ㄹ: 'ラリルレロ',
  ㅁ: 'マミムメモ',
  ㅂ: 'パピプペポ',
  ㅃ: 'パピプペポ',
  ㅅ: 'サシスセソ',
  ㅆ: 'サシスセソ',
  ㅇ: 'アイウエオ',
  ㅈ: 'チャチュチェ',
  ㅉ: 'チャチュチェ',
  ㅊ: 'チャチュチェ',
  ㅋ: 'カキクケコ',
  ㅌ: 'タチトテト',
  ㅍ: 'パピプペポ',
  ㅎ: 'ハヒフヘホ',
};
const HANGUL_VOWELS: Readonly<Record<string, string>> = {
  ㅏ: 'a',
  ㅐ: 'e',
  ㅑ: 'ya',
  ㅒ: 'e',
  ㅓ: 'o',
  ㅔ: 'e',
  ㅕ: 'yo',
  ㅖ: 'e',
  ㅗ: 'o',
  ㅘ: 'wa',
  ㅙ: 'e',
  ㅚ: 'e',
  ㅛ: 'yo',
  ㅜ: 'u',
  ㅝ: 'wo',
  ㅞ: 'we',
  ㅟ: 'wi',
  ㅠ: 'yu',
  ㅡ: 'u',
  ㅢ: 'i',
  ㅣ: 'i',
};
const HANGUL_FINALS: Readonly<Record<string, string>> = {
  ㄱ: 'ク',
  ㄲ: 'ク',
  ㄳ: 'ク',
  ㄴ: 'ン',
  ㄵ: 'ン',
  ㄶ: 'ン',
  ㄷ: 'ッ',
  ㄹ: 'ル',
  ㄺ: 'ク',
  ㄻ: 'ム',
  ㄼ: 'ル',
  ㄽ: 'ル',
  ㄾ: 'ル',
  ㄿ: 'プ',
  ㅀ: 'ル',
  ㅁ: 'ム',
  ㅂ: 'プ',
  ㅄ: 'プ',
  ㅅ: 'ッ',
  ㅆ: 'ッ',
  ㅇ: 'ン',
  ㅈ: 'ッ',
  ㅊ: 'チ',
  ㅋ: 'ク',
  ㅌ: 'ッ',
  ㅍ: 'プ',
  ㅎ: 'ッ',
};

const GLIDES: Readonly<Record<string, string>> = wordTable({
  ya: 'ヤ',
  yu: 'ユ',
  yo: 'ヨ',
  wa: 'ワ',
  we: 'ウェ',
  wi: 'ウィ',
  wo: 'ウォ',
});
const SMALL: Readonly<Record<string, string>> = wordTable({
  ya: 'ャ',
  yu: 'ュ',
  yo: 'ョ',
  wa: 'ァ',
  we: 'ェ',
  wi: 'ィ',
  wo: 'ォ',
});
const PALATALS: Readonly<Record<string, string>> = wordTable({ a: 'チャ', i: 'チ', u: 'チュ', e: 'チェ', o: 'チョ' });

/** A Hangul syllable in katakana; any other character as it is. */
export function hangulSyllable(character: string): string {
  const letters = takeApart(character);
  if (!letters) {
    return character;
  }
  const row = HANGUL_ROWS[letters.initial] ?? '';
  const vowel = HANGUL_VOWELS[letters.vowel] ?? '';
  const final = HANGUL_FINALS[letters.final] ?? '';
  const bare = vowel.slice(-1);
  if (row.startsWith('チャ')) {
    return `${PALATALS[bare] ?? 'チ'}${final}`;
  }
  if (letters.initial === 'ㅇ') {
    return `${GLIDES[vowel] ?? row['aiueo'.indexOf(bare)] ?? 'ア'}${final}`;
  }
  return vowel.length === 1
    ? `${row['aiueo'.indexOf(bare)] ?? ''}${final}`
    : `${row[vowel.startsWith('y') ? 1 : 2] ?? ''}${SMALL[vowel] ?? ''}${final}`;
}
