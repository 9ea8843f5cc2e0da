import type { ItemKind } from '../../../figure-spec.ts';
import { wordFor } from '../../../lexicon/lexicon.ts';
import type { TimeOfDay, Weather } from '../../../place-spec.ts';
import type { ActivityWords, OpeningActivity } from '../../events/opening-activity.ts';
import { articleFor } from './noun-words.ts';

/** What somebody is at when the film begins: after 'was', with a place after it. */
const ACTIVITY_WORDS: ActivityWords = {
  student: 'reading',
  teacher: 'giving a lesson',
  professor: 'giving a lecture',
  scientist: 'studying a test tube',
  inventor: 'tinkering with a machine',
  engineer: 'working on a machine',
  mechanic: 'repairing an engine',
  programmer: 'typing on a laptop',
  hacker: 'typing on a laptop',
  chef: 'cooking',
  baker: 'baking bread',
  waiter: 'carrying a plate',
  barista: 'pouring coffee',
  bookseller: 'reading',
  librarian: 'reading',
  writer: 'writing in a notebook',
  poet: 'writing in a notebook',
  painter: 'painting a picture',
  photographer: 'taking photographs',
  musician: 'playing music',
  pianist: 'playing the piano',
  violinist: 'playing the violin',
  singer: 'singing',
  dancer: 'dancing',
  clown: 'dancing',
  reporter: 'taking notes',
  fisherman: 'fishing',
  farmer: 'planting seeds',
  gardener: 'watering the plants',
  carpenter: 'sawing wood',
  blacksmith: 'forging a sword',
  potter: 'painting a vase',
  tailor: 'sewing',
  shoemaker: 'mending a pair of boots',
  clockmaker: 'repairing a clock',
  toymaker: 'painting a doll',
  builder: 'carrying stones',
  miner: 'carrying a pickaxe',
  worker: 'working',
  cleaner: 'sweeping',
  monk: 'sweeping',
  driver: 'driving',
  taxi_driver: 'driving a taxi',
  postman: 'carrying a letter',
  courier: 'carrying a parcel',
  collector: 'admiring a vase',
  come: 'walking',
  look: 'looking around',
  sit: 'sitting',
  sleep: 'asleep',
  swim: 'swimming',
  fly: 'flying',
};

const DAYS: Readonly<Partial<Record<Weather, string>>> = {
  rain: 'rainy',
  storm: 'stormy',
  snow: 'snowy',
  fog: 'foggy',
  wind: 'windy',
};
const HOURS: Readonly<Record<TimeOfDay, string>> = {
  dawn: 'day at dawn',
  morning: 'morning',
  noon: 'day at noon',
  afternoon: 'afternoon',
  dusk: 'evening',
  night: 'night',
};

/** 'One rainy morning', as stories begin. */
export const oneDay = (hour: TimeOfDay, weather: Weather): string =>
  ['One', DAYS[weather], HOURS[hour]].filter((word) => word !== undefined).join(' ');

/** 'in the garden' is where one comes into, 'at the bus stop' where one comes to; elsewhere one walks. */
function coming(where: string): string {
  const found = /^(in|at) (?=the )/.exec(where);
  return found ? `<come> ${found[1] === 'in' ? 'into' : 'to'} ${where.slice(found[0].length)}` : '<be> walking {P}';
}

const inHand = (item: ItemKind): string => {
  const noun = wordFor(`thing.${item}`, 'en');
  return ` with ${articleFor(noun)} ${noun} in {A.his} hands`;
};

/** '{A} <be> watering the plants {P}': a pattern of what somebody is at, and where. */
export function activeClause({ does, holds }: OpeningActivity, where: string | undefined): string {
  const held = holds === undefined ? '' : inHand(holds);
  if (does === 'come' && where !== undefined) {
    return `{A} ${coming(where)}${held}`;
  }
  const spot = where === undefined ? '' : ' {P}';
  if (does === 'look') {
    return where === undefined ? `{A} <be> looking around${held}` : `{A} <be> standing${spot}${held}, looking around`;
  }
  return `{A} <be> ${ACTIVITY_WORDS[does]}${does === 'swim' ? spot.replace('on the', 'in the') : spot}${held}`;
}
