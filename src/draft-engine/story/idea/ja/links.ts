import { wordTable } from '#src/shared/word-table.ts';
import type { Clause } from '../text-reading.ts';
import { deedOf } from './deeds-of-words.ts';
import { isComma } from './particles.ts';
import type { Predicate } from './predicates.ts';
import type { Token } from './words.ts';

/** How a predicate hangs on what follows it. */
export type Link =
  | { kind: 'final' }
  | { kind: 'relative' }
  | { kind: 'joins'; as: Clause['kind']; keepsSubject: boolean; hasComma: boolean; isOrder?: true; isCleft?: true }
  | { kind: 'quotes'; hasComma: boolean };

type JoinedKind = Clause['kind'];

/** Particles after a predicate: kind, and whether the next clause has the same subject. */
const PARTICLE_LINKS: Readonly<Record<string, readonly [JoinedKind, boolean]>> = wordTable({
  ば: ['if', false],
  たら: ['if', false],
  なら: ['if', false],
  と: ['when', true],
  が: ['but', true],
  けど: ['but', true],
  けれど: ['but', true],
  けれども: ['but', true],
  のに: ['but', true],
  ものの: ['but', true],
  ても: ['but', true],
  でも: ['but', true],
  とも: ['but', true],
  も: ['but', true],
  ので: ['because', false],
  から: ['because', false],
  し: ['before', true],
  ながら: ['when', true],
  つつ: ['when', true],
  たり: ['before', true],
  なり: ['before', true],
  まで: ['after', false],
});

/** Nouns after a predicate that make it a clause of time, reason or aim. */
const NOUN_LINKS: Readonly<Record<string, readonly [JoinedKind, boolean]>> = wordTable({
  とき: ['when', false],
  時: ['when', false],
  際: ['when', false],
  頃: ['when', false],
  ころ: ['when', false],
  折: ['when', false],
  最中: ['when', false],
  さなか: ['when', false],
  途中: ['when', true],
  瞬間: ['when', false],
  間: ['when', false],
  あいだ: ['when', false],
  うち: ['when', true],
  中: ['when', false],
  たび: ['when', false],
  度: ['when', false],
  日: ['when', false],
  夜: ['when', false],
  朝: ['when', false],
  翌日: ['before', false],
  まま: ['when', true],
  後: ['before', true],
  あと: ['before', true],
  のち: ['before', true],
  直後: ['before', true],
  以来: ['before', true],
  矢先: ['before', false],
  途端: ['before', true],
  前: ['after', true],
  直前: ['after', true],
  以前: ['after', true],
  せい: ['because', false],
  おかげ: ['because', false],
  一方: ['but', false],
  くせ: ['but', true],
  代わり: ['but', true],
  かわり: ['but', true],
});

const joins = (as: JoinedKind, keepsSubject: boolean): Extract<Link, { kind: 'joins' }> => ({
  kind: 'joins',
  as,
  keepsSubject,
  hasComma: false,
});

/** Reads what comes after a predicate; `next` is the first word of what follows. */
export function readLink(tokens: readonly Token[], from: number, predicate: Predicate): { link: Link; next: number } {
  const found =
    readConditional(tokens, from, predicate) ??
    readParticle(tokens, from, predicate) ??
    readNoun(tokens, from, predicate);
  if (found) {
    const hasComma = isComma(tokens[found.next]);
    if ('hasComma' in found.link) {
      found.link.hasComma = hasComma;
    }
    return { link: found.link, next: hasComma ? found.next + 1 : found.next };
  }
  return readPosition(tokens, from, predicate);
}

interface Found {
  link: Link;
  next: number;
}

function readConditional(tokens: readonly Token[], from: number, { form }: Predicate): Found | undefined {
  if (form === 'て') {
    const particle = tokens[from]?.text;
    if (particle === 'から') {
      return { link: joins('before', true), next: from + 1 };
    }
    if (particle === 'も') {
      return { link: joins('but', true), next: from + 1 };
    }
    return { link: joins('before', true), next: particle === 'は' ? from + 1 : from };
  }
  if (form === '仮定形') {
    return { link: joins('if', false), next: tokens[from]?.text === 'ば' ? from + 1 : from };
  }
  return undefined;
}

function readParticle(tokens: readonly Token[], from: number, predicate: Predicate): Found | undefined {
  const token = tokens[from];
  if (token?.pos !== '助詞') {
    return undefined;
  }
  if (token.sub === '終助詞' || token.text === 'か') {
    return readQuestion(tokens, from);
  }
  if (['という', 'といった', 'との'].includes(token.text)) {
    return { link: joins('content', true), next: from + 1 };
  }
  const quoted = readQuoting(tokens, from, predicate);
  if (quoted) {
    return quoted;
  }
  if (token.text === 'に' && predicate.form.startsWith('連用') && predicate.kind === 'verb') {
    return { link: joins(predicate.isNegated ? 'before' : 'so_that', true), next: from + 1 };
  }
  const known = PARTICLE_LINKS[token.text];
  return known && { link: joins(...known), next: from + 1 };
}

/** '…と言う'; '慰めようと、' is what somebody tries. */
function readQuoting(tokens: readonly Token[], from: number, predicate: Predicate): Found | undefined {
  const token = tokens[from];
  if (token?.text === 'と' && predicate.form === '未然ウ接続' && isComma(tokens[from + 1])) {
    predicate.mood = 'tries';
    return { link: joins('so_that', true), next: from + 1 };
  }
  const isQuoting = (token?.text === 'と' && token.sub !== '接続助詞') || token?.text === 'って';
  return isQuoting ? { link: { kind: 'quotes', hasComma: false }, next: from + 1 } : undefined;
}

/** '誰が犯人かを' is what is asked; at the end of a sentence か says nothing. */
function readQuestion(tokens: readonly Token[], from: number): Found {
  const isInner = tokens[from]?.text === 'か' && tokens[from + 1]?.pos === '助詞';
  return isInner ? { link: joins('content', true), next: from + 2 } : { link: { kind: 'final' }, next: from + 1 };
}

function readNoun(tokens: readonly Token[], from: number, predicate: Predicate): Found | undefined {
  const token = tokens[from];
  if (token?.pos !== '名詞') {
    return undefined;
  }
  const after = afterParticles(tokens, from + 1);
  const following = tokens[from + 1]?.text ?? '';
  if (token.text === 'ため' && following !== 'の') {
    return { link: linkOfTame(predicate), next: after };
  }
  if (token.text === 'ところ' && ['を', 'に', 'へ', 'で'].includes(following)) {
    return { link: joins('when', true), next: from + 2 };
  }
  if (token.text === 'よう') {
    return readManner(tokens, from);
  }
  const known = NOUN_LINKS[token.text];
  const isKnown = known && !['の', 'が', 'を'].includes(following);
  return readDoing(tokens, from) ?? (isKnown ? { link: joins(...known), next: after } : undefined);
}

/** '倒すこと', '倒すの', '倒し方': a deed that a noun sums up. */
function readDoing(tokens: readonly Token[], from: number): Found | undefined {
  if (isWay(tokens, from - 1)) {
    return readWay(tokens, from);
  }
  const token = tokens[from];
  const isDoing = token?.text === 'こと' || (token?.text === 'の' && token.sub === '非自立');
  return isDoing ? readNominal(tokens, from) : undefined;
}

/** 'ため' is a reason after what was, an aim after what will be. */
const linkOfTame = ({ isPast, kind }: Predicate): Link =>
  isPast || kind !== 'verb' ? joins('because', false) : joins('so_that', true);

/** '見つからないように', '倒すよう命じる'. */
function readManner(tokens: readonly Token[], from: number): Found | undefined {
  const next = tokens[from + 1]?.text === 'に' ? from + 2 : from + 1;
  const verb = tokens[next];
  const isOrder = verb?.pos === '動詞' && deedOf(verb.base) === 'speak';
  if (isOrder) {
    return { link: { kind: 'joins', as: 'content', keepsSubject: false, hasComma: false, isOrder: true }, next };
  }
  return next === from + 2 || isComma(tokens[next]) ? { link: joins('so_that', false), next } : undefined;
}

const isStemOfVerb = (token: Token | undefined): boolean => token?.pos === '動詞' && token.form.startsWith('連用');

/** '自転車の乗り方': a verb's stem and how it is done. */
export const isWay = (tokens: readonly Token[], at: number): boolean =>
  isStemOfVerb(tokens[at]) && tokens[at + 1]?.text === '方' && tokens[at + 1]?.pos === '名詞';

/** '乗り方を教える': whoever is taught does it; '乗り方を覚える': whoever learns. */
function readWay(tokens: readonly Token[], from: number): Found {
  const found = readNominal(tokens, from);
  const isTaught = deedOf(tokens[found.next]?.base ?? '') === 'teach';
  return isTaught
    ? { ...found, link: { kind: 'joins', as: 'content', keepsSubject: false, hasComma: false, isOrder: true } }
    : found;
}

/** '待つのは手紙だ' */
const isCleft = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.text === 'の' && tokens[from + 1]?.text === 'は';

const BECAUSE = new Set(['で', 'から', 'により', 'によって', 'ゆえ']);

function readNominal(tokens: readonly Token[], from: number): Found {
  const marker = tokens[from + 1];
  const isCause =
    BECAUSE.has(marker?.text ?? '') ||
    (marker?.text === 'を' && ['きっかけ', '機'].includes(tokens[from + 2]?.text ?? ''));
  const next = isCause && marker?.text === 'を' ? from + 4 : afterParticles(tokens, from + 1);
  const link = joins(isCause ? 'because' : 'content', !isCause);
  return { link: isCleft(tokens, from) ? { ...link, isCleft: true } : link, next };
}

function afterParticles(tokens: readonly Token[], from: number): number {
  let next = from;
  while (tokens[next] && (tokens[next]?.pos === '助詞' || tokens[next]?.base === 'だ') && next - from < 3) {
    next++;
  }
  return next;
}

/** No word joins it: its form and what stands after it tell. */
function readPosition(tokens: readonly Token[], from: number, predicate: Predicate): Found {
  const token = tokens[from];
  const isStem = predicate.form.startsWith('連用') && predicate.form !== '連用形だ';
  if (!token || token.sub === '句点' || '！？!?…」'.includes(token.text)) {
    return { link: { kind: 'final' }, next: from };
  }
  if (isComma(token)) {
    const next = from + 1;
    if (isStem) {
      return { link: { kind: 'joins', as: 'before', keepsSubject: true, hasComma: true }, next };
    }
    return hasPredicate(tokens, next)
      ? { link: { kind: 'joins', as: 'before', keepsSubject: false, hasComma: true }, next }
      : { link: { kind: 'relative' }, next };
  }
  if (isStem) {
    return { link: joins('before', true), next: from };
  }
  if (['名詞', '連体詞', '接頭詞', '形容詞', '副詞', '動詞'].includes(token.pos)) {
    return { link: { kind: 'relative' }, next: from };
  }
  return { link: { kind: 'final' }, next: from };
}

function hasPredicate(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length && tokens[at]?.sub !== '句点'; at++) {
    if (tokens[at]?.pos === '動詞') {
      return true;
    }
  }
  return false;
}
