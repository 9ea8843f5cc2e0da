const DIGITS = ['ゼロ', 'イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク', 'ナナ', 'ハチ', 'キュー'];
const HUNDREDS: Readonly<Record<number, string>> = { 1: 'ヒャク', 3: 'サンビャク', 6: 'ロッピャク', 8: 'ハッピャク' };
const THOUSANDS: Readonly<Record<number, string>> = { 1: 'セン', 3: 'サンゼン', 8: 'ハッセン' };
const GROUPS = ['', 'マン', 'オク', 'チョー', 'ケー'];
const GROUP = 10_000n;
/** Above the groups that have names here, numbers are read digit by digit. */
const LIMIT = GROUP ** BigInt(GROUPS.length);

/** A digit in a row of digits, such as a telephone number: short ones are lengthened. */
const ROW_DIGITS: Readonly<Record<string, string>> = { 2: 'ニー', 5: 'ゴー' };
/** Before the decimal point. */
const BEFORE_POINT: readonly (readonly [RegExp, string])[] = [
  [/^ゼロ$/, 'レー'],
  [/イチ$/, 'イッ'],
  [/ハチ$/, 'ハッ'],
  [/ジュー$/, 'ジュッ'],
  [/^ニ$/, 'ニー'],
];

const KANJI_DIGITS = '〇一二三四五六七八九';
const MULTIPLIERS: Readonly<Record<string, bigint>> = { 十: 10n, 百: 100n, 千: 1_000n };
const GROUP_SIGNS: Readonly<Record<string, bigint>> = { 万: GROUP, 億: GROUP ** 2n, 兆: GROUP ** 3n };

/** The value of an integer in figures, kanji or both (3万4千); undefined when it has a decimal point. */
export function valueOfNumber(written: string): bigint | undefined {
  if (written.includes('.')) {
    return undefined;
  }
  let [total, section, current] = [0n, 0n, undefined as bigint | undefined];
  for (const sign of written.replaceAll(',', '')) {
    const digit = KANJI_DIGITS.indexOf(sign);
    const multiplier = MULTIPLIERS[sign];
    const group = GROUP_SIGNS[sign];
    if (multiplier !== undefined) {
      section += (current ?? 1n) * multiplier;
      current = undefined;
    } else if (group !== undefined) {
      section += current ?? 0n;
      total += (section || 1n) * group;
      [section, current] = [0n, undefined];
    } else {
      current = (current ?? 0n) * 10n + (digit < 0 ? BigInt(sign) : BigInt(digit));
    }
  }
  return total + section + (current ?? 0n);
}

/** A number as written in katakana: 8,000 ハッセン, 3.14 サンテンイチヨン, 1.5億 イッテンゴオク, 007 digit by digit. */
export function numberKana(written: string): string {
  const plain = written.replaceAll(',', '');
  const decimal = /^(\d+)\.(\d+)([万億兆千]?)$/.exec(plain);
  if (decimal) {
    const [, whole = '', fraction = '', group = ''] = decimal;
    const unit = group === '' ? '' : numberKana(group).replace(/^イチ|^イッ/, '');
    return `${beforePoint(numberKana(whole))}テン${plainDigits(fraction)}${unit}`;
  }
  // Two figures side by side without a zero, one above the other, are 'two or three'.
  if (/^(?:一二|二三|三四|四五|五六|六七|七八|八九)$/.test(plain)) {
    return [...plain].map((sign) => DIGITS[KANJI_DIGITS.indexOf(sign)]).join('');
  }
  const value = valueOfNumber(plain) ?? 0n;
  if (value >= LIMIT || /^0\d/.test(plain)) {
    return digitsKana(value >= LIMIT ? String(value) : plain);
  }
  return value === 0n ? 'ゼロ' : wholeKana(value);
}

/** Digit by digit, as a telephone number: 1234 イチニーサンヨン. */
export function digitsKana(digits: string): string {
  return [...digits].map((digit) => ROW_DIGITS[digit] ?? DIGITS[Number(digit)] ?? '').join('');
}

const plainDigits = (digits: string): string => [...digits].map((digit) => DIGITS[Number(digit)] ?? '').join('');

function beforePoint(kana: string): string {
  const change = BEFORE_POINT.find(([pattern]) => pattern.test(kana));
  return change ? kana.replace(...change) : kana;
}

function wholeKana(value: bigint): string {
  let kana = '';
  for (let group = GROUPS.length - 1; group >= 0; group--) {
    const digits = Number((value / GROUP ** BigInt(group)) % GROUP);
    if (digits > 0) {
      kana += joinGroup(groupKana(digits), GROUPS[group] ?? '');
    }
  }
  return kana;
}

/** A group of four digits with its name: イッセンマン, ジュッチョー. */
function joinGroup(kana: string, name: string): string {
  const full = name === '' ? kana : kana.replace(/^セン$/, 'イッセン');
  return name === 'チョー' || name === 'ケー' ? `${doubleBefore(full, 'イチ ハチ ジュー')}${name}` : full + name;
}

function groupKana(number: number): string {
  const [thousands, hundreds, tens, ones] = [1_000, 100, 10, 1].map((place) => Math.floor(number / place) % 10) as [
    number,
    number,
    number,
    number,
  ];
  return [
    thousands > 0 ? (THOUSANDS[thousands] ?? `${DIGITS[thousands]}セン`) : '',
    hundreds > 0 ? (HUNDREDS[hundreds] ?? `${DIGITS[hundreds]}ヒャク`) : '',
    tens > 0 ? `${tens === 1 ? '' : DIGITS[tens]}ジュー` : '',
    ones > 0 ? DIGITS[ones] : '',
  ].join('');
}

/** Ends of numbers whose last sound becomes a doubled consonant. */
const DOUBLED: Readonly<Record<string, string>> = {
  イチ: 'イッ',
  ロク: 'ロッ',
  ハチ: 'ハッ',
  ジュー: 'ジュッ',
  ャク: 'ャッ',
};

/** Doubles the consonant after a number that ends in one of `ends` (divided by spaces). */
export function doubleBefore(kana: string, ends: string): string {
  const end = ends.split(' ').find((end) => end !== '' && kana.endsWith(end));
  return end === undefined ? kana : kana.slice(0, -end.length) + (DOUBLED[end] ?? end);
}
