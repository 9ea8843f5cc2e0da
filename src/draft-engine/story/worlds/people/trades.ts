import type { ConceptId } from '../../concepts/concept.ts';
import type { PersonId } from '../../concepts/people.ts';

/** Kinds of work and rank that clothes show. */
export type Trade =
  | 'soldier'
  | 'police'
  | 'monk'
  | 'ruler'
  | 'noble'
  | 'rich'
  | 'labourer'
  | 'farmer'
  | 'servant'
  | 'pupil'
  | 'healer'
  | 'scholar'
  | 'fighter'
  | 'sailor';

const TRADES: Readonly<Record<Trade, readonly PersonId[]>> = {
  soldier: ['soldier', 'guard', 'knight', 'general'],
  police: ['police_officer', 'sheriff', 'night_watchman'],
  monk: ['monk', 'nun'],
  ruler: ['king', 'queen', 'emperor'],
  noble: ['prince', 'princess'],
  rich: ['boss', 'mayor', 'politician', 'collector', 'bride'],
  labourer: [
    'worker',
    'builder',
    'miner',
    'blacksmith',
    'carpenter',
    'potter',
    'shoemaker',
    'mechanic',
    'engineer',
    'driver',
    'courier',
    'postman',
    'taxi_driver',
    'train_driver',
    'apprentice',
    'bus_driver',
    'fisherman',
    'salt_maker',
    'seller',
    'baker',
    'chef',
  ],
  farmer: ['farmer', 'shepherd', 'gardener', 'beekeeper', 'winemaker'],
  servant: ['cleaner', 'waiter'],
  pupil: ['student', 'choir'],
  healer: ['doctor', 'nurse', 'vet'],
  scholar: [
    'teacher',
    'professor',
    'scientist',
    'librarian',
    'writer',
    'poet',
    'judge',
    'lawyer',
    'astronomer',
    'bookseller',
  ],
  fighter: ['swordsman', 'martial_artist', 'samurai', 'hero', 'rival', 'enemy', 'outlaw', 'cowboy', 'explorer'],
  sailor: ['sailor', 'captain', 'pirate'],
};
const TRADE_OF = new Map<ConceptId, Trade>(
  (Object.entries(TRADES) as [Trade, readonly PersonId[]][]).flatMap(([trade, people]) =>
    people.map((person): [ConceptId, Trade] => [`person.${person}`, trade]),
  ),
);

/** The kind of work of a concept, if clothes show it. */
export const tradeOf = (concept: ConceptId | undefined): Trade | undefined => concept && TRADE_OF.get(concept);

/** Who is at home in no age or in another one: they wear what they are known by in every world. */
export const OUT_OF_TIME: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'person.astronaut',
  'person.superhero',
  'person.time_traveller',
  'person.clown',
  'person.wizard',
  'person.witch',
  'person.vampire',
  'person.mermaid',
  'person.fairy',
  'person.ninja',
  'person.villain',
  'person.nun',
  'person.priest',
]);

/** Trades that wear working clothes of today over whatever their country wears. */
export const WORKING_CLOTHES: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'person.chef',
  'person.baker',
  'person.barista',
  'person.waiter',
  'person.mechanic',
  'person.engineer',
  'person.builder',
  'person.worker',
  'person.miner',
  'person.doctor',
  'person.nurse',
  'person.vet',
  'person.scientist',
  'person.police_officer',
  'person.guard',
  'person.firefighter',
  'person.pilot',
  'person.train_driver',
  'person.courier',
  'person.postman',
  'person.cleaner',
  'person.diver',
  'person.athlete',
  'person.runner',
  'person.footballer',
  'person.boxer',
  'person.coach',
  'person.swimmer',
  'person.prisoner',
  'person.bride',
  'person.judge',
  'person.sailor',
  'person.captain',
  'person.fisherman',
  'person.martial_artist',
  'person.magician',
  'person.pianist',
  'person.violinist',
  'person.painter',
  'person.nun',
  'person.shaman',
  'person.mortician',
  'person.weather_forecaster',
  'person.curator',
  'person.bus_driver',
  'person.rescue_worker',
  'person.driver',
  'person.taxi_driver',
  'person.seller',
  'person.shopkeeper',
  'person.carpenter',
  'person.blacksmith',
  'person.potter',
  'person.shoemaker',
  'person.tailor',
  'person.clockmaker',
  'person.toymaker',
  'person.apprentice',
  'person.inventor',
  'person.gardener',
  'person.beekeeper',
  'person.detective',
  'person.lighthouse_keeper',
  'person.lawyer',
  'person.hotel_keeper',
  'person.clown',
  'person.librarian',
  'person.salt_maker',
  'person.winemaker',
]);
