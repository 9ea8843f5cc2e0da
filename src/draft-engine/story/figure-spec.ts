import type { ACCESSORIES, HAIR_SHAPES, HATS, OUTFITS } from './wardrobe.ts';
export { ACCESSORIES, HAIR_SHAPES, HATS, OUTFITS } from './wardrobe.ts';
import type { ItemKind } from './item-kinds.ts';
import type { NaturalAnimal } from './natural-animals.ts';
export { ITEM_KINDS, type ItemKind } from './item-kinds.ts';
export { takesColour } from './takes-colour.ts';

/** Names of colours that people give to clothes, hair, fur and things. The painter knows each as an OKLCH triple. */
export const COLOUR_NAMES = [
  'red',
  'crimson',
  'orange',
  'mustard',
  'yellow',
  'lime',
  'green',
  'forest',
  'teal',
  'cyan',
  'sky',
  'blue',
  'navy',
  'indigo',
  'violet',
  'plum',
  'pink',
  'rose',
  'brown',
  'tan',
  'cream',
  'white',
  'silver',
  'grey',
  'charcoal',
  'black',
  'gold',
  'copper',
] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

export const AGES = ['child', 'youth', 'adult', 'old'] as const;
export const GENDERS = ['feminine', 'masculine', 'neutral'] as const;
export const BUILDS = ['slim', 'average', 'broad', 'round'] as const;
export const FACIAL_HAIR = ['none', 'stubble', 'moustache', 'beard', 'long_beard', 'goatee'] as const;

export interface PersonFigure {
  kind: 'person';
  age: (typeof AGES)[number];
  gender: (typeof GENDERS)[number];
  build: (typeof BUILDS)[number];
  /** 0 lightest to 5 deepest. */
  skin: 0 | 1 | 2 | 3 | 4 | 5;
  hair: (typeof HAIR_SHAPES)[number];
  hairColour: ColourName;
  facialHair: (typeof FACIAL_HAIR)[number];
  hat: (typeof HATS)[number];
  outfit: (typeof OUTFITS)[number];
  /** Main colour first; two characters of a film never share it. */
  colours: [ColourName, ColourName];
  accessories: (typeof ACCESSORIES)[number][];
  /** Shapes of the face that run in a people or a family; what is left out is as by chance. */
  features?: FaceFeatures;
  /** One of a group in which men and women, old and young are together, each in clothes of their own. */
  isMixed?: true;
  seed: number;
}

/** The shapes of each part of a face. */
export const FACE = {
  eyes: ['round', 'almond', 'monolid', 'hooded', 'deep_set'],
  nose: ['button', 'straight', 'narrow', 'broad', 'strong'],
  jaw: ['oval', 'heart', 'square', 'long', 'round'],
  brows: ['fine', 'straight', 'arched', 'full'],
  lips: ['thin', 'full'],
  iris: ['dark'],
} as const;
export type FaceFeatures = { [Part in keyof typeof FACE]?: (typeof FACE)[Part][number] };

export const SIZES = ['small', 'usual', 'giant'] as const;
export const ROBOT_SHAPES = ['boxy', 'round', 'tall', 'drone'] as const;

export const SPECIES = [
  'cat',
  'dog',
  'fox',
  'wolf',
  'bear',
  'panda',
  'rabbit',
  'mouse',
  'squirrel',
  'hedgehog',
  'deer',
  'horse',
  'cow',
  'pig',
  'sheep',
  'goat',
  'lion',
  'tiger',
  'elephant',
  'monkey',
  'bird',
  'owl',
  'crow',
  'duck',
  'chicken',
  'penguin',
  'turtle',
  'frog',
  'snake',
  'fish',
  'whale',
  'dolphin',
  'seal',
  'shark',
  'octopus',
  'crab',
  'bee',
  'butterfly',
  'snail',
  'spider',
  'dragon',
  'dinosaur',
  'unicorn',
  'monster',
] as const;
export type Species = (typeof SPECIES)[number];

export interface AnimalFigure {
  kind: 'animal';
  species: Species;
  colours: [ColourName, ColourName];
  hat: PersonFigure['hat'];
  accessories: PersonFigure['accessories'];
  size: (typeof SIZES)[number];
  /** Drawn as such an animal lives, on four legs; otherwise as a character that stands upright. */
  natural?: NaturalAnimal;
  seed: number;
}

export const SPIRIT_ELEMENTS = [
  'storm',
  'wind',
  'cloud',
  'rain',
  'snow',
  'fire',
  'water',
  'sea',
  'river',
  'earth',
  'mountain',
  'tree',
  'flower',
  'sun',
  'moon',
  'star',
  'light',
  'shadow',
  'ghost',
  'time',
  'dream',
  'music',
  'voice',
] as const;
export type SpiritElement = (typeof SPIRIT_ELEMENTS)[number];

/** A natural force or an idea that acts: it has a face or a sign by which it speaks. */
export interface SpiritFigure {
  kind: 'spirit';
  element: SpiritElement;
  colours: [ColourName, ColourName];
  size: (typeof SIZES)[number];
  seed: number;
}

export interface RobotFigure {
  kind: 'robot';
  shape: (typeof ROBOT_SHAPES)[number];
  colours: [ColourName, ColourName];
  seed: number;
}

/** A thing that acts: the thing itself with a face and small limbs. */
export interface ThingFigure {
  kind: 'thing';
  item: ItemKind;
  colours: [ColourName, ColourName];
  seed: number;
}

/** Everything that is drawn from a description. */
export type DrawnFigure = PersonFigure | AnimalFigure | SpiritFigure | RobotFigure | ThingFigure;

/** A character whose picture somebody brought along: a figure of paper. */
export interface PictureFigure {
  kind: 'picture';
  /** By what the picture is named to whoever draws. */
  pictureKey: string;
  /** What stands there where the picture is not at hand; the picture is as tall as this. */
  instead: DrawnFigure;
  colours: [ColourName, ColourName];
  seed: number;
}

/** A figure that is played by a picture. */
export function pictureFigure(instead: DrawnFigure, pictureKey: string): PictureFigure {
  return { kind: 'picture', pictureKey, instead, colours: instead.colours, seed: instead.seed };
}

export type FigureSpec = DrawnFigure | PictureFigure;
