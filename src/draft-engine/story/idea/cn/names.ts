import { familiar, personal } from './chinese-names.ts';
import { foreign } from './foreign-names.ts';
import { isIn } from './function-words.ts';
import { merge } from './merge-words.ts';
import type { Token } from './token.ts';
import { isNoun, isQuality, isSomebody, isVerb } from './vocabulary.ts';

const NAMING = isIn(
  '名叫, 名为, 叫做, 叫作, 取名, 取名为, 化名, 绰号, 外号, 代号, 昵称, 人称, 命名为, 自称, 名字叫, 唤作, 起名, 本名',
);
const BOUNDARY = isIn(
  '在, 是, 和, 与, 把, 被, 从, 向, 为, 因, 却, 将, 的, 对, 也, 给, 跟, 于, 便, 就, 则, 不, 用, 让, 都, 又, 只, 要, 想, 等',
);
/** Proper nouns that are no person: their last character. */
const OF_PLACES =
  /[省市县区镇村国洲岛山河江湖海州城堡街路寺庙宫殿院馆厂店站桥塔港湾谷林园洞峰岭关门府庄寨屯星球号公司部组织会社帮派]$/u;

/** Joins the words of names, and marks names. A name found once is that name wherever it is said. */
export function markNames(tokens: readonly Token[]): Token[] {
  return spread(pairs(familiar(personal(named(foreign(quoted(tokens)))))));
}

const OPEN = '《“「『〈"‘【〖';
const CLOSE = '》”」』〉"’】〗';
/** Words that a quotation has at most. */
const LONGEST_QUOTE = 42;

/** What stands in quotation marks is one word, when it is short; a longer speech is heard. */
function quoted(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const kind = OPEN.indexOf(token.text);
    const end = kind < 0 ? -1 : tokens.slice(at + 1, at + LONGEST_QUOTE).findIndex(({ text }) => text === CLOSE[kind]);
    if (end > 0) {
      found.push(insideOf(tokens.slice(at + 1, at + 1 + end), token));
    }
    if (end >= 0) {
      at += end + 1;
    } else if (/^[（(]$/.test(token.text)) {
      at = skipBrackets(tokens, at);
    } else if (!`${OPEN}${CLOSE})）[]`.includes(token.text)) {
      found.push(token);
    }
  }
  return found;
}

const isKnown = (word: string): boolean => isNoun(word) || isVerb(word) || isQuality(word);

/** An everyday word in quotation marks stays what it is; else it is a name. */
function insideOf(inside: readonly Token[], mark: Token): Token {
  const [first] = inside;
  if (first && inside.length === 1 && isKnown(first.text)) {
    return first;
  }
  const isSpeech = inside.some(({ tag }) => tag === 'comma' || tag === 'stop') || inside.length > 7;
  return merge(inside, 0, inside.length, {
    tag: isSpeech ? 'quote' : 'name',
    sort: mark.text === '《' ? 'title' : 'quoted',
  });
}

/** What stands in round brackets is left out: casts, ages, notes. */
function skipBrackets(tokens: readonly Token[], at: number): number {
  const end = tokens.slice(at, at + 24).findIndex(({ text }) => text === '）' || text === ')');
  return end < 0 ? at : at + end;
}

/** '名叫小满的女孩': whatever follows is a name. */
function named(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    found.push(token);
    if (!isNaming(tokens, at)) {
      continue;
    }
    let end = at + 1;
    while (end < tokens.length && end - at < 4 && !isNameEnd(tokens[end] as Token)) {
      end++;
    }
    if (end > at + 1) {
      found.push(merge(tokens, at + 1, end, { tag: 'name', sort: 'named' }));
      at = end - 1;
    }
  }
  return found;
}

function isNaming(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (NAMING(token.text)) {
    return true;
  }
  const next = tokens[at + 1];
  // 一个叫小满的女孩
  return (
    /^[叫名]$/.test(token.text) &&
    /^(?:num|n|comma)$/.test(tokens[at - 1]?.tag ?? 'comma') &&
    next !== undefined &&
    !isSomebody(next.text) &&
    next.tag !== 'pron' &&
    tokens.slice(at + 1, at + 5).some(({ tag }) => /^(?:de|comma|stop)$/.test(tag))
  );
}

const isNameEnd = ({ tag, text }: Token): boolean =>
  /^(?:de|comma|stop|pause|and|asp|num)$/.test(tag) || BOUNDARY(text);

const isPairOfPeople = isIn(
  '双胞胎, 兄弟, 姐妹, 兄妹, 姐弟, 夫妻, 夫妇, 情侣, 恋人, 父子, 父女, 母女, 母子, 师徒, 祖孙, 搭档, 好友, 闺蜜, 同桌, 邻居, 双胞胎姐妹, 双胞胎兄弟, 孪生兄弟, 孪生姐妹, 青梅竹马, 老友, 死党',
);
const isCalledSo = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.tag === 'name' || (/^[nx]$/.test(token.tag) && token.text.length <= 3 && !isSomebody(token.text)));

const isPairAt = (tokens: readonly Token[], at: number): boolean =>
  isCalledSo(tokens[at]) &&
  /^[和与、]$/.test(tokens[at + 1]?.text ?? '') &&
  isCalledSo(tokens[at + 2]) &&
  !/^(?:de|n)$/.test(tokens[at + 3]?.tag ?? '');

/** '双胞胎豆豆和米粒': both names belong to the two. */
function pairs(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const isPair = isPairOfPeople(found.at(-1)?.text ?? '') && isPairAt(tokens, at);
    found.push(isPair ? merge(tokens, at, at + 3, { tag: 'name', sort: 'nr' }) : (tokens[at] as Token));
    at += isPair ? 2 : 0;
  }
  return found;
}

/** The same characters are the same name. */
function spread(tokens: readonly Token[]): Token[] {
  const names = new Set(tokens.filter(({ tag, sort }) => tag === 'name' && sort !== 'quoted').map(({ text }) => text));
  return tokens.map((token) =>
    names.has(token.text) && token.tag !== 'name' && !isNoun(token.text) && !isVerb(token.text)
      ? { ...token, tag: 'name' as const }
      : token,
  );
}

/** True for the name of a place, a ship or an organisation. */
export const isPlaceName = (name: string, sort: string): boolean =>
  sort === 'ns' || (sort !== 'nr' && sort !== 'nrt' && OF_PLACES.test(name));
export const isNamingVerb = (word: string): boolean => NAMING(word) || word === '叫' || word === '名';
