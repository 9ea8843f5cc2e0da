/** How many syllables a voice says in a second. */
export const SYLLABLES_PER_SECOND = 4.5;

/** Syllables of a text: one a character or digit, two for every four letters of another script. */
export const countSyllables = (text: string): number =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) +
  (text.match(/\d/g)?.length ?? 0) +
  (text.match(/[\p{Script=Latin}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}/gu)?.length ?? 0) * 2;
