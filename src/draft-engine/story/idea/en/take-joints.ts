import type { Clause, PhraseRole } from '../text-reading.ts';
import { createFrame, top, type Frame, type Reading } from './clause-frames.ts';
import { clauseOf, close, isReduced, leaveRelative, phraseAt, startClause, takeParticle } from './clause-state.ts';
import { CONTENT } from './clause-words.ts';
import { JOINERS } from './closed-words.ts';
import type { Item, WordItem } from './draft.ts';
import { addManner } from './events-in-nouns.ts';
import { ENGLISH_PRESENCES } from './marks.ts';
import { canBePlace } from './nouns.ts';
import { isPerson } from './roles.ts';

export function takeJoiner(reading: Reading, item: WordItem): void {
  const kind = JOINERS[item.word as keyof typeof JOINERS] ?? 'when';
  reading.at++;
  if (item.word.endsWith('_to')) {
    // The infinitive behind it tells its own purpose.
    return;
  }
  let frame = top(reading);
  if (item.word === 'whether' && openDoubt(reading, frame)) {
    return;
  }
  // A clause inside a clause that is still without its verb: 'A man who, when he sleeps, flies'.
  while (reading.stack.length > 1 && frame.clause === undefined && frame.subject.length === 0) {
    reading.stack.pop();
    frame = top(reading);
  }
  if (item.isCut || isReduced(frame)) {
    leaveRelative(reading);
    frame = top(reading);
  }
  const parent = frame.clause ?? reading.stack.findLast(({ clause }) => clause !== undefined)?.clause;
  reading.stack.push(createFrame(kind, parent === undefined ? {} : { parent }));
}

/** 'decide whether to sell': it is not sold yet. */
function openDoubt(reading: Reading, { clause, subject }: Frame): boolean {
  const verb = reading.items[reading.at];
  if (clause === undefined || verb?.kind !== 'verb' || verb.form !== 'to') {
    return false;
  }
  const doubt = createFrame('content', { parent: clause, subject, start: verb.start, waitsForSubject: true });
  reading.stack.push(doubt);
  startClause(reading, doubt, { ...verb, mood: 'wants' });
  return true;
}

export function takeRelative(reading: Reading, item: WordItem): void {
  const frame = top(reading);
  const described = frame.lastPhrase ?? frame.subject.at(-1);
  reading.at++;
  const isOpening = item.kind === 'question' && isEmpty(frame) && reading.stack.length === 1;
  if (isOpening || openResult(reading, frame, item) || openChoice(reading, frame, item.word)) {
    return;
  }
  if (item.kind === 'question' || isContentWord(reading, frame, item, described)) {
    openContent(reading, frame, item.word);
    return;
  }
  const isFronted = item.word === 'where' && item.isCut && isEmpty(frame) && frame.waiting.length === 0;
  if (described === undefined || isFronted) {
    return;
  }
  openDescribing(reading, item.word, described);
}

/** 'so loudly that', 'so tired that': what comes of it follows. */
function openResult({ draft, items, at, stack }: Reading, { clause }: Frame, { word }: WordItem): boolean {
  const before = items[at - 2];
  const said = before === undefined ? [] : draft.tokens.slice(Math.max(0, before.start - 2), before.start + 1);
  const isResult = word === 'that' && clause !== undefined && said.some(({ lower }) => lower === 'so');
  if (isResult) {
    stack.push(createFrame('and', { parent: clause }));
  }
  return isResult;
}

const isEmpty = ({ clause, subject }: Frame): boolean => clause === undefined && subject.length === 0;

function openDescribing(reading: Reading, word: string, described: number): void {
  if (word === 'whose') {
    openWhose(reading, somebodyOf(reading, described));
    return;
  }
  const somebody = word === 'who' ? somebodyOf(reading, described) : seenThing(reading, word, described);
  openRelative(reading, somebody, word === 'where' ? 'at' : undefined);
}

/** 'a door at the end of the corridor that only children see': the door. */
function seenThing(reading: Reading, word: string, described: number): number {
  const { clause, waiting, subject } = top(reading);
  const [first] = subject;
  const isWhere = waiting.some(({ phrase }) => phrase === described) && canBePlace(phraseAt(reading, described).head);
  const isDoor = first !== undefined && !canBePlace(phraseAt(reading, first).head);
  return word !== 'where' && clause === undefined && isWhere && isDoor ? first : described;
}

/** 'decides which of the nine to wake': one of them is woken. */
function openChoice(reading: Reading, frame: Frame, word: string): boolean {
  if (frame.clause === undefined || !/^(?:which|whom|who|what)$/.test(word)) {
    return false;
  }
  const of = reading.items[reading.at];
  const at = of?.kind === 'preposition' && of.word === 'of' ? reading.at + 1 : reading.at;
  const one = reading.items[at];
  const verb = reading.items[at + 1];
  if (one?.kind !== 'phrase' || verb?.kind !== 'verb') {
    return false;
  }
  if (verb.form === 'finite' && word !== 'who') {
    reading.stack.push(createFrame('content', { parent: frame.clause, subject: [one.phrase], start: one.start }));
    reading.at = at + 1;
    return true;
  }
  if (verb.form !== 'to') {
    return false;
  }
  const choice = createFrame('content', {
    parent: frame.clause,
    subject: frame.subject,
    gap: { phrase: one.phrase },
    start: verb.start,
    waitsForSubject: true,
  });
  reading.stack.push(choice);
  reading.at = at + 1;
  startClause(reading, choice, verb);
  return true;
}

/** 'the confession of a man who': it is the man. */
function somebodyOf(reading: Reading, described: number): number {
  const { clause, subject, patients } = top(reading);
  const one = phraseAt(reading, described);
  const owner = one.owner === undefined ? undefined : phraseAt(reading, one.owner);
  const isInner = owner !== undefined && !owner.pronoun && owner.from > one.from;
  if (!(isInner && isPerson(owner)) && !isPerson(one) && canBePlace(one.head)) {
    const people = clause === undefined ? subject : [...subject, ...patients];
    return people.findLast((phrase) => isPerson(phraseAt(reading, phrase))) ?? described;
  }
  const isVague =
    owner !== undefined && /^(?:man|woman|person|boy|girl|child|family|stranger|someone)$/.test(owner.head);
  return isInner && (!isPerson(one) || isVague) && isPerson(owner) ? (one.owner as number) : described;
}

/** 'learns that he is dead', 'wonders who did it', not 'a letter that says'. */
function isContentWord(reading: Reading, frame: Frame, item: WordItem, described: number | undefined): boolean {
  if (frame.clause === undefined) {
    return described === undefined && frame.kind !== 'relative';
  }
  const before = reading.items[reading.at - 2];
  if (item.word !== 'that') {
    const isBehindVerb = before?.kind === 'verb' || (isParticle(before) && frame.patients.length === 0);
    return (
      (isBehindVerb && /^(?:who|where|which|whom)$/.test(item.word)) ||
      (item.word === 'where' && isToldWhere(frame, described))
    );
  }
  return described === undefined || tellsContent(reading, frame, before);
}

/** 'tells them where the flowers are'. */
const isToldWhere = ({ verb, patients, subject }: Frame, described: number | undefined): boolean =>
  CONTENT.has(verb?.base ?? '') &&
  (described === undefined || patients.includes(described) || subject.includes(described));

const isParticle = (item: Item | undefined): boolean =>
  item !== undefined && /^(?:preposition|adverb)$/.test(item.kind) && /^(?:out|up)$/.test((item as WordItem).word);

/** 'tells her that …', 'unaware that …': somebody follows. */
function tellsContent(reading: Reading, { verb, patients }: Frame, before: Item | undefined): boolean {
  const isTelling = CONTENT.has(verb?.base ?? '') || before?.kind === 'adjective';
  const [told] = patients;
  const isToldSomebody = told === undefined || verb?.isPassive === true || isPerson(phraseAt(reading, told));
  return isTelling && isToldSomebody && reading.items[reading.at]?.kind === 'phrase';
}

export function openContent(reading: Reading, { clause }: Frame, word: string): void {
  const next = reading.items[reading.at];
  const isInfinitive = next?.kind === 'verb' && next.form === 'to';
  if (clause !== undefined && !isInfinitive) {
    reading.stack.push(createFrame('content', { parent: clause, ...(word === 'who' ? { isAgentless: true } : {}) }));
  }
}

export function openRelative(reading: Reading, described: number, role: PhraseRole | undefined): void {
  const frame = top(reading);
  const parent = frame.clause ?? reading.stack.findLast(({ clause }) => clause !== undefined)?.clause;
  const groups = [frame.clause === undefined ? frame.subject : [], frame.patients];
  const subjects = groups.find((group) => group.includes(described)) ?? [described];
  reading.stack.push(
    createFrame('relative', {
      ...(parent === undefined ? {} : { parent }),
      describes: described,
      gap: { phrase: described, ...(role ? { role } : {}) },
      subject: role === undefined ? subjects : [],
    }),
  );
}

/** 'a man whose dog was stolen': the dog is his. */
function openWhose(reading: Reading, described: number): void {
  const frame = top(reading);
  const next = reading.items[reading.at];
  const parent = frame.clause;
  reading.stack.push(createFrame('relative', { describes: described, ...(parent === undefined ? {} : { parent }) }));
  if (next?.kind === 'phrase') {
    phraseAt(reading, next.phrase).owner = described;
  }
}

export function takeAnd(reading: Reading, item: WordItem): void {
  const next = reading.items[reading.at + 1];
  reading.at++;
  if (!next) {
    return;
  }
  const frame = top(reading);
  if (next.kind === 'joiner' || next.kind === 'relative') {
    if (item.isCut) {
      leaveRelative(reading);
    }
    if (
      next.kind === 'relative' &&
      frame.kind === 'relative' &&
      frame.describes !== undefined &&
      frame.clause !== undefined &&
      reading.stack.length > 1
    ) {
      close(reading);
      reading.at++;
      openRelative(reading, frame.describes, next.word === 'where' ? 'at' : undefined);
    }
  }
}

export function takeAdverb(reading: Reading, item: WordItem): void {
  const frame = top(reading);
  const next = reading.items[reading.at + 1];
  reading.at++;
  if (item.word === 'not' || item.word === 'never') {
    frame.isNegated = frame.clause === undefined || frame.isNegated;
    return;
  }
  if (frame.clause === undefined || (next?.kind === 'verb' && next.form === 'finite' && !item.isCut)) {
    frame.adverbs.push(item.word);
    return;
  }
  addManner(clauseOf(reading, frame), item.word);
  const at = reading.at;
  reading.at = at - 1;
  takeParticle(reading, frame);
  reading.at = Math.max(reading.at, at);
}

/** 'a woman who is dead'. */
function markPresence(reading: Reading, { subject, isNegated, verb }: Frame, word: string): void {
  const presence = Object.hasOwn(ENGLISH_PRESENCES, word) ? ENGLISH_PRESENCES[word] : undefined;
  const [first] = subject;
  if (presence && first !== undefined && !isNegated && !verb?.isNegated) {
    phraseAt(reading, first).presence ??= presence;
  }
}

/** 'is alone', 'makes her angry', 'Alone in the forest, a woman …'. */
export function takeAdjective(reading: Reading, item: WordItem): void {
  const frame = top(reading);
  reading.at++;
  if (frame.clause === undefined) {
    return;
  }
  const clause = clauseOf(reading, frame);
  const end = reading.draft.tokens[item.end - 1]?.to ?? 0;
  if (tellsState(frame, clause)) {
    if (frame.verb?.isCopula) {
      clause.isState = true;
      markPresence(reading, frame, item.word);
    }
    clause.predicate = frame.verb?.isCopula ? item.word : `${clause.predicate} ${item.word}`;
    clause.to = Math.max(clause.to, end);
    return;
  }
  // 'was believed dead'
  if (reading.items[reading.at - 2] === frame.verb && !item.isCut) {
    clause.to = Math.max(clause.to, end);
  }
  addManner(clause, item.word);
}

const SEEMS = /^(?:get|become|feel|go|turn|grow|seem|look|remain|stay|fall|appear|sound|keep)$/;
const tellsState = ({ verb }: Frame, { predicate }: Clause): boolean =>
  (verb?.isCopula === true || SEEMS.test(predicate)) && (predicate === verb?.base || predicate === 'be');
