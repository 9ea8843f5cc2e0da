import type { AnimalFigure } from '../../../story/figure-spec.ts';
import type { FigureRig } from '../../figure-rig.ts';
import type { FigureTools } from '../creatures/creature-tools.ts';
import { createBird } from './create-bird.ts';
import { createCritter } from './create-critter.ts';
import { createSeal } from './create-seal.ts';
import { createSmallOne } from './create-small-ones.ts';
import { createSwimmer } from './create-swimmer.ts';
import { SPECIES_DESIGNS } from './species.ts';

/** The rig of an animal, by how its species is built. */
export function createAnimal(figure: AnimalFigure, tools: FigureTools): FigureRig {
  switch (SPECIES_DESIGNS[figure.species].plan) {
    case 'critter':
      return createCritter(figure, tools);
    case 'bird':
      return createBird(figure, tools);
    case 'seal':
      return createSeal(figure);
    case 'swimmer':
      return createSwimmer(figure);
    case 'crawler':
    case 'flyer':
    case 'many_legs':
      return createSmallOne(figure, tools);
  }
}
