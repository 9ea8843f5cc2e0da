import type { Clause, NounPhrase } from '../text-reading.ts';
import type { Link } from './links.ts';
import type { NounKind } from './noun-kinds.ts';
import type { Predicate } from './predicates.ts';

/** Phrases with one particle, waiting for their predicate. */
export interface Argument {
  phrases: number[];
  head: string;
  kind: NounKind;
  isPlace: boolean;
  /** It belongs to a place: '公園のベンチ'. */
  isInPlace?: boolean;
  /** The noun has する: '調査'. */
  isAction: boolean;
  marker: string;
  isTopic: boolean;
  hasComma: boolean;
}

/** A predicate that waits for the noun after it. */
export interface WaitingRelative {
  predicate: Predicate;
  manner: string[];
}

/** What stands before a noun and belongs to it. */
export interface Modifiers {
  from?: number;
  adjectives: string[];
  count?: number;
  ageYears?: number;
  owner?: number;
  /** Phrases that are joined to the next noun by と, や or a comma. */
  group: number[];
  /** The phrase that the next name belongs to: '息子の一也'. */
  named?: number;
  /** A dot stands between it and its name: '女武者・巴'. */
  isApposed?: true;
  relatives: WaitingRelative[];
  presence?: NounPhrase['presence'];
}

export interface OpenJoin {
  clause: number;
  link: Extract<Link, { kind: 'joins' | 'quotes' }>;
  /** '…てほしいと': it asks somebody to do it. */
  asks?: boolean;
  /** '噴火の朝': it only tells when. */
  isTime?: boolean;
}

/** What was found so far; one for a text, with the parts of the present sentence. */
export interface ReadingState {
  phrases: NounPhrase[];
  kinds: NounKind[];
  /** Phrases that became part of a predicate. */
  absorbed: Set<number>;
  clauses: Clause[];
  /** All owners of a phrase that has several. */
  owners: Map<number, number[]>;
  /** The agent of each clause was said, even where a passive turned it round. */
  subjects: Map<number, number[]>;
  pending: Argument[];
  modifiers: Modifiers;
  manner: string[];
  often?: Clause['often'];
  topic?: Argument;
  carried?: number[];
  open: OpenJoin[];
  /** The noun of the phrase that is being read is somebody. */
  beforePerson?: boolean;
  /** Clauses whose passive lacks its subject. */
  passives: Set<number>;
}

export const emptyModifiers = (): Modifiers => ({ adjectives: [], group: [], relatives: [] });

export const newState = (): ReadingState => ({
  phrases: [],
  kinds: [],
  absorbed: new Set(),
  clauses: [],
  owners: new Map(),
  subjects: new Map(),
  pending: [],
  modifiers: emptyModifiers(),
  manner: [],
  open: [],
  passives: new Set(),
});
