import { NATIVE_COUNTERS, SINO_COUNTERS } from './counters.ts';
import { decimal, native, sinoKorean } from './numbers.ts';

const DIGITS = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const POWER = String.raw`(?:[십백천]?[만억](?!나)|[백천십]?조(?=[원\s\d]|$)|[백천](?=[원명개만억\s]|$))`;
/** A number as it is written, with 만, 억 and the like: 12,500 or 2만5천. */
export const NUMBER = `${DIGITS}(?:${POWER}${DIGITS})*${POWER}?`;

const PIECE = /([\d,]+(?:\.\d+)?)([십백천]?)([만억조]?)/g;
const POWERS: Readonly<Record<string, number>> = { '': 0, 십: 1, 백: 2, 천: 3, 만: 4, 억: 8, 조: 12 };

const isLonger = (one: string, other: string): number => other.length - one.length;
const alternatives = (words: readonly string[]): string => words.toSorted(isLonger).join('|');
const IS_NATIVE = new Set(NATIVE_COUNTERS);

/** A counting word, the longest that fits. 시 is the hour. */
export const COUNTER = `(?:${alternatives([...NATIVE_COUNTERS, ...SINO_COUNTERS, '시(?![즌리장작도스나인민])'])})`;

/** Where 번 is a name and not how often: 삼 번 출구. */
const NUMBERED =
  /^번\s*(?:출구|버스|선수|문제|국도|방|타자|트랙|홈|창구|게이트|승강장|말|손님|테이블|채널|칸|자리|열차|고속)/;
/** Where 대 is an age: 십 대 소년. */
const AGE = /^대(?:가|의|는|들|부터|때|\s*(?:소[년녀]|남|여|청|후반|초반|중반|학생|시절|아이|노인))/;
/** Where 대 is a generation: 삼 대 독자. */
const GENERATION = /^대\s*(?:독자|종손|조|손|째|에\s?걸|를\s?이어|를\s?잇)/;
const MOST_NATIVE_HOURS = 20;

/** The words of a number before `rest`, the text that follows it. */
export function numberWords(written: string, rest: string): string {
  const plain = written.replaceAll(',', '');
  if (!/^\d+$/.test(plain)) {
    return mixedWords(written);
  }
  return isNative(Number(plain), rest) ? native(plain) : sinoKorean(plain);
}

function isNative(number: number, rest: string): boolean {
  const counter = new RegExp(`^\\s?(${COUNTER})`).exec(rest)?.[1];
  const after = rest.trimStart();
  switch (counter) {
    case undefined:
      return false;
    case '시':
      return number >= 1 && number <= 12;
    case '시간':
      return number <= MOST_NATIVE_HOURS;
    case '번':
      return !NUMBERED.test(after);
    case '대':
      return !(GENERATION.test(after) || (number % 10 === 0 && AGE.test(after)));
    default:
      return IS_NATIVE.has(counter);
  }
}

/** 2만5천 as 25,000; where there is a decimal point, each part by itself (1.5만: 일 점 오만). */
function mixedWords(written: string): string {
  const pieces = [...written.matchAll(PIECE)].map(([, digits = '', small = '', great = '']) => ({
    digits: digits.replaceAll(',', ''),
    small,
    great,
  }));
  if (pieces.some(({ digits }) => digits.includes('.'))) {
    return pieces.map(({ digits, small, great }) => decimal(digits) + small + great).join(' ');
  }
  const sum = pieces.reduce(
    (total, { digits, small, great }) => total + BigInt(digits) * 10n ** BigInt(POWERS[small]! + POWERS[great]!),
    0n,
  );
  return sinoKorean(sum.toString());
}
