/** The words around a word as they are written; '' where there is none. */
export interface Around {
  previous: string;
  next: string;
  /** The word before the previous one. */
  earlier: string;
  /** The word after the next one. */
  later: string;
  /** The pause marks before and after the word. */
  pauseBefore: string;
  pauseAfter: string;
  /** True where the whole sentence is in capitals. */
  isShouted: boolean;
}

/** How a word of one form is spelled out; undefined leaves it to the next rule. */
export type SpellRule = [form: RegExp, spell: (groups: string[], around: Around) => string | undefined];
