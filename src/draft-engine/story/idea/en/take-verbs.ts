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
  phraseAt,
  startClause,
  waitsBelow,
} from './clause-state.ts';
import { BARE_OBJECT, CONTENT, CONTENT_NOUNS, OBJECT_ACTS } from './clause-words.ts';
import type { VerbItem } from './draft.ts';
import { isFinite, isVerbAhead } from './look-ahead.ts';
import { BE_TO } from './moods.ts';
import { frontedBy, hangingOn, isAbsolute, isHeard, isOwnDeed } from './participle-frames.ts';
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
  // 'makes the soldiers dance' is a bare verb, though it is that of several too.
  const isCaused = frame.kind === 'content' && frame.waitsForSubject === true;
  startClause(reading, frame, isCaused ? { ...verb, form: 'base' } : verb);
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
  // 'finds a dog, teaches it': what follows a comma is the next deed of the same one.
  const isContent =
    last !== undefined && last === frame.lastPhrase && !verb.isCut && CONTENT.has(frame.verb?.base ?? '');
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

/** The bare verb of 'makes them dance'. */
const isBare = ({ kind, verb }: Frame): boolean => kind === 'content' && verb?.form === 'base';

/** A finite verb does not go on from 'to find' or 'leaving', nor 'laughs' from 'makes them dance'. */
function leaveNonFinite(reading: Reading, verb: VerbItem): void {
  while (
    reading.stack.length > 1 &&
    (isReduced(top(reading)) || (isBare(top(reading)) && verb.ending === 's')) &&
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
    const acts = objectActs(reading, frame) || isTakenFor(frame, verb);
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
const objectActs = (reading: Reading, { patients, verb }: Frame): boolean =>
  patients.length > 0 &&
  verb !== undefined &&
  OBJECT_ACTS.has(verb.base) &&
  !verb.isPassive &&
  // 'tells the truth to save him': no truth saves him.
  !(verb.base === 'tell' && patients.every((one) => !isPerson(phraseAt(reading, one))));

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
  if (acts || (OBJECT_ACTS.has(base) && base !== 'tell')) {
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
export function markCausing(clause: Clause): void {
  if (/^(?:make|have|get|let)$/.test(clause.predicate)) {
    clause.predicate = `${clause.predicate} somebody`;
  }
}

/** 'keeps the town dancing': the town dances. */
const isKeptAt = ({ clause, patients, lastPhrase, verb }: Frame, { form, start }: VerbItem): boolean =>
  clause !== undefined &&
  form === 'ing' &&
  start > 0 &&
  /^(?:keep|leave|set|send)$/.test(verb?.base ?? '') &&
  lastPhrase !== undefined &&
  patients.includes(lastPhrase);

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
  if (isKeptAt(frame, verb)) {
    reading.stack.push(
      createFrame('content', {
        parent: frame.clause as number,
        subject: frame.patients,
        start: verb.start,
        waitsForSubject: true,
      }),
    );
    startClause(reading, top(reading), item);
    return;
  }
  if (!isOwnDeed(reading, frame, verb)) {
    reading.stack.push(hangingOn(reading, frame, item));
  }
  startClause(reading, top(reading), item);
}
