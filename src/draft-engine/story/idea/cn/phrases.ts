import { wordTable } from '#src/shared/word-table.ts';
import { SEVERAL } from '../idea-graph.ts';
import type { NounPhrase } from '../text-reading.ts';
import { isTitle } from './chinese-names.ts';
import { isIn } from './function-words.ts';
import { genderOfName } from './name-signs.ts';
import { isPlaceName } from './names.ts';
import { countOf, numeralOf } from './numbers.ts';
import { CHINESE_SETTINGS } from './setting-words.ts';
import type { Token } from './token.ts';
import { isAddressing, isContent } from './verb-kinds.ts';
import { familiesOf, isNoun, isPlaceNoun, isSomebody } from './vocabulary.ts';

/** A noun phrase that rules may still change. */
export interface DraftPhrase extends NounPhrase {
  /** It turned out to be no phrase of its own. */
  isDropped?: boolean;
}

/** A word, or noun phrases that are joined by 'and'. */
export interface Item {
  from: number;
  to: number;
  token?: Token;
  phrases?: number[];
  isPlace?: boolean;
  /** '里', '上' behind it. */
  loc?: string;
  /** It has its number or 'this' in front of it. */
  isCounted?: boolean;
}

export const KIN = isIn(
  '父亲, 母亲, 爸爸, 妈妈, 爷爷, 奶奶, 外婆, 外公, 妻子, 丈夫, 儿子, 女儿, 哥哥, 弟弟, 姐姐, 妹妹, 孙女, 孙子, 父母, 爸, 妈, 前妻, 前夫, 未婚妻, 未婚夫, 女友, 男友, 女朋友, 男朋友, 老婆, 老公, 儿媳, 女婿, 养父, 养母, 继母, 继父, 侄子, 侄女, 外甥, 舅舅, 叔叔, 姑姑, 徒弟, 师父, 家人, 亲人, 搭档, 上司, 同事, 邻居, 恩师, 祖父, 祖母, 亡妻, 亡夫, 双亲, 兄长, 姐妹, 兄弟, 家里, 家, 朋友, 好友, 手下, 主人, 仇人, 恋人, 情人, 爱人, 学生, 同学, 老板, 老师',
);
const PRONOUNS: Readonly<Record<string, NounPhrase['pronoun']>> = wordTable({
  他: 'he',
  她: 'she',
  它: 'it',
  我: 'i',
  咱: 'we',
  咱们: 'we',
  我们: 'we',
  自己: 'self',
  自身: 'self',
  你: 'they',
  您: 'they',
});
const GROUPS = isIn(
  '家人, 父母, 双亲, 众人, 人们, 夫妻, 夫妇, 情侣, 姐妹, 兄弟, 爷爷奶奶, 兄妹, 姐弟, 母女, 父子, 父女, 母子, 村民, 观众, 人群, 爸妈, 师徒, 祖孙, 婆媳, 同伴们, 老两口, 小两口, 双胞胎, 全家, 一家人, 警方, 敌军, 夫妻俩, 众神',
);

const isNounToken = ({ tag }: Token): boolean => tag === 'n' || tag === 'name';

/** Puts nouns with their numbers, adjectives without 的 and names together. */
export function chunk(tokens: readonly Token[], phrases: DraftPhrase[]): Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < tokens.length) {
    const taken = takeNoun(tokens, at, phrases);
    if (taken) {
      items.push(taken.item);
      at = taken.next;
    } else {
      const token = tokens[at] as Token;
      items.push({ from: token.from, to: token.to, token });
      at++;
    }
  }
  return items;
}

interface Taken {
  item: Item;
  next: number;
}

function takeNoun(tokens: readonly Token[], start: number, phrases: DraftPhrase[]): Taken | undefined {
  const first = tokens[start] as Token;
  if (first.tag === 'pron') {
    return takePronoun(tokens, start, phrases);
  }
  let at = start;
  while (/^(?:det|num)$/.test(tokens[at]?.tag ?? '')) {
    at++;
  }
  const adjectives: string[] = [];
  while (tokens[at]?.tag === 'adj' && isNextOfNoun(tokens, at + 1)) {
    adjectives.push((tokens[at] as Token).base);
    at++;
  }
  let end = at;
  while (end < tokens.length && isNounToken(tokens[end] as Token) && (end === at || continues(tokens, end, at))) {
    end++;
  }
  if (end === at) {
    return takePlaceWord(tokens, start, phrases);
  }
  return withCountBehind(tokens, buildNoun(tokens, { start, at, end }, adjectives, phrases), phrases);
}

/** '里面', '窗外' with no noun in front. */
function takePlaceWord(tokens: readonly Token[], at: number, phrases: DraftPhrase[]): Taken | undefined {
  const { tag, text, base, from, to } = tokens[at] as Token;
  const before = tokens[at - 1];
  if (
    tag !== 'loc' ||
    text.length < 2 ||
    (before && /^(?:n|name|de|v|asp|pron)$/.test(before.tag) && !isContent(before.text))
  ) {
    return undefined;
  }
  phrases.push({ from, to, head: base, adjectives: [] });
  return { item: { from, to, phrases: [phrases.length - 1], isPlace: true, loc: text }, next: at + 1 };
}

/** '姐弟三人', '学生们' */
function withCountBehind(tokens: readonly Token[], taken: Taken, phrases: DraftPhrase[]): Taken {
  const next = tokens[taken.next];
  const phrase = phrases[taken.item.phrases?.[0] ?? -1];
  if (
    !next ||
    !phrase ||
    !/^(?:[两二三四五六七八九十几俩仨]人|们|俩|仨|一家|全家|一行|一行人|一伙|一众|夫妇|夫妻|兄弟|姐妹|三口)$/.test(
      next.text,
    )
  ) {
    return taken;
  }
  phrase.count = /^[们一全]|^[夫兄姐]/.test(next.text) ? SEVERAL : (countOf(next.text) ?? SEVERAL);
  phrase.to = next.to;
  return { item: { ...taken.item, to: next.to }, next: taken.next + 1 };
}

const isNextOfNoun = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token !== undefined && (isNounToken(token) || (token.tag === 'adj' && isNextOfNoun(tokens, at + 1)));
};

/** A compound goes on; a name starts a phrase of its own unless it says who the noun before is. */
function continues(tokens: readonly Token[], end: number, start: number): boolean {
  const before = tokens[end - 1] as Token;
  const token = tokens[end] as Token;
  if (isToldWhat(tokens, end, start)) {
    return false;
  }
  if (before.tag === 'name') {
    return (
      token.tag !== 'name' &&
      (before.sort === 'quoted' ||
        isTitle(token.text) ||
        !isSomebody(token.text) ||
        before.sort === 'n' ||
        isGroupName(before, token))
    );
  }
  if (token.tag === 'name') {
    return (
      end > start &&
      (token.sort === 'quoted' ||
        token.sort === 'title' ||
        isSomebody(before.text) ||
        isOrganisation(before.text) ||
        before.sort === 'ns')
    );
  }
  return true;
}

const ASKED = /^(?:哪|为什么|怎|谁|什么|何)/;

/** '告诉女儿|钥匙在哪里': whoever is told stands before what the question is about. */
function isToldWhat(tokens: readonly Token[], end: number, start: number): boolean {
  const [before, token] = [tokens[end - 1] as Token, tokens[end] as Token];
  const verb = tokens.slice(0, start).findLast(({ tag }) => tag !== 'asp');
  const isTold = verb !== undefined && isAddressing(verb.text) && isContent(verb.text);
  return (
    isTold &&
    isSomebody(before.text) &&
    !isSomebody(token.text) &&
    tokens.slice(end).some(({ text }) => ASKED.test(text))
  );
}

/** '哑巴男孩' is a boy. */
const isPlainPerson = isIn(
  '男孩, 女孩, 少年, 少女, 男人, 女人, 男子, 女子, 老人, 青年, 姑娘, 孩子, 夫妇, 夫妻, 小伙, 小伙子, 女生, 男生, 情侣, 恋人',
);

const isGroupName = (name: Token, noun: Token): boolean => !/^(?:nr|nrt)$/.test(name.sort) && !KIN(noun.text);
const isOrganisation = (word: string): boolean =>
  !isSomebody(word) && (isPlaceNoun(word) || /[号船队店馆车]$/.test(word));

/** The words of a noun phrase: from its numbers, from its noun, to its end. */
interface Stretch {
  start: number;
  at: number;
  end: number;
}

function buildNoun(
  tokens: readonly Token[],
  { start, at, end }: Stretch,
  adjectives: string[],
  phrases: DraftPhrase[],
): Taken {
  const run = tokens.slice(at, end);
  const name = nameIn(run);
  const nouns = run.filter(
    (token) => token.tag !== 'name' && token !== name && !(isPlaceToken(token) && run.length > 1),
  );
  const head = nouns.map(({ base }) => base).join('');
  const phrase: DraftPhrase = {
    from: (tokens[start] as Token).from,
    to: (tokens[end - 1] as Token).to,
    ...headOf(nouns, adjectives),
  };
  if (name) {
    nameNoun(phrase, name, { run, nouns, head }, phrases);
  }
  addNumbers(phrase, tokens.slice(start, at));
  describe(phrase, head);
  phrase.gender ??= name && !isPlaceToken(name) ? genderOfName(name.base) : undefined;
  phrases.push(phrase);
  const isPlace = isPlaceOf(phrase, name) || (run.at(-1)?.sort === 's' && !isSomebody(phrase.head));
  if (isPlace && phrase.head === '') {
    phrase.isPlaceName = true;
  }
  const isCounted = at > start + adjectives.length;
  return {
    item: {
      from: phrase.from,
      to: phrase.to,
      phrases: [phrases.length - 1],
      isCounted,
      ...(isPlace ? { isPlace } : {}),
      ...(isPlace && run.at(-1)?.sort === 's' ? { loc: phrase.head } : {}),
    },
    next: end,
  };
}

/** The nouns and names of a phrase. */
interface Run {
  run: readonly Token[];
  nouns: readonly Token[];
  head: string;
}

/** A name in a phrase is whose the noun is, where it is from, or what it is called. */
function nameNoun(phrase: DraftPhrase, name: Token, { run, nouns, head }: Run, phrases: DraftPhrase[]): void {
  const isFirst = name === run[0] && nouns.length > 0;
  if (nouns.length === 1 && isOwnerName(name, run, head)) {
    phrases.push({ from: name.from, to: name.to, head: '', name: name.base, adjectives: [] });
    phrase.owner = phrases.length - 1;
    phrase.from = (nouns[0] as Token).from;
  } else if (isFirst && isPlaceToken(name) && name.tag !== 'name' && !isPlaceNoun(head)) {
    // 英国男孩
    phrase.adjectives.unshift(name.base);
  } else {
    phrase.name = nouns.length === 0 && run.every(isPlaceToken) ? run.map(({ base }) => base).join('') : name.base;
  }
}

function nameIn(run: readonly Token[]): Token | undefined {
  return run.findLast(({ tag }) => tag === 'name') ?? run.findLast(isPlaceToken);
}

/** The noun and what is said of it. */
function headOf(nouns: readonly Token[], adjectives: readonly string[]): Pick<DraftPhrase, 'head' | 'adjectives'> {
  const last = nouns.at(-1)?.base ?? '';
  if (nouns.length > 1 && isPlainPerson(last) && isSomebody(nouns.at(-2)?.base ?? '')) {
    return { head: withoutPlural(last), adjectives: [...adjectives, ...nouns.slice(0, -1).map(({ base }) => base)] };
  }
  return { head: withoutPlural(nouns.map(({ base }) => base).join('')), adjectives: [...adjectives] };
}

/** '李玩父亲' */
const isOwnerName = (name: Token, run: readonly Token[], head: string): boolean =>
  run.length === 2 && run[0] === name && KIN(head) && /^(?:nr|nrt|named)$/.test(name.sort);

/** jieba calls 石桥 and 城堡 names of places too. */
const isPlaceToken = ({ sort, text }: Token): boolean =>
  Object.hasOwn(CHINESE_SETTINGS.culture, text) ||
  (sort === 'ns' && !isNoun(text) && !Object.hasOwn(CHINESE_SETTINGS.period, text));

const isPlaceOf = (phrase: DraftPhrase, name: Token | undefined): boolean =>
  phrase.head === ''
    ? name !== undefined && (isPlaceName(name.base, name.sort) || isPlaceToken(name))
    : isPlaceNoun(phrase.head) && !familiesOf(phrase.head).has('somebody');

const withoutPlural = (head: string): string => (head.length > 2 && /[们俩仨]$/.test(head) ? head.slice(0, -1) : head);

/** Number, years and 'several' from the words in front of a noun. */
export function addNumbers(phrase: DraftPhrase, before: readonly Token[]): void {
  for (const { text, tag } of before) {
    if (/岁$/.test(text)) {
      phrase.ageYears = numeralFrom(text);
    } else if (tag === 'num') {
      const count = countOf(text);
      if (count !== undefined) {
        phrase.count = count;
      }
    } else if (
      /^(?:这些|那些|许多|很多|不少|众多|大量|成群|一些|有些|几|无数|所有|众|好几|上百|成千上万|若干|诸|全体|各)$/.test(
        text,
      )
    ) {
      phrase.count = SEVERAL;
    } else if (/^[两]$/.test(text)) {
      phrase.count = 2;
    }
  }
}

const numeralFrom = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? numeralOf(text));

/** What the noun itself says: several, feminine, masculine. */
function describe(phrase: DraftPhrase, head: string): void {
  if (/[俩仨]$/.test(head)) {
    phrase.count = head.endsWith('俩') ? 2 : 3;
  } else if (
    phrase.count === undefined &&
    /^(?:双胞胎|双胞胎(?:姐妹|兄弟|兄妹|姐弟)|夫妻|夫妇|情侣|恋人|父子|父女|母女|母子|姐弟|兄妹|老两口|小两口|爸妈|父母|双亲)$/.test(
      head,
    )
  ) {
    phrase.count = 2;
  } else if (phrase.count === undefined && (/[们]$/.test(head) || GROUPS(head))) {
    phrase.count = SEVERAL;
  }
  if (/夫妻|夫妇|父母|爸妈|情侣|恋人/.test(head)) {
    return;
  }
  if (/^女(?!儿|婿)|^少妇|女孩|女人|少女|姑娘|母|妻|女儿|妇|姐|妹|婆|奶奶|妈|公主|女王|皇后/.test(head)) {
    phrase.gender = 'feminine';
  } else if (
    /^男(?!友的)|男孩|男人|少年|父|夫$|儿子|爷|兄|弟|爸|王子|国王|和尚|老汉|大叔|小伙/.test(head) &&
    !/夫妇|夫妻|父母|兄妹|姐弟/.test(head)
  ) {
    phrase.gender = 'masculine';
  }
}

/** '他', '他父亲', '他们自己' */
function takePronoun(tokens: readonly Token[], start: number, phrases: DraftPhrase[]): Taken {
  const first = tokens[start] as Token;
  const isDoubled = tokens[start + 1]?.text === '自己' && first.text !== '自己';
  const end = start + (isDoubled ? 2 : 1);
  const { to } = tokens[end - 1] as Token;
  const pronoun = pronounOf(first.text);
  phrases.push({
    from: first.from,
    to,
    head: pronoun ? '' : first.base,
    adjectives: [],
    ...(pronoun ? { pronoun } : {}),
  });
  return (
    takeOwned(tokens, end, phrases) ?? { item: { from: first.from, to, phrases: [phrases.length - 1] }, next: end }
  );
}

/** The noun behind a pronoun is its own: '他父亲'. */
function takeOwned(tokens: readonly Token[], at: number, phrases: DraftPhrase[]): Taken | undefined {
  const owner = phrases.length - 1;
  const next = tokens[at]?.tag;
  const noun = next === 'n' || next === 'num' ? takeNoun(tokens, at, phrases) : undefined;
  const owned = phrases[noun?.item.phrases?.[0] ?? -1];
  if (owned && (KIN(owned.head) || next === 'n')) {
    owned.owner = owner;
    return noun;
  }
  phrases.length = owner + 1;
  return undefined;
}

function pronounOf(word: string): NounPhrase['pronoun'] {
  return PRONOUNS[word] ?? (/们$|^(?:彼此|双方|两人|二人|大家|众人|俩人|三人|四人)$/.test(word) ? 'they' : undefined);
}
