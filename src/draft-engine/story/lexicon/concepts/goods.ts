import type { FrameId } from '../../frames/frames.ts';
import type { PlaceId, ThingId } from '../concept.ts';
import type { PersonId } from './people.ts';

/** What lies about in a place, the most telling first: a film that names no thing takes it up. */
export const PLACE_GOODS: Readonly<Partial<Record<PlaceId, ThingId>>> = {
  bakery: 'bread', cafe: 'coffee', tea_house: 'teapot', restaurant: 'bowl', noodle_shop: 'noodles', kitchen: 'bowl', bookshop: 'book', library: 'book', flower_shop: 'bouquet', toy_shop: 'doll', garden: 'seed', greenhouse: 'plant', farm: 'basket', field: 'seed', orchard: 'apple', vineyard: 'wine', market: 'basket',
  workshop: 'hammer', garage: 'wrench', factory: 'gear', laboratory: 'bottle', classroom: 'book', school: 'book', hospital: 'medicine', theatre: 'mask', stage: 'microphone', cinema: 'film', studio: 'brush', gallery: 'painting', museum: 'painting', bank: 'coin', vault: 'gem', post_office: 'parcel', station: 'ticket', train_car: 'ticket', subway: 'ticket',
  harbour: 'net', sea: 'boat', beach: 'shell', coast: 'shell', island: 'boat', lighthouse: 'lamp', underwater: 'pearl', lake: 'fishing_rod', river: 'paper_boat', forest: 'lantern', mountain: 'rope', snowfield: 'scarf', desert: 'bottle', cave: 'lantern', meadow: 'flower', hill: 'kite', park: 'ball', playground: 'ball', schoolyard: 'ball', stadium: 'medal', gym: 'medal', dojo: 'staff',
  castle: 'sword', kingdom: 'crown', throne_room: 'crown', palace: 'crown', temple: 'bell', shrine: 'bell', church: 'candle', graveyard: 'flower', prison: 'key', ruins: 'stone', space: 'satellite', spaceship: 'computer', space_station: 'computer', moon: 'rocket', mars: 'plant', planet: 'rocket', observatory: 'telescope', attic: 'box', cellar: 'candle', bedroom: 'lamp', living_room: 'chair', home: 'chair', hotel: 'key',
  circus: 'balloon', amusement_park: 'balloon', zoo: 'key', airport: 'suitcase', airfield: 'aeroplane', road: 'suitcase', office: 'computer', newsroom: 'microphone', courtroom: 'hammer', police_station: 'radio', construction_site: 'hammer', western_town: 'rope', pirate_ship: 'treasure', barbershop: 'scissors', convenience_store: 'milk', rooftop: 'kite', bar: 'bottle', village: 'basket', barn: 'basket', hot_spring: 'lantern', windmill: 'bread',
};

/** What a verb is done with. */
export const FRAME_GOODS: Readonly<Partial<Record<FrameId, ThingId>>> = {
  repair: 'wrench', build: 'hammer', grow: 'seed', cook: 'bowl', search: 'lantern', travel: 'compass', escape: 'rope', rescue: 'rope', guard: 'torch', steal: 'bag', perform: 'microphone', celebrate: 'cake', win: 'trophy', compete: 'trophy', learn: 'book', teach: 'book', fall_in_love: 'flower', solve: 'magnifier', invent: 'gear', leave: 'suitcase', hide: 'door', defend: 'sign', remember: 'box', survive: 'torch', wait: 'chair', overcome: 'candle', befriend: 'apple', avenge: 'sword', discover: 'magnifier', join: 'ticket', transform: 'mirror', return: 'lantern', arrive: 'suitcase',
};

/** Whom one meets in a place that is not one's own; elsewhere its keeper. */
export const PLACE_COMPANY: Readonly<Partial<Record<PlaceId, PersonId>>> = {
  bakery: 'customer', cafe: 'customer', tea_house: 'customer', restaurant: 'customer', noodle_shop: 'customer', shop: 'customer', bookshop: 'customer', flower_shop: 'customer', toy_shop: 'child', market: 'seller', convenience_store: 'customer', barbershop: 'customer', bank: 'customer', hotel: 'guest', classroom: 'student', school: 'student', schoolyard: 'student', kindergarten: 'child', playground: 'child',
  workshop: 'customer', factory: 'worker', garage: 'customer', office: 'boss', theatre: 'actor', stage: 'musician', garden: 'neighbour', farm: 'farmer', park: 'child', stadium: 'coach', gym: 'coach', spaceship: 'astronaut', space_station: 'astronaut', space: 'astronaut', mars: 'astronaut', harbour: 'sailor', lighthouse: 'fisherman', prison: 'guard', road: 'driver', castle: 'knight', village: 'neighbour', town: 'neighbour',
};

/** Verbs whose second person is given by the verb and not by the place. */
export const VERB_BRINGS_COMPANY: ReadonlySet<FrameId> = new Set<FrameId>(['win', 'compete', 'learn', 'teach', 'guard', 'steal', 'escape', 'sell', 'launch_product', 'avenge', 'betray', 'solve', 'reconcile', 'fall_in_love', 'part', 'leave', 'forget', 'remember', 'return', 'hide']);

/** Where a thing belongs: a film that names no place is set there. */
export const THING_PLACES: Readonly<Partial<Record<ThingId, PlaceId>>> = {
  boat: 'harbour', ship: 'harbour', paper_boat: 'river', net: 'harbour', fishing_rod: 'lake', fish: 'harbour', shell: 'beach', pearl: 'underwater', train: 'station', ticket: 'station', suitcase: 'station', car: 'road', bus: 'road', truck: 'road', bicycle: 'town_street', motorcycle: 'road', aeroplane: 'airfield', rocket: 'airfield', satellite: 'space',
  cheese: 'kitchen', milk: 'farm', soup: 'kitchen', bread: 'bakery', cake: 'kitchen', noodles: 'noodle_shop', egg: 'farm', apple: 'orchard', seed: 'garden', plant: 'garden', flower: 'garden', tree_sapling: 'garden', leaf: 'forest', nest: 'forest', painting: 'gallery', crown: 'palace', clock: 'workshop', sewing_machine: 'workshop', hammer: 'workshop', book: 'library', notebook: 'library', medicine: 'hospital', kite: 'hill', ball: 'playground', balloon: 'park',
  gem: 'vault', coin: 'bank', medal: 'stadium', trophy: 'stadium', piano: 'stage', violin: 'stage', guitar: 'stage', drum: 'stage', trumpet: 'stage', flute: 'stage', microphone: 'stage', record: 'shop', mask: 'theatre', sword: 'castle', shield: 'castle', telescope: 'observatory', compass: 'sea', lantern: 'forest', umbrella: 'town_street', coat: 'town_street', shoe: 'town_street', boots: 'town_street', lamp: 'living_room', candle: 'church', bell: 'temple', doll: 'toy_shop', robot_toy: 'toy_shop', snowflake: 'snowfield', machine: 'workshop', computer: 'office', phone: 'living_room', tv: 'living_room',
};

/** Things that ask for a weather in an advertisement. */
export const THING_WEATHER: Readonly<Partial<Record<ThingId, 'rain' | 'snow'>>> = { umbrella: 'rain', boots: 'rain', coat: 'rain', scarf: 'snow' };
