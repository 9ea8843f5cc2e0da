import type { Clause, PhraseRole } from '../text-reading.ts';
import { top, type Frame, type Reading } from './clause-frames.ts';
import { GIVING } from './clause-words.ts';
import { PARTICLES } from './closed-words.ts';
import type { PhraseDraft, VerbItem, WordItem } from './draft.ts';
import { addManner, deedOfNoun } from './events-in-nouns.ts';
import { canBePlace, familyOf } from './nouns.ts';
import { isPhrasal } from './phrasal-verbs.ts';
import { isPerson, roleBehind, roleInDeed } from './roles.ts';

export const clauseOf = (reading: Reading, frame: Frame): Clause =>
  reading.draft.clauses[frame.clause as number] as Clause;
export const phraseAt = (reading: Reading, phrase: number): PhraseDraft => reading.draft.phrases[phrase] as PhraseDraft;

export function closeTo(reading: Reading, height: number): void {
  while (reading.stack.length > height) {
    close(reading);
  }
}

/** Ends the clause on top: what a relative clause left out takes its role. */
export function close(reading: Reading): void {
  const frame = reading.stack.pop() as Frame;
  if (frame.clause === undefined) {
    const outer = reading.stack.at(-1);
    if (
      frame.subject.length > 0 &&
      outer &&
      outer.clause === undefined &&
      outer.subject.length === 0 &&
      outer.kind === 'main'
    ) {
      outer.subject = frame.subject;
    }
    leaveHeading(reading, frame);
    return;
  }
  const { gap } = frame;
  const clause = clauseOf(reading, frame);
  if (gap && !clause.roles.some(({ phrase }) => phrase === gap.phrase)) {
    const isGiven = GIVING.has(frame.verb?.base ?? '') && isPerson(phraseAt(reading, gap.phrase));
    const beside: PhraseRole = isGiven ? 'recipient' : 'topic';
    const role: PhraseRole = gap.role ?? (clause.roles.some((one) => one.role === 'patient') ? beside : 'patient');
    clause.roles.push({ role, phrase: gap.phrase });
  }
}

/** What a sentence without a verb says: a place for the next one, something that happens, or how something is. */
function leaveHeading(reading: Reading, frame: Frame): void {
  const phrases = frame.subject.map((phrase) => phraseAt(reading, phrase));
  const isHeading = frame.kind === 'main' && phrases.length > 0;
  if (isHeading && phrases.every(({ isPlace, head }) => isPlace || (head !== '' && familyOf(head) === 'place'))) {
    reading.carried.push(...frame.subject);
  }
  const isList = phrases.length > 1 && phrases.some(({ head }) => deedOfNoun(head) !== undefined);
  const told = phrases.filter((one, index) => isHeading && (isList || index === 0) && isDeed(one, isList));
  told.forEach((one) => leaveDeed(reading, frame, one));
  if (told.length === 0) {
    leaveState(reading, frame);
  }
}

/** 'Flood at dawn'; 'a divorce, a wedding, a kiss'. */
const isDeed = ({ head, hasArticle, isPlural }: PhraseDraft, isListed: boolean): boolean =>
  (isListed || !hasArticle) && !isPlural && deedOfNoun(head) !== undefined;

function leaveDeed(reading: Reading, frame: Frame, phrase: PhraseDraft): void {
  phrase.isDropped ||= phrase.hasArticle;
  reading.draft.clauses.push({
    kind: 'main',
    predicate: deedOfNoun(phrase.head) as string,
    roles: placesOf(reading, frame),
    from: phrase.from,
    to: phrase.to,
    manner: [],
    isNegated: false,
    mood: 'does',
  });
}

const placesOf = (reading: Reading, { waiting }: Frame): Clause['roles'] =>
  waiting
    .map(({ preposition, phrase }) => ({
      role: roleBehind(preposition, 'be', phraseAt(reading, phrase), false),
      phrase,
    }))
    .filter((one): one is { role: PhraseRole; phrase: number } => one.role !== undefined);

/** A subject without a verb inside a sentence is somewhere; a prompt of nouns alone tells no event. */
function leaveState(reading: Reading, frame: Frame): void {
  if (frame.subject.length === 0 || frame.waiting.length === 0 || frame.kind === 'relative' || frame.kind === 'main') {
    return;
  }
  const phrases = [...frame.subject, ...frame.waiting.map(({ phrase }) => phrase)].map((phrase) =>
    phraseAt(reading, phrase),
  );
  const roles = placesOf(reading, frame);
  if (roles.length === 0) {
    return;
  }
  reading.draft.clauses.push({
    kind: 'and',
    predicate: 'be',
    roles: [...frame.subject.map((phrase) => ({ role: 'agent' as const, phrase })), ...roles],
    from: Math.min(...phrases.map(({ from }) => from)),
    to: Math.max(...phrases.map(({ to }) => to)),
    manner: [],
    isNegated: false,
    mood: 'does',
  });
}

/** Starts a clause with its verb on a frame. */
export function startClause(reading: Reading, frame: Frame, verb: VerbItem): void {
  const { draft } = reading;
  const from = startOf(reading, frame, verb);
  frame.verb = verb;
  const clause: Clause = {
    kind: frame.kind,
    ...(frame.parent === undefined ? {} : { parent: frame.parent }),
    ...(frame.describes === undefined ? {} : { describes: frame.describes }),
    predicate: verb.predicate,
    roles: frame.subject.map((phrase) => ({ role: subjectRole(verb), phrase })),
    from,
    to: draft.tokens[verb.end - 1]?.to ?? from,
    manner: [],
    isNegated: verb.isNegated !== frame.isNegated,
    // 'so that he can carry it': what it is for, and nothing that he is able to do.
    mood: frame.kind === 'so_that' && verb.mood === 'can' ? 'does' : verb.mood,
    ...(verb.isPassive || frame.isAgentless ? { isAgentless: true as const } : {}),
  };
  frame.clause = draft.clauses.push(clause) - 1;
  [...frame.adverbs, ...verb.manner].forEach((word) => addManner(clause, word));
  if (frame.kind !== 'main' && frame.kind !== 'relative' && frame.parent === undefined) {
    reading.orphans.push(frame.clause);
  }
  for (const { preposition, phrase } of frame.waiting) {
    addBehind(reading, frame, preposition, phrase);
  }
  reading.at++;
  takeParticle(reading, frame);
}

/** A clause starts with its subject, unless that is somebody else's phrase. */
function startOf(reading: Reading, { subject, gap, waitsForSubject, start }: Frame, verb: VerbItem): number {
  const from = reading.draft.tokens[verb.start]?.from ?? 0;
  const isOwn = (gap === undefined || !subject.includes(gap.phrase)) && !waitsForSubject && start !== undefined;
  return isOwn ? Math.min(from, ...subject.map((phrase) => phraseAt(reading, phrase).from)) : from;
}

const subjectRole = ({ isPassive, base }: VerbItem): PhraseRole => (isPassive && base !== 'be' ? 'patient' : 'agent');

/** 'takes the dealer out': the particle behind the object. */
export function takeParticle(reading: Reading, frame: Frame): void {
  const item = reading.items[reading.at];
  const { verb } = frame;
  if (!item || (item.kind !== 'preposition' && item.kind !== 'adverb') || !verb || frame.clause === undefined) {
    return;
  }
  const clause = clauseOf(reading, frame);
  if (clause.predicate === verb.base && isFreeParticle(reading, item) && isPhrasal(verb.base, item.word)) {
    clause.predicate = `${verb.base} ${item.word}`;
    clause.to = reading.draft.tokens[item.end - 1]?.to ?? clause.to;
    reading.at++;
  }
}

/** The particle belongs to no noun behind it. */
function isFreeParticle(reading: Reading, { kind, word, isCut }: WordItem): boolean {
  const next = reading.items[reading.at + 1];
  const isFree = kind === 'adverb' || next?.kind !== 'phrase' || next.isCut || word === 'away' || word === 'back';
  return !isCut && PARTICLES.has(word) && isFree;
}

export function extend(reading: Reading, frame: Frame, phrase: number): void {
  const clause = clauseOf(reading, frame);
  clause.to = Math.max(clause.to, phraseAt(reading, phrase).to);
  frame.lastPhrase = phrase;
}

/** The nearest clause below that still has no verb. */
export const waitsBelow = (reading: Reading): Frame | undefined =>
  reading.stack.slice(0, -1).findLast(({ clause }) => clause === undefined);

export const isReduced = ({ verb }: Frame): boolean =>
  verb?.form === 'ing' || verb?.form === 'part' || verb?.form === 'to' || verb?.form === 'either';

/** Goes back to the clause that 'and' goes on from. */
export function coordinate(reading: Reading): Frame {
  for (let height = reading.stack.length; height > 1; height--) {
    const frame = top(reading);
    const below = reading.stack.at(-2);
    if ((frame.kind !== 'relative' && !isReduced(frame) && frame.kind !== 'content') || below?.clause === undefined) {
      break;
    }
    close(reading);
  }
  return top(reading);
}

/** Parts of a building: what is there is where the building is. */
const PARTS_OF_PLACES =
  /^(?:wall|window|floor|door|ceiling|corner|entrance|gate|doorstep|threshold|ruins|middle|centre|center|back|front|edge|rest|inside|bottom|top|walls|floorboards?|gates)$/;

/** 'behind the wall of a theatre': at the theatre. */
function placeOfPart(reading: Reading, part: number): number {
  const one = phraseAt(reading, part);
  const owner = one.owner === undefined ? undefined : phraseAt(reading, one.owner);
  if (owner === undefined || owner.pronoun || !PARTS_OF_PLACES.test(one.head) || !canBePlace(owner.head)) {
    return part;
  }
  one.isDropped = true;
  return one.owner as number;
}

export function addBehind(reading: Reading, frame: Frame, word: string, said: number): void {
  const clause = clauseOf(reading, frame);
  const verb = frame.verb as VerbItem;
  extend(reading, frame, said);
  const phrase = placeOfPart(reading, said);
  const one = phraseAt(reading, phrase);
  const doer = word === 'by' ? doneBy(reading, frame, one) : undefined;
  if (doer) {
    doer.roles.push({ role: 'agent', phrase });
    return;
  }
  const { gap } = frame;
  const isLeftOut = gap !== undefined && gap.role === undefined && !frame.subject.includes(gap.phrase);
  const hasPatient = isLeftOut || clause.roles.some(({ role }) => role === 'patient');
  // 'fall in love with': the preposition is part of the deed.
  const isOwn = clause.predicate.includes(' ') && clause.predicate.endsWith(` ${word}`) && !hasPatient;
  const isOut = word === 'of' && clause.predicate.endsWith(' out');
  const role =
    (isOwn ? roleInDeed(clause.predicate, one) : undefined) ??
    roleBehind(isOut ? 'from' : word, verb.base, one, hasPatient);
  if (role === 'result' && /^(?:work|serve|moonlight) as$/.test(clause.predicate)) {
    one.isDropped = true;
  } else if (role) {
    clause.roles.push({ role, phrase });
  }
}

/** The passive clause whose deed somebody behind 'by' does: 'is talked into stealing it by a stranger'. */
function doneBy(reading: Reading, frame: Frame, one: PhraseDraft): Clause | undefined {
  if (frame.verb?.isPassive) {
    return one.isTime ? undefined : clauseOf(reading, frame);
  }
  const asked = reading.stack.at(-2);
  if (!isReduced(frame) || !asked?.verb?.isPassive || asked.clause === undefined || canBePlace(one.head)) {
    return undefined;
  }
  const clause = clauseOf(reading, asked);
  return clause.roles.some(({ role }) => role === 'agent') ? undefined : clause;
}

export function closeFrame(reading: Reading, frame: Frame): void {
  reading.stack.push(frame);
  close(reading);
}

export function leaveRelative(reading: Reading): void {
  while (
    reading.stack.length > 1 &&
    (top(reading).kind === 'relative' || isReduced(top(reading))) &&
    reading.stack.at(-2)?.clause !== undefined &&
    top(reading).gap === undefined
  ) {
    close(reading);
  }
}
