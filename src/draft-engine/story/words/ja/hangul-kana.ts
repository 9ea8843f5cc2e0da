import { wordTable } from '#src/shared/word-table.ts';

/** Hangul initials as Japanese rows, vowels as vowels, finals as endings. */
const HANGUL_ROWS = [
  'カキクケコ',
  'カキクケコ',
  'ナニヌネノ',
  'タチトテト',
  'タチトテト',
  'ラリルレロ',
  'マミムメモ',
  'パピプペポ',
  'パピプペポ',
  'サシスセソ',
  'サシスセソ',
  'アイウエオ',
  'チャチュチェ',
  'チャチュチェ',
  'チャチュチェ',
  'カキクケコ',
  'タチトテト',
  'パピプペポ',
  'ハヒフヘホ',
];
const HANGUL_VOWELS = [
  'a',
  'e',
  'ya',
  'e',
  'o',
  'e',
  'yo',
  'e',
  'o',
  'wa',
  'e',
  'e',
  'yo',
  'u',
  'wo',
  'we',
  'wi',
  'yu',
  'u',
  'i',
  'i',
];
const HANGUL_FINALS = [
  '',
  'ク',
  'ク',
  'ク',
  'ン',
  'ン',
  'ン',
  'ッ',
  'ル',
  'ク',
  'ム',
  'ル',
  'ル',
  'ル',
  'プ',
  'ル',
  'ム',
  'プ',
  'プ',
  'ッ',
  'ッ',
  'ン',
  'ッ',
  'チ',
  'ク',
  'ッ',
  'プ',
  'ッ',
];

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

/** A Hangul syllable in katakana. */
export function hangulSyllable(character: string): string {
  const code = character.charCodeAt(0) - 0xac00;
  const lead = Math.floor(code / 588),
    vowel = HANGUL_VOWELS[Math.floor((code % 588) / 28)] ?? 'a',
    final = HANGUL_FINALS[code % 28] ?? '';
  const bare = vowel.slice(-1),
    row = HANGUL_ROWS[lead] ?? 'アイウエオ';
  if (row.startsWith('チャ')) {
    return `${PALATALS[bare] ?? 'チ'}${final}`;
  }
  if (lead === 11) {
    return `${GLIDES[vowel] ?? row['aiueo'.indexOf(bare)] ?? 'ア'}${final}`;
  }
  return vowel.length === 1
    ? `${row['aiueo'.indexOf(bare)] ?? ''}${final}`
    : `${row[vowel.startsWith('y') ? 1 : 2] ?? ''}${SMALL[vowel] ?? ''}${final}`;
}
