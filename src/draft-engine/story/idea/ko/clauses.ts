import { canTaste } from './consume-last.ts';
import { DEED_OF } from './dictionary.ts';
import { type Argument, type ClauseDraft, type Draft, addRole } from './draft.ts';
import { noModifiers } from './phrases.ts';
import { type Predicate, isDonePassive, readPredicate } from './predicates.ts';
import { type Reading, begin, hang, presenceOf, widen } from './reading-state.ts';
import { headAt, takeForRelative } from './relatives.ts';
import { assignRoles, takesObject } from './roles.ts';
import { ASKING_VERBS, DATIVE_VERBS, RECIPROCAL } from './small-words.ts';
import { ACTIVE_OF, ACTIVE_OF_PHRASE } from './voices.ts';
import type { Token } from './words.ts';

/** Starts a clause for a predicate; its phrases come later. */
export function openClause(reading: Reading, predicate: Predicate, base: string): ClauseDraft {
  const clause: ClauseDraft = {
    from: predicate.from,
    to: predicate.to,
    kind: 'main',
    predicate: base,
    roles: [],
    manner: reading.manner,
    ...(reading.often ? { often: reading.often } : {}),
    isNegated: predicate.isNegated,
    mood: base === '죽어 가다' ? 'begins' : predicate.mood,
    subject: [],
    subjectRole: 'agent',
    hasObject: false,
    isPassive: false,
    sharesSubject: predicate.use !== 'as_soon' && predicate.use !== 'because' && predicate.use !== 'but',
  };
  const denies = clause.manner.findIndex((word) => word === '안' || word === '못');
  if (denies >= 0) {
    clause.manner.splice(denies, 1);
    clause.isNegated = true;
  }
  reading.manner = [];
  reading.often = undefined;
  return clause;
}

/** The verb as it is done: 납치되다 → 납치하다, 쫓기다 → 쫓다. */
export function activeOf(base: string): { base: string; isPassive: boolean } {
  const known = ACTIVE_OF[base] ?? ACTIVE_OF_PHRASE[base];
  if (known !== undefined) {
    return { base: known, isPassive: true };
  }
  const done = /^(\S+)[을를] (?:받다|당하다)$/.exec(base)?.[1];
  if (done !== undefined && DEED_OF.has(`${done}하다`)) {
    return { base: `${done}하다`, isPassive: true };
  }
  if (base.endsWith('당하다') && base.length > 3) {
    return { base: `${base.slice(0, -3)}하다`, isPassive: true };
  }
  return isDonePassive(base) ? { base: `${base.slice(0, -2)}하다`, isPassive: true } : { base, isPassive: false };
}

const KIND_OF_USE: Readonly<Partial<Record<Predicate['use'], ClauseDraft['kind']>>> = {
  and: 'before',
  link: 'before',
  tried: 'before',
  as_soon: 'before',
  before: 'before',
  after: 'after',
  when: 'when',
  as: 'when',
  because: 'because',
  but: 'but',
  if: 'if',
  must_if: 'if',
  intend: 'so_that',
  so_that: 'so_that',
  nominal: 'content',
  quote: 'content',
  whether: 'content',
};

/** '… 만들어 줘': what is asked of us is no part of the story. */
const asksUs = (reading: Reading, { base, ending, use, next }: Predicate): boolean =>
  ASKING_VERBS.has(base) &&
  /^(?:라|줘|요|주세요|세요|)$/.test(ending.text) &&
  use !== 'adnominal' &&
  next >= reading.tokens.length &&
  asksForFilm(reading.tokens);

/** '고양이 털까지 말끔하게' at the end says only how. */
const isManner = ({ tokens }: Reading, { base, isAdjective, ending, next }: Predicate): boolean =>
  (isAdjective || !DEED_OF.has(base)) && ending.text === '게' && next >= tokens.length;

const standsBeforeNoun = ({ use, ending }: Predicate): boolean =>
  use === 'adnominal' || (use === 'quote' && /[는단던]$/.test(ending.text));

/** Gives a clause its phrases and hangs it, or waits for what it hangs on. */
export function placeClause(reading: Reading, clause: ClauseDraft, predicate: Predicate): void {
  const { draft } = reading;
  clause.isDropped = asksUs(reading, predicate) || isManner(reading, predicate);
  if (predicate.use === 'quote' && /^(?:라고|라는|라며|자고|자는)$/.test(predicate.ending.text)) {
    clause.mood = 'asks';
  }
  clause.isNegated ||= draft.text.slice(predicate.from, predicate.to).endsWith(' 대신');
  const index = draft.clauses.push(clause) - 1;
  if (standsBeforeNoun(predicate)) {
    clause.isSaid = predicate.use === 'quote';
    placeRelative(reading, clause, index, predicate);
    return;
  }
  const isOfNext = belongsToNext(reading, predicate);
  const teller = tellerIn(reading, predicate);
  const isOfOuter = (each: Argument): boolean => isForOuter(each, clause, { predicate, teller });
  const later = objectOfNext(reading, predicate);
  const args = reading.pending.filter(
    (each) =>
      each.case !== 'topic' &&
      each !== teller &&
      each !== later &&
      !(isOfNext && each.case === 'subject') &&
      !isOfOuter(each),
  );
  const isLast = predicate.use === 'final' || predicate.next >= reading.tokens.length || predicate.stop;
  reading.pending = reading.pending.filter(
    (each) => !args.includes(each) && (isOfNext || each === teller || each === later || isOfOuter(each)),
  );
  markAlso(reading, clause, args);
  assignRoles(draft, clause, args);
  widen(reading, clause, args);
  clause.kind = KIND_OF_USE[predicate.use] ?? 'before';
  if (isLast && !clause.isDropped) {
    clause.kind = 'main';
    reading.main = index;
  }
  clause.mood = predicate.use === 'tried' ? 'tries' : clause.mood;
  if (!isOfNext) {
    giveTopic(reading, clause);
  }
  shareObject(reading, clause, args, predicate);
  takeSubjectBefore(reading, clause);
  reading.waiting.forEach((each) => hang(draft, each, index));
  reading.waiting = isLast ? [] : [index];
  reading.modifiers.relatives.forEach((each) => hang(draft, each, index));
  reading.modifiers = noModifiers();
}

/** 딸에게 열쇠가 어디 있는지 말하다: whoever is told of it belongs to the verb around. */
function isForOuter(
  { case: which }: Argument,
  clause: ClauseDraft,
  { predicate, teller }: { predicate: Predicate; teller: Argument | undefined },
): boolean {
  const isWithin = predicate.use === 'nominal' || (predicate.use === 'whether' && teller !== undefined);
  return which === 'dative' && isWithin && !clause.isPassive && !DATIVE_VERBS.has(clause.predicate);
}

/** 소년이 늑대가 나타났다고 말하다, 바다가 왜 짠지 묻다: the first of two subjects tells what the other does. */
function tellerIn({ pending }: Reading, { use }: Predicate): Argument | undefined {
  const subjects = pending.filter((each) => each.case === 'subject');
  return (use === 'quote' || use === 'nominal' || use === 'whether') && subjects.length === 2 ? subjects[0] : undefined;
}

/** 개미를 비둘기가 나뭇잎을 떨어뜨려 구하다: the first of two objects is the next verb's. */
function objectOfNext({ pending }: Reading, { use, comma }: Predicate): Argument | undefined {
  const [first, ...others] = pending.filter((each) => each.case === 'object');
  const isApart = pending.at(0) === first && pending.at(-1)?.case === 'object' && pending.length > 2;
  return (use === 'link' || use === 'and') && !comma && others.length === 1 && isApart ? first : undefined;
}

/** 해커가 아버지를 구하려고 감옥에 숨어들지만: who wants it does it. */
function takeSubjectBefore({ draft, waiting }: Reading, clause: ClauseDraft): void {
  const before = draft.clauses[waiting.at(-1) as number];
  const isShared = before?.sharesSubject && !before.isPassive && !GONE.test(before.predicate);
  const isFree = clause.subject.length === 0 && !clause.isPassive;
  if (
    before &&
    isShared &&
    isFree &&
    before.subject.every((phrase) => clause.roles.every((each) => each.phrase !== phrase))
  ) {
    clause.subject = [...before.subject];
    addRole(clause, clause.subjectRole, before.subject);
  }
}

const GONE = /^(?:죽다|사라지다|떠나다|세상을 떠나다|숨지다|실종되다|오다|내리다|지나다)$/;

const JOINS_NEXT = /^(?:고|고서|며|면서|러|려고|서|아|어|)$/;

/** 형사는 총을 들고 달아난 범인을 쫓는다: a verb right before another that stands before a noun has its subject. */
function belongsToNext({ tokens }: Reading, { use, ending, next, comma, stop }: Predicate): boolean {
  const isJoining = (use === 'and' || use === 'intend' || use === 'when') && JOINS_NEXT.test(ending.text);
  if (!isJoining || comma || stop || tokens[next]?.kind !== 'verb') {
    return false;
  }
  const behind = readPredicate(tokens, next);
  return behind.use === 'adnominal' && !behind.isAdjective && headAt(tokens, behind.next)?.nounClass === 'animate';
}

/** 딸은 휴대폰만 본다: with a topic, 만 and 도 are what it is done to. */
function markAlso({ topic }: Reading, clause: ClauseDraft, args: readonly Argument[]): void {
  const hasSubject = topic !== undefined || args.some((each) => each.case === 'subject');
  const isFree = !clause.isPassive && takesObject(clause.predicate) && args.every((each) => each.case !== 'object');
  const also = args.find((each) => each.case === 'also');
  if (also && hasSubject && isFree) {
    also.case = 'object';
  }
}

/** Deeds that are always done to somebody or something: 아이를 발견하고 집까지 데려다주다. */
const NEEDS_OBJECT: ReadonlySet<string> = new Set(
  'give, carry, throw, kill, rescue, free, embrace, heal, protect, catch, trap, arrest, lead, sell, steal, burn, eat, load, bake, cook, grow_plants, plant, wash, repair, show, open, read, write, cut, break, build'.split(
    ', ',
  ),
);

/** 편지를 베껴 쓴다: a verb right behind another has its object too. */
function shareObject(reading: Reading, clause: ClauseDraft, args: readonly Argument[], predicate: Predicate): void {
  const before = reading.draft.clauses[reading.waiting.at(-1) as number];
  if (before?.kind !== 'before') {
    return;
  }
  if (args.length === 0) {
    shareOthers(reading.draft, clause, before);
  }
  const isRightBehind = predicate.from - before.to <= 1 && args.length === 0;
  const isFree = !clause.isPassive && before.hasObject && takesObject(clause.predicate);
  const objects = before.roles.filter(({ role }) => role === 'patient').map(({ phrase }) => phrase);
  const isNeeded = lacksObject(clause) && objects.every((phrase) => canTaste(clause, reading.draft.phrases[phrase]));
  if (isFree && ((isRightBehind && !LEAVING.test(clause.predicate)) || isNeeded)) {
    clause.hasObject = true;
    addRole(clause, 'patient', objects);
  }
}

/** 아이를 안고 나오다: the child is not what one comes out of. */
const LEAVING = /(?:나오다|나가다|오다|가다|나서다|떠나다|내리다|오르다|뛰다|달리다|날다)$/;

/** Of whom one finds and whom one then fights with. */
function shareOthers({ phrases }: Draft, clause: ClauseDraft, before: ClauseDraft): void {
  const isAlone = !clause.roles.some(({ role }) => role === 'patient' || role === 'companion');
  if (RECIPROCAL.has(clause.predicate) && isAlone) {
    const others = before.roles.filter(
      ({ role, phrase }) => role === 'patient' && phrases[phrase]?.nounClass === 'animate',
    );
    addRole(
      clause,
      'patient',
      others.map(({ phrase }) => phrase),
    );
  }
}

const lacksObject = ({ predicate, hasObject, roles }: ClauseDraft): boolean =>
  !hasObject &&
  (NEEDS_OBJECT.has(DEED_OF.get(predicate) ?? '') || /^(?:키우다|기르다|돌보다)$/.test(predicate)) &&
  !/[을를] /.test(predicate) &&
  !roles.some(({ role }) => role === 'patient');

/** The topic is who a clause is about, unless it has a subject; then it may be what is done. */
function giveTopic(reading: Reading, clause: ClauseDraft): void {
  const { topic } = reading;
  if (topic && clause.subject.length === 0) {
    clause.subject = [...topic.phrases];
    const isTaken = clause.roles.some(({ role }) => role === clause.subjectRole);
    addRole(clause, isTaken && clause.subjectRole === 'agent' ? 'agent' : clause.subjectRole, topic.phrases);
  }
}

function placeRelative(reading: Reading, clause: ClauseDraft, index: number, predicate: Predicate): void {
  clause.kind = 'relative';
  const { args, shared } = takeForRelative(reading, clause, predicate);
  reading.pending = reading.pending.filter((each) => !args.includes(each) || shared.includes(each));
  assignRoles(reading.draft, clause, args);
  widen(reading, clause, args);
  shareObject(reading, clause, args, predicate);
  const staying: number[] = [];
  for (const waiting of reading.waiting) {
    const other = reading.draft.clauses[waiting];
    const isOurs =
      headAt(reading.tokens, predicate.next)?.nounClass !== 'place' &&
      other !== undefined &&
      other.subject.length === 0 &&
      clause.subject.length === 0 &&
      !isBygone(clause, other);
    if (isOurs) {
      hang(reading.draft, waiting, index);
    } else {
      staying.push(waiting);
    }
  }
  reading.waiting = staying;
  begin(reading, reading.tokens[predicate.first] as Token);
  reading.modifiers.from = Math.min(reading.modifiers.from ?? clause.from, clause.from);
  reading.modifiers.relatives.push(index);
}

/** 그림을 되찾기 위해 은퇴한 형사가 …: nobody retires for it. */
const isBygone = ({ predicate }: ClauseDraft, { kind }: ClauseDraft): boolean =>
  kind === 'so_that' && presenceOf(predicate) !== undefined;

/** True of a sentence that ends in asking for something: '… 만들어 줘'. */
export const asksForFilm = (tokens: readonly Token[]): boolean =>
  /(?:줘|줘요|주세요|달라|라|줄래|주라|봐|바람|바랍니다|싶어|줄래요)$/.test(tokens.at(-1)?.text ?? '');
