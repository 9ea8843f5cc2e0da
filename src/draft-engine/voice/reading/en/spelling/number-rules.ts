import { byHundreds, cardinal, digitByDigit, numberWords, ordinal, pluralOfNumber } from './number-words.ts';
import type { Around, SpellRule } from './spell-rule.ts';

const FRACTION_SIGNS: Record<string, string> = {
  '½': 'one half',
  '⅓': 'one third',
  '⅔': 'two thirds',
  '¼': 'one quarter',
  '¾': 'three quarters',
  '⅛': 'one eighth',
  '⅜': 'three eighths',
  '⅝': 'five eighths',
  '⅞': 'seven eighths',
};
const HALVES: Record<string, string> = { 2: 'half', 4: 'quarter' };

const NUMBERED_PLACE = /^(?:room|flight|route|highway|gate|bus|apartment|suite)$/i;
const DIALLED = /^(?:call|dial|phone|ring|code|pin|number)$/i;
const YEAR_BEFORE =
  /^(?:in|since|by|until|till|from|to|of|year|around|before|after|during|summer|winter|spring|fall)$/i;
const ERA_AFTER = /^(?:AD|BC|BCE|CE)$/;
/** A plural noun is counted: no year stands before it. */
const COUNTED = /^(?:people|men|women|children|\p{Ll}+[^su]s)$/u;
const PHONE_PART = /^\+?\d{1,8}$/;

/** Numbers that are no dates, times, sums or measures. */
export const NUMBER_RULES: SpellRule[] = [
  [/^007$/, () => 'double oh seven'],
  [/^24\/7$/, () => 'twenty-four seven'],
  [/^9\/11$/, () => 'nine eleven'],
  [/^(\d+)[-–/]\1$/, ([, digits = '']) => `${cardinal(digits)} ${cardinal(digits)}`],
  [/^(10+)s$/, ([, digits = '']) => pluralOfNumber(cardinal(digits)).replace(/^one /, '')],
  [/^\+?\d[\d.-]*-\d{3,4}-\d{4}$|^\d{3}-\d{4}$/, ([text = '']) => phone(text)],
  [PHONE_PART, ([text = ''], around) => (isPhonePart(text, around) ? phone(text) : undefined)],
  [/^\d{3}$/, ([text = ''], { previous }) => (NUMBERED_PLACE.test(previous) ? byHundreds(text) : undefined)],
  [/^\d{3,}$/, ([text = ''], { previous }) => (DIALLED.test(previous) ? digitByDigit(text) : undefined)],
  [/^0\d+$/, ([text = '']) => digitByDigit(text)],
  [/^\d{4}$/, ([text = ''], around) => (isYear(text, around) ? byHundreds(text) : undefined)],
  [/^['’]?(\d*)(\d0)['’]?s$/, ([, century = '', decade = '']) => decadeWords(century, decade)],
  [
    /^(\d[\d,]*)(?:st|nd|rd|th)(?:-(\p{L}.*))?$/u,
    ([, digits = '', word = '']) => `${ordinal(digits)}${word === '' ? '' : `-${word}`}`,
  ],
  [/^(\d+)[-–](\d+)$/, ([, from = '', to = '']) => `${rangeEnd(from)} to ${rangeEnd(to)}`],
  [/^(\d+(?:\.\d+)?)[-–](\d+(?:\.\d+)?)$/, ([, from = '', to = '']) => `${numberWords(from)} to ${numberWords(to)}`],
  [/^(\d{1,3})\/(\d{1,3})$/, ([, top = '', bottom = '']) => fraction(top, bottom)],
  [/^(\d*)([½⅓⅔¼¾⅛⅜⅝⅞])$/, ([, whole = '', sign = '']) => mixedNumber(whole, sign)],
  [/^([-–−+]?)(\d[\d,]*(?:\.\d+)?|\.\d+)$/, ([, sign = '', digits = '']) => `${signWord(sign)}${plainNumber(digits)}`],
  [/^(\d[\d,]*(?:\.\d+)?)%$/, ([, digits = '']) => `${numberWords(digits)} percent`],
  [/^(\d+)[-–](\d+)%$/, ([, from = '', to = '']) => `${cardinal(from)} to ${cardinal(to)} percent`],
];

function phone(text: string): string {
  return `${text.startsWith('+') ? 'plus ' : ''}${digitByDigit(text)}`;
}

/** A part of a telephone number that is written in groups, of which one has a plus, brackets or hyphens. */
function isPhonePart(text: string, { previous, next, earlier, later }: Around): boolean {
  const groups = [earlier, previous, text, next, later];
  const inRow = (from: number): boolean => groups.slice(from, from + 3).every((group) => PHONE_PART.test(group));
  const isInternational = text.startsWith('+') || groups.slice(0, 2).some((group) => group.startsWith('+'));
  return (
    (isInternational && [previous, next].some((group) => PHONE_PART.test(group))) ||
    ([0, 1, 2].some(inRow) && text.length >= 3) ||
    (text.length === 3 && /^\d{3}-\d{4}$/.test(next))
  );
}

function isYear(text: string, { previous, next, pauseAfter }: Around): boolean {
  const value = Number(text);
  if (ERA_AFTER.test(next) || /^year$/i.test(previous)) {
    return true;
  }
  if (pauseAfter === '' && COUNTED.test(next)) {
    return false;
  }
  return value >= 1100 && value < 2100 && (value % 1000 !== 0 || YEAR_BEFORE.test(previous));
}

function decadeWords(century: string, decade: string): string {
  const tens = decade === '00' ? '' : pluralOfNumber(cardinal(decade));
  if (tens !== '') {
    return `${century === '' ? '' : `${cardinal(century)} `}${tens}`;
  }
  return pluralOfNumber(byHundreds(`${century}00`));
}

function rangeEnd(digits: string): string {
  return digits.length === 4 && /^(?:1[1-9]|20)/.test(digits) ? byHundreds(digits) : cardinal(digits);
}

function fraction(top: string, bottom: string): string {
  const name = HALVES[bottom] ?? ordinal(bottom);
  if (Number(bottom) < 2) {
    return `${cardinal(top)} over ${cardinal(bottom)}`;
  }
  const plural = name === 'half' ? 'halves' : `${name}s`;
  return `${cardinal(top)} ${Number(top) === 1 ? name : plural}`;
}

function mixedNumber(whole: string, sign: string): string {
  const part = FRACTION_SIGNS[sign] ?? '';
  return whole === '' ? part : `${cardinal(whole)} and ${part.replace(/^one half/, 'a half')}`;
}

function signWord(sign: string): string {
  if (sign === '') {
    return '';
  }
  return sign === '+' ? 'plus ' : 'minus ';
}

/** Four digits without a comma are read by hundreds where they end in two zeros: `fifteen hundred`. */
function plainNumber(digits: string): string {
  return /^[1-9][1-9]00$/.test(digits) ? byHundreds(digits) : numberWords(digits);
}
