import { takeApart } from '#src/shared/language/hangul.ts';

/**
 * Latin letters for Hangul, letter by letter, without any rule of pronunciation: as in uroman, by which the Latin texts
 * of many voices were made.
 */
const INITIALS: Readonly<Record<string, string>> = {
  ㄱ: 'g',
  ㄲ: 'gg',
  ㄴ: 'n',
  ㄷ: 'd',
  ㄸ: 'dd',
  ㄹ: 'r',
  ㅁ: 'm',
  ㅂ: 'b',
  ㅃ: 'bb',
  ㅅ: 's',
  ㅆ: 'ss',
  ㅇ: '',
  ㅈ: 'j',
  ㅉ: 'jj',
  ㅊ: 'c',
  ㅋ: 'k',
  ㅌ: 't',
  ㅍ: 'p',
  ㅎ: 'h',
};
const VOWELS: Readonly<Record<string, string>> = {
  ㅏ: 'a',
  ㅐ: 'ae',
  ㅑ: 'ya',
  ㅒ: 'yae',
  ㅓ: 'eo',
  ㅔ: 'e',
  ㅕ: 'yeo',
  ㅖ: 'ye',
  ㅗ: 'o',
  ㅘ: 'wa',
  ㅙ: 'wai',
  ㅚ: 'oe',
  ㅛ: 'yo',
  ㅜ: 'u',
  ㅝ: 'weo',
  ㅞ: 'we',
  ㅟ: 'wi',
  ㅠ: 'yu',
  ㅡ: 'eu',
  ㅢ: 'yi',
  ㅣ: 'i',
};
/** Finals that are written otherwise than the same letters at the beginning of a syllable. */
const FINALS: Readonly<Record<string, string>> = {
  ㄳ: 'gs',
  ㄵ: 'nj',
  ㄶ: 'nh',
  ㄹ: 'l',
  ㄺ: 'lg',
  ㄻ: 'lm',
  ㄼ: 'lb',
  ㄽ: 'ls',
  ㄾ: 'lt',
  ㄿ: 'lp',
  ㅀ: 'lh',
  ㅄ: 'bs',
  ㅇ: 'ng',
};

/** The Latin letters of a syllable; undefined for any other character. */
export function romaniseHangul(character: string): string | undefined {
  const letters = takeApart(character);
  return (
    letters &&
    INITIALS[letters.initial]! + VOWELS[letters.vowel]! + (FINALS[letters.final] ?? INITIALS[letters.final] ?? '')
  );
}
