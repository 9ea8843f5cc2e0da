import type { Clause, PhraseRole } from '../text-reading.ts';
import type { Draft, Item, VerbItem } from './draft.ts';

export type ClauseKind = Clause['kind'];

/** A clause that is being read. */
export interface Frame {
  kind: ClauseKind;
  /** Index of the clause, once its verb was met. */
  clause?: number;
  parent?: number;
  describes?: number;
  /** Who acts, before and after the verb was met. */
  subject: number[];
  /** What a relative clause leaves out: 'the house that he built'. */
  gap?: { phrase: number; role?: PhraseRole };
  /** Said before the verb. */
  waiting: { preposition: string; phrase: number }[];
  adverbs: string[];
  isNegated: boolean;
  verb?: VerbItem;
  patients: number[];
  lastPhrase?: number;
  /** Where the clause starts, in tokens. */
  start?: number;
  /** Its subject is that of the clause that comes behind it. */
  waitsForSubject: boolean;
  /** Nobody knows who does it: 'finds out who did it'. */
  isAgentless?: boolean;
}

export const createFrame = (kind: ClauseKind, more: Partial<Frame> = {}): Frame => ({
  kind,
  subject: [],
  waiting: [],
  adverbs: [],
  isNegated: false,
  patients: [],
  waitsForSubject: false,
  ...more,
});

/** Where the reading of a sentence stands. */
export interface Reading {
  draft: Draft;
  items: readonly Item[];
  at: number;
  stack: Frame[];
  /** Clauses before the main one that wait for it: 'When she wakes, …'. */
  orphans: number[];
  /** Fronted clauses without a subject of their own. */
  subjectless: Frame[];
  /** Places that a heading names: 'Rain-soaked Marseille, 1950s.' */
  carried: number[];
}

export const top = (reading: Reading): Frame => reading.stack.at(-1) as Frame;
