import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Random } from '#src/shared/random.ts';
import type { AnimalId, ConceptId } from '../concepts/concept.ts';
import type { PersonId } from '../concepts/people.ts';
import { EXTRA_THINGS, type ExtraThingId } from '../concepts/things.ts';
import type { IdeaGraph, Participant } from '../idea/idea-graph.ts';
import { castOfIdea, isHere } from '../plot/cast-of-idea.ts';
import { keeperConceptOf } from './homes.ts';
import { abstractOf } from './read-again.ts';
import { ABSTRACTS, type AbstractId } from './rows/abstracts.ts';
import { ANIMAL_STORIES, KINDS_OF_ANIMALS, ROBOT_STORIES, SPIRIT_STORIES } from './rows/animals.ts';
import { TYPE_HEROES, TYPE_THINGS } from './rows/film-types.ts';
import { PAIR_STORIES, type PairKind } from './rows/pairs.ts';
import { KINDS_OF_PEOPLE, LIKE_TRADE, PEOPLE_STORIES, type PeopleKind } from './rows/people.ts';
import { ADVERTISED, ADVERTISED_ANY, THING_STORIES, type ThingUse, USES_OF_THINGS } from './rows/things.ts';
import { TRADES_OF_HANDS } from './rows/trades-of-hands.ts';
import { TRADES_OF_HEADS } from './rows/trades-of-heads.ts';
import { TRADES_OF_WAYS } from './rows/trades-of-ways.ts';

const TRADES: Readonly<Partial<Record<PersonId, readonly string[]>>> = {
  ...TRADES_OF_HANDS,
  ...TRADES_OF_HEADS,
  ...TRADES_OF_WAYS,
};

/** What an idea without events has: who, with whom, with what, where, about what. */
export interface Given {
  hero: Participant | undefined;
  other: Participant | undefined;
  /** Those for whom little stories have no part. */
  rest: readonly Participant[];
  thing: Participant | undefined;
  place: ConceptId | undefined;
  abstract: AbstractId | undefined;
}

export function givenIn(graph: IdeaGraph): Given {
  const cast = castOfIdea(graph).cast.flatMap((id) => graph.participants.find((one) => one.id === id) ?? []);
  const [hero, other] = cast.filter(isHere);
  const thing = graph.participants.find((one) => !cast.includes(one) && /^(?:thing|spirit)\./.test(one.concept ?? ''));
  const { season } = graph.setting;
  return {
    hero,
    other,
    rest: graph.participants.filter(
      (one) => one !== hero && one !== other && one !== thing && one.concept !== undefined && one.kind !== 'abstract',
    ),
    thing,
    place: graph.places.find(({ concept }) => concept?.startsWith('place.'))?.concept,
    abstract: abstractOf(withoutNouns(graph)) ?? season?.value,
  };
}

/** What an idea says beside its people, things and places: a hot spring is no spring. */
function withoutNouns({ text, participants, places }: IdeaGraph): string {
  const nouns = [...participants.filter(({ kind }) => kind !== 'abstract'), ...places].map(({ words }) => words);
  return nouns.reduce((rest, words) => rest.replace(words, ' '), text);
}

/** Whom a film is about in which the idea has nobody. */
export function heroFor({ thing, place, abstract }: Given, type: FilmType, random: Random): ConceptId {
  const [family, id = ''] = (thing?.concept ?? '').split('.');
  if (family === 'thing' && id in EXTRA_THINGS) {
    return type === 'ads' ? random.pick(CUSTOMERS) : `person.${EXTRA_THINGS[id as ExtraThingId].maker}`;
  }
  if (thing) {
    return random.pick(type === 'ads' ? CUSTOMERS : FINDERS);
  }
  const ofAbstract = abstract && ABSTRACTS[abstract][0];
  if (place && !ofAbstract) {
    const keeper = keeperConceptOf(place);
    return keeper === 'person.mayor' ? random.pick(TOWNSPEOPLE) : keeper;
  }
  return `person.${(ofAbstract ?? TYPE_HEROES[type] ?? 'child') as PersonId}`;
}

/** Whom one meets in a city or a town. */
const TOWNSPEOPLE = [
  'person.student',
  'person.musician',
  'person.old_woman',
  'person.postman',
  'person.painter',
] as const satisfies readonly ConceptId[];

const CUSTOMERS = ['person.woman', 'person.man', 'person.student'] as const satisfies readonly ConceptId[];
const FINDERS = ['person.child', 'person.old_man', 'person.traveller'] as const satisfies readonly ConceptId[];

/** Little stories of somebody, by what they are. */
export function storiesOfOne({
  concept,
  count,
  kind,
}: Pick<Participant, 'concept' | 'count' | 'kind'>): readonly string[] {
  const [family, id = ''] = (concept ?? '').split('.');
  if (family === 'animal') {
    return ANIMAL_STORIES[KINDS_OF_ANIMALS[id as AnimalId]];
  }
  if (family === 'robot' || kind === 'robot') {
    return ROBOT_STORIES;
  }
  if (family === 'spirit' || kind === 'spirit') {
    return SPIRIT_STORIES;
  }
  const trade = id as PersonId;
  const ofTrade = TRADES[trade] ?? TRADES[LIKE_TRADE[trade] ?? trade];
  return ofTrade ?? PEOPLE_STORIES[kindOfPeople(trade, count)];
}

/** Two of a kind have each other. */
export const isTwo = ({ concept, count }: Pick<Participant, 'concept' | 'count'>): boolean =>
  count === 2 && concept?.startsWith('person.') === true;

function kindOfPeople(id: PersonId, count: number): PeopleKind {
  if (count === 1) {
    return KINDS_OF_PEOPLE[id] ?? 'grown';
  }
  return count === 2 ? 'two' : 'together';
}

/** True for whoever has a trade, an animal, a robot: they have stories of their own wherever they are. */
export const hasOwnStories = (concept: ConceptId): boolean => {
  const trade = concept.slice('person.'.length) as PersonId;
  return !concept.startsWith('person.') || (TRADES[trade] ?? TRADES[LIKE_TRADE[trade] ?? trade]) !== undefined;
};

/** Little stories of two. */
export const storiesOfTwo = (one: Participant, other: Participant): readonly string[] =>
  PAIR_STORIES[pairOf(one, other)];

const YOUNG = /^person\.(?:child|boy|girl|baby|son|daughter|grandson|granddaughter|orphan)$/;

const LARGE =
  /^animal\.(?:horse|cow|elephant|whale|dolphin|bear|lion|tiger|dragon|dinosaur|unicorn|deer|shark|panda|monster|wolf)$/;

function pairOf(one: Participant, other: Participant): PairKind {
  const kinds = `${one.kind} ${other.kind}`;
  const isAnimal = { one: one.kind === 'animal', other: other.kind === 'animal' };
  if (isAnimal.one && isAnimal.other) {
    return 'animals';
  }
  if (kinds === 'person person') {
    return YOUNG.test(other.concept ?? '') && !YOUNG.test(one.concept ?? '') ? 'person_child' : 'people';
  }
  if (kinds === 'person robot') {
    return 'person_robot';
  }
  const ofAnimal = LARGE.test(other.concept ?? '') ? 'person_large' : 'person_animal';
  return one.kind === 'person' && isAnimal.other ? ofAnimal : 'strange';
}

const USE_OF = new Map<string, ThingUse>(
  USES_OF_THINGS.flatMap(([use, ids]) => ids.split(' ').map((id) => [id, use] as const)),
);

/** What a thing is for. */
export function useOfThing(concept: ConceptId): ThingUse {
  const id = concept.split('.')[1] ?? '';
  const item = id in EXTRA_THINGS ? EXTRA_THINGS[id as ExtraThingId].item : id;
  return USE_OF.get(id) ?? USE_OF.get(item) ?? 'any';
}

/** Little stories of a thing. */
export function storiesOfThing(concept: ConceptId, type: FilmType): readonly string[] {
  const use = useOfThing(concept);
  if (type === 'ads') {
    return ADVERTISED[use] ?? ADVERTISED_ANY;
  }
  return TYPE_THINGS[type] ?? THING_STORIES[use];
}
