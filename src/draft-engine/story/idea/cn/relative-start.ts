import type { Draft } from './drafts.ts';
import { isComplement, isIn } from './function-words.ts';
import { isEdge, phraseOf, tagAt, wordAt } from './item-tags.ts';
import { moodOf } from './moods.ts';
import { isNamingVerb } from './names.ts';
import { type DraftPhrase, type Item, KIN } from './phrases.ts';
import { isCausative, isContent, isGoing, isIntransitive, isMaking } from './verb-kinds.ts';
import { isSomebody, isVerb } from './vocabulary.ts';

/** Nouns of doing: '寻找父亲的旅程', '拯救世界的使命'. */
export const isOfDeeds = isIn(
  '旅途, 旅程, 征途, 征程, 计划, 任务, 机会, 道路, 之路, 故事, 愿望, 梦想, 能力, 方法, 办法, 冒险, 使命, 命运, 日子, 生活, 勇气, 权利, 责任, 决定, 消息, 秘密, 真相, 过程, 梦, 行动, 战斗, 念头, 想法, 工作, 理由, 希望, 历程, 行列, 队伍, 游戏, 比赛, 阴谋, 魔力, 技能, 本领, 资格, 可能, 心愿, 承诺, 路, 路上, 途中, 经历, 罪名, 事实, 痛苦, 罪行, 暴行, 往事, 情景, 画面, 危机, 风险, 危险, 乐趣, 快乐',
);

/** Verbs, and 没有 before a noun. */
const isVerbItem = (item: Item | undefined): boolean =>
  item?.token?.tag === 'v' || /^(?:没有?|无)$/.test(item?.token?.text ?? '');

/** What stands before 的 and its noun. */
interface Modified {
  head: string;
  /** The noun before 的. */
  last: DraftPhrase | undefined;
  done: readonly Item[];
  verb: number;
  start: number;
  /** The tag before the start. */
  before: string;
  rest: readonly Item[];
}

/** Whether the words from the start are a relative clause; undefined where the rule does not fit. */
const ANSWERS: readonly ((modified: Modified) => 'relative' | 'subject first' | 'owner' | undefined)[] = [
  ({ last, head }) => (last?.pronoun === 'self' && !isSomebody(head) ? 'owner' : undefined),
  // 发现爷爷的收音机坏了: what is found or heard of is somebody's thing.
  ({ done, verb, last, head, rest, before }) =>
    isContent(wordAt(done, verb)) &&
    verb === done.length - 2 &&
    !/^(?:num|det)$/.test(before) &&
    isOwnerWord(last) &&
    !isSomebody(head) &&
    !isOfDeeds(head) &&
    isVerbItem(rest.find(({ token }) => token?.tag !== 'adv'))
      ? 'owner'
      : undefined,
  // 丈夫写给别人的情书
  ({ done, verb, head, before }) => {
    if (!/.给$/.test(wordAt(done, verb)) || isSomebody(head)) {
      return undefined;
    }
    return before === 'np' ? 'subject first' : undefined;
  },
  // 成了面包国的公主
  ({ done, start, verb, before }) =>
    isBecoming(wordAt(done, verb)) && before !== 'num' && wordAt(done, start) !== '被' ? 'owner' : undefined,
  ({ before }) => (before === 'num' || before === 'det' ? 'relative' : undefined),
  ({ last, head, before, done, start }) =>
    last?.pronoun &&
    last.pronoun !== 'self' &&
    isSomebody(head) &&
    !KIN(head) &&
    (/^(?:num|det|v|asp)$/.test(before) || /^[和与跟]$/.test(wordAt(done, start - 1))) &&
    tagAt(done, done.length - 2) !== 'asp'
      ? 'relative'
      : undefined,
  ({ done, verb, start }) => (isCausative(wordAt(done, verb)) || hasMood(done, start, verb) ? 'owner' : undefined),
  ({ head, before, done, start }) =>
    isOfDeeds(head) && before === 'np' && /^(?:v|asp|)$/.test(tagAt(done, start - 2)) ? 'subject first' : undefined,
  ({ done, start }) => (tagAt(done, start) === 'np' && !done[start]?.isPlace ? 'owner' : undefined),
  ({ done, verb }) => (isNamingVerb(wordAt(done, verb)) ? 'relative' : undefined),
  ({ before, head, done, start }) => {
    if (before === 'not') {
      return isSomebody(head) ? 'relative' : undefined;
    }
    if (!/^(?:v|prep|asp)$/.test(before)) {
      return undefined;
    }
    return isOwnerLikely(done) && !isOfDeeds(head) && !isObjectSoFar(done, start - 1) ? 'owner' : 'relative';
  },
  // '…，吃光了孩子们的西瓜，…': what goes on after a comma does something to what is theirs.
  ({ before, done, verb, last, head }) =>
    before === 'comma' && tagAt(done, verb + 1) === 'asp' && isSomebody(last?.head ?? '') && !isSomebody(head)
      ? 'owner'
      : undefined,
  // '…，抢走了银行的金条，…': nothing follows that the noun could do.
  ({ before, done, verb, head, rest }) =>
    before === 'comma' && isOver(done, verb) && isEdge(tagAt(rest, 0)) && !isSomebody(head) ? 'owner' : undefined,
  ({ before, rest }) =>
    (isEdge(before) || /^(?:time|de|pause)$/.test(before)) && hasVerbBeforeEdge(rest) ? 'relative' : 'owner',
];

/** Somebody who can have something. */
const isOwnerWord = (last: DraftPhrase | undefined): boolean =>
  last !== undefined && (last.pronoun !== undefined || last.name !== undefined || isSomebody(last.head));

/** Where the verb before the last noun is, with its complement left out: 埋|进. */
function verbBefore(done: readonly Item[]): number {
  let verb = done.length - 2;
  while (!isVerbItem(done[verb]) && /^(?:asp|num|det|np|and|pause|adv|prep|not|adj|part)$/.test(tagAt(done, verb))) {
    verb--;
  }
  while (isComplement(wordAt(done, verb)) && tagAt(done, verb - 1) === 'v' && done[verb - 1]?.to === done[verb]?.from) {
    verb--;
  }
  return verb;
}

/** '每天给远方的儿子寄信': a preposition governs the owner with what is theirs. */
const isGoverned = (done: readonly Item[], verb: number): boolean =>
  tagAt(done, done.length - 2) === 'prep' &&
  verb < done.length - 3 &&
  /^(?:给|对|向|跟|把|被|为|替|从|将)$/.test(wordAt(done, done.length - 2));

/** Where a relative clause that ends in its object begins: '失去女儿的母亲'; undefined where the noun is the owner. */
export function relativeStart(
  head: Item,
  done: readonly Item[],
  rest: readonly Item[],
  draft: Draft,
): number | undefined {
  const verb = verbBefore(done);
  if (!isVerbItem(done[verb]) || isGoverned(done, verb)) {
    // 在战火中的村庄 and 对爱情的渴望 have no verb.
    return undefined;
  }
  const start = clauseStart(done, verb);
  const modified = {
    head: phraseOf(head, draft)?.head ?? '',
    last: done.at(-1)?.loc ? undefined : phraseOf(done.at(-1), draft),
    done,
    verb,
    start,
    before: tagAt(done, start - 1),
    rest,
  };
  for (const answer of ANSWERS) {
    const found = answer(modified);
    if (found) {
      return { relative: start, 'subject first': start - 1, owner: undefined }[found];
    }
  }
  return undefined;
}

/** '想救女儿的父亲' is rare: who wants is said before. */
const hasMood = (done: readonly Item[], from: number, to: number): boolean =>
  done
    .slice(from, to)
    .some(({ token }) => token?.tag === 'not' && /^(?:wants|tries|must|can)$/.test(moodOf(token.text)?.mood ?? ''));

/** '遇见了卖面包的姑娘': what is met follows, not what is done next. */
function isObjectSoFar(done: readonly Item[], at: number): boolean {
  const before = done[at]?.token;
  const verb = before?.tag === 'asp' ? done[at - 1]?.token?.text : before?.text;
  return before?.tag === 'asp'
    ? before.text === '了'
    : verb !== undefined && isVerb(verb) && !isGoing(verb) && !isContent(verb) && !isCausative(verb) && !isMaking(verb);
}

/** '抢走了', '卖掉了' */
const isOver = (done: readonly Item[], verb: number): boolean =>
  done.slice(verb + 1, verb + 4).some(({ token }) => token?.tag === 'asp' && token.text === '了');

/** The last noun names somebody whose something follows. */
const isOwnerLikely = (done: readonly Item[]): boolean =>
  done.at(-1)?.isPlace !== true && tagAt(done, done.length - 2) === 'v';

function hasVerbBeforeEdge(rest: readonly Item[]): boolean {
  for (const { token } of rest.slice(0, 14)) {
    if (token && isEdge(token.tag)) {
      return token.tag === 'comma';
    }
    if (token?.tag === 'v' || (token?.tag === 'not' && moodOf(token.text))) {
      return true;
    }
  }
  return false;
}

const isLeavingHome = isIn('参军, 从军, 入伍, 出征, 离家, 出海, 远行, 外出, 下乡, 打工, 出走, 落水, 赶考, 经商');

const isBecoming = isIn('成, 成为, 变成, 当上, 化作, 沦为');

const isLight = isIn(
  '来, 去, 到, 想, 要, 能, 会, 有, 没有, 开始, 试图, 被迫, 回, 来到, 前来, 正在, 前往, 帮, 帮助, 让, 使, 不会',
);

/** How many items before the start belong to the verb; 0 where none does. */
const STEPS: readonly ((done: readonly Item[], start: number, verb: number) => number)[] = [
  // 哭着找妈妈的孩子
  (done, start) => (wordAt(done, start - 1) === '着' && tagAt(done, start - 2) === 'v' ? 2 : 0),
  (done, start) =>
    Number(
      /^(?:adv|not|di|time|part|loc|since|adj|join|asp)$/.test(tagAt(done, start - 1)) &&
        !/^(?:答应|同意|拒绝)$/.test(wordAt(done, start - 1)),
    ),
  (done, start) => Number(tagAt(done, start - 1) === 'v' && isLightAt(done, start - 1)),
  (done, start) =>
    Number(
      tagAt(done, start - 1) === 'v' &&
        done[start - 1]?.to === done[start]?.from &&
        (isIntransitive(wordAt(done, start - 1)) || isLeavingHome(wordAt(done, start - 1))) &&
        /^(?:v|num|prep|det)$/.test(tagAt(done, start - 2)),
    ),
  prepositionalStep,
  // 买一枝花却不说话的男人
  (done, start) =>
    /^(?:却|又|还|也|而|但)$/.test(wordAt(done, start)) &&
    tagAt(done, start - 1) === 'np' &&
    tagAt(done, start - 2) === 'v'
      ? 2
      : 0,
  (done, start) =>
    tagAt(done, start - 1) === 'np' && tagAt(done, start - 2) === 'v' && isWaitingNumber(done, start - 2) ? 2 : 0,
  (done, start) =>
    Number(
      tagAt(done, start - 1) === 'np' && done[start - 1]?.isPlace && /^(?:comma|num|)$/.test(tagAt(done, start - 2)),
    ),
  (done, start) =>
    Number(
      tagAt(done, start - 1) === 'prep' &&
        /^(?:被|遭|正在|自|在|所)$/.test(wordAt(done, start - 1)) &&
        !(wordAt(done, start - 1) === '在' && tagAt(done, start - 2) === 'v') &&
        !done[start]?.phrases,
    ),
];

/** The beginning of the verb's own words: adverbs, 在…, 被…. */
function clauseStart(done: readonly Item[], verb: number): number {
  let start = verb;
  let step = 1;
  while (step > 0) {
    if (isSubjectOfClause(done, start, verb)) {
      return start;
    }
    step = firstStep(done, start, verb);
    start -= step;
  }
  return start;
}

function firstStep(done: readonly Item[], start: number, verb: number): number {
  for (const stepOf of STEPS) {
    const step = stepOf(done, start, verb);
    if (step > 0) {
      return step;
    }
  }
  return 0;
}

const isLightAt = (done: readonly Item[], at: number): boolean =>
  isLight(wordAt(done, at)) || tagAt(done, at - 1) === 'num' || wordAt(done, at) === '名叫';

function prepositionalStep(done: readonly Item[], start: number): number {
  if (tagAt(done, start - 1) !== 'np' || tagAt(done, start - 2) !== 'prep') {
    return 0;
  }
  // 给楼下卖红薯的爷爷
  return done[start - 1]?.isPlace && /^(?:给|把|将|跟|和|与|对|替|为)$/.test(wordAt(done, start - 2)) ? 1 : 2;
}

/** '在外婆留下的老屋里': she left it, and 在 governs the house. */
const isSubjectOfClause = (done: readonly Item[], start: number, verb: number): boolean =>
  start === verb &&
  tagAt(done, start - 1) === 'np' &&
  tagAt(done, start - 2) === 'prep' &&
  !done[start - 1]?.isPlace &&
  isTakingSubject(wordAt(done, start - 2));

/** A number that waits for its noun stands somewhere before: '一个来城里打工的少年'. */
function isWaitingNumber(done: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= 0 && index > at - 8; index--) {
    const tag = tagAt(done, index);
    if (isEdge(tag)) {
      return false;
    }
    if (tag === 'num' && !/[次年天月岁小时分钟]$/.test(done[index]?.token?.text ?? '')) {
      return true;
    }
  }
  return false;
}

/** Where a relative clause that ends in its verb begins: '母亲留下的信'. */
export function verbRelativeStart(done: readonly Item[]): number {
  const start = clauseStart(done, lastVerb(done));
  const because = done.findLastIndex(
    ({ token }, index) => index < start && index > start - 9 && /^(?:因|因为|由于)$/.test(token?.text ?? ''),
  );
  if (because >= 0 && done.slice(because).some(({ token }) => token?.text === '而')) {
    return because;
  }
  const isSubject =
    tagAt(done, start - 1) === 'np' && (tagAt(done, start - 2) !== 'prep' || isTakingClause(wordAt(done, start - 2)));
  return isSubject && !isOwnerOfHead(done, start) ? withAdverbs(done, start - 1) : start;
}

function lastVerb(done: readonly Item[]): number {
  const verb = done.findLastIndex(
    (_, at) => tagAt(done, at) === 'v' && !(isComplement(wordAt(done, at)) && tagAt(done, at - 1) === 'v'),
  );
  return Math.max(0, verb);
}

/** '她失踪的弟弟': whose brother is missing. */
const isOwnerOfHead = (done: readonly Item[], start: number): boolean =>
  done[start - 1]?.isCounted !== true &&
  isChangeOfSelf(wordAt(done, lastVerb(done))) &&
  tagAt(done, lastVerb(done)) === 'v';

const isChangeOfSelf = isIn(
  '失踪, 死去, 去世, 过世, 病逝, 牺牲, 瘫痪, 失散, 走失, 战死, 阵亡, 生病, 重病, 失明, 早逝, 逝去, 失联, 离世, 怀孕, 受伤, 昏迷, 长大, 夭折, 出走, 患病, 破产, 失业, 未出世',
);

function withAdverbs(done: readonly Item[], from: number): number {
  let start = from;
  while (/^(?:adv|time)$/.test(tagAt(done, start - 1))) {
    start--;
  }
  return start;
}

/** '在他出生的村庄里', '把女儿留下的信烧掉': the preposition governs the whole. */
const isTakingSubject = isIn('在, 从, 到, 把, 将, 向');
const isTakingClause = isIn('在, 把, 将, 到, 向, 朝, 从, 和, 与, 跟, 用, 对, 给, 为, 因');
