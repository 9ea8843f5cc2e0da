import type { Frame, Reading } from './clause-frames.ts';
import type { Item, PhraseDraft, VerbItem } from './draft.ts';

/** Whether the verb at an item is the verb of a sentence: a past and no participle, a present and no bare form. */
export function isFinite(reading: Reading, at: number): boolean {
  const verb = reading.items[at];
  if (verb?.kind !== 'verb') {
    return false;
  }
  switch (verb.form) {
    case 'finite':
      return true;
    case 'either':
      return isPast(reading, at, verb);
    case 'base':
      return actsInPlural(reading, at);
    default:
      return false;
  }
}

/** 'A boy raised his hand' and 'A boy raised by wolves finds'. */
function isPast(reading: Reading, at: number, verb: VerbItem): boolean {
  const before = solid(reading, at - 1, -1);
  const next = solid(reading, at + 1, 1);
  if (!before || before.kind === 'preposition') {
    return false;
  }
  if (verb.predicate !== verb.base && next?.kind !== 'preposition') {
    return before.kind !== 'joiner';
  }
  if (before.kind === 'relative' || isSubject(reading, before)) {
    return true;
  }
  if (before.kind !== 'phrase') {
    return before.kind === 'and' && followsFinite(reading, at);
  }
  return isPastBehindNoun(reading, at, verb, next);
}

function isPastBehindNoun(reading: Reading, at: number, verb: VerbItem, next: Item | undefined): boolean {
  if (next?.kind === 'phrase' && !next.isCut) {
    return true;
  }
  const preposition = next?.kind === 'preposition' ? next.word : '';
  if (preposition === 'by') {
    return false;
  }
  const isLast = !isVerbAhead(reading, at + 1);
  if (verb.isCut || !isLast) {
    return verb.isCut && isLast;
  }
  return (
    closesInner(reading.stack.at(-1), next) || canEnd(reading, verb, next !== undefined && !PLACING.has(preposition))
  );
}

const canEnd = (reading: Reading, { base }: VerbItem, isOpen: boolean): boolean =>
  reading.stack.at(-1)?.clause === undefined && (isOpen || MOVES.test(base));

/** 'a song that her brother wrote.': the verb that a clause inside still waits for. */
const closesInner = (frame: Frame | undefined, next: Item | undefined): boolean =>
  frame !== undefined &&
  frame.clause === undefined &&
  frame.kind !== 'main' &&
  frame.subject.length > 0 &&
  (next === undefined || next.isCut);

const PLACING = new Set('with in at on from for as to'.split(' '));

/** 'he', or 'it' behind a noun: 'summits it never reached'. */
function isSubject({ draft, items }: Reading, item: Item): boolean {
  const phrase = item.kind === 'phrase' ? draft.phrases[item.phrase] : undefined;
  const isIt = phrase?.pronoun === 'it' && !item.isCut && items[items.indexOf(item) - 1]?.kind === 'phrase';
  return phrase?.isSubjectForm === true || isIt;
}

const MOVES =
  /^(?:return|arrive|move|live|die|work|walk|travel|fall|sail|escape|disappear|vanish|appear|happen|look|wait|stay|climb|jump|dream|dance|sleep|start|end|turn|wander|emerge|struggle|search|listen|point|smile|laugh|land|cling|burn|collapse|explode|sink|cry|scream|vanish|drown|crash)$/;

const followsFinite = (reading: Reading, at: number): boolean => {
  const frame = reading.stack.at(-1);
  return (
    at > 0 &&
    frame?.verb !== undefined &&
    (frame.verb.form === 'finite' || frame.verb.form === 'either') &&
    !frame.verb.isPassive
  );
};

function solid(reading: Reading, at: number, by: 1 | -1): Item | undefined {
  let index = at;
  while (reading.items[index]?.kind === 'adverb') {
    index += by;
  }
  return reading.items[index];
}

/** A bare form is a present where several act: 'two strangers bond'. */
function actsInPlural(reading: Reading, at: number): boolean {
  const before = solid(reading, at - 1, -1);
  const frame = reading.stack.at(-1);
  switch (before?.kind) {
    case 'relative':
    case 'question':
      return true;
    case 'and':
      return frame?.verb !== undefined && frame.verb.ending === 'base' && frame.verb.form !== 'to';
    case 'phrase':
      return isSeveral(reading, reading.draft.phrases[before.phrase] as PhraseDraft, at);
    default:
      return frame !== undefined && frame.clause === undefined && frame.subject.length > 0;
  }
}

const takesBare = ({ isPlural, pronoun, head }: PhraseDraft): boolean =>
  isPlural || pronoun === 'they' || pronoun === 'we' || pronoun === 'i' || head === 'you';

/** Whether the noun before a bare verb, or the subject that waits for one, are several. */
function isSeveral(reading: Reading, phrase: PhraseDraft, at: number): boolean {
  if (phrase.isObjectForm) {
    return false;
  }
  const hasPlural = ({ clause, subject }: Frame): boolean =>
    clause === undefined && subject.some((each) => reading.draft.phrases[each]?.isPlural);
  const frame = reading.stack.at(-1);
  if (frame === undefined || frame.clause !== undefined) {
    return reading.stack.some(hasPlural) || takesBare(phrase) || joinsBefore(reading, at - 1);
  }
  return takesBare(phrase) || joinsBefore(reading, at - 1) || frame.subject.length > 1 || hasPlural(frame);
}

/** 'a man and a woman'. */
const joinsBefore = (reading: Reading, at: number): boolean => {
  const before = reading.items[at - 1];
  return before?.kind === 'and' && before.word === 'and' && reading.items[at - 2]?.kind === 'phrase';
};

/** Whether nothing but adverbs stands before the next finite verb. */
export function verbComesNext(reading: Reading, start: number): boolean {
  let at = start;
  while (reading.items[at]?.kind === 'adverb' && !reading.items[at]?.isStrongCut) {
    at++;
  }
  const item = reading.items[at];
  return item?.kind === 'verb' && !item.isStrongCut && (!item.isCut || at > start) && isFinite(reading, at);
}

/** The same, with places between: 'the statues in the museum wake'. */
export function verbComesBehindPlaces(reading: Reading, start: number): boolean {
  let at = start;
  while (
    reading.items[at]?.kind === 'preposition' &&
    reading.items[at + 1]?.kind === 'phrase' &&
    !reading.items[at]?.isCut
  ) {
    at += 2;
  }
  const verb = reading.items[at];
  const subject = reading.items[start - 1];
  const isSeveral = subject?.kind === 'phrase' && reading.draft.phrases[subject.phrase]?.isPlural === true;
  if (at > start && verb?.kind === 'verb' && verb.form === 'base' && isSeveral) {
    return true;
  }
  return verbComesNext(reading, at);
}

/** Whether the subject before an item has a finite verb further on, past what only describes it. */
export function isVerbAhead(reading: Reading, start: number): boolean {
  let needed = 1;
  let isInside = false;
  for (let at = start; at < reading.items.length; at++) {
    const item = reading.items[at] as Item;
    if (item.isStrongCut) {
      return false;
    }
    if (item.kind === 'relative' || item.kind === 'joiner') {
      needed++;
    } else if (item.kind === 'verb' && closesSubject(reading, at, item, needed)) {
      const isJoined = reading.items[at - 1]?.kind === 'and' && isInside;
      needed -= isJoined && needed < 2 ? 0 : 1;
      if (needed === 0) {
        return !isJoined;
      }
    }
    isInside ||= item.kind === 'relative' || item.kind === 'joiner' || item.kind === 'verb';
  }
  return false;
}

const closesSubject = (reading: Reading, at: number, item: VerbItem, needed: number): boolean =>
  looksFinite(reading, at, item) || (needed === 1 && item.form === 'base' && hasPluralSubject(reading));

const hasPluralSubject = (reading: Reading): boolean =>
  reading.stack.at(-1)?.clause === undefined &&
  (reading.stack.at(-1)?.subject.some((one) => reading.draft.phrases[one]?.isPlural) ?? false);

/** Finite by its form alone; for what lies ahead. */
function looksFinite(reading: Reading, at: number, verb: VerbItem): boolean {
  if (verb.form === 'finite') {
    return true;
  }
  const before = solid(reading, at - 1, -1);
  const next = reading.items[at + 1];
  if (verb.form === 'either') {
    return (before?.kind === 'phrase' || before?.kind === 'relative') && next?.kind === 'phrase' && !next.isCut;
  }
  return verb.form === 'base' && before?.kind === 'phrase' && reading.draft.phrases[before.phrase]?.isPlural === true;
}
