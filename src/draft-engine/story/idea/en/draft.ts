import type { Clause, NounPhrase } from '../text-reading.ts';
import type { Token } from './tokens.ts';

/** A noun phrase while it is being put together. */
export interface PhraseDraft extends NounPhrase {
  /** It is a time and nobody: 'every night'. */
  isTime: boolean;
  isPlural: boolean;
  /** He, she, they: it acts. */
  isSubjectForm: boolean;
  /** Him, them: it cannot act. */
  isObjectForm: boolean;
  /** It is no participant: 'a doctor' in 'she is a doctor'. */
  isDropped: boolean;
  hasArticle: boolean;
  /** 'no memory': there is none. */
  isNone: boolean;
  /** A name that is a place's. */
  isPlace: boolean;
}

/** What is found of a text, on the way. */
export interface Draft {
  tokens: readonly Token[];
  phrases: PhraseDraft[];
  clauses: Clause[];
}

export type PhraseItem = Place & { kind: 'phrase'; phrase: number };
export type VerbItem = Place & {
  kind: 'verb';
  predicate: string;
  base: string;
  /** 'either': past or participle, by what stands around it. */
  form: 'finite' | 'either' | 'part' | 'ing' | 'to' | 'base';
  ending: 's' | 'base' | 'other';
  isPassive: boolean;
  isCopula: boolean;
  isNegated: boolean;
  mood: Clause['mood'];
  manner: string[];
};
export type WordItem = Place & {
  kind: 'preposition' | 'joiner' | 'relative' | 'and' | 'adverb' | 'adjective' | 'question' | 'other';
  word: string;
};
export type Item = PhraseItem | VerbItem | WordItem;

interface Place {
  /** Indexes of tokens, `end` exclusive. */
  start: number;
  end: number;
  isCut: boolean;
  isStrongCut: boolean;
}
