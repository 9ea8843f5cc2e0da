import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { Culture, IdeaGraph, Period } from '../idea/idea-graph.ts';
import { conceptsOfWords } from '../lexicon/concepts-of-words.ts';
import { cultureOfName } from './telling-names.ts';
import {
  EUROPE_BY_PERIOD,
  RENAISSANCE,
  TELLING_PLACES,
  TELLING_WORDS,
  WESTERN_TALE,
  WORDS_OF_TODAY,
  type Era,
} from './telling-words.ts';
import type { WorldId } from './worlds.ts';

/** What the world is chosen by, besides the idea. */
export interface FilmFrame {
  type: FilmType;
  /** The film's, not the idea's. */
  language: Language;
  seed: number;
}

const ERA_OF_PERIOD: Readonly<Record<Period, Era>> = {
  prehistory: 'tale',
  antiquity: 'old',
  middle_ages: 'old',
  early_modern: 'old',
  nineteenth_century: 'nineteenth',
  '1900s': 'nineteenth',
  '1920s': 'twenties',
  '1940s': 'wartime',
  '1950s': 'fifties',
  '1960s': 'fifties',
  '1970s': 'now',
  '1980s': 'now',
  '1990s': 'now',
  today: 'now',
  near_future: 'near_future',
  far_future: 'far_future',
  tale: 'tale',
};
/** Wars of these ages are fought in steel helmets. */
const MODERN_WARS: ReadonlySet<Period> = new Set(['1900s', '1920s', '1940s', '1950s', '1960s', '1970s']);

const ERA_OF_CONCEPT: Readonly<Partial<Record<ConceptId, { era: Era; culture?: Culture }>>> = {
  'person.samurai': { era: 'old', culture: 'japan' },
  'person.ninja': { era: 'old', culture: 'japan' },
  'person.swordsman': { era: 'martial' },
  'person.cowboy': { era: 'west' },
  'person.sheriff': { era: 'west' },
  'person.outlaw': { era: 'west' },
  'person.emperor': { era: 'old' },
  'person.knight': { era: 'old', culture: 'europe' },
  'person.wizard': { era: 'tale' },
  'person.witch': { era: 'tale' },
  'person.fairy': { era: 'tale' },
  'person.mermaid': { era: 'tale' },
  'person.princess': { era: 'tale' },
  'person.prince': { era: 'tale' },
  'person.queen': { era: 'tale' },
  'person.king': { era: 'tale' },
  'animal.dragon': { era: 'tale' },
  'animal.unicorn': { era: 'tale' },
  'robot.robot': { era: 'near_future' },
  'robot.android': { era: 'near_future' },
  'robot.computer_mind': { era: 'near_future' },
  'place.western_town': { era: 'west' },
  'place.kingdom': { era: 'tale' },
  'place.throne_room': { era: 'tale' },
  'place.palace': { era: 'tale' },
  'place.spaceship': { era: 'space' },
  'place.space_station': { era: 'space' },
  'place.space': { era: 'space' },
  'place.planet': { era: 'space' },
  'place.mars': { era: 'space' },
};
const ERA_OF_TYPE: Readonly<Partial<Record<FilmType, Era>>> = {
  western: 'west',
  martial_arts: 'martial',
  scifi: 'near_future',
  history: 'old',
  war: 'wartime',
};
/** Types whose world gives way to a phone or a taxi in the idea. */
const OLD_TYPES: ReadonlySet<Era> = new Set(['west', 'martial', 'old', 'wartime']);

const HOME: Readonly<Partial<Record<Language, Culture>>> = { cn: 'china', ko: 'korea', ja: 'japan' };

const OLD_WORLDS: Readonly<Record<Culture, WorldId>> = {
  china: 'old_china',
  korea: 'joseon',
  japan: 'edo',
  europe: 'medieval_europe',
  north_america: 'nineteenth_century',
  latin_america: 'latin_america',
  africa: 'africa',
  arab_world: 'arab_world',
  india: 'india',
};
const WORLDS_OF_ERA: Readonly<Record<Era, (culture: Culture) => WorldId>> = {
  now: (culture) => culture,
  old: (culture) => OLD_WORLDS[culture],
  martial: (culture) => (isEastern(culture) ? OLD_WORLDS[culture] : 'old_china'),
  west: () => 'old_west',
  nineteenth: (culture) => (isWestern(culture) ? 'nineteenth_century' : OLD_WORLDS[culture]),
  twenties: (culture) => (isWestern(culture) || isEastern(culture) ? 'twenties' : culture),
  fifties: (culture) => (isWestern(culture) || isEastern(culture) ? 'fifties' : culture),
  wartime: () => 'wartime',
  near_future: () => 'near_future',
  far_future: () => 'far_future',
  space: () => 'space',
  tale: (culture) => (isWestern(culture) ? 'tale' : OLD_WORLDS[culture]),
};

function isEastern(culture: Culture): boolean {
  return culture === 'china' || culture === 'korea' || culture === 'japan';
}

function isWestern(culture: Culture): boolean {
  return culture === 'europe' || culture === 'north_america';
}

const westOf = (seed: number): Culture =>
  createRandom(deriveSeed(seed, 'world')).pick(['europe', 'north_america'] as const);

/** Concepts of who acts and where; what is only dreamt of or only the nearest kind says nothing of the world. */
function conceptsOf({ participants, places }: IdeaGraph): ConceptId[] {
  return [
    ...participants.filter(({ isNearest, presence }) => !isNearest && presence !== 'imagined' && presence !== 'dreamt'),
    ...places.filter(({ isNearest }) => !isNearest),
  ].flatMap(({ concept }) => concept ?? []);
}

/** Trades and places of today: a dragon among them is no tale of old. */
const MODERN: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'person.librarian',
  'person.programmer',
  'person.driver',
  'person.taxi_driver',
  'person.train_driver',
  'person.police_officer',
  'person.detective',
  'person.firefighter',
  'person.pilot',
  'person.reporter',
  'person.office_worker',
  'person.courier',
  'person.scientist',
  'person.engineer',
  'person.host',
  'person.teenager',
  'place.hospital',
  'place.supermarket',
  'place.office',
  'place.apartment',
  'place.airport',
  'place.subway',
  'place.convenience_store',
]);

/** What else somebody is called: 'a librarian girl'. */
const called = ({ participants, language }: IdeaGraph): ConceptId[] =>
  participants.flatMap(({ qualities }) =>
    qualities.flatMap(({ words }) => conceptsOfWords(language).get(words.toLowerCase()) ?? []),
  );

/** What words, trades and places of the idea tell of its age and culture. */
function hintOf(graph: IdeaGraph): { era?: Era; culture?: Culture } {
  const told = TELLING_WORDS.find(({ words }) => words.test(graph.text));
  const concepts = conceptsOf(graph);
  const place = (Object.entries(TELLING_PLACES) as [Culture, RegExp][]).find(([, words]) => words.test(graph.text));
  const isModern = concepts.some((concept) => MODERN.has(concept)) || called(graph).some((each) => MODERN.has(each));
  const shown = concepts
    .map((concept) => ERA_OF_CONCEPT[concept])
    .find((each) => each && !(isModern && each.era === 'tale'));
  const era = told?.era ?? shown?.era;
  const culture = place?.[0] ?? told?.culture ?? shown?.culture;
  return { ...(era && { era }), ...(culture && { culture }) };
}

function nameCulture({ participants, places }: IdeaGraph, seed: number): Culture | undefined {
  const found = [...participants, ...places]
    .map(({ name }) => (name === undefined ? undefined : cultureOfName(name)))
    .find(Boolean);
  return found === 'west' ? westOf(seed) : found;
}

function eraOfSetting({ setting }: IdeaGraph): Era | undefined {
  const period = setting.period?.value;
  if (setting.isWartime && (period === undefined || MODERN_WARS.has(period))) {
    return 'wartime';
  }
  if (period === 'early_modern' && isWesternOrUnsaid(setting) && !RENAISSANCE.test(setting.period?.words ?? '')) {
    return 'nineteenth';
  }
  return period && ERA_OF_PERIOD[period];
}

function isWesternOrUnsaid({ culture }: IdeaGraph['setting']): boolean {
  return culture === undefined || isWestern(culture.value);
}

const WEST_BY_PERIOD = /wild west|old west|gold rush|frontier days|西部|淘金|서부|골드러시/i;

/** The 'nineteenth century' of cowboys is the West, and a starship's far future is space. */
function narrow(said: Era, hinted: Era | undefined, period: string): Era {
  if (said === 'nineteenth') {
    return hinted === 'west' || WEST_BY_PERIOD.test(period) ? 'west' : said;
  }
  return said.endsWith('future') && hinted === 'space' ? 'space' : said;
}

function eraOf(graph: IdeaGraph, type: FilmType): Era {
  const { period, culture } = graph.setting;
  const said = eraOfSetting(graph);
  const hinted = hintOf(graph).era;
  if (said) {
    return narrow(said, hinted, period?.words ?? '');
  }
  // Dragons and princesses make a fairy tale only where no country is named.
  const isTaleOfToday = hinted === 'tale' && WORDS_OF_TODAY.test(graph.text);
  if (hinted && !(hinted === 'tale' && culture) && !isTaleOfToday) {
    return hinted;
  }
  const byType = ERA_OF_TYPE[type] ?? 'now';
  return OLD_TYPES.has(byType) && WORDS_OF_TODAY.test(graph.text) ? 'now' : byType;
}

/** Where a period or a tale is at home by its words alone. */
function cultureOfWords({ setting, text }: IdeaGraph, isTale: boolean): Culture | undefined {
  const isEuropean = EUROPE_BY_PERIOD.test(setting.period?.words ?? '') || (isTale && WESTERN_TALE.test(text));
  return isEuropean ? 'europe' : undefined;
}

/** The culture whose people live in the film: what the idea says, then its names, then the film's language. */
export function chooseCulture(graph: IdeaGraph, { type, language, seed }: FilmFrame): Culture {
  const { culture, period } = graph.setting;
  const hint = hintOf(graph);
  const isTale = period?.value === 'tale' || hint.era === 'tale';
  const said = culture?.value ?? hint.culture ?? nameCulture(graph, seed) ?? cultureOfWords(graph, isTale);
  if (said || eraOf(graph, type) === 'west') {
    return said ?? 'north_america';
  }
  return HOME[language] ?? (period || isTale ? 'europe' : westOf(seed));
}

/**
 * The world in which a film plays: what the idea says wins, then its type, then names, then the film's language. Equal
 * input gives an equal world.
 */
export function chooseWorld(graph: IdeaGraph, frame: FilmFrame): WorldId {
  return WORLDS_OF_ERA[eraOf(graph, frame.type)](chooseCulture(graph, frame));
}
