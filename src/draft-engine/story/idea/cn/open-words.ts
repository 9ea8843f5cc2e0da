import { isForceActing } from './forces.ts';
import { isIn, type Tag } from './function-words.ts';
import { isAlsoVerb } from './moods.ts';
import type { Token } from './token.ts';
import { isCausative, isContent } from './verb-kinds.ts';
import { isNoun, isQuality, isSomebody, isVerb } from './vocabulary.ts';

const KEPT_AS_NOUN = isIn('中年, 青年, 老年');

/** What a word is by its neighbours; undefined where the rule does not fit. */
type Rule = (token: Token, before: Token | undefined, next: Token | undefined, place: Place) => Tag | undefined;

interface Place {
  tokens: readonly Token[];
  at: number;
}

/** The first rule that fits decides. */
const RULES: readonly Rule[] = [
  // 老艺人没有徒弟，一个人演完了戏
  (token, _before, next, { tokens, at }) =>
    token.text === '一个' && next?.text === '人' && isVerbSoon(tokens, at + 2) && isAnybodyBefore(tokens, at)
      ? 'adv'
      : undefined,
  (token, before) => (token.text === '人' && before?.text === '一个' && before.tag === 'adv' ? 'part' : undefined),
  // 送到老奶奶手里
  (token, before, next) =>
    token.text === '手' && next?.tag === 'loc' && isSomebody(before?.text ?? '') ? 'part' : undefined,
  (token, before, _next, { tokens, at }) =>
    token.tag === 'loc' && before?.text === '手' && isSomebody(tokens[at - 2]?.text ?? '') ? 'part' : undefined,
  // 偷走项链的是管家
  (token, before) => (token.text === '是' && before?.tag === 'de' ? 'v' : undefined),
  // 其实是自己离家出走的
  (token, before, next) => (token.text === '自己' && before?.text === '是' && next?.tag === 'v' ? 'adv' : undefined),
  // 青梅竹马的两个人
  (token, _before, next) => (token.text === '青梅竹马' && next?.tag === 'de' ? 'adj' : undefined),
  // 摆起了奶茶摊
  (token, before, next, { tokens, at }) =>
    token.tag === 'v' && !isVerb(token.text) && before?.tag === 'n' && tokens[at - 2]?.text === '了' && isEnd(next)
      ? 'n'
      : undefined,
  // 放下了算盘
  (token, before, next) =>
    token.tag === 'v' && !isVerb(token.text) && before?.text === '了' && isEnd(next) ? 'n' : undefined,
  // 害怕水的男孩
  (token, _before, next, { tokens, at }) =>
    token.tag === 'adj' && isVerb(token.text) && next?.tag === 'n' && tokens[at + 2]?.tag === 'de' ? 'v' : undefined,
  // 然后上了火车
  (token, before, next) =>
    /^[上下]$/.test(token.text) && next?.text === '了' && !/^(?:n|name|pron|v|asp)$/.test(before?.tag ?? '')
      ? 'v'
      : undefined,
  // 只要了一个晴天
  (token, _before, next) => (token.text === '只要' && next?.tag === 'asp' ? 'v' : undefined),
  // 全城最有名的魔术师
  (token, _before, next) =>
    /^全[城国村镇校市县班厂球]$|^世界$/.test(token.text) && next?.text === '最' ? 'adv' : undefined,
  // 在路上
  (token, before) =>
    token.tag === 'since' && /^(?:路上|途中)$/.test(token.text) && /^[在从]$/.test(before?.text ?? '')
      ? 'loc'
      : undefined,
  // 想还他包裹
  (token, before, next) =>
    token.text === '还' && before?.tag === 'not' && /^(?:pron|n|name|num)$/.test(next?.tag ?? '') ? 'v' : undefined,
  // 一起过了二十年
  (token, before, next) =>
    token.text === '过' && !/^(?:v|asp)$/.test(before?.tag ?? '') && /^(?:asp|time|num|n)$/.test(next?.tag ?? '')
      ? 'v'
      : undefined,
  // 逼着唱歌
  (token, before, _next, { tokens, at }) =>
    token.isOpen && before?.text === '着' && isCausative(tokens[at - 2]?.text ?? '') ? 'v' : undefined,
  (token, before) => (token.text === '一起' && before?.tag === 'asp' ? 'num' : undefined),
  (token, before) => (token.tag === 'dei' && !/^(?:v|adj|asp)$/.test(before?.tag ?? '') ? 'v' : undefined),
  (token, _before, _next, { tokens, at }) =>
    token.tag === 'not' && isAlsoVerb(token.text) && isNamed(tokens, at) ? 'n' : undefined,
  (token, before, next) => (token.tag === 'adj' && isVerb(token.text) && isLikeVerb(before, next) ? 'v' : undefined),
  // 最后一场演出
  (token, before, next) =>
    token.tag === 'v' && before?.tag === 'num' && isEnd(next) && !/[次下顿岁]$|^一$/.test(before.text)
      ? 'n'
      : undefined,
  // 一家离婚咨询公司
  (token, before, next, { tokens, at }) =>
    token.tag === 'v' &&
    before?.tag === 'num' &&
    next?.tag === 'n' &&
    token.text.length > 1 &&
    !/[给到在成进出]$/.test(token.text) &&
    !isDescribing(tokens, at)
      ? 'n'
      : undefined,
  // 死去主播的告别
  (token, _before, next) =>
    token.tag === 'v' && next?.tag === 'n' && isEndState(token.text) && isSomebody(next.text) ? 'adj' : undefined,
  // 想当画家
  (token, before, next, { tokens, at }) =>
    token.text === '当' &&
    token.tag === 'prep' &&
    next !== undefined &&
    (/^(?:not|asp)$/.test(before?.tag ?? '') || next.tag === 'asp' || !isTimeClause(tokens, at))
      ? 'v'
      : undefined,
  // 等主人
  (token, before, next, { tokens, at }) =>
    token.text === '等' &&
    (isObjectStart(next) || next?.tag === 'asp') &&
    before !== undefined &&
    !tokens.slice(Math.max(0, at - 6), at).some(({ tag }) => tag === 'pause')
      ? 'v'
      : undefined,
  // 一面铜镜
  (token, _before, next) => (token.text === '一面' && next?.tag === 'n' ? 'num' : undefined),
  // 多了一朵白花
  (token, _before, next) => (token.text === '多' && next?.text === '了' ? 'v' : undefined),
  // 叫他爸爸的女孩
  (token, _before, next, { tokens, at }) =>
    token.text === '叫' && next?.tag === 'pron' && tokens[at + 3]?.tag === 'de' ? 'v' : undefined,
  // 修车女孩
  (token, before, next) =>
    token.tag === 'v' &&
    isTrade(token.text) &&
    next?.tag === 'n' &&
    isSomebody(next.text) &&
    !/^(?:v|not|adv|n|name|pron)$/.test(before?.tag ?? '')
      ? 'adj'
      : undefined,
  // 门后
  (token, before, next) =>
    token.text === '后' &&
    token.tag === 'since' &&
    next?.tag !== 'comma' &&
    /[门身幕墙树窗背柜帘车屋]$/.test(before?.text ?? '')
      ? 'loc'
      : undefined,
  // 台风登陆
  (token, _before, next) =>
    token.tag === 'time' && next?.tag === 'v' && isForceActing(token.text, next.text) ? 'n' : undefined,
  // 写条广告
  (token, before, next) =>
    before?.tag === 'v' && next?.tag === 'n' && /^[条个份封首部篇场杯碗只件]$/.test(token.text) ? 'num' : undefined,
  // 唯一的目击证人
  (token, before, next, { tokens, at }) =>
    token.tag === 'v' && before?.tag === 'de' && next?.tag === 'n' && !isModified(tokens, at) ? 'n' : undefined,
  (token, before, next) =>
    (token.tag === 'adj' || (token.tag === 'adv' && /^(?:n|a)/.test(token.sort) && token.text.length > 1)) &&
    before?.tag === 'de' &&
    /^(?:comma|stop|v|not|prep|asp|)$/.test(next?.tag ?? '')
      ? 'n'
      : undefined,
  (token, _before, _next, { tokens, at }) => openTag(token, tokens, at),
  (token, _before, next) => (token.tag === 'not' && isAlsoVerb(token.text) && next?.tag === 'de' ? 'v' : undefined),
  (token, _before, next) => (token.tag === 'adj' && KEPT_AS_NOUN(token.text) && next?.tag !== 'n' ? 'n' : undefined),
  (token, _before, next) => (token.tag === 'v' && isQuality(token.text) && next?.tag === 'n' ? 'adj' : undefined),
];

const isVerbSoon = (tokens: readonly Token[], at: number): boolean =>
  /^(?:v|adv|prep|not)$/.test(tokens[at]?.tag ?? '');

/** Somebody was named before, and the word begins a piece or stands right behind them. */
const isAnybodyBefore = (tokens: readonly Token[], at: number): boolean =>
  /^(?:comma|n|name|pron|not|adv|join)$/.test(tokens[at - 1]?.tag ?? '') &&
  tokens.slice(0, at).some(({ tag, text }) => tag === 'name' || tag === 'pron' || (tag === 'n' && isSomebody(text)));

const isObjectStart = (token: Token | undefined): boolean => /^(?:n|name|pron|num|det|adj)$/.test(token?.tag ?? '');
const isTrade = isIn(
  '修车, 卖花, 卖唱, 打工, 送信, 送餐, 钓鱼, 打鱼, 捕鱼, 采茶, 采药, 放羊, 牧羊, 放牛, 扫地, 看门, 守墓, 打铁, 卖艺, 拾荒, 流浪, 留守, 盗墓, 捉妖, 驱魔, 说书, 算命, 走私, 支教, 养蜂, 卖鱼, 卖菜, 卖报, 卖炭, 洗碗, 洗衣, 送报, 送奶, 送水, 夜班, 失恋, 单身, 修表, 修鞋, 剪纸, 卖艺, 送货, 摆摊, 摆渡, 开车, 跑腿, 守林, 护林, 登山, 滑板, 追星, 留学, 逃学, 早恋, 网恋, 独居, 落魄, 行医, 加班, 退伍, 转学',
);
const isEndState = isIn(
  '死去, 去世, 失踪, 退役, 下岗, 瘫痪, 失业, 退休, 退伍, 牺牲, 阵亡, 受伤, 失明, 流亡, 出狱, 怀孕, 破产',
);

/** The words from here to the end of the piece. */
function restOf(tokens: readonly Token[], at: number): readonly Token[] {
  const end = tokens.findIndex(({ tag }, index) => index > at && /^(?:comma|stop)$/.test(tag));
  return tokens.slice(at + 1, end < 0 ? tokens.length : end);
}

/** '一个怕老婆的男人' */
const isDescribing = (tokens: readonly Token[], at: number): boolean =>
  restOf(tokens, at).some(({ tag }) => tag === 'de');

/** '当灯塔熄灭时', '当她醒来' */
const isTimeClause = (tokens: readonly Token[], at: number): boolean =>
  restOf(tokens, at).some(({ tag }) => tag === 'since' || tag === 'v' || tag === 'adj');

/** Decides for words that may be verbs or nouns by what stands beside them. */
export function settleOpenWords(tokens: readonly Token[]): Token[] {
  const settled = [...tokens];
  settled.forEach((token, at) => {
    for (const rule of RULES) {
      const tag = rule(token, settled[at - 1], settled[at + 1], { tokens: settled, at });
      if (tag) {
        settled[at] = { ...token, tag };
        return;
      }
    }
  });
  return settled;
}

const isLikeVerb = (before: Token | undefined, next: Token | undefined): boolean =>
  before?.text === '被' || /^(?:asp|time|since)$/.test(next?.tag ?? '') || /^[在于]$/.test(next?.text ?? '');

const isEnd = (next: Token | undefined): boolean => next === undefined || /^(?:comma|stop)$/.test(next.tag);

/** Another 的 follows soon: '美丽的追求自由的女孩'. */
const isModified = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 2, at + 5).some(({ tag }) => tag === 'de');

function openTag(token: Token, tokens: readonly Token[], at: number): Tag | undefined {
  if (!token.isOpen) {
    return undefined;
  }
  return isVerbHere(tokens, at) ? 'v' : 'n';
}

const isNominal = (token: Token | undefined): boolean => /^(?:n|name|pron|num)$/.test(token?.tag ?? '');

/** '杀人计划' and '一个计划' are nouns. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  return (
    (/^(?:de|num|det)$/.test(before?.tag ?? '') && next?.tag !== 'v') ||
    (isEnd(next) && /^(?:v|n)$/.test(before?.tag ?? '') && isVerb(before?.text ?? ''))
  );
}

type Answer = boolean | undefined;

function isVerbHere(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  const isWordOfDeed = !isNoun(tokens[at]?.text ?? '');
  return (
    byWhatFollows(isWordOfDeed, before, next, tokens[at + 2]) ??
    byNext(next) ??
    byBefore(before, next) ??
    (isWordOfDeed || byPiece(tokens, at))
  );
}

/** '怕的', '三个怕老婆的男人', '工厂倒闭那年' */
function byWhatFollows(isWordOfDeed: boolean, before?: Token, next?: Token, behind?: Token): Answer {
  if (isWordOfDeed && (next?.tag === 'de' || (before?.tag === 'num' && isNominal(next) && behind?.tag === 'de'))) {
    return true;
  }
  return before?.tag === 'n' && (next?.tag === 'since' || next?.tag === 'time') ? true : undefined;
}

function byNext(next: Token | undefined): Answer {
  if (next?.tag === 'asp' || next?.tag === 'dei') {
    return true;
  }
  return next?.tag === 'loc' ? false : undefined;
}

function byBefore(before: Token | undefined, next: Token | undefined): Answer {
  if (!before) {
    return isNominal(next) || next?.tag === 'de' || undefined;
  }
  return byWordBefore(before, next) ?? byOpenNoun(before, next);
}

function byWordBefore(before: Token, next: Token | undefined): Answer {
  // '一点睛': as soon as
  if (/^(?:not|adv|di)$/.test(before.tag) || /^[来去一]$/.test(before.text)) {
    return true;
  }
  if (/^(?:de|num|det)$/.test(before.tag)) {
    return next?.tag === 'de' && before.tag === 'num';
  }
  if (before.tag === 'prep') {
    const takesClause = /^(?:被|给|为了|因|因为|由于|当|正在|在)$/.test(before.text) && isNominal(next);
    return takesClause || before.text === '被';
  }
  return undefined;
}

function byOpenNoun(before: Token, next: Token | undefined): Answer {
  if (isNominal(next) || (next?.tag === 'de' && before.tag !== 'v')) {
    return true;
  }
  return before.tag === 'v' || before.tag === 'asp' ? isCausative(before.text) || isContent(before.text) : undefined;
}

function byPiece(tokens: readonly Token[], at: number): boolean {
  const isEdge = ({ tag }: Token): boolean => tag === 'comma' || tag === 'stop';
  const from = tokens.findLastIndex((token, index) => index < at && isEdge(token)) + 1;
  const after = tokens.findIndex((token, index) => index > at && isEdge(token));
  const piece = tokens.slice(from, after < 0 ? tokens.length : after);
  return !piece.some(({ tag, isOpen }, index) => tag === 'v' && !isOpen && index + from !== at);
}
