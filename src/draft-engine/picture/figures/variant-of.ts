import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { AnimalFigure, FigureSpec, PersonFigure } from '../../story/figure-spec.ts';

type Hair = PersonFigure['hair'];
const LONG_HAIR: readonly Hair[] = ['long', 'bob', 'ponytail', 'bun', 'braids', 'wavy', 'curly', 'low_bun'];
const SHORT_HAIR: readonly Hair[] = ['short', 'side_part', 'cropped', 'curly', 'quiff', 'undercut', 'shag'];
const OLD_SHORT_HAIR: readonly Hair[] = ['balding', 'bald', 'side_part', 'short'];
const HAIR_COLOURS: readonly PersonFigure['hairColour'][] = ['black', 'brown', 'charcoal', 'copper', 'tan'];
const OLD_HAIR_COLOURS: readonly PersonFigure['hairColour'][] = ['white', 'silver', 'grey'];
const BUILDS: readonly PersonFigure['build'][] = ['slim', 'average', 'broad', 'round'];
const BEARDS: readonly PersonFigure['facialHair'][] = ['none', 'moustache', 'stubble', 'beard', 'none', 'goatee'];
/** Fur that is nobody's sign: a fox among foxes is a little paler or darker. */
const PALER: Readonly<Partial<Record<AnimalFigure['colours'][0], AnimalFigure['colours'][0]>>> = {
  brown: 'tan',
  tan: 'cream',
  grey: 'silver',
  white: 'cream',
  cream: 'tan',
  charcoal: 'grey',
  orange: 'copper',
};

/**
 * One more of a group that is drawn from one figure: another face, hair and build, in the same uniform or in other
 * clothes of every day. Variant 0 is the figure itself; equal variants are equal.
 */
export function variantOf(figure: FigureSpec, variant: number): FigureSpec {
  if (variant === 0 || figure.kind === 'picture') {
    return figure;
  }
  const seed = deriveSeed('variant', figure.seed, variant);
  switch (figure.kind) {
    case 'person':
      return anotherPerson(figure.isMixed ? ofAnotherKind(figure, variant) : figure, variant, seed);
    case 'animal':
      return variant % 2 === 1
        ? { ...figure, seed, colours: [PALER[figure.colours[0]] ?? figure.colours[0], figure.colours[1]] }
        : { ...figure, seed };
    default:
      return { ...figure, seed };
  }
}

const CLOTHES: readonly PersonFigure['colours'][0][] = ['teal', 'mustard', 'plum', 'forest', 'navy', 'rose', 'copper'];

/** What men do not wear; they are in a shirt beside those who do. */
const DRESSES: ReadonlySet<PersonFigure['outfit']> = new Set<PersonFigure['outfit']>([
  'dress',
  'gown',
  'qipao',
  'sari',
  'huipil',
  'prairie_dress',
  'peasant_dress',
  'noble_gown',
  'crinoline',
  'maid',
  'flapper',
  'fifties_dress',
  'blouse',
]);

/** Every second one is of the other sex, every third of another age; all have colours of their own. */
function ofAnotherKind(figure: PersonFigure, variant: number): PersonFigure {
  const isOther = variant % 2 === 1;
  const gender = figure.gender === 'feminine' ? 'masculine' : 'feminine';
  const age = figure.age === 'old' ? 'adult' : 'old';
  const colour = CLOTHES[(figure.seed + variant) % CLOTHES.length] as PersonFigure['colours'][0];
  return {
    ...figure,
    colours: [colour, figure.colours[1]],
    ...(isOther ? { gender, facialHair: 'none' as const } : {}),
    ...(isOther && DRESSES.has(figure.outfit) ? { outfit: 'shirt' as const } : {}),
    ...(variant % 3 === 2 && figure.age !== 'child' ? { age } : {}),
  };
}

function hairsOf({ gender, age }: PersonFigure): readonly Hair[] {
  if (gender === 'feminine') {
    return LONG_HAIR;
  }
  return age === 'old' ? OLD_SHORT_HAIR : SHORT_HAIR;
}

/** Clothes that are no uniform: no two of a crowd wear the same. */
const EVERYDAY: Readonly<Record<'feminine' | 'masculine', readonly PersonFigure['outfit'][]>> = {
  feminine: ['cardigan', 'jacket', 'blouse', 'dress', 'sweater', 'coat', 'hoodie'],
  masculine: ['jacket', 'shirt', 'sweater', 'tshirt', 'coat', 'hoodie', 'vest'],
};
const CLOTHS: readonly PersonFigure['colours'][] = [
  ['navy', 'cream'],
  ['mustard', 'brown'],
  ['teal', 'white'],
  ['plum', 'grey'],
  ['forest', 'tan'],
  ['crimson', 'charcoal'],
  ['sky', 'cream'],
];

function otherClothes({ gender, outfit, colours, hat }: PersonFigure, variant: number): Partial<PersonFigure> {
  const outfits = EVERYDAY[gender === 'feminine' ? 'feminine' : 'masculine'];
  const at = outfits.indexOf(outfit);
  const cloths = CLOTHS.filter(([main]) => main !== colours[0]);
  return at < 0 || hat !== 'none'
    ? {}
    : {
        outfit: outfits[(at + variant) % outfits.length] as PersonFigure['outfit'],
        colours: cloths[variant % cloths.length] as PersonFigure['colours'],
      };
}

function anotherPerson(figure: PersonFigure, variant: number, seed: number): PersonFigure {
  const random = createRandom(seed);
  const isOld = figure.age === 'old';
  const hairs = hairsOf(figure);
  const start = Math.max(0, hairs.indexOf(figure.hair));
  const colours = isOld ? OLD_HAIR_COLOURS : HAIR_COLOURS;
  const colourStart = Math.max(0, colours.indexOf(figure.hairColour));
  const hasBeard = figure.gender === 'masculine' && (figure.age === 'adult' || isOld);
  const { features: _features, ...same } = figure;
  return {
    ...same,
    seed,
    hair: hairs[(start + variant) % hairs.length] as Hair,
    hairColour: colours[(colourStart + variant) % colours.length] as PersonFigure['hairColour'],
    build: BUILDS[(BUILDS.indexOf(figure.build) + variant) % BUILDS.length] as PersonFigure['build'],
    facialHair: hasBeard
      ? (BEARDS[(BEARDS.indexOf(figure.facialHair) + variant + BEARDS.length) % BEARDS.length] as 'none')
      : figure.facialHair,
    skin: Math.min(5, Math.max(0, figure.skin + random.below(3) - 1)) as PersonFigure['skin'],
    accessories: figure.accessories.filter(() => random.chance(0.5)),
    ...otherClothes(figure, variant),
  };
}
