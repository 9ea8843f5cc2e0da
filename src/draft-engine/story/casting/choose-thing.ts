import type { ConceptId, PlaceId, ThingId } from '../concepts/concept.ts';
import type { FrameId } from '../frames/frames.ts';
import { FRAME_GOODS, PLACE_GOODS } from '../lexicon/goods.ts';
import { lexiconIndex } from '../lexicon/lexicon.ts';
import type { CastFact, NounFact } from '../story-facts.ts';
import { type Casting, idOf, nounOf, plainNoun } from './casting.ts';
import { personConcept } from './person-concept.ts';

/** What the hero has to do with, and whether the idea says so itself. */
export interface StoryThing {
  fact: NounFact;
  given: boolean;
}

/** Verbs whose usual thing comes after the hero's own tool. */
const TOOL_FIRST: ReadonlySet<FrameId> = new Set<FrameId>([
  'learn',
  'teach',
  'befriend',
  'wait',
  'remember',
  'search',
  'return',
]);
const SELLING: ReadonlySet<FrameId> = new Set<FrameId>(['open_shop', 'sell']);
/** What grown people do not carry through a story of their own. */
const TOYS: ReadonlySet<ThingId> = new Set<ThingId>(['doll', 'kite', 'ball', 'toy_car', 'paper_plane']);
const WITHOUT_TRADE: ReadonlySet<string> = new Set(['person', 'man', 'woman', 'boy', 'girl', 'child']);

/** What is at hand where the idea names no thing: of the verb, of the hero's trade, or of the place. */
function toolOf({ reading: { frame }, grownUp }: Casting, hero: CastFact, goods: ThingId | undefined): ThingId {
  const own = personConcept(hero.concept, hero.underAge === true)?.tool as ThingId | undefined;
  if (SELLING.has(frame)) {
    return goods ?? own ?? 'coin';
  }
  const usual = FRAME_GOODS[frame];
  const byTrade = own !== undefined && !WITHOUT_TRADE.has(idOf(hero.concept));
  const order = byTrade ? [own, goods] : [goods, usual, own];
  const isFit = (thing: ThingId | undefined): boolean =>
    thing !== undefined && !(grownUp && hero.kind === 'person' && !hero.underAge && TOYS.has(thing));
  return [TOOL_FIRST.has(frame) ? undefined : usual, ...order].find(isFit) ?? 'lantern';
}

/** Salt farmers have to do with salt. */
function thingOfTrade({ request, roles, ownWords }: Casting): ConceptId | undefined {
  if (!roles.hero || request.language !== 'en' || !ownWords) {
    return undefined;
  }
  const { concepts } = lexiconIndex('en');
  return roles.hero.noun.word
    .split(' ')
    .slice(0, -1)
    .flatMap((word) => concepts.get(word) ?? [])
    .find((concept) => concept.startsWith('thing.'));
}

/** The thing of the story. */
export function chooseThing(casting: Casting, hero: CastFact): StoryThing {
  const { roles, reading } = casting;
  if (roles.thing) {
    return { fact: nounOf(casting, roles.thing), given: true };
  }
  const ofTrade = thingOfTrade(casting);
  if (ofTrade) {
    return { fact: plainNoun(casting, ofTrade), given: true };
  }
  const goods = roles.place && PLACE_GOODS[idOf(roles.place.concept) as PlaceId];
  return {
    fact: plainNoun(casting, `thing.${toolOf(casting, hero, goods)}`),
    given: goods !== undefined && (SELLING.has(reading.frame) || reading.frame === 'cook'),
  };
}
