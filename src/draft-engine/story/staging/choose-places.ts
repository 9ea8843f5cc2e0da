import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { deriveSeed } from '#src/shared/random.ts';
import type { ConceptId, PlaceId } from '../concepts/concept.ts';
import { PEOPLE, type PersonId } from '../concepts/people.ts';
import { EXTRA_THINGS, type ExtraThingId } from '../concepts/things.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { EventId, IdeaEvent, IdeaGraph, IdeaPlaceId } from '../idea/idea-graph.ts';
import { type Landmark, OUTSIDE_ONLY, type PlaceKind, isIndoor } from '../place-spec.ts';
import type { Plot } from '../plot/plot.ts';
import type { CastPlace } from '../words/film-words.ts';
import type { WorldId } from '../worlds/worlds.ts';
import { landmarksOf, placeKindOf } from './place-kind-of.ts';
import { seenDeed } from './seen-deed.ts';

/** Where a deed is done when nothing says where. */
const DEED_PLACES: Readonly<Partial<Record<DeedId, PlaceId>>> = {
  sleep: 'bedroom',
  wake: 'bedroom',
  dream: 'bedroom',
  cook: 'kitchen',
  bake: 'bakery',
  eat: 'restaurant',
  swim: 'lake',
  climb: 'mountain',
  fly: 'sky',
  drive: 'road',
  ride: 'road',
  board: 'station',
  miss: 'station',
  plant: 'garden',
  grow_plants: 'garden',
  water: 'garden',
  teach: 'classroom',
  learn: 'classroom',
  heal: 'hospital',
  marry: 'church',
  arrest: 'town_street',
  buy: 'market',
  sell: 'market',
  pay: 'shop',
  paint: 'studio',
  draw: 'studio',
  write: 'living_room',
  read: 'library',
  build: 'workshop',
  repair: 'workshop',
  sew: 'workshop',
  sing: 'stage',
  dance: 'stage',
  play_music: 'stage',
  compete: 'stadium',
  win: 'stadium',
  travel: 'road',
  wash: 'kitchen',
  sweep: 'town_street',
};
const TYPE_PLACES: Readonly<Partial<Record<FilmType, PlaceId>>> = {
  western: 'western_town',
  scifi: 'spaceship',
  war: 'battlefield',
  martial_arts: 'temple',
  fantasy: 'forest',
  horror: 'corridor',
  nature: 'forest',
  news: 'newsroom',
  road: 'road',
  family: 'living_room',
  crime: 'alley',
  detective: 'alley',
  disaster: 'city_street',
  travel: 'road',
};
/** Deeds that cannot be seen on dry land or under a roof. */
const IN_WATER: ReadonlySet<DeedId> = new Set<DeedId>(['swim']);
const WATERS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['sea', 'lake', 'river', 'underwater', 'swamp']);
const UNDER_THE_SKY: ReadonlySet<DeedId> = new Set<DeedId>(['fly', 'plant', 'ride', 'drive']);
const AFLOAT: ReadonlySet<string> = new Set(['ship', 'boat', 'submarine', 'raft', 'canoe', 'sailboat', 'rowing_boat']);
const AT_SEA: ReadonlySet<string> = new Set([
  'captain',
  'sailor',
  'pirate',
  'diver',
  'sea',
  'whale',
  'shark',
  'dolphin',
]);
const ARRIVING: ReadonlySet<DeedId> = new Set<DeedId>(['arrive', 'enter', 'board', 'meet', 'find', 'discover']);

/** The places of a film and where each event of the idea is seen. */
export interface ChosenPlaces {
  places: CastPlace[];
  /** By event; an event that is told with another may be absent. */
  byEvent: ReadonlyMap<EventId, CastPlace>;
  /** Where the film opens. */
  first: CastPlace;
}

/**
 * Chooses where each event is seen: where the idea says, else where the event before was, else where such people,
 * things and deeds are at home.
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
      place: specOf(concept, world, deriveSeed('place', graph.text, concept, id ?? '', seed)),
    };
    places.push(added);
    return added;
  };
  const said = new Map(graph.places.map((place) => [place.id, place]));
  const ideaPlace = (id: IdeaPlaceId | undefined): CastPlace | undefined => {
    const place = id && said.get(id);
    return place?.concept?.startsWith('place.') ? placeFor(place.concept, place.id) : undefined;
  };
  const byEvent = new Map<EventId, CastPlace>();
  const told = plot.steps.filter(({ kind }) => kind === 'deed').flatMap(({ events }) => events);
  const event = (id: EventId): IdeaEvent => graph.events.find((each) => each.id === id) as IdeaEvent;
  const keptPlace = (each: IdeaEvent): CastPlace | undefined => {
    const [kept] = seenDeed(graph, each) === each.deed ? [] : (each.roles.patient ?? []);
    const concept = graph.participants.find((one) => one.id === kept)?.concept;
    return concept?.startsWith('place.') ? placeFor(concept) : undefined;
  };
  const usual = (): CastPlace => ideaPlace(startOf(graph)) ?? placeFor(homeOf(graph, told.map(event), type));
  const ownPlace = (each: IdeaEvent): CastPlace | undefined =>
    ideaPlace(each.at) ?? keptPlace(each) ?? (each.deed && ARRIVING.has(each.deed) ? ideaPlace(each.to) : undefined);
  let current: CastPlace | undefined;
  for (const id of told) {
    const { to, from } = event(id);
    const own = ownPlace(event(id));
    const known = own ?? ideaPlace(from) ?? current ?? usual();
    const fit = fittingPlace(graph, event(id), known.place.kind);
    const here = fit ? placeFor(fit) : known;
    byEvent.set(id, here);
    // A place that somebody only leaves is not where the story goes on.
    const isLeft = !own && known === ideaPlace(from);
    current = ideaPlace(to) ?? (isLeft ? current : here);
  }
  const first = (told[0] && byEvent.get(told[0])) ?? usual();
  return { places, byEvent, first };
}

/** The idea's own place where its story begins: not one to which somebody only goes. */
function startOf({ places, events }: IdeaGraph): IdeaPlaceId | undefined {
  const goals = new Set(events.flatMap(({ to }) => to ?? []));
  const stays = new Set(events.flatMap(({ at, from }) => [at, from].flatMap((id) => id ?? [])));
  return places.find(({ id, concept }) => concept?.startsWith('place.') && (stays.has(id) || !goals.has(id)))?.id;
}

/** Where a deed is seen that cannot be seen where the story is: nobody swims on a meadow or flies a kite indoors. */
function fittingPlace(graph: IdeaGraph, event: IdeaEvent, kind: PlaceKind): ConceptId | undefined {
  const { participants } = graph;
  const deed = seenDeed(graph, event);
  const roles = event.roles;
  if (deed === undefined) {
    return undefined;
  }
  const ids = new Set(Object.values(roles).flat());
  const nouns = participants.map(({ id, concept }) => ({
    noun: (concept ?? '').split('.')[1] ?? '',
    isIn: ids.has(id),
  }));
  const isAfloat = nouns.some(({ noun, isIn }) => isIn && AFLOAT.has(noun)) && SAILING.has(deed);
  if ((IN_WATER.has(deed) || isAfloat) && !WATERS.has(kind)) {
    const isSea = isAfloat || kind === 'island' || kind === 'coast' || nouns.some(({ noun }) => AT_SEA.has(noun));
    return isSea ? 'place.sea' : 'place.lake';
  }
  return UNDER_THE_SKY.has(deed) && isIndoor(kind) && kind !== 'greenhouse' ? 'place.park' : undefined;
}

/** What is done to a ship on the water. */
const SAILING: ReadonlySet<DeedId> = new Set<DeedId>([
  'break',
  'drive',
  'ride',
  'travel',
  'attack',
  'fall',
  'vanish',
  'kill',
]);

/** Words for people that say nothing of where they are. */
const ANYWHERE: ReadonlySet<string> = new Set([
  'mother',
  'father',
  'husband',
  'wife',
  'daughter',
  'son',
  'child',
  'brother',
  'sister',
  'friend',
  'stranger',
  'couple',
  'lover',
  'boy',
  'girl',
]);

/**
 * Where a film is at home of which nothing says where: a place that takes part, the main event's deed, its people, its
 * things, the film type.
 */
function homeOf(graph: IdeaGraph, events: readonly IdeaEvent[], type: FilmType): ConceptId {
  const main = events.find(({ isMain }) => isMain) ?? events[0];
  const order = [...new Set([...Object.values(main?.roles ?? {}).flat(), ...graph.participants.map(({ id }) => id)])];
  const concepts = order.flatMap((id) => graph.participants.find((one) => one.id === id)?.concept ?? []);
  const inMain = new Set(Object.values(main?.roles ?? {}).flat());
  const named = graph.participants.find(({ id, concept }) => inMain.has(id) && concept?.startsWith('place.'))?.concept;
  const ofTrade = concepts.flatMap((concept) => placeOfConcept(concept) ?? []);
  const ofDeed = main?.deed && DEED_PLACES[main.deed];
  const ofOthers = concepts.flatMap((concept) => placeOfConcept(concept, { isLoose: true }) ?? []);
  return named ?? `place.${ofTrade[0] ?? ofDeed ?? TYPE_PLACES[type] ?? ofOthers[0] ?? 'town_street'}`;
}

/** Where somebody works or something is found; undefined for those who may be anywhere, unless `isLoose`. */
function placeOfConcept(concept: ConceptId, { isLoose = false } = {}): PlaceId | undefined {
  const [family, id] = concept.split('.') as [string, string];
  if (family === 'person' && (isLoose || !ANYWHERE.has(id))) {
    return somewhere(PEOPLE[id as PersonId].place);
  }
  return family === 'thing' && id in EXTRA_THINGS ? somewhere(EXTRA_THINGS[id as ExtraThingId].place) : undefined;
}

const somewhere = (place: string): PlaceId | undefined => (place === 'town_street' ? undefined : (place as PlaceId));

function specOf(concept: ConceptId, world: WorldId | undefined, seed: number): CastPlace['place'] {
  const id = concept.slice('place.'.length) as PlaceId;
  return {
    kind: placeKindOf(id),
    landmarks: [...landmarksOf(id)].slice(0, 3),
    ...(world ? { world } : {}),
    seed,
  };
}

/** Puts a thing that stands in a place into it: it is what the place is about. */
export function addLandmark({ place }: CastPlace, landmark: Landmark): void {
  if (isIndoor(place.kind) && OUTSIDE_ONLY.has(landmark)) {
    return;
  }
  place.landmarks = [landmark, ...place.landmarks.filter((each) => each !== landmark)].slice(0, 3);
  place.central = true;
}
