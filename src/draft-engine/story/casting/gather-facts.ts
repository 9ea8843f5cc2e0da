import type { ThingId } from '../concepts/concept.ts';
import { THING_WEATHER } from '../lexicon/goods.ts';
import type { Weather } from '../place-spec.ts';
import type { NounFact, StoryFacts } from '../story-facts.ts';
import type { Characters } from './cast-characters.ts';
import { type Casting, idOf, nounOf } from './casting.ts';
import type { StoryPlace } from './choose-places.ts';
import type { StoryThing } from './choose-thing.ts';
import { ownWordsOf } from './own-words.ts';
import { targetKindOf } from './target-kind.ts';

const PAST_TYPES: ReadonlySet<string> = new Set([
  'drama',
  'romance',
  'martial_arts',
  'fantasy',
  'horror',
  'history',
  'war',
  'animation',
  'adventure',
  'biography',
  'family',
  'western',
  'disaster',
  'crime',
]);
const WEATHER_OF: Readonly<Record<string, Weather | undefined>> = {
  'spirit.storm': 'storm',
  'spirit.rain': 'rain',
  'spirit.snow': 'snow',
  'spirit.wind': 'wind',
};

/** The weather that is named and plays nobody's part, or that goes with what is advertised. */
function weatherAround({ request, roles }: Casting): Weather | undefined {
  const bystanders = roles.grounded.filter((each) => each !== roles.hero && each !== roles.other);
  const named = bystanders.map((each) => WEATHER_OF[each.concept]).find((weather) => weather !== undefined);
  return (
    named ?? (request.type === 'ads' && roles.thing ? THING_WEATHER[idOf(roles.thing.concept) as ThingId] : undefined)
  );
}

/** Years that somebody of an age may have been at it. */
function yearsOf({ random }: Casting, age: StoryFacts['hero']['age']): number {
  if (age === 'old') {
    return 20 + random.below(4) * 10;
  }
  return age === 'adult' ? 6 + random.below(9) : 2 + random.below(3);
}

/** What the verb is about. */
function targetOf(
  casting: Casting,
  { other, doubled }: Characters,
  thing: NounFact,
): Pick<StoryFacts, 'target' | 'targetIsOther' | 'targetKind'> {
  const { reading, roles, standing } = casting;
  const { object } = roles;
  const toSomebody = (reading.frame === 'fall_in_love' || reading.frame === 'befriend') && object?.family !== 'thing';
  const targetIsOther =
    object && !toSomebody ? object === roles.other : roles.other !== undefined || doubled !== undefined || toSomebody;
  if (targetIsOther) {
    return {
      target: { noun: other.role, adjectives: other.adjectives, plural: false, concept: other.concept, proper: false },
      targetIsOther,
      targetKind: 'other',
    };
  }
  const named = object ?? standing?.noun;
  const target = named ? nounOf(casting, named) : thing;
  return { target, targetIsOther, targetKind: standing?.isTarget ? 'landmark' : targetKindOf(target) };
}

/** The hero as the story speaks of it: a couple is called one. */
function heroOf(casting: Casting, { hero, heroes }: Characters): StoryFacts['hero'] {
  const lead = casting.roles.hero;
  if (heroes === 1 || lead?.concept !== 'person.couple') {
    return hero;
  }
  const couple = nounOf(casting, lead);
  return { ...hero, role: couple.noun, adjectives: couple.adjectives };
}

/** Everything that sentences may speak of. */
export function gatherFacts(
  casting: Casting,
  characters: Characters,
  thing: StoryThing,
  { here, elsewhere }: { here: StoryPlace; elsewhere: StoryPlace },
): StoryFacts {
  const { request, reading, grammar, random, roles } = casting;
  const { hero, other, companions, heroes, doubled } = characters;
  const lead = roles.hero;
  const told = new Set([lead, roles.other, doubled, roles.object, roles.thing, roles.place, roles.elsewhere]);
  const voices = grammar.voices[request.type];
  return {
    language: request.language,
    type: request.type,
    frame: reading.frame,
    tense: PAST_TYPES.has(request.type) ? 'past' : 'present',
    voice: voices[random.chance(0.65) ? 0 : random.below(voices.length)] ?? 'warm',
    hero: heroOf(casting, characters),
    other,
    heroes,
    ...(heroes > 1
      ? {
          group: {
            said: lead?.concept === 'person.couple' ? 2 : (lead?.noun.count ?? 0),
            names: [hero, ...companions].map((each) => each.name),
          },
        }
      : {}),
    ...targetOf(casting, characters, thing.fact),
    thing: thing.fact,
    thingGiven: thing.given,
    place: here.fact,
    elsewhere: elsewhere.fact,
    time: reading.time ?? random.pick(['dawn', 'morning', 'afternoon', 'dusk']),
    weather: reading.weather ?? weatherAround(casting) ?? random.pick(['clear', 'clear', 'cloudy', 'wind']),
    years: yearsOf(casting, hero.age),
    loose: roles.grounded.filter((each) => !told.has(each)).map((each) => nounOf(casting, each).noun),
    ...(reading.until ? { until: reading.until } : {}),
    ...ownWordsOf(casting, characters, here.fact),
  };
}
