import { closesRelative, opensByJoiner } from './clause-so-far.ts';
import { BE, HAVE, MODALS, PREPOSITIONS, SUBJECT_PRONOUNS, TIME_NOUNS } from './closed-words.ts';
import { isKnownNoun, singular } from './nouns.ts';
import { isThirdPerson } from './third-person.ts';
import { hasForm, isCut, isOneOf, isStrongCut, type Token } from './tokens.ts';
import { verbFormsOf } from './verb-forms.ts';
import {
  type Context,
  isPluralNoun,
  isQuality,
  isThing,
  isThingWithoutS,
  opensAnything,
  opensObject,
} from './word-context.ts';

/** Verbs whose object does something without 'to': 'makes him cry'. */
const BARE_OBJECT = new Set('see watch hear overhear feel make let help have witness observe'.split(' '));
/** The nearest word before that is no adverb; none behind a comma. */
function solidBefore(token: Token, tagged: readonly Token[]): Token | undefined {
  if (isCut(token) || token.isFirst) {
    return undefined;
  }
  for (let index = tagged.length - 1; index >= 0; index--) {
    const one = tagged[index] as Token;
    if (one.pos !== 'adverb') {
      return one;
    }
    if (isCut(one) || one.isFirst) {
      return undefined;
    }
  }
  return undefined;
}

export function isVerbHere(context: Context): boolean {
  const { token, tagged } = context;
  const before = solidBefore(token, tagged);
  const isSaidOf = before?.pos === 'pronoun' && SUBJECT_PRONOUNS.has(before.lower);
  if (token.owns || (isSubjectOf(context) && before?.pos !== 'be' && !isSaidOf)) {
    return false;
  }
  if (!before) {
    return isVerbAtStart(context);
  }
  const rule = Object.hasOwn(BEHIND, before.pos) ? BEHIND[before.pos] : undefined;
  return rule ? rule(context, before) : token.tags.has('Verb');
}

/** 'the cook is', 'the guard can': what stands before such a verb acts. */
const isSubjectOf = ({ token, next }: Context): boolean =>
  next !== undefined &&
  !isCut(next) &&
  (BE.has(next.lower) || HAVE.has(next.lower) || MODALS.has(next.lower)) &&
  !hasForm(token, 'ing');

type VerbRule = (context: Context, before: Token) => boolean;
const never: VerbRule = () => false;
const bare: VerbRule = ({ token }) => hasForm(token, 'base');
const behindPronoun: VerbRule = (context, before) => isVerbBehindPronoun(context, before);
const behindNoun: VerbRule = (context, before) => !before.owns && isVerbBehindNoun(context, before);

/** Whether a word that can be a verb is one, by what stands before it. */
const BEHIND: Readonly<Partial<Record<Token['pos'], VerbRule>>> = {
  to: bare,
  modal: bare,
  do: ({ token }) => hasForm(token, 'base') && (token.tags.has('Verb') || !isThing(token)),
  not: () => true,
  be: (context) => hasForm(context.token, 'part', 'ing') && !(isQuality(context.token.lower) && !isDoneTo(context)),
  have: ({ token }) => hasForm(token, 'part'),
  determiner: ({ token }, { lower }) =>
    /^(?:both|all|these|those|each|few|many|most|others)$/.test(lower) &&
    !TIME_NOUNS.has(token.lower) &&
    hasForm(token, 'base', 'past') &&
    token.tags.has('Verb'),
  possessive: never,
  adjective: ({ token, tagged, next }, { lower }) =>
    hasForm(token, 's') &&
    closesRelative(tagged) &&
    opensAnything(next) &&
    (NOMINAL.has(lower) || (token.tags.has('Verb') && !isThingWithoutS(token))),
  age: never,
  number: isVerbBehindNumber,
  pronoun: behindPronoun,
  relative: behindPronoun,
  preposition: (context, before) =>
    hasForm(context.token, 'ing') ? isGerund(context) : isParticleVerb(before, context.tagged, context.token),
  noun: behindNoun,
  name: behindNoun,
  verb: (context, before) => isVerbBehindVerb(context, before),
  and: (context) => isVerbAtStart(context) || goesOnDoing(context),
  joiner: isVerbAtStart,
};

/** 'delivers letters to the dead': adjectives that are said of people. */
const NOMINAL = new Set('dead poor rich blind deaf living lost alive missing innocent'.split(' '));

/** 'is haunted by', 'was murdered': a deed and no quality. */
const isDoneTo = ({ token, next }: Context): boolean =>
  next?.lower === 'by' ||
  (next?.lower === 'to' && token.lower === 'forbidden') ||
  /^(?:murdered|stolen|kidnapped|drowned|slain|assassinated|abducted|widowed)$/.test(token.lower);

/** 'gives up hunting', 'goes on living'; a base form behind a particle is none. */
const isParticleVerb = (before: Token, tagged: readonly Token[], token: Token): boolean =>
  token.tags.has('Verb') &&
  tagged.at(-2)?.pos === 'verb' &&
  !hasForm(token, 'part') &&
  !/^(?:of|in)$/.test(before.lower) &&
  hasForm(token, 's');

/**
 * 'eggs that fall and break': what stands beside a bare verb without an object is another, where nothing goes on with
 * it.
 */
const goesOnDoing = ({ token, tagged, next }: Context): boolean =>
  hasForm(token, 'base') &&
  isOneOf(tagged.at(-2), 'verb') &&
  hasForm(tagged.at(-2), 'base') &&
  opensAnything(next) &&
  !opensObject(next);

/** At the head of a sentence or behind a comma or 'and'. */
function isVerbAtStart(context: Context): boolean {
  const { token, next, tagged } = context;
  if (hasForm(token, 's')) {
    return !(tagged.length > 0 && isPluralSubject(context)) && isPresentAtStart(context);
  }
  if (hasForm(token, 'ing', 'part') && !hasForm(token, 'base')) {
    return isParticipleAtStart(context);
  }
  if (listsDeeds(context)) {
    return true;
  }
  const isOpen = opensObject(next) || tagged.at(-1)?.pos === 'and' || tagged.some(({ pos }) => pos === 'to');
  return token.tags.has('Verb') && !isQuality(token.lower) && (!isThing(token) || isOpen);
}

/** 'drop it, quarrel and laugh': behind a bare verb and its pronoun, a word that can be a verb is the next. */
const listsDeeds = ({ token, tagged, next }: Context): boolean =>
  isCut(token) &&
  hasForm(token, 'base') &&
  isOneOf(tagged.at(-1), 'pronoun') &&
  isOneOf(tagged.at(-2), 'verb') &&
  hasForm(tagged.at(-2), 'base') &&
  opensAnything(next);

/** '…, mails a letter'; 'Dogs' at the head of a sentence is no verb. */
function isPresentAtStart({ token, next, tagged }: Context): boolean {
  const before = tagged.at(-1);
  if (token.isFirst) {
    return token.tags.has('Verb') && opensObject(next);
  }
  if (token.tags.has('Verb')) {
    return before?.pos !== 'and' || !isThing(token) || opensAnything(next);
  }
  const follows = tagged.some(({ pos }) => pos === 'verb' || pos === 'be' || pos === 'have');
  const isOpen = opensAnything(next) && !isCut(next);
  return follows && before?.lower !== 'or' && isOpen && (opensObject(next) || !isThingWithoutS(token));
}

/** 'Leaving her home, …' and not 'Talking animals'. */
function isParticipleAtStart({ token, next, later }: Context): boolean {
  const { tags } = token;
  const isBareNoun =
    next !== undefined && !isCut(next) && !opensAnything(next) && next.tags.has('Noun') && !next.tags.has('Verb');
  const describes = hasForm(token, 'part') || tags.has('Adjective') || isQuality(token.lower);
  if (isBareNoun && (describes || (token.isFirst && !laterComma(later)))) {
    return false;
  }
  return !tags.has('Noun') || tags.has('Verb') || opensAnything(next);
}

const laterComma = (later: Token | undefined): boolean =>
  later === undefined || (isCut(later) && !later.gap.includes(':')) || PREPOSITIONS.has(later.lower);

/** 'the two fall in love', not 'two falls'. */
function isVerbBehindNumber({ token, tagged, next }: Context): boolean {
  const number = tagged.findLastIndex(({ pos }) => pos === 'number');
  if (hasForm(token, 's') && tagged[number - 1]?.lower === 'of' && !isThingWithoutS(token)) {
    return true;
  }
  const isSubject = tagged.at(-2)?.pos === 'determiner' && hasForm(token, 'base', 'past');
  return isSubject && token.tags.has('Verb') && opensAnything(next);
}

/** 'the treasure that pirates buried': several act. */
const isPluralSubject = ({ token, next }: Context): boolean =>
  hasForm(token, 's') &&
  next !== undefined &&
  !isCut(next) &&
  next.tags.has('Verb') &&
  !PREPOSITIONS.has(next.lower) &&
  hasForm(next, 'past', 'base') &&
  isKnownNoun(singular(token.lower, true));

function isVerbBehindPronoun(context: Context, before: Token): boolean {
  const { token, tagged } = context;
  if (before.pos === 'relative' && isPluralSubject(context)) {
    return false;
  }
  if (/^(?:her|them|him|me|us)$/.test(before.lower)) {
    return hasForm(token, 'ing', 'part') || actsBehindObject(context) || isDoneByObject(token, tagged);
  }
  return SUBJECT_PRONOUNS.has(before.lower) || before.pos === 'relative' || hasForm(token, 'ing', 'part')
    ? !(before.lower === 'whose')
    : token.tags.has('Verb');
}

/** 'the man who loves her leaves', 'one of them hides'. */
const actsBehindObject = ({ token, tagged, next }: Context): boolean =>
  hasForm(token, 's') && (closesRelative(tagged) || isOneOfThem(tagged)) && opensAnything(next);

/** 'makes him cry'. */
const isDoneByObject = (token: Token, tagged: readonly Token[]): boolean =>
  hasForm(token, 'base') &&
  (tagged.some((one) => one.pos === 'verb' && one.forms.some(({ base }) => BARE_OBJECT.has(base))) ||
    (token.tags.has('Verb') && verbFormsOf(token.lower).length > 0 && !isThing(token)));

/** 'one of them', 'each of us'. */
const isOneOfThem = (tagged: readonly Token[]): boolean =>
  tagged.at(-2)?.lower === 'of' && /^(?:one|each|none|neither|either|half)$/.test(tagged.at(-3)?.lower ?? '');

/** 'by selling her hair', 'for killing', not 'of talking animals'. */
function isGerund({ token, next }: Context): boolean {
  if (NAMED_BY_ING.test(next?.lower ?? '')) {
    return false;
  }
  if (!next || isCut(next) || opensAnything(next)) {
    return !(token.tags.has('Noun') && !token.tags.has('Verb') && isThing(token));
  }
  return (
    !(token.tags.has('Adjective') || isQuality(token.lower) || INTRANSITIVE.has(token.lower)) ||
    !next.tags.has('Plural')
  );
}
const INTRANSITIVE = new Set(
  'sleeping crying dying falling flying dancing singing talking walking glowing burning living missing barking swimming smiling growing rising fading'.split(
    ' ',
  ),
);

/** 'make the king laugh', 'making a bridge disappear': the object does it. */
function isMadeTo({ token, tagged, next }: Context): boolean {
  const isLet = tagged.findLast(({ pos }) => pos === 'verb')?.forms.some(({ base }) => base === 'let');
  const verb = tagged.findLastIndex(
    ({ pos }) => pos !== 'noun' && pos !== 'name' && !OF_OBJECT.has(pos) && !(isLet && pos === 'preposition'),
  );
  const isMade =
    tagged[verb]?.pos === 'verb' && tagged[verb].forms.some(({ base }) => base === 'make' || base === 'let');
  const isOpen = next === undefined || isCut(next) || PREPOSITIONS.has(next.lower) || opensObject(next);
  return isMade && verb < tagged.length - 2 && hasForm(token, 'base') && isOpen && !tagged.at(-1)?.owns;
}
const OF_OBJECT: ReadonlySet<Token['pos']> = new Set<Token['pos']>([
  'determiner',
  'possessive',
  'adjective',
  'number',
  'age',
]);

function isVerbBehindNoun(context: Context, before: Token): boolean {
  const { token, tagged, next } = context;
  if (isMadeTo(context)) {
    return true;
  }
  // 'a power cut'.
  if (hasForm(token, 'base') && isKnownNoun(`${before.lower} ${token.lower}`)) {
    return false;
  }
  if (hasForm(token, 'ing') && !hasForm(token, 'base')) {
    return !isNamedNoun(token, before) || opensObject(next);
  }
  if (hasForm(token, 'past', 'part') && !hasForm(token, 'base')) {
    return isPastBehindNoun(context);
  }
  if (hasForm(token, 's')) {
    return isThirdPerson(context, before);
  }
  if (isAsked(tagged) && hasForm(token, 'base')) {
    return opensAnything(next);
  }
  return token.tags.has('Verb') || hasForm(token, 'past')
    ? isBareBehindNoun(context, before)
    : isHiddenVerb(context, before);
}

const isAsked = (tagged: readonly Token[]): boolean =>
  tagged.some(({ pos }) => pos === 'do') && !tagged.some(({ pos }) => pos === 'verb');

/** 'a meeting', 'the moon landing'. */
const isNamedNoun = ({ lower }: Token, before: Token): boolean =>
  isKnownNoun(lower) || isKnownNoun(`${before.lower} ${lower}`);

function isPastBehindNoun({ token, next }: Context): boolean {
  const isName = token.tags.has('Noun') && !token.tags.has('Verb');
  return (
    !isName || opensObject(next) || (hasForm(token, 'past') && opensAnything(next) && !token.lower.endsWith('ing'))
  );
}

/** 'the strangers bond', 'sees a man fall'. */
function isBareBehindNoun({ token, tagged, next }: Context, before: Token): boolean {
  const hasBareVerb = tagged
    .slice(-8)
    .some((one) => one.pos === 'verb' && one.forms.some(({ base }) => BARE_OBJECT.has(base)));
  const isSeveral = isPluralNoun(before) || isJoinedSubject(tagged);
  return hasForm(token, 'past') || isSeveral || hasBareVerb || (opensObject(next) && token.tags.has('Verb'));
}

/** The tagger takes it for a noun, but several act and an object follows. */
function isHiddenVerb({ tagged, next }: Context, before: Token): boolean {
  const isInside = opensByJoiner(tagged);
  const isSubject = isPluralNoun(before) || ((isInside || next?.lower === 'that') && isJoinedSubject(tagged));
  return isSubject && !isCut(next) && (opensObject(next) || (isInside && next?.tags.has('Plural') === true));
}

/** 'a man and a woman', 'the statues in the museum': several act. */
function isJoinedSubject(tagged: readonly Token[]): boolean {
  for (let index = tagged.length - 1; index >= 0; index--) {
    const { pos, lower } = tagged[index] as Token;
    const before = tagged[index - 1];
    if (pos === 'verb') {
      return hasForm(tagged[index], 'part', 'ing') && before !== undefined && isPluralNoun(before);
    }
    if (lower === 'and' || (pos === 'preposition' && before !== undefined && isPluralNoun(before))) {
      return true;
    }
    if (isStrongCut(tagged[index])) {
      return false;
    }
  }
  return false;
}

/** 'takes cooking lessons'. */
const NAMED_BY_ING = /^(?:lesson|class|course|contest|competition|school|trip|game|licen[cs]e|shoe|machine|partner)/;

function isVerbBehindVerb({ token, next, tagged }: Context, before: Token): boolean {
  if (hasForm(token, 'ing')) {
    return !NAMED_BY_ING.test(next?.lower ?? '') && (token.tags.has('Verb') || opensAnything(next));
  }
  if (hasForm(token, 'base') && before.forms.some(({ base }) => /^(?:help|let|dare|make)$/.test(base))) {
    return token.tags.has('Verb') && !isThing(token);
  }
  // 'a chef who cannot taste wins'
  const isAfterRelative = hasForm(before, 'base') && closesRelative(tagged);
  if (
    hasForm(token, 's') &&
    (hasForm(before, 's', 'past') || isAfterRelative) &&
    (token.tags.has('Verb') || opensMore(next))
  ) {
    return !isThingWithoutS(token);
  }
  return isDoneToBehind(token, before);
}

const opensMore = (next: Token | undefined): boolean => opensAnything(next) || next?.tags.has('Adjective') === true;

/** 'gets arrested'. */
const isDoneToBehind = (token: Token, before: Token): boolean =>
  hasForm(token, 'part') &&
  !hasForm(token, 'base') &&
  before.forms.some(({ base }) => /^(?:get|be|become)$/.test(base)) &&
  !isQuality(token.lower);
