import type { Clause, NounPhrase, PhraseRole } from '../text-reading.ts';
import { isDeedWord } from './deeds-of-words.ts';
import { EVENT_NOUNS } from './marks.ts';
import { isAnimate, isConcrete } from './noun-kinds.ts';
import { emptyModifiers, type ReadingState } from './reading-state.ts';
import { chooseSenses } from './senses.ts';
import { needsObject } from './verb-frames.ts';

/** Ends a sentence: what still waits finds its place, and the main clause is chosen. */
export function finishSentence(state: ReadingState): void {
  const start = sentenceStart(state);
  settleOpen(state, start);
  if (!state.clauses.slice(start).some(({ kind }) => kind === 'main') && !addEvent(state)) {
    promoteRelative(state, start);
  }
  hangTimes(state, start);
  chooseSenses(state, start);
  state.pending = [];
  state.modifiers = emptyModifiers();
  state.manner = [];
  state.often = undefined;
  state.topic = undefined;
  state.carried = undefined;
  state.open = [];
  ENDS.set(state, { clauses: state.clauses.length, phrases: state.phrases.length });
}

/** How many clauses and phrases there were when the sentence began. */
const ENDS = new WeakMap<ReadingState, { clauses: number; phrases: number }>();
const sentenceStart = (state: ReadingState): number => ENDS.get(state)?.clauses ?? 0;

/** A clause that no other follows is the main one: '少年は歌って。'. */
function settleOpen(state: ReadingState, start: number): void {
  const last = state.open.findLast(({ isTime }) => !isTime);
  if (!last) {
    return;
  }
  const clause = state.clauses[last.clause] as Clause;
  if (!state.clauses.slice(start).some(({ kind }) => kind === 'main') || last.link.kind === 'quotes') {
    clause.kind = 'main';
  }
  for (const { clause: index } of state.open) {
    if (index !== last.clause) {
      (state.clauses[index] as Clause).parent = last.clause;
    }
  }
}

/** An event that tells when hangs on what happens; alone it is what happens. */
function hangTimes(state: ReadingState, start: number): void {
  const main = state.clauses.findIndex(({ kind }, index) => index >= start && kind === 'main');
  for (const { clause, isTime } of state.open) {
    const found = state.clauses[clause] as Clause;
    if (isTime && main >= 0) {
      found.parent = main;
    } else if (isTime) {
      found.kind = 'main';
    }
  }
}

/** '父と娘の再会。' is what happens, though it has no verb. */
function addEvent(state: ReadingState): boolean {
  const index = state.phrases.length - 1;
  const noun = state.phrases[index];
  const verb = noun && !noun.name ? verbOfNoun(noun.head) : undefined;
  const isLast = noun && index >= (ENDS.get(state)?.phrases ?? 0) && state.clauses.every(({ to }) => to <= noun.from);
  if (!noun || !isLast || !verb || state.absorbed.has(index)) {
    return false;
  }
  const owners = state.owners.get(index) ?? [];
  const clause: Clause = {
    kind: 'main',
    from: noun.from,
    to: noun.to,
    predicate: verb,
    roles: owners.map((phrase) => ({ role: ownerRole(state, phrase, verb), phrase })),
    manner: [],
    isNegated: false,
    mood: 'does',
  };
  state.clauses.push(clause);
  state.absorbed.add(index);
  return true;
}

/** The verb of a noun that is an event: '再会', '脱走'. */
function verbOfNoun(head: string): string | undefined {
  const done = `${head}する`;
  return EVENT_NOUNS[head] ?? (isDeedWord(done) && !isConcrete(head) ? done : undefined);
}

/** '王女の救出' is done to her if she is no doer; '父と娘の再会' is what they do. */
const ownerRole = (state: ReadingState, owner: number, verb: string): 'agent' | 'patient' =>
  !isAnimate(state.kinds[owner] ?? 'unknown') && needsObject(verb) ? 'patient' : 'agent';

/** '猫と恋に落ちたパン職人': the last relative clause is what happens. */
function promoteRelative(state: ReadingState, start: number): void {
  const found = state.clauses
    .slice(start)
    .findLastIndex(({ kind, describes }) => kind === 'relative' && isLastNoun(state, describes));
  const any = found >= 0 ? found : state.clauses.slice(start).findLastIndex(({ kind }) => kind === 'relative');
  const clause = any < 0 ? undefined : state.clauses[start + any];
  if (clause) {
    clause.kind = 'main';
    addBeside(state, clause);
    delete clause.parent;
    delete clause.describes;
  }
}

/** '残った飼育員とゾウ': whoever stands beside the noun does the same. */
function addBeside(state: ReadingState, clause: Clause): void {
  const beside = state.pending.find(({ phrases }) => phrases.includes(clause.describes ?? -1))?.phrases ?? [];
  const own = clause.roles.find(({ phrase }) => phrase === clause.describes)?.role;
  const role = clause.roles.some((one) => one.role === 'patient') ? undefined : own;
  const described = state.clauses.map(({ describes }) => describes);
  for (const phrase of role ? beside : []) {
    if (!clause.roles.some((one) => one.phrase === phrase) && !described.includes(phrase)) {
      clause.roles.push({ role: role as PhraseRole, phrase });
    }
  }
}

function isLastNoun(state: ReadingState, phrase: number | undefined): boolean {
  const last = state.phrases.findLastIndex((_: NounPhrase, index) => !state.absorbed.has(index));
  const beside = state.pending.find(({ phrases }) => phrases.includes(last))?.phrases ?? [];
  return phrase !== undefined && (phrase === last || beside.includes(phrase));
}
