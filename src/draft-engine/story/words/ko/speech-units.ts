/** How many syllables a voice says in a second. */
export const SYLLABLES_PER_SECOND = 4.8;

const LETTER_SYLLABLES = 0.6;

/** Syllables of a text: one a block or digit, a little more than a half a Latin letter. */
export const countSyllables = (text: string): number =>
  (text.match(/[가-힣0-9]/g)?.length ?? 0) + (text.match(/[A-Za-z]/g)?.length ?? 0) * LETTER_SYLLABLES;
