import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { TextReading } from '../text-reading.ts';
import { FILM_TYPE_WORDS, STYLE_ENDS, STYLE_WORDS, TELLING_NOUNS } from './telling-words.ts';
import type { Token } from './words.ts';

type Telling = TextReading['telling'];

/** Takes out of a text what speaks of the film: style words between commas become spaces. */
export function takeStyle(text: string): { text: string; style: string[] } {
  const style: string[] = [];
  let left = '';
  for (const piece of text.split(/(?<=[、。，,\n;；|])/)) {
    const words = piece.replace(/[、。，,\n;；|\s]+$/, '').trim();
    if (words !== '' && words.length < 24 && isStyle(words)) {
      style.push(words);
      left += piece.replace(/[^、。，,\n;；|]/g, ' ');
    } else {
      left += piece;
    }
  }
  return { text: left, style };
}

/** '水彩風', '絵本風'; '北風' is a wind. */
const STYLE_LIKE = /^[\p{Script=Han}\p{Script=Katakana}ー]{2,10}風$/u;

/** '映画のような質感', '静かな音楽' */
const STYLE_PHRASE =
  /^[^はがを、]{1,10}(?:[なのい](?:質感|タッチ|雰囲気|トーン|カメラワーク|色調)|[ない](?:音楽|BGM|光|色彩|映像))$/;

function isStyle(words: string): boolean {
  const plain = words.toLowerCase().replace(/(で|な|に|の|です|だ)$/, '');
  if (STYLE_LIKE.test(plain) || STYLE_PHRASE.test(words)) {
    return true;
  }
  return STYLE_WORDS.has(plain) || STYLE_ENDS.some((end) => plain.endsWith(end) && plain.length > end.length);
}

const ASKS = new Set([
  '書く',
  '作る',
  'つくる',
  '描く',
  'お願い',
  '生成する',
  '創る',
  '考える',
  '教える',
  '語る',
  '見せる',
  '撮る',
  '表現する',
  '制作する',
  '作成する',
]);

/** Takes '…の物語を書いてください', '…を描くホラー映画' off the end of each sentence. */
export function takeTelling(tokens: readonly Token[], telling: Telling): Token[] {
  const left: Token[] = [];
  let sentence: Token[] = [];
  for (const token of tokens) {
    if (token.sub === '句点' || '！？!?\n'.includes(token.text)) {
      left.push(...trimSentence(sentence, telling), token);
      sentence = [];
    } else {
      sentence.push(token);
    }
  }
  return [...left, ...trimSentence(sentence, telling)];
}

/** '…を説明してください': what is asked for is no part of the story. */
const EXPLAINS = new Set([
  '説明する',
  '紹介する',
  '解説する',
  '再現する',
  '可視化する',
  '表現する',
  '映像化する',
  'アニメ化する',
]);

/** '…する様子で説明して' */
const LIKENESS = new Set(['様子', '形', 'かたち', 'イメージ', '場面', '姿', '物語']);

function withoutOrder(sentence: readonly Token[]): number {
  const at = sentence.findLastIndex(({ pos, base }) => pos === '動詞' && EXPLAINS.has(base));
  return at > 0 && isAsked(sentence.slice(at + 1)) ? at : sentence.length;
}

function trimSentence(sentence: readonly Token[], telling: Telling): Token[] {
  let end = withoutOrder(sentence);
  if (end < sentence.length) {
    const isLike = sentence[end - 1]?.text === 'で' && LIKENESS.has(sentence[end - 2]?.text ?? '');
    return sentence.slice(0, isLike ? end - 2 : end);
  }
  end = withoutRequest(sentence, end);
  const noun = tellingNoun(sentence, end);
  if (noun === undefined) {
    return [...sentence];
  }
  const type = typeOf(sentence.slice(noun, end));
  if (type) {
    telling.type ??= type;
  }
  return withoutBridge(sentence, noun);
}

/** '…を書いてください' */
function withoutRequest(sentence: readonly Token[], end: number): number {
  for (let at = Math.max(0, end - 7); at < end; at++) {
    const token = sentence[at] as Token;
    const asks = token.pos === '動詞' && ASKS.has(token.base) && sentence[at - 1]?.text === 'を';
    if (asks && isTellingNoun(sentence[at - 2]) && isAsked(sentence.slice(at + 1, end))) {
      return at - 1;
    }
  }
  return end;
}

/** '…てください', '…てほしい', '…て' */
const isAsked = (endings: readonly Token[]): boolean =>
  endings.at(-1)?.text === 'て' ||
  endings.some(
    ({ base, text }) =>
      ['くださる', 'ください', '下さい', 'ほしい', '欲しい', 'お願い', 'くれる'].includes(base) || text === 'ください',
  );

const isTellingNoun = (token: Token | undefined): boolean =>
  token !== undefined && token.pos === '名詞' && [...TELLING_NOUNS].some((noun) => token.text.endsWith(noun));

function tellingNoun(sentence: readonly Token[], end: number): number | undefined {
  let at = end - 1;
  while (at > 0 && ['助動詞', '記号'].includes((sentence[at] as Token).pos)) {
    at--;
  }
  if (at < 1 || !isTellingNoun(sentence[at])) {
    return undefined;
  }
  const before = sentence[at - 1] as Token;
  const isBridge = ['動詞', '助動詞', '形容詞', '助詞', '記号'].includes(before.pos);
  return isBridge && !['が', 'を', 'に', 'は', 'で', 'と', 'も', 'へ'].includes(before.text) ? at : undefined;
}

function typeOf(tokens: readonly Token[]): FilmType | undefined {
  const text = tokens.map((token) => token.text).join('');
  return Object.entries(FILM_TYPE_WORDS).find(([word]) => text.includes(word))?.[1];
}

/** Takes off what joins a story to its content: の, という, についての, を描く. */
function withoutBridge(sentence: readonly Token[], noun: number): Token[] {
  let end = noun;
  const isBridge = (token: Token | undefined): boolean =>
    token !== undefined &&
    (['の', 'という', 'について', 'についての', 'に関する', 'といった'].includes(token.text) || token.sub === '読点');
  while (end > 1 && isStyleWord(sentence, end)) {
    end -= 2;
  }
  while (end > 1 && (isBridge(sentence[end - 1]) || isAdjectiveOfTelling(sentence[end - 1]))) {
    end--;
  }
  const depicts = sentence[end - 1];
  const past = depicts?.base === 'た' ? sentence[end - 2] : depicts;
  if (past?.base === '描く' && sentence[end - (past === depicts ? 2 : 3)]?.text === 'を') {
    end -= past === depicts ? 2 : 3;
  }
  return sentence.slice(0, end);
}

/** 'シネマティックなショット' */
const isStyleWord = (sentence: readonly Token[], end: number): boolean =>
  ['な', 'の'].includes(sentence[end - 1]?.text ?? '') && isStyle(sentence[end - 2]?.text ?? '');

const isAdjectiveOfTelling = (token: Token | undefined): boolean =>
  token?.pos === '形容詞' && ['心温まる', '切ない', '短い', '悲しい', '美しい', '面白い', '怖い'].includes(token.base);
