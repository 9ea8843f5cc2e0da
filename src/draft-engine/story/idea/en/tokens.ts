import type { Word } from '../text-reading.ts';
import type { VerbForm } from './verb-forms.ts';

export type Pos =
  | 'noun'
  | 'name'
  | 'pronoun'
  | 'determiner'
  | 'possessive'
  | 'adjective'
  | 'adverb'
  | 'number'
  | 'age'
  | 'verb'
  | 'be'
  | 'have'
  | 'do'
  | 'modal'
  | 'not'
  | 'to'
  | 'preposition'
  | 'and'
  | 'joiner'
  | 'relative'
  | 'other';

/** A word on its way through the rules. */
export interface Token extends Word {
  lower: string;
  pos: Pos;
  /** How it can be read as a verb. */
  forms: readonly VerbForm[];
  /** The marks between the word before it and this one: ',' or ' – '. */
  gap: string;
  /** It starts a sentence. */
  isFirst: boolean;
  /** It ends in 's and something belongs to it. */
  owns: boolean;
  /** What the tagger says of it. */
  tags: ReadonlySet<string>;
  gender?: 'feminine' | 'masculine';
  /** In years, where the word says an age: '12-year-old'. */
  years?: number;
}

export const hasForm = (token: Token | undefined, ...forms: readonly VerbForm['form'][]): boolean =>
  token?.forms.some(({ form }) => forms.includes(form)) ?? false;

export const baseOf = (token: Token, ...forms: readonly VerbForm['form'][]): string =>
  (token.forms.find(({ form }) => forms.includes(form)) ?? token.forms[0])?.base ?? token.lower;

export const isOneOf = (token: Token | undefined, ...parts: readonly Pos[]): boolean =>
  token !== undefined && parts.includes(token.pos);

/** A comma, a dash or a stronger mark stands before it. */
export const isCut = (token: Token | undefined): boolean =>
  token === undefined || /[,;:–—()"“”]|\s-+\s/.test(token.gap);
export const isStrongCut = (token: Token | undefined): boolean =>
  token === undefined || token.isFirst || /[;:–—()]|\s-+\s/.test(token.gap);
