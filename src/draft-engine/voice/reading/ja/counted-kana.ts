import type { Counter } from './counters.ts';
import { doubleBefore, numberKana, valueOfNumber } from './number-kana.ts';

/** What counts without a figure: 'how many' and 'some'. */
const OPEN_NUMBERS: Readonly<Record<string, string>> = { 何: 'ナン', 数: 'スー' };
const LAST_DIGITS: readonly (readonly [digit: number, kana: string])[] = [
  [4, 'ヨン'],
  [7, 'ナナ'],
  [9, 'キュー'],
];
/** No counter has words of its own for greater numbers. */
const MOST_WHOLE = 1_000n;

/** A number of a counter, with the changes of sound between them: 3本 サンボン, 二人 フタリ, 何匹 ナンビキ. */
export function countedKana(written: string, counter: Counter): string {
  const open = OPEN_NUMBERS[written[0] ?? ''];
  if (open !== undefined) {
    return joinCounter(openKana(open, written.slice(1)), counter);
  }
  const joined = joinCounter(withOwnDigit(numberKana(written), counter), counter, !written.includes('.'));
  return wholeKana(written, counter) ?? joined;
}

function wholeKana(written: string, counter: Counter): string | undefined {
  const value = /^0\d/.test(written) ? undefined : valueOfNumber(written);
  return value !== undefined && value < MOST_WHOLE ? counter.whole?.[Number(value)] : undefined;
}

function joinCounter(number: string, counter: Counter, mayDouble = true): string {
  if (number.endsWith('ヨン')) {
    return number + (counter.afterFour ?? counter.kana);
  }
  // Sounds in h change after every ン, others after three only: センボン, but センカイ.
  const three = counter.afterDouble === undefined ? /[サナ]ン$/ : /[サナセゼマ]ン$/;
  if (counter.afterThree !== undefined && three.test(number)) {
    return number + counter.afterThree;
  }
  const doubled = mayDouble ? doubleBefore(number, counter.doubles) : number;
  return doubled + (doubled === number ? counter.kana : (counter.afterDouble ?? counter.kana));
}

/** 何百 ナンビャク, 数千 スーセン. */
function openKana(open: string, rest: string): string {
  const kana = rest === '' ? '' : numberKana(rest).replace(/^イチ/, '');
  return open + (open === 'ナン' ? kana.replace(/^ヒャク/, 'ビャク').replace(/^セン/, 'ゼン') : kana);
}

function withOwnDigit(number: string, counter: Counter): string {
  for (const [digit, kana] of LAST_DIGITS) {
    const own = counter.digits?.[digit];
    if (own !== undefined && number.endsWith(kana)) {
      return number.slice(0, -kana.length) + own;
    }
  }
  return number;
}
