import type { FigureSpec, Species, SpiritElement } from '../../figure-spec.ts';

/** Shares of the usual animal's reach. */
const SIZES = { small: 0.75, usual: 1, giant: 1.8 } as const;
const ANIMAL = 0.55;
const SPECIES_REACHES: Readonly<Partial<Record<Species, number>>> = {
  mouse: 0.34,
  bee: 0.5,
  butterfly: 0.5,
  snail: 0.34,
  bird: 0.36,
  squirrel: 0.38,
  hedgehog: 0.38,
  frog: 0.38,
  crab: 0.34,
  wolf: 0.8,
  bear: 1,
  panda: 0.82,
  deer: 0.88,
  horse: 1,
  cow: 0.88,
  lion: 0.88,
  tiger: 0.88,
  elephant: 1.1,
  unicorn: 1,
  dragon: 1.1,
  dinosaur: 1.1,
  monster: 1,
};
const ADULT = 1;

/** How high a body's hands are against an adult's: things that it works on are moved up or down by that. */
export function reachOf(figure: FigureSpec): number {
  return usualReach(figure) * scaleOf(figure);
}

function usualReach(figure: FigureSpec): number {
  switch (figure.kind) {
    case 'picture':
      return usualReach(figure.instead);
    case 'person':
      return figure.age === 'child' ? 0.66 : ADULT;
    case 'animal':
      return (SPECIES_REACHES[figure.species] ?? ANIMAL) * SIZES[figure.size];
    case 'spirit':
      return figure.size === 'small' ? 0.6 : ADULT;
    case 'robot':
      return 0.85;
    case 'thing':
      return 0.6;
  }
}

const ELEMENT_SCALES: Readonly<Partial<Record<SpiritElement, number>>> = {
  storm: 1.5,
  mountain: 1.5,
  sea: 1.3,
  wind: 1.5,
};

/** From this reach on an animal is as large as people; a small one of its kind is half as large. */
const LARGE = 0.75;

/** How many times its drawing a figure is on the stage: a storm stands over everybody, a tiny dragon over nobody. */
export function scaleOf(figure: FigureSpec): number {
  if (figure.kind === 'animal') {
    return figure.size === 'small' && (SPECIES_REACHES[figure.species] ?? ANIMAL) > LARGE ? 0.5 : 1;
  }
  return figure.kind === 'spirit' && figure.size === 'usual' ? (ELEMENT_SCALES[figure.element] ?? 1) : 1;
}
