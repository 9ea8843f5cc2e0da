import type { Random } from '#src/shared/random.ts';
import type { ConceptId, RobotId, SpiritId, ThingId } from '../concepts/concept.ts';
import { EXTRA_THINGS, type ExtraThingId } from '../concepts/things.ts';
import {
  ACCESSORIES,
  COLOUR_NAMES,
  type ColourName,
  type DrawnFigure,
  type FigureSpec,
  HAIR_SHAPES,
  type PersonFigure,
  type Species,
} from '../figure-spec.ts';
import type { ItemKind } from '../figure-spec.ts';
import { personConcept } from './person-concept.ts';

const MAIN_COLOURS: readonly ColourName[] = [
  'red',
  'mustard',
  'teal',
  'navy',
  'plum',
  'forest',
  'orange',
  'sky',
  'rose',
  'crimson',
  'green',
  'indigo',
  'cream',
  'copper',
];
const SECOND_COLOURS: readonly ColourName[] = ['cream', 'white', 'tan', 'grey', 'charcoal', 'mustard', 'sky', 'brown'];
const SPECIES_COLOURS: Partial<Record<Species, readonly [ColourName, ColourName]>> = {
  fox: ['orange', 'white'],
  wolf: ['grey', 'white'],
  bear: ['brown', 'tan'],
  panda: ['white', 'black'],
  rabbit: ['cream', 'pink'],
  mouse: ['grey', 'pink'],
  squirrel: ['copper', 'cream'],
  hedgehog: ['brown', 'cream'],
  deer: ['tan', 'white'],
  horse: ['brown', 'black'],
  cow: ['white', 'black'],
  pig: ['pink', 'rose'],
  sheep: ['white', 'charcoal'],
  lion: ['mustard', 'brown'],
  tiger: ['orange', 'black'],
  elephant: ['grey', 'silver'],
  monkey: ['brown', 'tan'],
  owl: ['tan', 'brown'],
  crow: ['black', 'charcoal'],
  duck: ['yellow', 'orange'],
  chicken: ['white', 'red'],
  penguin: ['black', 'white'],
  turtle: ['green', 'tan'],
  frog: ['lime', 'green'],
  whale: ['navy', 'sky'],
  dolphin: ['sky', 'white'],
  shark: ['grey', 'white'],
  octopus: ['rose', 'plum'],
  crab: ['red', 'orange'],
  bee: ['yellow', 'black'],
  dragon: ['forest', 'gold'],
  unicorn: ['white', 'violet'],
  monster: ['violet', 'lime'],
};
const SPIRIT_COLOURS: Partial<Record<SpiritId, readonly [ColourName, ColourName]>> = {
  storm: ['indigo', 'silver'],
  wind: ['sky', 'white'],
  cloud: ['white', 'silver'],
  rain: ['blue', 'silver'],
  snow: ['white', 'sky'],
  fire: ['orange', 'yellow'],
  water: ['cyan', 'blue'],
  sea: ['teal', 'navy'],
  river: ['cyan', 'teal'],
  earth: ['brown', 'green'],
  mountain: ['grey', 'white'],
  tree: ['green', 'brown'],
  flower: ['pink', 'lime'],
  sun: ['yellow', 'orange'],
  moon: ['cream', 'silver'],
  star: ['gold', 'white'],
  light: ['yellow', 'white'],
  shadow: ['charcoal', 'black'],
  ghost: ['white', 'sky'],
  time: ['gold', 'copper'],
  dream: ['violet', 'pink'],
  music: ['rose', 'gold'],
  voice: ['plum', 'pink'],
};
const ROBOT_SHAPES: Record<RobotId, 'boxy' | 'round' | 'tall' | 'drone'> = {
  robot: 'boxy',
  drone: 'drone',
  android: 'tall',
  computer_mind: 'round',
  alien: 'round',
};

type Hairs = Readonly<Record<PersonFigure['age'], readonly PersonFigure['hair'][]>>;
const WOMENS_HAIR: Hairs = {
  child: ['pigtails', 'bob', 'braids', 'ponytail', 'curly'],
  youth: ['long', 'ponytail', 'bun', 'afro', 'curly'],
  adult: ['long', 'bob', 'ponytail', 'bun', 'braids', 'afro', 'curly'],
  old: ['bun', 'bob', 'curly', 'short'],
};
const GROWN_MENS_HAIR: Hairs[PersonFigure['age']] = ['short', 'side_part', 'cropped', 'curly', 'spiky', 'afro'];
const MENS_HAIR: Hairs = {
  child: ['spiky', 'short', 'curly', 'afro'],
  youth: GROWN_MENS_HAIR,
  adult: GROWN_MENS_HAIR,
  old: ['balding', 'bald', 'side_part', 'short'],
};

/** What the drawing needs to know of a person before chance fills the rest. */
export interface PersonTraits {
  age: PersonFigure['age'];
  gender: PersonFigure['gender'];
  build?: PersonFigure['build'];
  size?: 'small' | 'giant';
  /** The idea makes them a child or a pupil. */
  underAge?: boolean;
}

const free = <T>(random: Random, wanted: readonly T[], taken: readonly T[]): T => {
  const open = wanted.filter((each) => !taken.includes(each));
  return random.pick(open.length > 0 ? open : wanted);
};

function drawPerson(
  person: ConceptId,
  traits: PersonTraits,
  others: readonly FigureSpec[],
  random: Random,
  seed: number,
): PersonFigure {
  const concept = personConcept(person, traits.underAge === true);
  const people = others.filter((other) => other.kind === 'person');
  const hairs = traits.gender === 'feminine' ? WOMENS_HAIR[traits.age] : MENS_HAIR[traits.age];
  const hair = free(
    random,
    hairs,
    people.map((other) => other.hair),
  );
  const hairColour: ColourName =
    traits.age === 'old'
      ? random.pick(['white', 'silver', 'grey'])
      : random.pick(['black', 'brown', 'charcoal', 'copper', 'tan']);
  const colours = others.map((other) => other.colours[0]);
  const main =
    concept?.colour && !colours.includes(concept.colour) ? concept.colour : free(random, MAIN_COLOURS, colours);
  const accessories = [...(concept?.accessories ?? [])];
  if (accessories.length === 0 && random.chance(0.45)) {
    accessories.push(
      random.pick(
        ACCESSORIES.filter(
          (each) =>
            ['glasses', 'scarf', 'belt', 'earrings', 'necklace'].includes(each) &&
            (traits.gender === 'feminine' || !['earrings', 'necklace'].includes(each)),
        ),
      ),
    );
  }
  return {
    kind: 'person',
    age: traits.age,
    gender: traits.gender,
    build: traits.build ?? random.pick(['slim', 'average', 'broad', 'round']),
    skin: random.below(6) as PersonFigure['skin'],
    hair: HAIR_SHAPES.includes(hair) ? hair : 'short',
    hairColour,
    facialHair:
      traits.gender === 'masculine' && (traits.age === 'adult' || traits.age === 'old')
        ? free(
            random,
            traits.age === 'old'
              ? (['beard', 'moustache', 'long_beard', 'none'] as const)
              : (['none', 'none', 'stubble', 'moustache', 'beard', 'goatee'] as const),
            people.map((other) => other.facialHair).filter((each) => each !== 'none'),
          )
        : 'none',
    hat: concept?.hat ?? 'none',
    outfit:
      concept?.outfit === 'gown' && traits.gender === 'masculine'
        ? 'suit'
        : (concept?.outfit ?? random.pick(['shirt', 'sweater', 'coat', 'vest'])),
    colours: [main, free(random, SECOND_COLOURS, [main])],
    accessories,
    seed,
  };
}

/** The nearest drawn item for a thing of the lexicon. */
export function itemKindOf(thing: ThingId): ItemKind {
  return thing in EXTRA_THINGS ? EXTRA_THINGS[thing as ExtraThingId].item : (thing as ItemKind);
}

/** Draws up a figure for a concept so that it differs from those already cast in hair and main colour. */
export function drawFigure(
  concept: ConceptId,
  traits: PersonTraits,
  others: readonly FigureSpec[],
  random: Random,
  seed: number,
): DrawnFigure {
  const [family, id] = concept.split('.') as [string, string];
  const taken = others.map((other) => other.colours[0]);
  const apart = (pair: readonly [ColourName, ColourName]): [ColourName, ColourName] =>
    taken.includes(pair[0]) ? [free(random, COLOUR_NAMES, [...taken, pair[1]]), pair[1]] : [...pair];
  const size = traits.size ?? 'usual';
  if (family === 'animal') {
    return {
      kind: 'animal',
      species: id as Species,
      colours: apart(
        SPECIES_COLOURS[id as Species] ?? [free(random, ['brown', 'tan', 'grey', 'copper', 'teal'], taken), 'cream'],
      ),
      hat: 'none',
      accessories: random.chance(0.4) ? ['scarf'] : [],
      size,
      seed,
    };
  }
  if (family === 'spirit') {
    return {
      kind: 'spirit',
      element: id as SpiritId,
      colours: apart(SPIRIT_COLOURS[id as SpiritId] ?? ['violet', 'white']),
      size,
      seed,
    };
  }
  if (family === 'robot') {
    return id === 'alien'
      ? {
          kind: 'animal',
          species: 'monster',
          colours: apart(['lime', 'violet']),
          hat: 'none',
          accessories: [],
          size,
          seed,
        }
      : {
          kind: 'robot',
          shape: ROBOT_SHAPES[id as RobotId],
          colours: apart([free(random, ['silver', 'teal', 'orange', 'mustard'], taken), 'charcoal']),
          seed,
        };
  }
  if (family === 'thing') {
    return {
      kind: 'thing',
      item: itemKindOf(id as ThingId),
      colours: apart([free(random, MAIN_COLOURS, taken), 'cream']),
      seed,
    };
  }
  return drawPerson(family === 'person' ? concept : 'person.person', traits, others, random, seed);
}
