const DIGITS = '零一二三四五六七八九';

/** A whole number 0 to 99,999 as it is read: 23 → 二十三, 105 → 一百零五. */
export function spellNumber(value: number): string {
  if (value < 10) {
    return DIGITS[value] as string;
  }
  if (value < 20) {
    return `十${value % 10 === 0 ? '' : DIGITS[value % 10]}`;
  }
  for (const [unit, name] of [
    [10_000, '万'],
    [1000, '千'],
    [100, '百'],
    [10, '十'],
  ] as const) {
    if (value < unit) {
      continue;
    }
    const rest = value % unit;
    const gap = rest > 0 && rest < unit / 10 ? '零' : '';
    return `${spellNumber(Math.floor(value / unit))}${name}${gap}${spellRest(rest)}`;
  }
  return String(value);
}

/** 10 to 19 after something larger begins with 一: 一百一十. */
function spellRest(rest: number): string {
  if (rest === 0) {
    return '';
  }
  return `${rest >= 10 && rest < 20 ? '一' : ''}${spellNumber(rest)}`;
}

/** Writes the digits of a text out for the voice; years and long numbers digit by digit. */
export function spellDigits(text: string): string {
  return text.replace(/\d+(?:\.\d+)?/g, (number, at: number) => {
    const year = /^\d{4}$/.test(number) && text[at + 4] === '年';
    if (year || number.length > 5 || number.startsWith('0')) {
      return [...number].map((digit) => (digit === '.' ? '点' : DIGITS[Number(digit)])).join('');
    }
    const [whole, part] = number.split('.');
    return spellNumber(Number(whole)) + (part ? `点${[...part].map((digit) => DIGITS[Number(digit)]).join('')}` : '');
  });
}
