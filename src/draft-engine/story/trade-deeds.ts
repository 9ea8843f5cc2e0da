import { LANGUAGES } from '#src/shared/language/languages.ts';
import type { ConceptId } from './concepts/concept.ts';
import type { PersonId } from './concepts/people.ts';
import type { ItemKind } from './figure-spec.ts';
import type { DeedId } from './idea/deeds.ts';
import type { IdeaGraph, Participant } from './idea/idea-graph.ts';
import { LEXICON, wordsOf } from './lexicon/lexicon.ts';
import type { SeenDeedId } from './staging/deeds/closer-deeds.ts';

/** What somebody of a trade does, with what, and by what tool. */
export interface TradeDeed {
  deed: DeedId;
  thing?: ItemKind;
  tool?: ItemKind;
  /** The closer look by which it is seen. */
  seen?: SeenDeedId;
}
type Row = readonly [deed: DeedId, thing?: ItemKind, tool?: ItemKind, seen?: SeenDeedId];

/** What people of a trade are seen at on an ordinary day. */
const TRADE_DEEDS = {
  student: ['read'],
  teacher: ['teach'],
  professor: ['teach'],
  scientist: ['watch', 'test_tube'],
  inventor: ['repair', 'machine'],
  engineer: ['repair', 'machine'],
  mechanic: ['repair', 'engine'],
  programmer: ['write', 'laptop'],
  hacker: ['write', 'laptop'],
  chef: ['cook'],
  baker: ['bake'],
  waiter: ['carry', 'plate'],
  barista: ['pour', 'coffee'],
  bookseller: ['read'],
  librarian: ['read'],
  writer: ['write', 'notebook'],
  poet: ['write', 'notebook'],
  painter: ['paint'],
  photographer: ['photograph'],
  musician: ['play_music'],
  pianist: ['play_music', 'piano'],
  violinist: ['play_music', 'violin'],
  singer: ['sing'],
  dancer: ['dance'],
  clown: ['dance'],
  reporter: ['write', 'notebook'],
  fisherman: ['catch', 'fish', 'fishing_rod', 'angle'],
  farmer: ['plant'],
  gardener: ['water'],
  carpenter: ['cut', 'log', 'saw'],
  blacksmith: ['make', 'sword', 'hammer'],
  potter: ['make', 'vase', 'brush'],
  tailor: ['sew'],
  shoemaker: ['sew', 'boots'],
  clockmaker: ['repair', 'clock', 'screwdriver'],
  toymaker: ['make', 'doll', 'brush'],
  builder: ['carry', 'stone'],
  miner: ['carry', 'pickaxe'],
  worker: ['work', 'gear'],
  cleaner: ['sweep'],
  monk: ['sweep'],
  driver: ['drive'],
  taxi_driver: ['drive', 'taxi'],
  postman: ['carry', 'letter'],
  courier: ['carry', 'parcel'],
  collector: ['show', 'vase'],
} as const satisfies Readonly<Partial<Record<PersonId, Row>>>;

/** A trade at which people are seen. */
export type TradeId = keyof typeof TRADE_DEEDS;

/** Whether a word names the trade itself, and not only one that is drawn alike: a locksmith repairs no engines. */
const isNameOf = (words: string, person: PersonId): boolean =>
  LANGUAGES.some((language) => wordsOf(LEXICON[language].person[person]).includes(words.toLowerCase()));

/** The trade of somebody; undefined for whoever has none at which one can see them. */
export function tradeOf(concept: ConceptId, words: string): TradeId | undefined {
  const person = concept.startsWith('person.') ? (concept.slice('person.'.length) as PersonId) : undefined;
  return person && Object.hasOwn(TRADE_DEEDS, person) && isNameOf(words, person) ? (person as TradeId) : undefined;
}

/** What somebody is seen at before the story begins; undefined for whoever has no trade. */
export function tradeDeedOf(concept: ConceptId, words: string): TradeDeed | undefined {
  const trade = tradeOf(concept, words);
  if (!trade) {
    return undefined;
  }
  const [deed, thing, tool, seen]: Row = TRADE_DEEDS[trade];
  return { deed, ...(thing && { thing }), ...(tool && { tool }), ...(seen && { seen }) };
}

/** True where the idea itself tells what somebody of this trade does: it is not seen before it is told. */
export function isTradeTold({ events }: IdeaGraph, { id }: Participant, trade: TradeId): boolean {
  const [deed] = TRADE_DEEDS[trade];
  return events.some((event) => event.deed === deed && event.roles.agent?.includes(id) === true);
}
