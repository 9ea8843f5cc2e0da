import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import type { SaidAge } from '../ages/age-of-person.ts';
import { agesInGraph } from '../ages/ages-in-graph.ts';
import { agesOfCast } from '../casting/ages-of-cast.ts';
import { drawnOf } from '../casting/cast-known.ts';
import { drawFigure } from '../casting/draw-figure.ts';
import type { PersonTraits } from '../casting/draw-person.ts';
import { givenFor } from '../casting/given-characters.ts';
import { membersFor } from '../casting/given-companions.ts';
import { inSaidLook } from '../casting/said-look.ts';
import { sexesOfCast } from '../casting/sexes-of-cast.ts';
import type { ConceptId } from '../concepts/concept.ts';
import { QUALITIES, type QualityConcept } from '../concepts/qualities.ts';
import type { ColourName, DrawnFigure, PersonFigure } from '../figure-spec.ts';
import type { StoryRequest } from '../film-plan.ts';
import { calledConcept } from '../idea/called-concept.ts';
import { type IdeaGraph, type Participant, SEVERAL } from '../idea/idea-graph.ts';
import type { Plot } from '../plot/plot.ts';
import type { CastMember } from '../words/film-words.ts';
import { dressPerson, type PeopledWorld } from '../worlds/people-of-world.ts';

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
  const said = agesInGraph(graph, request.type);
  const chance = (what: string): Random => createRandom(deriveSeed(what, graph.text, request.seed));
  const ages = agesOfCast(graph, plot.cast, { said, type: request.type, random: chance('ages') });
  const sexes = sexesOfCast(graph, plot.cast, chance('sexes'));
  // Nobody new looks like those of an earlier film.
  const figures: DrawnFigure[] = graph.participants.flatMap((one) => knownLook(one)?.figure ?? []);
  const kin: Relative[] = [];
  return plot.cast
    .flatMap((id) => {
      const one = graph.participants.find((each) => each.id === id) as Participant;
      return Array.from({ length: membersFor(one) }, (_, number) => ({ participant: one, number }));
    })
    .map(({ participant, number }, index): CastMember => {
      const key = `character-${index + 1}`;
      const given = givenFor(request, key);
      const look = lookOf(participant, key, {
        said: said.get(participant.id),
        age: ages.get(participant.id) ?? 'adult',
        gender: sexes.get(participant.id)?.(number),
        called: calledConcept(graph, participant),
        figures,
        request,
        world,
        text: graph.text,
        isMourning: isFuneral(graph),
        isAirless: isAirless(graph),
      });
      const known = knownLook(participant);
      const figure = known?.figure ?? inSaidLook(likeKin(look.figure, participant, kin), participant, graph);
      figures.push(figure);
      kin.push({ participant, figure });
      return { key, participant, ...look, ...known, figure, ...(given.name ? { givenName: given.name } : {}) };
    });
}

/** How somebody of an earlier film looks, whatever this one says of such people. */
function knownLook({
  known,
}: Participant): (Partial<Pick<CastMember, 'gender' | 'age'>> & { figure: DrawnFigure }) | undefined {
  const figure = known && drawnOf(known.figure);
  if (!figure) {
    return undefined;
  }
  return figure.kind === 'person' ? { figure, gender: figure.gender, age: figure.age } : { figure };
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
    ({ participant: other }) =>
      (other === participant && isTwin(participant)) || isKinOf(participant, other) || isKinOf(other, participant),
  )?.figure;
  if (figure.kind !== 'person' || relative?.kind !== 'person') {
    return figure;
  }
  if (isTwin(participant)) {
    return likeTwin(figure, relative);
  }
  const isGrey = figure.age === 'old' || relative.age === 'old';
  return { ...figure, skin: relative.skin, ...(isGrey ? {} : { hairColour: relative.hairColour }) };
}

const TWIN = /\btwins?\b|双胞胎|双生|孪生|双子|双児|쌍둥이/i;
const isTwin = ({ words, qualities }: Participant): boolean =>
  TWIN.test(words) || qualities.some((quality) => TWIN.test(quality.words));

/** Twins have one face, and one head of hair where they are of one sex. */
function likeTwin(figure: PersonFigure, twin: PersonFigure): PersonFigure {
  const { skin, hairColour, age, build, features } = twin;
  const { hair, facialHair, seed } = figure.gender === twin.gender ? twin : figure;
  return { ...figure, skin, hairColour, age, build, hair, facialHair, seed, ...(features ? { features } : {}) };
}

const isKinOf = ({ concept, relations }: Participant, { id }: Participant): boolean =>
  concept !== undefined && BLOOD.has(concept) && relations.some(({ to }) => to === id);

const isFuneral = ({ places, participants }: IdeaGraph): boolean =>
  [...places, ...participants].some(({ concept }) => concept === 'place.funeral_hall' || concept === 'place.funeral');

const AIRLESS: ReadonlySet<ConceptId | undefined> = new Set<ConceptId | undefined>([
  'place.mars',
  'place.moon',
  'place.moon_base',
  'place.space',
]);
const isAirless = ({ places }: IdeaGraph): boolean =>
  places.length > 0 && places.every(({ concept }) => AIRLESS.has(concept));

const inSpacesuit = (person: PersonFigure): PersonFigure => ({
  ...person,
  outfit: 'spacesuit',
  hat: 'space_helmet',
  accessories: [],
});

const BLACKS: readonly ColourName[] = ['black', 'charcoal', 'navy', 'grey', 'indigo', 'brown', 'plum'];
/** Clothes of every day that are changed for black ones; working clothes and robes stay. */
const CHANGED: ReadonlySet<PersonFigure['outfit']> = new Set<PersonFigure['outfit']>([
  'shirt',
  'sweater',
  'hoodie',
  'coat',
  'vest',
  'dress',
  'tshirt',
  'jacket',
  'puffer',
  'blazer',
  'blouse',
  'cardigan',
  'suit',
]);

function inMourning(figure: PersonFigure, others: readonly DrawnFigure[]): PersonFigure {
  if (!CHANGED.has(figure.outfit) || figure.age === 'child') {
    return figure;
  }
  const main = BLACKS.find((each) => others.every(({ colours }) => colours[0] !== each)) ?? 'black';
  return { ...figure, outfit: figure.gender === 'feminine' ? 'coat' : 'suit', hat: 'none', colours: [main, 'white'] };
}

interface Troupe {
  /** What the idea says of their age. */
  said: SaidAge | undefined;
  age: PersonTraits['age'];
  gender: PersonTraits['gender'] | undefined;
  /** What else the idea calls them, by which they are dressed. */
  called: ConceptId | undefined;
  /** Those who are drawn already: nobody looks like them. */
  figures: readonly DrawnFigure[];
  request: StoryRequest;
  world: PeopledWorld;
  text: string;
  /** Those who come to a funeral wear black. */
  isMourning: boolean;
  /** Those who are where there is no air wear suits. */
  isAirless: boolean;
}

function lookOf(
  participant: Participant,
  key: string,
  { said, age, gender: sex, called, figures, request, world, text, isMourning, isAirless }: Troupe,
): Pick<CastMember, 'concept' | 'figure' | 'gender' | 'age'> {
  const seed = deriveSeed('figure', text, key, request.seed);
  const random = createRandom(seed);
  const concept = bodyOfPlace(participant) ?? participant.concept ?? NEAREST_BY_KIND[participant.kind];
  const underAge = said !== undefined && said.group !== 'grown';
  const gender = sex ?? sexByChance(concept, random);
  const traits: PersonTraits = { age, gender, underAge, ...bodyOf(participant) };
  const shown = concept.startsWith('person.') && !underAge ? (called ?? concept) : concept;
  const drawn = inDarkGlasses(drawFigure(shown, traits, { others: figures, random, seed }), participant);
  const figure =
    drawn.kind === 'person'
      ? clothed(isAirless ? inSpacesuit(drawn) : dressed(drawn, shown, world, figures), {
          figures,
          isMourning,
          isMixed: isMixedGroup(participant, concept),
        })
      : drawn;
  return { concept, figure, gender, age: age === 'youth' && underAge ? 'teen' : age };
}

/** Whoever is blind wears dark glasses, where the world has them, and no others. */
function inDarkGlasses(figure: DrawnFigure, { qualities }: Participant): DrawnFigure {
  if (figure.kind !== 'person' || !qualities.some(({ quality }) => quality === 'blind')) {
    return figure;
  }
  const others = figure.accessories.filter((each) => !/glasses|monocle|eyepatch/.test(each));
  return { ...figure, accessories: [...others, 'sunglasses'] };
}

const sexByChance = (concept: ConceptId, random: Random): PersonTraits['gender'] =>
  concept.startsWith('person.') ? random.pick(['feminine', 'masculine']) : 'neutral';

interface Occasion {
  figures: readonly DrawnFigure[];
  isMourning: boolean;
  isMixed: boolean;
}

const clothed = (person: PersonFigure, { figures, isMourning, isMixed }: Occasion): PersonFigure => ({
  ...(isMourning ? inMourning(person, figures) : person),
  ...(isMixed ? { isMixed } : {}),
});

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
const isMixedGroup = ({ count, gender }: Participant, concept: ConceptId): boolean =>
  (count === SEVERAL || count > 3) && gender === undefined && !ALIKE.has(concept);

/** What stands for a place that acts: it has a face and limbs. */
const PLACE_BODIES: Readonly<Partial<Record<string, ConceptId>>> = {
  mountain: 'spirit.mountain',
  volcano: 'spirit.mountain',
  hill: 'spirit.mountain',
  sea: 'spirit.sea',
  coast: 'spirit.sea',
  river: 'spirit.river',
  lake: 'spirit.water',
  waterfall: 'spirit.water',
  forest: 'spirit.tree',
  jungle: 'spirit.tree',
  garden: 'spirit.flower',
  meadow: 'spirit.flower',
  field: 'spirit.earth',
  island: 'spirit.earth',
  sky: 'spirit.cloud',
  moon: 'spirit.moon',
  windmill: 'thing.electric_fan',
  lighthouse: 'thing.lantern',
  library: 'thing.book',
  bookshop: 'thing.book',
  theatre: 'thing.mask',
  cinema: 'thing.film_reel',
  post_office: 'thing.postbox',
  train_car: 'thing.train',
  bus_inside: 'thing.bus',
  submarine: 'thing.submarine',
};

function bodyOfPlace({ concept }: Participant): ConceptId | undefined {
  return concept?.startsWith('place.') ? (PLACE_BODIES[concept.slice('place.'.length)] ?? 'thing.door') : undefined;
}

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
