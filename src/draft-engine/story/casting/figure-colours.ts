import type { Random } from '#src/shared/random.ts';
import type { SpiritId } from '../concepts/concept.ts';
import { COLOUR_NAMES, type ColourName, type Species } from '../figure-spec.ts';

/** A figure's main and second colour. */
export type ColourPair = readonly [ColourName, ColourName];

export const MAIN_COLOURS: readonly ColourName[] = [
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
export const SECOND_COLOURS: readonly ColourName[] = [
  'cream',
  'white',
  'tan',
  'grey',
  'charcoal',
  'mustard',
  'sky',
  'brown',
];

export const SPECIES_COLOURS: Partial<Record<Species, ColourPair>> = {
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
  seal: ['grey', 'cream'],
  shark: ['grey', 'white'],
  octopus: ['rose', 'plum'],
  crab: ['red', 'orange'],
  bee: ['yellow', 'black'],
  dragon: ['forest', 'gold'],
  unicorn: ['white', 'violet'],
  monster: ['violet', 'lime'],
};

export const SPIRIT_COLOURS: Partial<Record<SpiritId, ColourPair>> = {
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

/** One that nobody has yet, where there is one. */
export function pickFree<Value>(random: Random, wanted: readonly Value[], taken: readonly Value[]): Value {
  const open = wanted.filter((each) => !taken.includes(each));
  return random.pick(open.length > 0 ? open : wanted);
}

/** The pair, with another main colour where somebody has it already. */
export function apartFrom(taken: readonly ColourName[], pair: ColourPair, random: Random): [ColourName, ColourName] {
  return taken.includes(pair[0]) ? [pickFree(random, COLOUR_NAMES, [...taken, pair[1]]), pair[1]] : [...pair];
}
