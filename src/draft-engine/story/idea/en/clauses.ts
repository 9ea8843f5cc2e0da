import type { Clause, PhraseRole } from '../text-reading.ts';
import { createFrame, type Frame, type Reading } from './clause-frames.ts';
import { close, closeTo } from './clause-state.ts';
import type { Draft, Item } from './draft.ts';
import { isVerbAhead } from './look-ahead.ts';
import { takeAdjective, takeAdverb, takeAnd, takeJoiner, takeRelative } from './take-joints.ts';
import { takePhrase } from './take-phrases.ts';
import { takePreposition } from './take-prepositions.ts';
import { takeVerb } from './take-verbs.ts';
import type { Token } from './tokens.ts';

/** Finds the clauses of a text among its items, sentence by sentence. */
export function readClauses(draft: Draft, all: readonly Item[]): void {
  const items = withoutThere(draft, all);
  let sentence: Item[] = [];
  let carried: number[] = [];
  const flush = (): void => {
    if (sentence.length > 0) {
      carried = readSentence(draft, sentence, carried);
      sentence = [];
    }
  };
  for (const item of items) {
    if (draft.tokens[item.start]?.isFirst) {
      flush();
    }
    sentence.push(item);
  }
  flush();
}

/** 'There is a door that …' says no more than 'a door that …'. */
function withoutThere({ tokens }: Draft, items: readonly Item[]): Item[] {
  const opens = (at: number): boolean => {
    const item = items[at];
    const next = items[at + 1];
    const isThere = item !== undefined && item.kind !== 'phrase' && tokens[item.start]?.lower === 'there';
    const isBeing = next?.kind === 'verb' && /^(?:be|live|exist|stand|lie)$/.test(next.base) && !next.isPassive;
    return isThere && isBeing && !next.isNegated && items[at + 2]?.kind === 'phrase';
  };
  return items.filter((_, at) => !opens(at) && !opens(at - 1));
}

/** A clause that takes place where a heading before it says. */
const mainFrame = (places: readonly number[]): Frame =>
  createFrame('main', { waiting: places.map((phrase) => ({ preposition: 'in', phrase })) });

/** Reads a sentence; what it only names as a place holds for the next one. */
function readSentence(draft: Draft, items: readonly Item[], places: readonly number[]): number[] {
  const first = draft.clauses.length;
  const stack = [mainFrame(places)];
  const reading: Reading = { draft, items, at: 0, stack, orphans: [], subjectless: [], carried: [] };
  while (reading.at < items.length) {
    const before = reading.at;
    step(reading);
    reading.at = Math.max(reading.at, before + 1);
  }
  while (reading.stack.length > 0) {
    close(reading);
  }
  finish(reading, first);
  return reading.carried;
}

function step(reading: Reading): void {
  const item = reading.items[reading.at] as Item;
  const { gap } = reading.draft.tokens[item.start] as Token;
  if (item.isStrongCut && reading.at > 0 && !gap.includes('(')) {
    closeForBreak(reading, gap);
  }
  switch (item.kind) {
    case 'phrase':
      return takePhrase(reading);
    case 'verb':
      return takeVerb(reading, item);
    case 'preposition':
      return takePreposition(reading, item);
    case 'joiner':
      return takeJoiner(reading, item);
    case 'relative':
    case 'question':
      return takeRelative(reading, item);
    case 'and':
      return takeAnd(reading, item);
    case 'adverb':
      return takeAdverb(reading, item);
    case 'adjective':
      return takeAdjective(reading, item);
    default:
      reading.at++;
  }
}

/** A dash or a semicolon starts anew when the clause before it is whole. */
function closeForBreak(reading: Reading, mark: string): void {
  const main = reading.stack[0] as Frame;
  if (mark.includes(':') && reading.stack.every(({ clause }) => clause === undefined)) {
    closeTo(reading, 0);
    reading.stack.push(mainFrame(reading.carried));
    return;
  }
  if (main.clause !== undefined && isAnew(reading, mark)) {
    closeTo(reading, 0);
    reading.stack.push(createFrame('and', { parent: main.clause }));
  } else if (main.clause !== undefined) {
    closeTo(reading, 1);
  } else {
    const whole = reading.stack.findIndex(({ clause }) => clause !== undefined);
    if (whole > 0) {
      closeTo(reading, whole);
    }
  }
}

/** A subject with a verb of its own comes behind the mark, or behind adverbs there: '; halfway up they drop it'. */
function isAnew({ items, at, ...reading }: Reading, mark: string): boolean {
  const ahead = items.slice(at).findIndex(({ kind }) => kind !== 'adverb');
  const isSubject = items[at + ahead]?.kind === 'phrase';
  return isSubject && (mark.includes(';') || isVerbAhead({ ...reading, items, at }, at + ahead + 1));
}

/** Gives fronted clauses their parent and their subject. */
function finish(reading: Reading, first: number): void {
  const { clauses } = reading.draft;
  const main = findMain(clauses, first);
  for (const frame of reading.subjectless) {
    giveSubject(clauses, frame, main);
  }
  for (const orphan of reading.orphans) {
    const clause = clauses[orphan];
    if (clause && orphan !== main) {
      clause.parent = main;
    }
  }
}

/** The main clause of a sentence; where there is none, its first relative clause or its first becomes it. */
function findMain(clauses: readonly Clause[], first: number): number {
  const own = clauses.slice(first);
  const main = own.findIndex(({ kind }) => kind === 'main') + first;
  if (main >= first || own.length === 0) {
    return main;
  }
  const promoted =
    first +
    Math.max(
      0,
      own.findIndex(({ kind }) => kind === 'relative'),
    );
  const clause = clauses[promoted] as Clause;
  clause.kind = 'main';
  delete clause.parent;
  delete clause.describes;
  return promoted;
}

function giveSubject(clauses: readonly Clause[], frame: Frame, main: number): void {
  const parent = clauses[main];
  const lead = parent?.roles[0]?.role;
  const clause = frame.clause === undefined ? undefined : clauses[frame.clause];
  if (!clause || !parent || clause === parent || !lead || !/^(?:agent|patient|recipient)$/.test(lead)) {
    return;
  }
  const role: PhraseRole = isSuffered(frame, clause) ? 'patient' : 'agent';
  const subjects = parent.roles.filter((one) => one.role === lead);
  clause.roles.unshift(...subjects.map(({ phrase }) => ({ role, phrase })));
}

const isSuffered = ({ verb }: Frame, { kind }: Clause): boolean =>
  verb !== undefined && (verb.isPassive || verb.form === 'part' || (verb.form === 'either' && kind !== 'main'));
