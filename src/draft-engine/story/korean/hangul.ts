import { wordTable } from '#src/shared/word-table.ts';
const FIRST = 0xac00,
  LAST = 0xd7a3;
const FINALS = [
  '',
  'ㄱ',
  'ㄲ',
  'ㄳ',
  'ㄴ',
  'ㄵ',
  'ㄶ',
  'ㄷ',
  'ㄹ',
  'ㄺ',
  'ㄻ',
  'ㄼ',
  'ㄽ',
  'ㄾ',
  'ㄿ',
  'ㅀ',
  'ㅁ',
  'ㅂ',
  'ㅄ',
  'ㅅ',
  'ㅆ',
  'ㅇ',
  'ㅈ',
  'ㅊ',
  'ㅋ',
  'ㅌ',
  'ㅍ',
  'ㅎ',
];
const VOWELS = [
  'ㅏ',
  'ㅐ',
  'ㅑ',
  'ㅒ',
  'ㅓ',
  'ㅔ',
  'ㅕ',
  'ㅖ',
  'ㅗ',
  'ㅘ',
  'ㅙ',
  'ㅚ',
  'ㅛ',
  'ㅜ',
  'ㅝ',
  'ㅞ',
  'ㅟ',
  'ㅠ',
  'ㅡ',
  'ㅢ',
  'ㅣ',
];

const offsetOf = (syllable: string): number => syllable.charCodeAt(0) - FIRST;

export const isHangul = (character: string | undefined): character is string =>
  character !== undefined && character.charCodeAt(0) >= FIRST && character.charCodeAt(0) <= LAST;

/** The final consonant of a Hangul syllable, '' where it has none. */
export const finalOf = (syllable: string): string =>
  isHangul(syllable) ? (FINALS[offsetOf(syllable) % 28] ?? '') : '';
/** The vowel of a Hangul syllable. */
export const vowelOf = (syllable: string): string =>
  isHangul(syllable) ? (VOWELS[Math.floor(offsetOf(syllable) / 28) % 21] ?? '') : '';
/** True where the syllable begins with the silent ㅇ. */
export const beginsSilent = (syllable: string): boolean =>
  isHangul(syllable) && Math.floor(offsetOf(syllable) / 588) === 11;

/** The syllable with another final consonant. */
export const withFinal = (syllable: string, final: string): string =>
  String.fromCharCode(syllable.charCodeAt(0) - (offsetOf(syllable) % 28) + FINALS.indexOf(final));
/** The syllable with another vowel and no final consonant. */
export const withVowel = (syllable: string, vowel: string): string =>
  String.fromCharCode(FIRST + Math.floor(offsetOf(syllable) / 588) * 588 + VOWELS.indexOf(vowel) * 28);

const DIGIT_FINALS: Readonly<Record<string, string>> = wordTable({
  0: 'ㅇ',
  1: 'ㄹ',
  3: 'ㅁ',
  6: 'ㄱ',
  7: 'ㄹ',
  8: 'ㄹ',
});

/**
 * The final sound by which a particle after `text` is chosen: of a Hangul syllable, a digit as it is read, or a Latin
 * word as it is usually said.
 */
export function soundAfter(text: string): string {
  const last = text.replace(/[\s"'”’)\]]+$/, '').at(-1) ?? '';
  if (isHangul(last)) {
    return finalOf(last);
  }
  if (/\d/.test(last)) {
    return DIGIT_FINALS[last] ?? '';
  }
  if (/l$/i.test(last)) {
    return 'ㄹ';
  }
  return /(?:[mnbpkt]|ng|ck|[aeiou]c)$/i.test(text) ? 'ㄱ' : '';
}
