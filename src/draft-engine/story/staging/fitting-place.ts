import type { ConceptId } from '../concepts/concept.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph } from '../idea/idea-graph.ts';
import { isIndoor, type PlaceKind } from '../place-spec.ts';
import { isOutInWeather } from './out-in-weather.ts';
import { seenDeed } from './seen-deed.ts';

/** Deeds that cannot be seen on dry land or under a roof. */
const IN_WATER: ReadonlySet<DeedId> = new Set<DeedId>(['swim']);
const SHORES: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['island', 'coast', 'beach', 'harbour', 'cliff']);
const WATERS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['sea', 'lake', 'river', 'underwater', 'swamp']);
/** Rooms that one rides in, and one in which things grow. */
const RIDDEN: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'greenhouse',
  'train_car',
  'control_room',
  'ship_cabin',
  'spaceship',
  'bus_inside',
  'subway',
  'plane_inside',
  'tunnel',
]);
const UNDER_THE_SKY: ReadonlySet<DeedId> = new Set<DeedId>(['fly', 'plant', 'ride', 'drive']);
/** What is done in the open, where the idea names no room. */
const IN_THE_OPEN: ReadonlySet<DeedId> = new Set<DeedId>(['chase', 'flee', 'run', 'travel', 'board', 'miss']);
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
  'seal',
]);

/** Where a deed is seen that cannot be seen where the story is: nobody swims on a meadow or flies a kite indoors. */
export function fittingPlace(graph: IdeaGraph, event: IdeaEvent, kind: PlaceKind): ConceptId | undefined {
  return (
    homeFor(event, kind) ??
    placeOfDeed(graph, event, kind) ??
    (isRoom(kind) && isOutInWeather(graph, event) ? 'place.town_street' : undefined)
  );
}

/** '放学回家': whoever comes home is seen there, and not where they come from. */
const COMING_HOME = /^(?:come|get|return|arrive|be) home\b|回家|回到家|家に帰る|帰宅|귀가|집에 (?:오|돌아오)/;
const AWAY_FROM_HOME: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'classroom',
  'office',
  'factory',
  'shop',
  'hospital',
]);

const homeFor = ({ predicate, to }: IdeaEvent, kind: PlaceKind): ConceptId | undefined =>
  COMING_HOME.test(predicate) && to === undefined && AWAY_FROM_HOME.has(kind) ? 'place.home' : undefined;

const isRoom = (kind: PlaceKind): boolean => isIndoor(kind) && !RIDDEN.has(kind);

function placeOfDeed(graph: IdeaGraph, event: IdeaEvent, kind: PlaceKind): ConceptId | undefined {
  const deed = seenDeed(graph, event);
  if (deed === undefined) {
    return undefined;
  }
  if (isOfSea(graph, event, kind)) {
    return WATERS.has(kind) ? undefined : 'place.sea';
  }
  const isAfloat = SAILING.has(deed) && nounsIn(graph, event).some((noun) => AFLOAT.has(noun));
  if (isAfloat || IN_WATER.has(deed)) {
    return WATERS.has(kind) ? undefined : waterFor(graph, kind, isAfloat);
  }
  if (kind === 'sea') {
    return isAboard(graph) || (SAILING.has(deed) && !isByLand(graph, event)) ? undefined : 'place.coast';
  }
  return isRoom(kind) ? outsideFor(graph, event, deed) : undefined;
}

const placeKindsOf = ({ places }: IdeaGraph, { to, at }: IdeaEvent): string[] =>
  places.filter(({ id }) => id === to || id === at).map(nounOf);

/** What is seen on the open water, wherever the story was. */
const isOfSea = (graph: IdeaGraph, event: IdeaEvent, kind: PlaceKind): boolean =>
  isIntoSea(graph, event, kind) || isOutToSea(graph, event) || isOfBoat(graph, event);

/** 'Falls into the sea', or by the sea 'into the water': it is seen there. */
function isIntoSea(graph: IdeaGraph, event: IdeaEvent, kind: PlaceKind): boolean {
  const into = event.deed === 'fall' ? [...placeKindsOf(graph, event), ...nounsIn(graph, event)] : [];
  return into.includes('sea') || (into.includes('water') && waterFor(graph, kind, false) === 'place.sea');
}

/** Seafarers who go 'out to sea' are seen there, in their boat. */
const isOutToSea = (graph: IdeaGraph, event: IdeaEvent): boolean =>
  event.deed !== undefined && OUTWARD.has(event.deed) && placeKindsOf(graph, event).includes('sea') && isAboard(graph);

const OUTWARD: ReadonlySet<DeedId> = new Set<DeedId>(['drive', 'travel', 'leave', 'ride', 'board', 'be']);

/** '작은 배가 돌아온다': a boat alone is seen on the water; whoever waits for it stays on land. */
export const isOfBoat = ({ participants }: IdeaGraph, { roles }: IdeaEvent): boolean =>
  roles.agent?.length === 1 &&
  participants.some((one) => one.id === roles.agent?.[0] && one.kind === 'thing' && AFLOAT.has(nounOf(one)));

/** Where what is no deed of rooms is seen. */
function outsideFor({ places }: IdeaGraph, { at }: IdeaEvent, deed: DeedId): ConceptId | undefined {
  if (UNDER_THE_SKY.has(deed)) {
    return 'place.park';
  }
  return IN_THE_OPEN.has(deed) && at === undefined && places.length === 0 ? 'place.town_street' : undefined;
}

const nounOf = ({ concept }: { concept?: ConceptId }): string => (concept ?? '').split('.')[1] ?? '';

const BY_LAND: ReadonlySet<string> = new Set([
  'bicycle',
  'motorcycle',
  'scooter',
  'car',
  'taxi',
  'truck',
  'bus',
  'train',
]);
const isByLand = (graph: IdeaGraph, event: IdeaEvent): boolean =>
  nounsIn(graph, event).some((noun) => BY_LAND.has(noun));

/** Whoever and whatever takes part in an event. */
function nounsIn({ participants }: IdeaGraph, { roles }: IdeaEvent): string[] {
  const ids = new Set(Object.values(roles).flat());
  return participants.filter(({ id }) => ids.has(id)).map(nounOf);
}

/** The sea for ships, seafarers and from a shore, else a lake. */
function waterFor({ participants }: IdeaGraph, kind: PlaceKind, isAfloat: boolean): ConceptId {
  const isSea = isAfloat || SHORES.has(kind) || participants.some((one) => AT_SEA.has(nounOf(one)));
  return isSea ? 'place.sea' : 'place.lake';
}

/** Places and trades at sea. */
const ON_BOARD: ReadonlySet<string> = new Set([
  'ship_cabin',
  'ship_deck',
  'fishing_vessel',
  'pirate_ship',
  'submarine',
  'fisherman',
]);

/** Whether the idea has a boat or seafarers: others do on a shore what they do 'in the sea'. */
const isAboard = ({ participants, places }: IdeaGraph): boolean =>
  [...participants, ...places].some((one) => {
    const noun = nounOf(one);
    return AFLOAT.has(noun) || (noun !== 'sea' && AT_SEA.has(noun)) || ON_BOARD.has(noun);
  });

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
