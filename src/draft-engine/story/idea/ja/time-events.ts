import { addNoun } from './add-noun.ts';
import { deedOf, isDeedWord } from './deeds-of-words.ts';
import { EVENT_NOUNS } from './marks.ts';
import { isAnimate } from './noun-kinds.ts';
import type { Predicate } from './predicates.ts';
import type { ReadingState } from './reading-state.ts';
import { isIntransitive } from './verb-frames.ts';
import type { Token } from './words.ts';
import { writeClause } from './write-clause.ts';

/** Times that an event gives its name to: '噴火の朝', '取り壊し前夜'. */
const TIMES_OF_EVENTS = new Set(
  '朝 夜 日 晩 前夜 翌日 翌朝 当日 前日 直後 直前 後 前 最中 瞬間 年 夏 冬 春 秋 あと 夕方 夕べ'.split(' '),
);
/** Nouns with する that tell no event of a story. */
const IDLE = new Set('戦争 仕事 生活 授業 営業 旅行 料理 電話 練習 食事 勉強 会議 一緒 予定 約束 世話'.split(' '));

/** Reads an event that only tells when; returns the word after, or nothing if it is none. */
export function readTimeEvent(state: ReadingState, tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at] as Token;
  const hasNo = tokens[at + 1]?.text === 'の';
  const time = tokens[at + (hasNo ? 2 : 1)];
  const base = verbOf(token);
  if (base === undefined || !TIMES_OF_EVENTS.has(time?.text ?? '') || state.modifiers.relatives.length > 0) {
    return undefined;
  }
  addBearer(state, token);
  const next = at + (hasNo ? 3 : 2);
  const predicate = predicateOf(token, base);
  if (tokens[next]?.text === 'の' && state.modifiers.owner === undefined) {
    state.modifiers.relatives.push({ predicate, manner: [] });
    state.modifiers.from ??= token.from;
    return next + 1;
  }
  addWhen(state, predicate);
  return tokens[next]?.pos === '助詞' ? next + 1 : next;
}

function addWhen(state: ReadingState, predicate: Predicate): void {
  const { owner } = state.modifiers;
  const clause = writeClause(state, { predicate, args: [], subject: undefined, kind: 'when' });
  if (owner !== undefined) {
    const isDone = !isAnimate(state.kinds[owner] ?? 'unknown') && !isIntransitive(predicate.base);
    state.clauses[clause]?.roles.push({ role: isDone ? 'patient' : 'agent', phrase: owner });
  }
  state.modifiers.owner = undefined;
  state.open.push({
    clause,
    link: { kind: 'joins', as: 'when', keepsSubject: owner === undefined, hasComma: true },
    isTime: true,
  });
}

/** The verb of a noun that tells an event: '噴火', '富士山噴火', '取り壊し'. */
function verbOf({ pos, base, form, name, parts }: Token): string | undefined {
  if (pos === '動詞') {
    return form === '連用形' && deedOf(base) !== undefined ? base : undefined;
  }
  const [first, second] = parts ?? [];
  const last = parts?.at(-1)?.text ?? base;
  const isCompound = second !== undefined && first?.sub !== '固有名詞';
  if (name !== undefined || IDLE.has(last) || isCompound) {
    return undefined;
  }
  return EVENT_NOUNS[last] ?? (isDeedWord(`${last}する`) ? `${last}する` : undefined);
}

/** '富士山噴火': the mountain is a phrase of its own. */
function addBearer(state: ReadingState, { parts }: Token): void {
  const bearer = parts && parts.length > 1 ? parts[0] : undefined;
  if (bearer) {
    const named = { ...bearer, base: bearer.text, name: bearer.text };
    addNoun(state, named, { marker: 'の', isTopic: false, hasComma: false, next: 0 }, false);
    state.modifiers.named = undefined;
  }
}

const predicateOf = ({ from, to, text, form }: Token, base: string): Predicate => ({
  from,
  to,
  text,
  base,
  form,
  kind: 'verb',
  isNegated: false,
  mood: 'does',
  isPassive: false,
  isCausative: false,
  isPast: false,
});
