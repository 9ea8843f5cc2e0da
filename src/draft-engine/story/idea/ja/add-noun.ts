import { wordTable } from '#src/shared/word-table.ts';
import { isCollective } from '../collectives.ts';
import type { NounPhrase } from '../text-reading.ts';
import { addRelative } from './add-relative.ts';
import { deedOf } from './deeds-of-words.ts';
import { joinKinOfTrade } from './kin-of-trade.ts';
import { ACTION_NOUNS, CLEAR_NAMES, GENDERS, GIVEN_NAMES, PARTNERS, PRONOUNS, REMAINS } from './marks.ts';
import { isForeign } from './names.ts';
import { isAnimate, isKnownNoun, kindOfNoun, kindOfSense, kindsOfNoun, type NounKind } from './noun-kinds.ts';
import type { Particles } from './particles.ts';
import {
  emptyModifiers,
  type Argument,
  type Modifiers,
  type ReadingState,
  type WaitingRelative,
} from './reading-state.ts';
import type { Token } from './words.ts';

/** Adds a noun with its modifiers as a phrase; it waits for its predicate, or belongs to the next noun. */
export function addNoun(state: ReadingState, noun: Token, particles: Particles, joinsNext: boolean): void {
  const token = isBareName(noun, particles) ? { ...noun, base: '', name: noun.text } : noun;
  const index = phraseOf(state, token, particles);
  const group = settleGroup(state, index);
  const isOwner = particles.marker === 'の';
  const isPlace = isPlaceNoun(token);
  const { relatives } = state.modifiers;
  const waits = isOwner && relatives.length > 0 && relatives.every((relative) => isOfNext(state, relative, index));
  for (const relative of waits ? [] : relatives) {
    addRelative(state, relative, index, isPlace);
  }
  state.modifiers = { ...emptyModifiers(), relatives: waits ? relatives : [] };
  if (joinsNext) {
    state.modifiers.group = [...group, index];
    return;
  }
  if (isOwner) {
    state.modifiers.owner = index;
    state.modifiers.group = group;
    if (canBeNamed(state, index)) {
      state.modifiers.named = index;
    }
    return;
  }
  wait(state, token, [...group, index], particles);
}

/** Whether a name behind の may be that of the phrase: what follows a team is one of its members. */
function canBeNamed({ phrases, kinds }: ReadingState, index: number): boolean {
  const { name, head = '' } = phrases[index] ?? {};
  return isAnimate(kinds[index] ?? 'unknown') && !name && !isCollective(head, 'ja');
}

/**
 * Whether what was joined by と before an owner is an owner too ('父と娘の再会') or beside the noun ('ジャックと船長の娘は'): persons
 * stand beside persons.
 */
function settleGroup(state: ReadingState, index: number): number[] {
  const { group, owner } = state.modifiers;
  if (owner === undefined) {
    return group;
  }
  const isPerson = (phrase: number): boolean =>
    isAnimate(state.kinds[phrase] ?? 'unknown') || state.phrases[phrase]?.name !== undefined;
  const isBeside = group.length > 0 && owner !== index && isPerson(index) && group.every(isPerson);
  state.owners.set(index, isBeside ? [owner] : [...group, owner]);
  return isBeside || owner === index ? group : [];
}

/** A name that the dictionary does not know: '葵は', 'オギーが'. */
function isBareName(token: Token, { marker, isTopic }: Particles): boolean {
  if (token.name || CLEAR_NAMES.has(token.text)) {
    return !token.name;
  }
  const isSubject = marker === 'が' || (marker === '' && isTopic);
  if (isSubject && GIVEN_NAMES.has(token.text) && !isKnownNoun(token.text)) {
    return true;
  }
  return isSubject && token.isUnknown && token.text.length > 1 && bareName(token) !== undefined;
}

/** Polite words that are no names: 'お糸' is one. */
const POLITE = new Set(
  'お供 お金 お墓 お守 お茶 お寺 お腹 お宝 お店 お礼 お酒 お湯 お城 お菓 お化 お面 お香 お米 お花 お家 お手'.split(' '),
);
/** How many a noun means by itself. */
const COUNTS: Readonly<Record<string, number>> = wordTable(
  Object.fromEntries(
    '両親 夫婦 夫妻 老夫婦 祖父母 義父母 親子 母子 母娘 父子 父娘 兄妹 姉弟 新郎新婦 恋人同士 男女 コンビ カップル'
      .split(' ')
      .map((noun) => [noun, 2]),
  ),
);
const FORMERLY = new Set(['元', '昔', 'かつて', '以前']);

const DONE_BY_SOMEBODY = new Set(
  'decide search steal betray rescue buy sell protect remember work live laugh weep speak dream think marry fight compete learn teach write read sing dance travel'.split(
    ' ',
  ),
);

/** In '遊園地で働く着ぐるみの青年' it is the young man who works. */
const isOfSomebody = ({ predicate }: WaitingRelative): boolean =>
  !predicate.isPassive && DONE_BY_SOMEBODY.has(deedOf(predicate.base) ?? '');

/** Wide places that a relative clause says nothing of: '母が案内した全国の岬'. */
const WIDE_PLACES = new Set('全国 世界 世界中 日本 日本中 国中 各地 町中 街中 地方 海外 外国'.split(' '));

/** Whether a relative clause speaks of the noun after the next の. */
function isOfNext(state: ReadingState, relative: WaitingRelative, index: number): boolean {
  const kind = state.kinds[index] ?? 'unknown';
  if (WIDE_PLACES.has((state.phrases[index] as NounPhrase).head)) {
    return true;
  }
  return kind === 'thing' || (kind === 'place' && state.beforePerson === true) ? isOfSomebody(relative) : false;
}

function wait(state: ReadingState, token: Token, phrases: number[], particles: Particles): void {
  const index = phrases.at(-1) as number;
  const phrase = state.phrases[index] as NounPhrase;
  if (phrase.pronoun && phrase.pronoun !== 'self' && particles.marker === 'が' && (state.topic ?? state.carried)) {
    phrase.isOther = true;
  }
  const argument: Argument = {
    phrases,
    head: phrase.head,
    kind: state.kinds[index] ?? 'unknown',
    isPlace: isPlaceNoun(token),
    isInPlace: state.kinds[phrase.owner ?? -1] === 'place',
    isAction: token.sub === 'サ変接続' || ACTION_NOUNS.has(token.base),
    marker: particles.marker,
    isTopic: particles.isTopic,
    hasComma: particles.hasComma,
  };
  if (isNewTopic(argument, state.topic)) {
    state.topic = argument;
  } else {
    state.pending.push(argument);
  }
}

/** What the sentence is about from here on; in '少女は傘も渡す' that is still the girl. */
const isNewTopic = ({ marker, isTopic, hasComma, kind }: Argument, topic: Argument | undefined): boolean =>
  marker === '' && (isTopic || hasComma) && !(kind === 'thing' && topic !== undefined && isAnimate(topic.kind));

/** Seasons and weather that somebody of a trade is called: '琴師の春が'; not '少年の夏'. */
const NAMES_AFTER_TRADES = new Set('春 夏 秋 冬 雪 星 月 虹 風 雨 嵐'.split(' '));
const YOUNG = /(?:少年|少女|子供|子ども|青春|若者|家族|男|女|人|私|僕|彼|彼女)$/;

/** The phrase of a noun: a new one, or the one whose name it is. */
function phraseOf(state: ReadingState, token: Token, { marker, isTopic }: Particles): number {
  const { named } = state.modifiers;
  const bearer = state.phrases[named ?? -1];
  const isCalled =
    bearer !== undefined &&
    NAMES_AFTER_TRADES.has(token.text) &&
    !YOUNG.test(bearer.head) &&
    (isTopic || /^(?:が|に|と|へ)$/.test(marker));
  const name = nameAfter(token) ?? (isCalled || state.modifiers.isApposed ? token.text : undefined);
  if (bearer && named !== undefined && name) {
    bearer.name = name;
    bearer.to = token.to;
    return named;
  }
  if (bearer && named !== undefined && joinKinOfTrade(bearer, token, state.phrases)) {
    return named;
  }
  state.phrases.push(newPhrase(state.modifiers, token));
  markOwner(state, state.modifiers.owner, token.base);
  state.kinds.push(kindOf(token));
  return state.phrases.length - 1;
}

/** '祖母の葬儀', '父の遺骨': whose they are is dead; whose traces are looked for is missing. */
function markOwner(state: ReadingState, owner: number | undefined, head: string): void {
  const of = state.phrases[owner ?? -1];
  const presence = REMAINS[head];
  if (of && presence && !of.pronoun && isAnimate(owner === undefined ? 'unknown' : (state.kinds[owner] ?? 'unknown'))) {
    of.presence ??= presence;
  }
}

function newPhrase(modifiers: Modifiers, token: Token): NounPhrase {
  const { adjectives, count, ageYears, owner, presence, from } = modifiers;
  const phrase: NounPhrase = { from: from ?? token.from, to: token.to, head: token.base, adjectives };
  const pronoun = PRONOUNS[token.text];
  if (pronoun) {
    phrase.pronoun = pronoun;
    phrase.head = '';
  }
  if (token.base === '' && isPlaceNoun(token)) {
    phrase.isPlaceName = true;
  }
  const gender = GENDERS[token.base] ?? GENDERS[token.text];
  return Object.assign(
    phrase,
    token.name !== undefined && { name: token.name },
    { count: count ?? COUNTS[token.base] },
    ageYears !== undefined && { ageYears },
    owner !== undefined && { owner },
    presence && { presence },
    token.sense && { sense: token.sense },
    adjectives.some((word) => FORMERLY.has(word)) && PARTNERS.has(token.base) && { presence: 'former' as const },
    gender && { gender },
  );
}

/** The name that a noun is after somebody's trade: 'ジャック' is a word of the dictionary, but after '海賊の' a name. */
export const nameAfter = (token: Token): string | undefined => {
  if (token.base === '') {
    return token.name;
  }
  if (/^お.$/u.test(token.text) && !isKnownNoun(token.text) && !POLITE.has(token.text)) {
    return token.text;
  }
  const isPieces =
    (token.parts?.length ?? 0) > 1 && token.parts?.every(({ text }) => text.length === 1) && !isKnownNoun(token.base);
  return GIVEN_NAMES.has(token.text) || isPieces ? token.text : bareName(token);
};

const bareName = (token: Token): string | undefined =>
  isForeign(token.text) && !isKnownNoun(token.base) && kindOfNoun(token.base) === 'unknown' ? token.text : undefined;

function kindOf(token: Token): NounKind {
  if (PRONOUNS[token.text]) {
    return PRONOUNS[token.text] === 'it' ? 'thing' : 'person';
  }
  if (token.base === '' && token.name) {
    const last = token.parts?.at(-1) ?? token;
    if (isPlaceNoun(token)) {
      return 'place';
    }
    return last.detail.startsWith('人名') ? 'person' : 'unknown';
  }
  return token.sense ? kindOfSense(token.sense) : kindOfNoun(token.base || token.text);
}

const PLACE_END = /の(下|上|中|前|奥|底|そば|隅|裏)$/;

/** A noun that can be a place among its meanings. */
function isPlaceNoun(token: Token): boolean {
  if (token.base === '') {
    return token.parts?.some(({ detail }) => detail.startsWith('地域')) ?? false;
  }
  return PLACE_END.test(token.base) || kindOfNoun(token.base) === 'place' || kindsOfNoun(token.base).has('place');
}
