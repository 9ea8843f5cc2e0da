const DIGITS = '零一二三四五六七八九';
const PLACES = ['', '十', '百', '千'];
const GROUPS = ['', '万', '亿', '万亿'];
const MOST_DIGITS = 16;

/** Digits one by one: 2024 is 二零二四. */
export function digitByDigit(digits: string): string {
  return Array.from(digits, (digit) => DIGITS[Number(digit)] ?? '').join('');
}

/** Digits one by one as in numbers of telephones and rooms, where 1 is 幺. */
export function digitByDigitAloud(digits: string): string {
  return digitByDigit(digits).replaceAll('一', '幺');
}

/** Up to four digits; a 零 stands for zeros between digits. */
function group(digits: string): string {
  let words = '';
  let skipped = false;
  for (const [at, digit] of [...digits].entries()) {
    if (digit === '0') {
      skipped = words !== '';
      continue;
    }
    words += (skipped ? '零' : '') + digitByDigit(digit) + (PLACES[digits.length - 1 - at] ?? '');
    skipped = false;
  }
  return words;
}

/** A whole number in words: 10008 is 一万零八. More than sixteen digits, and digits after a leading zero, one by one. */
function integer(digits: string): string {
  if (/^0+$/.test(digits)) {
    return digitByDigit(digits);
  }
  if (digits.length > MOST_DIGITS || digits.startsWith('0')) {
    return digitByDigit(digits);
  }
  let words = '';
  let skipped = false;
  for (let index = Math.ceil(digits.length / 4) - 1; index >= 0; index--) {
    const end = digits.length - index * 4;
    const four = digits.slice(Math.max(0, end - 4), end);
    const part = group(four);
    if (part === '') {
      skipped = words !== '';
      continue;
    }
    words += (words !== '' && (skipped || four.startsWith('0')) ? '零' : '') + part + (GROUPS[index] ?? '');
    skipped = false;
  }
  // 12 is 十二, and 两 is said before the large places at the start: 2000 is 两千, 20000 两万.
  return words.replace(/^一十/, '十').replace(/^二(?=[百千万亿])/, '两');
}

/** A number in words; it may have commas between thousands and a decimal point. */
export function number(digits: string): string {
  const [whole = '', fraction] = digits.replaceAll(/[,，]/g, '').split('.');
  return integer(whole) + (fraction === undefined ? '' : `点${digitByDigit(fraction)}`);
}

/** A number before a measure word: 2 is 两. */
export function count(digits: string): string {
  return digits === '2' ? '两' : number(digits);
}
