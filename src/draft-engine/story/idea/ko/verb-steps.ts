import { activeOf, openClause, placeClause } from './clauses.ts';
import { ADJECTIVES, DEED_OF, FLAWS } from './dictionary.ts';
import { type ClauseDraft, addRole } from './draft.ts';
import { joinNoun, mergeIdiom } from './idioms.ts';
import { isTimeGroup } from './phrases.ts';
import { type Predicate, readPredicate } from './predicates.ts';
import { type Reading, begin } from './reading-state.ts';
import { subjectFollows } from './relatives.ts';
import { assignRoles } from './roles.ts';
import { RECIPROCAL } from './small-words.ts';
import type { Token } from './words.ts';

/** Reads a verb with its auxiliaries and says where to go on. */
export function readVerb(reading: Reading, at: number): number {
  const predicate = readPredicate(reading.tokens, at);
  if (predicate.use === 'adnominal' && takeAdjectiveWithNoun(reading, predicate)) {
    return predicate.next;
  }
  if (predicate.isAdjective && predicate.use === 'adnominal' && isBareAdjective(reading, at, predicate)) {
    begin(reading, reading.tokens[at] as Token);
    reading.modifiers.adjectives.push(predicate.base);
    if (!HAPPENS.has(predicate.base)) {
      return predicate.next;
    }
  }
  if (predicate.isAdjective && predicate.use === 'as' && predicate.ending.text === '게' && !predicate.isCausative) {
    reading.manner.push((reading.tokens[at] as Token).text);
    return predicate.next;
  }
  const merged = mergeNoun(reading, predicate);
  const { base, isPassive } = activeOf(merged);
  if (joinNoun(reading, predicate, base)) {
    return predicate.next;
  }
  const clause = openClause(reading, predicate, base);
  clause.isPassive = isPassive;
  if (isPassive) {
    clause.subjectRole = 'patient';
  }
  if (predicate.isCausative) {
    openCausative(reading, clause, predicate);
  } else {
    placeClause(reading, clause, predicate);
  }
  return predicate.next;
}

/** The verb with the noun before it where both are one saying; the predicate then begins with the noun. */
function mergeNoun(reading: Reading, predicate: Predicate): string {
  const noun = reading.draft.phrases[reading.pending.at(-1)?.phrases.at(-1) as number];
  const merged = spendsTime(reading, predicate) ? '시간을 보내다' : politely(predicate, mergeIdiom(reading, predicate));
  if (noun?.isDropped) {
    predicate.from = Math.min(predicate.from, noun.from);
  }
  return merged;
}

/** 돌아가신 할머니. */
const politely = ({ ending, base }: Predicate, merged: string): string =>
  base === '돌아가다' && /^[신시]/.test(ending.text) ? '돌아가시다' : merged;

/** 하룻밤을 보내다: time is no phrase. */
function spendsTime({ tokens }: Reading, { base, first }: Predicate): boolean {
  const before = tokens[first - 1];
  return base === '보내다' && before?.kind === 'noun' && before.case === 'object' && isTimeGroup([before]);
}

/** States that somebody came into: told as an event too. */
const HAPPENS = new Set(
  '무너지다, 깨지다, 부서지다, 망가지다, 버려지다, 쓰러지다, 다치다, 숨다, 숨겨지다, 은퇴하다, 버림받다, 잊히다, 떠돌다, 방황하다, 얼어붙다, 고립되다, 길을 잃다, 잃어버리다, 썩다, 침수되다, 방치되다'.split(
    ', ',
  ),
);

/** 나이 많은, 물에 잠긴: a noun and a verb that are one adjective. */
function takeAdjectiveWithNoun(reading: Reading, predicate: Predicate): boolean {
  const last = reading.pending.at(-1);
  const phrase = last && reading.draft.phrases[last.phrases.at(-1) as number];
  if (!phrase || last.next !== predicate.first || last.phrases.length > 1 || last.isModified || predicate.isNegated) {
    return false;
  }
  const written = reading.draft.text.slice(phrase.from, reading.tokens[last.next - 1]?.to);
  const bases = [predicate.base, ...(reading.tokens[predicate.first]?.verbs ?? []).map(({ base }) => base)];
  const found = [written, phrase.head]
    .flatMap((noun) => bases.map((base) => `${noun} ${base}`))
    .find(
      (each) =>
        FLAWS.has(each) ||
        (ADJECTIVES.has(each) && !DEED_OF.has(each)) ||
        (each.endsWith(' 없다') && (last.case === 'none' || phrase.head === '아무')),
    );
  if (found === undefined) {
    return false;
  }
  reading.pending.pop();
  phrase.isDropped = true;
  reading.modifiers.from ??= phrase.from;
  reading.modifiers.adjectives.push(found);
  return true;
}

/** 어리다, 가난하다: what somebody is wherever they are; not 가깝다, which needs a place. */
const isOwnLook = (base: string): boolean =>
  ADJECTIVES.has(base) && (DEED_OF.get(base) ?? 'be') === 'be' && !/^(?:가깝다|멀다|인접하다|가득하다)$/.test(base);

/** 아름다운 소녀, but not 눈이 큰 소녀. */
function isBareAdjective(reading: Reading, at: number, predicate: Predicate): boolean {
  const before = reading.pending.at(-1);
  if (!before || before.next !== at || before.comma || before.case === 'topic') {
    return true;
  }
  if (before.case === 'subject' && before.nounClass === 'animate') {
    const isOnly = !reading.pending.some(
      (each) => each !== before && (each.case === 'subject' || each.case === 'topic'),
    );
    return isOnly && !subjectFollows(reading.tokens, predicate.next);
  }
  if (before.case === 'with' && !RECIPROCAL.has(predicate.base)) {
    return true;
  }
  // 숲에 어린 여우가 산다: the fox lives in the forest and is not young in it.
  if (before.case === 'in' && before.nounClass === 'place' && isOwnLook(predicate.base)) {
    return true;
  }
  const isDeed = DEED_OF.has(predicate.base) && !/(?:있|없|같|하)다$/.test(predicate.base);
  return !isDeed && !['subject', 'in', 'also', 'by', 'with', 'like', 'none'].includes(before.case);
}

/** '아이를 웃게 하다': who makes it so, and what is done then. */
function openCausative(reading: Reading, clause: ClauseDraft, predicate: Predicate): void {
  const causer = openClause(reading, { ...predicate, isNegated: false }, '시키다');
  causer.mood = clause.mood;
  clause.mood = 'does';
  const causee = reading.pending.findLast(
    (each) =>
      (each.case === 'object' || each.case === 'dative') && each.nounClass !== 'thing' && each.nounClass !== 'place',
  );
  reading.pending = reading.pending.filter((each) => each !== causee);
  const own = reading.pending.filter((each) => each.case !== 'subject' && each.case !== 'topic');
  reading.pending = reading.pending.filter((each) => !own.includes(each));
  if (causee) {
    causer.hasObject = true;
    addRole(causer, 'patient', causee.phrases);
    clause.subject = [...causee.phrases];
    addRole(clause, clause.subjectRole, causee.phrases);
  }
  placeClause(reading, causer, predicate);
  const index = reading.draft.clauses.indexOf(causer);
  clause.kind = 'content';
  clause.parent = index;
  assignRoles(reading.draft, clause, own);
  clause.from = Math.min(
    clause.from,
    ...own.map(({ phrases }) => reading.draft.phrases[phrases[0] as number]?.from ?? clause.from),
  );
  reading.draft.clauses.push(clause);
}
