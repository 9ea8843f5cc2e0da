import { wordTable } from '#src/shared/word-table.ts';
import type { EventLink } from '../idea-graph.ts';
import { openClause, placeClause } from './clauses.ts';
import { applyCount } from './counts.ts';
import { type Argument, type ClauseDraft, type PhraseDraft, addRole } from './draft.ts';
import { eventOfNoun } from './events-in-nouns.ts';
import { dropFilmNoun, isFilmNoun } from './film-nouns.ts';
import { OFTEN } from './often.ts';
import { type NounGroup, createPhrase, isTimeGroup, noModifiers, quantityOf, readGroup } from './phrases.ts';
import { type Predicate, readPredicate } from './predicates.ts';
import { type Reading, argumentOf, begin, settle } from './reading-state.ts';
import { attachHead } from './relatives.ts';
import {
  CONTENT_NOUNS,
  COUNTERS,
  COUNTER_NOUNS,
  HOLDERS,
  NUMBERS,
  RELATIONAL,
  TAIL_NOUNS,
  TIME_UNITS,
} from './small-words.ts';
import { LINKED_NOUNS, type Link } from './voices.ts';
import type { Token } from './words.ts';

/** Reads a noun with what belongs to it and says where to go on. */
export function readNoun(reading: Reading, at: number): number {
  const { tokens, modifiers } = reading;
  const group = readGroup(tokens, at);
  const first = group.tokens[0] as Token;
  const quantity = group.tokens.length === 1 || first.case === 'none' ? quantityOf(first.noun) : undefined;
  if (quantity) {
    begin(reading, first);
    return applyCount(reading, { ...quantity, next: at + 1, last: first, isNoun: true });
  }
  const isCounted = modifiers.count !== undefined && group.tokens.length === 1;
  if (!group.isCopula && ((isCounted && TIME_UNITS.has(first.noun)) || isTimeGroup(group.tokens))) {
    const words = group.tokens.map(({ noun }) => noun).join(' ');
    reading.often = OFTEN[words] ?? OFTEN[first.text] ?? reading.often;
    finishTime(reading);
    return group.next;
  }
  const tail = readTail(reading, group);
  if (tail === undefined && isCounted && isCounter(first)) {
    reading.modifiers = noModifiers();
    return group.next;
  }
  return tail ?? addNoun(reading, group);
}

const isCounter = ({ noun, case: which }: Token): boolean =>
  COUNTERS.has(noun) && !COUNTER_NOUNS.has(noun) && !(HOLDERS.has(noun) && which !== 'none');

/** What described a time hangs on what follows it: 비가 내리던 밤. */
export function finishTime(reading: Reading): void {
  for (const index of reading.modifiers.relatives) {
    const clause = reading.draft.clauses[index];
    if (clause) {
      clause.kind = 'when';
      reading.waiting.push(index);
    }
  }
  const { owner } = reading.modifiers;
  reading.modifiers = noModifiers();
  if (owner !== undefined) {
    reading.modifiers.owner = owner;
  }
}

/** What stands before 뒤 happens before the rest, what stands before 전 after it. */
const FLIPPED: Readonly<Record<string, EventLink>> = wordTable({ after: 'before', before: 'after' });

/** 십 년 뒤의 딸. */
const isSpan = (group: NounGroup, nouns: readonly Token[]): boolean =>
  !group.isCopula && nouns.length > 0 && /^(?:뒤|후|전)$/.test(group.tokens.at(-1)?.noun ?? '') && isTimeGroup(nouns);

/** 인질 중 한 명: the number counts the noun. */
const countFollows = ({ tokens }: Reading, group: NounGroup): boolean => {
  const last = group.tokens.at(-1) as Token;
  return last.noun === '중' && last.case === 'none' && NUMBERS[tokens[group.next]?.text ?? ''] !== undefined;
};

function readPartOf(reading: Reading, group: NounGroup): number {
  const { index, isModified } = placePhrase(reading, { ...group, case: 'none' }, group.tokens.slice(0, -1));
  settle(reading, { ...argumentOf(reading, [index], group, isModified), case: 'none', comma: false });
  return group.next;
}

/** '사고 이후', '전쟁 중에', '재개발 때문에': a noun with a word that hangs it on the clause. */
function readTail(reading: Reading, group: NounGroup): number | undefined {
  const last = group.tokens.at(-1) as Token;
  const use = Object.hasOwn(TAIL_NOUNS, last.noun) ? TAIL_NOUNS[last.noun] : undefined;
  const nouns = group.tokens.slice(0, -1);
  if (nouns.length === 0 && reading.modifiers.owner === undefined && /^(?:이후|대신|이전)$/.test(last.noun)) {
    reading.manner.push(last.noun);
    return group.next;
  }
  if (isSpan(group, nouns)) {
    finishTime(reading);
    return group.next;
  }
  if (use === undefined || use === 'as' || group.isCopula || RELATIONAL.has(last.noun)) {
    return undefined;
  }
  if (nouns.length === 0) {
    return reading.modifiers.owner === undefined ? undefined : group.next;
  }
  if (isTimeGroup(nouns)) {
    finishTime(reading);
    return group.next;
  }
  if (countFollows(reading, group)) {
    return readPartOf(reading, group);
  }
  eventOfNoun(reading, nouns, FLIPPED[use] ?? use);
  return group.next;
}

/** 거북의 등에 타다: on whom, not on what. */
const BODY_PLACES = new Set(
  '등, 어깨, 무릎, 품, 가슴, 손, 머리, 발, 발밑, 손바닥, 얼굴, 목, 손길, 귀, 눈앞'.split(', '),
);

const addNoun = (reading: Reading, group: NounGroup): number =>
  addShare(reading, group) ?? addWholeNoun(reading, group);

function addWholeNoun(reading: Reading, group: NounGroup): number {
  const { modifiers } = reading;
  const last = group.tokens.at(-1) as Token;
  const owner = modifiers.owner === undefined ? undefined : reading.draft.phrases[modifiers.owner];
  const isOnBody =
    owner?.nounClass === 'animate' && BODY_PLACES.has(last.noun) && /^(?:in|at|by|source)$/.test(group.case);
  const isPlaceWord = (RELATIONAL.has(last.noun) || isOnBody) && !group.isCopula;
  if (isPlaceWord && group.tokens.length === 1 && modifiers.owner !== undefined && modifiers.relatives.length === 0) {
    const argument = argumentOf(reading, [modifiers.owner], group, true);
    reading.modifiers = noModifiers();
    reading.pending.push(argument);
    return group.next;
  }
  if (isFilmNoun(reading, group)) {
    return dropFilmNoun(reading, group);
  }
  const nouns = isPlaceWord && group.tokens.length > 1 ? group.tokens.slice(0, -1) : group.tokens;
  const { index, isModified, waiting } = placePhrase(reading, group, nouns);
  return goOn(reading, group, argumentOf(reading, [index], group, isModified), waiting);
}

/** 동료들 몫까지, 동생의 몫을: what there is for somebody is for them. */
function addShare(reading: Reading, group: NounGroup): number | undefined {
  const nouns = group.tokens.slice(0, -1);
  const { owner } = reading.modifiers;
  if (group.isCopula || group.tokens.at(-1)?.noun !== '몫') {
    return undefined;
  }
  if (nouns.length === 0 && owner === undefined) {
    return group.next;
  }
  const index =
    nouns.length === 0
      ? (owner as number)
      : placePhrase(reading, { ...group, tokens: nouns, case: 'dative' }, nouns).index;
  reading.modifiers = noModifiers();
  settle(reading, { ...argumentOf(reading, [index], group, true), case: 'dative', isTopical: false });
  return group.next;
}

/** Adds the phrase of a group and gives it the clauses before it; those that `waiting` holds are the next noun's. */
function placePhrase(
  reading: Reading,
  group: NounGroup,
  nouns: readonly Token[],
): { index: number; isModified: boolean; waiting: number[] } {
  const { draft, modifiers } = reading;
  const { relatives } = modifiers;
  const phrase = createPhrase(nouns, group.case, modifiers);
  if (phrase.pronoun === 'he' || phrase.pronoun === 'she') {
    // Whoever acts is 자신 or left out.
    const isOther = group.case === 'subject' ? reading.topic !== undefined : group.case !== 'topic';
    Object.assign(phrase, isOther ? { isOther } : {});
  }
  ownBySelf(reading, nouns, phrase);
  phrase.to = Math.max(phrase.to, nouns === group.tokens ? 0 : (group.tokens.at(-1) as Token).nounTo);
  const index = draft.phrases.push(phrase) - 1;
  reading.lastPhrase = index;
  reading.modifiers = noModifiers();
  const isOwner = group.case === 'of' && phrase.nounClass !== 'animate' && phrase.nounClass !== 'thing';
  const waiting = isOwner ? relatives.filter((clause) => lacksDoer(draft.clauses[clause])) : [];
  relatives.filter((clause) => !waiting.includes(clause)).forEach((clause) => attachHead(draft, clause, index));
  const isModified =
    relatives.length > 0 ||
    modifiers.adjectives.length > 0 ||
    modifiers.owner !== undefined ||
    nouns.length > 1 ||
    modifiers.count !== undefined;
  return { index, isModified, waiting };
}

/** 자기 형, 자기 이름: whoever acts has it. */
function ownBySelf({ draft }: Reading, nouns: readonly Token[], phrase: PhraseDraft): void {
  const [first] = nouns;
  if (nouns.length < 2 || !first || !/^(?:자기|자신|본인)$/.test(first.noun) || phrase.owner !== undefined) {
    return;
  }
  phrase.head = phrase.head.replace(/^\S+ /, '');
  if (phrase.name !== undefined && !phrase.name.includes(' ')) {
    phrase.head = phrase.head === first.noun ? phrase.name : phrase.head;
    delete phrase.name;
  }
  phrase.nounClass = nouns.at(-1)?.nounClass;
  phrase.owner = draft.phrases.push(createPhrase([first], 'of', noModifiers())) - 1;
}

/** 폐광을 앞둔 태백의 광부: the town does nothing. */
const lacksDoer = (clause: ClauseDraft | undefined): boolean =>
  clause !== undefined && clause.subject.length === 0 && clause.hasObject && !clause.isPassive;

/** What a noun's particle does with it. */
function goOn(reading: Reading, group: NounGroup, argument: Argument, waiting: number[]): number {
  const index = argument.phrases[0] as number;
  if (group.case === 'of') {
    reading.modifiers.owner = index;
    reading.modifiers.relatives = waiting;
    reading.modifiers.from = reading.draft.phrases[index]?.from as number;
    return group.next;
  }
  if (group.case === 'named') {
    return readNamed(reading, group, index);
  }
  coordinate(reading, argument);
  if (group.isCopula) {
    return readCopula(reading, group.next - 1, argument);
  }
  const linked = readLink(reading, argument, group.next);
  settle(reading, argument);
  return linked;
}

/** 범인이 동생이라는 사실: who is what, before the noun that holds it. */
function readSaidCopula(reading: Reading, group: NounGroup, index: number): number {
  const last = group.tokens.at(-1) as Token;
  const holder = reading.tokens[group.next] as Token;
  const isFact = /^(?:것|거|점)$/.test(holder.noun);
  const predicate: Predicate = {
    base: '이다',
    from: last.from,
    to: isFact ? holder.to : last.to,
    first: group.next - 1,
    next: group.next + Number(isFact),
    use: isFact ? 'nominal' : 'adnominal',
    ...(isFact ? { nominal: holder.case } : {}),
    ending: { use: 'adnominal', text: '는' },
    isNegated: false,
    mood: 'does',
    isAdjective: false,
    comma: false,
    stop: false,
  };
  const clause = openClause(reading, predicate, '이다');
  addRole(clause, 'result', [index]);
  placeClause(reading, clause, predicate);
  return predicate.next;
}

/** '레비아탄이라는 조직', '벼리라는 이름의 소녀': the name goes to the next noun. */
function readNamed(reading: Reading, group: NounGroup, index: number): number {
  const { draft, tokens } = reading;
  const phrase = draft.phrases[index];
  const next = tokens[group.next];
  if (!phrase || next?.kind !== 'noun' || group.comma) {
    return group.next;
  }
  if (CONTENT_NOUNS.has(next.noun) || next.noun === '것') {
    return readSaidCopula(reading, group, index);
  }
  const at = next.noun === '이름' ? group.next + 1 : group.next;
  if (tokens[at]?.kind !== 'noun') {
    return group.next;
  }
  phrase.isDropped = true;
  const before = draft.phrases.length;
  const end = addNoun(reading, readGroup(tokens, at));
  const named = draft.phrases[before];
  if (named) {
    named.name ??= phrase.name ?? phrase.head;
    named.from = phrase.from;
  }
  return end;
}

/** 'A와 B가', 'A, B, C가': phrases of one kind share their role. */
function coordinate(reading: Reading, argument: Argument): void {
  const before = reading.pending.at(-1);
  if (
    !before ||
    before.link !== undefined ||
    before.isTogether ||
    before.phrases.some((phrase) => argument.phrases.includes(phrase))
  ) {
    return;
  }
  if (isListed(before, argument) && !becomesNext(reading.tokens, argument)) {
    reading.pending.pop();
    argument.phrases = [...before.phrases, ...argument.phrases];
  }
}

/** True of what stands before a comma or 와 and is of one kind with what follows. */
function isListed(before: Argument, { nounClass, case: which }: Argument): boolean {
  if (before.nounClass !== nounClass && before.nounClass !== undefined && nounClass !== undefined) {
    return false;
  }
  if (before.case === 'none') {
    return before.comma;
  }
  const isOther = which === 'in' || which === 'at' || (which === 'by' && nounClass !== 'animate');
  return before.case === 'with' && !before.isTopical && !isOther;
}

/** 소년과 친구가 되다: 친구 is what one becomes. */
const becomesNext = (tokens: readonly Token[], argument: Argument): boolean =>
  argument.case === 'subject' && /^(?:되다|아니다)$/.test(tokens[argument.next]?.verbs[0]?.base ?? '');

const PARTICLE_OF_CASE: Readonly<Record<string, string>> = wordTable({
  object: '을',
  in: '에',
  by: '으로',
  subject: '이',
});

/** 에 의해, 을 위해, 과 함께: a verb that serves as a particle. */
function readLink(reading: Reading, argument: Argument, next: number): number {
  const token = reading.tokens[next];
  const verb = token?.verbs[0];
  if (!token || !verb || argument.comma) {
    return next;
  }
  const link: Link | undefined = LINKED_NOUNS[`${PARTICLE_OF_CASE[argument.case] ?? ''} ${verb.base}`];
  const isLinking =
    link !== undefined &&
    (verb.shape === 'linked' || verb.shape === 'n' || verb.ending.use === 'and') &&
    /^(?:[가-힣]*[해아]서?|[가-힣]*하여|[가-힣]*한|데리고|가지고|두고|둘러싼|둘러싸고|비롯해|비롯한|통한|무릅쓰고|뒤로하고|위한|대신해|대신하여)$/.test(
      token.text,
    );
  if (!isLinking) {
    return next;
  }
  argument.link = link;
  argument.next = next + 1;
  if (link === 'cause') {
    eventOfCause(reading, argument);
  }
  return next + 1;
}

function eventOfCause(reading: Reading, argument: Argument): void {
  argument.link = 'skip';
  const phrase = reading.draft.phrases[argument.phrases[0] as number];
  reading.manner.push(phrase ? reading.draft.text.slice(phrase.from, phrase.to) : '');
}

function readCopula(reading: Reading, at: number, noun: Argument): number {
  const predicate = readPredicate(reading.tokens, at);
  const clause = openClause(reading, predicate, '이다');
  addRole(clause, 'result', noun.phrases);
  placeClause(reading, clause, predicate);
  return predicate.next;
}
