import type { Presence } from '../idea-graph.ts';
import type { Argument, ClauseDraft, Draft } from './draft.ts';
import { KOREAN_PRESENCES } from './marks.ts';
import type { Modifiers, NounGroup } from './phrases.ts';
import type { Token } from './words.ts';

/** What is known of a sentence while it is read from left to right. */
export interface Reading {
  draft: Draft;
  tokens: readonly Token[];
  pending: Argument[];
  topic: Argument | undefined;
  modifiers: Modifiers;
  /** Clauses that wait for the one that they hang on. */
  waiting: number[];
  manner: string[];
  often: ClauseDraft['often'];
  main: number | undefined;
  /** First clause of the sentence. */
  firstClause: number;
  lastPhrase: number | undefined;
}

/** The phrase to come begins with this word, unless it has begun. */
export function begin(reading: Reading, token: Token): void {
  reading.modifiers.from ??= token.from;
}

/** Remembers a topic; other phrases wait for their verb. */
export function settle(reading: Reading, argument: Argument): void {
  reading.pending = reading.pending.filter((each) => each !== argument);
  if (argument.case === 'topic' && argument.link === undefined) {
    reading.topic = argument;
  }
  reading.pending.push(argument);
}

/** A phrase that waits for its verb. */
export function argumentOf({ draft }: Reading, phrases: number[], group: NounGroup, isModified: boolean): Argument {
  return {
    phrases,
    case: group.case,
    isTopical: group.isTopical,
    nounClass: draft.phrases[phrases[0] as number]?.nounClass,
    comma: group.comma,
    next: group.next,
    isModified,
  };
}

/** A clause reaches back to its first phrase. */
export function widen(reading: Reading, clause: ClauseDraft, args: readonly Argument[]): void {
  for (const { phrases } of args) {
    for (const phrase of phrases) {
      clause.from = Math.min(clause.from, reading.draft.phrases[phrase]?.from ?? clause.from);
    }
  }
}

/** Hangs a clause on another. */
export function hang(draft: Draft, index: number, parent: number): void {
  const clause = draft.clauses[index];
  if (clause && index !== parent) {
    clause.parent = parent;
  }
}

/** Words that say that somebody is dead, gone or dreamt. */
export const presenceOf = (predicate: string): Presence | undefined =>
  Object.hasOwn(KOREAN_PRESENCES, predicate) ? KOREAN_PRESENCES[predicate] : undefined;
