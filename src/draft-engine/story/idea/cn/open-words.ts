import { isIn, type Tag } from './function-words.ts';
import { isAlsoVerb } from './moods.ts';
import type { Token } from './token.ts';
import { isCausative, isContent } from './verb-kinds.ts';
import { isNoun, isQuality, isVerb } from './vocabulary.ts';

const KEPT_AS_NOUN = isIn('中年, 青年, 老年');

/** What a word is by its neighbours; undefined where the rule does not fit. */
type Rule = (token: Token, before: Token | undefined, next: Token | undefined, place: Place) => Tag | undefined;

interface Place {
  tokens: readonly Token[];
  at: number;
}

/** The first rule that fits decides. */
const RULES: readonly Rule[] = [
  (token, before) => (token.text === '一起' && before?.tag === 'asp' ? 'num' : undefined),
  (token, before) => (token.tag === 'dei' && !/^(?:v|adj|asp)$/.test(before?.tag ?? '') ? 'v' : undefined),
  (token, _before, _next, { tokens, at }) =>
    token.tag === 'not' && isAlsoVerb(token.text) && isNamed(tokens, at) ? 'n' : undefined,
  (token, before, next) => (token.tag === 'adj' && isVerb(token.text) && isLikeVerb(before, next) ? 'v' : undefined),
  // 最后一场演出
  (token, before, next) =>
    token.tag === 'v' && before?.tag === 'num' && isEnd(next) && !/[次下顿岁]$/.test(before.text) ? 'n' : undefined,
  // 唯一的目击证人
  (token, before, next, { tokens, at }) =>
    token.tag === 'v' && before?.tag === 'de' && next?.tag === 'n' && !isModified(tokens, at) ? 'n' : undefined,
  (token, before, next) =>
    token.tag === 'adj' && before?.tag === 'de' && /^(?:comma|stop|v|not|prep|asp|)$/.test(next?.tag ?? '')
      ? 'n'
      : undefined,
  (token, _before, _next, { tokens, at }) => openTag(token, tokens, at),
  (token, _before, next) => (token.tag === 'not' && isAlsoVerb(token.text) && next?.tag === 'de' ? 'v' : undefined),
  (token, _before, next) => (token.tag === 'adj' && KEPT_AS_NOUN(token.text) && next?.tag !== 'n' ? 'n' : undefined),
  (token, _before, next) => (token.tag === 'v' && isQuality(token.text) && next?.tag === 'n' ? 'adj' : undefined),
];

/** Decides for words that may be verbs or nouns by what stands beside them. */
export function settleOpenWords(tokens: readonly Token[]): Token[] {
  const settled = [...tokens];
  settled.forEach((token, at) => {
    for (const rule of RULES) {
      const tag = rule(token, settled[at - 1], settled[at + 1], { tokens: settled, at });
      if (tag) {
        settled[at] = { ...token, tag };
        return;
      }
    }
  });
  return settled;
}

const isLikeVerb = (before: Token | undefined, next: Token | undefined): boolean =>
  before?.text === '被' || /^(?:asp|time|since)$/.test(next?.tag ?? '') || /^[在于]$/.test(next?.text ?? '');

const isEnd = (next: Token | undefined): boolean => next === undefined || /^(?:comma|stop)$/.test(next.tag);

/** Another 的 follows soon: '美丽的追求自由的女孩'. */
const isModified = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 2, at + 5).some(({ tag }) => tag === 'de');

function openTag(token: Token, tokens: readonly Token[], at: number): Tag | undefined {
  if (!token.isOpen) {
    return undefined;
  }
  return isVerbHere(tokens, at) ? 'v' : 'n';
}

const isNominal = (token: Token | undefined): boolean => /^(?:n|name|pron|num)$/.test(token?.tag ?? '');

/** '杀人计划' and '一个计划' are nouns. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  return (
    (/^(?:de|num|det)$/.test(before?.tag ?? '') && next?.tag !== 'v') ||
    (isEnd(next) && /^(?:v|n)$/.test(before?.tag ?? '') && isVerb(before?.text ?? ''))
  );
}

type Answer = boolean | undefined;

function isVerbHere(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  if (next?.tag === 'de' && !isNoun(tokens[at]?.text ?? '')) {
    return true;
  }
  return byNext(next) ?? byBefore(before, next) ?? (!isNoun(tokens[at]?.text ?? '') || byPiece(tokens, at));
}

function byNext(next: Token | undefined): Answer {
  if (next?.tag === 'asp' || next?.tag === 'dei') {
    return true;
  }
  return next?.tag === 'loc' ? false : undefined;
}

function byBefore(before: Token | undefined, next: Token | undefined): Answer {
  if (!before) {
    return isNominal(next) || next?.tag === 'de' || undefined;
  }
  return byWordBefore(before, next) ?? byOpenNoun(before, next);
}

function byWordBefore(before: Token, next: Token | undefined): Answer {
  if (/^(?:not|adv|di)$/.test(before.tag) || /^[来去]$/.test(before.text)) {
    return true;
  }
  if (/^(?:de|num|det)$/.test(before.tag)) {
    return next?.tag === 'de' && before.tag === 'num';
  }
  if (before.tag === 'prep') {
    const takesClause = /^(?:被|给|为了|因|因为|由于|当|正在|在)$/.test(before.text) && isNominal(next);
    return takesClause || before.text === '被';
  }
  return undefined;
}

function byOpenNoun(before: Token, next: Token | undefined): Answer {
  if (isNominal(next) || (next?.tag === 'de' && before.tag !== 'v')) {
    return true;
  }
  return before.tag === 'v' || before.tag === 'asp' ? isCausative(before.text) || isContent(before.text) : undefined;
}

function byPiece(tokens: readonly Token[], at: number): boolean {
  const isEdge = ({ tag }: Token): boolean => tag === 'comma' || tag === 'stop';
  const from = tokens.findLastIndex((token, index) => index < at && isEdge(token)) + 1;
  const after = tokens.findIndex((token, index) => index > at && isEdge(token));
  const piece = tokens.slice(from, after < 0 ? tokens.length : after);
  return !piece.some(({ tag, isOpen }, index) => tag === 'v' && !isOpen && index + from !== at);
}
