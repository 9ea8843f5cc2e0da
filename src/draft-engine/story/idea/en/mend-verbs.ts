import { opensClause } from './chunks.ts';
import { SUBJECT_PRONOUNS } from './closed-words.ts';
import { familyOf, isKnownNoun, singular } from './nouns.ts';
import { hasForm, isCut, isStrongCut, type Token } from './tokens.ts';
import { isPluralNoun, opensAnything, opensObject } from './word-context.ts';

/** Gives a sentence the verb that it lacks, and takes one away where two stand for one subject. */
export function mendVerbs(tagged: readonly Token[]): Token[] {
  const parts: Token[][] = [];
  for (const token of tagged) {
    const part = parts.at(-1);
    if (part && !isStrongCut(token)) {
      part.push(token);
    } else {
      parts.push([token]);
    }
  }
  return parts.flatMap((part) => withMissing(withOnly(withObject(withClosing(withoutSurplus(part))))));
}

/** 'The painter of shop signs in the harbour trains a girl': the first of two is a noun. */
function withoutSurplus(part: readonly Token[]): Token[] {
  return part.map((token, at) => (isSurplus(part, at) ? { ...token, pos: 'noun' } : token));
}

function isSurplus(part: readonly Token[], at: number): boolean {
  const token = part[at] as Token;
  const before = part[at - 1];
  const isNounLike =
    token.pos === 'verb' &&
    token.forms[0]?.form === 's' &&
    before?.pos === 'noun' &&
    !isCut(token) &&
    isKnownNoun(singular(token.lower, true)) &&
    part[at + 1]?.pos === 'preposition';
  return isNounLike && nextVerb(part, at + 1) !== undefined;
}

/** The next finite verb before any joint. */
function nextVerb(part: readonly Token[], start: number): Token | undefined {
  for (let at = start; at < part.length; at++) {
    const token = part[at] as Token;
    if (isCut(token) || ['and', 'relative', 'joiner', 'to', 'pronoun'].includes(token.pos)) {
      return undefined;
    }
    if (token.pos === 'verb' && token.forms[0]?.form === 's') {
      return token;
    }
  }
  return undefined;
}

/** 'While the city sleeps, …': the last word of a clause that has no verb yet. */
function withClosing(part: readonly Token[]): Token[] {
  return part.map((token, at) => (closesClause(part, at) ? { ...token, pos: 'verb' } : token));
}

function closesClause(part: readonly Token[], at: number): boolean {
  const token = part[at] as Token;
  const before = part[at - 1];
  if (token.pos !== 'noun' || token.forms[0]?.form !== 's' || isCut(token) || !isCut(part[at + 1])) {
    return false;
  }
  const opening = part
    .slice(0, at)
    .findLast(({ pos }) => ['joiner', 'relative', 'verb'].includes(pos) || HELPERS.has(pos));
  const isSubject = before?.pos === 'noun' && !isPluralNoun(before) && !before.owns;
  return isSubject && (opening?.pos === 'joiner' || opening?.pos === 'relative') && opening !== before;
}

/** 'The dog sleeps', 'the phone rings', '…, and the baby laughs': nothing but a subject and what it does. */
function withOnly(part: readonly Token[]): readonly Token[] {
  const verbs = new Set(part.flatMap((_, at) => (isOnlyVerb(part, at) ? [at] : [])));
  return part.map((token, at) => {
    if (verbs.has(at)) {
      return { ...token, pos: 'verb' };
    }
    return verbs.has(at + 1) ? { ...token, pos: 'noun' } : token;
  });
}

function isOnlyVerb(part: readonly Token[], at: number): boolean {
  const joint = part.findLastIndex(({ pos }, index) => index < at && pos === 'and');
  const clause = part.slice(joint + 1, at);
  const isShort = clause.length === 2 && clause[0]?.lower === 'the';
  return (
    part[at]?.pos === 'noun' &&
    isCut(part[at + 1]) &&
    (joint < 0 || part.slice(0, joint).some(({ pos }) => pos === 'verb')) &&
    couldBeDoneBy(clause, part[at] as Token, isShort)
  );
}

/** 'The chef cooks soup', 'a girl plants flowers': somebody, what they do, and a noun that cannot be the verb. */
function withObject(part: readonly Token[]): readonly Token[] {
  const at = part.findIndex((_, index) => takesObject(part, index));
  return part.map((token, index) => {
    if (index === at) {
      return { ...token, pos: 'verb' };
    }
    return at >= 0 && index === at + 1 ? { ...token, pos: 'noun' } : token;
  });
}

function takesObject(part: readonly Token[], at: number): boolean {
  const next = part[at + 1];
  const isObject =
    next !== undefined &&
    !isCut(next) &&
    (next.pos === 'noun' || next.pos === 'verb') &&
    next.forms.every(({ form }) => form === 's');
  return isObject && couldBeDoneBy(part.slice(0, at), part[at] as Token, false);
}

/** A form in -s behind one who is determined and described, and not a compound with that noun. */
function couldBeDoneBy(clause: readonly Token[], token: Token, byThings: boolean): boolean {
  const subject = clause.at(-1);
  return (
    token.forms[0]?.form === 's' &&
    !isCut(token) &&
    subject !== undefined &&
    (clause[0]?.pos === 'determiner' || clause[0]?.pos === 'possessive') &&
    clause.slice(1).every(({ pos, owns }) => DESCRIBING.has(pos) && !owns) &&
    (byThings || SOMEBODY.has(familyOf(subject.lower))) &&
    !isPluralNoun(subject) &&
    !isKnownNoun(`${subject.lower} ${singular(token.lower, true)}`)
  );
}
const DESCRIBING: ReadonlySet<Token['pos']> = new Set<Token['pos']>(['adjective', 'adverb', 'age', 'noun']);

/** 'A fox and a mule escort a coffin': where a verb is missing, the noun that can be one is it. */
function withMissing(part: readonly Token[]): readonly Token[] {
  const found = part.findIndex((_, at) => looksLikeVerb(part, at));
  if (found < 0 || !lacksVerb(part)) {
    return part;
  }
  return part.map((token, at) => {
    if (at === found) {
      return { ...token, pos: 'verb' };
    }
    return at === found + 1 && describesNext(token, part[at + 1]) ? { ...token, pos: 'adjective' } : token;
  });
}

/** 'waters glowing plants'. */
const describesNext = (token: Token, next: Token | undefined): boolean =>
  hasForm(token, 'ing') && !hasForm(token, 'base') && next?.pos === 'noun' && !isCut(next);

const HELPERS: ReadonlySet<Token['pos']> = new Set<Token['pos']>(['be', 'have', 'do', 'modal']);
const NAMING = new Set('named called nicknamed dubbed titled'.split(' '));
const NO_FINITE = new Set(['be', 'been', 'being', 'having', 'doing']);

/** Fewer finite verbs than subjects that need one. */
function lacksVerb(part: readonly Token[]): boolean {
  let needed = 1;
  part.forEach((token, at) => {
    needed += Number(opensAnother(part, at)) - Number(isFinite(part, at));
    if (token.pos === 'and' && opensOwn(part, at + 1)) {
      needed++;
    }
  });
  return needed > 0;
}

/** 'and she sleeps'. */
const opensOwn = (part: readonly Token[], at: number): boolean => SUBJECT_PRONOUNS.has(part[at]?.lower ?? '');

/** A relative clause, one with a joiner, or 'summits it never reached'. */
function opensAnother(part: readonly Token[], at: number): boolean {
  const token = part[at] as Token;
  const before = part[at - 1];
  if (token.pos === 'relative' || token.pos === 'joiner') {
    return true;
  }
  if (token.pos === 'preposition') {
    return /^(?:as|until|till|before|after|since)$/.test(token.lower) && opensClause(part, at + 1);
  }
  return token.pos === 'pronoun' && SUBJECT_PRONOUNS.has(token.lower) && before?.pos === 'noun' && !isCut(token);
}

function isFinite(part: readonly Token[], at: number): boolean {
  const token = part[at] as Token;
  const before = solidBefore(part, at);
  if (HELPERS.has(token.pos)) {
    return !NO_FINITE.has(token.lower) && !(before && (HELPERS.has(before.pos) || before.pos === 'to'));
  }
  if (
    token.pos !== 'verb' ||
    NAMING.has(token.lower) ||
    (before && (HELPERS.has(before.pos) || ['to', 'and'].includes(before.pos)))
  ) {
    return false;
  }
  const isEither = hasForm(token, 'part') && !hasForm(token, 'base', 's');
  return isEither
    ? before !== undefined && !isCut(token) && opensObject(part[at + 1])
    : hasForm(token, 's', 'base', 'past');
}

/** The word before it that is no adverb. */
function solidBefore(part: readonly Token[], start: number): Token | undefined {
  let at = start - 1;
  while (part[at]?.pos === 'adverb' || part[at]?.pos === 'not') {
    at--;
  }
  return part[at];
}

const NO_PLURAL = new Set('samurai ninja ronin fish sheep deer police people aliens astronauts'.split(' '));

function looksLikeVerb(part: readonly Token[], at: number): boolean {
  const token = part[at] as Token;
  const before = part[at - 1];
  if (token.pos !== 'noun' || token.owns || !before || before.owns || token.forms.length === 0) {
    return false;
  }
  if (isCut(token)) {
    return isBehindRelative(part, at);
  }
  if (before.pos !== 'noun' && before.pos !== 'name') {
    return false;
  }
  return isPresent(token, before, part[at + 1]) || isPlural(part, at);
}

/** ', who has never seen the sea, mails': the comma closes what only described the subject. */
function isBehindRelative(part: readonly Token[], at: number): boolean {
  const token = part[at] as Token;
  const next = part[at + 1];
  return (
    token.forms[0]?.form === 's' &&
    (part.slice(0, at).some(({ pos }) => pos === 'relative') || isStrangeAside(part, at)) &&
    next !== undefined &&
    !isCut(next) &&
    (opensAnything(next) || next.pos === 'noun' || next.pos === 'adjective')
  );
}

/** ', tired of the cold, hitchhikes': no known noun, behind something between commas. */
const isStrangeAside = (part: readonly Token[], at: number): boolean =>
  part.slice(1, at).some(isCut) && !isKnownNoun(singular((part[at] as Token).lower, true));

/** 'Kofi mails a postcard', not 'golf clubs'. */
function isPresent(token: Token, before: Token, next: Token | undefined): boolean {
  const isOpen = opensAnything(next) || next?.tags.has('Plural') === true || isDescribed(before, next);
  return token.forms[0]?.form === 's' && !isPluralNoun(before) && next !== undefined && !isCut(next) && isOpen;
}

/** 'A robot waters glowing plants', not 'street lights glowing'. */
const isDescribed = (before: Token, next: Token | undefined): boolean =>
  SOMEBODY.has(familyOf(before.lower)) && (next?.pos === 'adjective' || hasForm(next, 'ing'));

/** A bare form behind several: 'nuns ferry refugees', 'a fox and a mule escort'. */
function isPlural(part: readonly Token[], at: number): boolean {
  const token = part[at] as Token;
  const before = part[at - 1] as Token;
  const next = part[at + 1];
  if (!hasForm(token, 'base')) {
    return false;
  }
  const isNounNext = next !== undefined && !isCut(next) && ['noun', 'name', 'adjective'].includes(next.pos);
  if (isPluralNoun(before) || NO_PLURAL.has(before.lower)) {
    return opensAnything(next) || isNounNext;
  }
  if (isOfSeveral(part, at)) {
    return true;
  }
  const isStrange = (!isKnownNoun(token.lower) || isDoneBy(before, token)) && (opensAnything(next) || isNounNext);
  return isJoined(part, at) && (isStrange || (opensObject(next) && !isCut(next)));
}

/** 'the neighbours of a player plot to'. */
function isOfSeveral(part: readonly Token[], at: number): boolean {
  const next = part[at + 1];
  const isOpen = !isCut(next) && (next?.pos === 'to' || opensObject(next));
  return (
    isOpen && part.slice(1, at).some(({ pos }, index) => pos === 'preposition' && isPluralNoun(part[index] as Token))
  );
}

/** 'a nun and a boxer train for a marathon', not 'a cat and a bus stop', nor 'a police dog'. */
const isDoneBy = (before: Token, token: Token): boolean =>
  SOMEBODY.has(familyOf(before.lower)) &&
  !SOMEBODY.has(familyOf(token.lower)) &&
  !isKnownNoun(`${before.lower} ${token.lower}`);
const SOMEBODY = new Set<string | undefined>(['person', 'animal', 'robot']);

/** Two act: an 'and' stands before it and no verb between. */
function isJoined(part: readonly Token[], at: number): boolean {
  const joint = part.slice(0, at).findLast(({ pos }) => pos === 'and' || pos === 'joiner' || HELPERS.has(pos));
  return joint?.lower === 'and';
}
