import { addRoles, type DraftClause, hasRole, type LinkKind } from './drafts.ts';
import type { Item } from './phrases.ts';
import { isCausative, isContent, isGiving, isGoing, isMaking, isMoving, isPerceiving } from './verb-kinds.ts';

/** Two verbs in one piece. */
export interface Pair {
  clause: DraftClause;
  last: DraftClause;
  /** The noun between them. */
  object: Item | undefined;
  /** The second verb has a subject of its own, or 被. */
  hasOwnSubject: boolean;
  /** 去 stands between them. */
  isPurpose: boolean;
  isLinked: boolean;
  /** The noun between them is 自己. */
  isSelf: boolean;
}

/** How a second verb hangs on the first: the first rule that fits says it, and answers true. */
const LINKS: readonly ((pair: Pair) => boolean)[] = [
  linkEnjoyed,
  linkMade,
  linkPivot,
  linkContent,
  linkExistence,
  linkSerial,
];

export function linkVerbs(pair: Pair): void {
  LINKS.some((link) => link(pair));
}

const addActed = (clause: DraftClause, phrases: readonly number[]): void =>
  addRoles(clause, clause.isPassive ? 'patient' : 'agent', phrases);

/** '弹给爷爷听', '讲给孩子听': for whom it is done. */
function linkEnjoyed({ clause, last, hasOwnSubject }: Pair): boolean {
  const receivers = phrasesOf(last, 'recipient');
  if (hasOwnSubject || receivers.length === 0 || !/^(?:听|看|吃|喝|穿|用|玩|读)$/.test(clause.predicate)) {
    return false;
  }
  addRoles(clause, 'agent', receivers);
  Object.assign(clause, { kind: 'so_that', on: last });
  return true;
}

/** '一封信让他回到故乡': he returns, because of the letter. */
function linkMade({ clause, last, object, hasOwnSubject }: Pair): boolean {
  if (hasOwnSubject || !object?.phrases || !isMaking(last.predicate)) {
    return false;
  }
  addActed(clause, object.phrases);
  inherit(clause, last);
  if (last.kind === 'so_that') {
    // '母亲为了让儿子上学': she acts in what follows.
    const actors = phrasesOf(last, 'agent');
    if (actors.length > 0) {
      clause.topic = actors;
    }
    last.isDropped = true;
    return true;
  }
  Object.assign(last, { kind: 'because', on: clause, isWaiting: false });
  return true;
}

/** '逼迫她参加' */
function linkPivot({ clause, last, object }: Pair): boolean {
  if (!object?.phrases || !isCausative(last.predicate) || object.isPlace || last.isPassive || last.isLasting) {
    return false;
  }
  addActed(clause, object.phrases);
  Object.assign(clause, { kind: 'content', on: last });
  return true;
}

/** '发现丈夫失踪' */
function linkContent({ clause, last, object, isSelf }: Pair): boolean {
  if (!isContent(last.full) && !isContent(last.predicate)) {
    return false;
  }
  if (object?.phrases && object.loc !== undefined) {
    // 发现墙里藏着白骨
    addRoles(clause, 'at', object.phrases);
    clause.isExistential = true;
    clause.seenBy = last;
    last.roles = last.roles.filter(({ phrase }) => !object.phrases?.includes(phrase));
  } else if (object?.phrases) {
    addActed(clause, object.phrases);
  }
  if (object?.phrases && !object.loc && !(isPerceiving(last.predicate) && !isSelf)) {
    last.roles = last.roles.filter(({ phrase }) => !object.phrases?.includes(phrase));
  }
  Object.assign(clause, { kind: 'content', on: last });
  return true;
}

/** '有一个人在唱歌': somebody sings. */
function linkExistence({ clause, last, object }: Pair): boolean {
  if (!/^没?有$/.test(last.predicate) || !object?.phrases || hasRole(last, 'agent')) {
    return false;
  }
  addActed(clause, object.phrases);
  clause.roles.push(...last.roles.filter(({ role }) => role === 'at'));
  last.isDropped = true;
  inherit(clause, last);
  clause.isNegated ||= last.isNegated;
  return true;
}

/** One verb after another. */
function linkSerial(pair: Pair): boolean {
  const { clause, last, isLinked } = pair;
  if (isLinked) {
    return false;
  }
  if (pair.isPurpose || last.isLasting || isGoing(last.full) || isGoing(last.predicate)) {
    linkGoing(pair);
  } else if (last.isWaiting && last.kind === 'so_that') {
    clause.kind = 'main';
  } else {
    Object.assign(clause, { kind: 'and', on: last });
    shareObject(pair);
  }
  return true;
}

/** '把东西打包寄给火山': what was packed is sent. */
function shareObject({ clause, last }: Pair): void {
  if (isGiving(clause.full) && !hasRole(clause, 'patient') && !clause.isPassive && !last.isPassive) {
    addRoles(clause, 'patient', phrasesOf(last, 'patient'));
  }
}

/** '去商店买牛奶', '骑着马穿过沙漠': the second verb is what happens. */
function linkGoing({ clause, last, hasOwnSubject }: Pair): void {
  inherit(clause, last);
  Object.assign(last, { kind: last.isLasting ? 'when' : 'before', on: clause, isWaiting: false });
  if (clause.mood === 'does') {
    clause.mood = last.mood;
  }
  if (
    !hasOwnSubject &&
    !clause.isPassive &&
    /^(?:跟|跟随|陪|陪伴|陪同|伴)$/.test(last.predicate) &&
    isMoving(clause.predicate)
  ) {
    // 跟着孙女跑遍世界: both go.
    addRoles(clause, 'agent', phrasesOf(last, 'patient'));
  }
  if (!hasOwnSubject && !clause.isPassive) {
    addRoles(clause, 'agent', phrasesOf(last, last.isPassive ? 'patient' : 'agent'));
  }
}

const phrasesOf = (clause: DraftClause, role: string): number[] =>
  clause.roles.filter((one) => one.role === role).map(({ phrase }) => phrase);

function inherit(clause: DraftClause, last: DraftClause): void {
  clause.kind = last.kind;
  if (last.on) {
    clause.on = last.on;
  }
  if (last.isWaiting) {
    clause.isWaiting = true;
  }
}

/** The joining word says how a clause hangs on another. */
export function linkBy(clause: DraftClause, link: LinkKind | 'though'): void {
  clause.kind = link === 'though' ? 'but' : link;
  clause.isWaiting = link !== 'but' && link !== 'main';
}
