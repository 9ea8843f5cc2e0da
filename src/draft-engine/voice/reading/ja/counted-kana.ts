import type { Counter } from './counters.ts';
import { doubleBefore, numberKana, valueOfNumber } from './number-kana.ts';

/** What counts without a figure: 'how many' and 'some'. */
const OPEN_NUMBERS: Readonly<Record<string, string>> = { 何: 'ナン', 数: 'スー' };
const LAST_DIGITS: readonly (readonly [number, string])[] = [
  [4, 'ヨン'],
  [7, 'ナナ'],
  [9, 'キュー'],
];

/** A number of a counter, with the changes of sound between them: 3本 サンボン, 二人 フタリ, 何匹 ナンビキ. */
export function countedKana(written: string, counter: Counter): string {
  const value = OPEN_NUMBERS[written[0] ?? ''] === undefined ? valueOfNumber(written) : undefined;
  const isWhole = value !== undefined && !/^0\d/.test(written);
  const whole = isWhole && value < 1_000n ? counter.whole?.[Number(value)] : undefined;
  if (whole !== undefined) {
    return whole;
  }
  const number = withOwnDigit(isOpen(written) ? openKana(written) : numberKana(written), counter);
  if (counter.afterFour !== undefined && number.endsWith('ヨン')) {
    return number + counter.afterFour;
  }
  const isInH = counter.afterDouble !== undefined;
  if (counter.afterThree !== undefined && (isInH ? /(?:[サナ]|[セゼマ])ン$/ : /[サナ]ン$/).test(number)) {
    return number + counter.afterThree;
  }
  const doubled = written.includes('.') ? number : doubleBefore(number, counter.doubles);
  return doubled + (doubled === number ? counter.kana : (counter.afterDouble ?? counter.kana));
}

const isOpen = (written: string): boolean => OPEN_NUMBERS[written[0] ?? ''] !== undefined;

/** 何百 ナンビャク, 数千 スーセン. */
function openKana(written: string): string {
  const open = OPEN_NUMBERS[written[0] ?? ''] ?? '';
  const rest = written.slice(1);
  if (rest === '') {
    return open;
  }
  const kana = numberKana(rest).replace(/^イチ/, '');
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
