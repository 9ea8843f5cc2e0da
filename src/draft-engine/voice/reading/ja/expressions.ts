import { countedKana } from './counted-kana.ts';
import { COUNTERS, CURRENCIES, UNITS, type Counter } from './counters.ts';
import { digitsKana, numberKana } from './number-kana.ts';

/** A written number with all that belongs to it, and its sound. */
export interface Expression {
  /** Offset after it. */
  end: number;
  kana: string;
}

const FIGURES = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const KANJI = '〇一二三四五六七八九十百千万億兆';
/** Figures with kanji for great numbers between them (3万4千), kanji, and what asks for a number or leaves it open. */
const NUMBER = new RegExp(
  String.raw`(?:[何数](?=[十百千万億]))?(?:${FIGURES}(?:[十百千万億兆]+(?:${FIGURES})?)*|[${KANJI}]+)|[何数]`,
  'y',
);
const LONGEST_NUMBER = 60;

/** Own forms, tried in this order before a number with its counter. */
const FORMS: readonly { pattern: RegExp; say: (groups: string[]) => string }[] = [
  { pattern: /0\d{1,4}-\d{1,4}-\d{3,4}(?![\d-])/y, say: ([all = '']) => digitsKana(all.replaceAll('-', '')) },
  {
    pattern: /(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/y,
    say: ([, year = '', month = '', day = '']) =>
      counted(year, '年') + counted(`${Number(month)}`, '月') + dayOfMonth(`${Number(day)}`),
  },
  {
    pattern: /(\d{1,2}):([0-5]\d)(?![\d:])/y,
    say: ([, hour = '', minute = '']) =>
      counted(`${Number(hour)}`, '時') + (minute === '00' ? '' : counted(`${Number(minute)}`, '分')),
  },
  {
    pattern: /(\d{1,6})\/(\d{1,6})(?!\d)/y,
    say: ([, over = '', under = '']) => `${numberKana(under)}ブンノ${numberKana(over)}`,
  },
  {
    pattern: /([\d一二三四五六七八九十百]{1,6})分の([\d一二三四五六七八九十百]{1,6})/y,
    say: ([, under = '', over = '']) => `${numberKana(under)}ブンノ${numberKana(over)}`,
  },
  { pattern: /(?<=ベスト)[48]/y, say: ([figure]) => (figure === '4' ? 'フォー' : 'エイト') },
  { pattern: /([23])D(?![A-Za-z])/y, say: ([, figure]) => (figure === '2' ? 'ツーディー' : 'スリーディー') },
  { pattern: /([45])G(?![A-Za-z])/y, say: ([, figure]) => (figure === '4' ? 'フォージー' : 'ファイブジー') },
];

/** Between two numbers. */
const LINKS: Readonly<Record<string, string>> = {
  '〜': 'カラ',
  '-': 'タイ',
  ':': 'タイ',
  対: 'タイ',
  '+': 'タス',
  '×': 'カケル',
  '÷': 'ワル',
  '=': 'ワ',
};

/** After a counter; those of time only after what says how long. */
const AFTER_COUNTER: readonly { written: string; kana: string; isOfTime: boolean }[] = [
  { written: '間', kana: 'カン', isOfTime: true },
  { written: '後', kana: 'ゴ', isOfTime: true },
  { written: '目', kana: 'メ', isOfTime: false },
];

/** Reads the number at an offset of a normal text. It ends where a morpheme does; undefined where no number stands. */
export function readExpression(text: string, at: number, isBoundary: (at: number) => boolean): Expression | undefined {
  const first = readTerm(text, at, isBoundary);
  let read = first;
  // A link without a second number is no link.
  while (read) {
    const link: string | undefined = LINKS[text[read.end] ?? ''];
    const next: Expression | undefined = link === undefined ? undefined : readTerm(text, read.end + 1, isBoundary);
    if (next === undefined || /[何数]/.test(text[read.end + 1] ?? '')) {
      return read;
    }
    read = { end: next.end, kana: read.kana + link + next.kana };
  }
  return first;
}

function readTerm(text: string, at: number, isBoundary: (at: number) => boolean): Expression | undefined {
  const own = readForm(text, at, isBoundary);
  if (own) {
    return own;
  }
  const sign = signAt(text, at);
  const money = CURRENCIES.get(text[at] ?? '');
  const start = sign !== '' || money ? at + 1 : at;
  const number = numberAt(text, start);
  if (number === undefined) {
    return undefined;
  }
  const end = start + number.length;
  if (money) {
    return { end, kana: countedKana(number, money) };
  }
  const read = withCounter(text, number, end, isBoundary) ?? bareNumber(number, end, isBoundary);
  return read && { ...read, kana: sign + read.kana };
}

function readForm(text: string, at: number, isBoundary: (at: number) => boolean): Expression | undefined {
  for (const { pattern, say } of FORMS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match && isBoundary(at + match[0].length)) {
      return { end: at + match[0].length, kana: say([...match]) };
    }
  }
  return undefined;
}

/** A sign before a number, not between two, nor part of a name (Z-5). */
const SIGNS: Readonly<Record<string, string>> = { '-': 'マイナス', '+': 'プラス', '±': 'プラスマイナス' };

const signAt = (text: string, at: number): string =>
  /[A-Za-z\d]/.test(text[at - 1] ?? '') ? '' : (SIGNS[text[at] ?? ''] ?? '');

/** 何 and 数 are numbers only with a counter. */
const bareNumber = (number: string, end: number, isBoundary: (at: number) => boolean): Expression | undefined =>
  /^[何数]/.test(number) || !isBoundary(end) ? undefined : { end, kana: numberKana(number) };

function numberAt(text: string, at: number): string | undefined {
  NUMBER.lastIndex = at;
  const number = NUMBER.exec(text)?.[0];
  return number !== undefined && number.length <= LONGEST_NUMBER ? number : undefined;
}

const LONGEST_COUNTER = Math.max(...[...COUNTERS.keys(), ...UNITS.keys()].map((written) => written.length));

function withCounter(
  text: string,
  number: string,
  at: number,
  isBoundary: (at: number) => boolean,
): Expression | undefined {
  for (let length = LONGEST_COUNTER; length > 0; length--) {
    const written = text.slice(at, at + length);
    const counter = written.length === length ? counterOf(text, written, at) : undefined;
    if (counter) {
      const kana = isDayOfMonth(text, number, written, at) ? dayOfMonth(number) : countedKana(number, counter);
      const read = withEnding(text, { end: at + length, kana }, counter);
      const whole = [read, { end: at + length, kana }].find(({ end }) => isBoundary(end));
      if (whole) {
        return whole;
      }
    }
  }
  return undefined;
}

function counterOf(text: string, written: string, at: number): Counter | undefined {
  const unit = UNITS.get(written);
  if (unit) {
    return /[A-Za-z]$/.test(written) && /[A-Za-z]/.test(text[at + written.length] ?? '') ? undefined : unit;
  }
  return COUNTERS.get(written);
}

function withEnding(text: string, read: Expression, counter: Counter): Expression {
  const ending = AFTER_COUNTER.find(
    ({ written, isOfTime }) => text[read.end] === written && (counter.isTime === true || !isOfTime),
  );
  return ending ? { end: read.end + 1, kana: read.kana + ending.kana } : read;
}

/** The first of a month is ツイタチ, one day is イチニチ. */
const isDayOfMonth = (text: string, number: string, written: string, at: number): boolean => {
  const start = at - number.length;
  return written === '日' && /月の?$/.test(text.slice(Math.max(0, start - 2), start));
};

const dayOfMonth = (number: string): string => (/^0?[1一]$/.test(number) ? 'ツイタチ' : counted(number, '日'));

function counted(number: string, written: string): string {
  const counter = COUNTERS.get(written);
  return counter ? countedKana(number, counter) : numberKana(number);
}
