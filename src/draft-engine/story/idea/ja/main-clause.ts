import type { Clause } from '../text-reading.ts';
import { deedOf } from './deeds-of-words.ts';
import { isAnimate } from './noun-kinds.ts';
import type { Predicate } from './predicates.ts';
import type { Argument, OpenJoin, ReadingState } from './reading-state.ts';
import { isIntransitive } from './verb-frames.ts';

/** Verbs after て that only say how one goes on: '歌を配って歩く'. */
const GOES_ON = new Set('歩く 回る まわる 暮らす 過ごす 生きる'.split(' '));

/** The open clause in て whose deed a verb like 歩く only carries on. */
export function carriedOn(state: ReadingState, predicate: Predicate): OpenJoin | undefined {
  const last = state.open.at(-1);
  const clause = last && state.clauses[last.clause];
  const isNext = isRightBefore(clause, predicate.from) && last?.link.kind === 'joins' && last.link.as === 'before';
  return isNext && GOES_ON.has(predicate.base) ? last : undefined;
}

/** Whether a clause ends where another predicate begins, but for て. */
export const isRightBefore = (clause: Clause | undefined, from: number): boolean =>
  clause !== undefined && (clause.to === from || clause.to === from - 1);

/** '彼が待つのは手紙だ': the open clause whose missing part the noun at the end is. */
export function takeCleft(state: ReadingState, predicate: Predicate): OpenJoin | undefined {
  const at = state.open.findLastIndex(({ link }) => link.kind === 'joins' && link.isCleft);
  return predicate.kind === 'noun' && !predicate.isNegated && at >= 0 ? state.open.splice(at, 1)[0] : undefined;
}

/** Gives the noun at the end of a cleft sentence the role that is missing. */
export function fillCleft(clause: Clause, focus: Argument): void {
  const has = (wanted: string): boolean => clause.roles.some(({ role }) => role === wanted);
  const lacksObject = !has('patient') && !isIntransitive(clause.predicate);
  const isMet = isAnimate(focus.kind) && !has('patient');
  const missing = focus.isPlace && !lacksObject ? 'at' : 'topic';
  const byAgent = has('agent') ? missing : 'agent';
  const role = (lacksObject || isMet) && has('agent') ? 'patient' : byAgent;
  clause.roles.push(...focus.phrases.map((phrase) => ({ role, phrase }) as const));
  clause.kind = 'main';
}

/**
 * '彼女は気づき、やがて筆跡が変わる': what the topic of the sentence does is the main clause, and not what somebody else does
 * afterwards.
 */
export function preferTopic(state: ReadingState, last: number, isCleft: boolean): void {
  const topic = state.topic?.phrases[0];
  const subject = state.subjects.get(last) ?? agentsOf(state.clauses[last] as Clause);
  if (subject.length === 0 || (topic === undefined ? !isCleft : subject.includes(topic))) {
    return;
  }
  const isOfTopic = (index: number): boolean => {
    const own = state.subjects.get(index);
    return own !== undefined && (topic === undefined ? !own.some((one) => subject.includes(one)) : own.includes(topic));
  };
  const kept = state.clauses.findLastIndex(
    ({ kind, parent }, index) => parent === last && (kind === 'but' || kind === 'before') && isOfTopic(index),
  );
  const main = state.clauses[kept];
  if (!main || deedOf(main.predicate) === 'be') {
    return;
  }
  const final = state.clauses[last] as Clause;
  final.kind = main.kind === 'but' ? 'but' : 'and';
  final.parent = kept;
  main.kind = 'main';
  delete main.parent;
}

const agentsOf = ({ roles }: Clause): number[] =>
  roles.filter(({ role }) => role === 'agent').map(({ phrase }) => phrase);
