import type { ConceptId } from '../concepts/concept.ts';
import type { PersonId } from '../concepts/people.ts';
import type { DeedId } from '../idea/deeds.ts';

/** What people of a trade are seen at on an ordinary day. */
const TRADE_DEEDS: Readonly<Partial<Record<PersonId, DeedId>>> = {
  student: 'read',
  teacher: 'teach',
  professor: 'teach',
  scientist: 'write',
  inventor: 'repair',
  engineer: 'repair',
  mechanic: 'repair',
  programmer: 'write',
  hacker: 'write',
  chef: 'cook',
  baker: 'bake',
  waiter: 'carry',
  barista: 'pour',
  bookseller: 'read',
  librarian: 'read',
  writer: 'write',
  poet: 'write',
  painter: 'paint',
  photographer: 'photograph',
  musician: 'play_music',
  pianist: 'play_music',
  violinist: 'play_music',
  singer: 'sing',
  dancer: 'dance',
  clown: 'dance',
  reporter: 'write',
  fisherman: 'wait',
  farmer: 'plant',
  gardener: 'water',
  carpenter: 'build',
  blacksmith: 'make',
  potter: 'make',
  tailor: 'sew',
  shoemaker: 'sew',
  clockmaker: 'repair',
  toymaker: 'make',
  builder: 'build',
  miner: 'work',
  worker: 'work',
  cleaner: 'sweep',
  monk: 'sweep',
  driver: 'drive',
  taxi_driver: 'drive',
  postman: 'carry',
  courier: 'carry',
  collector: 'show',
};

/** What somebody is seen at before the story begins; undefined for whoever has no trade. */
export function tradeDeedOf(concept: ConceptId): DeedId | undefined {
  return concept.startsWith('person.') ? TRADE_DEEDS[concept.slice('person.'.length) as PersonId] : undefined;
}
