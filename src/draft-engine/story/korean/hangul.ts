import { putTogether, takeApart } from '#src/shared/language/hangul.ts';
import { wordTable } from '#src/shared/word-table.ts';

/** True for one composed Hangul syllable. */
export const isHangul = (character: string | undefined): character is string =>
  character !== undefined && takeApart(character) !== undefined;

/** The final consonant of a Hangul syllable, '' where it has none. */
export const finalOf = (syllable: string): string => takeApart(syllable)?.final ?? '';
/** The vowel of a Hangul syllable. */
export const vowelOf = (syllable: string): string => takeApart(syllable)?.vowel ?? '';
/** True where the syllable begins with the silent ㅇ. */
export const beginsSilent = (syllable: string): boolean => takeApart(syllable)?.initial === 'ㅇ';

/** The syllable with another final consonant. */
export function withFinal(syllable: string, final: string): string {
  const letters = takeApart(syllable);
  return letters ? putTogether({ ...letters, final }) : syllable;
}

/** The syllable with another vowel and no final consonant. */
export function withVowel(syllable: string, vowel: string): string {
  const letters = takeApart(syllable);
  return letters ? putTogether({ ...letters, vowel, final: '' }) : syllable;
}

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
