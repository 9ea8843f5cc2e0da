import { wordTable } from '#src/shared/word-table.ts';
import type { Token } from './words.ts';

const DIGITS: Readonly<Record<string, number>> = wordTable({
  ...Object.fromEntries([...'0123456789'].map((digit) => [digit, Number(digit)])),
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
});
const POWERS: Readonly<Record<string, number>> = wordTable({ 十: 10, 百: 100, 千: 1000 });

/** A number in digits or kanji; 0 for 数 and 何, which say only that there are several. */
function readNumber(text: string): number | undefined {
  let total = 0;
  let section = 0;
  let digit = 0;
  let isDigitsOnly = true;
  for (const letter of text.normalize('NFKC')) {
    if ('数何幾'.includes(letter)) {
      return 0;
    }
    const value = DIGITS[letter];
    if (value !== undefined) {
      digit = isDigitsOnly ? digit * 10 + value : value;
    } else if (letter in POWERS) {
      section += (digit || 1) * (POWERS[letter] as number);
      digit = 0;
      isDigitsOnly = false;
    } else if (letter === '万' || letter === '億') {
      total += (section + digit || 1) * (letter === '万' ? 10_000 : 100_000_000);
      section = 0;
      digit = 0;
      isDigitsOnly = false;
    } else if (letter !== ',' && letter !== '.') {
      return undefined;
    }
  }
  return Math.min(total + section + digit, 1_000_000_000);
}

const COUNTERS = new Set(
  '人 名 匹 頭 羽 つ 個 台 本 枚 冊 隻 軒 通 輪 杯 機 体 組 足 着 株 棟 輛 両 艘 柱 粒 滴 脚 丁 基 面 曲 編 作 箱 袋 束 皿 家族 姉妹 兄弟 人組 つの 人兄弟 人姉妹 人家族'.split(
    ' ',
  ),
);
const AGES = new Set(['歳', '才']);

/** What a number with its unit counts. */
export type QuantityKind = 'count' | 'age' | 'time' | 'times' | 'measure';

const TIMES = new Set('回 度 遍'.split(' '));
const HOURS = new Set(
  '年 月 日 時 分 秒 週 週間 年間 日間 時間 分間 秒間 ヶ月 か月 カ月 ケ月 世紀 年代 年前 年後 日後 日前 ヶ月後 ヶ月前 時間後 時間前 分後 分前 年ぶり 世代 晩 夜 泊 代'.split(
    ' ',
  ),
);

function kindOfQuantity(unit: string): QuantityKind {
  if (COUNTERS.has(unit)) {
    return 'count';
  }
  if (AGES.has(unit)) {
    return 'age';
  }
  if (TIMES.has(unit)) {
    return 'times';
  }
  return HOURS.has(unit) ? 'time' : 'measure';
}

/** '七つ' */
const NATIVE = /^([一二三四五六七八九])つ$/;

const counted = (token: Token, value: number): Token => ({
  ...token,
  base: token.text,
  detail: `count.${value}`,
  sub: '数量',
  tag: '名詞.数量',
});

/** A number with its unit as one word, and where it ends. */
export function readQuantity(tokens: readonly Token[], from: number): { token: Token; next: number } | undefined {
  const native = NATIVE.exec(tokens[from]?.text ?? '')?.[1];
  if (native) {
    return { token: counted(tokens[from] as Token, DIGITS[native] as number), next: from + 1 };
  }
  let next = from;
  let digits = '';
  while (tokens[next]?.sub === '数' && tokens[next]?.pos === '名詞') {
    digits += (tokens[next] as Token).text;
    next++;
  }
  const value = readNumber(digits);
  if (next === from || value === undefined) {
    return undefined;
  }
  let unit = '';
  while (isUnit(tokens[next]) && next - from < 12) {
    unit += (tokens[next] as Token).text;
    next++;
  }
  const first = tokens[from] as Token;
  const last = tokens[next - 1] as Token;
  const text = digits + unit;
  const kind = kindOfQuantity(unit);
  const word = { text, base: text, detail: `${kind}.${value}`, form: '', isUnknown: false };
  return { token: { ...word, pos: '名詞', sub: '数量', tag: '名詞.数量', from: first.from, to: last.to }, next };
}

const UNIT_WORDS = new Set('年代 世紀 年 ヶ月 か月 カ月 歳 才 代 前 後 ぶり 間 目 組 家族 姉妹 兄弟'.split(' '));

const isUnit = (token: Token | undefined): boolean =>
  token !== undefined && token.pos === '名詞' && (token.detail.includes('助数詞') || UNIT_WORDS.has(token.text));

/** Value and kind of a word that `readQuantity` made. */
export function quantityOf(token: Token): { kind: QuantityKind; value: number } {
  const [kind, value] = token.detail.split('.');
  return { kind: kind as QuantityKind, value: Number(value) };
}
