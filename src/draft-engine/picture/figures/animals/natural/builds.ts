import type { NaturalAnimal } from '../../../../story/natural-animals.ts';

/** How an animal on four legs is built, seen from the side. Lengths are shares of the height of its withers. */
export interface Build {
  /** Metres from the ground to the withers. */
  metres: number;
  /** From the chest to the rump. */
  length: number;
  /** Depth of the body at the chest and at the flank. */
  chest: number;
  flank: number;
  /** Length of the neck, its rise in radians, its width where it leaves the body and at the head. */
  neck: readonly [length: number, rise: number, foot: number, top: number];
  /** Length of the head, its depth at the cheek and at the muzzle, and how far the nose points down, radians. */
  head: readonly [length: number, cheek: number, muzzle: number, fall: number];
  /** Width of the legs at the top, at the middle joint and above the foot. */
  legs: readonly [top: number, middle: number, foot: number];
  foot: 'hoof' | 'paw';
  ears: 'upright' | 'pointed' | 'round' | 'sideways' | 'hanging' | 'long' | 'fan';
  tail: 'hair' | 'bushy' | 'thin' | 'tuft' | 'stub' | 'long';
  mane?: 'hanging' | 'short' | 'collar';
  horns?: 'antlers' | 'horns' | 'one';
  marks?: 'stripes' | 'spots' | 'blotches' | 'patches' | 'wool' | 'mask' | 'panda';
  /** The face is round and seen half from the front. */
  isRoundFaced?: true;
  humps?: number;
  hasTrunk?: true;
  /** It sits on its haunches; 'always' where it does so when it stands. */
  sits?: true | 'always';
  /** Legs of the second colour: all of them, or the lower half. */
  darkLegs?: 'all' | 'lower';
}

const HOOFED = { foot: 'hoof', ears: 'upright', tail: 'hair' } as const;
const HORSE: Build = {
  ...HOOFED,
  metres: 1.55,
  length: 1.04,
  chest: 0.44,
  flank: 0.36,
  neck: [0.52, 0.92, 0.38, 0.19],
  head: [0.4, 0.2, 0.12, 0.85],
  legs: [0.15, 0.075, 0.055],
  mane: 'hanging',
};
const DOG: Build = {
  metres: 0.6,
  length: 1.08,
  chest: 0.46,
  flank: 0.34,
  neck: [0.28, 0.95, 0.34, 0.26],
  head: [0.42, 0.27, 0.14, 0.22],
  legs: [0.17, 0.1, 0.085],
  foot: 'paw',
  ears: 'hanging',
  tail: 'long',
  sits: true,
};
const WOLF: Build = {
  ...DOG,
  metres: 0.78,
  ears: 'pointed',
  tail: 'bushy',
  marks: 'mask',
  neck: [0.3, 0.7, 0.38, 0.3],
};
const CAT: Build = {
  metres: 0.36,
  length: 1.3,
  chest: 0.52,
  flank: 0.46,
  neck: [0.14, 0.9, 0.36, 0.34],
  head: [0.5, 0.52, 0.2, 0],
  legs: [0.18, 0.12, 0.1],
  foot: 'paw',
  ears: 'pointed',
  tail: 'long',
  isRoundFaced: true,
  sits: true,
};
const BIG_CAT: Build = {
  ...CAT,
  metres: 0.98,
  chest: 0.48,
  flank: 0.42,
  ears: 'round',
  head: [0.36, 0.36, 0.22, 0],
  legs: [0.2, 0.13, 0.12],
};
const BEAR: Build = {
  metres: 1.1,
  length: 1.34,
  chest: 0.66,
  flank: 0.6,
  neck: [0.2, 0.35, 0.5, 0.4],
  head: [0.42, 0.4, 0.22, 0],
  legs: [0.28, 0.22, 0.2],
  foot: 'paw',
  ears: 'round',
  tail: 'stub',
  isRoundFaced: true,
  sits: true,
};

export type FourLegged = Exclude<NaturalAnimal, 'dragon' | 'eastern_dragon'>;

export const BUILDS: Readonly<Record<FourLegged, Build>> = {
  horse: HORSE,
  unicorn: { ...HORSE, horns: 'one' },
  zebra: { ...HORSE, metres: 1.35, mane: 'short', marks: 'stripes', tail: 'tuft' },
  donkey: { ...HORSE, metres: 1.15, mane: 'short', ears: 'long', tail: 'tuft', neck: [0.44, 0.8, 0.34, 0.19] },
  camel: {
    ...HOOFED,
    metres: 1.75,
    length: 0.96,
    chest: 0.46,
    flank: 0.34,
    neck: [0.56, 0.8, 0.28, 0.14],
    head: [0.3, 0.17, 0.13, 0.18],
    legs: [0.14, 0.085, 0.055],
    ears: 'upright',
    tail: 'tuft',
    humps: 1,
  },
  deer: {
    ...HOOFED,
    metres: 1.15,
    length: 1,
    chest: 0.4,
    flank: 0.31,
    neck: [0.48, 1.05, 0.28, 0.15],
    head: [0.34, 0.17, 0.1, 0.5],
    legs: [0.13, 0.06, 0.045],
    ears: 'sideways',
    tail: 'stub',
    horns: 'antlers',
  },
  cow: {
    ...HOOFED,
    metres: 1.35,
    length: 1.24,
    chest: 0.56,
    flank: 0.5,
    neck: [0.28, 0.35, 0.46, 0.3],
    head: [0.42, 0.25, 0.18, 0.75],
    legs: [0.17, 0.1, 0.08],
    ears: 'sideways',
    tail: 'tuft',
    horns: 'horns',
    marks: 'patches',
  },
  goat: {
    ...HOOFED,
    metres: 0.72,
    length: 1.1,
    chest: 0.46,
    flank: 0.42,
    neck: [0.36, 0.9, 0.32, 0.2],
    head: [0.34, 0.19, 0.11, 0.5],
    legs: [0.14, 0.08, 0.06],
    ears: 'sideways',
    tail: 'stub',
    horns: 'horns',
  },
  sheep: {
    ...HOOFED,
    metres: 0.75,
    length: 1.2,
    chest: 0.6,
    flank: 0.58,
    neck: [0.2, 0.7, 0.4, 0.3],
    head: [0.36, 0.22, 0.13, 0.6],
    legs: [0.12, 0.08, 0.07],
    ears: 'sideways',
    tail: 'stub',
    marks: 'wool',
  },
  pig: {
    ...HOOFED,
    metres: 0.72,
    length: 1.5,
    chest: 0.66,
    flank: 0.6,
    neck: [0.12, 0.2, 0.56, 0.46],
    head: [0.44, 0.4, 0.2, 0.35],
    legs: [0.2, 0.14, 0.1],
    ears: 'pointed',
    tail: 'thin',
  },
  giraffe: {
    ...HOOFED,
    metres: 2.7,
    length: 0.72,
    chest: 0.36,
    flank: 0.26,
    neck: [0.86, 1.15, 0.3, 0.1],
    head: [0.26, 0.12, 0.08, 0.5],
    legs: [0.12, 0.065, 0.045],
    ears: 'sideways',
    tail: 'tuft',
    mane: 'short',
    marks: 'blotches',
  },
  elephant: {
    ...HOOFED,
    metres: 2.6,
    length: 1.16,
    chest: 0.62,
    flank: 0.56,
    neck: [0.1, 0.5, 0.6, 0.5],
    head: [0.34, 0.5, 0.3, 0.5],
    legs: [0.26, 0.2, 0.19],
    ears: 'fan',
    tail: 'tuft',
    hasTrunk: true,
  },
  dog: DOG,
  wolf: WOLF,
  fox: {
    ...WOLF,
    metres: 0.42,
    length: 1.16,
    legs: [0.14, 0.08, 0.065],
    chest: 0.4,
    head: [0.46, 0.28, 0.1, 0.2],
    darkLegs: 'lower',
  },
  cat: CAT,
  lion: { ...BIG_CAT, mane: 'collar', tail: 'tuft' },
  tiger: { ...BIG_CAT, marks: 'stripes' },
  leopard: { ...BIG_CAT, metres: 0.72, marks: 'spots' },
  bear: BEAR,
  polar_bear: { ...BEAR, metres: 1.35, head: [0.36, 0.33, 0.2, 0], neck: [0.32, 0.3, 0.46, 0.34] },
  panda: { ...BEAR, metres: 0.85, marks: 'panda', darkLegs: 'all', head: [0.5, 0.5, 0.24, 0] },
  rabbit: {
    ...CAT,
    metres: 0.3,
    length: 1.2,
    chest: 0.6,
    flank: 0.68,
    neck: [0.1, 0.7, 0.4, 0.36],
    head: [0.46, 0.4, 0.22, 0],
    ears: 'long',
    tail: 'stub',
    sits: 'always',
  },
};
