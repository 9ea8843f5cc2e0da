/** Numbers as ideas write ages: digits, English words, Chinese characters, Korean words of both kinds. */

const ENGLISH_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const HAN_DIGITS = '零一二三四五六七八九';
const KOREAN_DIGITS = '영일이삼사오육칠팔구';
const KOREAN_ONES = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const KOREAN_TENS = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];

const longestFirst = (words: readonly string[]): string =>
  words
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .join('|');

const ENGLISH = `(?:(?:${longestFirst(ENGLISH_TENS)})(?: (?:${longestFirst(ENGLISH_SMALL.slice(1, 10))}))?|${longestFirst(ENGLISH_SMALL)})`;
const KOREAN_NATIVE = `(?:(?:${longestFirst(KOREAN_TENS)}) ?(?:${longestFirst(KOREAN_ONES)})?|스무|${longestFirst(KOREAN_ONES)})`;

/** Sources of patterns for one number. */
export const NUMBER = {
  latin: String.raw`(?:\d{1,3}|${ENGLISH})`,
  han: '(?:\\d{1,3}|[零〇一二三四五六七八九十百两廿]{1,4})',
  korean: `(?:\\d{1,3}|${KOREAN_NATIVE}|[일이삼사오육칠팔구십백]{1,4})`,
} as const;

function fromDigits(text: string, digits: string, ten: string, hundred: string): number {
  let total = 0;
  let digit = 0;
  for (const sign of text) {
    if (sign === hundred || sign === ten) {
      total += (digit || 1) * (sign === ten ? 10 : 100);
      digit = 0;
    } else {
      digit = digits.indexOf(sign);
    }
  }
  return total + digit;
}

function fromEnglish(text: string): number {
  return text.split(' ').reduce((sum, word) => {
    const tens = ENGLISH_TENS.indexOf(word);
    return sum + (tens >= 0 ? (tens + 2) * 10 : Math.max(0, ENGLISH_SMALL.indexOf(word)));
  }, 0);
}

function fromKorean(text: string): number {
  const word = text.replaceAll(' ', '').replace('스무', '스물');
  const tens = KOREAN_TENS.findLastIndex((ten) => ten !== '' && word.startsWith(ten));
  const rest = tens > 0 ? word.slice(KOREAN_TENS[tens]?.length) : word;
  const ones = KOREAN_ONES.indexOf(rest);
  return tens > 0 || ones > 0
    ? Math.max(0, tens) * 10 + Math.max(0, ones)
    : fromDigits(word, KOREAN_DIGITS, '십', '백');
}

/** The number that a text says which one of the patterns above has matched. */
export function readNumber(text: string): number {
  if (/^\d/.test(text)) {
    return Number(text);
  }
  if (/^[a-z]/.test(text)) {
    return fromEnglish(text);
  }
  if (/^[가-힣]/.test(text)) {
    return fromKorean(text);
  }
  return fromDigits(
    text.replaceAll('廿', '二十').replaceAll('〇', '零').replaceAll('两', '二'),
    HAN_DIGITS,
    '十',
    '百',
  );
}
