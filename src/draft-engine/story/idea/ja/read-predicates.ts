import { addClause } from './add-clause.ts';
import { isDeedWord } from './deeds-of-words.ts';
import { finishSentence } from './finish-sentence.ts';
import { isTime } from './is-time.ts';
import { readLink } from './links.ts';
import { FREQUENCY_WORDS, JAPANESE_PRESENCES, JAPANESE_QUALITIES } from './marks.ts';
import { isAnimate, kindsOfNoun } from './noun-kinds.ts';
import { type Predicate, readPredicate } from './predicates.ts';
import type { ReadingState } from './reading-state.ts';
import { SKIPPED_ADNOMINALS } from './setting-words.ts';
import { BODY_PARTS } from './unseen-words.ts';
import type { Token } from './words.ts';

/** Parts of speech that a noun with its adjectives begins with. */
const NOUN_BEGINS = new Set(['名詞', '連体詞', '形容詞', '接頭詞']);

/** 'ある夜': a certain night, not 'to be'. */
export function isCertain(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]];
  if (token.text !== 'ある' || !after || !NOUN_BEGINS.has(after.pos) || after.sub === '非自立') {
    return false;
  }
  const subject = before?.text === 'の' || before?.text === 'が' ? tokens[at - 2] : undefined;
  return !before || before.pos === '記号' || before.text === 'は' || (subject !== undefined && isTime(subject));
}

export function readAdnominal(state: ReadingState, token: Token, at: number): number {
  if (!SKIPPED_ADNOMINALS.has(token.text)) {
    addAdjective(state, token, token.text);
  }
  return at + 1;
}

export function addAdjective(state: ReadingState, token: Token, word: string): void {
  const presence = JAPANESE_PRESENCES[word];
  if (presence) {
    state.modifiers.presence = presence;
  }
  state.modifiers.adjectives.push(word);
  state.modifiers.from ??= token.from;
}

export function readAdverb(state: ReadingState, tokens: readonly Token[], at: number): number {
  const token = tokens[at] as Token;
  const often = FREQUENCY_WORDS[token.text];
  const next = tokens[at + 1];
  if (token.text === 'かつて' && next?.text === 'の') {
    addAdjective(state, token, token.text);
  } else if (often) {
    state.often = often;
  } else if (
    ![
      'もし',
      'まだ',
      'もう',
      'たとえ',
      'まるで',
      'やがて',
      'ついに',
      'かつて',
      'なぜ',
      'どうして',
      'どう',
      'いかに',
    ].includes(token.text)
  ) {
    state.manner.push(token.text);
  }
  const isParticle = next?.pos === '助詞' && ['と', 'に', 'も', 'は', 'の'].includes(next.text);
  return isParticle ? at + 2 : at + 1;
}

const beginsNoun = (token: Token | undefined): boolean =>
  token !== undefined &&
  NOUN_BEGINS.has(token.pos) &&
  (token.sub !== '非自立' || ['頃', 'ころ', '時', 'とき'].includes(token.text));

/** '忘れ物の赤い傘', but '髪の赤い少女'. */
const isAfterOwner = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === 'の' && !BODY_PARTS.has(tokens[at - 2]?.base ?? '');

/** Before a noun it describes it; else it says something or tells how. */
export function readAdjective(state: ReadingState, tokens: readonly Token[], at: number): number {
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  const last = state.pending.at(-1);
  const hasSubject =
    last !== undefined &&
    !last.hasComma &&
    ((last.marker === 'が' && !isAnimate(last.kind) && !isAfterOwner(tokens, at)) ||
      state.phrases[last.phrases[0] as number]?.to === token.from);
  if (token.form === '基本形' && !hasSubject && beginsNoun(next)) {
    addAdjective(state, token, token.base);
    return at + 1;
  }
  if (token.form.startsWith('連用') && next?.pos === '動詞') {
    const becomes = `${token.text}${next.base}`;
    if (next.base === 'なる' && isDeedWord(becomes)) {
      return readVerb(state, mergeAt(tokens, at, becomes), at);
    }
    state.manner.push(token.text);
    return at + 1;
  }
  return readVerb(state, tokens, at);
}

/** The same words with two of them as one verb. */
function mergeAt(tokens: readonly Token[], at: number, base: string): Token[] {
  const [first, second] = [tokens[at] as Token, tokens[at + 1] as Token];
  const merged = { ...second, from: first.from, base, text: first.text + second.text };
  return [...tokens.slice(0, at), merged, ...tokens.slice(at + 2)].toSpliced(at + 1, 0, {
    ...merged,
    pos: 'フィラー',
    text: '',
  });
}

export const replaceAt = (tokens: readonly Token[], at: number, token: Token): Token[] =>
  tokens.map((one, index) => (index === at ? token : one));

export function readVerb(state: ReadingState, tokens: readonly Token[], at: number): number {
  const { predicate, next } = readPredicate(tokens, at);
  const { link, next: after } = readLink(tokens, next, predicate);
  if (link.kind !== 'relative') {
    addClause(state, predicate, link);
    if (link.kind === 'final') {
      finishSentence(state);
    }
    return after;
  }
  const quality = emptyOf(state, tokens, at, predicate) ?? qualityOf(state, predicate);
  if (quality !== undefined) {
    addAdjective(state, { ...(tokens[at] as Token), from: predicate.from }, quality);
    return after;
  }
  state.modifiers.relatives.push({ predicate, manner: state.manner });
  state.modifiers.from ??= predicate.from;
  state.manner = [];
  return after;
}

/** '誰もいない劇場' is empty. */
function emptyOf(
  state: ReadingState,
  tokens: readonly Token[],
  at: number,
  { base, isNegated }: Predicate,
): string | undefined {
  if (base !== 'いる' || !isNegated || tokens[at - 2]?.text !== '誰') {
    return undefined;
  }
  const nobody = state.pending.at(-1)?.head === '誰' ? state.pending.pop() : undefined;
  nobody?.phrases.forEach((phrase) => state.absorbed.add(phrase));
  return '誰もいない';
}

/** '年老いた漁師': a clause that is only a quality. */
function qualityOf({ pending, modifiers }: ReadingState, { text }: Predicate): string | undefined {
  const last = pending.at(-1);
  const isAlone = last === undefined || last.hasComma || last.marker === 'が' || modifiers.relatives.length > 0;
  return isAlone && text.length < 8 && isQualityWord(text) ? text : undefined;
}

export const isQualityWord = (text: string): boolean =>
  kindsOfNoun(text).has('quality') ||
  (Object.hasOwn(JAPANESE_QUALITIES, text) && !Object.hasOwn(JAPANESE_PRESENCES, text));
