import { SEVERAL } from '../idea-graph.ts';
import { QUANTITIES } from './closed-words.ts';
import type { Draft, PhraseDraft } from './draft.ts';
import { familyOf } from './nouns.ts';
import { addPhrase, addPronoun, lastWord, readParts, type Parts } from './phrase-parts.ts';
import { isCut, isOneOf, type Token } from './tokens.ts';
import { yearsOf } from './words.ts';

const NAMED_BY = new Set(['named', 'called', 'nicknamed', 'dubbed', 'titled', 'codenamed']);
const SETTLEMENTS = new Set(
  'city town village kingdom island land planet state country isle realm empire province county port world ship street house forest lake mount republic'.split(
    ' ',
  ),
);

/** Reads the noun phrase that starts at a token; undefined where none does. */
export function readPhrase(draft: Draft, start: number): { phrase: number; end: number } | undefined {
  const token = draft.tokens[start] as Token;
  if (token.pos === 'pronoun') {
    return token.lower === 'there' ? undefined : { phrase: addPronoun(draft, token), end: start + 1 };
  }
  const { parts, end } = readParts(draft, start);
  if (parts.nouns.length === 0 && !parts.name && !isNounByItself(parts)) {
    return undefined;
  }
  const phrase = addPhrase(draft, parts, end);
  return readBehind(draft, phrase, end);
}

/** 'the dead', 'two others', 'his own'. */
const isNounByItself = ({ article, adjectives, count, owner }: Parts): boolean =>
  (article !== undefined && adjectives.length > 0) ||
  (count !== undefined && article !== undefined) ||
  (count !== undefined && adjectives.length === 0) ||
  (owner !== undefined && adjectives.length > 0);

/** What follows a noun and still belongs to it: 'named Ada', 'aged 12', ', 12,', 'of the king'. */
function readBehind(draft: Draft, phrase: number, start: number): { phrase: number; end: number } {
  let end = start;
  for (let guard = 0; guard < 4; guard++) {
    const next =
      readNamed(draft, phrase, end) ??
      readAge(draft, phrase, end) ??
      readNumbered(draft, phrase, end) ??
      readSelf(draft, phrase, end);
    if (next === undefined) {
      break;
    }
    end = next;
  }
  return readOf(draft, phrase, end);
}

const NUMBERED =
  /(?:^| )(?:class|grade|room|platform|flight|gate|number|floor|cell|apartment|flat|bus|tram|train|route|bed|table|seat|level|chapter|agent|unit|block|ward|highway|car|door|planet|studio|district|sector|locker|box|track|lane|pier|dock|house|suite|building|world|act|part|lab|bunker|station|vault|file|case|tower|version)$/;

/** 'room 12', 'platform nine': the number is a name. */
function readNumbered({ tokens, phrases }: Draft, phrase: number, at: number): number | undefined {
  const one = phrases[phrase] as PhraseDraft;
  const token = tokens[at];
  const isNumbered =
    token !== undefined &&
    /^(?:\d+[a-z]?|[a-z]*)$/.test(token.lower) &&
    (token.pos === 'number' || /^\d/.test(token.lower)) &&
    !isCut(token) &&
    NUMBERED.test(one.head) &&
    !one.isPlural;
  if (!token || !isNumbered || isOneOf(tokens[at + 1], 'noun', 'adjective')) {
    return undefined;
  }
  one.to = token.to;
  return at + 1;
}

/** 'the king himself'. */
function readSelf({ tokens, phrases }: Draft, phrase: number, at: number): number | undefined {
  const token = tokens[at];
  const isOfSubject = /^(?:one|it|them)$/.test(tokens[at - 1]?.lower ?? '');
  if (isOfSubject) {
    return undefined;
  }
  const gender = ({ himself: 'masculine', herself: 'feminine' } as const)[token?.lower ?? ''];
  const one = phrases[phrase] as PhraseDraft;
  if (gender && token && !isCut(token)) {
    one.gender ??= gender;
  }
  return token && !isCut(token) && /^(?:himself|herself|itself|themselves)$/.test(token.lower) ? at + 1 : undefined;
}

function readNamed(draft: Draft, phrase: number, at: number): number | undefined {
  const { tokens } = draft;
  const one = draft.phrases[phrase] as PhraseDraft;
  const word = tokens[at];
  const isKnownAs = word?.lower === 'known' && tokens[at + 1]?.lower === 'as';
  const afterAs = tokens[at + 2]?.lower === 'the' ? 3 : 2;
  const name = tokens[at + (isKnownAs ? afterAs : 1)];
  if (!word || one.name !== undefined || (!isKnownAs && !NAMED_BY.has(word.lower)) || name?.pos !== 'name') {
    return undefined;
  }
  one.name = name.text;
  one.to = name.to;
  if (name.gender && !one.gender) {
    one.gender = name.gender;
  }
  return tokens.indexOf(name) + 1;
}

/** 'aged twelve', ', 12,', 'of seventeen'. */
function readAge(draft: Draft, phrase: number, at: number): number | undefined {
  const { tokens } = draft;
  const one = draft.phrases[phrase] as PhraseDraft;
  const token = tokens[at];
  if (!token || one.ageYears !== undefined || one.pronoun || token.isFirst) {
    return undefined;
  }
  const age = opensAge(tokens, at) ? tokens[at + 1] : ageBetweenCommas(tokens, at);
  if (!age) {
    return undefined;
  }
  one.ageYears = yearsOf(age.lower);
  one.to = age.to;
  return age === token ? at + 1 : at + 2;
}

/** 'aged twelve'; 'a girl of seventeen' where nothing is counted. */
function opensAge(tokens: readonly Token[], at: number): boolean {
  const word = (tokens[at] as Token).lower;
  const closes = tokens[at + 2];
  return (
    tokens[at + 1]?.pos === 'number' &&
    (word === 'aged' || (word === 'of' && (isCut(closes) || closes?.pos === 'verb')))
  );
}

function ageBetweenCommas(tokens: readonly Token[], at: number): Token | undefined {
  const { pos, gap, lower } = tokens[at] as Token;
  const isApart = /^,\s*$/.test(gap) && /^\s*,/.test(tokens[at + 1]?.gap ?? ',');
  return pos === 'number' && isApart && /^\d{1,3}$/.test(lower) ? tokens[at] : undefined;
}

/** 'a group of robbers' are robbers, 'the city of Rome' has a name, 'the son of a king' belongs to a king. */
function readOf(draft: Draft, phrase: number, at: number): { phrase: number; end: number } {
  const { tokens, phrases } = draft;
  const outer = phrases[phrase] as PhraseDraft;
  const token = tokens[at];
  const isOpen = token?.lower === 'of' && !isCut(token) && !outer.pronoun;
  const inner =
    isOpen && tokens[at + 1] && !isOneOf(tokens[at + 1], 'relative', 'verb') ? readPhrase(draft, at + 1) : undefined;
  if (!inner) {
    return { phrase, end: at };
  }
  const one = phrases[inner.phrase] as PhraseDraft;
  if (countsOnly(outer, one)) {
    return inner;
  }
  outer.to = one.to;
  one.isDropped ||= saysNobody(outer, one) || isInstitutionOf(outer, one);
  if (isNameOf(outer, one)) {
    outer.name = one.name as string;
    one.isDropped = true;
  } else if (outer.owner === undefined && !one.isTime) {
    outer.owner = inner.phrase;
  }
  return { phrase, end: inner.end };
}

/** 'a father of four', 'years of silence'. */
function saysNobody({ isTime }: PhraseDraft, one: PhraseDraft): boolean {
  const isBare = !one.hasArticle && !one.isPlural && one.owner === undefined && one.name === undefined;
  return (one.head === 'one' && (one.count ?? 1) > 1) || (isTime && isBare);
}

/** 'the Ministry of Weather': what it is of takes no part. */
const isInstitutionOf = (outer: PhraseDraft, one: PhraseDraft): boolean =>
  /(?:^| )(?:ministry|department|bureau|university|bank|museum|institute|academy|society|office|faculty|bureaus|board|council|court|chamber|order|league|union|federation|guild|minister|secretary|doctor|master|professor|school)$/.test(
    outer.head,
  ) &&
  !one.hasArticle &&
  one.owner === undefined &&
  (one.name !== undefined || familyOf(one.head) === undefined);

/** 'the city of Rome'. */
const isNameOf = (outer: PhraseDraft, one: PhraseDraft): boolean =>
  SETTLEMENTS.has(lastWord(outer.head)) && one.head === '' && one.name !== undefined && outer.name === undefined;

const PAIRS =
  /(?:boots?|shoes?|scissors|glasses|trousers|jeans|gloves?|socks?|skates?|skis?|slippers?|sneakers?|tongs|pliers|binoculars)$/;

/** How many the first noun says the second are; a flight of steps is stairs, and nothing flies. */
function quantityIn({ head }: PhraseDraft, one: PhraseDraft): number | undefined {
  if (/(?:^| )flight$/.test(head) && /(?:^| )(?:stairs?|staircase|steps?)$/.test(one.head)) {
    one.head = 'stairs';
    return SEVERAL;
  }
  return QUANTITIES[lastWord(head)];
}

/** 'a group of robbers': the first noun only says how many; it goes into the second. */
function countsOnly(outer: PhraseDraft, one: PhraseDraft): boolean {
  const quantity = outer.owner === undefined ? quantityIn(outer, one) : undefined;
  if (quantity === undefined || !(one.isPlural || quantity === 1 || lastWord(outer.head) === 'pair')) {
    return false;
  }
  const isSeveral = quantity === SEVERAL && (outer.count ?? 0) > 1;
  one.from = outer.from;
  const isOneThing = lastWord(outer.head) === 'pair' && PAIRS.test(one.head);
  one.count = isSeveral || isOneThing ? SEVERAL : quantity || (one.count ?? SEVERAL);
  one.adjectives.unshift(...outer.adjectives);
  one.isPlural = quantity !== 1 || one.isPlural;
  actAlone(one, quantity);
  outer.isDropped = true;
  return true;
}

/** 'one of them hides'. */
function actAlone(one: PhraseDraft, quantity: number): void {
  if (one.pronoun !== undefined && quantity === 1) {
    one.isPlural = false;
    one.isObjectForm = false;
  }
}
