import { deriveSeed } from '#src/shared/random.ts';
import { isUnseen } from '../../../idea/feelings.ts';
import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import { capital } from './noun-words.ts';
import type { Namer } from './references.ts';

const SMALL = /^(?:a|an|the|and|of|in|on|at|for|to|with|under|by|from|into)$/;
const VAGUE =
  /^(?:everything|something|anything|nothing|everyone|everybody|somebody|someone|nobody|one|own|it|they|thing|things|way|time|sense|fate|name|life)$/;
/** Most words of a title. */
const LONGEST = 6;

/** Whom and what a title may name. */
export interface TitleFacts {
  event: IdeaEvent | undefined;
  hero: ParticipantId | undefined;
  /** Somebody beside the hero. */
  second: ParticipantId | undefined;
  /** 'in the attic', where it happens. */
  place: string | undefined;
  seed: number;
}

/** 'The Last Apple Tree', 'A Deserter in the Attic', 'The Fox and the Moon'. */
export function titleOf(namer: Namer, facts: TitleFacts): string {
  const { event, hero, place, seed } = facts;
  const { patient = [], result = [], companion = [], recipient = [] } = event?.roles ?? {};
  const isNameable = (id: ParticipantId): boolean => {
    const one = namer.participant(id);
    return one === undefined || (!VAGUE.test(one.words) && !isUnseen(one));
  };
  const thing = [...patient, ...result, ...companion, ...recipient]
    .map((id) => measuredIn(namer, id))
    .find((id) => id !== undefined && id !== hero && isNameable(id));
  const nouns = [thing, hero].flatMap((id) => (id === undefined ? [] : [phraseOf(namer, id)]));
  const named = thing === undefined ? nouns : nouns.slice(0, isThing(namer, thing) ? 1 : 0);
  const candidates = [
    ...(thing === undefined ? [] : ownedBy(namer, thing)),
    ...pairOf(namer, facts, thing),
    ...(place === undefined ? [] : named.map((noun) => `${noun} ${place}`)),
    ...named.filter((noun) => noun.split(' ').length > 2),
  ].filter((title) => title.split(' ').length <= LONGEST && /[a-z]{3}/i.test(title));
  const all = candidates.length > 0 ? candidates : nouns;
  return inTitleCase(all[deriveSeed(seed, 'title') % Math.max(1, all.length)] ?? nameless(facts));
}

/** Nothing but how much there is of something. */
const MEASURE =
  /^(?:kilo|kilogram|kg|gram|pound|ounce|ton|tonne|litre|liter|pint|gallon|metre|meter|mile|dozen|slice)$/i;
/** How much there is of something, where it is said of what: 'a cup' alone is a cup. */
const MEASURE_OF =
  /^(?:cup|mug|glass|jug|bottle|bag|sack|box|crate|bowl|plate|pot|can|jar|bucket|basket|piece|pair|handful|spoonful|heap|pile|loaf)$/i;

/** What there is so much of: the apples of 'three kilos of apples'; undefined for a measure of nothing. */
function measuredIn(namer: Namer, id: ParticipantId): ParticipantId | undefined {
  const one = namer.participant(id);
  const isMeasure = MEASURE.test(one?.words ?? '');
  const of = one?.relations.find(({ words }) => words === 'of')?.to;
  if (isMeasure || (of !== undefined && MEASURE_OF.test(one?.words ?? ''))) {
    return of;
  }
  return id;
}

/** What a film is about says more than who is in it. */
const isThing = (namer: Namer, id: ParticipantId): boolean => namer.participant(id)?.kind === 'thing';

/** Where nobody is named: what happens, where it happens, or nothing. */
const nameless = ({ event, place }: TitleFacts): string => {
  const noun = /^(?:an?|the) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/u.test(event?.words ?? '') ? event?.words : undefined;
  return noun ?? place ?? 'Untitled';
};

/** 'the fox and the moon'. */
export function pairOf(
  namer: Namer,
  { hero, second }: Pick<TitleFacts, 'hero' | 'second'>,
  thing: ParticipantId | undefined,
): string[] {
  if (hero === undefined) {
    return [];
  }
  if (thing !== undefined) {
    return [`${phraseOf(namer, hero)} and ${phraseOf(namer, thing)}`];
  }
  return second === undefined || VAGUE.test(namer.participant(second)?.words ?? '')
    ? []
    : [`${phraseOf(namer, hero)} and ${partner(namer, hero, second)}`];
}

/** 'the soldier and his mother'. */
const partner = (namer: Namer, hero: ParticipantId, second: ParticipantId): string => {
  const isOwn = namer.participant(second)?.relations.some(({ to }) => to === hero) ?? false;
  const text = phraseOf(namer, second);
  return isOwn && text.startsWith('the ') ? `${namer.pronouns(hero).his} ${text.slice(4)}` : text;
};

/** 'The Grandfather’s Phone'. */
function ownedBy(namer: Namer, id: ParticipantId): string[] {
  const { text } = namer.definite(id);
  return text.includes('’s ') && !/^(?:his|her|its|their) /.test(text) ? [text] : [];
}

export function phraseOf(namer: Namer, id: ParticipantId): string {
  const one = namer.participant(id);
  const said = namer.definite(id).text;
  const text = said.includes('’s ') ? `the ${said.slice(said.lastIndexOf('’s ') + 3)}` : said;
  const telling = one?.qualities
    .map(({ words }) => words)
    .find((words) => /^[a-z-]{3,12}$/.test(words) && !/^(?:own|former|same|real|whole|certain|late)$/.test(words));
  return one?.name === undefined && telling !== undefined && text.startsWith('the ') && !text.includes(telling)
    ? `the ${telling} ${text.slice(4)}`
    : text;
}

export const inTitleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.test(word) ? word : capital(word)))
    .join(' ');
