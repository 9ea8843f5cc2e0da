import { LANGUAGES } from '#src/shared/language/languages.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { PersonId } from '../concepts/people.ts';
import type { ItemKind } from '../figure-spec.ts';
import type { DeedId } from '../idea/deeds.ts';
import { LEXICON, wordsOf } from '../lexicon/lexicon.ts';

/** What somebody of a trade does, with what, and by what tool. */
export interface TradeDeed {
  deed: DeedId;
  thing?: ItemKind;
  tool?: ItemKind;
}
type Row = readonly [deed: DeedId, thing?: ItemKind, tool?: ItemKind];

/** What people of a trade are seen at on an ordinary day. */
const TRADE_DEEDS: Readonly<Partial<Record<PersonId, Row>>> = {
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
  fisherman: ['carry', 'net'],
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
};

/** Whether a word names the trade itself, and not only one that is drawn alike: a locksmith repairs no engines. */
const isNameOf = (words: string, person: PersonId): boolean =>
  LANGUAGES.some((language) => wordsOf(LEXICON[language].person[person]).includes(words.toLowerCase()));

/** What somebody is seen at before the story begins; undefined for whoever has no trade. */
export function tradeDeedOf(concept: ConceptId, words: string): TradeDeed | undefined {
  const person = concept.startsWith('person.') ? (concept.slice('person.'.length) as PersonId) : undefined;
  const row = person && isNameOf(words, person) ? TRADE_DEEDS[person] : undefined;
  if (!row) {
    return undefined;
  }
  const [deed, thing, tool] = row;
  return { deed, ...(thing ? { thing } : {}), ...(tool ? { tool } : {}) };
}
