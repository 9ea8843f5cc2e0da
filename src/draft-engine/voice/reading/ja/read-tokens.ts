import { readExpression } from './expressions.ts';
import { homographKana } from './homographs.ts';
import { katakanaOf } from './katakana.ts';
import { readLatin } from './latin-kana.ts';
import { ownWordAt } from './own-words.ts';
import { tokenise, type Token } from './tokens.ts';

const BEGINS_NUMBER = /[\d¥$€£₩+±-]/;
const KANJI_NUMBER = /^[〇一二三四五六七八九十百千万億兆]+$/;
const KANJI_MONTH = /^[一二三四五六七八九十]+月$/;

/** Signs that are said. */
const SIGNS: Readonly<Record<string, string>> = {
  '&': 'アンド',
  '@': 'アットマーク',
  '%': 'パーセント',
  '+': 'プラス',
  '=': 'イコール',
  〆: 'シメ',
};

/** Divides a normal text into morphemes, each with its sound in this text. */
export async function readTokens(text: string): Promise<Token[]> {
  const tokens = await tokenise(text);
  const starts = new Map(tokens.map((token, index) => [token.start, index]));
  // Marks are no part of a word, though the dictionary may take some of them together.
  const isBoundary = (at: number): boolean => starts.has(at) || !/^[\p{L}\p{N}]{2}/u.test(text.slice(at - 1, at + 1));
  const read: Token[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index] as Token;
    const own = ownWordAt(tokens, index);
    const spelt = own
      ? { end: tokens[index + own.count - 1]?.end ?? token.end, kana: own.kana }
      : (readNumber(token, text, isBoundary) ??
        readLatinWord(text, token.start, isBoundary) ??
        readLaughter(text, token.start, isBoundary));
    if (spelt) {
      read.push({
        ...token,
        written: text.slice(token.start, spelt.end),
        end: spelt.end,
        kana: spelt.kana,
        pos: '名詞',
        detail: '',
        detail2: '',
      });
      index = starts.get(spelt.end) ?? nextIndex(tokens, index, spelt.end);
    } else {
      read.push({ ...token, kana: homographKana(token, text) ?? plainKana(token, read.at(-1)) });
      index++;
    }
  }
  return read;
}

function readNumber(token: Token, text: string, isBoundary: (at: number) => boolean) {
  const isNumber =
    BEGINS_NUMBER.test(token.written[0] ?? '') ||
    /^[何数]/.test(token.written) ||
    KANJI_MONTH.test(token.written) ||
    (KANJI_NUMBER.test(token.written) && token.detail === '数');
  return isNumber ? readExpression(text, token.start, isBoundary) : undefined;
}

/** Latin letters that are a word; where they begin one of the dictionary (Tシャツ), it knows it. */
function readLatinWord(text: string, at: number, isBoundary: (at: number) => boolean) {
  const read = readLatin(text, at);
  return read && isBoundary(read.end) ? read : undefined;
}

/** Laughter, in which は and へ are not particles. */
const LAUGHTER = /[あいうえわぐ]?([はひふへほ])っ?(?:\1っ?)+/y;

function readLaughter(text: string, at: number, isBoundary: (at: number) => boolean) {
  LAUGHTER.lastIndex = at;
  const written = LAUGHTER.exec(text)?.[0];
  return written !== undefined && isBoundary(at + written.length)
    ? { end: at + written.length, kana: katakanaOf(written) }
    : undefined;
}

/** The first token that begins at an offset or after it. */
function nextIndex(tokens: readonly Token[], from: number, at: number): number {
  let index = from + 1;
  while (index < tokens.length && (tokens[index] as Token).start < at) {
    index++;
  }
  return index;
}

function plainKana(token: Token, before: Token | undefined): string {
  // The volitional: カエロ and ウ are said カエロー.
  if (token.written === 'う' && token.pos === '助動詞') {
    return 'ー';
  }
  if (token.written === '々') {
    return before?.kana ?? '';
  }
  if (token.written === '〜' && before?.end === token.start) {
    return before.kana === '' ? '' : 'ー';
  }
  return SIGNS[token.written] ?? token.kana;
}
