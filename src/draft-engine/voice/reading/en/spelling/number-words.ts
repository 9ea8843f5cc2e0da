const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion'];
/** Numbers with more digits are read digit by digit. */
const MOST_DIGITS = 15;

const ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** `365` → `three hundred sixty-five`. Thousands may be parted by commas. */
export function cardinal(written: string): string {
  const digits = written.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (digits.length > MOST_DIGITS) {
    return digitByDigit(digits);
  }
  const groups: string[] = [];
  for (let end = digits.length, scale = 0; end > 0; end -= 3, scale += 1) {
    const group = Number(digits.slice(Math.max(0, end - 3), end));
    if (group > 0) {
      groups.unshift(`${belowThousand(group)} ${SCALES[scale] ?? ''}`.trim());
    }
  }
  return groups.join(' ') || 'zero';
}

function belowThousand(value: number): string {
  const rest = value % 100 === 0 ? '' : belowHundred(value % 100);
  return value < 100 ? rest : `${ONES[Math.floor(value / 100)]} hundred ${rest}`.trim();
}

function belowHundred(value: number): string {
  if (value < 20) {
    return ONES[value] ?? '';
  }
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens}-${ONES[value % 10]}`;
}

/** `21` → `twenty-first`. */
export function ordinal(written: string): string {
  return cardinal(written).replace(/[a-z]+$/, (last) => {
    const irregular = ORDINALS[last];
    return irregular ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  });
}

/** A number with or without decimals: `3.14` → `three point one four`. */
export function numberWords(written: string): string {
  const [whole = '', decimals] = written.split('.');
  const words = cardinal(whole === '' ? '0' : whole);
  return decimals === undefined ? words : `${words} point ${digitByDigit(decimals)}`;
}

/** `555` → `five five five`; what is no digit is left out. */
export function digitByDigit(written: string): string {
  return [...written.replace(/\D/g, '')].map((digit) => ONES[Number(digit)]).join(' ');
}

/** As years, rooms and flights are read: `1984` → `nineteen eighty-four`, `101` → `one oh one`. */
export function byHundreds(written: string): string {
  const value = Number(written);
  const rest = value % 100;
  const hundreds = cardinal(String(Math.floor(value / 100)));
  if (value < 100 || value % 1000 === 0 || (value > 2000 && value < 2010)) {
    return cardinal(written);
  }
  if (rest === 0) {
    return `${hundreds} hundred`;
  }
  return rest < 10 ? `${hundreds} oh ${ONES[rest]}` : `${hundreds} ${belowHundred(rest)}`;
}

/** The plural of a number's last word: `sixty` → `sixties`, `hundred` → `hundreds`. */
export function pluralOfNumber(words: string): string {
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : words.replace(/x$/, 'xe') + 's';
}
