import type { AnimalFigure, Species } from '../../../story/figure-spec.ts';

type BodyPlan = 'critter' | 'bird' | 'swimmer' | 'seal' | 'crawler' | 'flyer' | 'many_legs';
type Ears = 'none' | 'pointed' | 'round' | 'long' | 'floppy' | 'small' | 'wide' | 'tufts';
type Muzzle = 'short' | 'long' | 'flat' | 'snout' | 'trunk' | 'beak' | 'bill' | 'none';
type Tail = 'none' | 'long' | 'bushy' | 'stub' | 'curl' | 'fan' | 'fish' | 'spiked' | 'tuft';
type Marks =
  | 'none'
  | 'belly'
  | 'mask'
  | 'patches'
  | 'stripes'
  | 'spots'
  | 'mane'
  | 'spines'
  | 'wool'
  | 'shell'
  | 'hood';
type Horns = 'none' | 'antlers' | 'horns' | 'one' | 'crest' | 'antennae';

/** How a species is built; what is left to the figure is its colours, its size and its clothes. */
export interface SpeciesDesign {
  plan: BodyPlan;
  ears: Ears;
  muzzle: Muzzle;
  tail: Tail;
  marks: Marks;
  horns: Horns;
  /** Height at usual size, metres: not life size, so that a mouse and a bear can share a frame. */
  heightMetres: number;
  /** Width of the body against its height. */
  girth: number;
  /** Radius of the head against the height. */
  head: number;
}

const critter = (changes: Partial<SpeciesDesign>): SpeciesDesign => ({
  plan: 'critter',
  ears: 'round',
  muzzle: 'short',
  tail: 'stub',
  marks: 'belly',
  horns: 'none',
  heightMetres: 1.1,
  girth: 0.42,
  head: 0.22,
  ...changes,
});
const bird = (changes: Partial<SpeciesDesign>): SpeciesDesign => ({
  plan: 'bird',
  ears: 'none',
  muzzle: 'beak',
  tail: 'fan',
  marks: 'belly',
  horns: 'none',
  heightMetres: 0.8,
  girth: 0.5,
  head: 0.24,
  ...changes,
});
const swimmer = (changes: Partial<SpeciesDesign>): SpeciesDesign => ({
  plan: 'swimmer',
  ears: 'none',
  muzzle: 'none',
  tail: 'fish',
  marks: 'belly',
  horns: 'none',
  heightMetres: 0.9,
  girth: 1.7,
  head: 0.4,
  ...changes,
});

export const SPECIES_DESIGNS: Readonly<Record<Species, SpeciesDesign>> = {
  cat: critter({ ears: 'pointed', tail: 'long', heightMetres: 0.85 }),
  dog: critter({ ears: 'floppy', muzzle: 'long', tail: 'curl', heightMetres: 0.95 }),
  fox: critter({ ears: 'pointed', muzzle: 'long', tail: 'bushy', marks: 'mask', heightMetres: 0.95, girth: 0.36 }),
  wolf: critter({ ears: 'pointed', muzzle: 'long', tail: 'bushy', heightMetres: 1.35, girth: 0.42, head: 0.2 }),
  bear: critter({ muzzle: 'short', heightMetres: 1.7, girth: 0.56, head: 0.19 }),
  panda: critter({ marks: 'patches', heightMetres: 1.4, girth: 0.56, head: 0.22 }),
  rabbit: critter({ ears: 'long', tail: 'stub', heightMetres: 0.75, head: 0.25 }),
  mouse: critter({ ears: 'wide', tail: 'long', heightMetres: 0.55, head: 0.26 }),
  squirrel: critter({ ears: 'tufts', tail: 'bushy', heightMetres: 0.6, head: 0.25 }),
  hedgehog: critter({
    ears: 'small',
    muzzle: 'long',
    tail: 'none',
    marks: 'spines',
    heightMetres: 0.6,
    girth: 0.6,
    head: 0.25,
  }),
  deer: critter({
    ears: 'floppy',
    muzzle: 'long',
    horns: 'antlers',
    marks: 'spots',
    heightMetres: 1.5,
    girth: 0.32,
    head: 0.16,
  }),
  horse: critter({
    ears: 'pointed',
    muzzle: 'long',
    tail: 'tuft',
    marks: 'mane',
    heightMetres: 1.7,
    girth: 0.38,
    head: 0.17,
  }),
  cow: critter({
    ears: 'floppy',
    muzzle: 'flat',
    horns: 'horns',
    tail: 'tuft',
    marks: 'patches',
    heightMetres: 1.5,
    girth: 0.52,
    head: 0.19,
  }),
  pig: critter({
    ears: 'floppy',
    muzzle: 'snout',
    tail: 'curl',
    marks: 'none',
    heightMetres: 1,
    girth: 0.58,
    head: 0.24,
  }),
  sheep: critter({ ears: 'floppy', muzzle: 'flat', marks: 'wool', heightMetres: 1, girth: 0.6, head: 0.2 }),
  goat: critter({ ears: 'floppy', muzzle: 'long', horns: 'horns', heightMetres: 1.1, girth: 0.38, head: 0.19 }),
  lion: critter({ muzzle: 'flat', tail: 'tuft', marks: 'mane', heightMetres: 1.5, girth: 0.46, head: 0.2 }),
  tiger: critter({ muzzle: 'flat', tail: 'long', marks: 'stripes', heightMetres: 1.5, girth: 0.46, head: 0.2 }),
  elephant: critter({
    ears: 'wide',
    muzzle: 'trunk',
    tail: 'tuft',
    marks: 'none',
    heightMetres: 1.9,
    girth: 0.66,
    head: 0.22,
  }),
  monkey: critter({ ears: 'wide', muzzle: 'flat', tail: 'long', marks: 'mask', heightMetres: 0.95, girth: 0.36 }),
  bird: bird({ heightMetres: 0.5, head: 0.28 }),
  owl: bird({ marks: 'mask', ears: 'tufts', heightMetres: 0.7, girth: 0.6, head: 0.3 }),
  crow: bird({ marks: 'none', heightMetres: 0.6, girth: 0.42 }),
  duck: bird({ muzzle: 'bill', heightMetres: 0.65, girth: 0.62 }),
  chicken: bird({ horns: 'crest', heightMetres: 0.65, girth: 0.6, head: 0.22 }),
  penguin: bird({ marks: 'hood', tail: 'stub', heightMetres: 0.9, girth: 0.5, head: 0.22 }),
  turtle: critter({
    ears: 'none',
    muzzle: 'flat',
    marks: 'shell',
    tail: 'stub',
    heightMetres: 0.85,
    girth: 0.62,
    head: 0.2,
  }),
  frog: critter({ ears: 'none', muzzle: 'flat', tail: 'none', heightMetres: 0.6, girth: 0.6, head: 0.28 }),
  snake: {
    plan: 'crawler',
    ears: 'none',
    muzzle: 'flat',
    tail: 'long',
    marks: 'belly',
    horns: 'none',
    heightMetres: 0.8,
    girth: 0.4,
    head: 0.2,
  },
  snail: {
    plan: 'crawler',
    ears: 'none',
    muzzle: 'none',
    tail: 'stub',
    marks: 'shell',
    horns: 'antennae',
    heightMetres: 0.55,
    girth: 0.8,
    head: 0.24,
  },
  fish: swimmer({ heightMetres: 0.5 }),
  whale: swimmer({ heightMetres: 2.6, girth: 1.9, head: 0.42 }),
  dolphin: swimmer({ muzzle: 'long', heightMetres: 0.9, girth: 2, head: 0.36 }),
  seal: {
    plan: 'seal',
    ears: 'none',
    muzzle: 'short',
    tail: 'fish',
    marks: 'belly',
    horns: 'none',
    heightMetres: 0.95,
    girth: 1.75,
    head: 0.24,
  },
  shark: swimmer({ muzzle: 'long', horns: 'crest', heightMetres: 1.2, girth: 2, head: 0.36 }),
  octopus: {
    plan: 'many_legs',
    ears: 'none',
    muzzle: 'none',
    tail: 'none',
    marks: 'spots',
    horns: 'none',
    heightMetres: 1,
    girth: 0.7,
    head: 0.36,
  },
  crab: {
    plan: 'many_legs',
    ears: 'none',
    muzzle: 'none',
    tail: 'none',
    marks: 'shell',
    horns: 'antennae',
    heightMetres: 0.6,
    girth: 1.1,
    head: 0.36,
  },
  spider: {
    plan: 'many_legs',
    ears: 'none',
    muzzle: 'none',
    tail: 'none',
    marks: 'none',
    horns: 'none',
    heightMetres: 0.6,
    girth: 1,
    head: 0.32,
  },
  bee: {
    plan: 'flyer',
    ears: 'none',
    muzzle: 'none',
    tail: 'none',
    marks: 'stripes',
    horns: 'antennae',
    heightMetres: 0.5,
    girth: 0.7,
    head: 0.34,
  },
  butterfly: {
    plan: 'flyer',
    ears: 'none',
    muzzle: 'none',
    tail: 'fan',
    marks: 'spots',
    horns: 'antennae',
    heightMetres: 0.6,
    girth: 0.36,
    head: 0.26,
  },
  dragon: critter({
    ears: 'small',
    muzzle: 'long',
    tail: 'spiked',
    horns: 'horns',
    heightMetres: 2,
    girth: 0.46,
    head: 0.19,
  }),
  dinosaur: critter({ ears: 'none', muzzle: 'long', tail: 'spiked', heightMetres: 1.9, girth: 0.48, head: 0.2 }),
  unicorn: critter({
    ears: 'pointed',
    muzzle: 'long',
    tail: 'tuft',
    marks: 'mane',
    horns: 'one',
    heightMetres: 1.6,
    girth: 0.36,
    head: 0.17,
  }),
  monster: critter({
    ears: 'small',
    muzzle: 'none',
    tail: 'spiked',
    marks: 'spots',
    horns: 'horns',
    heightMetres: 1.8,
    girth: 0.62,
    head: 0.24,
  }),
};

const SIZES: Readonly<Record<AnimalFigure['size'], number>> = { small: 0.7, usual: 1, giant: 1.8 };

/** Height of this animal in metres. */
export function heightOf(figure: AnimalFigure): number {
  return SPECIES_DESIGNS[figure.species].heightMetres * SIZES[figure.size];
}
