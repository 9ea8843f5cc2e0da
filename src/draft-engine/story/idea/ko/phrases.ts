import { type Presence, SEVERAL } from '../idea-graph.ts';
import { ADJECTIVES, classOf, isLongWord, type NounClass } from './dictionary.ts';
import type { PhraseDraft } from './draft.ts';
import { isFullName, isGivenName, LIKE_NAMES, looksForeign, looksLikeFullName, withoutEasing } from './names.ts';
import type { Case } from './particles.ts';
import { COUNTER_NOUNS, COUNTERS, NUMBERS, PRONOUNS, RELATIONAL, TIME_NOUNS, TIME_UNITS } from './small-words.ts';
import type { Token } from './words.ts';

/** What stands before a noun and belongs to it. */
export interface Modifiers {
  from?: number;
  adjectives: string[];
  count?: number;
  years?: number;
  presence?: Presence;
  owner?: number;
  /** Relative clauses that wait for the noun. */
  relatives: number[];
}

export const noModifiers = (): Modifiers => ({ adjectives: [], relatives: [] });

/** Nouns in a row that make one phrase, the last one with the particle. */
export interface NounGroup {
  tokens: Token[];
  case: Case;
  isTopical: boolean;
  next: number;
  comma: boolean;
  stop: boolean;
  /** The last noun's 이다 is a verb: 소방관인. */
  isCopula: boolean;
}

const nounOf = (token: Token): string =>
  token.kind === 'verb' ? (token.verbs[0]?.copulaOf ?? token.noun) : token.noun;
const isCopula = (token: Token): boolean => token.kind === 'verb' && token.verbs[0]?.copulaOf !== undefined;

/** The nouns from a token on that belong together. */
export function readGroup(tokens: readonly Token[], at: number): NounGroup {
  const group: Token[] = [];
  let next = at;
  for (; next < tokens.length; next++) {
    const token = tokens[next] as Token;
    const before = group.at(-1);
    if (before && isApart(before, token)) {
      break;
    }
    group.push(token);
    if (token.kind === 'verb' || token.case !== 'none' || token.comma || token.stop) {
      next++;
      break;
    }
  }
  const last = group.at(-1) as Token;
  return {
    tokens: group,
    case: last.kind === 'verb' ? 'none' : last.case,
    isTopical: last.isTopical,
    next,
    comma: last.comma,
    stop: last.stop,
    isCopula: last.kind === 'verb',
  };
}

/** Words that end what they stand behind: 화재 이후 | 소방관은. */
const TIME_TAILS = new Set(['대신', '이후', '후', '직후', '직전', '중', '도중', '동안', '무렵']);

/** True where a bare noun and the next word are not one phrase. */
function isApart(before: Token, token: Token): boolean {
  if (token.kind !== 'noun' && !isCopula(token)) {
    return true;
  }
  if (TIME_TAILS.has(before.noun)) {
    return true;
  }
  return (
    before.nounClass === 'time' && token.nounClass !== 'time' && token.noun !== '끝' && !RELATIONAL.has(token.noun)
  );
}

const YEARS = /^(\d{1,3})(?:세|살)$/;
const DECADE = /^(\d)0대$/;
const COUNTED = /^(\d{1,5})(\D{1,3})$/;

/** An age or a number that a noun says by itself: 13세, 70대, 3명. */
export function quantityOf(word: string): Pick<Modifiers, 'count' | 'years'> | undefined {
  const years = YEARS.exec(word);
  if (years) {
    return { years: Number(years[1]) };
  }
  const decade = DECADE.exec(word);
  if (decade) {
    return { years: Number(decade[1]) * 10 + 5 };
  }
  const counted = COUNTED.exec(word);
  return counted && COUNTERS.has(counted[2] as string) ? { count: Number(counted[1]) } : undefined;
}

const numberOf = (text: string): number | undefined =>
  own(NUMBERS, text) ?? (/^\d{1,4}$/.test(text) ? Number(text) : undefined);

/** A number with what it counts. */
export interface Count {
  count?: number;
  years?: number;
  next: number;
  last: Token;
  isNoun: boolean;
}

/** The number that words like 두 명, 열세 살 or 스무 say; undefined for other words. */
export function readCount(tokens: readonly Token[], at: number): Count | undefined {
  const token = tokens[at];
  const number = token && numberOf(token.text);
  if (token === undefined || number === undefined) {
    return undefined;
  }
  const counter = tokens[at + 1];
  const ones = counter && own(NUMBERS, counter.text);
  if (ones !== undefined && number >= 10) {
    const more = readCount(tokens, at + 1);
    return more && { ...more, ...(more.years === undefined ? { count: number + ones } : { years: number + ones }) };
  }
  const isCounted = counter?.kind === 'noun' && COUNTERS.has(counter.noun) && !COUNTER_NOUNS.has(counter.noun);
  if (!isCounted) {
    return { count: number, next: at + 1, last: token, isNoun: false };
  }
  const isAge = counter.noun === '살' || counter.noun === '세';
  return { ...(isAge ? { years: number } : { count: number }), next: at + 2, last: counter, isNoun: true };
}

const isNameLike = (token: Token): boolean =>
  token.isQuoted ||
  isFullName(token.noun) ||
  isGivenName(token.noun) ||
  (token.nounClass === undefined && (looksForeign(token.noun) || looksLikeFullName(token.noun)));

const SUBJECT_CASES: ReadonlySet<Case> = new Set<Case>(['subject', 'topic', 'dative', 'object', 'with', 'of', 'also']);

/** Where in a group of nouns its name begins and ends; undefined where there is none. */
function nameRange(group: readonly Token[], which: Case): [number, number] | undefined {
  const quoted = group.findIndex(({ isQuoted }) => isQuoted);
  if (quoted >= 0) {
    return [quoted, quoted + 1];
  }
  const [first, last] = [group[0] as Token, group.at(-1) as Token];
  if (group.length === 1) {
    const isLikely = SUBJECT_CASES.has(which) && isNameLike(last);
    return isOwnName(last) || isLikely ? [0, 1] : undefined;
  }
  if (isNameLike(last) || isCalled(group)) {
    return [nameStart(group), group.length];
  }
  if (isOwnName(first) && !COMMON_NAMES.has(first.noun) && (last.nounClass === 'animate' || TITLES.has(last.noun))) {
    return [0, 1];
  }
  const isForeign = group.every(({ nounClass }) => nounClass === undefined) && group.some(isNameLike);
  return isForeign ? [0, group.length] : undefined;
}

/** Given names that before another noun are rather what they mean: 수영 선수, 연주 단원. */
const COMMON_NAMES = new Set(
  '수영, 연주, 지도, 성우, 우주, 지원, 경주, 진주, 유리, 수리, 미소, 보라, 하나, 정의, 자연'.split(', '),
);

const isOwnName = ({ noun }: Token): boolean => isFullName(noun) || isGivenName(noun);

/** 형사 도필, 신입 사원 미래: a word behind what somebody is. */
function isCalled(group: readonly Token[]): boolean {
  const last = group.at(-1) as Token;
  const isUnknown = last.nounClass === undefined && last.noun.length <= 4;
  return group.at(-2)?.nounClass === 'animate' && (isUnknown || LIKE_NAMES.has(last.noun));
}

/** 샘 그린필드: all last words that could be names. */
function nameStart(group: readonly Token[]): number {
  const before = group.slice(0, -1);
  return before.findLastIndex((token) => token.nounClass !== undefined || !isNameLike(token)) + 1;
}

const TITLES = new Set(['씨', '군', '양', '님', '옹', '선생', '여사', '아가씨']);
const NOT_PLURAL = new Set(['들', '아들', '산들', '버들', '반들', '맏아들', '양아들', '막내아들', '외아들', '큰아들']);

function dictionaryForm(head: string): { head: string; isPlural: boolean } {
  // 누가
  const whole = head === '누' ? '누구' : head;
  const one = head.slice(0, -1);
  const isPlural =
    head.endsWith('들') &&
    !NOT_PLURAL.has(head.split(' ').at(-1) as string) &&
    (one.length > 1 || classOf(one) !== undefined);
  const single = isPlural ? one : whole;
  const isPolite = single.endsWith('님') && !['선생님', '스님', '하느님', '하나님', '임금님'].includes(single);
  return { head: isPolite && classOf(single.slice(0, -1)) === 'animate' ? single.slice(0, -1) : single, isPlural };
}

const SUBJECT_GENDER: readonly [RegExp, 'feminine' | 'masculine'][] = [
  [/^여(?:자|성|류|대|중|고|학|형|의|종|기|검|신|전|왕|교|배|경|직|비|승|탐|사장|주인)/, 'feminine'],
  [/^남(?:자|성|학|편|동생|고생|중생)/, 'masculine'],
];

/** One phrase of a group of nouns and what stands before it. */
export function createPhrase(group: readonly Token[], which: Case, modifiers: Modifiers): PhraseDraft {
  const last = group.at(-1) as Token;
  const said = group.length > 1 && !last.isQuoted ? own(NUMBERS, nounOf(last)) : undefined;
  if (said !== undefined) {
    return { ...createPhrase(group.slice(0, -1), which, { ...modifiers, count: said }), to: last.nounTo };
  }
  const shape = shapeOfGroup(group);
  if (shape) {
    const inner = createPhrase(shape.tokens, which, { ...modifiers, count: modifiers.count ?? shape.count });
    return { ...inner, from: modifiers.from ?? (group[0] as Token).from, to: last.nounTo };
  }
  const { headWords, name, leading } = splitName(group, which);
  const pronoun = pronounOf(group, name);
  const { head, isPlural } = dictionaryForm(pronoun ? '' : headWords.join(' '));
  return {
    from: modifiers.from ?? (group[0] as Token).from,
    to: last.kind === 'verb' ? last.from + nounOf(last).length : last.nounTo,
    head,
    ...(name === undefined ? {} : { name }),
    ...(pronoun ? { pronoun } : {}),
    adjectives: [...modifiers.adjectives, ...leading],
    ...traitsOf(modifiers, last, head, isPlural || pronoun === 'they'),
    nounClass: name === undefined ? classOfWords(headWords, last.nounClass) : classOfNamed(headWords),
  };
}

const GATHERINGS = new Set(['행렬', '떼', '무리', '군단', '패거리', '일행']);
const CREWS: Readonly<Record<string, number>> = { 이인조: 2, 삼인조: 3, 사인조: 4, 오인조: 5 };

/** 낙타 행렬, 이인조 강도: how many they are, said by a noun. */
function shapeOfGroup(group: readonly Token[]): { tokens: readonly Token[]; count: number } | undefined {
  const [first, before, last] = [group[0] as Token, group.at(-2), group.at(-1) as Token];
  if (before?.nounClass === 'animate' && GATHERINGS.has(nounOf(last))) {
    return { tokens: group.slice(0, -1), count: 0 };
  }
  const crew = group.length > 1 ? own(CREWS, first.noun) : undefined;
  return crew === undefined ? undefined : { tokens: group.slice(1), count: crew };
}

/** 그녀, 거울 속 자신. */
function pronounOf(group: readonly Token[], name: string | undefined): PhraseDraft['pronoun'] {
  const noun = nounOf(group.at(-1) as Token);
  const isImage = group.length > 1 && RELATIONAL.has(group.at(-2)?.noun ?? '') && noun === '자신';
  const isAlone = group.length === 1 && name === undefined;
  return isAlone || isImage ? own(PRONOUNS, noun) : undefined;
}

/** The words of a group that are its noun, its name, and an adjective that never changes. */
function splitName(
  group: readonly Token[],
  which: Case,
): { headWords: string[]; name: string | undefined; leading: string[] } {
  const words = group.map(nounOf);
  const range = nameRange(group, which);
  const [first = ''] = words;
  const leading = group.length > 1 && range?.[0] !== 0 && ADJECTIVES.has(first) ? [first] : [];
  const isInName = (at: number): boolean => range !== undefined && at >= range[0] && at < range[1];
  const headWords = words.filter(
    (word, at) =>
      at >= leading.length &&
      !isInName(at) &&
      // 양 alone is a sheep.
      !(TITLES.has(word) && at > leading.length) &&
      !(SELF.has(word) && group[at - 1]?.nounClass === 'animate'),
  );
  const name = range && words.slice(...range).map((word, at) => (at === 0 ? withoutEasing(word) : word));
  return { headWords, name: name?.join(' '), leading };
}

/** 백작 자신, 형 본인. */
const SELF = new Set(['자신', '본인', '스스로']);

/** 옛집, 옛 동료. */
const BYGONE = /^(?:옛(?!날|이야기|말|적)|전(?:처|남편|부인|여친|남친|애인)$)/;

function traitsOf(modifiers: Modifiers, last: Token, head: string, isSeveral: boolean): Partial<PhraseDraft> {
  const count = modifiers.count ?? (isSeveral ? SEVERAL : undefined);
  const years = modifiers.years ?? last.years;
  const gender = SUBJECT_GENDER.find(([pattern]) => pattern.test(head))?.[1];
  return {
    ...(count === undefined ? {} : { count }),
    ...(years === undefined ? {} : { ageYears: years }),
    ...(gender ? { gender } : {}),
    ...(modifiers.owner === undefined ? {} : { owner: modifiers.owner }),
    ...(modifiers.presence ? { presence: modifiers.presence } : {}),
    ...(modifiers.presence === undefined && BYGONE.test(head) ? { presence: 'former' as const } : {}),
  };
}

const classOfNamed = (headWords: readonly string[]): NounClass | undefined =>
  headWords.length > 0 ? classOfWords(headWords, undefined) : 'animate';

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function classOfWords(words: readonly string[], last: NounClass | undefined): NounClass | undefined {
  const whole = words.join(' ');
  return isLongWord(whole) ? classOf(whole) : (last ?? classOf(words.at(-1) ?? ''));
}

const NUMERAL = /^[일이삼사오육칠팔구십백천수몇\d]+$/;

/** 삼십 년째, 석 달째. */
const LASTING = /^[일이삼사오육칠팔구십백천수몇\d]*(?:년|달|주|일|시간|개월)(?:째|가량|쯤)$/;

/** 하루 끝, 긴 하루 끝. */
function isEndOfTime(group: readonly Token[]): boolean {
  const last = group.at(-1) as Token;
  const isBehindTime = group.at(-2)?.nounClass === 'time' || (group.length === 1 && last.comma);
  return last.noun === '끝' && isBehindTime;
}

/** True of nouns that only say when. */
export const isTimeGroup = (group: readonly Token[]): boolean => {
  const last = group.at(-1) as Token;
  if (group.at(-2)?.nounClass === 'animate' && LIKE_NAMES.has(last.noun)) {
    return false;
  }
  return (
    (last.nounClass === 'time' && !last.isQuoted) ||
    isEndOfTime(group) ||
    (TIME_NOUNS.has(last.noun) && !last.isQuoted) ||
    (group.length > 1 && TIME_UNITS.has(last.noun) && NUMERAL.test((group.at(-2) as Token).noun)) ||
    /^\d+(?:년|월|일|시|분|세기|년대|개월|주|시간|일간|년간)?(?:경|쯤|째|간)?$/.test(last.noun) ||
    LASTING.test(last.noun)
  );
};
