import { byHundreds, cardinal, ordinal } from './number-words.ts';
import type { Around, SpellRule } from './spell-rule.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const MONTH_NAME = new RegExp(`^(?:${MONTHS.join('|')}|(?:Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\\.?)$`);
const ERAS: Record<string, string> = { BC: 'B C', AD: 'A D', BCE: 'B C E', CE: 'C E' };

/** Dates and times of day. */
export const DATE_RULES: SpellRule[] = [
  [/^(\d{4})-(\d\d)-(\d\d)$/, ([, year = '', month = '', day = '']) => dateWords(month, day, year)],
  [
    /^(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d\d)$/,
    ([, first = '', second = '', year = '']) =>
      Number(first) > 12 ? dateWords(second, first, year) : dateWords(first, second, year),
  ],
  [/^(\d{1,2})\/(1[3-57-9]|2\d|3[01])$/, ([, month = '', day = '']) => dateWords(month, day, '')],
  [/^(\d{1,2})(?:st|nd|rd|th)?$/, ([, day = ''], around) => dayOfMonth(day, around)],
  [
    /^(Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\.?$/,
    ([, start = ''], { previous, next }) =>
      /^\d/.test(next) || /\d/.test(previous) ? MONTHS.find((month) => month.startsWith(start.slice(0, 3))) : undefined,
  ],
  [
    /^(?:AD|BCE?|CE)$/,
    ([era = ''], { previous, next }) => (/^\d/.test(previous) || /^\d/.test(next) ? ERAS[era] : undefined),
  ],
  [
    /^(\d{1,2}):(\d\d)(?::\d\d)?([ap])?\.?(?:m\.?)?$/i,
    ([, hours = '', minutes = '', half = ''], around) => time(hours, minutes, half, around),
  ],
  [/^(\d{1,2})([ap])\.?m\.?$/i, ([, hours = '', half = '']) => `${cardinal(hours)} ${half.toUpperCase()} M`],
  [/^([ap])\.?m\.?$/i, ([, half = ''], { previous }) => (/\d$/.test(previous) ? `${half.toUpperCase()} M` : undefined)],
];

function dateWords(month: string, day: string, year: string): string | undefined {
  const name = MONTHS[Number(month) - 1];
  const spokenYear = year.length < 3 ? year && cardinal(year) : byHundreds(year);
  return name === undefined || Number(day) > 31 || Number(day) < 1
    ? undefined
    : `${name} ${ordinal(day)} ${spokenYear}`.trim();
}

function dayOfMonth(day: string, { previous, next, pauseAfter }: Around): string | undefined {
  if (Number(day) > 31 || Number(day) < 1) {
    return undefined;
  }
  if (MONTH_NAME.test(previous)) {
    const isCounted = pauseAfter === '' && /^\p{Ll}+s$/u.test(next) && next !== 'is' && next !== 'was';
    return isCounted ? undefined : ordinal(day);
  }
  if (MONTH_NAME.test(next)) {
    return `${/^the$/i.test(previous) ? '' : 'the '}${ordinal(day)} of`;
  }
  return undefined;
}

function time(hours: string, minutes: string, half: string, { next }: Around): string | undefined {
  if (Number(hours) > 24 || Number(minutes) > 59) {
    return undefined;
  }
  const hasHalf = half !== '' || /^[ap]\.?m\b/i.test(next);
  const spokenHours = cardinal(hours);
  const rest = minutesWords(minutes, hasHalf, Number(hours) > 12);
  return `${spokenHours} ${rest} ${half === '' ? '' : `${half.toUpperCase()} M`}`.replace(/ +/g, ' ').trim();
}

function minutesWords(minutes: string, hasHalf: boolean, isLate: boolean): string {
  const value = Number(minutes);
  if (value === 0) {
    const oClock = isLate ? 'hundred' : "o'clock";
    return hasHalf ? '' : oClock;
  }
  return value < 10 ? `oh ${cardinal(minutes)}` : cardinal(minutes);
}
