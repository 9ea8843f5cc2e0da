import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { ConceptId, PlaceId, SpiritId, ThingId } from '../concepts/concept.ts';
import { itemOfThing } from '../concepts/item-of-thing.ts';
import { PEOPLE, type PersonId } from '../concepts/people.ts';
import type { Species } from '../figure-spec.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, Participant } from '../idea/idea-graph.ts';
import { isHuge } from '../item-bulk.ts';
import { conceptsOfWords } from '../lexicon/concepts-of-words.ts';
import type { WorldId } from '../worlds/worlds.ts';
import { inWorld } from './place-in-world.ts';
import {
  ANIMAL_PLACES,
  ANYWHERE,
  DEED_PLACES,
  INSIDE_OF,
  SPIRIT_PLACES,
  THING_PLACES,
  TYPE_PLACES,
  WORKPLACE_WORDS,
} from './place-tables.ts';
import { seenDeed } from './seen-deed.ts';

/** Where a film is at home. */
export interface Home {
  concept: ConceptId;
  /** Nothing in the idea asks for it. */
  isFallback: boolean;
}

export interface HomeFrame {
  type: FilmType;
  world: WorldId | undefined;
  seed: number;
}

/** Words for places that say in which world a story plays more than where one stands. */
const VAGUE: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'place.city',
  'place.world',
  'place.kingdom',
  'place.planet',
]);
export const isVague = (concept: ConceptId | undefined): boolean => concept !== undefined && VAGUE.has(concept);
const UNSEEN: ReadonlySet<DeedId> = new Set<DeedId>(['dream', 'think', 'remember', 'forget']);
/** What is not done where it would be done, if it is not done: nobody has seen the sea. */
const REACHING: ReadonlySet<DeedId> = new Set<DeedId>(['watch', 'arrive', 'travel', 'enter', 'find', 'meet', 'swim']);
const FAMILY: ReadonlySet<string> = new Set<PersonId>([
  'mother',
  'father',
  'daughter',
  'son',
  'brother',
  'sister',
  'husband',
  'wife',
  'grandmother',
  'grandfather',
  'granddaughter',
  'grandson',
  'baby',
  'child',
]);
const PEOPLED: ReadonlySet<Participant['kind']> = new Set<Participant['kind']>(['person', 'robot']);

/** Where people of no trade are met, by what the rest of the idea leaves open. */
const FALLBACKS: readonly PlaceId[] = ['town_street', 'living_room'];

/**
 * Where a film is at home of which nothing says where: a place, a mountain or a well that takes part, the trades of its
 * people, what they do, its things, the film type, at last a street or a room of its world.
 */
export function homeOf(graph: IdeaGraph, events: readonly IdeaEvent[], frame: HomeFrame): Home {
  const main = events.find(({ isMain }) => isMain) ?? events[0];
  const those = partakers(graph, main);
  const all = [...those, ...graph.participants.filter((one) => !those.includes(one))];
  const found =
    those.map(placeOfPlace).find(Boolean) ??
    advertisedPlace(graph.text, frame.type) ??
    those.map((one) => placeOfOwner(one, graph)).find(Boolean) ??
    placeOfTrades(those, main, { events, graph }) ??
    those.map(placeOfSpirit).find(Boolean) ??
    vaguePlace(graph) ??
    those.map(placeOfVehicle).find(Boolean) ??
    placeOfDeed(those, main) ??
    [...all, ...graph.places].map(placeOfThing).find(Boolean) ??
    placeOfFamily(those) ??
    placeOfAnimal(those);
  const random = createRandom(deriveSeed('home', graph.text, frame.seed));
  // Rain and snow are met outside.
  const anywhere = graph.setting.weather === undefined ? random.pick(FALLBACKS) : 'town_street';
  const place = found ?? TYPE_PLACES[frame.type] ?? anywhere;
  return { concept: `place.${inWorld(place, frame.world)}`, isFallback: found === undefined };
}

/** An advert for a shop is filmed in it, however the idea names it. */
const advertisedPlace = (text: string, type: FilmType): PlaceId | undefined =>
  ADVERTISED.find(([words]) => type === 'ads' && words.test(text.toLowerCase()))?.[1];
const ADVERTISED: readonly (readonly [RegExp, PlaceId])[] = [
  [/\bbaker(?:y|ies)\b|面包店|ベーカリー|パン屋|빵집|제과점/, 'bakery'],
  [/\b(?:cafe|café|coffee shop|tea ?room)s?\b|咖啡[店馆]|茶馆|カフェ|喫茶店|카페|찻집/, 'cafe'],
  [
    /\b(?:restaurant|diner|noodle shop|ramen shop)s?\b|[餐饭面]馆|饭店|食堂|レストラン|ラーメン屋|식당|분식집/,
    'restaurant',
  ],
  [/\b(?:shop|store|boutique)s?\b|[店铺]|屋(?=[のがはを、。]|$)|가게|상점/, 'shop'],
];

/** Those of the main event, whoever acts first; then the others. What is only dreamt or spoken of is nowhere. */
function partakers({ participants, events }: IdeaGraph, main: IdeaEvent | undefined): Participant[] {
  const { agent = [], topic: _topic, ...others } = main?.roles ?? {};
  const inMain = [...agent, ...Object.values(others).flat()];
  const inOthers = events
    .filter((event) => !isFarAway(event))
    .flatMap(({ roles: { topic: _spoken, ...roles } }) => Object.values(roles).flat());
  return [...new Set([...inMain, ...inOthers])].flatMap((id) => participants.find((one) => one.id === id) ?? []);
}

/** True for what is only thought of, and for a place that somebody does not see or reach. */
export const isFarAway = ({ deed, isNegated }: IdeaEvent): boolean =>
  deed !== undefined && (UNSEEN.has(deed) || (isNegated && REACHING.has(deed)));

const idOf = ({ concept }: { concept?: ConceptId }, family: string): string | undefined =>
  concept?.startsWith(`${family}.`) ? concept.slice(family.length + 1) : undefined;

function placeOfPlace(one: Participant): PlaceId | undefined {
  return isVague(one.concept) ? undefined : (idOf(one, 'place') as PlaceId | undefined);
}

/** 'The cook of a trawler' is on it. */
function placeOfOwner({ kind, relations }: Participant, { participants }: IdeaGraph): PlaceId | undefined {
  const owners = relations.flatMap(({ to }) => participants.find(({ id }) => id === to) ?? []);
  const things = kind === 'person' ? owners.flatMap((one) => idOf(one, 'thing') ?? []) : [];
  return things.map((thing) => INSIDE_OF[thing as ThingId]).find(Boolean);
}

/** A force of nature that one stands on or below. */
function placeOfSpirit(one: Participant): PlaceId | undefined {
  const spirit = one.isNearest ? undefined : idOf(one, 'spirit');
  return spirit === undefined ? undefined : SPIRIT_PLACES[spirit as SpiritId];
}

/** Where somebody works: by the word for them, by what they are, by what else they are called ('a librarian girl'). */
function placeOfTrade(one: Participant, language: Language): PlaceId | undefined {
  if (one.kind !== 'person') {
    return undefined;
  }
  const byWord = WORKPLACE_WORDS.find(([words]) => words.test(one.words))?.[1];
  const called = one.qualities.flatMap(({ words }) => conceptsOfWords(language).get(words.toLowerCase()) ?? []);
  const trades = [one.concept ?? '', ...called]
    .filter((concept) => concept.startsWith('person.'))
    .map((concept) => concept.slice('person.'.length))
    .filter((person) => !ANYWHERE.has(person));
  return byWord ?? (trades[0] === undefined ? undefined : (PEOPLE[trades[0] as PersonId].place as PlaceId));
}

/** Where those of the main event work, unless what they do is done at home. */
function placeOfTrades(
  those: readonly Participant[],
  main: IdeaEvent | undefined,
  { events, graph }: { events: readonly IdeaEvent[]; graph: IdeaGraph },
): PlaceId | undefined {
  const atWork = those.filter((one) => !isAtHome(one, those, main));
  return isHousework(those, events, graph)
    ? 'kitchen'
    : atWork.map((one) => placeOfTrade(one, graph.language)).find(Boolean);
}

/** Whoever cooks or bakes does so in a kitchen, unless that is their trade or they are met under the sky. */
function isHousework(those: readonly Participant[], events: readonly IdeaEvent[], graph: IdeaGraph): boolean {
  const isCooked = (deed: DeedId | undefined): boolean => deed === 'cook' || deed === 'bake';
  const cooks = events.filter((event) => isCooked(seenDeed(graph, event)) && !event.isNegated);
  const doers = those.filter(({ id }) => cooks.some(({ roles }) => roles.agent?.includes(id)));
  return (
    doers.length > 0 &&
    doers.every((one) => {
      const place = idOf(one, 'person') && PEOPLE[idOf(one, 'person') as PersonId].place;
      return place !== undefined && PLAIN_ROOMS.has(place);
    })
  );
}
/** Rooms in which nobody cooks. */
const PLAIN_ROOMS: ReadonlySet<string> = new Set<PlaceId>([
  'classroom',
  'school',
  'library',
  'office',
  'living_room',
  'bedroom',
  'staircase',
  'kitchen',
  'workshop',
  // A boy who bakes does not do so on his playground.
  'playground',
  'schoolyard',
  'town_street',
]);

/** A student with their family is at home, as long as nobody learns anything. */
const isAtHome = (one: Participant, those: readonly Participant[], main: IdeaEvent | undefined): boolean =>
  idOf(one, 'person') === 'student' &&
  main?.deed !== 'learn' &&
  main?.deed !== 'teach' &&
  those.some((other) => FAMILY.has(idOf(other, 'person') ?? ''));

/** What a family does at home and others do where it is usually done. */
const AT_HOME_TOO: ReadonlySet<DeedId> = new Set<DeedId>(['teach', 'paint', 'draw', 'repair', 'build', 'sew', 'heal']);

/** What is done where vehicles stop, and where that is. */
const STOPPED_AT: ReadonlySet<DeedId> = new Set<DeedId>(['board', 'miss', 'wait', 'arrive', 'leave', 'travel']);
const STOPS: Readonly<Partial<Record<string, PlaceId>>> = {
  bus: 'town_street',
  tram: 'town_street',
  taxi: 'town_street',
  train: 'station',
  ship: 'harbour',
  boat: 'harbour',
  aeroplane: 'airport',
};

/** Where the main event is usually done, where people do it. */
function placeOfDeed(those: readonly Participant[], main: IdeaEvent | undefined): PlaceId | undefined {
  const lead = those.find(({ id }) => main?.roles.agent?.includes(id));
  if (!lead || !PEOPLED.has(lead.kind) || !main?.deed) {
    return undefined;
  }
  const stop = STOPPED_AT.has(main.deed)
    ? those.map((one) => STOPS[idOf(one, 'thing') ?? '']).find(Boolean)
    : undefined;
  return stop ?? (AT_HOME_TOO.has(main.deed) && placeOfFamily(those) ? undefined : DEED_PLACES[main.deed]);
}

/** What is larger than a person stands where such things are, whatever is done with it: no boat is in a classroom. */
function placeOfVehicle(one: Participant): PlaceId | undefined {
  const thing = idOf(one, 'thing');
  return thing !== undefined && isHuge(itemOfThing(thing as ThingId)) ? placeOfThing(one) : undefined;
}

function placeOfThing(one: { concept?: ConceptId }): PlaceId | undefined {
  const thing = idOf(one, 'thing');
  return thing === undefined ? undefined : THING_PLACES[thing as ThingId];
}

/** What of the vague is a sight: a country is not. */
const SEEN: ReadonlySet<string> = new Set<ConceptId>(['place.city', 'place.kingdom', 'place.planet']);

function vaguePlace({ places }: IdeaGraph): PlaceId | undefined {
  const vague = places.find(
    ({ concept, isNearest }) => SEEN.has(concept ?? '') && !(isNearest && concept === 'place.kingdom'),
  );
  return vague?.concept?.slice('place.'.length) as PlaceId | undefined;
}

/** Two or more of a family are at home. */
function placeOfFamily(those: readonly Participant[]): PlaceId | undefined {
  return those.filter((one) => FAMILY.has(idOf(one, 'person') ?? '')).length > 1 ? 'living_room' : undefined;
}

function placeOfAnimal(those: readonly Participant[]): PlaceId | undefined {
  const isWild = those.every(({ kind }) => kind !== 'person');
  const species = those.map((one) => idOf(one, 'animal')).find(Boolean);
  return isWild && species !== undefined ? ANIMAL_PLACES[species as Species] : undefined;
}
