/**
 * A text, how it is spelled out without pauses, and what else is expected of its words in order: `word=phonemes`,
 * `word>pause mark`, or after a slash the phonemes of them all.
 */
export type PhraseRow = [text: string, spoken: string, details?: string];
