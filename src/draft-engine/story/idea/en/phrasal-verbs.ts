import { PARTICLES, PREPOSITIONS } from './closed-words.ts';
import { ENGLISH_DEEDS } from './deed-words.ts';
import { canBePlace, isKnownNoun, singular } from './nouns.ts';
import { isCut, isOneOf, type Token } from './tokens.ts';

const phrasal = new Map<string, string[][]>();

/** Deeds of several words by their verb, the longest first. */
function phrasalOf(base: string): readonly string[][] {
  if (phrasal.size === 0) {
    for (const list of Object.values(ENGLISH_DEEDS)) {
      for (const deed of list.split(', ')) {
        const [verb = '', ...rest] = deed.split(' ');
        if (rest.length > 0) {
          phrasal.set(verb, [...(phrasal.get(verb) ?? []), rest]);
        }
      }
    }
    for (const lists of phrasal.values()) {
      lists.sort((one, other) => other.length - one.length);
    }
    for (const [verb, rest] of MORE_PHRASAL) {
      phrasal.set(verb, [rest, ...(phrasal.get(verb) ?? [])]);
    }
  }
  return phrasal.get(base) ?? [];
}
const MORE_PHRASAL: readonly (readonly [string, string[]])[] = [
  ['go', ['on']],
  ['set', ['about']],
  ['end', ['up']],
  ['give', ['up']],
  ['keep', ['on']],
];

/** True where a verb and its particle are one deed: 'take' and 'out'. */
export const isPhrasal = (base: string, particle: string): boolean =>
  phrasalOf(base).some(([first, ...more]) => first === particle && more.length === 0);

/** Words of a deed behind its verb, and how many tokens they take. */
export function readBelonging(tokens: readonly Token[], base: string, at: number): { predicate: string; end: number } {
  const lists = phrasalOf(base);
  const exact = lists.find((words) => words.every((word, index) => tokens[at + index]?.lower === word));
  for (const words of exact ? [exact, ...lists] : lists) {
    const end = matches(tokens, words, at);
    if (end !== undefined) {
      return { predicate: [base, ...words].join(' '), end: endOf(tokens, words, at, end) };
    }
  }
  return { predicate: base, end: at };
}

/** Where the verb ends: a noun or a preposition in it is still read for what it is. */
function endOf(tokens: readonly Token[], words: readonly string[], at: number, end: number): number {
  const last = words.at(-1) as string;
  if (last === 'that' || (PREPOSITIONS.has(last) && opensPhrase(tokens[end]))) {
    return end - 1;
  }
  const isThing = words.length === 1 && isKnownNoun(singular(last, true)) && !PARTICLES.has(last);
  return isThing || (keepsNoun(words) && !/^(?:of|to|on|with|in|for)$/.test(last)) ? at : end;
}

/** 'rob a bank': the bank is still a noun of its own. */
function keepsNoun(words: readonly string[]): boolean {
  const isArticle = (word = ''): boolean => /^(?:a|an|the)$/.test(word);
  const [first = '', second] = words;
  const isBehindParticle =
    words.length > 2 &&
    isArticle(second) &&
    PARTICLES.has(first) &&
    !/^(?:of|to|on|with|in|from|for)$/.test(words.at(-1) as string);
  const isPlace = words.length > 2 && isArticle(words.at(-2)) && canBePlace(words.at(-1) as string);
  return isArticle(first) || isBehindParticle || isPlace;
}

export const opensPhrase = (token: Token | undefined): boolean =>
  token !== undefined &&
  !token.isFirst &&
  /^(?:determiner|possessive|number|age|adjective|noun|name|pronoun|relative)$/.test(token.pos);

const OWNERS = new Set('his her their its my our your'.split(' '));

function matches(tokens: readonly Token[], words: readonly string[], start: number): number | undefined {
  let at = start;
  for (const word of words) {
    const token = tokens[at];
    if (token?.pos === 'adverb' && token.lower !== word && !isCut(token)) {
      at++;
    }
    if (!isSame(tokens[at], word)) {
      return undefined;
    }
    at++;
  }
  const isInfinitive = words.at(-1) === 'to' && (tokens[at - 1] as Token).pos === 'to';
  return isInfinitive || opensPlace(tokens, words, start, at) ? undefined : at;
}

function isSame(token: Token | undefined, word: string): boolean {
  if (!token || token.isFirst || isCut(token)) {
    return false;
  }
  const { lower } = token;
  return (
    lower === word ||
    (word === "one's" && OWNERS.has(lower)) ||
    (word === 'oneself' && /sel(?:f|ves)$/.test(lower)) ||
    (word === 'a' && lower === 'an')
  );
}

/** 'go on trial', 'fall in a well': the particle belongs to what follows. */
function opensPlace(tokens: readonly Token[], words: readonly string[], start: number, end: number): boolean {
  const [only = ''] = words;
  const next = tokens[end];
  const isNounNext = next && !isCut(next) && isOneOf(next, 'determiner', 'possessive', 'noun', 'name');
  return (
    words.length === 1 &&
    /^(?:in|on|over|by)$/.test(only) &&
    isNounNext === true &&
    !TAKES_OBJECT.test(`${(tokens[start - 1] as Token).forms[0]?.base} ${only}`)
  );
}
const TAKES_OBJECT =
  /^(?:put on|try on|turn on|switch on|take on|take over|take in|get on|run over|call on|hand over|work on|pass on|stumble on|stumble over|bring in|cheat on|rat on|spy on|prey on|focus on|bet on|live on|feast on|depend on|rely on|count on|embark on|pounce on|trample on|go by|stand by|knock on|hit on|get over|watch over|win over|paint over|turn in|hop on|sit on|ride on)$/;
