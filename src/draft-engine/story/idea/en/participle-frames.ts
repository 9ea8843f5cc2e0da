import { createFrame, top, type ClauseKind, type Frame, type Reading } from './clause-frames.ts';
import { leaveRelative, phraseAt } from './clause-state.ts';
import { BARE_OBJECT } from './clause-words.ts';
import type { VerbItem } from './draft.ts';
import { isVerbAhead, verbComesBehindPlaces } from './look-ahead.ts';
import { isPerson } from './roles.ts';

/** 'Her hands shaking, the surgeon …': another subject and its verb come behind the comma. */
export function isAbsolute(reading: Reading, { kind, clause, subject }: Frame, { isCut, form }: VerbItem): boolean {
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
export const isHeard = ({ items, at }: Reading, { verb, patients }: Frame, { form, isCut }: VerbItem): boolean =>
  form === 'ing' &&
  !isCut &&
  patients.length === 0 &&
  verb === items[at - 1] &&
  /^(?:over)?hear$/.test(verb?.base ?? '');

/** 'Raised by wolves, …', 'after leaving her home, …': the subject comes behind. */
export function frontedBy(reading: Reading, frame: Frame, item: VerbItem): Frame {
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
export function isOwnDeed(reading: Reading, frame: Frame, { isCut }: VerbItem): boolean {
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
export function hangingOn(reading: Reading, frame: Frame, { base, form, isCut, start }: VerbItem): Frame {
  if (isThought(reading, frame, form)) {
    return createFrame('content', {
      parent: frame.clause as number,
      subject: frame.subject,
      start,
      waitsForSubject: true,
    });
  }
  const last = frame.lastPhrase ?? frame.subject[0];
  const described =
    watchedBy(frame, reading) ??
    wearer(reading, frame, base) ??
    (last === undefined ? undefined : touched(reading, last));
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

/** 'rob a casino disguised as nuns': no casino wears a disguise. */
function wearer(reading: Reading, { subject, lastPhrase }: Frame, base: string): number | undefined {
  const [first] = subject;
  const isWorn = /^(?:disguise|dress|mask|clothe|camouflage)$/.test(base);
  const canWear = lastPhrase === undefined || isPerson(phraseAt(reading, lastPhrase));
  return isWorn && !canWear && first !== undefined && isPerson(phraseAt(reading, first)) ? first : undefined;
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

/** Who is seen doing something: the verb stands right behind 'is seen'. */
function watchedBy(frame: Frame, reading: Reading): number | undefined {
  const before = reading.items[reading.at - 1];
  const isWatched =
    before?.kind === 'verb' && before === frame.verb && before.isPassive && BARE_OBJECT.has(before.base);
  return isWatched ? frame.subject[0] : undefined;
}
