import { wordTable } from '#src/shared/word-table.ts';
import { conceptsOfWords } from '../../lexicon/concepts-of-words.ts';
import { CLOSED } from './closed-parts.ts';
import {
  ADVERBS,
  BE,
  COORDINATORS,
  DETERMINERS,
  JOINERS,
  MODALS,
  NOMINATIVES,
  PARTICLES,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
  RELATIVES,
  VAGUE_NOUNS,
} from './closed-words.ts';
import { mendVerbs } from './mend-verbs.ts';
import { familyOf } from './nouns.ts';
import { isGivenTo } from './receivers.ts';
import { hasForm, isCut, isOneOf, type Pos, type Token } from './tokens.ts';
import { guessVerbForms, verbFormsOf } from './verb-forms.ts';
import { isVerbHere } from './verb-or-noun.ts';
import { type Context, isQuality, opensObject } from './word-context.ts';

const NOUN_AFTER_TO = new Set(
  'war school prison jail market heaven hell bed court church life death power fame justice'.split(' '),
);
const NOUN_LY =
  /^(?:family|bully|ally|butterfly|fly|jelly|belly|assembly|anomaly|monopoly|supply|reply|lily|dragonfly|firefly|italy|july|rally|tally|doily|homily)$/;

/** Gives each word its part of speech: closed classes first, then what the neighbours allow of what the tagger says. */
export function tagWords(tokens: readonly Token[]): Token[] {
  const known = tokens.map((token) => ({ ...token, forms: token.pos === 'name' ? [] : formsOf(token) }));
  const tagged: Token[] = [];
  known.forEach((token, index) => {
    const context = { token, tagged, next: known[index + 1], later: known[index + 2] };
    tagged.push({ ...token, pos: posOf(context) });
  });
  return mendVerbs(tagged);
}

function formsOf({ lower, tags }: Token): Token['forms'] {
  const last = lower.includes('-') ? lower.slice(lower.lastIndexOf('-') + 1) : lower;
  const forms = verbFormsOf(lower);
  if (forms.length > 0 || !/^[a-z'-]+$/.test(lower)) {
    return forms;
  }
  if (lower.includes('-')) {
    const prefix = lower.slice(0, lower.lastIndexOf('-') + 1);
    return tags.has('Verb') ? verbFormsOf(last).map(({ base, form }) => ({ base: prefix + base, form })) : [];
  }
  return tags.has('Verb') && !tags.has('Auxiliary') ? guessVerbForms(lower) : [];
}

function posOf(context: Context): Pos {
  const { token } = context;
  if (token.pos === 'name') {
    return 'name';
  }
  if (token.years !== undefined) {
    return 'age';
  }
  const own = Object.hasOwn(OWN_RULES, token.lower) ? OWN_RULES[token.lower]?.(context) : undefined;
  return (
    own ??
    (isParticleAlone(context) ? 'adverb' : closedPos(token)) ??
    (isTitle(context) || isActor(context) ? 'noun' : openPos(context))
  );
}

/** 'Halfway up they drop it': nothing stands behind the preposition but whoever acts next. */
const isParticleAlone = ({ token, tagged, next, later }: Context): boolean =>
  PREPOSITIONS.has(token.lower) &&
  PARTICLES.has(token.lower) &&
  next !== undefined &&
  (NOMINATIVES.has(next.lower) ||
    (next.lower === 'it' && isOneOf(tagged.at(-1), 'adverb') && isCut(tagged.at(-1)) && hasForm(later, 's', 'past')));

/** 'Judge Okafor' opens no order to judge. */
/** 'a giant adopts', 'the dead wake': the adjective is who acts. */
const isActor = ({ token, next, later, tagged }: Context): boolean =>
  SOMEBODY_TOO.has(token.lower) &&
  isOneOf(tagged.at(-1), 'determiner', 'adjective', 'possessive', 'number') &&
  next !== undefined &&
  !isCut(next) &&
  hasForm(next, 's', 'past') &&
  (opensObject(later) || next.tags.has('Verb'));
const SOMEBODY_TOO = new Set(
  'giant human alien native elder android mute adult teen runaway newborn mortal orphan stray accused deceased condemned bereaved'.split(
    ' ',
  ),
);

/** 'keeps a newborn warm': no noun follows. */
const isSomebodyAlone = ({ token: { lower }, tagged, next }: Context): boolean =>
  SOMEBODY_TOO.has(lower) &&
  isOneOf(tagged.at(-1), 'determiner', 'possessive', 'adjective', 'number') &&
  (next === undefined ||
    isCut(next) ||
    !isNounNext(next) ||
    isQuality(next.lower) ||
    (next.tags.has('Adjective') && !next.tags.has('Noun')));

const isTitle = ({ token, next }: Context): boolean =>
  token.isFirst && next?.pos === 'name' && familyOf(token.lower) === 'person';

const closedPos = ({ lower, owns }: Token): Pos | undefined => {
  const closed = CLOSED.find(([, isOne]) => isOne(lower))?.[0];
  return closed === 'be' && owns ? undefined : closed;
};

type Rule = (context: Context) => Pos | undefined;

/** 'a well', 'his past': a noun where nothing else can stand. */
const nounBehind =
  (...parts: readonly Pos[]): Rule =>
  ({ token, tagged }) =>
    !isCut(token) && isOneOf(tagged.at(-1), ...parts) ? 'noun' : undefined;
const bareNoun: Rule = (context) =>
  context.next?.tags.has('Adjective') || context.next?.tags.has('Noun')
    ? undefined
    : nounBehind('possessive', 'determiner', 'number', 'adjective')(context);

/** Words whose part of speech hangs on their neighbours. */
const OWN_RULES: Readonly<Record<string, Rule>> = wordTable({
  to: toPos,
  her: ({ next, later, tagged }) =>
    next?.isFirst !== true &&
    !isGivenTo(tagged, next, later) &&
    (opensNoun(next, later) || (isKnownThing(next) && !isMadeTo(tagged)))
      ? 'possessive'
      : 'pronoun',
  his: () => 'possessive',
  long: ({ next, tagged }) =>
    isOneOf(tagged.at(-1), 'determiner', 'possessive') && next?.tags.has('Noun') ? 'adjective' : undefined,
  lies: ({ token, next, tagged }) =>
    (isCut(token) || isOneOf(tagged.at(-1), 'noun', 'name')) && /^(?:to|on|about|beside|down)$/.test(next?.lower ?? '')
      ? 'verb'
      : undefined,
  // 'A tortoise and a rabbit race to the oak'
  race: ({ token, tagged, next }) =>
    !isCut(token) &&
    isOneOf(tagged.at(-1), 'noun', 'name') &&
    /^(?:to|across|through|around|down|up|towards?|home|against)$/.test(next?.lower ?? '')
      ? 'verb'
      : undefined,
  // 'The family surprises him'
  surprises: ({ token, tagged, next }) =>
    !isCut(token) && isOneOf(tagged.at(-1), 'noun', 'name') && next !== undefined && !isCut(next) ? 'verb' : undefined,
  // 'and the tortoise wins'
  wins: ({ token, tagged }) => (!isCut(token) && isOneOf(tagged.at(-1), 'noun', 'name') ? 'verb' : undefined),
  live: ({ next }) =>
    /^(?:on|in|at|with|by|near|under|above|beside|inside|alone|together|among)$/.test(next?.lower ?? '')
      ? 'verb'
      : undefined,
  like: ({ tagged }) => (isOneOf(tagged.at(-1), 'pronoun', 'modal', 'to') ? 'verb' : undefined),
  one: ({ next, tagged }) =>
    next === undefined ||
    isCut(next) ||
    isOneOf(next, 'verb', 'relative') ||
    endsPhrase(next.lower) ||
    tagged.at(-1)?.lower === 'no'
      ? 'noun'
      : undefined,
  // 'Once he is home, …' joins; 'who once lived' does not.
  once: ({ token, next }) => (isCut(token) && next && !isCut(next) && opensObject(next) ? undefined : 'adverb'),
  that: ({ tagged, next }) => thatPos(tagged.at(-1), next),
  mine: ({ tagged, token }) =>
    !isCut(token) && isOneOf(tagged.at(-1), 'determiner', 'adjective') ? 'noun' : undefined,
  // 'who used to be a general'.
  used: ({ token, tagged, next }) =>
    next?.lower === 'to' && !isCut(token) && isOneOf(tagged.at(-1), 'pronoun', 'relative', 'noun', 'name')
      ? 'modal'
      : undefined,
  no: ({ next }) => (next?.lower === 'longer' ? 'not' : undefined),
  longer: ({ tagged }) => (tagged.at(-1)?.lower === 'no' ? 'adverb' : undefined),
  back: ({ token, tagged, next }) =>
    !isCut(token) && isOneOf(tagged.at(-1), 'determiner', 'possessive') && next?.tags.has('Noun') && !isCut(next)
      ? 'adjective'
      : bareNoun({ token, tagged, next, later: undefined }),
  home: (context) =>
    isHomeOf(context) ? 'noun' : nounBehind('possessive', 'determiner', 'adjective', 'preposition')(context),
  // 'has eleven minutes left'.
  left: (context) =>
    /^(?:second|minute|hour|day|week|month|year)s?$/.test(context.tagged.at(-1)?.lower ?? '')
      ? 'adverb'
      : bareNoun(context),
  // 'The village well is dry'.
  well: (context) =>
    isOneOf(context.tagged.at(-1), 'noun') && context.next !== undefined && BE.has(context.next.lower)
      ? 'noun'
      : bareNoun(context),
  // 'a flight of stone steps'.
  steps: ({ tagged }) => (tagged.slice(-5, -1).some(({ lower }) => /^flights?$/.test(lower)) ? 'noun' : undefined),
  following: ({ tagged }) => (isOneOf(tagged.at(-1), 'be') ? 'verb' : undefined),
  ...Object.fromEntries(['past', 'inside', 'outside', 'right', 'underground'].map((word) => [word, bareNoun])),
});

/** Words that no noun phrase goes on with. */
const endsPhrase = (lower: string): boolean =>
  PREPOSITIONS.has(lower) ||
  MODALS.has(lower) ||
  BE.has(lower) ||
  ADVERBS.has(lower) ||
  COORDINATORS.has(lower) ||
  Object.hasOwn(JOINERS, lower) ||
  /sel(?:f|ves)$|^to$/.test(lower);

const isKnownThing = (next: Token | undefined): boolean =>
  next !== undefined && !isCut(next) && conceptsOfWords('en').has(next.lower) && !opensOther(next.lower);

/** 'makes her dance', not 'turns her boat'. */
const isMadeTo = (tagged: readonly Token[]): boolean =>
  tagged.at(-1)?.forms.some(({ base }) => /^(?:see|watch|hear|overhear|feel|make|let|help|have)$/.test(base)) ?? false;

/** 'the care home', not 'takes the bus home'. */
const isHomeOf = ({ token, tagged }: Context): boolean =>
  !isCut(token) &&
  /^(?:care|nursing|retirement|children|funeral|family|holiday|dream)$/.test(tagged.at(-1)?.lower ?? '');

function toPos(context: Context): Pos {
  const { next } = context;
  const isVerb = hasForm(next, 'base') && !NOUN_AFTER_TO.has(next?.lower ?? '') && isVerbAfterTo(context);
  return isVerb ? 'to' : 'preposition';
}

/** 'that girl', 'the girl that', 'knows that'. */
function thatPos(before: Token | undefined, next: Token | undefined): Pos {
  const pointsAtNoun =
    next !== undefined && next.tags.has('Noun') && next.tags.has('Singular') && !next.tags.has('Pronoun');
  if (!before || isCut(before) || ['preposition', 'and'].includes(before.pos)) {
    return pointsAtNoun ? 'determiner' : 'relative';
  }
  return 'relative';
}

/** Whether 'her' has its noun behind it: 'her old dog', not 'forces her to'. */
function opensNoun(next: Token | undefined, later: Token | undefined): boolean {
  if (!next || isCut(next)) {
    return false;
  }
  const { lower } = next;
  if (opensOther(lower)) {
    return /^(?:own|other|most|few)$/.test(lower);
  }
  if (RELATIVES.has(lower) || ADVERBS.has(lower) || BE.has(lower) || MODALS.has(lower)) {
    return lower === 'most';
  }
  const isThirdPerson = hasForm(next, 's') && !hasForm(next, 'base') && !isKnownThing(next) && opensOwned(later);
  return !isThirdPerson && (!isBareVerb(next, later) || isOnlyNoun(next, later));
}

const opensOther = (lower: string): boolean =>
  PREPOSITIONS.has(lower) ||
  DETERMINERS.has(lower) ||
  POSSESSIVES.has(lower) ||
  Object.hasOwn(JOINERS, lower) ||
  COORDINATORS.has(lower) ||
  lower === 'to';

const opensOwned = (token: Token | undefined): boolean =>
  token !== undefined && (DETERMINERS.has(token.lower) || POSSESSIVES.has(token.lower));

const isBareVerb = (next: Token, later: Token | undefined): boolean =>
  hasForm(next, 'base') && (next.tags.has('Verb') || opensOwned(later));

const isOnlyNoun = ({ tags }: Token, later: Token | undefined): boolean =>
  tags.has('Noun') && !tags.has('Verb') && !(later && DETERMINERS.has(later.lower));

function isVerbAfterTo({ next, later, tagged }: Context): boolean {
  if (!next || next.pos === 'name') {
    return false;
  }
  if (next.tags.has('Verb')) {
    return true;
  }
  const opensObject =
    later !== undefined &&
    !isCut(later) &&
    (DETERMINERS.has(later.lower) ||
      POSSESSIVES.has(later.lower) ||
      Object.hasOwn(PRONOUNS, later.lower) ||
      PREPOSITIONS.has(later.lower));
  const before = tagged.at(-1);
  return (
    opensObject || (before?.pos === 'verb' && !conceptsOfWords('en').has(next.lower)) || before?.pos === 'adjective'
  );
}

function openPos(context: Context): Pos {
  const { token } = context;
  if (token.forms.length === 0) {
    return plainPos(context);
  }
  return isVerbHere(context) ? 'verb' : nounOrAdjective(context);
}

/** No verb: what the tagger says, and words of our own. */
function plainPos(context: Context): Pos {
  const { lower, tags } = context.token;
  if (isAdverb(context.token)) {
    return 'adverb';
  }
  if (isQuality(lower) || tags.has('Adjective') || tags.has('Demonym')) {
    return isNounOfOurs(context) || isSomebodyAlone(context) ? 'noun' : 'adjective';
  }
  if (isCompoundAdjective(context)) {
    return 'adjective';
  }
  if (tags.has('Preposition') && !tags.has('Noun')) {
    return 'preposition';
  }
  return /[\p{L}\p{N}]/u.test(lower) ? 'noun' : 'other';
}

function isAdverb({ lower, tags }: Token): boolean {
  const isFormed =
    lower.endsWith('ly') && !NOUN_LY.test(lower) && !tags.has('Adjective') && !conceptsOfWords('en').has(lower);
  return (isFormed || tags.has('Adverb')) && !isQuality(lower);
}

/** The tagger's adjective that the lexicon has as a noun: 'native', 'elder'. */
function isNounOfOurs({ token: { lower }, next }: Context): boolean {
  const concepts = conceptsOfWords('en').get(lower) ?? [];
  return concepts.some((id) => !/^(?:quality|time|weather)/.test(id)) && !(isQuality(lower) && next?.tags.has('Noun'));
}

/** 'a one-eyed elephant', not 'his brother-in-law'. */
function isCompoundAdjective({ token: { lower }, tagged, next }: Context): boolean {
  const describes = next !== undefined && !isCut(next) && (next.tags.has('Noun') || next.tags.has('Adjective'));
  const isFormer = lower.startsWith('ex-') && familyOf(lower.slice(3)) === 'person';
  return lower.includes('-') && describes && !isFormer && tagged.length > 0 && !/-(?:in-law|up)$/.test(lower);
}

/** A word that could be a verb stands where none can. */
function nounOrAdjective({ token, next }: Context): Pos {
  const isParticiple = hasForm(token, 'part', 'ing') && !hasForm(token, 'base');
  if (isQuality(token.lower)) {
    return 'adjective';
  }
  if (isParticiple) {
    return isNounNext(next) || !token.lower.endsWith('ing') ? 'adjective' : 'noun';
  }
  return token.tags.has('Adjective') && isNounNext(next) ? 'adjective' : 'noun';
}

const isNounNext = (next: Token | undefined): boolean =>
  next !== undefined &&
  !isCut(next) &&
  (next.tags.has('Noun') || next.tags.has('Adjective') || next.pos === 'name') &&
  !next.tags.has('Pronoun') &&
  !VAGUE_NOUNS.has(next.lower) &&
  !opensOwned(next) &&
  !PREPOSITIONS.has(next.lower);
