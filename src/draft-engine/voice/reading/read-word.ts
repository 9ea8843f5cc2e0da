/** A written word and how it is said. */
export interface ReadWord {
  /** As written, for subtitles: the words of a text joined with what stands between them give the text. */
  text: string;
  /**
   * As an ordinary reader would spell it out in the language's own script: numbers, dates, units and abbreviations in
   * words; Japanese in katakana, Korean in Hangul as it sounds. It is what the formant engine reads.
   */
  spoken: string;
  /** In the neural voice's symbols (`neural/model-symbols.ts`). */
  phonemes: string;
  /**
   * The symbols between this word and the next: '' where words are joined, ' ' where they are apart, and a mark of `; :
   * , . ! ? — …` before that space where the reader pauses.
   */
  after: string;
}

/** Reads one sentence of a language. Throws nothing: what cannot be read is left out. */
export type ReadSentence = (sentence: string) => Promise<ReadWord[]>;
