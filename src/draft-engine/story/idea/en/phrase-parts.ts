import { SEVERAL } from '../idea-graph.ts';
import { PLURAL_NOUNS, POSSESSOR, PRONOUNS, QUANTITIES, TIME_NOUNS, VAGUE_NOUNS } from './closed-words.ts';
import type { Draft, PhraseDraft } from './draft.ts';
import { ENGLISH_PRESENCES } from './marks.ts';
import { canBePlace, familyOf, GENDERED, isKnownNoun, singular } from './nouns.ts';
import { ENGLISH_SETTINGS } from './setting-words.ts';
import { isCut, isOneOf, type Token } from './tokens.ts';
import { verbFormsOf } from './verb-forms.ts';
import { yearsOf } from './words.ts';

/** What a phrase is made of, as far as it has been read. */
export interface Parts {
  from: number;
  adjectives: string[];
  nouns: Token[];
  name?: Token;
  count?: number;
  article?: string;
  owner?: number;
  years?: number;
}

export function addPronoun(draft: Draft, { from, to, lower }: Token): number {
  const pronoun = PRONOUNS[lower as keyof typeof PRONOUNS];
  return (
    draft.phrases.push({
      ...emptyPhrase(from, to),
      pronoun,
      isPlural: pronoun === 'they' || pronoun === 'we' || lower === 'i',
      isSubjectForm: /^(?:he|she|they|i|we)$/.test(lower),
      isObjectForm: /^(?:him|her|them|us|me)$/.test(lower),
      ...(lower === 'himself' ? { gender: 'masculine' as const } : {}),
      ...(lower === 'herself' ? { gender: 'feminine' as const } : {}),
      ...(pronoun === 'he' ? { gender: 'masculine' as const } : {}),
      ...(pronoun === 'she' ? { gender: 'feminine' as const } : {}),
    }) - 1
  );
}

const emptyPhrase = (from: number, to: number): PhraseDraft => ({
  from,
  to,
  head: '',
  adjectives: [],
  isTime: false,
  isPlural: false,
  isSubjectForm: false,
  isObjectForm: false,
  isDropped: false,
  hasArticle: false,
  isNone: false,
  isPlace: false,
});

export function readParts(draft: Draft, start: number): { parts: Parts; end: number } {
  const { tokens } = draft;
  let parts: Parts = { from: start, adjectives: [], nouns: [] };
  let end = start;
  while (end < tokens.length) {
    const token = tokens[end] as Token;
    const isApart = end > start && (isCut(token) || token.isFirst);
    if (isApart && !joinsAdjectives(tokens, end, parts)) {
      break;
    }
    if (!takeToken(draft, parts, end)) {
      break;
    }
    end++;
    if (token.owns && (token.pos === 'noun' || token.pos === 'name' || token.pos === 'adjective')) {
      const owner = addPhrase(draft, parts, end);
      parts = { from: start, adjectives: [], nouns: [], owner };
    }
  }
  return { parts, end };
}

/** 'a shy, lonely boy'. */
function joinsAdjectives(tokens: readonly Token[], at: number, { nouns, name }: Parts): boolean {
  const before = tokens[at - 1],
    token = tokens[at] as Token;
  const isList = /^\s*,\s*$/.test(token.gap) && before?.pos === 'adjective' && nouns.length === 0 && !name;
  return (
    isList && (token.pos === 'adjective' || token.pos === 'noun' || token.pos === 'age') && nounFollows(tokens, at)
  );
}

function nounFollows(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < Math.min(tokens.length, at + 5); index++) {
    const { pos, lower } = tokens[index] as Token;
    if (pos === 'noun' || pos === 'name') {
      return true;
    }
    if (pos !== 'adjective' && pos !== 'age' && pos !== 'adverb' && lower !== 'and' && lower !== 'but') {
      return false;
    }
  }
  return false;
}

/** Takes the token into the phrase if it belongs there. */
function takeToken(draft: Draft, parts: Parts, at: number): boolean {
  const { pos } = draft.tokens[at] as Token;
  const isOpen = parts.nouns.length === 0 && !parts.name;
  const isAnytime = pos === 'age' || pos === 'noun' || pos === 'name';
  return (isOpen || isAnytime) && (TAKES[pos]?.(draft, parts, at) ?? false);
}

type Take = (draft: Draft, parts: Parts, at: number) => boolean;

/** How each part of speech goes into a phrase; all but an age, a noun and a name only before its noun. */
const TAKES: Readonly<Partial<Record<Token['pos'], Take>>> = {
  determiner: ({ tokens }, parts, at) => {
    const isOpen = parts.adjectives.length === 0 && parts.count === undefined;
    if (isOpen) {
      parts.article = (tokens[at] as Token).lower;
    }
    return isOpen;
  },
  possessive: takePossessive,
  number: ({ tokens }, parts, at) => {
    const number = numberOf((tokens[at] as Token).lower);
    parts.count = (parts.count !== undefined && number >= 100 ? parts.count : 1) * number;
    return true;
  },
  age: ({ tokens }, parts, at) => {
    const token = tokens[at] as Token;
    if (token.years !== undefined) {
      parts.years = token.years;
    }
    if (!isOneOf(tokens[at + 1], 'noun', 'adjective', 'name')) {
      parts.nouns.push({ ...token, text: 'child', lower: 'child' });
    }
    return true;
  },
  adjective: ({ tokens }, parts, at) => {
    parts.adjectives.push((tokens[at] as Token).lower);
    return true;
  },
  noun: ({ tokens }, parts, at) =>
    !isAtTime(tokens, parts, tokens[at] as Token) && takeNoun(parts, tokens[at] as Token, tokens[at + 1]),
  name: ({ tokens }, parts, at) => takeName(parts, tokens[at] as Token),
  adverb: ({ tokens }, _, at) => modifies(tokens, at),
  and: ({ tokens }, parts, at) =>
    /^(?:and|but)$/.test((tokens[at] as Token).lower) &&
    at > parts.from &&
    tokens[at - 1]?.pos === 'adjective' &&
    tokens[at + 1]?.pos === 'adjective' &&
    nounFollows(tokens, at + 1),
};

/** 'At night wolves attack', 'one night bandits come': several who act are no part of the hour. */
const isAtTime = (
  tokens: readonly Token[],
  { from, nouns, count, adjectives, article }: Parts,
  token: Token,
): boolean =>
  nouns.length === 1 &&
  article === undefined &&
  TIME_NOUNS.has(nouns[0]?.lower ?? '') &&
  ((adjectives.length === 0 && count === undefined && tokens[from - 1]?.lower === 'at') ||
    (count === 1 && singular(token.lower, token.tags.has('Plural')) !== token.lower));

function takePossessive(draft: Draft, parts: Parts, at: number): boolean {
  const token = draft.tokens[at] as Token;
  if (parts.owner !== undefined || parts.adjectives.length > 0) {
    return false;
  }
  if (token.lower === 'your') {
    parts.article = 'your';
  } else if (token.lower !== 'whose') {
    parts.owner = addPronoun(draft, { ...token, lower: POSSESSOR[token.lower as keyof typeof POSSESSOR] });
  }
  return true;
}

function takeNoun(parts: Parts, token: Token, next: Token | undefined): boolean {
  const { name, nouns } = parts;
  if ((name && (nouns.length > 0 || isCut(token))) || closesBefore(parts, token, next)) {
    return false;
  }
  if (name && !(isPlaceName(name) && canBePlace(token.lower))) {
    parts.adjectives.push(name.text);
    delete parts.name;
  }
  nouns.push(token);
  return true;
}

/** 'a man nobody knows', 'two years later': the noun is another phrase's. */
function closesBefore({ nouns, name }: Parts, { lower }: Token, next: Token | undefined): boolean {
  const last = nouns.at(-1);
  const isVague = VAGUE_NOUNS.has(lower) && (last !== undefined || name !== undefined);
  const isTime = last !== undefined && TIME_NOUNS.has(last.lower) && last.lower.endsWith('s') && next === undefined;
  return isVague || isTime || (last !== undefined && (VAGUE_NOUNS.has(last.lower) || saysHowLong(lower, next)));
}

/** 'loses his voice minutes before the show'. */
const saysHowLong = (lower: string, next: Token | undefined): boolean =>
  next !== undefined &&
  !isCut(next) &&
  /^(?:before|after|later|earlier|ago)$/.test(next.lower) &&
  lower.endsWith('s') &&
  TIME_NOUNS.has(lower.slice(0, -1));

function takeName(parts: Parts, token: Token): boolean {
  if (parts.name || isTimeBefore(parts, token)) {
    return false;
  }
  const isKnown =
    !token.text.includes(' ') &&
    parts.article !== undefined &&
    isKnownNoun(token.lower) &&
    !Object.hasOwn(ENGLISH_SETTINGS.culture, token.lower);
  if (isKnown && parts.nouns.length === 0) {
    parts.nouns.push(token);
  } else {
    parts.name = token;
  }
  return true;
}

/** 'One evening Tom', 'at dawn Ada': the time ends where somebody is named. */
const isTimeBefore = ({ nouns, owner }: Parts, token: Token): boolean =>
  owner === undefined && TIME_NOUNS.has(nouns.at(-1)?.lower ?? '') && !isPlaceName(token) && !token.tags.has('Date');

/** An adverb that belongs to the adjective behind it: 'a recently divorced man'. */
function modifies(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    next !== undefined &&
    !isCut(next) &&
    (next.pos === 'adjective' || (next.pos === 'adverb' && tokens[at + 2]?.pos === 'adjective')) &&
    nounFollows(tokens, at + 1)
  );
}

const numberOf = (lower: string): number => yearsOf(lower.replaceAll(',', ''));

const PLACE_TAGS = ['Place', 'City', 'Country', 'Region'];
const isPlaceName = ({ tags, lower }: Token): boolean =>
  PLACE_TAGS.some((tag) => tags.has(tag)) ||
  /^(?:east|west|north|south)$/.test(lower) ||
  Object.hasOwn(ENGLISH_SETTINGS.culture, lower);
const SINGLE = new Set(['a', 'an', 'this', 'that', 'another', 'each', 'every', 'either', 'neither']);
const SEVERAL_WORDS = new Set(['these', 'those', 'both', 'several', 'many', 'few', 'various', 'countless', 'numerous']);

/** 'the dead', 'the poor'. */
const namesPeople = ({ name, article }: Parts, adjective = ''): boolean =>
  name === undefined && article === 'the' && isKnownNoun(adjective);

const namesPlace = ({ name }: Parts): boolean =>
  name !== undefined && (isPlaceName(name) || (canBePlace(name.lower) && name.gender === undefined));

export function addPhrase(draft: Draft, parts: Parts, end: number): number {
  const last = draft.tokens[end - 1] as Token;
  const first = draft.tokens[parts.from] as Token;
  const { noun, isPlural, name } = headOf(parts);
  const { head, adjectives } = withCompound(noun === 'one' ? oneOf(draft, parts, end) : noun, parts.adjectives);
  const isPeople = noun === '' && namesPeople(parts, adjectives.at(-1));
  const phrase: PhraseDraft = {
    ...emptyPhrase(first.from, last.to),
    head: head || (name === undefined ? (adjectives.pop() ?? 'one') : ''),
    adjectives,
    isPlural: isPlural || isPeople || isFamilyName(parts),
    isTime: isTimePhrase(draft, parts, { head, name }) || isMeasure(draft, head, end),
    hasArticle: parts.article !== undefined || parts.count !== undefined,
    isNone: parts.article === 'no',
    isPlace: head === '' && namesPlace(parts),
    ...knownBy(parts, adjectives),
    count: isPeople ? SEVERAL : countOf(parts, isPlural),
    ...defined('name', name),
    ...defined('owner', parts.owner),
    ...defined('ageYears', parts.years),
    ...defined('gender', parts.name?.gender ?? genderOf(head)),
    ...defined('presence', presenceOf(parts, head)),
  };
  return draft.phrases.push(phrase) - 1;
}

/** 'the map' was told of before, 'the broken violin' with what happened to it. */
function knownBy({ article }: Parts, adjectives: readonly string[]): Pick<PhraseDraft, 'isKnown' | 'isTold'> {
  if (article !== 'the') {
    return {};
  }
  return { isKnown: true, ...(adjectives.some(tellsWhatWasDone) ? { isTold: true } : {}) };
}

/** 'broken', 'stolen', 'mended': what somebody did to it. */
const tellsWhatWasDone = (adjective: string): boolean =>
  verbFormsOf(adjective).some(({ form }) => form === 'part') && !/^(?:hidden|lost|forgotten|unknown)$/.test(adjective);

const defined = <Field extends keyof PhraseDraft>(
  field: Field,
  value: PhraseDraft[Field] | undefined,
): { [Each in Field]?: NonNullable<PhraseDraft[Each]> } =>
  (value === undefined ? {} : { [field]: value }) as { [Each in Field]?: NonNullable<PhraseDraft[Each]> };

/** 'one step closer': how much, and nothing that takes part. */
const isMeasure = ({ tokens }: Draft, head: string, end: number): boolean =>
  /^(?:step|inch|mile|metre|meter|foot|kilometre|bit|second|size|shade)$/.test(head) &&
  /^(?:closer|nearer|further|farther|away|ahead|behind|taller|smaller|bigger|late|too)$/.test(tokens[end]?.lower ?? '');

/** 'no one', and 'one' of what was named last. */
const oneOf = (draft: Draft, parts: Parts, end: number): string =>
  parts.article === 'no' ? 'nobody' : sameKind(draft, parts, end);

const isTimePhrase = (
  draft: Draft,
  parts: Parts,
  { head, name }: { head: string; name: string | undefined },
): boolean => (name === undefined ? isTime(parts, head) || isClock(draft, parts) : isOccasion(name));

/** 'loses her shadow and wants a new one': of the same kind as what was named last. */
function sameKind({ phrases, tokens }: Draft, { adjectives, from }: Parts, end: number): string {
  const things = phrases.filter(({ head, isTime }) => head !== '' && !isTime && !VAGUE_NOUNS.has(head));
  const thing = things.findLast(({ head }) => familyOf(head) !== 'person') ?? things.at(-1);
  const next = tokens[end];
  const isObject =
    tokens[from - 1]?.pos === 'verb' && next?.lower !== 'of' && !isOneOf(next, 'relative', 'noun', 'verb');
  return (adjectives.length > 0 || isObject) && thing ? thing.head : 'one';
}

/** 'waiting room': a noun of the lexicon that starts like an adjective. */
function withCompound(noun: string, said: readonly string[]): { head: string; adjectives: string[] } {
  const adjectives = [...said];
  const last = adjectives.at(-1) ?? '';
  const compound = `${last} ${noun}`;
  if (noun === '' || !last.endsWith('ing') || !isKnownNoun(compound)) {
    return { head: noun, adjectives };
  }
  return { head: compound, adjectives: adjectives.slice(0, -1) };
}

const isTime = ({ owner, count }: Parts, head: string): boolean =>
  owner === undefined && (TIME_NOUNS.has(lastWord(head)) || (head === '' && (count ?? 0) >= 1000));

/** 'the Lantern Festival', 'Bastille Day'. */
const isOccasion = (name: string): boolean =>
  /\p{L} (?:Festival|Day|Eve|Fair|Olympics|Games|Carnival|Parade|Revolution|Night|Week|Championships?|Cup|Marathon|War|Crisis|Depression)$/u.test(
    name,
  );

/** 'at nine', 'a table for two'. */
const isClock = ({ tokens }: Draft, { from, nouns, count, article }: Parts): boolean =>
  nouns.length === 0 &&
  count !== undefined &&
  article === undefined &&
  /^(?:at|for)$/.test(tokens[from - 1]?.lower ?? '');

const presenceOf = ({ adjectives, owner }: Parts, head: string): PhraseDraft['presence'] =>
  adjectives.map((word) => ENGLISH_PRESENCES[word]).find(Boolean) ??
  (head.startsWith('ex-') && owner !== undefined ? 'former' : undefined);

export const lastWord = (words: string): string => words.slice(words.lastIndexOf(' ') + 1);

function genderOf(head: string): 'feminine' | 'masculine' | undefined {
  const word = lastWord(head).replace(/^(?:ex|step|grand|great|god|co)-/, '');
  return GENDERED[word] ?? (/(?<!wo|hu|ger|ro|sha|talis|cay)man$/.test(word) ? 'masculine' : undefined);
}

/** 'Captain Ahab' and 'Uncle Bob' have a trade or a relation for a head. */
function headOf({ nouns, name }: Parts): { noun: string; isPlural: boolean; name: string | undefined } {
  if (nouns.length === 0 && name) {
    const title = (name.text.split(' ')[0] as string).toLowerCase().replace(/\.$/, '');
    const isTitled = name.text.includes(' ') && isKnownNoun(title);
    return { noun: isTitled ? title : '', isPlural: false, name: name.text };
  }
  const words = nouns.map(({ lower }) => lower);
  const typed = words.at(-1) ?? '';
  const one = singular(typed, nouns.at(-1)?.tags.has('Plural') ?? false);
  const isPlural =
    one !== typed ||
    PLURAL_NOUNS.has(typed) ||
    typed.endsWith('children') ||
    (nouns.at(-1)?.tags.has('Plural') ?? false);
  return { noun: [...words.slice(0, -1), one].join(' '), isPlural, name: name?.text };
}

/** 'the Wilsons'. */
const isFamilyName = ({ nouns, name, article }: Parts): boolean =>
  nouns.length === 0 && article === 'the' && /^\p{Lu}\p{Ll}+s$/u.test(name?.text ?? '') && !isPlaceName(name as Token);

function countOf(parts: Parts, isPlural: boolean): number {
  const { count, article = '', owner, nouns } = parts;
  if (count !== undefined) {
    return count;
  }
  if (SEVERAL_WORDS.has(article)) {
    return article === 'both' ? 2 : 0;
  }
  const typed = nouns.at(-1)?.lower ?? '';
  if (isFamilyName(parts)) {
    return 0;
  }
  if (typed === 'twins' || (typed === 'parents' && owner !== undefined)) {
    return 2;
  }
  const isOneGroup = QUANTITIES[typed] !== undefined && PLURAL_NOUNS.has(typed);
  return isPlural && !isOneGroup && !SINGLE.has(article) ? SEVERAL : 1;
}
