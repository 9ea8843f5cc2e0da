import { escapeRegExp } from '#src/shared/escape-reg-exp.ts';
import { endsClosed } from '#src/shared/language/hangul.ts';
import { MONEY, SPEEDS, UNITS } from './counters.ts';
import { readHanja } from './hanja.ts';
import { readLatin, spell } from './latin.ts';
import { COUNTER, NUMBER } from './number-words.ts';
import { digitByDigit, native, sinoKorean } from './numbers.ts';

/** A pattern, and what each match becomes. */
type Rule = readonly [pattern: RegExp, becomes: string | ((...found: string[]) => string)];

const oneOf = (table: Readonly<Record<string, unknown>>): string =>
  Object.keys(table)
    .toSorted((one, other) => other.length - one.length)
    .map(escapeRegExp)
    .join('|');
const pattern = (source: string): RegExp => new RegExp(source, 'gu');

const MONTHS: Readonly<Record<string, string>> = { 6: '유월', 10: '시월' };
const MOST_LAUGHS = 3;

const DASH = '[-−–]';
const TILDE = '[~∼〜～]';
const LATIN = String.raw`\p{sc=Latin}+`;

const hour = (digits: string, minute: string): string =>
  `${Number(digits)}시${minute === '00' ? '' : ` ${Number(minute)}분`}`;
const score = (one: string, other: string): string => `${sinoKorean(one)} 대 ${sinoKorean(other)}`;
const telephone = (...parts: string[]): string =>
  parts
    .slice(0, 3)
    .filter(Boolean)
    .map((part) => digitByDigit(part, '공'))
    .join(' ');

/**
 * Rewrites that bring signs, dates, times and sums into the few forms that `NUMBER_RULES` know. Words are apart by line
 * breaks, which every rule leaves in place; a space is inside a word.
 */
export const TIDYING_RULES: readonly Rule[] = [
  [/[！-～㎀-㏟℃℉①-⑳Ⅰ-Ⅻ㈀-㈜]/gu, (sign) => sign.normalize('NFKC').replace(/\s/g, '')],
  // Longer numbers have no words.
  [/\d{21,}/gu, (digits) => digitByDigit(digits)],
  // A word and the same in hanja.
  [/([가-힣])[([]\p{sc=Han}+[)\]]/gu, '$1'],
  [/\p{sc=Han}+[([]([가-힣]+)[)\]]/gu, '$1'],
  [/\p{sc=Han}+/gu, (run) => readHanja(run)],
  // Dates and holidays: 2024.3.14, 3·1절.
  [
    /(?<!\d)(\d{4})[./-](\d{1,2})[./-](\d{1,2})\.?(?!\d)/gu,
    (_, year, month, day) => `${year}년 ${Number(month)}월 ${Number(day)}일`,
  ],
  [/(?<!\d)(\d)[·ㆍ](\d{1,2})(?!\d)/gu, (_, month, day) => digitByDigit(`${month}${day}`)],
  // Days of history by month and day: 6.25 전쟁, 4.19 혁명.
  [
    /(?<![\d.])(3\.1|4\.3|4\.19|5\.16|5\.18|6\.10|6\.25|6\.29|8\.15|12\.12)(?=\s?(?:운동|만세|절|혁명|의거|사건|사변|사태|전쟁|쿠데타|항쟁|민주|선언|광복|해방|독립|참전|동란|때|이후|이전|직후|세대|당시))/gu,
    (day) => digitByDigit(day.replace('.', '')),
  ],
  // Telephones and other names in digits.
  [/(?<![\d-])(0\d{1,2}|1[5-8]\d\d)-(\d{3,4})(?:-(\d{4}))?(?![\d-])/gu, (_, ...parts) => telephone(...parts)],
  [/(?<!\d)11[29](?=에|로|\s(?:신고|구급|상황|전화)|구급|구조)/gu, (digits) => telephone(digits)],
  [/(?<![\d.,:/])0\d+(?![\d.,]*[분초시월일도])(?![.,:/]?\d)/gu, (digits) => telephone(digits)],
  // Times and scores.
  [/(?<![\d:])([01]?\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?(?![\d:]|로|으로)/gu, (_, one = '', two = '') => hour(one, two)],
  [/(?<![\d:.])(\d{1,3}):(\d{1,3})(?![\d:])/gu, (_, one = '', two = '') => score(one, two)],
  [
    pattern(String.raw`(?<![\d-])(\d{1,3})${DASH}(\d{1,3})(?=로|으로|\s?(?:승|패|무|역전))`),
    (_, one = '', two = '') => score(one, two),
  ],
  [/(?<!\d)(\d{1,3})대(\s?)(?=\d)/gu, (_, one = '', space) => `${sinoKorean(one)} 대${space || ' '}`],
  // Money, ranges, temperatures, speeds.
  [pattern(`(${oneOf(MONEY)})(${NUMBER})`), (_, sign = '', number) => `${number}${MONEY[sign]}`],
  [pattern(`(${NUMBER})(?:${TILDE}|${DASH})(${NUMBER})(${COUNTER})`), '$1$3에서 $2$3'],
  [pattern(String.raw`(?<=[\p{L}\d%])${TILDE}(?=[\p{L}\d])`), '에서 '],
  [pattern(`(${DASH}?)(${NUMBER})°[CF]`), (_, minus, number) => `섭씨 ${minus ? '영하 ' : ''}${number}도`],
  [pattern(String.raw`(?<![\p{L}\d])${DASH}(?=${NUMBER}도)`), '영하 '],
  [pattern(String.raw`(?<![\p{L}\d])${DASH}(?=\d)`), '마이너스 '],
  [pattern(String.raw`(?<=\d)${DASH}(?=\d)`), ' 다시 '],
  [
    pattern(`(${NUMBER})(${oneOf(SPEEDS)})(?![A-Za-z])`),
    (_, number, unit = '') => `${SPEEDS[unit]![0]} ${number}${SPEEDS[unit]![1]}`,
  ],
];

/** Numbers with a reading of their own, before all others are read. */
export const NUMBER_RULES: readonly Rule[] = [
  [/(\d+)(\s?)번째/gu, (_, digits = '', space) => `${digits === '1' ? '첫' : native(digits)}${space || ' '}번째`],
  [
    pattern(String.raw`제(\s?)(\d+)(${COUNTER})?`),
    (_, space, digits = '', counter) => `제${space}${sinoKorean(digits)}${counter ? ` ${counter}` : ''}`,
  ],
  [/(?<!\d)(\d{1,2})월/gu, (_, digits = '') => MONTHS[Number(digits)] ?? `${sinoKorean(digits)}월`],
  [
    /(?<![\d./])(\d{1,4})\/(\d{1,4})(?![\d/])/gu,
    (_, over = '', under = '') => `${sinoKorean(under)}분의 ${sinoKorean(over)}`,
  ],
  [/(?<![A-Za-z\d])([A-Z]{1,4})-?(\d)(?![\d.,])/gu, (_, letters, digit) => spell(`${letters}${digit}`)],
  [/(?<![A-Za-z\d])([2-8])([DKG])(?![A-Za-z\d])/gu, (_, digit, letter) => spell(`${digit}${letter}`)],
  [
    pattern(String.raw`(?<=\d)(\s?)(${oneOf(UNITS)})(?![A-Za-z\d])`),
    (_, space, unit = '') => `${space || ' '}${UNITS[unit]}`,
  ],
];

/** Letters and signs, after all numbers are read. */
export const SIGN_RULES: readonly Rule[] = [
  [pattern(String.raw`${LATIN}(?:['’.&-]${LATIN})*`), (word) => readLatin(word)],
  [/(?<=[가-힣]\s?)\+(?=\s?[가-힣])/gu, ' 더하기 '],
  [/(?<=[가-힣]\s?)×(?=\s?[가-힣])/gu, ' 곱하기 '],
  [/(?<=[가-힣]\s?)÷(?=\s?[가-힣])/gu, ' 나누기 '],
  [/(?<=([가-힣])\s?)=/gu, (_, before = '') => (endsClosed(before) ? '은 ' : '는 ')],
  [/&/gu, ' 앤드 '],
  [/@/gu, ' 골뱅이 '],
  [/[%％]/gu, ' 퍼센트 '],
  [/ㅋ+/gu, (laughs) => '크'.repeat(Math.min(MOST_LAUGHS, laughs.length))],
  [/ㅎ+/gu, (laughs) => '흐'.repeat(Math.min(MOST_LAUGHS, laughs.length))],
  [/[^가-힣\s,]/gu, ''],
];

/** Applies rules one after another. */
export function applyRules(text: string, rules: readonly Rule[]): string {
  // One of the two forms of `replace` is chosen by the type of its second argument.
  return rules.reduce((current, [from, to]) => current.replace(from, to as string), text);
}
