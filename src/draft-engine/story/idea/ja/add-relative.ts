import type { Presence } from '../idea-graph.ts';
import type { Clause, PhraseRole } from '../text-reading.ts';
import { deedOf } from './deeds-of-words.ts';
import { readGap } from './gaps.ts';
import { absorbNoun, idiomOf } from './idioms.ts';
import { carriedOn, isRightBefore } from './main-clause.ts';
import { PARTNERS, PRESENCE_BY_OTHERS, PRESENCE_DEEDS } from './marks.ts';
import { isAnimate } from './noun-kinds.ts';
import type { Argument, ReadingState, WaitingRelative } from './reading-state.ts';
import { JAPANESE_SETTINGS } from './setting-words.ts';
import { nearArguments, takeNear } from './take-arguments.ts';
import { BODY_PARTS } from './unseen-words.ts';
import { writeClause } from './write-clause.ts';

/** Adds the relative clause before a noun; the noun gets its role in it. */
export function addRelative(
  state: ReadingState,
  { predicate, manner }: WaitingRelative,
  phrase: number,
  isPlace: boolean,
): void {
  const { head } = state.phrases[phrase] as { head: string };
  const kind = state.kinds[phrase] ?? 'unknown';
  const near = nearArguments(state, predicate);
  if (isPlace && isWeather(near)) {
    takeNear(state, near, true).forEach(({ phrases }) => phrases.forEach((one) => state.absorbed.add(one)));
    return;
  }
  const { gap, takesSubject } = gapOf(predicate, near, { head, kind, isPlace });
  const args = takeNear(state, near, takesSubject);
  absorbNoun(state, predicate, args);
  takePart(state, args, gap, isPlace);
  const at = args.findIndex(({ marker }) => marker === 'が');
  const subject = at < 0 ? undefined : (args.splice(at, 1)[0] as Argument).phrases;
  const own = gap.role === 'agent' && !subject ? [phrase] : subject;
  const carried = carriedOn(state, predicate);
  const kept = state.manner;
  state.manner = manner;
  const index = writeClause(state, { predicate, args, subject: own, kind: 'relative' });
  state.manner = kept;
  const clause = state.clauses[index] as Clause;
  clause.describes = phrase;
  addGap(clause, gap.role, phrase);
  giveBack(state, predicate.from, own ?? [phrase]);
  joinRelative(state, index, own ?? (gap.role === 'agent' ? [phrase] : undefined));
  markPresence(state, clause, predicate.text);
  if (carried) {
    describeBy(state, carried.clause, index);
  }
}

/** What the noun is in the clause, an idiom taken as one verb. */
function gapOf(
  predicate: WaitingRelative['predicate'],
  near: readonly Argument[],
  noun: Parameters<typeof readGap>[2],
): { gap: ReturnType<typeof readGap>; takesSubject: boolean } {
  const last = near.at(-1);
  const idiom = last ? idiomOf(last, { ...predicate }) : undefined;
  const gap = readGap(idiom ? { ...predicate, base: idiom } : predicate, idiom ? near.slice(0, -1) : near, noun);
  return { gap, takesSubject: gap.takesSubject || (last?.marker === 'が' && idiom !== undefined) };
}

/** '雨に濡れた街' is how the street looks. */
const isWeather = (near: readonly Argument[]): boolean =>
  near.length > 0 && near.every(({ head }) => Object.hasOwn(JAPANESE_SETTINGS.weather, head));

/** '音楽を売って歩く老人': he is told by what he sells. */
function describeBy(state: ReadingState, deed: number, last: number): void {
  const [told, going] = [state.clauses[deed] as Clause, state.clauses[last] as Clause];
  told.kind = 'relative';
  told.describes = going.describes as number;
  delete told.parent;
  going.kind = 'and';
  going.parent = deed;
  delete going.describes;
}

/** '鼻がのびる人形': it happens to the doll. */
function takePart(state: ReadingState, args: Argument[], gap: { role: PhraseRole | 'none' }, isPlace: boolean): void {
  const at = args.findIndex(({ marker, head }) => marker === 'が' && BODY_PARTS.has(head));
  if (at >= 0 && !isPlace) {
    state.absorbed.add(args.splice(at, 1)[0]?.phrases[0] as number);
    gap.role = 'agent';
  }
}

function addGap(clause: Clause, role: PhraseRole | 'none', phrase: number): void {
  if (role !== 'none' && !clause.roles.some((one) => one.phrase === phrase)) {
    clause.roles.push({ role, phrase });
  }
}

/** '借金を残して消えた父': what stands in て right before the verb is done by the same, and not by the topic. */
function giveBack(state: ReadingState, from: number, subject: readonly number[]): void {
  const join = state.open.find(
    ({ clause, link }) => link.kind === 'joins' && !link.hasComma && isRightBefore(state.clauses[clause], from),
  );
  const clause = join && (state.clauses[join.clause] as Clause);
  const topic = state.topic?.phrases[0] ?? state.carried?.[0];
  if (join && clause && topic !== undefined && state.subjects.get(join.clause)?.includes(topic)) {
    clause.roles = clause.roles.filter(({ role }) => role !== 'agent');
    clause.roles.push(...subject.map((phrase) => ({ role: 'agent', phrase }) as const));
    state.subjects.set(join.clause, [...subject]);
  }
}

/** Clauses in て right before a relative clause are part of it. */
function joinRelative(state: ReadingState, index: number, subject: number[] | undefined): void {
  const stays: ReadingState['open'] = [];
  for (const join of state.open) {
    if (join.link.kind === 'joins' && (join.link.hasComma || join.link.isCleft)) {
      stays.push(join);
      continue;
    }
    const clause = state.clauses[join.clause] as Clause;
    clause.parent = index;
    clause.kind = join.link.kind === 'quotes' ? 'content' : clause.kind;
    const hasAgent = clause.roles.some(({ role }) => role === 'agent');
    if (!hasAgent && subject && clause.kind !== 'content' && !state.subjects.has(join.clause)) {
      clause.roles.push(...subject.map((phrase) => ({ role: 'agent' as const, phrase })));
    }
  }
  state.open = stays;
}

/** '家を出たきりの兄' never came back. */
function presenceAfter({ predicate }: Clause, text: string): Presence | undefined {
  const isGone = text.includes('きり') && deedOf(predicate) === 'leave';
  return isGone ? 'missing' : PRESENCE_DEEDS[predicate];
}

/** '死んだ妻' is dead, '失踪した娘' is missing, and the son in '息子を失った母'. */
function markPresence(state: ReadingState, clause: Clause, text: string): void {
  const presence = presenceAfter(clause, text);
  if (!presence || clause.isNegated || clause.mood !== 'does') {
    return;
  }
  const isByOthers = PRESENCE_BY_OTHERS.has(clause.predicate);
  const who = isByOthers
    ? clause.roles.filter(({ role }) => role === 'patient').map((one) => one.phrase)
    : clause.roles.filter(({ role }) => role === 'agent').map((one) => one.phrase);
  for (const index of who) {
    const noun = state.phrases[index];
    const fits = presence !== 'former' || PARTNERS.has(noun?.head ?? '');
    if (noun && fits && isAnimateOrName(state, index)) {
      noun.presence ??= presence;
    }
  }
}

const isAnimateOrName = (state: ReadingState, phrase: number): boolean =>
  isAnimate(state.kinds[phrase] ?? 'unknown') || state.phrases[phrase]?.name !== undefined;
