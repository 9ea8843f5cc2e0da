import nlp from 'compromise';
import { conceptsOfWords } from '../../lexicon/concepts-of-words.ts';
import { sexOfName } from '../sex/given-names.ts';
import {
  ADVERBS,
  COORDINATORS,
  DETERMINERS,
  JOINERS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
  TIME_NOUNS,
} from './closed-words.ts';
import { hasForm, type Token } from './tokens.ts';

const NAME_TAGS = [
  'Person',
  'FirstName',
  'LastName',
  'Place',
  'City',
  'Country',
  'Region',
  'Organization',
  'Company',
  'MaleName',
  'FemaleName',
  'Acronym',
];
const NO_NAME_TAGS = [
  'Adjective',
  'Adverb',
  'Determiner',
  'Preposition',
  'Conjunction',
  'Pronoun',
  'Value',
  'Modal',
  'QuestionWord',
  'Expression',
];
const QUOTED = /["“«]([^"“”«»\n]{1,60})["”»]|(?<![\p{L}\p{N}])[‘']([^‘’'\n]{1,60})[’'](?![\p{L}\p{N}])/gu;
const LONGEST_QUOTED = 5;
const NAMED = new Set(['named', 'called', 'nicknamed', 'dubbed', 'titled', 'entitled', 'codenamed']);

const isCapital = ({ text }: Token): boolean => /^\p{Lu}/u.test(text);

function isClosed({ lower }: Token): boolean {
  return (
    DETERMINERS.has(lower) ||
    POSSESSIVES.has(lower) ||
    PREPOSITIONS.has(lower) ||
    COORDINATORS.has(lower) ||
    Object.hasOwn(JOINERS, lower) ||
    Object.hasOwn(PRONOUNS, lower)
  );
}

/** Words that the tagger's own dictionary knows as anything but a name. */
function isCommonWord({ lower }: Token): boolean {
  const { lexicon } = (nlp.model() as unknown as { one: { lexicon: Record<string, string | string[]> } }).one;
  const tag = Object.hasOwn(lexicon, lower) ? [lexicon[lower]].flat().join() : '';
  return (
    (tag !== '' && !/Name|Person|City|Country|Place|Region|Org|Company/.test(tag)) ||
    ADVERBS.has(lower) ||
    conceptsOfWords('en').has(lower)
  );
}

/** Marks the words that are names, and takes what stands in quotation marks as one name. */
export function markNames(text: string, tokens: readonly Token[]): Token[] {
  const isTitleCase = tokens.filter(isCapital).length > tokens.length * 0.6 && tokens.length > 4;
  const marked = tokens.map((token, index) => {
    const before = tokens[index - 1];
    const isName =
      (!TIME_NOUNS.has(token.lower) || isCalledSo(token, before)) &&
      ((before && !token.isFirst && NAMED.has(before.lower) && isCapital(token)) ||
        (isTitleCase
          ? isTagged(token) && isCapital(token) && !isClosed(token)
          : isNameHere(token, tokens[index + 1], before)));
    return isName ? { ...token, pos: 'name' as const } : token;
  });
  return joinNames(text, joinQuoted(text, knownAgain(marked)));
}

/** 'Grandma Rose … Rose laughs': what is a name once is one again where it begins a sentence. */
function knownAgain(tokens: readonly Token[]): Token[] {
  const names = new Set(tokens.filter(({ pos }) => pos === 'name').map(({ text }) => text));
  return tokens.map((token) => (token.isFirst && names.has(token.text) ? { ...token, pos: 'name' as const } : token));
}

/** Words of time that are given names too. */
const NAMES_OF_TIME = new Set('summer autumn dawn eve april may june august'.split(' '));

/** 'the nurse Dawn', 'Detective Summer': a word of time that is a given name, beside who is called so. */
const isCalledSo = (token: Token, before: Token | undefined): boolean =>
  before !== undefined &&
  isCapital(token) &&
  !/[,.;:]/.test(token.gap) &&
  NAMES_OF_TIME.has(token.lower) &&
  (NAMED.has(before.lower) ||
    (conceptsOfWords('en').get(before.lower) ?? []).some((concept) => concept.startsWith('person.')));

const isTagged = (token: Token): boolean => NAME_TAGS.some((tag) => token.tags.has(tag));

function isNameHere(token: Token, next: Token | undefined, before: Token | undefined): boolean {
  if (!isCapital(token) || isClosed(token)) {
    return false;
  }
  if (!token.isFirst && !(before && /[:“"]/.test(token.gap))) {
    return !token.tags.has('Demonym') && token.years === undefined && !NO_NAME.has(token.text);
  }
  if (isToldWho(token, next)) {
    return true;
  }
  if (NO_NAME_TAGS.some((tag) => token.tags.has(tag)) || isCommonWord(token)) {
    return false;
  }
  return isTagged(token) || startsName(next) || !looksLikeWord(token);
}

/** 'Maya, a painter': a given name, and then who that is. */
const isToldWho = (token: Token, next: Token | undefined): boolean =>
  next !== undefined &&
  next.gap.includes(',') &&
  /^(?:an?|the|his|her|their)$/.test(next.lower) &&
  sexOfName(token.text, 'en') !== undefined;

const NO_NAME = new Set('I TV OK AI UFO DJ CEO 3D 2D'.split(' '));

/** The word behind it is a name too: 'Wind River'. */
const startsName = (next: Token | undefined): boolean =>
  next !== undefined && isCapital(next) && !isClosed(next) && !next.tags.has('Demonym');

const looksLikeWord = (token: Token): boolean =>
  token.lower.endsWith('s') || hasForm(token, 'ing', 'part', 'base') || token.tags.has('Verb');

/** 'Isle of Skye', 'Joan of Arc' and names of several words are one. */
function joinNames(text: string, tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    const before = joined.at(-1);
    const next = tokens[index + 1];
    if (
      before?.pos === 'name' &&
      token.pos === 'name' &&
      /^[\s.]*$/.test(token.gap) &&
      !before.owns &&
      !token.isFirst
    ) {
      joined[joined.length - 1] = {
        ...merge(text, before, token),
        ...(before.gender ? { gender: before.gender } : {}),
      };
    } else if (
      before?.pos === 'name' &&
      /^(?:de|da|van|von|del|la|bin|al)$/.test(token.lower) &&
      next?.pos === 'name'
    ) {
      joined[joined.length - 1] = merge(text, before, next);
      index++;
    } else {
      joined.push(token);
    }
  }
  return joined;
}

const merge = (text: string, before: Token, token: Token): Token => {
  const to = token.owns ? token.from + token.text.length : token.to;
  const typed = text.slice(before.from, to);
  return {
    ...token,
    from: before.from,
    text: typed,
    lower: typed.toLowerCase(),
    base: typed,
    gap: before.gap,
    isFirst: before.isFirst,
    pos: 'name',
  };
};

function joinQuoted(text: string, tokens: readonly Token[]): Token[] {
  const spans = [...text.matchAll(QUOTED)].map((match) => ({
    from: match.index + 1,
    to: match.index + match[0].length - 1,
    words: (match[1] ?? match[2] ?? '').trim(),
  }));
  let rest = [...tokens];
  for (const span of spans) {
    const inside = rest.filter(({ from, to }) => from >= span.from && to <= span.to + 2);
    const first = inside[0];
    const before = first && rest[rest.indexOf(first) - 1];
    const isName =
      first &&
      inside.length <= LONGEST_QUOTED &&
      !/[.!?,]$/.test(span.words) &&
      (/^[\p{Lu}\d]/u.test(span.words) || (before && NAMED.has(before.lower)));
    const last = inside.at(-1);
    if (isName && last) {
      const name: Token = {
        ...merge(text, first, last),
        text: span.words,
        lower: span.words.toLowerCase(),
        base: span.words,
        to: Math.max(last.to, span.to),
        gap: first.gap.replace(/["“«‘']/g, ''),
      };
      const start = rest.indexOf(first);
      const after = rest[rest.indexOf(last) + 1];
      rest = [...rest.slice(0, start), name, ...rest.slice(start + inside.length)];
      if (after) {
        rest[start + 1] = { ...after, gap: after.gap.replace(/["”»’']/g, '') };
      }
    }
  }
  return rest;
}
