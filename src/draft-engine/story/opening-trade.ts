import type { ConceptId, PlaceId } from './concepts/concept.ts';
import { PEOPLE } from './concepts/people.ts';
import type { DeedId } from './idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, Participant } from './idea/idea-graph.ts';
import { isTradeTold, type TradeDeed, tradeDeedOf, type TradeId, tradeOf } from './trade-deeds.ts';

const STREETS: readonly PlaceId[] = [
  'city_street',
  'town_street',
  'road',
  'square',
  'bridge',
  'village',
  'town',
  'city',
];
const HOMES: readonly PlaceId[] = ['home', 'house', 'apartment', 'living_room', 'attic'];
/** Where one can read, write, draw and make music without being at work. */
const ANYWHERE: readonly PlaceId[] = [
  ...STREETS,
  ...HOMES,
  ...(['park', 'garden', 'beach', 'meadow', 'cafe', 'library', 'rooftop', 'station', 'subway'] as const),
  ...(['theatre', 'stage', 'studio', 'atelier', 'school', 'classroom', 'university'] as const),
];
const WORKSHOPS: readonly PlaceId[] = ['workshop', 'garage', 'studio', 'atelier', 'shop', 'barn'];

/** Where people of a trade are seen at it, beside the place of the trade. */
const ALSO_AT: Readonly<Partial<Record<TradeId, readonly PlaceId[]>>> = {
  student: ANYWHERE,
  teacher: ['school', 'kindergarten', 'university'],
  professor: ['classroom', 'university', 'school'],
  scientist: ['research_base', 'observatory', 'university'],
  inventor: WORKSHOPS,
  engineer: WORKSHOPS,
  mechanic: WORKSHOPS,
  programmer: [...HOMES, 'cafe', 'bedroom'],
  hacker: [...HOMES, 'cafe', 'bedroom', 'office'],
  chef: ['kitchen', 'noodle_shop', 'hotel'],
  baker: ['kitchen'],
  waiter: ['cafe', 'bar', 'hotel', 'noodle_shop', 'tea_house'],
  barista: ['restaurant', 'bar'],
  bookseller: ANYWHERE,
  librarian: ANYWHERE,
  writer: ANYWHERE,
  poet: ANYWHERE,
  painter: ANYWHERE,
  photographer: [...ANYWHERE, 'coast', 'forest', 'mountain', 'harbour'],
  musician: ANYWHERE,
  pianist: [...HOMES, 'stage', 'bar', 'studio', 'ballroom', 'hotel'],
  violinist: ANYWHERE,
  singer: ANYWHERE,
  dancer: ANYWHERE,
  clown: ['stage', 'theatre', 'amusement_park', 'park', ...STREETS],
  reporter: ANYWHERE,
  fisherman: ['sea', 'coast', 'beach', 'river', 'lake', 'island', 'fishing_vessel', 'ship_deck'],
  farmer: ['field', 'rice_field', 'corn_field', 'orchard', 'vineyard', 'meadow', 'farmhouse'],
  gardener: ['park', 'greenhouse', 'palace_garden', 'flower_shop', 'orchard'],
  carpenter: WORKSHOPS,
  blacksmith: WORKSHOPS,
  potter: WORKSHOPS,
  tailor: [...WORKSHOPS, ...HOMES],
  shoemaker: WORKSHOPS,
  clockmaker: WORKSHOPS,
  toymaker: [...WORKSHOPS, 'toy_shop'],
  worker: ['construction_site', 'workshop', 'mine'],
  cleaner: ['office', 'school', 'hotel', 'hospital', 'museum', 'station', ...STREETS],
  monk: ['monastery', 'shrine'],
  driver: STREETS,
  taxi_driver: STREETS,
  postman: STREETS,
  courier: STREETS,
};

const isPlaceOf = (trade: TradeId, place: ConceptId): boolean =>
  place === `place.${PEOPLE[trade].place}` || (ALSO_AT[trade] ?? []).some((one) => place === `place.${one}`);

/** Whoever is at no trade any more, cannot be, or is only to learn it. */
const NOT_AT_WORK =
  /^(?:retired|former|ex|late|dead|blind|deaf|mute|paralysed|paralyzed|unemployed|jobless|disgraced|injured|sick|ill|dying|sleeping|asleep|aspiring|would-be|failed|novice|beginner|drunk|lost)\b|beginner|novice|退休|退役|前任|失业|失明|盲|瞎|聋|哑|病|受伤|新手|初学|引退|定年|元|失業|新米|見習い|耳の聞こえない|은퇴|퇴직|전직|실직|해고|눈먼|눈이 먼|시각장애|귀먹|병든|다친|초보|신입|견습/i;

/** True for whoever is at their trade still. */
export const canWork = ({ presence, words, qualities }: Participant): boolean =>
  presence === 'here' && ![words, ...qualities.map((one) => one.words)].some((each) => NOT_AT_WORK.test(each));

/** By these somebody is without a thing. */
const TAKING: ReadonlySet<DeedId> = new Set<DeedId>([
  'lose',
  'steal',
  'break',
  'tear',
  'burn',
  'sell',
  'forget',
  'vanish',
]);
/** By these somebody is without their trade. */
const ENDING =
  /^(?:fire|dismiss|retire|resign|quit|lay off|go blind|go deaf)\b|退休|辞|解雇|失业|은퇴|퇴직|해고|그만두|引退|辞め|失明/;
/** What every trade needs. */
const NEEDED =
  /\b(?:job|work|sight|eyesight|hearing|voice|hands?|arms?|legs?|fingers?|memory|licen[cs]e|talent|inspiration|shop|workshop)\b|工作|视力|声音|嗓|手|记忆|灵感|仕事|視力|声|手|記憶|일자리|직장|시력|목소리|손|기억|영감/i;

/** True where an event takes from somebody what they need for their trade. */
function takesTrade(
  graph: IdeaGraph,
  event: IdeaEvent,
  { one, trade }: { one: Participant; trade: TradeDeed },
): boolean {
  const { agent = [], patient = [], recipient = [] } = event.roles;
  if (![...agent, ...patient, ...recipient].includes(one.id)) {
    return false;
  }
  if (ENDING.test(event.predicate)) {
    return true;
  }
  const isOfTrade = ({ id, words, concept, relations }: Participant): boolean =>
    id !== one.id &&
    (NEEDED.test(words) ||
      concept === `thing.${trade.tool}` ||
      concept === `thing.${trade.thing}` ||
      (trade.deed === 'play_music' &&
        concept?.startsWith('thing.') === true &&
        relations.some(({ to }) => to === one.id)));
  const isTaken = graph.participants.some((thing) => [...agent, ...patient].includes(thing.id) && isOfTrade(thing));
  return event.deed !== undefined && TAKING.has(event.deed) && (isTaken || NEEDED.test(event.words));
}

/** Somebody, and the place in which they are seen. */
interface AtPlace {
  concept: ConceptId;
  participant: Participant;
  place: ConceptId;
}

/**
 * The trade at which somebody is seen on an ordinary day before the story begins: where one is at it, and by whoever is
 * at it still. Undefined for everybody else.
 */
export function openingTradeOf(graph: IdeaGraph, { concept, participant, place }: AtPlace): TradeId | undefined {
  const trade = participant.isNearest ? undefined : tradeOf(concept, participant.words);
  const deed = trade && tradeDeedOf(concept, participant.words);
  if (!trade || !deed || !isPlaceOf(trade, place) || !canWork(participant)) {
    return undefined;
  }
  const isOver =
    isTradeTold(graph, participant, trade) ||
    graph.events.some((event) => takesTrade(graph, event, { one: participant, trade: deed }));
  return isOver ? undefined : trade;
}
