import type { Clause, NounPhrase, TextReading } from '../text-reading.ts';
import type { ReadingState } from './reading-state.ts';
import { settleNouns } from './settle-nouns.ts';

/** The phrases and clauses of a state, without phrases that became part of a predicate. */
export function compactReading(state: ReadingState): Pick<TextReading, 'phrases' | 'clauses'> {
  nameHeads(state);
  settleNouns(state);
  settleAbsorbed(state);
  const places = new Map<number, number>();
  const phrases: NounPhrase[] = [];
  for (const [index, phrase] of state.phrases.entries()) {
    if (!state.absorbed.has(index)) {
      places.set(index, phrases.length);
      phrases.push(phrase);
    }
  }
  for (const phrase of phrases) {
    const owner = phrase.owner === undefined ? undefined : places.get(phrase.owner);
    if (owner === undefined) {
      delete phrase.owner;
    } else {
      phrase.owner = owner;
    }
  }
  return { phrases, ...inOrder(state.clauses.map((clause) => moveClause(clause, places))) };
}

/** 'ルナという少女': the name was kept as '=index' among the adjectives. */
function nameHeads(state: ReadingState): void {
  for (const phrase of state.phrases) {
    const mark = phrase.adjectives.find((word) => word.startsWith('='));
    if (mark) {
      const named = state.phrases[Number(mark.slice(1))];
      phrase.adjectives = phrase.adjectives.filter((word) => word !== mark);
      if (named) {
        phrase.name ??= named.name ?? named.head;
        phrase.from = Math.min(phrase.from, named.from);
      }
    }
  }
}

/** 'パン屋になる夢を追いかける': 夢 is part of the verb, so what it was said of it is what the verb is about. */
function settleAbsorbed(state: ReadingState): void {
  for (const clause of state.clauses) {
    if (clause.kind !== 'relative' || clause.describes === undefined || !state.absorbed.has(clause.describes)) {
      continue;
    }
    const parent = nextClause(state, clause);
    clause.kind = parent < 0 ? 'main' : 'content';
    if (parent >= 0) {
      clause.parent = parent;
      shareAgent(clause, state.clauses[parent] as Clause);
    }
  }
}

/** The clause whose predicate comes next. */
function nextClause(state: ReadingState, { to }: Clause): number {
  let found = -1;
  for (const [index, clause] of state.clauses.entries()) {
    if (clause.to > to && (found < 0 || clause.to < (state.clauses[found] as Clause).to)) {
      found = index;
    }
  }
  return found;
}

function shareAgent(clause: Clause, parent: Clause): void {
  if (!clause.roles.some(({ role }) => role === 'agent')) {
    clause.roles.push(...parent.roles.filter(({ role }) => role === 'agent'));
  }
}

function moveClause(clause: Clause, places: ReadonlyMap<number, number>): Clause {
  const roles = clause.roles.flatMap(({ role, phrase }) => {
    const place = places.get(phrase);
    return place === undefined ? [] : [{ role, phrase: place }];
  });
  const moved: Clause = { ...clause, roles };
  const described = clause.describes === undefined ? undefined : places.get(clause.describes);
  delete moved.describes;
  return described === undefined ? moved : { ...moved, describes: described };
}

/** Clauses in the order of the text, by their predicates. */
function inOrder(clauses: readonly Clause[]): Pick<TextReading, 'clauses'> {
  const order = clauses
    .map((_, index) => index)
    .sort((one, other) => (clauses[one] as Clause).to - (clauses[other] as Clause).to || one - other);
  const places = new Map(order.map((old, place) => [old, place]));
  return {
    clauses: order.map((old) => {
      const clause = clauses[old] as Clause;
      return clause.parent === undefined ? clause : { ...clause, parent: places.get(clause.parent) as number };
    }),
  };
}
