const SINO = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const ONES = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const TENS = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];

/** A whole number below 100,000,000 as it is read with units such as 년, 층, 원: 23 → 이십삼. */
export function spellNumber(value: number): string {
  if (value === 0) {
    return '영';
  }
  let text = '';
  for (const [unit, name] of [
    [10_000, '만'],
    [1000, '천'],
    [100, '백'],
    [10, '십'],
    [1, ''],
  ] as const) {
    const count = Math.floor(value / unit);
    value %= unit;
    if (count === 0) {
      continue;
    }
    text +=
      unit === 10_000 && count > 9
        ? spellNumber(count) + name
        : `${count === 1 && unit > 1 ? '' : (SINO[count] ?? '')}${name}`;
  }
  return text;
}

/** A number 1 to 99 as it is read before what is counted one by one: 23 → 스물세. */
const countNumber = (value: number): string =>
  value === 20 ? '스무' : `${TENS[Math.floor(value / 10)] ?? ''}${ONES[value % 10] ?? ''}`;

/** Writes the digits of a text out for the voice; hours, heads and things by native numbers. */
export function spellDigits(text: string): string {
  return text
    .replace(/(\d{1,3}),(?=\d{3})/g, '$1')
    .replace(
      /(\d{1,2})\s?(시간|시(?!대|민|장)|살|명|마리|개(?!월)|번째|권|장|그루|송이|사람|달|가지|켤레|벌|대의|척|통|잔|병)/g,
      (_, number: string, unit: string) =>
        `${Number(number) > 0 && Number(number) < 100 ? countNumber(Number(number)) : spellNumber(Number(number))} ${unit}`,
    )
    .replace(/\d+(?:\.\d+)?/g, (number) => {
      const [whole = '0', part] = number.split('.');
      const read =
        whole.length > 8 || (whole.length > 1 && whole.startsWith('0'))
          ? [...whole].map((digit) => SINO[Number(digit)] || '공').join('')
          : spellNumber(Number(whole));
      return part ? `${read}점${[...part].map((digit) => SINO[Number(digit)] || '영').join('')}` : read;
    });
}
