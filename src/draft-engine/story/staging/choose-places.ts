import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { deriveSeed } from '#src/shared/random.ts';
import type { ConceptId, PlaceId, ThingId } from '../concepts/concept.ts';
import { PEOPLE, type PersonId } from '../concepts/people.ts';
import { landmarksOf, placeKindOf, standingLandmark } from '../concepts/place-kind-of.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { EventId, IdeaEvent, IdeaGraph, IdeaPlaceId } from '../idea/idea-graph.ts';
import { type Landmark, OUTSIDE_ONLY, type PlaceKind, isIndoor } from '../place-spec.ts';
import type { Plot } from '../plot/plot.ts';
import type { CastPlace } from '../words/film-words.ts';
import type { WorldId } from '../worlds/worlds.ts';
import { fittingPlace, isOfBoat } from './fitting-place.ts';
import { homeOf, type Home, isFarAway, isVague } from './home-of-film.ts';
import { inWorld } from './place-in-world.ts';
import { INSIDE_OF } from './place-tables.ts';

/** Deeds that are done elsewhere than in the place that they are about. */
const SPOKEN: ReadonlySet<DeedId> = new Set<DeedId>(['speak', 'give', 'decide', 'sell', 'draw', 'paint', 'write']);
/** Deeds by which one is inside a vehicle or on it. */
const BOARDING: ReadonlySet<DeedId> = new Set<DeedId>([
  'enter',
  'board',
  'hide',
  'live',
  'search',
  'ride',
  'drive',
  'travel',
  'attack',
  'steal',
  'protect',
  'lead',
  'sleep',
]);
/** What is sent, told or made does not bring whoever does it there. */
const STAYING: ReadonlySet<DeedId> = new Set<DeedId>([
  'write',
  'speak',
  'throw',
  'telephone',
  'show',
  'dream',
  'think',
  'listen',
  'watch',
  'find',
]);
const ARRIVING: ReadonlySet<DeedId> = new Set<DeedId>(['arrive', 'enter', 'board', 'meet', 'find', 'discover']);

/** The places of a film and where each event of the idea is seen. */
export interface ChosenPlaces {
  places: CastPlace[];
  /** By event; an event that is told with another may be absent. */
  byEvent: ReadonlyMap<EventId, CastPlace>;
  /** Where whoever went somewhere in an event is afterwards. */
  afterEvent: ReadonlyMap<EventId, CastPlace>;
  /** Where the film opens. */
  first: CastPlace;
}

/**
 * Chooses where each event is seen: where the idea says, else where the event before was, else where such people,
 * things and deeds are at home. A place that somebody goes to is seen when they are there.
 */
export function choosePlaces(
  graph: IdeaGraph,
  plot: Plot,
  { type, world, seed }: { type: FilmType; world: WorldId | undefined; seed: number },
): ChosenPlaces {
  const places: CastPlace[] = [];
  const placeFor = (concept: ConceptId, id?: IdeaPlaceId): CastPlace => {
    const same = places.find((each) => (id === undefined ? each.concept === concept : each.id === id));
    if (same) {
      return same;
    }
    const added: CastPlace = {
      key: `place-${places.length + 1}`,
      ...(id === undefined ? {} : { id }),
      concept,
      place:
        knownPlace(graph, concept) ??
        specOf(concept, world, {
          seed: deriveSeed('place', graph.text, concept, id ?? '', seed),
          around: SMALL.has(concept) ? surroundingsOf(graph, id) : undefined,
        }),
    };
    places.push(added);
    return added;
  };
  const told = plot.steps
    .filter(({ kind }) => kind === 'deed')
    .flatMap(({ events }) => events.map((id) => graph.events.find((each) => each.id === id) as IdeaEvent));
  const said = saidPlaces(graph, told);
  const ideaPlace = (id: IdeaPlaceId | undefined): CastPlace | undefined => {
    const concept = id && said.get(id);
    return concept ? placeFor(concept, id) : undefined;
  };
  const placeOfPatient = (event: IdeaEvent): CastPlace | undefined => {
    const concept = scenery(graph, event);
    const known = concept && graph.places.find((place) => said.get(place.id) === concept);
    return concept && placeFor(concept, known?.id);
  };
  const usual = (): CastPlace => {
    const opening = openingPlace(told, said);
    // Whoever goes somewhere comes from where they are at home.
    const home = opening ? undefined : homeOf(graph, said.size > 0 ? told.slice(0, 1) : told, { type, world, seed });
    const only = home?.isFallback ? [...said.keys()][0] : undefined;
    const known = home?.isFallback ? graph.known?.home : undefined;
    return ideaPlace(opening ?? only) ?? placeFor(known ?? (home as Home).concept);
  };
  const byEvent = new Map<EventId, CastPlace>();
  const afterEvent = new Map<EventId, CastPlace>();
  const seenAt = (event: IdeaEvent, before: CastPlace | undefined): CastPlace => {
    const { at, to, from, deed } = event;
    const own = ideaPlace(at) ?? placeOfPatient(event) ?? (deed && ARRIVING.has(deed) ? ideaPlace(to) : undefined);
    const known = own ?? ideaPlace(from) ?? before ?? usual();
    return fitted(event, known);
  };
  const fitted = (event: IdeaEvent, known: CastPlace): CastPlace => {
    const fit = fittingPlace(graph, event, known.place.kind);
    return fit ? placeFor(fit, [...said].find(([, concept]) => concept === fit)?.[0]) : known;
  };
  let current: CastPlace | undefined;
  for (const event of told) {
    const here = seenAt(event, current);
    standIn(here, graph, event, plot);
    const led = isLeaving(event) ? ideaPlace(event.to) : undefined;
    const stays = isOfBoat(graph, event) ? (current ?? here) : here;
    const after = led?.place.kind === 'sea' ? fitted(event, led) : (led ?? stays);
    byEvent.set(event.id, here);
    afterEvent.set(event.id, after);
    // What only tells who somebody is was elsewhere and before.
    current = event.describes === undefined ? after : current;
  }
  const first = (told[0] && byEvent.get(told[0].id)) ?? usual();
  const seen = new Set([first, ...byEvent.values(), ...afterEvent.values()]);
  return { places: places.filter((place) => seen.has(place)), byEvent, afterEvent, first };
}

/** A place as it was in an earlier film. */
function knownPlace({ known }: IdeaGraph, concept: ConceptId): CastPlace['place'] | undefined {
  const place = known?.byConcept[concept];
  // Its own: things are put into it.
  return place && { ...place, landmarks: [...place.landmarks] };
}

const isLeaving = ({ deed, mood }: IdeaEvent): boolean => deed !== undefined && !STAYING.has(deed) && mood === 'does';

/** A well, a statue, a great tree that has a part in an event stands there. */
function standIn(here: CastPlace, { participants }: IdeaGraph, { roles }: IdeaEvent, { cast }: Plot): void {
  for (const id of Object.values(roles)
    .flat()
    .filter((each) => !cast.includes(each))) {
    const landmark = standingLandmark(participants.find((one) => one.id === id)?.concept);
    if (landmark) {
      addLandmark(here, landmark);
    }
  }
}

/** What is drawn for each place that the idea names, in the order of the text; nothing for a name that is not known. */
function saidPlaces(graph: IdeaGraph, told: readonly IdeaEvent[]): Map<IdeaPlaceId, ConceptId> {
  const { places, events, text } = graph;
  const isOnlyInside = (id: IdeaPlaceId): boolean => events.every(({ to, from }) => to !== id && from !== id);
  const hasTold = (id: IdeaPlaceId): boolean => told.some(({ at, to, from }) => at === id || to === id || from === id);
  const found = new Map<IdeaPlaceId, ConceptId>();
  for (const { id, concept, name, words } of places.toSorted(
    (one, other) => Number(hasTold(other.id)) - Number(hasTold(one.id)),
  )) {
    const drawn = concept ? drawnPlace(shopOf(graph, concept), isOnlyInside(id)) : placeOfName(name ?? words);
    if (drawn && !isVague(drawn) && !isFallenOutOf(graph, id, concept)) {
      found.set(id, settlement(drawn, words, text));
    }
  }
  return found;
}

/** A boat or a book out of which something falls is a thing beside it, and no place of the film. */
const isFallenOutOf = ({ events }: IdeaGraph, id: IdeaPlaceId, concept: ConceptId | undefined): boolean =>
  concept?.startsWith('thing.') === true &&
  events.some(({ deed, from }) => from === id && deed !== undefined && FALLING.has(deed)) &&
  events.every(({ at, to }) => at !== id && to !== id);
const FALLING: ReadonlySet<DeedId> = new Set<DeedId>(['fall', 'jump', 'drop']);

/** A baker's shop is a bakery: the trade of whoever acts says what is sold in a shop. */
function shopOf({ participants, events }: IdeaGraph, concept: ConceptId): ConceptId {
  const [keeper] = concept === 'place.shop' ? (events.find(({ isMain }) => isMain)?.roles.agent ?? []) : [];
  const person = participants.find(({ id }) => id === keeper)?.concept;
  const trade = person?.startsWith('person.') ? (person.slice('person.'.length) as PersonId) : undefined;
  const place = trade && `place.${PEOPLE[trade].place}`;
  return SHOPS.find((shop) => shop === place) ?? concept;
}
const SHOPS: readonly ConceptId[] = [
  'place.bakery',
  'place.restaurant',
  'place.cafe',
  'place.bookshop',
  'place.flower_shop',
  'place.toy_shop',
  'place.pharmacy',
  'place.workshop',
];

const BY_THE_SEA = /seaside|coastal|fishing|海边|海邊|海辺|海沿い|渔村|漁村|漁港|바닷가|어촌/i;
const RURAL = /^小|小さな|small|tiny|little|작은|mountain|山|谷|산골|산속|산|시골/i;

/** A small town, or one in the mountains, is a village and no street of shops; one by the sea is its harbour. */
function settlement(drawn: ConceptId, words: string, text: string): ConceptId {
  if (drawn !== 'place.town' && drawn !== 'place.village') {
    return drawn;
  }
  const at = text.indexOf(words);
  const around = text.slice(Math.max(0, at - 16), at + words.length);
  if (BY_THE_SEA.test(around)) {
    return 'place.harbour';
  }
  return RURAL.test(words) || RURAL.test(around) ? 'place.village' : drawn;
}

/** What a name says of a place that is not known: 'Lake Orla', '川藏线'. */
const NAMED_PLACES: readonly (readonly [RegExp, ConceptId])[] = [
  [/^(?:mount|mt\.?)\s|\smountains?$|[山峰岭]$|岳$|산$/i, 'place.mountain'],
  [/^lake\s|\slake$|[湖池]$|호수?$/i, 'place.lake'],
  [/\sriver$|[江河川溪]$|[강천]$/i, 'place.river'],
  [/\sislands?$|^isle\sof|[岛島]$|섬$|도$/i, 'place.island'],
  [/\s(?:sea|ocean)$|[海洋]$|[해양]$/i, 'place.sea'],
  [/\s(?:bay|coast|beach)$|[湾浜]$|만$/i, 'place.coast'],
  [/\s(?:desert)$|沙漠$|砂漠$|사막$/i, 'place.desert'],
  [/\s(?:forest|woods)$|[林森]$|숲$/i, 'place.forest'],
  [/\s(?:road|highway|route)$|[线線路道]$|로$/i, 'place.road'],
  [/\s(?:street|avenue|square)$|[街巷]$|[市町]$|동$/i, 'place.town_street'],
  [/[村庄屯里]$|마을$|리$/i, 'place.village'],
];
const placeOfName = (name: string): ConceptId | undefined => NAMED_PLACES.find(([shape]) => shape.test(name))?.[1];

/** Buildings that are seen from outside where somebody comes to them or goes. */
const INSIDE_PLACES: Readonly<Partial<Record<ConceptId, ConceptId>>> = {
  'place.house': 'place.home',
  'place.skyline': 'place.corridor',
};

/** Whoever is 'in' a train, a bus or a house is inside it. */
function drawnPlace(concept: ConceptId, isInside: boolean): ConceptId | undefined {
  if (concept.startsWith('place.')) {
    return (isInside && INSIDE_PLACES[concept]) || concept;
  }
  const inside = concept.startsWith('thing.') ? INSIDE_OF[concept.slice('thing.'.length) as ThingId] : undefined;
  return inside && `place.${inside}`;
}

/**
 * The first place where something happens before anybody goes elsewhere, else one that the idea only names, else where
 * something once happened.
 */
function openingPlace(told: readonly IdeaEvent[], said: ReadonlyMap<IdeaPlaceId, ConceptId>): IdeaPlaceId | undefined {
  const destinations = new Set(told.filter(({ mood }) => mood === 'does').map(({ to }) => to));
  const placesOf = (events: readonly IdeaEvent[]): (IdeaPlaceId | undefined)[] =>
    events.flatMap(({ at, from, to }) => [from, at, to]);
  const now = placesOf(told.filter(({ describes }) => describes === undefined));
  const named = [...said.keys()]
    .filter((id) => !placesOf(told).includes(id))
    .toSorted((one, other) => Number(isShop(said.get(other))) - Number(isShop(said.get(one))));
  return [...now, ...named, ...placesOf(told)].find((id) => id !== undefined && said.has(id) && !destinations.has(id));
}

/** A shop is a closer place than the town that it stands in. */
const isShop = (concept: ConceptId | undefined): boolean =>
  concept !== undefined && SHOP_KINDS.has(placeKindOf(concept.slice('place.'.length) as PlaceId));
const SHOP_KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['shop', 'bakery', 'cafe', 'restaurant', 'bar']);

/** The place to which something is done or which somebody enters: it is seen with them in it. */
function scenery({ participants }: IdeaGraph, event: IdeaEvent): ConceptId | undefined {
  const { deed, roles } = event;
  if (deed === undefined || SPOKEN.has(deed) || isFarAway(event)) {
    return undefined;
  }
  const those = [...(roles.patient ?? []), ...(roles.recipient ?? [])];
  const concepts = those.flatMap((id) => participants.find((one) => one.id === id)?.concept ?? []);
  const inside = BOARDING.has(deed) ? concepts.map((concept) => drawnPlace(concept, true)).find(Boolean) : undefined;
  return inside ?? concepts.find((concept) => concept.startsWith('place.') && !isVague(concept));
}

/** Small places that stand in others: a bus stop by the harbour. */
const SMALL: ReadonlySet<ConceptId> = new Set<ConceptId>(['place.bus_stop']);

/** The place in the open that the idea names beside a small one. */
function surroundingsOf({ places, events }: IdeaGraph, id: IdeaPlaceId | undefined): PlaceKind | undefined {
  const beside = places.find(
    (one) =>
      one.id !== id &&
      one.concept?.startsWith('place.') === true &&
      !isIndoor(placeKindOf(one.concept.slice('place.'.length) as PlaceId)) &&
      events.every(({ at, to, from }) => ![at, to, from].includes(one.id)),
  );
  return id && beside?.concept && placeKindOf(beside.concept.slice('place.'.length) as PlaceId);
}

function specOf(
  concept: ConceptId,
  world: WorldId | undefined,
  { seed, around }: { seed: number; around: PlaceKind | undefined },
): CastPlace['place'] {
  const said = concept.slice('place.'.length) as PlaceId;
  // A monastery of the west is built like a church.
  const id = said === 'monastery' && inWorld('temple', world) === 'church' ? 'church' : said;
  return {
    kind: around ?? placeKindOf(id),
    landmarks: [...landmarksOf(id)].slice(0, 3),
    ...(world ? { world } : {}),
    ...(SMALL.has(concept) ? { central: true } : {}),
    seed,
  };
}

/** What stands in no room but a garage: whoever is in a bus does not see it. */
const VEHICLES: ReadonlySet<Landmark> = new Set<Landmark>([
  'bus',
  'train',
  'car',
  'truck',
  'aeroplane',
  'fishing_boat',
]);

/** Puts a thing that stands in a place into it: it is what the place is about. */
export function addLandmark({ place }: CastPlace, landmark: Landmark): void {
  if (isIndoor(place.kind) && (OUTSIDE_ONLY.has(landmark) || VEHICLES.has(landmark))) {
    return;
  }
  place.landmarks = [landmark, ...place.landmarks.filter((each) => each !== landmark)].slice(0, 3);
  place.central = true;
}
