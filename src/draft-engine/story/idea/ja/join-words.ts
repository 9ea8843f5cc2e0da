import { foldBrackets } from './brackets.ts';
import { isDeedWord } from './deeds-of-words.ts';
import { foldWords } from './fold-words.ts';
import { GIVEN_NAMES } from './marks.ts';
import { isForeign, readNamedNoun } from './names.ts';
import { isKnownNoun } from './noun-kinds.ts';
import { quantityOf, readQuantity } from './quantities.ts';
import type { Token } from './words.ts';

const COMPOUND_KINDS = new Set('一般 固有名詞 サ変接続 形容動詞語幹 接尾 ナイ形容詞語幹 副詞可能'.split(' '));
const ALONE = new Set(
  '毎年 ある日 今日 昨日 明日 今 昔 現在 かつて 当時 毎日 毎晩 毎朝 毎月 毎週 前夜 当日 前日 翌年 今夜 昨夜 最近 将来 未来 過去 ある時 翌日 翌朝 突然 全員 みんな 皆 すべて 全て 互い お互い 自分 自身 一緒 いちばん 一番 ひとり 一人 二人 ふたり 三人 たち 達 ら 大勢 多く たくさん いつか 次 次々 夜 朝 昼 夕方 深夜 真夜中 夏 冬 春 秋 時 頃 前 後 間 中 上 下'.split(
    ' ',
  ),
);
const PLURALS = new Set('たち 達 ら 全員 ども 共'.split(' '));
/** Prefixes that are adjectives. */
const PREFIXES = new Set(
  '元 亡 旧 前 新 現 故 某 老 幼 若 美 名 迷 大 小 超 全 両 各 当 本 反 非 無 不 未 再 初 最 女 男 巨大 偽 真'.split(
    ' ',
  ),
);

/** Joins what belongs together into one word each: compounds, names, numbers, brackets, nouns with する. */
export function joinWords(tokens: readonly Token[], text: string): Token[] {
  const folded = foldNames(foldWords(foldBrackets(verbsAtCommas(tokens), text)));
  const joined: Token[] = [];
  for (let at = 0; at < folded.length;) {
    const token = folded[at] as Token;
    const quantity = readQuantity(folded, at);
    if (quantity && !joinsToNumber(folded, at, quantity.next)) {
      joined.push(quantity.token);
      at = quantity.next;
      continue;
    }
    const end = endOfRun(folded, at);
    if (end > at) {
      at = pushNoun(folded, at, end, joined);
      continue;
    }
    joined.push(token);
    at++;
  }
  return joined;
}

const I_ROW = 'いきぎしちにびみり';
const U_ROW = 'うくぐすつぬぶむる';

/** '喫茶店に三年間通い、': a verb that the dictionary takes for a noun. */
function verbsAtCommas(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const row = I_ROW.indexOf(token.text.at(-1) ?? '');
    const base = token.text.slice(0, -1) + (U_ROW[row] ?? '');
    const before = tokens[at - 1];
    const isVerb =
      token.pos === '名詞' &&
      row >= 0 &&
      token.text.length > 1 &&
      tokens[at + 1]?.sub === '読点' &&
      (/^[にをへで]$/.test(before?.text ?? '') || /^[間ずもかん]$/.test(before?.text.at(-1) ?? '')) &&
      isDeedWord(base);
    return isVerb ? { ...token, base, pos: '動詞', sub: '自立', tag: '動詞.自立', form: '連用形' } : token;
  });
}

/** Puts given names together that the dictionary cuts: 小 + 百合. */
function foldNames(tokens: readonly Token[]): Token[] {
  const folded: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const count = [3, 2].find((length) => isCutName(tokens.slice(at, at + length), length));
    const pieces = tokens.slice(at, at + (count ?? 1));
    const [first, last] = [pieces[0] as Token, pieces.at(-1) as Token];
    const text = pieces.map((piece) => piece.text).join('');
    folded.push(
      count
        ? {
            ...first,
            text,
            base: text,
            to: last.to,
            pos: '名詞',
            sub: '固有名詞',
            detail: '人名.名',
            tag: '名詞.固有名詞',
          }
        : first,
    );
    at += pieces.length - 1;
  }
  return folded;
}

const isCutName = (pieces: readonly Token[], length: number): boolean =>
  pieces.length === length &&
  pieces.every(({ text }) => text.length <= 2) &&
  GIVEN_NAMES.has(pieces.map(({ text }) => text).join(''));

/** '一也' and '三姉妹': a number that is the beginning of a noun. */
function joinsToNumber(tokens: readonly Token[], from: number, next: number): boolean {
  const isBare = next - from === 1;
  const after = tokens[next];
  return isBare && after !== undefined && isPart(after) && after.sub !== '接尾' && tokens[from]?.isUnknown === false;
}

const isPart = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.pos === '名詞' &&
  COMPOUND_KINDS.has(token.sub) &&
  !PLURALS.has(token.text) &&
  token.detail !== '助動詞語幹';

/** More nouns than that are no compound. */
const LONGEST_RUN = 16;

function endOfRun(tokens: readonly Token[], from: number): number {
  let at = from;
  const first = tokens[from] as Token;
  if (first.pos === '接頭詞' || first.sub === '数') {
    at++;
    if (!isPart(tokens[at])) {
      return from;
    }
  }
  while (at - from < LONGEST_RUN && (isPart(tokens[at]) || isNumberOfName(tokens, at, from))) {
    const token = tokens[at] as Token;
    if (at > from && breaksRun(tokens[at - 1] as Token, token)) {
      break;
    }
    at++;
    if (isNameDot(tokens, at)) {
      at++;
    }
  }
  return at;
}

/** '源三': a number that ends a name. */
function isNumberOfName(tokens: readonly Token[], at: number, from: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isName = at > from && before?.pos === '名詞' && !isKnownNoun(before.text);
  return (
    isName &&
    token?.sub === '数' &&
    !token.isUnknown &&
    token.text.length === 1 &&
    !after?.detail.includes('助数詞') &&
    after?.sub !== '数'
  );
}

/** 'ジョン・スミス' is one name; '祖母・夏江' are two words. */
function isNameDot(tokens: readonly Token[], at: number): boolean {
  const [before, dot, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isDot = dot?.text === '・' || dot?.text === '＝';
  return isDot && isPart(after) && isForeignName(before) && isForeignName(after);
}

const isForeignName = (token: Token | undefined): boolean =>
  token !== undefined && isForeign(token.text) && !isKnownNoun(token.text);

function breaksRun(before: Token, token: Token): boolean {
  if (token.sub === '接尾' && !(ALONE.has(before.text) && before.sub === '副詞可能' && isKnownNoun(token.text))) {
    return false;
  }
  return (ALONE.has(before.text) && before.sub === '副詞可能') || (token.sub === '副詞可能' && ALONE.has(token.text));
}

/** Adds the noun, verb or adjective that a run makes; returns where to go on. */
function pushNoun(tokens: readonly Token[], from: number, end: number, joined: Token[]): number {
  const run = tokens.slice(from, end);
  const prefix = splitPrefix(run, joined);
  const parts = prefix ? run.slice(1) : run;
  const first = parts[0] as Token;
  const last = parts.at(-1) as Token;
  const named = readNamedNoun(parts);
  const text = parts.map((part) => part.text).join('');
  const word = { text, base: text, from: first.from, to: last.to, form: '', isUnknown: last.isUnknown };
  const next = tokens[end];
  if (next?.pos === '動詞' && !named.name && joinsVerb(last, next)) {
    const base = `${text}${next.base === 'できる' || next.base === '出来る' ? 'する' : next.base}`;
    const sub = next.base === 'する' ? 'サ変' : 'サ変可能';
    joined.push({
      ...next,
      ...word,
      text: text + next.text,
      base,
      form: next.form,
      pos: '動詞',
      sub,
      tag: '動詞.自立',
      to: next.to,
      parts,
    });
    return end + 1;
  }
  const sub = last.sub === '接尾' && last.detail === '形容動詞語幹' ? '形容動詞語幹' : last.sub;
  const token: Token = { ...word, base: named.head, pos: '名詞', sub, tag: `名詞.${sub}`, detail: last.detail, parts };
  if (named.name) {
    token.name = named.name;
  }
  if (last.sense && parts.length === 1) {
    token.sense = last.sense;
  }
  joined.push(token);
  return end;
}

const joinsVerb = (noun: Token, verb: Token): boolean =>
  (verb.base === 'する' && noun.detail !== '副詞可能') ||
  (noun.sub === 'サ変接続' && ['できる', '出来る', '致す', 'いたす'].includes(verb.base));

/** '元刑事' is 刑事 with the adjective 元. */
function splitPrefix(run: readonly Token[], joined: Token[]): boolean {
  const [first, second] = run;
  if (!first || !second || first.pos !== '接頭詞' || !PREFIXES.has(first.text)) {
    return false;
  }
  const whole = run.map(({ text }) => text).join('');
  const rest = whole.slice(first.text.length);
  if ((isKnownNoun(whole) && first.text !== '元') || !isKnownNoun(rest)) {
    return false;
  }
  joined.push({ ...first, pos: '連体詞', sub: '接頭', tag: '連体詞.接頭' });
  return true;
}

/** Whether a word says how many, how old or how long. */
export const isQuantity = (token: Token | undefined): boolean => token?.sub === '数量';

/** Whether a word only tells time: '三年後', '1980年代'. */
export const isTimeQuantity = (token: Token): boolean => isQuantity(token) && quantityOf(token).kind === 'time';
