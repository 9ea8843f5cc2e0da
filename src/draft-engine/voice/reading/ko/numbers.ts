const DIGITS = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const PLACES = ['', '십', '백', '천'];
const GROUPS = ['', '만', '억', '조', '경', '해'];
const NATIVE_ONES = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const NATIVE_TENS = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];

/** Longer numbers are read digit by digit. */
const MOST_DIGITS = PLACES.length * GROUPS.length;

/** A whole number (digits only) in Sino-Korean words, apart at each ten thousand: 만 이천오백. */
export function sinoKorean(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '');
  if (number.length > MOST_DIGITS) {
    return digitByDigit(number);
  }
  if (number === '0') {
    return DIGITS[0]!;
  }
  const groups: string[] = [];
  for (let end = number.length, group = 0; end > 0; end -= PLACES.length, group++) {
    const words = sinoGroup(number.slice(Math.max(0, end - PLACES.length), end));
    if (words !== '') {
      // Ten thousand is 만; a hundred million is 일억.
      groups.unshift((words === '일' && group === 1 ? '' : words) + GROUPS[group]!);
    }
  }
  return groups.join(' ');
}

function sinoGroup(digits: string): string {
  return Array.from(digits, (digit, index) => {
    const place = PLACES[digits.length - 1 - index]!;
    if (digit === '0') {
      return '';
    }
    return digit === '1' && place !== '' ? place : DIGITS[Number(digit)]! + place;
  }).join('');
}

/** Each digit by itself; `zero` is 공 in telephone numbers. */
export function digitByDigit(digits: string, zero: '영' | '공' = '영'): string {
  return Array.from(digits, (digit) => (digit === '0' ? zero : DIGITS[Number(digit)])).join('');
}

/** A number with a decimal point: 삼 점 일사. */
export function decimal(text: string): string {
  const [whole = '', part = ''] = text.replaceAll(',', '').split('.');
  const words = sinoKorean(whole === '' ? '0' : whole);
  return part === '' ? words : `${words} 점 ${digitByDigit(part)}`;
}

/**
 * A number before a native counting word (세 개, 스무 살, 백한 마리). From a hundred on only what is over the hundreds is
 * native, and round tens are not.
 */
export function native(digits: string): string {
  const number = Number(digits);
  const rest = number % 100;
  if (number === 0 || rest === 0 || (number > 100 && rest % 10 === 0)) {
    return sinoKorean(digits);
  }
  const words = rest === 20 ? '스무' : NATIVE_TENS[Math.floor(rest / 10)]! + NATIVE_ONES[rest % 10]!;
  return number < 100 ? words : sinoKorean(String(number - rest)) + words;
}
