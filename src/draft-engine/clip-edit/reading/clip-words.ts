import type { ClipEdit } from '#src/shared/catalogue/clip-edits.ts';

/** What is known where words about time are read. */
export interface ClipReadingFacts {
  /** Length of the clip. */
  seconds: number;
  /** The first and the second number of the words; undefined where they have none. */
  one: number | undefined;
  other: number | undefined;
  /** 'a bit' or 'much' before or in the words. */
  degree: 'slight' | 'much' | undefined;
}

/** What words ask for: an edit, one that is taken back, or nothing that can be done. */
export type ClipAsk = ClipEdit | { kind: 'back'; of: ClipEdit['kind'] } | { kind: 'follow' };

/**
 * A pattern and what it asks for. In a pattern, N stands for a number, S for seconds, D for how much, each with the
 * words of the language; `one` and `other` are its groups with numbers.
 */
export type ClipRow = readonly [pattern: string, ask: (facts: ClipReadingFacts) => ClipAsk[]];

/** How edits of a clip's time, sound and shape are asked for in one language. */
export interface ClipWords {
  /** Patterns of a number, of seconds, and of a little and much. */
  number: string;
  seconds: string;
  slight: string;
  much: string;
  /** Numbers that are written as words. */
  numbers: Readonly<Record<string, number>>;
  /** Between the words of a language with spaces. */
  isWord: boolean;
  rows: readonly ClipRow[];
  /** What a clip is called, which asks for nothing. */
  fillers: string;
}
