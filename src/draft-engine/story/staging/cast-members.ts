import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import type { SaidAge } from '../ages/age-of-person.ts';
import { agesInGraph } from '../ages/ages-in-graph.ts';
import type { ToldAge } from '../ages/told-age.ts';
import { drawFigure } from '../casting/draw-figure.ts';
import type { PersonTraits } from '../casting/draw-person.ts';
import { givenFor } from '../casting/given-characters.ts';
import { membersFor } from '../casting/given-companions.ts';
import { personConcept } from '../casting/person-concept.ts';
import type { ConceptId } from '../concepts/concept.ts';
import { QUALITIES, type QualityConcept } from '../concepts/qualities.ts';
import type { DrawnFigure, PersonFigure } from '../figure-spec.ts';
import type { StoryRequest } from '../film-plan.ts';
import type { IdeaGraph, Participant } from '../idea/idea-graph.ts';
import type { Plot } from '../plot/plot.ts';
import type { CastMember } from '../words/film-words.ts';
import { dressPerson, type PeopledWorld } from '../worlds/people-of-world.ts';

/** Films in which nobody is old without a reason. */
const YOUNG_TYPES: ReadonlySet<FilmType> = new Set<FilmType>(['youth', 'romance', 'action']);
const NEAREST_BY_KIND: Readonly<Record<Participant['kind'], ConceptId>> = {
  person: 'person.person',
  animal: 'animal.monster',
  spirit: 'spirit.light',
  robot: 'robot.robot',
  thing: 'thing.box',
  abstract: 'thing.sign',
};

/** Everybody of the plot's cast with a look of their own; two or three of a kind are so many members. */
export function castMembers(graph: IdeaGraph, plot: Plot, request: StoryRequest, world: PeopledWorld): CastMember[] {
  const ages = agesInGraph(graph, request.type);
  const figures: DrawnFigure[] = [];
  const kin: Relative[] = [];
  return plot.cast
    .flatMap((id) => {
      const one = graph.participants.find((each) => each.id === id) as Participant;
      return Array.from({ length: membersFor(one) }, () => one);
    })
    .map((participant, index): CastMember => {
      const key = `character-${index + 1}`;
      const given = givenFor(request, key);
      const look = lookOf(participant, key, {
        said: ages.get(participant.id),
        figures,
        request,
        world,
        text: graph.text,
      });
      const figure = likeKin(look.figure, participant, kin);
      figures.push(figure);
      kin.push({ participant, figure });
      return { key, participant, ...look, figure, ...(given.name ? { givenName: given.name } : {}) };
    });
}

/** Somebody who is drawn already. */
interface Relative {
  participant: Participant;
  figure: DrawnFigure;
}

const BLOOD: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'person.mother',
  'person.father',
  'person.daughter',
  'person.son',
  'person.brother',
  'person.sister',
  'person.grandmother',
  'person.grandfather',
  'person.granddaughter',
  'person.grandson',
  'person.child',
  'person.baby',
]);

/** Kin by blood have the same skin, and the same hair while it has its colour. */
function likeKin(figure: DrawnFigure, participant: Participant, drawn: readonly Relative[]): DrawnFigure {
  const relative = drawn.find(
    ({ participant: other }) => isKinOf(participant, other) || isKinOf(other, participant),
  )?.figure;
  if (figure.kind !== 'person' || relative?.kind !== 'person') {
    return figure;
  }
  const isGrey = figure.age === 'old' || relative.age === 'old';
  return { ...figure, skin: relative.skin, ...(isGrey ? {} : { hairColour: relative.hairColour }) };
}

const isKinOf = ({ concept, relations }: Participant, { id }: Participant): boolean =>
  concept !== undefined && BLOOD.has(concept) && relations.some(({ to }) => to === id);

interface Troupe {
  /** What the idea says of their age. */
  said: SaidAge | undefined;
  /** Those who are drawn already: nobody looks like them. */
  figures: readonly DrawnFigure[];
  request: StoryRequest;
  world: PeopledWorld;
  text: string;
}

function lookOf(
  participant: Participant,
  key: string,
  { said, figures, request, world, text }: Troupe,
): Pick<CastMember, 'concept' | 'figure' | 'gender' | 'age'> {
  const seed = deriveSeed('figure', text, key, request.seed);
  const random = createRandom(seed);
  const concept = participant.concept ?? NEAREST_BY_KIND[participant.kind];
  const underAge = said !== undefined && said.group !== 'grown';
  const person = personConcept(concept, underAge);
  const usual = usualAge(request.type, random.chance(0.2));
  const age = agedBy(said) ?? grown(participant.age) ?? person?.age ?? usual;
  const gender = participant.gender ?? person?.gender ?? usualGender(concept, random);
  const traits: PersonTraits = { age, gender, underAge, ...bodyOf(participant) };
  const drawn = drawFigure(concept, traits, { others: figures, random, seed });
  const isMixed = isMixedGroup(participant, concept);
  const figure =
    drawn.kind === 'person' ? { ...dressed(drawn, concept, world, figures), ...(isMixed && { isMixed }) } : drawn;
  return { concept, figure, gender, age: age === 'youth' && underAge ? 'teen' : age };
}

/** Groups that wear the same. */
const ALIKE: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'person.soldier',
  'person.police_officer',
  'person.guard',
  'person.firefighter',
  'person.monk',
  'person.nurse',
  'person.student',
  'person.choir',
]);

/** True for a group of whose members the idea says no sex. */
const isMixedGroup = ({ count, gender }: Participant, concept: ConceptId): true | undefined =>
  (count === 0 || count > 3) && gender === undefined && !ALIKE.has(concept) ? true : undefined;

const usualGender = (concept: ConceptId, random: Random): PersonTraits['gender'] =>
  concept.startsWith('person.') ? random.pick(['feminine', 'masculine']) : 'neutral';

/** Build and size, the last of each that the idea says. */
function bodyOf({ qualities }: Participant): Pick<PersonTraits, 'build' | 'size'> {
  const said = qualities.map(({ quality }): Partial<QualityConcept> => (quality ? QUALITIES[quality] : {}));
  const build = said.findLast((each) => each.build)?.build;
  const size = said.findLast((each) => each.size)?.size;
  return { ...(build ? { build } : {}), ...(size ? { size } : {}) };
}

/** Somebody in the clothes of the film's world, in a colour that nobody else wears. */
function dressed(
  figure: PersonFigure,
  concept: ConceptId,
  { world, people }: PeopledWorld,
  others: readonly DrawnFigure[],
): PersonFigure {
  const taken = others.map(({ colours }) => colours[0]);
  const random = createRandom(deriveSeed('dress', figure.seed));
  return dressPerson(figure, { world, people, taken }, concept, random);
}

/** How somebody of whom the idea says an age is drawn; undefined where it says no more than 'grown up'. */
function agedBy(said: SaidAge | undefined): PersonTraits['age'] | undefined {
  if (said === undefined) {
    return undefined;
  }
  if (said.group !== 'grown') {
    return said.group === 'child' ? 'child' : 'youth';
  }
  return said.years === undefined ? undefined : ageInYears(said.years);
}

function ageInYears(years: number): PersonTraits['age'] {
  if (years < 23) {
    return 'youth';
  }
  return years < 60 ? 'adult' : 'old';
}

/** Only what the rules of ages say makes somebody a child. */
const GROWN: Readonly<Partial<Record<NonNullable<Participant['age']>, PersonTraits['age']>>> = {
  youth: 'youth',
  adult: 'adult',
  old: 'old',
};
const grown = (age: Participant['age']): PersonTraits['age'] | undefined => age && GROWN[age];

function usualAge(type: FilmType, isOld: boolean): ToldAge & PersonTraits['age'] {
  if (type === 'youth') {
    return 'youth';
  }
  return isOld && !YOUNG_TYPES.has(type) ? 'old' : 'adult';
}
