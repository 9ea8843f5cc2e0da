import {
  closesRelative,
  endsCounted,
  endsDetermined,
  endsSingular,
  lacksVerb,
  opensByJoiner,
} from './clause-so-far.ts';
import { familyOf } from './nouns.ts';
import { isCut, isStrongCut, type Token } from './tokens.ts';
import { type Context, isPluralNoun, isThing, isThingWithoutS, opensAnything, opensObject } from './word-context.ts';

/** 'A nun and a groom' and no verb yet: what several do has no ending. */
function opensWithTwo(tagged: readonly Token[]): boolean {
  const start = tagged.findLastIndex((token) => isStrongCut(token) || isCut(token));
  const part = tagged.slice(Math.max(0, start));
  const isPlain = part.every(({ pos }) => /^(?:noun|name|determiner|adjective|number|possessive|and|age)$/.test(pos));
  return isPlain && part.some(({ lower }) => lower === 'and');
}

const SOMEBODY = new Set<string | undefined>(['person', 'animal', 'robot']);

/** The noun of the form: no object follows, or the clause has its verb. */
const isNounInS = ({ token, tagged, next }: Context): boolean =>
  isThingWithoutS(token) && (!opensAnything(next) || (isCut(next) && !lacksVerb(tagged)));

/** Somebody stands before it and has no verb yet: 'a pharmacist mixes'. */
function mustAct({ token, tagged, next }: Context, before: Token): boolean {
  if (isPluralNoun(before)) {
    return opensAnything(next) && closesRelative(tagged);
  }
  return (
    SOMEBODY.has(familyOf(before.lower)) &&
    !isThingWithoutS(token) &&
    (lacksVerb(tagged) || (isNewSubject(tagged) && opensAnything(next)))
  );
}

/** 'and the bartender': nothing but a noun phrase since 'and'. */
function isNewSubject(tagged: readonly Token[]): boolean {
  const since = tagged.slice(tagged.findLastIndex(({ pos }) => pos === 'and'));
  return (
    since.length < 5 &&
    since[0]?.pos === 'and' &&
    since[1]?.pos === 'determiner' &&
    since.slice(1).every(({ pos }) => /^(?:noun|determiner|adjective)$/.test(pos))
  );
}

/** 'The dam breaks, the bells ring': a comma ends the clause and it has no verb yet. */
const isWholeBefore = ({ token, tagged, next }: Context, before: Token): boolean =>
  next !== undefined &&
  /,/.test(next.gap) &&
  (opensObject(next) || next.pos === 'and') &&
  !before.owns &&
  !isPluralNoun(before) &&
  !isThingWithoutS(token) &&
  lacksVerbHere(tagged) &&
  endsDetermined(tagged);

/** No verb since the clause began, or since the comma or 'and' before its subject. */
const lacksVerbHere = (tagged: readonly Token[]): boolean => {
  const joint = tagged.findLastIndex((token) => token.pos === 'and' || (isCut(token) && !token.isFirst));
  return lacksVerb(tagged) || (tagged[joint]?.pos === 'and' && isCut(tagged[joint]) && lacksVerb(tagged.slice(joint)));
};

/** A form in -s behind a noun: 'dust falls', not 'golf clubs'. */
export function isThirdPerson(context: Context, before: Token): boolean {
  const { token, tagged } = context;
  if (actsBehindJoiner(context, before)) {
    return true;
  }
  if ((isThingWithoutS(token) && opensWithTwo(tagged)) || !(acts(context, before) || couldAct(context, before))) {
    return false;
  }
  return acts(context, before) || !endsCounted(tagged) || isPluralNoun(before);
}

/** What stands before it is the subject, and the clause has no verb yet. */
const acts = (context: Context, before: Token): boolean =>
  (!before.owns && lacksVerbHere(context.tagged) && endsSingular(context.tagged) && opensAnything(context.next)) ||
  (!isCut(context.next) && mustAct(context, before)) ||
  isWholeBefore(context, before);

/** 'until her sister answers', 'before the family moves': a subject behind a word that opens a clause. */
function actsBehindJoiner({ token, tagged, next }: Context, before: Token): boolean {
  const joiner = tagged.findLastIndex(({ lower }) =>
    /^(?:until|before|while|when|because|whenever|although)$/.test(lower),
  );
  const since = tagged.slice(joiner + 1);
  return (
    joiner >= 0 &&
    since.length < 5 &&
    /^(?:determiner|possessive)$/.test(since[0]?.pos ?? '') &&
    since.every(({ pos }) => /^(?:noun|determiner|possessive|adjective)$/.test(pos)) &&
    !before.owns &&
    !before.tags.has('Plural') &&
    (SOMEBODY.has(familyOf(before.lower)) || token.tags.has('Verb')) &&
    (next === undefined || isCut(next) || opensAnything(next))
  );
}

/** The tagger, or what follows, makes a verb of it. */
function couldAct(context: Context, before: Token): boolean {
  const { token, tagged, next } = context;
  if (token.tags.has('Verb')) {
    return !(isPluralNoun(before) && isThing(token)) && !isNounInS(context);
  }
  if (isPluralNoun(before) || isCut(next)) {
    return false;
  }
  return (
    opensObject(next) || next?.lower === 'to' || (opensAnything(next) && lacksVerb(tagged) && opensByJoiner(tagged))
  );
}
