/** How many words a voice says in a second. */
export const WORDS_PER_SECOND = 2.5;

/** Words of a text. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
