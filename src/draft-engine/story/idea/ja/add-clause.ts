import type { Clause } from '../text-reading.ts';
import { closeJoins, OF_NATURE } from './close-joins.ts';
import { deedOf } from './deeds-of-words.ts';
import { absorbNoun } from './idioms.ts';
import type { Link } from './links.ts';
import { carriedOn, fillCleft, preferTopic, takeCleft } from './main-clause.ts';
import { isAnimate } from './noun-kinds.ts';
import type { Predicate } from './predicates.ts';
import type { Argument, OpenJoin, ReadingState } from './reading-state.ts';
import { isMove } from './roles.ts';
import { takeArguments, takeSubject } from './take-arguments.ts';
import { isIntransitive } from './verb-frames.ts';
import { writeClause } from './write-clause.ts';

/** Adds the clause of a predicate that is no relative clause, with what waits for it. */
export function addClause(
  state: ReadingState,
  predicate: Predicate,
  link: Exclude<Link, { kind: 'relative' }>,
): number {
  const args = takeOwn(state, predicate, link);
  if (args.length === 0 && link.kind === 'joins' && MANNER_VERBS.test(predicate.text)) {
    state.manner.push(predicate.text);
    return -1;
  }
  const joined = addToOpen(state, predicate, link, args);
  if (joined !== undefined) {
    return joined;
  }
  absorbNoun(state, predicate, args);
  settleUntil(args, predicate);
  const subject = takeSubject(state, args, predicate) ?? speakerOf(state, predicate);
  const index = writeClause(state, {
    predicate,
    args,
    subject,
    kind: link.kind === 'final' || link.kind === 'quotes' ? 'main' : link.as,
  });
  if (OF_NATURE.test(predicate.base)) {
    (state.clauses[index] as Clause).isAgentless = true;
  }
  settleNobody(state, index, predicate);
  markBody(state, index, args);
  if (link.kind === 'final') {
    return finishMain(state, index);
  }
  closeJoins(state, index);
  state.open.push({ clause: index, link, ...(ASKING.test(predicate.text) ? { asks: true } : {}) });
  state.carried = keptSubject(state, link, args, subject);
  return index;
}

/** What waits and belongs to the clause; the rest is left for the next one. */
function takeOwn(state: ReadingState, predicate: Predicate, link: Exclude<Link, { kind: 'relative' }>): Argument[] {
  const isInner = link.kind === 'joins' && link.as !== 'before' && link.as !== 'but';
  const leaves = link.kind !== 'final' && leavesRecipient(link) && predicate.base !== 'なる';
  const args = takeArguments(state, isInner ? 'inner' : 'all', leaves);
  if (link.kind === 'joins' && link.as === 'so_that') {
    leavePlace(state, predicate, args);
  }
  return args;
}

/** '会社に忘れ物を取りに戻る': it is the office that one goes back to. */
function leavePlace(state: ReadingState, { base }: Predicate, args: Argument[]): void {
  const at = args.findIndex(
    ({ marker, isPlace, kind }) => (marker === 'に' || marker === 'へ') && isPlace && !isAnimate(kind),
  );
  const deed = deedOf(base);
  if (at >= 0 && !isMove(deed) && !LASTS_SOMEWHERE.has(deed ?? '')) {
    state.pending.push(...args.splice(at, 1));
  }
}
const LASTS_SOMEWHERE = new Set([
  'live',
  'sit',
  'sleep',
  'work',
  'be',
  'build',
  'plant',
  'hide',
  'load',
  'write',
  'draw',
]);

/** '父がピエロになると言い出し、家族は…': whoever the words are about says them. */
function speakerOf(state: ReadingState, { base }: Predicate): number[] | undefined {
  const quoted = state.open.at(-1);
  return quoted?.link.kind === 'quotes' && /^(?:言|約束|誓|宣言|名乗|告げ)/.test(base)
    ? state.subjects.get(quoted.clause)
    : undefined;
}

/** Predicates that are no clause of their own: '夏になると', '…のは手紙だ', and '歩く' after '配って'. */
function addToOpen(
  state: ReadingState,
  predicate: Predicate,
  link: Exclude<Link, { kind: 'relative' }>,
  args: readonly Argument[],
): number | undefined {
  if (isOnlyTime(predicate, link, args)) {
    return dropTime(state, args);
  }
  const cleft = link.kind === 'final' ? takeCleft(state, predicate) : undefined;
  const focus = args.find(({ marker }) => marker === 'として');
  if (cleft && focus) {
    fillCleft(state.clauses[cleft.clause] as Clause, focus);
    return finishMain(state, cleft.clause, true);
  }
  const carried = args.every(({ marker }) => marker === 'が') ? carriedOn(state, predicate) : undefined;
  if (carried) {
    giveAgent(state, carried.clause, args[0]);
    return carryOn(state, predicate, link, carried);
  }
  return undefined;
}

/** Verbs in て that only tell how: '黙って', '急いで'. */
const MANNER_VERBS =
  /^(?:黙って|急いで|慌てて|あわてて|喜んで|思い切って|揃って|そろって|続けて|改めて|連れ立って|こぞって|重ねて|焦って|いそいで|勇んで|張り切って|黙々として)$/;

const isOnlyTime = ({ base }: Predicate, link: Link, args: readonly Argument[]): boolean =>
  base === 'なる' &&
  link.kind === 'joins' &&
  ['when', 'if'].includes(link.as) &&
  args.every(({ kind }) => kind === 'time');

const ASKING = /(て|で)(ほしい|欲しい|くれ|ください|下さい|もらいたい)$/;

function finishMain(state: ReadingState, index: number, isCleft = false): number {
  closeJoins(state, index);
  preferTopic(state, index, isCleft);
  state.carried = undefined;
  return index;
}

function giveAgent(state: ReadingState, index: number, said: Argument | undefined): void {
  if (said && !state.subjects.has(index)) {
    const { roles } = state.clauses[index] as Clause;
    roles.push(...said.phrases.map((phrase) => ({ role: 'agent', phrase }) as const));
    state.subjects.set(index, said.phrases);
  }
}

/** '配って歩く': what is done while walking stays the deed that the others hang on. */
function carryOn(
  state: ReadingState,
  predicate: Predicate,
  link: Exclude<Link, { kind: 'relative' }>,
  { clause }: OpenJoin,
): number {
  const subject = state.subjects.get(clause);
  const index = writeClause(state, { predicate, args: [], subject, kind: 'and' });
  (state.clauses[index] as Clause).parent = clause;
  const deed = state.clauses[clause] as Clause;
  state.open.pop();
  deed.kind = link.kind === 'final' || link.kind === 'quotes' ? 'main' : link.as;
  if (link.kind === 'final') {
    return finishMain(state, clause);
  }
  closeJoins(state, clause);
  state.open.push({ clause, link });
  return index;
}

/** '筆跡まで変わる': before a verb that goes nowhere まで stands for が or を. */
function settleUntil(args: Argument[], { base }: Predicate): void {
  const at = args.findIndex(({ marker, kind, isPlace }) => marker === 'まで' && !isPlace && kind !== 'time');
  const until = args[at];
  const marker = isIntransitive(base) ? 'が' : 'を';
  if (until && !isMove(deedOf(base)) && !args.some((one) => one.marker === marker)) {
    args[at] = { ...until, marker };
  }
}

/** '遺体で見つかる': whoever is found is dead. */
function markBody(state: ReadingState, index: number, args: readonly Argument[]): void {
  const body = args.find(({ head, marker }) => BODIES.has(head) && ['で', 'に', 'と'].includes(marker));
  if (!body) {
    return;
  }
  const clause = state.clauses[index] as Clause;
  clause.roles = clause.roles.filter(({ phrase }) => !body.phrases.includes(phrase));
  for (const phrase of body.phrases) {
    state.absorbed.add(phrase);
  }
  for (const { phrase } of clause.roles.filter(({ role }) => role === 'patient' || role === 'agent')) {
    const noun = state.phrases[phrase];
    if (noun && isAnimate(state.kinds[phrase] ?? 'unknown')) {
      noun.presence = 'dead';
    }
  }
}

const BODIES = new Set(['遺体', '死体', '亡骸', '白骨', '変死体', '水死体', '焼死体', '他殺体']);

/** '誰も迎えに来ない': nobody acts, and it is not done to those of whom the story told before. */
function settleNobody(state: ReadingState, index: number, { isNegated }: Predicate): void {
  const clause = state.clauses[index] as Clause;
  const nobody = clause.roles.find(({ role, phrase }) => role === 'agent' && state.phrases[phrase]?.head === '誰');
  const before = state.clauses.slice(0, index).findLast(({ kind }) => kind === 'main');
  const others = before?.roles.filter(({ role }) => role === 'agent') ?? [];
  const lacksObject = !clause.roles.some(({ role }) => role === 'patient') && !isIntransitive(clause.predicate);
  if (isNegated && nobody && lacksObject && others.length > 0) {
    clause.roles = clause.roles.filter((role) => role !== nobody);
    clause.roles.push(...others.map(({ phrase }) => ({ role: 'patient', phrase }) as const));
    state.absorbed.add(nobody.phrase);
  }
}

/** '夏になると' only tells the time. */
function dropTime(state: ReadingState, args: readonly Argument[]): number {
  for (const { phrases } of args) {
    state.absorbed.add(phrases[0] as number);
  }
  return -1;
}

/** In '母に旅に出ると言う' the first に belongs to the verb of speech. */
const leavesRecipient = (link: Exclude<Link, { kind: 'relative' } | { kind: 'final' }>): boolean =>
  link.kind === 'quotes' || link.isOrder === true;

function keptSubject(
  state: ReadingState,
  link: Exclude<Link, { kind: 'relative' } | { kind: 'final' }>,
  args: readonly Argument[],
  subject: number[] | undefined,
): number[] | undefined {
  const said = args.find(({ marker }) => marker === 'が');
  if (link.kind === 'quotes') {
    return said ? undefined : state.carried;
  }
  return link.keepsSubject || said?.hasComma ? (subject ?? state.carried) : state.carried;
}
