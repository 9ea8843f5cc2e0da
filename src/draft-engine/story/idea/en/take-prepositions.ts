import { wordTable } from '#src/shared/word-table.ts';
import type { Clause, PhraseRole } from '../text-reading.ts';
import { createFrame, top, type Frame, type Reading } from './clause-frames.ts';
import { addBehind, clauseOf, extend, phraseAt, startClause } from './clause-state.ts';
import { CLOTHES, GIVING, ING_KIND, LEADS, MEETING, PARTS_OF_THINGS } from './clause-words.ts';
import type { PhraseDraft, VerbItem, WordItem } from './draft.ts';
import { addNominals } from './events-in-nouns.ts';
import { familyOf } from './nouns.ts';
import { readGroup } from './phrase-groups.ts';
import { lastWord } from './phrase-parts.ts';
import { isPerson } from './roles.ts';
import { openContent, openRelative } from './take-joints.ts';

/** What a relative clause leaves out: 'the house in which', 'the man with whom'. */
const GAP_ROLES: Readonly<Record<string, PhraseRole>> = wordTable({ in: 'at', at: 'at', on: 'at', with: 'companion' });

export function takePreposition(reading: Reading, item: WordItem): void {
  const [first, second] = reading.items.slice(reading.at + 1, reading.at + 3);
  reading.at += first?.kind === 'adverb' && second?.kind === 'verb' ? 2 : 1;
  const next = reading.items[reading.at];
  if (!next || next.isStrongCut) {
    return;
  }
  if (next.kind === 'verb' && /^(?:ing|either|part)$/.test(next.form)) {
    openGerund(reading, item.word, next);
  } else if (next.kind === 'relative' || next.kind === 'question') {
    takeQuestion(reading, item, next);
  } else if (next.kind === 'phrase') {
    const start = reading.at;
    const group = readGroup(reading);
    const own = isOwned(reading, item.word) ? lookOf(reading, group.phrases) : group.phrases;
    reading.at = own.length < group.phrases.length ? itemAfter(reading, start, own) : group.next;
    takeBehind(reading, item.word, own, item.isCut);
    if (own.length < group.phrases.length) {
      joinSubject(reading);
    }
  }
}

/** Whether what stands behind the word is what somebody has or wears, before the verb. */
const isOwned = (reading: Reading, word: string): boolean => {
  const { clause, subject } = top(reading);
  return (word === 'in' || word === 'with') && clause === undefined && subject.length > 0;
};

/** 'Ada in a blue coat, and Tom': what is worn or had ends where somebody else is named. */
function lookOf(reading: Reading, phrases: number[]): number[] {
  const somebody = phrases.findIndex((phrase) => isPerson(phraseAt(reading, phrase)));
  return somebody > 0 ? phrases.slice(0, somebody) : phrases;
}

/** The item behind the last of the phrases. */
function itemAfter({ items }: Reading, start: number, phrases: readonly number[]): number {
  const last = phrases.at(-1);
  return items.findIndex((item, at) => at >= start && item.kind === 'phrase' && item.phrase === last) + 1;
}

/** Whoever is named behind it acts with the subject: 'a maker in a blue coat, and Tom, her apprentice, work …'. */
function joinSubject(reading: Reading): void {
  if (reading.items[reading.at]?.kind === 'and') {
    reading.at++;
  }
  if (reading.items[reading.at]?.kind === 'phrase') {
    const group = readGroup(reading);
    const frame = top(reading);
    reading.at = group.next;
    frame.subject = [...frame.subject, ...group.phrases];
    frame.lastPhrase = group.phrases.at(-1) as number;
  }
}

/** 'argue about who did it', 'the house in which'. */
function takeQuestion(reading: Reading, { word }: WordItem, question: WordItem): void {
  const frame = top(reading);
  if (reading.items[reading.at - 2]?.kind === 'verb') {
    reading.at++;
    openContent(reading, frame, question.word);
  } else if (frame.lastPhrase !== undefined) {
    reading.at++;
    openRelative(reading, frame.lastPhrase, GAP_ROLES[word] ?? 'topic');
  }
}

function takeBehind(reading: Reading, word: string, phrases: number[], isCutOff: boolean): void {
  if (addNominals(reading, word, phrases)) {
    return;
  }
  const frame = top(reading);
  if (frame.clause === undefined) {
    takeBeforeVerb(reading, frame, word, phrases);
    return;
  }
  const owners = havingBy(reading, { word, phrases, isCutOff });
  if (owners) {
    haveClause(reading, owners, phrases, word);
  } else if (!isCutOff && leadsTo(reading, frame, word)) {
    const describes = frame.lastPhrase as number;
    const roles: Clause['roles'] = [
      { role: 'agent', phrase: describes },
      { role: 'to', phrase: phrases[0] as number },
    ];
    addSide(reading, { kind: 'relative', predicate: 'lead to', describes, roles }, phrases);
  } else {
    addAll(reading, frame, word, phrases);
  }
}

const wears = (reading: Reading, phrases: readonly number[]): boolean =>
  CLOTHES.has(lastWord(phraseAt(reading, phrases[0] as number).head));

/** 'A street with cars and a boy selling papers': a prompt's place and who is there. */
const isPlaceWithSomebody = (reading: Reading, { subject, kind }: Frame, phrases: readonly number[]): boolean =>
  kind === 'main' &&
  subject.every((phrase) => familyOf(phraseAt(reading, phrase).head) === 'place') &&
  isPerson(phraseAt(reading, phrases.at(-1) as number));

/** Behind a subject that still has no verb. */
function takeBeforeVerb(reading: Reading, frame: Frame, word: string, phrases: number[]): void {
  const hasSubject = frame.subject.length > 0;
  const owns = word === 'with' || word === 'without' || (word === 'in' && wears(reading, phrases));
  if (owns && hasSubject && isPlaceWithSomebody(reading, frame, phrases)) {
    frame.waiting.push(...frame.subject.map((phrase) => ({ preposition: 'in', phrase })));
    frame.subject = phrases.slice(-1);
  } else if (owns && hasSubject) {
    haveClause(reading, ownersOf(reading, frame, phrases), phrases, word);
  } else if (word === 'about' && hasSubject && reading.stack.length === 1) {
    frame.subject = phrases;
  } else if (/^(?:in|at|on)$/.test(word) && isAfterTime(reading, frame)) {
    frame.waiting.push(...phrases.map((phrase) => ({ preposition: 'from', phrase })));
  } else {
    frame.waiting.push(...phrases.map((phrase) => ({ preposition: word, phrase })));
  }
  frame.lastPhrase = phrases.at(-1) ?? 0;
}

/** 'Ada and Tom with red hair': one thing is the last one's; 'in raincoats': all of them. */
function ownersOf(reading: Reading, { subject }: Frame, phrases: readonly number[]): number[] {
  const isEachOnes = phrases.some((phrase) => phraseAt(reading, phrase).isPlural);
  return isEachOnes ? subject : subject.slice(-1);
}

/** 'After twenty years in prison, Tom …': he comes from there. */
function isAfterTime({ draft }: Reading, { waiting }: Frame): boolean {
  const last = waiting.at(-1);
  return last?.preposition === 'after' && draft.phrases[last.phrase]?.isTime === true;
}

/** Who has or wears what stands behind 'with', 'without' or 'in'; undefined where it belongs to the verb. */
function havingBy(
  reading: Reading,
  { word, phrases, isCutOff }: { word: string; phrases: readonly number[]; isCutOff: boolean },
): number[] | undefined {
  const frame = top(reading);
  const { lastPhrase: last, subject } = frame;
  const said = phraseAt(reading, phrases[0] as number);
  const isLack = word === 'without' || (word === 'with' && said.isNone);
  if (isLack) {
    return lackedBy(reading, frame, said, isCutOff);
  }
  if (isCutOff || last === undefined) {
    return undefined;
  }
  const isWorn = word === 'in' && wears(reading, phrases);
  const isOnThing = isWorn && !isPerson(phraseAt(reading, last)) && subject.length > 0;
  const owners = isOnThing ? subject : [last];
  return isWorn || hasFeature(reading, frame, word, phrases) ? owners : undefined;
}

/** 'a clock without hands', 'meets a boy without a ticket', 'leaves without a word'. */
function lackedBy(
  reading: Reading,
  { lastPhrase: last, patients, subject }: Frame,
  said: PhraseDraft,
  isCutOff: boolean,
): number[] | undefined {
  const isObject = last !== undefined && patients.includes(last);
  const isPart = PARTS_OF_THINGS.has(said.head);
  const isOfPerson = !isCutOff && isObject && isPerson(phraseAt(reading, last)) && familyOf(said.head) === 'thing';
  if (isObject && (isPart || isOfPerson)) {
    return [last];
  }
  return subject.length > 0 && !isPerson(said) ? subject : undefined;
}

/** 'meets a girl with red hair': it is hers. */
function hasFeature(reading: Reading, frame: Frame, word: string, phrases: readonly number[]): boolean {
  const last = frame.lastPhrase as number;
  return (
    (word === 'with' || word === 'without') &&
    frame.patients.includes(last) &&
    isPerson(phraseAt(reading, last)) &&
    MEETING.has(frame.verb?.base ?? '') &&
    !phrases.some((phrase) => isPerson(phraseAt(reading, phrase)))
  );
}

/** 'finds a door to another world': the door leads there. */
function leadsTo(reading: Reading, { lastPhrase: last, patients, verb }: Frame, word: string): boolean {
  const isObject = last !== undefined && patients.includes(last);
  return word === 'to' && isObject && LEADS.has(phraseAt(reading, last).head) && !GIVING.has(verb?.base ?? '');
}

function addAll(reading: Reading, frame: Frame, word: string, [first = 0, ...others]: readonly number[]): void {
  const { roles } = clauseOf(reading, frame);
  const before = roles.length;
  addBehind(reading, frame, word, first);
  const role = roles[before]?.role;
  for (const phrase of others) {
    extend(reading, frame, phrase);
    if (role) {
      roles.push({ role, phrase });
    }
  }
}
/** 'a girl with a red umbrella' has one. */
function haveClause(reading: Reading, owners: number[], phrases: number[], word: string): void {
  const isCompany = phrases.some((phrase) => isPerson(phraseAt(reading, phrase)));
  const company = isCompany ? 'be with' : 'have';
  const [describes] = owners;
  addSide(
    reading,
    {
      kind: 'relative',
      predicate: word === 'in' ? 'wear' : company,
      ...(describes === undefined ? {} : { describes }),
      isNegated: word === 'without' || phrases.some((phrase) => phraseAt(reading, phrase).isNone),
      roles: [
        ...owners.map((phrase) => ({ role: 'agent' as const, phrase })),
        ...phrases.map((phrase) => ({ role: isCompany ? ('companion' as const) : ('patient' as const), phrase })),
      ],
    },
    phrases,
  );
}

function addSide(
  reading: Reading,
  clause: Pick<Clause, 'kind' | 'predicate' | 'roles'> & Partial<Clause>,
  phrases: number[],
): void {
  const said = phrases.map((phrase) => phraseAt(reading, phrase));
  const frame = top(reading);
  reading.draft.clauses.push({
    from: Math.min(...said.map(({ from }) => from)),
    to: Math.max(...said.map(({ to }) => to)),
    manner: [],
    isNegated: false,
    mood: 'does',
    ...(frame.clause === undefined ? {} : { parent: frame.clause }),
    ...clause,
  });
  frame.lastPhrase = phrases.at(-1) as number;
}

/** 'after leaving', 'by selling', 'dreams of flying'. */
function openGerund(reading: Reading, word: string, verb: VerbItem): void {
  const frame = top(reading);
  const isFronted = frame.clause === undefined && frame.subject.length === 0;
  const next = createFrame(ING_KIND[word] ?? 'when', {
    ...(frame.clause === undefined ? {} : { parent: frame.clause }),
    subject: isFronted ? [] : subjectOfGerund(frame, word),
    isNegated: isUndone(frame, word),
    start: verb.start,
    waitsForSubject: true,
  });
  if (isFronted) {
    reading.subjectless.push(next);
  }
  reading.stack.push(next);
  startClause(reading, next, verb.form === 'ing' ? verb : { ...verb, isPassive: true });
}

/** 'talks him into stealing': he steals. */
const subjectOfGerund = ({ clause, patients, subject }: Frame, word: string): number[] =>
  clause !== undefined && patients.length > 0 && (word === 'from' || word === 'into') ? patients : subject;

/** 'without asking', 'keeps her from leaving'. */
const isUndone = ({ verb }: Frame, word: string): boolean =>
  word === 'without' ||
  word === 'instead' ||
  (word === 'from' && /^(?:stop|prevent|keep|save|protect|restrain|discourage)$/.test(verb?.base ?? ''));
