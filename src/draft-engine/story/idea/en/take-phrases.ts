import type { Clause, PhraseRole } from '../text-reading.ts';
import { createFrame, top, type Frame, type Reading } from './clause-frames.ts';
import {
  clauseOf,
  closeTo,
  coordinate,
  extend,
  isReduced,
  phraseAt,
  takeParticle,
  waitsBelow,
} from './clause-state.ts';
import { CONTENT, GIVING, NAMING } from './clause-words.ts';
import type { Item, PhraseDraft, VerbItem, WordItem } from './draft.ts';
import { deedOfNoun } from './events-in-nouns.ts';
import { isVerbAhead, verbComesBehindPlaces, verbComesNext } from './look-ahead.ts';
import { readGroup } from './phrase-groups.ts';
import { isPerson } from './roles.ts';
import { markCausing } from './take-verbs.ts';

export function takePhrase(reading: Reading): void {
  const group = readGroup(reading);
  const [first = 0] = group.phrases;
  const before = joinedBefore(reading);
  const start = (reading.items[reading.at] as Item).start;
  const lead = leadOf(reading);
  const isCutOff = (reading.items[reading.at] as Item).isCut || lead[0]?.isCut === true;
  const frame = top(reading);
  reading.at = group.next;
  if (frame.clause === undefined) {
    takeSubject(reading, frame, group.phrases, start);
    return;
  }
  const phrase = phraseAt(reading, first);
  if (actsNext(reading, frame, phrase, { before, isCutOff })) {
    openForSubject(reading, group.phrases, start, { before, isCutOff });
    takeLead(reading, frame, lead);
    return;
  }
  if (phrase.isTime) {
    return;
  }
  attachObject(reading, frame, group.phrases, isCutOff);
}

/** The adverbs right before a phrase: 'together' in ', together they repair it'. */
function leadOf({ items, at }: Reading): WordItem[] {
  const before = items.slice(0, at);
  const start = before.findLastIndex(({ kind }) => kind !== 'adverb') + 1;
  return before.slice(start).filter((item): item is WordItem => item.kind === 'adverb');
}

/** Adverbs behind a comma say how the clause that they open is done, and not the one before it. */
function takeLead(reading: Reading, before: Frame, lead: readonly WordItem[]): void {
  const frame = top(reading);
  if (!lead[0]?.isCut || before.clause === undefined || frame === before) {
    return;
  }
  const { manner } = clauseOf(reading, before);
  for (const { word } of lead.filter((one) => manner.includes(one.word))) {
    manner.splice(manner.lastIndexOf(word), 1);
    frame.adverbs.push(word);
  }
}

/** The item before the phrase: 'and' in 'and only a child sees it'. */
function joinedBefore({ items, at, draft }: Reading): Item | undefined {
  const before = items[at - 1];
  const and = items[at - 2];
  const isFocus =
    before?.kind === 'adverb' &&
    /^(?:only|even|just|not|also|together|then|now|finally|slowly|suddenly|later|soon|afterwards)$/.test(before.word) &&
    and?.kind === 'and';
  const isTime = before?.kind === 'phrase' && draft.phrases[before.phrase]?.isTime === true && and?.kind === 'and';
  return isFocus || isTime ? and : before;
}

function takeSubject(reading: Reading, frame: Frame, phrases: number[], start: number): void {
  const phrase = phraseAt(reading, phrases[0] ?? 0);
  const hasSubject = frame.subject.length > 0;
  const acts = verbComesNext(reading, reading.at);
  if (phrase.isTime && (hasSubject || !acts)) {
    return;
  }
  if (hasSubject && !(frame.gap && frame.subject.includes(frame.gap.phrase))) {
    if (acts && (phrase.isSubjectForm || phrase.hasArticle || phrase.owner !== undefined)) {
      openContact(reading, frame, phrases, start);
    } else if (isListed(reading, frame, phrase)) {
      frame.subject = [...frame.subject, ...phrases];
    }
    return;
  }
  // 'the man she loves', 'the house that he built': somebody else acts, and the described one stays the last.
  if (!hasSubject) {
    frame.lastPhrase = phrases.at(-1) as number;
  }
  frame.subject = phrases;
  frame.start = start;
}

/** 'A divorce, a wedding, a kiss': nothing but nouns. */
const isListed = (reading: Reading, { kind }: Frame, phrase: PhraseDraft): boolean =>
  kind === 'main' &&
  deedOfNoun(phrase.head) !== undefined &&
  !phrase.isTime &&
  reading.items.every((item) => item.kind !== 'verb') &&
  reading.stack.length === 1;

/** 'A woman in a house she built': a clause of its own on the last phrase. */
function openContact(reading: Reading, frame: Frame, subject: number[], start: number): void {
  const described = innermost(reading, frame.lastPhrase ?? (frame.subject[0] as number));
  reading.stack.push(createFrame('relative', { describes: described, gap: { phrase: described }, subject, start }));
}

/** 'the daughter of the man he killed': what stands right before is described. */
function innermost(reading: Reading, phrase: number): number {
  const { owner, from } = phraseAt(reading, phrase);
  const inner = owner === undefined ? undefined : phraseAt(reading, owner);
  return inner && !inner.pronoun && inner.from > from ? innermost(reading, owner as number) : phrase;
}

/** Whether the phrase does what comes next, rather than being what the verb before it is done to. */
interface Joint {
  /** The item before the phrase. */
  before: Item | undefined;
  isCutOff: boolean;
}

function actsNext(reading: Reading, frame: Frame, phrase: PhraseDraft, joint: Joint): boolean {
  if (phrase.isObjectForm) {
    return false;
  }
  if (actsInPhrase(reading, joint)) {
    return true;
  }
  const waiting = waitsBelow(reading);
  if (!verbComesNext(reading, reading.at)) {
    return actsLater(reading, phrase, joint, waiting);
  }
  if (!waiting || waiting.subject.length === 0 || phrase.isSubjectForm) {
    return true;
  }
  if (frame.kind === 'relative' && !joint.isCutOff) {
    return frame.patients.length > 0 || frame.verb?.isCopula === true;
  }
  return !isReduced(frame);
}

/** ', her heart beating': a deed without a finite verb. */
function actsInPhrase(reading: Reading, { before, isCutOff }: Joint): boolean {
  const next = reading.items[reading.at];
  return isCutOff && next?.kind === 'verb' && next.form === 'ing' && !next.isCut && before?.kind !== 'and';
}

/** The verb comes behind places or what only describes the subject. */
function actsLater(
  reading: Reading,
  { isTime }: PhraseDraft,
  { before, isCutOff }: Joint,
  waiting: Frame | undefined,
): boolean {
  if (isTime) {
    return false;
  }
  const isJoined = before?.kind === 'and';
  const isAhead = isVerbAhead(reading, reading.at);
  if (isJoined && ((before.isCut && isAhead) || verbComesBehindPlaces(reading, reading.at))) {
    return true;
  }
  return (isCutOff || isJoined) && isAhead && waiting !== undefined;
}

/** A subject comes while the clause before it is whole: a new clause. */
function openForSubject(reading: Reading, phrases: number[], start: number, joint: Joint): void {
  const { before, isCutOff } = joint;
  const word = before?.kind === 'and' ? before.word : undefined;
  const waiting = waitsBelow(reading);
  const isFree = isCutOff || word === undefined;
  if (waiting?.subject.length === 0 && isFree && !isContact(reading, joint)) {
    closeTo(reading, reading.stack.indexOf(waiting) + 1);
    waiting.subject = phrases;
    waiting.start = start;
    waiting.lastPhrase = phrases.at(-1) as number;
    return;
  }
  if (word === undefined && !isCutOff) {
    openInside(reading, phrases, start, before);
    return;
  }
  const outer = coordinate(reading);
  reading.stack.push(
    createFrame(word === 'but' || word === 'yet' ? 'but' : 'and', {
      parent: outer.clause as number,
      subject: phrases,
      start,
    }),
  );
}

/** 'the boy she loves': the subject touches the noun that its clause describes. */
function isContact(reading: Reading, { before, isCutOff }: Joint): boolean {
  const { lastPhrase, verb } = top(reading);
  const touches = !isCutOff && before?.kind === 'phrase' && lastPhrase !== undefined;
  return touches && isVerbAhead(reading, reading.at + 1) && !CONTENT.has(verb?.base ?? '');
}

/** 'makes the soldiers dance': its object does what the bare verb behind it says. */
const isCausing = ({ patients, verb }: Frame): boolean =>
  patients.length === 0 && verb !== undefined && /^(?:let|make|watch)$/.test(verb.base);

/** 'tells him she is ill' says something; 'finds the box she hid' describes the box. */
function openInside(reading: Reading, subject: number[], start: number, before: Item | undefined): void {
  const frame = top(reading);
  const { clause, lastPhrase: last, patients, verb } = frame;
  const parent = clause as number;
  if (before?.kind === 'verb' && isCausing(frame)) {
    attachObject(reading, frame, subject, false);
    markCausing(clauseOf(reading, frame));
    reading.stack.push(createFrame('content', { parent, subject, start, waitsForSubject: true }));
    return;
  }
  const isTold =
    last === undefined || before?.kind === 'verb' || (patients.includes(last) && isPerson(phraseAt(reading, last)));
  if (isTold && CONTENT.has(verb?.base ?? '')) {
    reading.stack.push(createFrame('content', { parent, subject, start }));
  } else if (last === undefined) {
    reading.stack.push(createFrame('and', { parent, subject, start }));
  } else {
    const describes = innermost(reading, last);
    reading.stack.push(createFrame('relative', { parent, describes, gap: { phrase: describes }, subject, start }));
  }
}

function attachObject(reading: Reading, frame: Frame, phrases: number[], isCutOff: boolean): void {
  const clause = clauseOf(reading, frame);
  const verb = frame.verb as VerbItem;
  const [first = 0] = phrases;
  if (verb.isCopula && clause.predicate === verb.base) {
    describeBy(reading, frame, clause, first);
    return;
  }
  if (isCutOff) {
    return;
  }
  phrases.forEach((phrase) => extend(reading, frame, phrase));
  clause.isNegated ||= phrases.every((phrase) => phraseAt(reading, phrase).isNone);
  const push = (role: PhraseRole): void => phrases.forEach((phrase) => clause.roles.push({ role, phrase }));
  if (verb.isPassive) {
    passiveObject(clause, verb, push);
    return;
  }
  if (BECOMES.test(clause.predicate)) {
    push('result');
  } else if (frame.patients.length === 0) {
    const owner = livedBy(reading, verb, phrases);
    clause.roles.push(...(owner ?? phrases).map((phrase) => ({ role: 'patient' as const, phrase })));
    frame.patients = phrases;
  } else if (NAMING.has(verb.base) && !GIVING.has(verb.base)) {
    push('result');
  } else if (GIVING.has(verb.base) && isReceiver(phraseAt(reading, frame.patients[0] as number))) {
    clause.roles.filter(({ phrase }) => frame.patients.includes(phrase)).forEach((one) => (one.role = 'recipient'));
    push('patient');
    frame.patients = phrases;
  }
  takeParticle(reading, frame);
}

const isReceiver = (phrase: PhraseDraft): boolean => isPerson(phrase) || phrase.pronoun === 'it';

const BECOMES =
  /^(?:become|turn into|transform into|change into|turn out to be|prove to be|end up being|pretend to be)$/;

const OF_LIFE = new Set('save spare take end ruin destroy claim threaten steal transform'.split(' '));

/** 'saves his life': it is done to him. */
function livedBy(reading: Reading, { base }: VerbItem, phrases: readonly number[]): number[] | undefined {
  const life = phraseAt(reading, phrases[0] as number);
  if (!OF_LIFE.has(base) || life.head !== 'life' || life.owner === undefined || life.adjectives.length > 0) {
    return undefined;
  }
  life.isDropped = true;
  return [life.owner];
}

const GIVEN = new Set(
  'give offer send show tell bring teach hand lend grant sell pay award promise serve ask deny feed'.split(' '),
);

/** 'is given a key', 'is named captain'. */
function passiveObject(clause: Clause, verb: VerbItem, push: (role: PhraseRole) => void): void {
  if (GIVEN.has(verb.base)) {
    clause.roles.filter(({ role }) => role === 'patient').forEach((one) => (one.role = 'recipient'));
    push('patient');
  } else {
    push('result');
  }
}

/** 'She is a doctor': the noun is said of her and is nobody else. */
function describeBy(reading: Reading, frame: Frame, clause: Clause, phrase: number): void {
  const said = phraseAt(reading, phrase);
  const [subject] = frame.subject;
  clause.to = Math.max(clause.to, said.to);
  if (said.pronoun) {
    return;
  }
  if (said.name !== undefined && said.head === '' && subject !== undefined) {
    phraseAt(reading, subject).name ??= said.name;
  }
  clause.predicate = said.head || (said.name ?? 'be');
  clause.isState = true;
  said.isDropped = true;
  const owner = said.owner;
  if (
    owner !== undefined &&
    subject !== undefined &&
    phraseAt(reading, subject).owner === undefined &&
    owner !== subject
  ) {
    clause.roles.push({ role: 'topic', phrase: owner });
  }
  if (subject !== undefined) {
    const one = phraseAt(reading, subject);
    nameUnknown(reading, subject, said);
    one.adjectives.push(...said.adjectives.filter((word) => !one.adjectives.includes(word)));
    frame.lastPhrase = subject;
  }
}

/** 'He was the best thief in Naples.': where nobody was named before, he is the thief. */
function nameUnknown({ draft }: Reading, subject: number, said: PhraseDraft): void {
  const one = draft.phrases[subject] as PhraseDraft;
  const isPronoun = one.pronoun === 'he' || one.pronoun === 'she';
  const couldBe = draft.phrases
    .slice(0, subject)
    .some(
      (other) =>
        !other.isDropped &&
        !other.pronoun &&
        !other.isPlace &&
        isPerson(other) &&
        other.gender !== OTHER[one.gender ?? 'no'],
    );
  const owner = said.owner === undefined ? undefined : draft.phrases[said.owner];
  if (isPronoun && !couldBe && said.head !== '' && !owner?.pronoun && isPerson(said)) {
    one.head = said.head;
    delete one.pronoun;
    if (said.owner !== undefined) {
      one.owner = said.owner;
    }
  }
}
const OTHER = { feminine: 'masculine', masculine: 'feminine', no: 'none' } as const;
