import type { Clause } from '../text-reading.ts';
import { createFrame, top, type ClauseKind, type Frame, type Reading } from './clause-frames.ts';
import {
  clauseOf,
  close,
  closeFrame,
  closeTo,
  coordinate,
  extend,
  isReduced,
  leaveRelative,
  phraseAt,
  startClause,
  waitsBelow,
} from './clause-state.ts';
import { BARE_OBJECT, CONTENT, CONTENT_NOUNS, OBJECT_ACTS } from './clause-words.ts';
import type { VerbItem } from './draft.ts';
import { isFinite, isVerbAhead, verbComesBehindPlaces } from './look-ahead.ts';
import { BE_TO } from './moods.ts';
import { isPerson } from './roles.ts';

export function takeVerb(reading: Reading, verb: VerbItem): void {
  const before = reading.items[reading.at - 1];
  const isJoined = before?.kind === 'and';
  if (verb.form === 'to') {
    takeInfinitive(reading, verb, isJoined);
  } else if (isFinite(reading, reading.at)) {
    takeFinite(reading, verb, isJoined);
  } else if (verb.form === 'base') {
    takeBare(reading, verb, isJoined);
  } else {
    takeParticiple(reading, verb, isJoined);
  }
}

function takeFinite(reading: Reading, verb: VerbItem, isJoined: boolean): void {
  const frame = top(reading);
  const isBehindQuote = /["”]/.test(reading.draft.tokens[verb.start]?.gap ?? '');
  if (frame.clause !== undefined && isBehindQuote) {
    closeTo(reading, 0);
    reading.stack.push(createFrame('and', { parent: frame.clause }));
    takeFirst(reading, top(reading), verb);
  } else if (frame.clause === undefined) {
    takeFirst(reading, frame, verb);
  } else {
    takeAnother(reading, frame as OpenFrame, { verb, isJoined });
  }
}

/** A frame whose verb was met. */
type OpenFrame = Frame & { clause: number };

/** The verb that a clause waits for. */
function takeFirst(reading: Reading, frame: Frame, verb: VerbItem): void {
  const speaker = speakerBehind(reading, frame, verb);
  startClause(reading, frame, verb);
  if (speaker !== undefined) {
    reading.at++;
    extend(reading, frame, speaker);
  }
}

/** A finite verb behind a whole clause: that of a clause below, of what is said, or of the same one. */
function takeAnother(
  reading: Reading,
  frame: OpenFrame,
  { verb, isJoined }: { verb: VerbItem; isJoined: boolean },
): void {
  const waiting = waitsBelow(reading);
  const hasSubject = waiting !== undefined && waiting.subject.length > 0;
  if (hasSubject && (!isJoined || isOuterJoin(reading, verb))) {
    closeTo(reading, reading.stack.indexOf(waiting) + 1);
    startClause(reading, waiting, verb);
    return;
  }
  const last = frame.patients.at(-1);
  const isContent = last !== undefined && last === frame.lastPhrase && CONTENT.has(frame.verb?.base ?? '');
  if (isJoined || !isContent) {
    goOn(reading, verb);
    return;
  }
  const clause = clauseOf(reading, frame);
  clause.roles = clause.roles.filter(({ phrase }) => phrase !== last);
  reading.stack.push(createFrame('content', { parent: frame.clause, subject: [last], start: verb.start }));
  startClause(reading, top(reading), verb);
}

/** '…, says the voice': who speaks stands behind the verb. */
function speakerBehind({ items, at, draft }: Reading, frame: Frame, { base }: VerbItem): number | undefined {
  const next = items[at + 1];
  const isSaid =
    /^(?:say|ask|whisper|shout|reply|answer|cry|scream|yell|mutter|call|add|declare|announce|repeat|sigh)$/;
  if (
    frame.subject.length > 0 ||
    frame.kind === 'relative' ||
    next?.kind !== 'phrase' ||
    next.isCut ||
    !isSaid.test(base)
  ) {
    return undefined;
  }
  frame.subject = [next.phrase];
  frame.start = Math.min(frame.start ?? next.start, draft.tokens.length);
  return next.phrase;
}

/** 'A man who lost his dog, and finds': a comma goes back to the main clause. */
const isOuterJoin = (reading: Reading, verb: VerbItem): boolean =>
  (reading.items[reading.at - 1]?.isCut ?? false) && verb.ending === 's' && !isVerbAhead(reading, reading.at + 1);

/** 'and finds': the same one does more. */
function goOn(reading: Reading, verb: VerbItem): void {
  const before = reading.items[reading.at - 1];
  const word = before?.kind === 'and' ? before.word : 'and';
  leaveNonFinite(reading, verb);
  const frame = top(reading);
  const isInside = frame.kind === 'relative' && reading.stack.length > 1;
  if (isInside && returnsToOuter(reading, frame, verb, before?.isCut ?? false)) {
    coordinate(reading);
  }
  const outer = top(reading);
  if (outer.clause === undefined) {
    startClause(reading, outer, verb);
    return;
  }
  const joint: ClauseKind = word === 'but' || word === 'yet' ? 'but' : 'and';
  const next = createFrame(outer.kind === 'relative' ? 'relative' : joint, {
    parent: outer.clause,
    subject: outer.subject,
    start: verb.start,
    waitsForSubject: true,
    ...(outer.kind === 'relative' ? describedBy(outer) : {}),
  });
  reading.stack.pop();
  closeFrame(reading, outer);
  reading.stack.push(next);
  startClause(reading, next, verb);
}

const describedBy = ({ describes, gap }: Frame): Pick<Frame, 'describes' | 'gap'> => ({
  ...(describes === undefined ? {} : { describes }),
  ...(gap ? { gap } : {}),
});

/** A finite verb does not go on from 'to find' or 'leaving'. */
function leaveNonFinite(reading: Reading, verb: VerbItem): void {
  while (
    reading.stack.length > 1 &&
    isReduced(top(reading)) &&
    verb.form === 'finite' &&
    reading.stack.at(-2)?.clause !== undefined
  ) {
    close(reading);
  }
}

function returnsToOuter(reading: Reading, frame: Frame, verb: VerbItem, isCutOff: boolean): boolean {
  const outer = reading.stack.at(-2);
  if (outer?.clause === undefined || frame.gap?.role === 'at') {
    return false;
  }
  return isCutOff || isOfOuter(reading, { frame, outer }, verb) || isLikeOuter(frame, outer, verb);
}

/** 'draws an island that does not exist and is arrested': what is described cannot do or suffer it. */
function isOfOuter(reading: Reading, { frame, outer }: { frame: Frame; outer: Frame }, verb: VerbItem): boolean {
  const described = frame.describes === undefined ? undefined : phraseAt(reading, frame.describes);
  const isSomebody = outer.subject.some((one) => isPerson(phraseAt(reading, one)));
  return (
    described !== undefined &&
    ((verb.ending === 's' && described.isPlural) || (verb.isPassive && !isPerson(described) && isSomebody))
  );
}

const isLikeOuter = (frame: Frame, outer: Frame, verb: VerbItem): boolean =>
  outer.verb?.form === 'finite' &&
  verb.ending === outer.verb.ending &&
  (frame.patients.length > 0 || frame.verb?.ending !== verb.ending);

/** 'to find', 'to be loved'. */
function takeInfinitive(reading: Reading, verb: VerbItem, isJoined: boolean): void {
  const frame = top(reading);
  if (isJoined && frame.verb?.form === 'to') {
    goOn(reading, verb);
  } else if (frame.clause === undefined) {
    openInfinitive(reading, frame, verb);
  } else {
    const acts = objectActs(frame) || isTakenFor(frame, verb);
    const next = createFrame(tellsContent(reading, frame, acts) ? 'content' : 'so_that', {
      parent: frame.clause,
      subject: whoActs(frame, acts, verb),
      start: verb.start,
      waitsForSubject: true,
      ...gapOfInfinitive(frame),
    });
    reading.stack.push(next);
    startClause(reading, next, verb);
  }
}

/** 'To save her son, …'; 'A plan to rob a bank fails', and prompts: 'a girl to save the world'. */
function openInfinitive(reading: Reading, frame: Frame, verb: VerbItem): void {
  const [first] = frame.subject;
  const isFronted = first === undefined;
  const next = createFrame(isFronted ? 'so_that' : 'relative', {
    ...(isFronted ? {} : { describes: frame.lastPhrase ?? first }),
    waitsForSubject: true,
  });
  reading.stack.push(next);
  if (isFronted) {
    reading.subjectless.push(next);
  }
  startClause(reading, next, isFronted ? leadBy(reading, next, verb) : verb);
}

/** 'forces her to fight': she fights. */
const objectActs = ({ patients, verb }: Frame): boolean =>
  patients.length > 0 && verb !== undefined && OBJECT_ACTS.has(verb.base) && !verb.isPassive;

/** 'believes it to be a ghost': it is one. */
const isTakenFor = ({ patients, verb }: Frame, { base }: VerbItem): boolean =>
  patients.length > 0 &&
  base === 'be' &&
  /^(?:believe|consider|imagine|think|know|suppose|declare|find)$/.test(verb?.base ?? '');

/** Whoever does what 'to' says; 'a man everyone believes to be dead' is dead. */
function whoActs({ gap, patients, subject, verb }: Frame, acts: boolean, { base }: VerbItem): number[] {
  const isSaidOf = gap !== undefined && base === 'be' && !subject.includes(gap.phrase) && CONTENT.has(verb?.base ?? '');
  if (isSaidOf) {
    return [gap.phrase];
  }
  return acts ? patients : subject;
}

/** What is asked, said or planned, not what a deed is for. */
function tellsContent(reading: Reading, { verb, lastPhrase }: Frame, acts: boolean): boolean {
  const base = verb?.base ?? '';
  if (acts || OBJECT_ACTS.has(base)) {
    return acts;
  }
  const last = lastPhrase === undefined ? undefined : phraseAt(reading, lastPhrase);
  return (CONTENT.has(base) && base !== 'lie' && base !== 'teach') || CONTENT_NOUNS.has(last?.head ?? '');
}

/** 'the dam that he helped to build': what is left out is built too. */
function gapOfInfinitive({ gap, subject, verb }: Frame): Pick<Frame, 'gap'> {
  const isLeftOut = gap !== undefined && gap.role === undefined && !subject.includes(gap.phrase);
  return isLeftOut && verb?.base === 'help' ? { gap } : {};
}

/** 'Unable to sleep, …', 'Desperate to win, …': an adjective says the mood. */
function leadBy(reading: Reading, frame: Frame, verb: VerbItem): VerbItem {
  const before = reading.items[reading.at - 1];
  const mood = before?.kind === 'adjective' && Object.hasOwn(BE_TO, before.word) ? BE_TO[before.word] : undefined;
  if (!mood || before?.kind !== 'adjective') {
    return verb;
  }
  frame.kind = 'because';
  return { ...verb, mood, isNegated: verb.isNegated !== (before.word === 'unable') };
}

/** A bare verb: 'makes him cry', 'to find and save', or at the head of a prompt. */
function takeBare(reading: Reading, verb: VerbItem, isJoined: boolean): void {
  const frame = top(reading);
  if (frame.clause !== undefined && !isJoined && BARE_OBJECT.has(frame.verb?.base ?? '') && frame.patients.length > 0) {
    markCausing(clauseOf(reading, frame));
    reading.stack.push(
      createFrame('content', {
        parent: frame.clause,
        subject: frame.patients,
        start: verb.start,
        waitsForSubject: true,
      }),
    );
    startClause(reading, top(reading), verb);
    return;
  }
  if (frame.clause === undefined) {
    startClause(reading, frame, verb);
    return;
  }
  goOn(reading, verb);
}

/** 'makes her son apologise' makes nothing: its deed is that of telling him to. */
function markCausing(clause: Clause): void {
  if (/^(?:make|have|get|let)$/.test(clause.predicate)) {
    clause.predicate = `${clause.predicate} somebody`;
  }
}

/** Who is seen doing something: the verb stands right behind 'is seen'. */
function watchedBy(frame: Frame, reading: Reading): number | undefined {
  const before = reading.items[reading.at - 1];
  const isWatched =
    before?.kind === 'verb' && before === frame.verb && before.isPassive && BARE_OBJECT.has(before.base);
  return isWatched ? frame.subject[0] : undefined;
}

/** 'leaving her home', 'raised by wolves'. */
function takeParticiple(reading: Reading, verb: VerbItem, isJoined: boolean): void {
  const frame = top(reading);
  const item: VerbItem = verb.form === 'ing' ? verb : { ...verb, isPassive: true };
  if (isJoined && frame.clause !== undefined) {
    goOn(reading, item);
    return;
  }
  if (isAbsolute(reading, frame, verb)) {
    reading.stack.push(createFrame('when', { subject: frame.subject, start: verb.start }));
    frame.subject = [];
    startClause(reading, top(reading), item);
    return;
  }
  if (frame.clause === undefined && frame.subject.length === 0) {
    startClause(reading, frontedBy(reading, frame, item), item);
    return;
  }
  if (isHeard(reading, frame, verb)) {
    reading.stack.push(createFrame('content', { parent: frame.clause as number, start: verb.start }));
    startClause(reading, top(reading), item);
    clauseOf(reading, top(reading)).isAgentless = true;
    return;
  }
  if (!isOwnDeed(reading, frame, verb)) {
    reading.stack.push(hangingOn(reading, frame, item));
  }
  startClause(reading, top(reading), item);
}

/** 'Her hands shaking, the surgeon …': another subject and its verb come behind the comma. */
function isAbsolute(reading: Reading, { kind, clause, subject }: Frame, { isCut, form }: VerbItem): boolean {
  if (kind !== 'main' || clause !== undefined || subject.length === 0 || isCut || form === 'to') {
    return false;
  }
  const ahead = reading.items.slice(reading.at + 1);
  const comma = ahead.findIndex((item) => item.isCut);
  const next = ahead[comma];
  return (
    next?.kind === 'phrase' &&
    !next.isStrongCut &&
    ahead.slice(0, comma).every(({ kind: each }) => each === 'phrase' || each === 'preposition' || each === 'adverb') &&
    verbComesBehindPlaces(reading, reading.at + 2 + comma)
  );
}

/** 'hears knocking': somebody unknown does it. */
const isHeard = ({ items, at }: Reading, { verb, patients }: Frame, { form, isCut }: VerbItem): boolean =>
  form === 'ing' &&
  !isCut &&
  patients.length === 0 &&
  verb === items[at - 1] &&
  /^(?:over)?hear$/.test(verb?.base ?? '');

/** 'Raised by wolves, …', 'after leaving her home, …': the subject comes behind. */
function frontedBy(reading: Reading, frame: Frame, item: VerbItem): Frame {
  const time: ClauseKind = item.form === 'ing' ? 'when' : 'before';
  const fronted = createFrame(frame.kind === 'main' || frame.kind === 'relative' ? time : frame.kind, {
    waitsForSubject: true,
    ...(frame.parent === undefined ? {} : { parent: frame.parent }),
  });
  if (frame.kind !== 'main') {
    reading.stack.pop();
  }
  reading.stack.push(fronted);
  if (fronted.parent === undefined) {
    reading.subjectless.push(fronted);
  } else {
    fronted.subject = reading.stack.at(-2)?.subject ?? [];
  }
  return fronted;
}

/** 'a cat playing the piano': a prompt's own deed. */
function isOwnDeed(reading: Reading, frame: Frame, { isCut }: VerbItem): boolean {
  if (frame.clause !== undefined) {
    return false;
  }
  const isAlone = reading.stack.length === 1 && !isCut && !isVerbAhead(reading, reading.at + 1);
  return frame.kind === 'and' || isAlone;
}

/** 'dreams of joining': the preposition belongs to the verb. */
const isThought = ({ items, at }: Reading, { verb, clause }: Frame, form: VerbItem['form']): boolean =>
  form === 'ing' && clause !== undefined && verb === items[at - 1] && / (?:of|about)$/.test(verb?.predicate ?? '');

/** 'the fate of a mouse accused of theft': the mouse that stands right before. */
function touched(reading: Reading, phrase: number): number {
  const { owner, from } = phraseAt(reading, phrase);
  const inner = owner === undefined ? undefined : phraseAt(reading, owner);
  const isInner = inner !== undefined && !inner.pronoun && inner.from > from && isPerson(inner);
  return isInner && !isPerson(phraseAt(reading, phrase)) ? (owner as number) : phrase;
}

/** The clause of a participle behind a noun or a whole clause. */
function hangingOn(reading: Reading, frame: Frame, { form, isCut, start }: VerbItem): Frame {
  if (isThought(reading, frame, form)) {
    return createFrame('content', {
      parent: frame.clause as number,
      subject: frame.subject,
      start,
      waitsForSubject: true,
    });
  }
  const last = frame.lastPhrase ?? frame.subject[0];
  const described = watchedBy(frame, reading) ?? (last === undefined ? undefined : touched(reading, last));
  if (!isCut && described !== undefined) {
    return describingFrame(frame, described, start);
  }
  if (frame.clause === undefined) {
    return createFrame('relative', {
      describes: frame.subject[0] as number,
      subject: frame.subject,
      start,
      waitsForSubject: true,
    });
  }
  leaveRelative(reading);
  const outer = top(reading);
  return createFrame(form === 'ing' ? 'and' : 'when', {
    parent: outer.clause as number,
    subject: outer.subject,
    start,
    waitsForSubject: true,
  });
}

/** 'a boy raised by wolves'; 'sees him dancing' and 'is seen dancing' tell what is seen. */
function describingFrame({ clause, verb, subject, patients }: Frame, described: number, start: number): Frame {
  const perceived = verb?.isPassive ? subject : patients;
  const sees = clause !== undefined && BARE_OBJECT.has(verb?.base ?? '') && perceived.includes(described);
  const groups = [patients, clause === undefined || sees ? subject : []];
  return createFrame(sees ? 'content' : 'relative', {
    ...(clause === undefined ? {} : { parent: clause }),
    ...(sees ? {} : { describes: described }),
    subject: groups.find((group) => group.includes(described)) ?? [described],
    start,
    waitsForSubject: true,
  });
}
