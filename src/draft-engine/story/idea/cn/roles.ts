import type { PhraseRole } from '../text-reading.ts';
import { addRoles, type Draft, type DraftClause, hasRole } from './drafts.ts';
import type { Item } from './phrases.ts';
import {
  isAddressing,
  isExistence,
  isGiving,
  isLeaving,
  isMoving,
  isResult,
  isRiding,
  isStaying,
  isTopical,
} from './verb-kinds.ts';
import { isSomebody, isVerb } from './vocabulary.ts';

const isPerson = (item: Item, draft: Draft): boolean => {
  const phrase = draft.phrases[item.phrases?.at(-1) ?? -1];
  return (
    phrase !== undefined &&
    !item.isPlace &&
    (phrase.pronoun !== undefined || phrase.name !== undefined || isSomebody(phrase.head))
  );
};

/** Gives the nouns before a verb their roles. */
export function placeSubjects(clause: DraftClause, subjects: readonly Item[], draft: Draft, hasObject: boolean): void {
  const nouns = [...subjects];
  const last = nouns.at(-1);
  if (!last) {
    return;
  }
  if (clause.isPassive) {
    addRoles(clause, 'patient', last.phrases as number[]);
  } else if (isHouseItself(clause, last)) {
    // It is where that happens, too.
    const roles = (last.phrases ?? []).flatMap((phrase) =>
      (['agent', 'at'] as const).map((role) => ({ role, phrase })),
    );
    clause.roles.push(...roles);
  } else if (
    last.isPlace &&
    !isPerson(last, draft) &&
    (last.loc !== undefined || (hasObject && isExistence(clause.predicate)) || nouns.length > 1) &&
    !isNamedActor(clause, last)
  ) {
    addRoles(clause, 'at', last.phrases as number[]);
    clause.isExistential = nouns.every((each) => each.isPlace);
  } else {
    addRoles(clause, 'agent', last.phrases as number[]);
  }
  for (const other of nouns.slice(0, -1)) {
    addRoles(clause, other.isPlace ? 'at' : otherRole(clause, other, draft), other.phrases as number[]);
  }
}

/** '老街上的修鞋铺要关门': a shop closes by itself. */
const isHouseItself = ({ predicate }: DraftClause, { loc, isPlace }: Item): boolean =>
  isPlace === true && loc === undefined && /^(?:关门|开门|开张|开业|歇业|停业|倒闭|打烊|关张)$/.test(predicate);

const isNamedActor = (clause: DraftClause, item: Item): boolean =>
  item.loc === undefined && /^[是有]$/.test(clause.predicate);

/** '这封信他没有寄出', '村口，一位老人坐着': the first noun is the theme. */
const otherRole = (clause: DraftClause, item: Item, draft: Draft): PhraseRole =>
  !hasRole(clause, 'agent') && isPerson(item, draft) ? 'agent' : 'patient';

/** Gives a noun behind the verb its role. */
export function addObject(clause: DraftClause, item: Item, objects: readonly Item[], draft: Draft): void {
  const role = objectRole(clause, item, draft);
  const first = objects[0];
  if (objects.length === 2 && first && isGiving(clause.full) && hasRole(clause, 'patient')) {
    // 送母亲一束花: the first is whom it is given.
    clause.roles = clause.roles.filter(({ phrase }) => !first.phrases?.includes(phrase));
    addRoles(clause, 'recipient', first.phrases as number[]);
  }
  addRoles(clause, role, item.phrases as number[]);
  if (clause.seenBy && objects.length === 1) {
    addRoles(clause.seenBy, 'patient', item.phrases as number[]);
  }
}

/** What is asked of a noun behind a verb. */
interface Asked {
  clause: DraftClause;
  item: Item;
  isPerson: boolean;
  predicate: string;
  /** The verb with its parts: '送给', '坐在'. */
  full: string;
}

/** The first rule that fits gives the role. */
const OBJECT_ROLES: readonly ((asked: Asked) => PhraseRole | undefined)[] = [
  ({ full }) => (/在$/.test(full) ? 'at' : undefined),
  ({ full, predicate }) => (/[成为作]$/.test(full) || isResult(full) || isResult(predicate) ? 'result' : undefined),
  receiverRole,
  ({ clause, full, predicate, isPerson }) =>
    isPerson && (isGiving(full) || isGiving(predicate)) && hasRole(clause, 'patient') && !hasRole(clause, 'recipient')
      ? 'recipient'
      : undefined,
  ({ predicate, isPerson }) => (isLeaving(predicate) && !isPerson ? 'from' : undefined),
  // 把信放进抽屉
  ({ clause, full, item }) =>
    item.isPlace && /[到进入回]$/.test(full) && hasRole(clause, 'patient') ? 'to' : undefined,
  goalRole,
  existentialRole,
  ({ item }) => (item.loc === undefined ? undefined : 'at'),
  ({ predicate, item }) => (isStaying(predicate) && item.isPlace ? 'at' : undefined),
  ({ predicate, isPerson }) => (isAddressing(predicate) && isPerson ? 'recipient' : undefined),
  ({ predicate, isPerson }) => (isTopical(predicate) && !isPerson ? 'topic' : undefined),
];

function objectRole(clause: DraftClause, item: Item, draft: Draft): PhraseRole {
  const { full, predicate } = clause;
  const asked = { clause, item, isPerson: isPerson(item, draft), predicate, full };
  for (const rule of OBJECT_ROLES) {
    const role = rule(asked);
    if (role) {
      return role;
    }
  }
  return 'patient';
}

function receiverRole({ full, clause }: Asked): PhraseRole | undefined {
  if (full.length < 2 || !full.endsWith('给')) {
    return undefined;
  }
  return hasRole(clause, 'recipient') ? 'patient' : 'recipient';
}

function goalRole({ full, predicate, item, isPerson: person }: Asked): PhraseRole | undefined {
  const isInto = /[到向往入进回上]$/.test(full);
  if (item.loc !== undefined && /[到进入上下回]$/.test(full)) {
    return 'to';
  }
  if (person) {
    return undefined;
  }
  if (isRiding(predicate) && !item.isPlace) {
    return 'patient';
  }
  if (isMoving(predicate) && (isInto || item.isPlace || /^(?:去|前往|抵达|进入|返回)$/.test(full))) {
    return 'to';
  }
  return item.isPlace && /[到向往入进回上下]$/.test(full) && !isVerb(full) ? 'to' : undefined;
}

/** '桌上放着一封信', '街头出现一头鲸鱼' */
function existentialRole({ clause, predicate }: Asked): PhraseRole | undefined {
  if (!clause.isExistential || !isExistence(predicate) || predicate.endsWith('有')) {
    return undefined;
  }
  return hasRole(clause, 'agent') ? 'patient' : 'agent';
}
