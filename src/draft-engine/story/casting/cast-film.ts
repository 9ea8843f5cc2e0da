import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { isGrownUpStory } from '../ages/age-of-person.ts';
import { readPeople } from '../ages/read-people.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { PlannedCharacter, PlannedItem, PlannedPlace, StoryRequest } from '../film-plan.ts';
import type { FrameId } from '../frames/frames.ts';
import type { IdeaReading } from '../reading/idea-reading.ts';
import type { CastFact, StoryFacts } from '../story-facts.ts';
import type { Grammar } from '../words/grammar.ts';
import { castCharacters } from './cast-characters.ts';
import type { Casting } from './casting.ts';
import { choosePlaces } from './choose-places.ts';
import { chooseThing } from './choose-thing.ts';
import { gatherFacts } from './gather-facts.ts';
import { planCharacters, planItems, planPlaces } from './plan-parts.ts';
import { rolesOnStage } from './stage-roles.ts';

const GROWN_UP_FRAMES: ReadonlySet<FrameId> = new Set<FrameId>(['fall_in_love', 'avenge', 'betray', 'steal']);

/** Who plays, where and with what. */
export interface FilmCast {
  facts: StoryFacts;
  characters: PlannedCharacter[];
  /** Others of the hero's kind, who go where it goes. */
  companionKeys: readonly string[];
  /** Those of them who are heroes like the first, and speak as it does. */
  fellows: readonly CastFact[];
  places: PlannedPlace[];
  items: PlannedItem[];
  /** Which item a concept is. */
  itemKeys: ReadonlyMap<ConceptId, string>;
}

/**
 * Chooses who plays, where and with what, gives everyone a look, a name and a voice, and gathers the facts that words
 * are made from.
 */
export function castFilm(request: StoryRequest, reading: IdeaReading, grammar: Grammar): FilmCast {
  const people = readPeople(reading.text);
  const casting: Casting = {
    request,
    people,
    grownUp: isGrownUpStory(people, request.type) || GROWN_UP_FRAMES.has(reading.frame),
    reading,
    grammar,
    ...rolesOnStage(reading, request.type),
    ownWords: reading.language === request.language,
    random: createRandom(deriveSeed('cast', reading.text, request.type, request.language, request.seed)),
  };
  const characters = castCharacters(casting);
  const { hero, other, companions, heroes } = characters;
  const thing = chooseThing(casting, hero);
  const { here, elsewhere } = choosePlaces(casting, hero, other);
  const facts = gatherFacts(casting, characters, thing, { here, elsewhere });
  const isHeroToo = (each: CastFact): boolean =>
    each.concept === hero.concept || casting.roles.hero?.concept === 'person.couple';
  return {
    facts,
    characters: planCharacters(casting, [hero, other, ...companions], facts),
    companionKeys: companions.map((each) => each.key),
    fellows: heroes > 1 ? companions.filter(isHeroToo) : [],
    places: planPlaces(casting, here, elsewhere, facts),
    ...planItems(casting, thing.fact, facts),
  };
}
