import { functionTag, isIn } from './function-words.ts';
import { merge } from './merge-words.ts';
import { NICKNAMES } from './name-signs.ts';
import type { Token } from './token.ts';
import { isNoun, isQuality, isSomebody, isVerb } from './vocabulary.ts';

const SURNAMES = new Set(
  '李王张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文温柳欧阮童岳齐梅庄辛管祝左涂谷祁时舒耿牟卜路詹关苗凌费纪靳盛屈项季裴冉翁桂聂焦柴瞿褚娄霍柏宁骆楚翟燕穆殷尤甄闵晏鲁葛洪窦甘柯游邢岑',
);
const isDouble = isIn(
  '欧阳, 司马, 上官, 诸葛, 慕容, 令狐, 东方, 皇甫, 尉迟, 公孙, 夏侯, 南宫, 司徒, 独孤, 西门, 轩辕, 百里, 端木',
);
/** What people are called after their surname. */
export const isTitle = isIn(
  '师傅, 老师, 阿姨, 先生, 女士, 小姐, 太太, 医生, 教授, 警官, 队长, 老板, 总, 大爷, 大妈, 奶奶, 爷爷, 大叔, 叔, 婶, 姐, 哥, 叔叔, 嫂, 大娘, 伯, 伯伯, 公子, 将军, 校长, 经理, 大人, 探长, 博士, 夫人, 道长, 师父, 姑娘, 大夫, 导演',
);
/** Words with 'small', 'old' or 'big' in front of a name: 小满, 老周, 阿强. */
const FAMILIAR = /^[小老阿大][\p{Script=Han}]$/u;
const NOT_FAMILIAR = isIn(
  '小心, 小时, 小说, 小学, 小镇, 小岛, 小路, 小屋, 小船, 小鸟, 小狗, 小猫, 小鱼, 小马, 小孩, 小伙, 小丑, 小偷, 小姐, 小巷, 小河, 小店, 小城, 小队, 小组, 小区, 小溪, 小吃, 小贩, 小型, 小树, 小子, 小事, 小鹿, 小熊, 小象, 小羊, 小龙, 小鸡, 小村, 小山, 小院, 小提琴, 小生, 小弟, 小妹, 小辈, 小人, 小火, 小雨, 小雪, 小手, 小小, 小车, 小楼, 小号, 小费, 老人, 老师, 老板, 老家, 老鼠, 老虎, 老鹰, 老兵, 老年, 老婆, 老公, 老头, 老街, 老屋, 老宅, 老伴, 老友, 老大, 老爷, 老树, 老式, 老旧, 老乡, 老汉, 老伯, 老太, 老者, 老农, 老妇, 老狗, 老猫, 老马, 老牛, 老千, 老去, 老死, 老化, 老妪, 老师傅, 老爸, 老妈, 老弟, 老总, 老手, 老歌, 老书, 老钟, 老照, 老城, 老井, 老茶, 老鬼, 阿姨, 阿婆, 阿公, 阿拉, 阿尔, 大家, 大海, 大山, 大地, 大学, 大厦, 大楼, 大门, 大街, 大人, 大厅, 大火, 大雨, 大雪, 大雾, 大风, 大陆, 大军, 大战, 大会, 大赛, 大王, 大爷, 大叔, 大妈, 大哥, 大姐, 大娘, 大侠, 大师, 大臣, 大象, 大熊, 大树, 大量, 大声, 大喊, 大哭, 大笑, 大厨, 大夫, 大鱼, 大鸟, 大蛇, 大河, 大桥, 大道, 大坝, 大盗, 大奖, 大批, 大型, 大巴, 大衣, 大漠, 大佬, 大牌, 大脑, 大胆, 大量, 大半, 大约, 大都, 大致, 大权, 大婚, 大寒, 大案, 大闹, 大唐, 大明, 大清, 大宋, 大汉, 大理, 大连',
);

export const isSurname = (sign: string): boolean => SURNAMES.has(sign);

const NAME = { tag: 'name', sort: 'nr', isOpen: false } as const;
const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word);
/** What may stand behind a name. */
const isBehindName = (token: Token | undefined): boolean => /^(?:v|not|prep|adv|comma|time)$/.test(token?.tag ?? '');

/** Where a name may begin. */
interface Start {
  tokens: readonly Token[];
  at: number;
  surname: Token;
  next: Token | undefined;
  third: Token | undefined;
  /** Behind what somebody is: 医生林清河. */
  isAfterPerson: boolean;
  /** At the head of a clause, or behind 被, 和, 给. */
  isAtHead: boolean;
}

/** Chinese names: a surname and one or two characters. */
export function personal(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const length = mayBeginName(token) ? lengthOfName(startAt(tokens, at, found.at(-1))) : 0;
    if (length > 0) {
      found.push(merge(tokens, at, at + length, NAME));
      at += length - 1;
    } else {
      found.push(token);
    }
  }
  return found;
}

const mayBeginName = ({ text, tag }: Token): boolean =>
  !/^(?:name|told|time)$/.test(tag) &&
  isHan(text) &&
  !isNoun(text) &&
  !isQuality(text) &&
  !(isVerb(text) && text.length > 1);

function startAt(tokens: readonly Token[], at: number, before: Token | undefined): Start {
  const surname = tokens[at] as Token;
  const behind = before && before.to === surname.from && (isSomebody(before.text) || before.tag === 'pause');
  return {
    tokens,
    at,
    surname,
    next: tokens[at + 1],
    third: tokens[at + 2],
    isAfterPerson: behind ?? false,
    isAtHead:
      /^(?:comma|stop|pause|told|and)$/.test(before?.tag ?? 'stop') ||
      /^(?:被|和|与|跟|给|向|让|把|对)$/.test(before?.text ?? ''),
  };
}

/** How many words a name takes from here; 0 for none. */
function lengthOfName(start: Start): number {
  const { text } = start.surname;
  if (isDouble(text.slice(0, 2)) && text.length <= 4) {
    return lengthOfDouble(start);
  }
  if (!isSurname(text[0] as string)) {
    return 0;
  }
  return text.length === 1 ? lengthOfSplitName(start) : lengthOfWholeName(start);
}

/** 欧阳, 司马 with what follows. */
function lengthOfDouble({ surname: { text }, next }: Start): number {
  const goesOn = text.length < 4 && next && isGivenPart(next) && text.length + next.text.length <= 4;
  return goesOn ? 2 : Number(text.length > 2);
}

/** jieba kept the name together. */
function lengthOfWholeName({ surname, next, isAfterPerson }: Start): number {
  const { text, sort, tag } = surname;
  if (text.length > 3 || functionTag(text) !== undefined) {
    return 0;
  }
  const isKnownName = /^(?:nr|x|nrfg)$/.test(sort) || tag === 'x';
  if (isAfterPerson && !isVerb(text)) {
    return 1;
  }
  const isCut =
    text.length === 2 && next?.sort === 'x' && next.text.length === 1 && isHan(next.text) && !functionTag(next.text);
  return isKnownName ? 1 + Number(isCut) : 0;
}

/** jieba cut behind the surname: 曹|楠, 李|玩, 叶|寒|舟. */
function lengthOfSplitName(start: Start): number {
  const { surname, next, isAfterPerson } = start;
  if (!next || next.from !== surname.to || next.text.length > 2 || !isHan(next.text)) {
    return 0;
  }
  if (isTitle(next.text)) {
    const isCommon = /^[方高白石马金龙江田关]$/.test(surname.text);
    return isCommon && !isAfterPerson && surname.sort !== 'nr' ? 0 : 1;
  }
  if (hasTwoSigns(start)) {
    return 3;
  }
  return hasGivenName(start) ? 2 : 0;
}

function hasTwoSigns({ surname, next, third, isAfterPerson, isAtHead }: Start): boolean {
  const isLikely = surname.sort === 'nr' || isAfterPerson || isAtHead;
  const isFirst = next?.text.length === 1 && isGivenSign(next, isAfterPerson);
  const isSecond = third?.text.length === 1 && third.from === next?.to && isGivenSign(third, false);
  return isLikely && isFirst && isSecond && !isNoun(third.text);
}

/** One word behind the surname is the given name. */
function hasGivenName(start: Start): boolean {
  const { surname, next, third, isAfterPerson, isAtHead } = start;
  const isPlainSurname = !isNoun(surname.text);
  const given = next as Token;
  const isSign = isGivenSign(given, false);
  if (isAfterPerson && given.text.length === 1 && isSign && isPlainSurname && isBehindName(third)) {
    return true;
  }
  if (isAtHead && isSign && isFreeName(given) && isBehindName(third) && (surname.sort === 'nr' || isPlainSurname)) {
    return true;
  }
  return (surname.sort === 'nr' || isAfterPerson) && fitsSurname(start) && isFollowedWell(start);
}

const isFreeName = ({ text }: Token): boolean => text.length === 1 || !isNoun(text);

function fitsSurname({ surname, next, isAfterPerson }: Start): boolean {
  const { text } = next as Token;
  const isUnknown = !isNoun(text) && !functionTag(text);
  if (isUnknown && (text.length === 1 || !isVerb(text))) {
    return true;
  }
  const isFree = !isVerb(text) && functionTag(text) === undefined && !isSomebody(text);
  return isAfterPerson && text.length === 2 && isFree && !isNoun(surname.text);
}

const isFollowedWell = ({ next, third, isAfterPerson }: Start): boolean =>
  isAfterPerson || /^(?:x|nr)$/.test(next?.sort ?? '') || /^(?:v|comma|stop|time|adv|prep)$/.test(third?.tag ?? 'stop');

/** A character that a given name may have. */
const isGivenSign = ({ text, tag }: Token, mayBeVerb: boolean): boolean =>
  isHan(text) &&
  !/^(?:comma|stop|pause|name)$/.test(tag) &&
  (functionTag(text) === undefined || /^[若如可之]$/.test(text)) &&
  (tag !== 'num' || /^[三四五六七八九]$/.test(text)) &&
  (mayBeVerb || !isVerb(text)) &&
  (text.length === 1 || (!isVerb(text) && !isQuality(text)));

const isGivenPart = ({ text, tag }: Token): boolean =>
  text.length <= 2 && !/^(?:comma|stop|pause)$/.test(tag) && !functionTag(text) && !isVerb(text);

/** 老周, 小满, 阿强: where no word of everyday life has that form. */
export function familiar(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const before = found.at(-1);
    if (isFamiliarWord(token, before, tokens[at + 1])) {
      found.push({ ...token, ...NAME });
    } else if (isFamiliarPair(token, tokens[at + 1], before) || isCalledPair(tokens.slice(at, at + 3), before)) {
      found.push(merge(tokens, at, at + 2, NAME));
      at++;
    } else {
      found.push(token);
    }
  }
  return found;
}

function isFamiliarWord({ tag, text }: Token, before: Token | undefined, next: Token | undefined): boolean {
  if (tag === 'name' || NICKNAMES.has(text)) {
    return tag !== 'name' && !isNoun(text) && !isVerb(text) && !isQuality(text);
  }
  if (isNameOfNature(text) && before?.tag === 'n' && isSomebody(before.text) && isEndOfName(next)) {
    return true;
  }
  if (!FAMILIAR.test(text)) {
    return false;
  }
  // 司机老马 is no horse.
  const isCalled =
    /^[老小阿]/.test(text) && isSomebody(before?.text ?? '') && before?.tag === 'n' && isCalledSign(text, next);
  return isCalled || isFamiliar(text, true);
}

/** 司机老马, 店员小雨暗恋. */
const isCalledSign = (text: string, next: Token | undefined): boolean =>
  isSurname(text[1] as string) || (!isSomebody(text) && isEndOfName(next));

/** Words of nature and weather that whoever stands before them is called: 渔夫大海, 邻居秋月. */
const isNameOfNature = isIn(
  '大海, 秋月, 春生, 春雨, 秋雨, 冬雪, 白雪, 晨曦, 朝阳, 彩虹, 星辰, 青山, 明月, 梅花, 百合, 茉莉, 玫瑰, 芳草, 春天, 夏天',
);

const isEndOfName = (next: Token | undefined): boolean =>
  next === undefined || next.tag === 'stop' || next.tag === 'and' || isBehindName(next);

function isFamiliarPair(token: Token, next: Token | undefined, before: Token | undefined): boolean {
  if (token.text.length !== 1 || next?.text.length !== 1 || next.from !== token.to) {
    return false;
  }
  const pair = token.text + next.text;
  const mayBeAnySign = !/^(?:v|prep|and)$/.test(before?.tag ?? '');
  return FAMILIAR.test(pair) && isFamiliar(pair, mayBeAnySign) && startsClause(before) && !/[的把被在是]$/.test(pair);
}

/** 女孩小禾, 寡妇秀兰: whoever stands before is called so. */
function isCalledPair([one, next, behind]: readonly Token[], before: Token | undefined): boolean {
  if (!one || !next || next.from !== one.to || !isBesidePerson(one, before)) {
    return false;
  }
  const pair = one.text + next.text;
  const isNamelike = [one, next].every(({ text }) => text.length === 1 && isHan(text) && !functionTag(text));
  return (
    isNamelike &&
    !isVerb(one.text) &&
    !NOT_FAMILIAR(pair) &&
    !isNoun(pair) &&
    /^(?:v|not|adv|prep|comma|time|join|and|pron|stop)$/.test(behind?.tag ?? 'stop')
  );
}

const isBesidePerson = ({ from }: Token, before: Token | undefined): boolean =>
  before?.to === from && before.tag !== 'pron' && isSomebody(before.text);

const isFamiliar = (word: string, mayBeAnySign: boolean): boolean =>
  !NOT_FAMILIAR(word) &&
  !isNoun(word) &&
  !isVerb(word) &&
  !isQuality(word) &&
  functionTag(word) === undefined &&
  (/^[阿]/.test(word) ||
    isSurname(word[1] as string) ||
    (mayBeAnySign &&
      /[明红美芳华强刚军丽花宝玉雨雪月兰英杰满星安宇白黑灰豆米果鱼虎乐天虹蓝青云雷平春秋夏冬夜草石可北南西东光川海波涛飞伟辉娟燕婷静敏慧莉娜倩勇磊]$/.test(
        word,
      )));

const startsClause = (before: Token | undefined): boolean =>
  before === undefined || /^(?:de|comma|stop|pause|and|prep|v|n|told|time)$/.test(before.tag);
