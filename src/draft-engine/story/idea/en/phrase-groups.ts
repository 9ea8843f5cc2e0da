import { sexOfName } from '../sex/given-names.ts';
import type { Reading } from './clause-frames.ts';
import type { Item, PhraseDraft, PhraseItem } from './draft.ts';
import { isVerbAhead, verbComesBehindPlaces, verbComesNext } from './look-ahead.ts';
import { isPerson } from './roles.ts';

/** Phrases that are joined by commas and 'and', from the item that the reading stands on. */
export function readGroup(reading: Reading): { phrases: number[]; next: number } {
  const first = reading.items[reading.at] as PhraseItem;
  const phrases = [first.phrase];
  let next = reading.at + 1;
  for (let guard = 0; guard < 40; guard++) {
    const apposed = readApposition(reading, phrases, next);
    if (apposed !== undefined) {
      next = apposed;
      continue;
    }
    const joined = readJoined(reading, phrases, next);
    if (joined === undefined) {
      break;
    }
    phrases.push((reading.items[joined] as PhraseItem).phrase);
    next = joined + 1;
  }
  return { phrases: [...new Set(phrases)], next };
}

const phraseOf = (reading: Reading, item: Item | undefined): PhraseDraft | undefined =>
  item?.kind === 'phrase' ? reading.draft.phrases[item.phrase] : undefined;

/** The item of the next phrase of a list: 'A, B and C'. */
function readJoined(reading: Reading, phrases: readonly number[], at: number): number | undefined {
  const item = reading.items[at];
  if (item?.kind === 'and' && /^(?:and|or|&)$/.test(item.word)) {
    const phrase = phraseOf(reading, reading.items[at + 1]);
    if (!phrase || !goesOnList(reading, phrases, at)) {
      return undefined;
    }
    shareOwner(reading, phrases, phrase);
    return at + 1;
  }
  const phrase = phraseOf(reading, item);
  const isListed =
    phrase !== undefined && !phrase.isTime && !sameTime(reading, phrases) && item?.isCut === true && !item.isStrongCut;
  return isListed && isListAhead(reading, at) ? at : undefined;
}

/** Whether the phrase behind 'and' belongs to the list, and is not what acts in a new clause. */
function goesOnList(reading: Reading, phrases: readonly number[], at: number): boolean {
  const next = reading.items[at + 1] as PhraseItem;
  const phrase = reading.draft.phrases[next.phrase] as PhraseDraft;
  if (next.isCut || (phrase.isTime && !sameTime(reading, phrases))) {
    return false;
  }
  if (!hasVerb(reading)) {
    return true;
  }
  // 'finds a dog, and the dog speaks': a new clause.
  const isCutOff = (reading.items[at] as Item).isCut && phrases.length === 1;
  const isDescribed = reading.items[at + 2]?.kind === 'relative';
  const acts = verbComesBehindPlaces(reading, at + 2) || ((isCutOff || isDescribed) && isVerbAhead(reading, at + 2));
  return !phrase.isSubjectForm && (!acts || startsAnew(reading));
}

/** The group began behind a comma where a clause still waits for its subject. */
const startsAnew = (reading: Reading): boolean =>
  (reading.items[reading.at]?.isCut ?? false) &&
  reading.stack.slice(0, -1).some(({ clause, subject }) => clause === undefined && subject.length === 0);

/** What stands before the comma is whole: a clause, or a place or time before the subject. */
function isWhole(reading: Reading): boolean {
  if (hasVerb(reading)) {
    return !startsAnew(reading);
  }
  return reading.items[reading.at - 1]?.kind === 'preposition' && reading.stack.at(-1)?.subject.length === 0;
}

const hasVerb = (reading: Reading): boolean => reading.stack.at(-1)?.clause !== undefined;
const sameTime = (reading: Reading, phrases: readonly number[]): boolean =>
  reading.draft.phrases[phrases[0] as number]?.isTime ?? false;

/** A comma is part of a list where an 'and' closes it. */
function isListAhead(reading: Reading, start: number): boolean {
  for (let at = start; at < Math.min(reading.items.length, start + 12); at++) {
    const item = reading.items[at] as Item;
    if (item.kind === 'and' && (item.word === 'and' || item.word === 'or')) {
      const isNoun = reading.items[at + 1]?.kind === 'phrase';
      return isNoun && !(isWhole(reading) && (verbComesNext(reading, at + 2) || isDoing(reading.items[at + 2])));
    }
    if (item.kind !== 'phrase' || (at > start && !item.isCut)) {
      return false;
    }
  }
  return false;
}

/** 'walking', right behind whoever walks. */
const isDoing = (item: Item | undefined): boolean => item?.kind === 'verb' && item.form === 'ing' && !item.isCut;

/** 'his wife and daughter': both are his. */
function shareOwner(reading: Reading, phrases: readonly number[], phrase: PhraseDraft): void {
  const first = reading.draft.phrases[phrases[0] as number];
  if (
    first?.owner !== undefined &&
    phrase.owner === undefined &&
    !phrase.hasArticle &&
    phrase.name === undefined &&
    !phrase.pronoun &&
    isPerson(phrase)
  ) {
    phrase.owner = first.owner;
  }
}

/** 'Anna, a baker, …' and 'his brother, Tom, …': one person. */
function readApposition(reading: Reading, phrases: readonly number[], at: number): number | undefined {
  const item = reading.items[at];
  const said = phraseOf(reading, item);
  const one = reading.draft.phrases[phrases.at(-1) as number];
  if (!said || !one || !item || item.isStrongCut || !canBeOne(one, said)) {
    return undefined;
  }
  if (!item.isCut) {
    return isNoun(one) && isBareName(said) ? unite(one, said, at) : undefined;
  }
  const isAlone = said.isPlural === one.isPlural && isClosed(reading, at) && !isListAhead(reading, at);
  return isAlone && isSamePerson(reading, one, said, at) ? unite(one, said, at) : undefined;
}

const canBeOne = (one: PhraseDraft, said: PhraseDraft): boolean =>
  !said.isTime && !one.isTime && !said.pronoun && !one.pronoun;
const isNoun = ({ head, name }: PhraseDraft): boolean => head !== '' && name === undefined;
const isBareName = ({ head, name }: PhraseDraft): boolean => head === '' && name !== undefined;

/** What is said between commas ends, and no clause of its own begins. */
function isClosed(reading: Reading, at: number): boolean {
  const closes = reading.items[at + 1];
  if (closes === undefined || closes.isCut) {
    return true;
  }
  return /^(?:verb|relative|preposition)$/.test(closes.kind) && !(hasVerb(reading) && verbComesNext(reading, at + 1));
}

function isSamePerson(reading: Reading, one: PhraseDraft, said: PhraseDraft, at: number): boolean {
  if (isBareName(one)) {
    // 'Maya, a painter': the name of a place or a people is somebody's where a trade follows.
    const isGiven = isPerson(said) && sexOfName(one.name ?? '', 'en') !== undefined;
    return (!one.isPlace || isGiven) && isNoun(said) && (said.hasArticle || said.owner !== undefined);
  }
  if (isNoun(one) && isBareName(said)) {
    return isPerson(one);
  }
  const closes = reading.items[at + 1];
  const isCutOff = !hasVerb(reading) || closes === undefined || closes.isCut;
  return isCutOff && isSecondTrade(one, said);
}

/** 'the cook, a former boxer'; 'two guards, enemies for years'. */
const isSecondTrade = (one: PhraseDraft, said: PhraseDraft): boolean =>
  one.head !== '' &&
  isNoun(said) &&
  (said.hasArticle || (said.isPlural && one.isPlural && said.owner === undefined)) &&
  isPerson(one) &&
  isPerson(said);

function unite(one: PhraseDraft, said: PhraseDraft, at: number): number {
  one.isPlace &&= !isPerson(said);
  one.head ||= said.head === 'one' ? '' : said.head;
  if (said.name !== undefined) {
    one.name ??= said.name;
  }
  one.adjectives.push(...said.adjectives);
  one.to = said.to;
  if (said.owner !== undefined) {
    one.owner ??= said.owner;
  }
  for (const field of ['ageYears', 'gender', 'presence'] as const) {
    if (one[field] === undefined && said[field] !== undefined) {
      Object.assign(one, { [field]: said[field] });
    }
  }
  said.isDropped = true;
  return at + 1;
}
