import { latinWord } from '#src/draft-engine/story/words/ja/latin-kana.ts';
import { LATIN_WORDS } from './latin-words.ts';

const LETTERS: Readonly<Record<string, string>> = {
  A: 'エー',
  B: 'ビー',
  C: 'シー',
  D: 'ディー',
  E: 'イー',
  F: 'エフ',
  G: 'ジー',
  H: 'エイチ',
  I: 'アイ',
  J: 'ジェー',
  K: 'ケー',
  L: 'エル',
  M: 'エム',
  N: 'エヌ',
  O: 'オー',
  P: 'ピー',
  Q: 'キュー',
  R: 'アール',
  S: 'エス',
  T: 'ティー',
  U: 'ユー',
  V: 'ブイ',
  W: 'ダブリュー',
  X: 'エックス',
  Y: 'ワイ',
  Z: 'ゼット',
};

const WORDS = new Map(Object.entries(LATIN_WORDS));

/** English numbers after 'No.'. */
const ENGLISH_NUMBERS = 'ゼロ ワン ツー スリー フォー ファイブ シックス セブン エイト ナイン テン'.split(' ');
const NUMBERED = /No\.? ?(\d{1,2})(?!\d)/iy;
const LATIN = /CO2|H2O|MP3|(?:Mrs?|Ms|Dr|vs)\.|[A-Za-z]+(?:['.-][A-Za-z]+)*/y;
/** Longer capitals are words, not letters to spell. */
const LONGEST_ACRONYM = 5;
const LONGEST_WORD = 40;

/** Reads the Latin letters at an offset of a normal text; undefined where none stand. */
export function readLatin(text: string, at: number): { end: number; kana: string } | undefined {
  NUMBERED.lastIndex = at;
  const numbered = NUMBERED.exec(text);
  const english = ENGLISH_NUMBERS[Number(numbered?.[1] ?? Number.NaN)];
  if (numbered && english !== undefined) {
    return { end: at + numbered[0].length, kana: `ナンバー${english}` };
  }
  LATIN.lastIndex = at;
  const written = LATIN.exec(text)?.[0];
  if (written === undefined) {
    return undefined;
  }
  return {
    end: at + written.length,
    kana: wordKana(written.replace(/\.$/, '')) ?? written.split(/['.-]/).map(latinPart).join(''),
  };
}

const wordKana = (written: string): string | undefined => WORDS.get(written) ?? WORDS.get(written.toLowerCase());

function latinPart(part: string): string {
  const known = wordKana(part);
  if (known !== undefined) {
    return known;
  }
  const isSpelt = (part.length === 1 && part !== 'a') || (/^[A-Z]+s?$/.test(part) && part.length <= LONGEST_ACRONYM);
  return isSpelt
    ? [...part].map((letter) => LETTERS[letter.toUpperCase()] ?? '').join('')
    : latinWord(part.slice(0, LONGEST_WORD));
}
