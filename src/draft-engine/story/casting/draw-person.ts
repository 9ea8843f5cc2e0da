import type { Random } from '#src/shared/random.ts';
import type { PersonConcept } from '../concepts/concept-entry.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { ColourName, FigureSpec, PersonFigure } from '../figure-spec.ts';
import { MAIN_COLOURS, pickFree, SECOND_COLOURS } from './figure-colours.ts';
import { personConcept } from './person-concept.ts';

type Hairs = Readonly<Record<PersonFigure['age'], readonly PersonFigure['hair'][]>>;
const WOMENS_HAIR: Hairs = {
  child: ['pigtails', 'bob', 'braids', 'ponytail', 'curly'],
  youth: ['long', 'ponytail', 'bun', 'afro', 'curly'],
  adult: ['long', 'bob', 'ponytail', 'bun', 'braids', 'afro', 'curly'],
  old: ['bun', 'bob', 'curly'],
};
const GROWN_MENS_HAIR: Hairs[PersonFigure['age']] = ['short', 'side_part', 'cropped', 'curly', 'spiky', 'afro'];
const MENS_HAIR: Hairs = {
  child: ['spiky', 'short', 'curly', 'afro'],
  youth: GROWN_MENS_HAIR,
  adult: GROWN_MENS_HAIR,
  old: ['balding', 'bald', 'side_part', 'short'],
};

/** Chances of old men and of younger ones. */
const OLD_BEARDS: readonly PersonFigure['facialHair'][] = ['beard', 'moustache', 'long_beard', 'none'];
const BEARDS: readonly PersonFigure['facialHair'][] = ['none', 'none', 'stubble', 'moustache', 'beard', 'goatee'];
const OLD_HAIR_COLOURS: readonly ColourName[] = ['white', 'silver', 'grey'];
const HAIR_COLOURS: readonly ColourName[] = ['black', 'brown', 'charcoal', 'copper', 'tan'];
const USUAL_ACCESSORIES: readonly PersonFigure['accessories'][number][] = ['glasses', 'scarf', 'belt'];
const WOMENS_ACCESSORIES: readonly PersonFigure['accessories'][number][] = [
  'glasses',
  'scarf',
  'necklace',
  'earrings',
  'belt',
];
const ACCESSORY_CHANCE = 0.45;

/** What the drawing needs to know of a person before chance fills the rest. */
export interface PersonTraits {
  age: PersonFigure['age'];
  gender: PersonFigure['gender'];
  build?: PersonFigure['build'];
  size?: 'small' | 'giant';
  /** The idea makes them a child or a pupil. */
  underAge?: boolean;
}

/** Chance, and whoever is cast already: nobody gets their hair and main colour. */
export interface CastSoFar {
  others: readonly FigureSpec[];
  random: Random;
  seed: number;
}

/** Draws up a person of a concept. */
export function drawPerson(
  concept: ConceptId,
  traits: PersonTraits,
  { others, random, seed }: CastSoFar,
): PersonFigure {
  const known = personConcept(concept, traits.underAge === true);
  const { age, gender } = traits;
  const people = others.filter((other) => other.kind === 'person');
  const hair = pickFree(
    random,
    gender === 'feminine' ? WOMENS_HAIR[age] : MENS_HAIR[age],
    people.map((other) => other.hair),
  );
  const hairColour = random.pick(age === 'old' ? OLD_HAIR_COLOURS : HAIR_COLOURS);
  const taken = others.map((other) => other.colours[0]);
  const main = known?.colour && !taken.includes(known.colour) ? known.colour : pickFree(random, MAIN_COLOURS, taken);
  return {
    kind: 'person',
    age,
    gender,
    accessories: accessoriesOf(known, gender, random),
    build: traits.build ?? random.pick(['slim', 'average', 'broad', 'round']),
    skin: random.below(6) as PersonFigure['skin'],
    hair,
    hairColour,
    facialHair: facialHairOf(traits, people, random),
    hat: known?.hat ?? 'none',
    outfit: outfitOf(known, gender, random),
    colours: [main, pickFree(random, SECOND_COLOURS, [main])],
    seed,
  };
}

function accessoriesOf(
  known: PersonConcept | undefined,
  gender: PersonFigure['gender'],
  random: Random,
): PersonFigure['accessories'] {
  if (known?.accessories && known.accessories.length > 0) {
    return [...known.accessories];
  }
  const usual = gender === 'feminine' ? WOMENS_ACCESSORIES : USUAL_ACCESSORIES;
  return random.chance(ACCESSORY_CHANCE) ? [random.pick(usual)] : [];
}

function facialHairOf(
  { age, gender }: PersonTraits,
  people: readonly PersonFigure[],
  random: Random,
): PersonFigure['facialHair'] {
  if (gender !== 'masculine' || age === 'child' || age === 'youth') {
    return 'none';
  }
  const taken = people.map(({ facialHair }) => facialHair).filter((each) => each !== 'none');
  return pickFree(random, age === 'old' ? OLD_BEARDS : BEARDS, taken);
}

function outfitOf(
  known: PersonConcept | undefined,
  gender: PersonFigure['gender'],
  random: Random,
): PersonFigure['outfit'] {
  if (known?.outfit === 'gown' && gender === 'masculine') {
    return 'suit';
  }
  return known?.outfit ?? random.pick(['shirt', 'sweater', 'coat', 'vest']);
}
