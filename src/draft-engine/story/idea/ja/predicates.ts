import { wordTable } from '#src/shared/word-table.ts';
import type { Mood } from '../idea-graph.ts';
import { isDeedWord } from './deeds-of-words.ts';
import { ENDINGS, PLAIN_SECOND_VERBS, type Ending } from './predicate-endings.ts';
import type { Token } from './words.ts';

/** A verb, adjective or noun that says something, with its endings. */
export interface Predicate {
  from: number;
  to: number;
  /** Dictionary form without endings. */
  base: string;
  kind: 'verb' | 'adjective' | 'noun';
  isNegated: boolean;
  mood: Mood;
  isPassive: boolean;
  isCausative: boolean;
  favour?: 'received' | 'given';
  isPast: boolean;
  /** How the last word is conjugated; 'て' where it ends in て. */
  form: string;
  /** The written predicate without endings after た and だ. */
  text: string;
}

const keyOf = (token: Token): string => {
  if (token.pos === '助詞' && token.sub === '接続助詞' && token.text === 'で') {
    return 'て';
  }
  return token.base;
};

/** Reads the predicate that begins at a word, with all endings; `next` is the word after it. */
export function readPredicate(tokens: readonly Token[], from: number): { predicate: Predicate; next: number } {
  const core = readCore(tokens, from);
  const { predicate } = core;
  let next = core.next;
  for (let guard = 0; guard < 24; guard++) {
    const match = matchEnding(tokens, next, predicate);
    if (match) {
      applyEnding(predicate, match.ending);
      next += match.length;
    } else if (isPlainEnding(tokens, next)) {
      const token = tokens[next] as Token;
      predicate.isPast ||= token.base === 'た';
      next++;
    } else {
      break;
    }
    predicate.form = formOf(tokens, next - 1);
    if (predicate.form === '仮定形') {
      break;
    }
  }
  if (
    predicate.base === 'いる' &&
    predicate.isNegated &&
    tokens.slice(from, next).some(({ base }) => base === 'なる')
  ) {
    Object.assign(predicate, { base: 'いなくなる', isNegated: false });
  }
  predicate.to = (tokens[next - 1] as Token).to;
  predicate.text = tokens
    .slice(from, next)
    .map(({ text }) => text)
    .join('');
  return { predicate, next };
}

function formOf(tokens: readonly Token[], at: number): string {
  const token = tokens[at] as Token;
  return keyOf(token) === 'て' ? 'て' : token.form;
}

const KINDS: Readonly<Record<string, Predicate['kind']>> = wordTable({ 動詞: 'verb', 名詞: 'noun' });

function readCore(tokens: readonly Token[], from: number): { predicate: Predicate; next: number } {
  const first = tokens[from] as Token;
  const predicate: Predicate = {
    from: first.from,
    to: first.to,
    base: first.base,
    kind: KINDS[first.pos] ?? 'adjective',
    isNegated: false,
    mood: first.sub === 'サ変可能' ? 'can' : 'does',
    isPassive: false,
    isCausative: false,
    isPast: false,
    form: first.form,
    text: first.text,
  };
  let next = from + 1;
  if (predicate.kind === 'verb') {
    next = joinSecondVerb(tokens, from, predicate);
  }
  return { predicate, next };
}

/** '連れて帰る', '出てくる' */
const comesBack = (first: Token | undefined, verb: Token | undefined): boolean =>
  verb?.base === '帰る' || (first?.base === '出る' && ['くる', '来る'].includes(verb?.base ?? ''));

/** '迎えに来る', '連れて帰る' */
function joinErrand(tokens: readonly Token[], from: number, predicate: Predicate): boolean {
  const [first, particle, verb] = tokens.slice(from, from + 3);
  const isErrand = particle?.text === 'に' || (particle?.text === 'て' && comesBack(first, verb));
  const errand = `${first?.text}${particle?.text}${verb?.base}`;
  if (!isErrand || !verb || !isDeedWord(errand)) {
    return false;
  }
  predicate.base = errand;
  predicate.form = verb.form;
  return true;
}

/** '抱き + 締める' is one verb if the deeds know it; '走り + 続ける' is 走る. */
function joinSecondVerb(tokens: readonly Token[], from: number, predicate: Predicate): number {
  const first = tokens[from] as Token;
  let next = from + 1;
  const second = tokens[next];
  if (joinErrand(tokens, from, predicate)) {
    return next + 2;
  }
  const joins = second?.pos === '動詞' && first.form.startsWith('連用形') && second.sub !== '接尾';
  if (!joins) {
    return next;
  }
  if (second.base === '聞く' && tokens[next + 1]?.base === 'せる') {
    predicate.base = `${first.text}聞かせる`;
    predicate.form = (tokens[next + 1] as Token).form;
    return next + 2;
  }
  const joined = first.text + second.base;
  const isAspect = ['始める', 'はじめる', '終える', '終わる', '続ける', 'つづける', 'やめる'].includes(second.base);
  if (!isAspect && (isDeedWord(joined) || second.sub === '自立')) {
    predicate.base = isDeedWord(joined) || !isDeedWord(first.base) ? joined : first.base;
    predicate.form = second.form;
    next++;
  } else if (PLAIN_SECOND_VERBS.has(second.base)) {
    predicate.form = second.form;
    next++;
  }
  return next;
}

function matchEnding(
  tokens: readonly Token[],
  at: number,
  predicate: Predicate,
): { ending: Ending; length: number } | undefined {
  const first = tokens[at];
  if (!first || (predicate.kind === 'noun' && first.pos === '名詞')) {
    return undefined;
  }
  if (first.base === 'する' && predicate.kind === 'verb' && predicate.form.startsWith('未然')) {
    // 踊ら|さ|れる
    return { ending: { voice: 'causative' }, length: 1 };
  }
  const isSecondVerb = first.pos === '動詞' && (first.sub === '自立' || !predicate.form.startsWith('連用'));
  if (isSecondVerb && first.sub !== '接尾') {
    return undefined;
  }
  const found = ENDINGS.get(keyOf(first))?.find(({ words }) => fits(tokens.slice(at, at + words.length), words));
  return found && { ending: found.ending, length: found.words.length };
}

/** Full verbs that are endings after a particle: '訪ねて来る', '探しに行く'. */
const VERBS_AS_ENDINGS = new Set(['くる', '来る', 'いく', '行く', 'ある', 'ほしい', '欲しい']);

function fits(tokens: readonly Token[], words: readonly string[][]): boolean {
  const [first, second] = tokens;
  const isChain = first?.pos === '助詞' && words.length === 2 && second?.sub === '自立';
  const isEnding = !isChain || VERBS_AS_ENDINGS.has(second.base);
  return isEnding && words.every((alternatives, index) => matches(tokens[index], alternatives));
}

const matches = (token: Token | undefined, alternatives: readonly string[]): boolean =>
  token !== undefined && (alternatives.includes(keyOf(token)) || alternatives.includes(token.text));

/** た, ます, だ and other endings that change nothing here. */
function isPlainEnding(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) {
    return false;
  }
  if (token.pos === '助動詞' || (token.pos === '動詞' && token.sub === '接尾')) {
    return !(token.base === 'だ' && token.form === '体言接続' && tokens[at - 1]?.pos === '動詞');
  }
  return token.pos === '形容詞' && token.sub === '接尾';
}

function applyEnding(predicate: Predicate, ending: Ending): void {
  if (ending.negates) {
    predicate.isNegated = !predicate.isNegated;
  }
  if (ending.mood) {
    predicate.mood = ending.mood;
  }
  if (ending.favour) {
    predicate.favour = ending.favour;
  }
  if (ending.voice === 'passive') {
    predicate.isPassive = true;
  } else if (ending.voice === 'causative') {
    predicate.isCausative = true;
  }
}
