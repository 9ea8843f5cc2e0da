import { isSurname } from './chinese-names.ts';
import { functionTag, type Tag } from './function-words.ts';
import { COUNT_ONLY, MEASURES } from './numbers.ts';
import type { Token } from './token.ts';
import { isNoun, isVerb } from './vocabulary.ts';

/** Two words that stand together, and what came before them: the words to put in their place, if any. */
type Joining = (before: Token, token: Token, earlier: Token | undefined) => Token[] | undefined;

/** A number of one with its measure. */
const MEASURED = /^一[个位名只条头匹户家艘辆台]$/;

/** Numbers with their measures: '两|个', '这|三只'; words that are one with a sign before: 女|教师, 不|小心. */
export const joinCounts = (tokens: readonly Token[]): Token[] => joinAll(tokens, COUNT_JOININGS);

/** '三年后', '二十年' and '三天之内' are words of time. */
export const joinTimes = (tokens: readonly Token[]): Token[] =>
  joinAll(tokens, TIME_JOININGS).map((token) => (LENGTH_OF_TIME.test(token.text) ? { ...token, tag: 'time' } : token));

function joinAll(tokens: readonly Token[], joinings: readonly Joining[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const found = before && before.to === token.from ? firstOf(joinings, before, token, joined.at(-2)) : undefined;
    if (found) {
      joined.splice(-1, 1, ...found);
    } else {
      joined.push(token);
    }
  }
  return joined;
}

function firstOf(joinings: readonly Joining[], before: Token, token: Token, earlier: Token | undefined) {
  for (const joining of joinings) {
    const found = joining(before, token, earlier);
    if (found) {
      return found;
    }
  }
  return undefined;
}

const join = (before: Token, token: Token, tag: Tag): Token => ({
  ...before,
  text: before.text + token.text,
  base: before.base + token.base,
  to: token.to,
  tag,
  isOpen: false,
});

const joinIf = (fits: boolean, before: Token, token: Token, tag: Tag): Token[] | undefined =>
  fits ? [join(before, token, tag)] : undefined;

const COUNT_JOININGS: readonly Joining[] = [
  // 一家|四口
  (before, token) =>
    before.text === '一家' && /^[三四五六七八]口$/.test(token.text)
      ? [{ ...join(before, token, 'n'), base: '一家人' }]
      : undefined,
  // 循|着
  (before, token) => joinIf(token.text === '着' && functionTag(`${before.text}着`) === 'prep', before, token, 'prep'),
  // 年|会上
  (before, token) =>
    /^会[上中]$/.test(token.text) && isNoun(`${before.text}会`) ? movedSign(before, token) : undefined,
  // 一|本书
  (before, token) =>
    /^[这那每某]$|^[一两三四五六七八九十几]$/.test(before.text) &&
    MEASURES.test(token.text[0] as string) &&
    isNoun(token.text.slice(1))
      ? [
          {
            ...join(before, { ...token, text: token.text[0] as string, base: token.text[0] as string }, 'num'),
            to: before.to + 1,
          },
          {
            ...token,
            text: token.text.slice(1),
            base: token.text.slice(1),
            from: before.to + 1,
            tag: 'n',
            isOpen: false,
          },
        ]
      : undefined,
  // 卖|伞人
  (before, token) =>
    joinIf(
      before.tag === 'v' &&
        before.text.length === 1 &&
        /^.{1,2}人$/.test(token.text) &&
        !isNoun(token.text) &&
        isNoun(token.text.slice(0, -1)),
      before,
      token,
      'n',
    ),
  // 最后|一个顾客
  (before, token) => joinIf(/^(?:最后|唯一)$/.test(before.text) && MEASURED.test(token.text), before, token, 'num'),
  // 木匠鲁|三把
  (before, token) =>
    before.sort === 'nr' && before.text.length === 1 && /^[三四五六七八九]把$/.test(token.text)
      ? [
          {
            ...join(before, { ...token, text: token.text[0] as string, base: token.text[0] as string }, 'name'),
            to: before.to + 1,
          },
          { ...token, text: '把', base: '把', from: before.to + 1, tag: 'prep', isOpen: false },
        ]
      : undefined,
  // 他|一个人
  (before, token, earlier) =>
    joinIf(
      before.text === '一个' && token.text === '人' && /^(?:pron|name)$/.test(earlier?.tag ?? ''),
      before,
      token,
      'adv',
    ),
  (before, token) => joinIf(before.text === '想' && /^(?:办法|法子)$/.test(token.text), before, token, 'not'),
  (before, token) => joinIf(before.text === '江湖' && /^(?:传言|传闻)$/.test(token.text), before, token, 'part'),
  // 登山队长
  (before, token) =>
    joinIf(
      before.tag === 'n' && token.text === '长' && /[队团班组舰船校院厂店市镇村站连排营局处科部馆]$/.test(before.text),
      before,
      token,
      'n',
    ),
  (before, token) => joinIf(token.tag === 'num' && /^[这那某每另同整]$/.test(before.text), before, token, 'num'),
  (before, token) => joinIf(token.tag === 'n' && /^[女男]$/.test(before.text), before, token, 'n'),
  (before, token) =>
    joinIf(/^[不一]$/.test(before.text) && functionTag(before.text + token.text) === 'adv', before, token, 'adv'),
  partNounAndVerb,
  (before, token, earlier) => {
    // 木匠鲁三把门关上
    if (token.text === '把' && earlier?.text.length === 1 && isSurname(earlier.text)) {
      return undefined;
    }
    const isNumber = COUNT_ONLY.test(before.text) || /^[这那某每另整同几]$/.test(before.text);
    return joinIf(isNumber && (MEASURES.test(token.text) || token.text === '岁'), before, token, 'num');
  },
];

/** The first sign of a word belongs to the noun before it. */
const movedSign = (before: Token, token: Token): Token[] => [
  {
    ...join(before, { ...token, text: token.text[0] as string, base: token.text[0] as string }, 'n'),
    to: before.to + 1,
  },
  { ...token, text: token.text.slice(1), base: token.text.slice(1), from: before.to + 1, tag: 'loc', isOpen: false },
];

/** 蜡笔画|出 is 蜡笔|画出. */
function partNounAndVerb(before: Token, token: Token): Token[] | undefined {
  const noun = before.text.slice(0, -1);
  const verb = before.text.slice(-1);
  if (before.tag !== 'n' || !/^[出下上成]$/.test(token.text) || !isVerb(verb) || !isNoun(noun)) {
    return undefined;
  }
  const at = before.to - 1;
  return [
    { ...before, text: noun, base: noun, to: at },
    { ...token, text: verb + token.text, base: verb + token.text, from: at, tag: 'v' },
  ];
}

const LENGTH_OF_TIME =
  /^第?(?:\d{1,6}|[零一二两三四五六七八九十百千万几数多半整]{1,6})多?(?:个)?(?:年|天|月|个月|周|星期|日|夜|小时|分钟|秒|秒钟|世纪|昼夜|天天|晚|载|刻钟|春秋|年代|公里|里路|米|里地|层楼|步|条街|站路|圈)$|^(?:\d{1,2}|[一二两三四五六七八九十]{1,3})点(?:半|钟|多|整)?$/;
const AROUND_TIME = /^(?:前|后|之前|之后|以前|以后|里|内|之内|间|之间|来|以来|中|时间|时光|的时间|初|末|代)$/;

const TIME_JOININGS: readonly Joining[] = [
  // 天黑前, 高考前一天, 每年生日
  (before, token) =>
    joinIf(
      /^天[黑亮]$|^日[落出]$|^[入放开]学$/.test(before.text) && /^[之以]?[前后]$/.test(token.text),
      before,
      token,
      'time',
    ),
  (before, token) => joinIf(/[前后]$/.test(before.text) && /^一[天夜晚]$/.test(token.text), before, token, 'time'),
  (before, token) =>
    joinIf(/^(?:n|v)$/.test(before.tag) && /^[前后]一[天夜晚]$|^[前]?夕$/.test(token.text), before, token, 'time'),
  (before, token) =>
    joinIf(/^每[年次]$/.test(before.text) && /^(?:生日|忌日|中秋|过年)$/.test(token.text), before, token, 'adv'),
  (before, token) =>
    joinIf(/^(?:有|某)$/.test(before.text) && /^一[天日晚夜年]$/.test(token.text), before, token, 'time'),
  // 天宝年间
  (before, token) =>
    joinIf(before.tag === 'n' && /^(?:年间|时期|年代|末年|初年)$/.test(token.text), before, token, 'time'),
  (before, token) =>
    joinIf(LENGTH_OF_TIME.test(before.text + token.text) && /^(?:num|n|det)$/.test(before.tag), before, token, 'time'),
  (before, token, earlier) => {
    const isLength = LENGTH_OF_TIME.test(before.text);
    return joinIf(isLength && AROUND_TIME.test(token.text) && !endsClause(earlier, token), before, token, 'time');
  },
  (before, token) =>
    joinIf(token.text === '人' && functionTag(before.text + token.text) === 'pron', before, token, 'pron'),
  (before, token) => joinIf(token.text === '人' && /^(?:没|无|没有)$/.test(before.text), before, token, 'not'),
];

/** '失踪三年后回家': 后 ends the clause. */
const endsClause = (earlier: Token | undefined, token: Token): boolean =>
  /后$/.test(token.text) && (/^(?:v|asp)$/.test(earlier?.tag ?? '') || isVerb(earlier?.text ?? ''));
