import type { ConceptId } from '../concepts/concept.ts';
import type { FrameId } from '../frames/frames.ts';
import type { IdeaReading, ReadNoun } from './idea-reading.ts';

/** What is eaten or drunk. */
const FOOD: ReadonlySet<ConceptId> = new Set<ConceptId>(
  [
    'bread',
    'cake',
    'noodles',
    'soup',
    'rice',
    'egg',
    'ice_cream',
    'pizza',
    'chocolate',
    'honey',
    'cheese',
    'wine',
    'tea',
    'coffee',
    'salt',
    'milk',
    'apple',
    'fish',
  ].map((id): ConceptId => `thing.${id}` as ConceptId),
);
/** Dishes are drawn as bowls, and these bowls hold nothing. */
const EMPTY_BOWL =
  /^(?:bowl|plate|dish|pot|pan|saucepan|frying pan|vase|碗|陶碗|瓷碗|그릇|접시|냄비|사발|가마솥|皿|椀|器|鍋|土鍋|丼|茶碗|茶わん|花瓶|壺)$/;
const GATHERINGS: ReadonlySet<string> = new Set(['thing.birthday', 'thing.festival', 'thing.wedding']);
const SHOWS: ReadonlySet<string> = new Set(['thing.music_thing', 'thing.song']);
const CONTESTS: ReadonlySet<string> = new Set(['thing.race', 'thing.game']);
const CLOSED: ReadonlySet<string> = new Set(
  [
    'door',
    'box',
    'letter',
    'gift',
    'window',
    'safe',
    'suitcase',
    'bottle',
    'book',
    'notebook',
    'parcel',
    'bag',
    'treasure',
    'great_gate',
    'tombstone',
  ].map((id) => `thing.${id}`),
);
const WORKS: ReadonlySet<string> = new Set(
  ['book', 'song', 'music_thing', 'painting', 'film', 'game', 'recipe'].map((id) => `thing.${id}`),
);

const MAKES: ReadonlySet<FrameId> = new Set<FrameId>(['build', 'invent', 'grow']);
const WRITES = /\bwr(?:ites?|iting|ote)\b|写|쓰|쓴|썼|書|描|그리|그린/;
const CHANGED =
  /superhero|villain|vampire|fairy|mermaid|giant|king|queen|prince|princess|emperor|baby|child|old_|ghost|wizard|witch|man$|woman$|boy$|girl$|person$|mother|father|grand/;
const BECOMES = /\b(?:becom(?:e|es|ing)|became|be an?)\b|成为|当上|이 되|가 되|になる|になり|になっ|なりたい/;
const PEACE = /^(?:peace|up|평화|和平)$/;

const is = (noun: ReadNoun | undefined, concepts: ReadonlySet<string>): boolean =>
  noun?.concepts.some((concept) => concepts.has(concept)) ?? false;
const isFood = (noun: ReadNoun): boolean =>
  is(noun, FOOD as ReadonlySet<string>) || (noun.concepts.includes('thing.bowl') && !EMPTY_BOWL.test(noun.word));

/**
 * One verb means many things; what it is done to says which: who makes noodles cooks, who opens a birthday party
 * celebrates.
 */
export function settleVerb(reading: IdeaReading): IdeaReading {
  if (reading.question || !reading.frameFromVerb || reading.passive) {
    return reading;
  }
  const others = reading.nouns
    .slice(reading.nouns[0]?.role === 'subject' ? 1 : 0)
    .filter((noun) => noun.role === 'object' && !noun.owner && !noun.beside);
  const object =
    others.find((noun) => noun.direct) ??
    others.find((noun) => !noun.concepts.some((concept) => /^(?:person|animal|robot)\./.test(concept))) ??
    others[0];
  const to = (frame: FrameId): IdeaReading => ({ ...reading, frame });
  if (!object) {
    return reading;
  }
  // Who becomes a singer learns to be one; who becomes a frog is changed.
  if (
    reading.frame === 'transform' &&
    object.concepts.some((concept) => concept.startsWith('person.') && !CHANGED.test(concept)) &&
    BECOMES.test(reading.text)
  ) {
    return to('learn');
  }
  if (MAKES.has(reading.frame) && reading.frame !== 'grow' && isFood(object)) {
    return to('cook');
  }
  if (MAKES.has(reading.frame) && PEACE.test(object.word)) {
    return to('reconcile');
  }
  if (reading.frame === 'cook' && object.concepts.length > 0 && !isFood(object) && is(object, WORKS)) {
    return to('build');
  }
  if (reading.frame === 'reveal' && is(object, WORKS) && WRITES.test(reading.text)) {
    return to('build');
  }
  if (
    reading.frame === 'open_shop' &&
    !object.concepts.some((concept) => concept.startsWith('place.')) &&
    !reading.nouns.some(
      (noun) => noun !== reading.nouns[0] && noun.concepts.some((concept) => concept.startsWith('place.')),
    )
  ) {
    if (is(object, GATHERINGS)) {
      return to('celebrate');
    }
    if (is(object, SHOWS)) {
      return to('perform');
    }
    if (is(object, CONTESTS)) {
      return to('compete');
    }
    if (is(object, CLOSED)) {
      return to('discover');
    }
  }
  if (reading.frame === 'lose' && is(object, CONTESTS)) {
    return to('compete');
  }
  return reading;
}
