import { simplified } from '../../../story/idea/cn/traditional.ts';
import { sayLatin, type Said } from './letters.ts';
import { count, digitByDigit, digitByDigitAloud, number } from './numbers.ts';
import { MEASURE_WORDS, MONEY, PER, UNITS } from './units.ts';

/** A part of the sentence. `spoken` is '' where nothing is said: punctuation, spaces, emoji. */
export interface Piece {
  /** As written. */
  text: string;
  /** In simplified hanzi. */
  spoken: string;
  /** Where the hanzi alone would not tell the sounds: of Latin letters. */
  pinyin?: readonly string[];
  /** True for what was spelled out: a word of its own. */
  isWhole?: boolean;
}

const N = String.raw`(\d{1,3}(?:[,，]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`;
const alternatives = (words: Iterable<string>): string =>
  [...words]
    .sort((first, second) => second.length - first.length)
    .map((word) => word.replaceAll('$', String.raw`\$`))
    .join('|');

const SCORE_BEFORE = String.raw`(?<=(?:比分|战胜|击败|战平|大胜|险胜|以|胜|负|赢|输)[是为了以：:]{0,2})`;
const CODE_BEFORE = String.raw`(?<=(?:电话|手机|热线|号码|密码|编号|房号|验证码|邮编|卡号|学号|拨打|拨通|拨|打电话|报警|致电|QQ|微信)[号是为：: ]{0,3})`;
const ROOM_AFTER = '(?=(?:房间|号房|病房|教室|包厢|宿舍|办公室|会议室|室|房|路|航班|次列车|高地))';
/** Spans of time and not years: 2000年前, 80年的历史. */
const SPAN_AFTER = '年(?:前(?!后)|后|以前|以后|之前|之后|来|多|的|历史|时间)';

/** What is read otherwise than sign by sign; the first that matches at a place wins. */
const RULES: readonly (readonly [pattern: string, say: (match: readonly string[]) => string | Said])[] = [
  // Dates and years.
  [
    String.raw`(?<!\d)(\d{4})[-/.](0?[1-9]|1[0-2])[-/.](0?[1-9]|[12]\d|3[01])(?!\d)`,
    ([, year = '', month = '', day = '']) =>
      `${digitByDigit(year)}年${number(`${Number(month)}`)}月${number(`${Number(day)}`)}日`,
  ],
  [String.raw`(?<=公元前?)(\d{1,4})年`, ([, year = '']) => `${digitByDigit(year)}年`],
  [String.raw`(?<!\d)(?!\d\d00${SPAN_AFTER})([12]\d{3})年`, ([, year = '']) => `${digitByDigit(year)}年`],
  [String.raw`(?<!\d)(?!\d\d${SPAN_AFTER})([089]\d)年(?![代间])`, ([, year = '']) => `${digitByDigit(year)}年`],
  [
    String.raw`(?<!\d)([12]\d{3})(?=\s*[-–—~～至到]\s*[12]\d{3}(?:年|赛季|学年))`,
    ([, year = '']) => digitByDigit(year),
  ],
  [
    String.raw`(?<!\d)(\d{1,2})月(\d{1,2})([日号])`,
    ([, month = '', day = '', word]) => `${number(month)}月${number(day)}${word}`,
  ],
  [String.raw`(?<!\d)(\d{1,2})([月日号楼])(?!\d)`, ([, digits = '', word]) => `${number(digits)}${word}`],
  [String.raw`(?<=[12]\d{3}\s*[-–—~～至到]\s*)([12]\d{3})(?=赛季|学年)`, ([, year = '']) => digitByDigit(year)],
  [String.raw`(?<!\d)(\d{1,2})·(\d{1,2})(?!\d)`, ([, month = '', day = '']) => digitByDigit(month + day)],
  // Scores before times.
  [String.raw`${SCORE_BEFORE}(\d+):(\d+)`, ([, ours = '', theirs = '']) => `${number(ours)}比${number(theirs)}`],
  [
    String.raw`(?<!\d)([01]?\d|2[0-4]):([0-5]\d)(?::([0-5]\d))?(?!\d)`,
    ([, hour = '', minute = '', second]) => clock(hour, minute, second),
  ],
  [String.raw`(\d+):(\d+)`, ([, ours = '', theirs = '']) => `${number(ours)}比${number(theirs)}`],
  [
    String.raw`(?<![\d.])(\d{1,2})点(?:(\d{1,2})(分?))?(?!\d)`,
    ([, hour = '', minute, word]) => `${count(hour)}点${minute === undefined ? '' : number(minute) + word}`,
  ],
  // Telephones, rooms, trains, and whatever is a name made of digits.
  [String.raw`(?<!\d)(?:\+?86[- ]?)?(1[3-9]\d)[- ]?(\d{4})[- ]?(\d{4})(?!\d)`, ([digits = '']) => aloud(digits)],
  [String.raw`(?<!\d)0\d{2,3}[- ]\d{7,8}(?!\d)|[48]00-\d{3,4}-\d{3,4}(?!\d)`, ([digits = '']) => aloud(digits)],
  [String.raw`${CODE_BEFORE}\d{3,}(?:[- ]\d{3,})*(?![\d百千万亿个元块多人次])`, ([digits = '']) => aloud(digits)],
  [String.raw`(?<![\d.])\d{3,4}${ROOM_AFTER}`, ([digits = '']) => aloud(digits)],
  [String.raw`(?<=[打拨](?:了|过|通)?)(?:110|119|120|122|911|114|12345|12306)(?!\d)`, ([digits = '']) => aloud(digits)],
  [String.raw`(?<=[A-Za-z][A-Za-z-]?)\d{3,}`, ([digits = '']) => aloud(digits)],
  // Amounts.
  [
    String.raw`(${alternatives(MONEY.keys())})\s*${N}([百千]?[万亿])?`,
    ([, sign = '', digits = '', places = '']) =>
      `${places === '' ? number(digits) : count(digits)}${places}${MONEY.get(sign)}`,
  ],
  [
    String.raw`[-−](?=\d)${N}\s*(℃|°C|℉|°F|°|摄氏度|度)`,
    ([, digits = '', unit = '']) => `零下${number(digits)}${UNITS.get(unit) ?? unit}`,
  ],
  [
    String.raw`${N}\s*(${alternatives(UNITS.keys())}|公里|千米|米)/(${alternatives(PER.keys())})(?![A-Za-z])`,
    ([, digits = '', unit = '', per = '']) => `${PER.get(per)}${count(digits)}${UNITS.get(unit) ?? unit}`,
  ],
  [
    String.raw`${N}([百千]?[万亿])?\s*(${alternatives(UNITS.keys())})(?![A-Za-z\d²³])`,
    ([, digits = '', places = '', unit = '']) => `${count(digits)}${places}${UNITS.get(unit)}`,
  ],
  [String.raw`${N}\s*[%％]`, ([, digits = '']) => `百分之${number(digits)}`],
  [String.raw`${N}\s*‰`, ([, digits = '']) => `千分之${number(digits)}`],
  [String.raw`(?<![\d/])(\d+)/(\d+)(?![\d/])`, ([, over = '', under = '']) => `${number(under)}分之${number(over)}`],
  // Signs between numbers.
  [String.raw`(?<=[\d%℃年月日号点分元万])\s*[-–—~～]+\s*(?=[¥￥$€£]?\d[\d.:]*(?!\s*=)[^=]?)`, () => '到'],
  ['(?<=(?:周|星期|礼拜)[一二三四五六日天])[-–—~～]+(?=周|星期|礼拜)', () => '到'],
  ['(?<=[元块])/(?=天|月|年|人|次|晚|小时|斤|公斤|平方米|位|张)', () => '每'],
  [String.raw`(?<=\d\s*)[-−](?=\s*\d)`, () => '减'],
  [String.raw`(?<![\dA-Za-z])[-−](?=\d)`, () => '负'],
  [String.raw`(?<=\d[a-z]{0,2}\s*)[×*]|(?<=\d\s*)[xX](?=\s*\d)`, () => '乘'],
  [String.raw`(?<=\d\s*)÷(?=\s*\d)`, () => '除以'],
  [String.raw`(?<=[\dA-Za-z]\s*)\+|\+(?=\d)`, () => '加'],
  [String.raw`(?<=[\dA-Za-z]\s*)=`, () => '等于'],
  [String.raw`(?<=[\dA-Za-z]\s*)<(?=\s*\d)`, () => '小于'],
  [String.raw`(?<=[\dA-Za-z]\s*)>(?=\s*\d)`, () => '大于'],
  ['&', () => '和'],
  ['@', () => '艾特'],
  ['№', () => '第'],
  // Numbers alone: counted or not.
  [String.raw`(?<=第\s*)${N}`, ([, digits = '']) => number(digits).replace(/^两/, '二')],
  [String.raw`(?<![\d.])2(?=[${MEASURE_WORDS}])(?!年级)`, () => '两'],
  [N, ([, digits = '']) => number(digits)],
  [String.raw`[\p{sc=Latin}][\p{sc=Latin}\p{M}]*(?:['’][\p{sc=Latin}]+)*`, ([run = '']) => sayLatin(run)],
];
const COMPILED = RULES.map(([pattern, say]) => ({ pattern: new RegExp(pattern, 'uy'), say }));

const aloud = (digits: string): string => digitByDigitAloud(digits.replace(/^\+?86[- ]?(?=1)/, '').replace(/\D/g, ''));

function clock(hour: string, minute: string, second: string | undefined): string {
  const minutes = minute === '00' ? '' : `${minute.startsWith('0') ? '零' : ''}${number(`${Number(minute)}`)}分`;
  const seconds = second === undefined ? '' : `${number(`${Number(second)}`)}秒`;
  return `${count(`${Number(hour)}`)}点${minutes}${seconds}`;
}

/** Full-width signs as ASCII and traditional characters as simplified ones; the length stays. */
function plainly(sentence: string): string {
  const narrow = sentence.replace(/[０-９Ａ-Ｚａ-ｚ％＄＋－／：＝．＆＠]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );
  return simplified(narrow).replace(/[〇○](?=[\p{sc=Han}〇○])/gu, '零');
}

const CAN_BE_SPELLED = /[\d\p{sc=Latin}&@№+\-−–—~～=<>×÷*/¥￥$€£₩]/u;
/** Those that dictionaries know: the rare ones beyond U+FFFF are left out. */
const HAN = /[\p{sc=Han}--[々\u{10000}-\u{10ffff}]]/v;

/** Divides a sentence into parts that are said and parts that are not. The parts joined give the sentence. */
export function spellOut(sentence: string): Piece[] {
  const plain = plainly(sentence);
  const pieces: Piece[] = [];
  for (let at = 0; at < plain.length;) {
    const sign = String.fromCodePoint(plain.codePointAt(at)!);
    const piece = CAN_BE_SPELLED.test(sign) ? spelledAt(plain, at) : undefined;
    const length = piece?.text.length ?? sign.length;
    const text = sentence.slice(at, at + length);
    pieces.push(piece ? { ...piece, text } : { text, spoken: HAN.test(sign) ? sign : '' });
    at += length;
  }
  return pieces;
}

function spelledAt(plain: string, at: number): Piece | undefined {
  for (const { pattern, say } of COMPILED) {
    pattern.lastIndex = at;
    const match = pattern.exec(plain);
    if (match && match[0] !== '') {
      const said = say(match);
      return {
        text: match[0],
        isWhole: true,
        ...(typeof said === 'string' ? { spoken: said } : said),
      };
    }
  }
  return undefined;
}
