const DIGITS = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const PLACES = ['', '十', '百', '千'];
const GROUPS = ['', '万', '億', '兆'];
const LONGEST_NUMBER = 16;

/** Writes numerals as kanji, which the dictionary can read; numbers of more than sixteen digits are read digit by digit. */
export function numbersAsKanji(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/\d+(?:\.\d+)?/g, (number) => {
      const [whole = '', fraction] = number.split('.');
      return wholeAsKanji(whole) + (fraction === undefined ? '' : `点${digitByDigit(fraction)}`);
    });
}

function wholeAsKanji(number: string): string {
  if (/^0+$/.test(number)) {
    return 'ゼロ';
  }
  if (number.length > LONGEST_NUMBER || number.startsWith('0')) {
    return digitByDigit(number);
  }
  let kanji = '';
  for (let group = Math.ceil(number.length / 4) - 1; group >= 0; group--) {
    const end = number.length - group * 4;
    const piece = groupAsKanji(number.slice(Math.max(0, end - 4), end));
    if (piece !== '') {
      kanji += piece + GROUPS[group]!;
    }
  }
  return kanji;
}

function groupAsKanji(digits: string): string {
  let kanji = '';
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[index]);
    const place = digits.length - 1 - index;
    if (digit === 0) {
      continue;
    }
    kanji += (digit === 1 && place > 0 ? '' : DIGITS[digit]!) + PLACES[place]!;
  }
  return kanji;
}

function digitByDigit(digits: string): string {
  return Array.from(digits, (digit) => (digit === '0' ? 'ゼロ' : DIGITS[Number(digit)]!)).join('');
}
