import { deriveSeed } from '#src/shared/random.ts';
import type { ConceptId, ThingId } from '../concepts/concept.ts';
import type { PlannedCharacter, PlannedItem, PlannedPlace } from '../film-plan.ts';
import type { CastFact, NounFact, StoryFacts } from '../story-facts.ts';
import { type Casting, idOf, nounOf } from './casting.ts';
import type { StoryPlace } from './choose-places.ts';
import { itemKindOf } from './draw-person.ts';
import { figureFor, givenFor } from './given-characters.ts';
import { landmarksOf } from './place-kind-of.ts';
import { voiceOf } from './voice-of.ts';

const MOST_LANDMARKS = 3;

/** Everybody with a name, a description, a look and a voice unlike the others'. */
export function planCharacters(
  { request, grammar, random }: Casting,
  cast: readonly CastFact[],
  facts: StoryFacts,
): PlannedCharacter[] {
  const characters: PlannedCharacter[] = [];
  for (const each of cast) {
    characters.push({
      key: each.key,
      name:
        givenFor(request, each.key).name ??
        grammar.nameOf({ noun: each.name, adjectives: [], plural: false, concept: each.concept, proper: true }),
      description: grammar.describeCharacter(each, facts),
      figure: figureFor(request, each),
      voice: voiceOf(
        each,
        request.language,
        characters.map(({ voice }) => voice),
        random,
      ),
    });
  }
  return characters;
}

/** The two places; what stands on the stage stands in the first. */
export function planPlaces(
  { request, reading, grammar, standing }: Casting,
  here: StoryPlace,
  elsewhere: StoryPlace,
  facts: StoryFacts,
): PlannedPlace[] {
  return [here, elsewhere].map(({ id, fact }, index) => {
    const key = `place-${index + 1}`,
      first = index === 0;
    const usual = landmarksOf(id);
    const stands = first ? standing : undefined;
    const landmarks = stands ? [stands.landmark, ...usual.filter((each) => each !== stands.landmark)] : usual;
    return {
      key,
      name: grammar.nameOf(fact),
      description: grammar.describePlace(fact, facts, first),
      place: {
        kind: fact.kind,
        landmarks: landmarks.slice(0, MOST_LANDMARKS),
        ...(stands?.isTarget ? { central: true } : {}),
        seed: deriveSeed('place', reading.text, key, request.seed),
      },
    };
  });
}

/** The things of the story, and which concept is which. */
export function planItems(
  casting: Casting,
  thing: NounFact,
  facts: StoryFacts,
): { items: PlannedItem[]; itemKeys: ReadonlyMap<ConceptId, string> } {
  const { grammar, roles } = casting;
  const named = [thing, ...(roles.secondThing ? [nounOf(casting, roles.secondThing)] : [])].map((fact, index) => ({
    fact,
    key: `item-${index + 1}`,
  }));
  const itemOf = ({ concept }: NounFact): ThingId =>
    concept.startsWith('thing.') ? (idOf(concept) as ThingId) : 'box';
  return {
    items: named.map(({ fact, key }) => ({
      key,
      name: grammar.nameOf(fact),
      description: grammar.describeItem(fact, facts),
      item: itemKindOf(itemOf(fact)),
    })),
    // Two of a kind are the first.
    itemKeys: new Map(named.toReversed().map(({ fact, key }) => [fact.concept, key])),
  };
}
