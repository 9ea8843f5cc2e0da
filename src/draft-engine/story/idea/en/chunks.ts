import { closesRelative } from './clause-so-far.ts';
import { JOINERS, LONG_PREPOSITIONS, QUESTION_WORDS } from './closed-words.ts';
import type { Draft, Item, WordItem } from './draft.ts';
import { familyOf } from './nouns.ts';
import { readPhrase } from './phrases.ts';
import { hasForm, isCut, isOneOf, isStrongCut, type Token } from './tokens.ts';
import { readVerb } from './verb-groups.ts';

const LONGEST = 5;
const OPENS_PHRASE = new Set<Token['pos']>([
  'determiner',
  'possessive',
  'number',
  'age',
  'adjective',
  'noun',
  'name',
  'pronoun',
]);
const OPENS_VERB = new Set<Token['pos']>(['to', 'modal', 'be', 'have', 'do', 'not', 'verb']);

/** Cuts a text into phrases, verbs and the words between them. */
export function chunk(draft: Draft): Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < draft.tokens.length) {
    const item = readItem(draft, at);
    items.push(item);
    at = Math.max(item.end, at + 1);
  }
  return items;
}

function readItem(draft: Draft, at: number): Item {
  const { tokens } = draft;
  const token = tokens[at] as Token;
  const place = { start: at, end: at + 1, isCut: isCut(token), isStrongCut: isStrongCut(token) };
  const long = readLong(tokens, at);
  if (long) {
    return { ...place, ...long };
  }
  if (OPENS_VERB.has(token.pos)) {
    const verb = readVerb(tokens, at);
    if (verb) {
      return verb;
    }
  }
  if (OPENS_PHRASE.has(token.pos) || opensByAdverb(tokens, at)) {
    const found = readPhrase(draft, at);
    if (found) {
      return { ...place, kind: 'phrase', phrase: found.phrase, end: found.end };
    }
  }
  return { ...place, kind: kindOf(tokens, at), word: token.lower };
}

/** 'only two men', 'a' before 'very old': the phrase starts with an adverb. */
function opensByAdverb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  return (
    token.pos === 'adverb' &&
    next !== undefined &&
    !isCut(next) &&
    next.pos === 'adjective' &&
    tokens[at + 2]?.pos === 'noun' &&
    /ly$/.test(token.lower)
  );
}

function readLong(tokens: readonly Token[], at: number): Pick<WordItem, 'kind' | 'word' | 'end'> | undefined {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 1; length--) {
    const run = tokens.slice(at, at + length);
    if (run.slice(1).some((token) => isCut(token) || token.isFirst)) {
      continue;
    }
    const words = run.map(({ lower }) => lower);
    const preposition = LONG_PREPOSITIONS[words.join(' ')];
    if (preposition) {
      return { kind: preposition === 'and' ? 'and' : 'preposition', word: preposition, end: at + length };
    }
    const joiner = words.join('_');
    if (Object.hasOwn(JOINERS, joiner)) {
      const takesVerb = joiner.endsWith('_to');
      // 'the night shift' and 'the night before the show' open no clause.
      const isNoun =
        /^the_(?:day|night)$/.test(joiner) && /^(?:noun|preposition)$/.test(tokens[at + length]?.pos ?? '');
      const isPlain = !isNoun && (!/_(?:after|before)$/.test(joiner) || opensClause(tokens, at + length));
      if (isPlain) {
        return { kind: 'joiner', word: joiner, end: takesVerb ? at + length - 1 : at + length };
      }
    }
  }
  return undefined;
}

function kindOf(tokens: readonly Token[], at: number): WordItem['kind'] {
  const { pos, lower } = tokens[at] as Token;
  if (pos === 'preposition' && Object.hasOwn(JOINERS, lower)) {
    return opensClause(tokens, at + 1) && !isAsTrade(tokens, at) ? 'joiner' : 'preposition';
  }
  if (QUESTION_WORDS.has(lower) && pos !== 'relative' && pos !== 'joiner') {
    return 'question';
  }
  switch (pos) {
    case 'preposition':
    case 'joiner':
    case 'relative':
    case 'and':
    case 'adverb':
    case 'adjective':
      return pos;
    case 'not':
      return 'adverb';
    default:
      return 'other';
  }
}

/** 'working as a teacher'. */
const isAsTrade = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'as' &&
  (tokens[at - 1]?.forms.some(({ base }) =>
    /^(?:work|serve|pose|act|moonlight|disguise|dress|live|masquerade|train|start|rebrand|double|reincarnate)$/.test(
      base,
    ),
  ) ??
    false);

/** Whether a subject and its verb come before the next joint: 'after the war ends', not 'after the war'. */
export function opensClause(tokens: readonly Token[], start: number): boolean {
  // 'Sisters who have not spoken since the funeral must …': the first verb is the waiting subject's.
  let others = closesRelative(tokens.slice(0, start - 1)) ? 1 : 0;
  for (let at = start; at < Math.min(tokens.length, start + 14); at++) {
    const token = tokens[at] as Token;
    if (token.isFirst) {
      return false;
    }
    if (at > start && /[,;:–—]/.test(token.gap) && !inList(tokens, at)) {
      return goesOnBehindComma(tokens, at);
    }
    if (
      at > start &&
      token.pos === 'relative' &&
      /^(?:who|that|which)$/.test(token.lower) &&
      isNounBefore(tokens[at - 1])
    ) {
      others++;
      continue;
    }
    const opens = opensAt(tokens, at, at === start);
    if (opens === true && others > 0) {
      others--;
    } else if (opens !== undefined) {
      return opens;
    }
  }
  return false;
}

const isNounBefore = (token: Token | undefined): boolean => isOneOf(token, 'noun', 'name');

/** Whether a token settles that a clause begins or not. */
function opensAt(tokens: readonly Token[], at: number, isFirst: boolean): boolean | undefined {
  const token = tokens[at] as Token;
  const before = tokens[at - 1];
  if (!isFirst && isOneOf(token, 'be', 'modal', 'have', 'do')) {
    return true;
  }
  if (isOneOf(token, 'relative', 'joiner', 'to') || (token.pos === 'and' && leadsToVerb(tokens, at + 1))) {
    return false;
  }
  if (isOneOf(before, 'be', 'modal', 'have', 'do', 'not')) {
    return undefined;
  }
  if (isFiniteBehind(token, before) && !isFirst && !isOneOf(before, 'and', 'to')) {
    return !(hasForm(token, 'part') && tokens[at + 1]?.lower === 'by');
  }
  return undefined;
}

const isFiniteBehind = (token: Token, before: Token | undefined): boolean =>
  token.pos === 'verb' && (hasForm(token, 's', 'past') || (hasForm(token, 'base') && before?.pos !== 'preposition'));

/** 'until the girl, Wren, who never speaks, is seen': somebody is described before the verb comes. */
function goesOnBehindComma(tokens: readonly Token[], comma: number): boolean {
  const isSomebody = familyOf(tokens[comma - 1]?.lower ?? '') === 'person';
  if (!isSomebody || !isOneOf(tokens[comma], 'relative', 'name')) {
    return false;
  }
  const next = tokens.findIndex(({ isFirst }, at) => at > comma && isFirst);
  return tokens
    .slice(comma + 1, next < 0 ? undefined : next)
    .some((token) => token.gap.startsWith(',') && isFiniteByForm(token));
}

const isFiniteByForm = (token: Token): boolean =>
  isOneOf(token, 'be', 'have', 'modal', 'do') || (token.pos === 'verb' && hasForm(token, 's', 'past'));

/** 'and slowly makes': the verb is another clause's. */
function leadsToVerb(tokens: readonly Token[], start: number): boolean {
  let at = start;
  while (tokens[at]?.pos === 'adverb') {
    at++;
  }
  return tokens[at]?.pos === 'verb';
}

const inList = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.pos === 'adjective' && tokens[at - 1]?.pos === 'adjective';
