import type { AnimalFigure, FigureSpec } from '../../story/figure-spec.ts';
import type { SurfaceFactory } from '../drawing-surface.ts';
import type { FigureRig } from '../figure-rig.ts';
import { drawItem, itemSize } from '../items/draw-item.ts';
import { createAnimal } from './animals/create-animal.ts';
import { createNatural } from './animals/natural/create-natural.ts';
import { createDragon } from './animals/natural/dragon/create-dragon.ts';
import { laidRig } from './laid-rig.ts';
import { createPerson } from './people/create-person.ts';
import { createPicture } from './pictures/create-picture.ts';
import type { PaperCut } from './pictures/cut-picture.ts';
import { createRobot } from './robots/create-robot.ts';
import { createSpirit } from './spirits/create-spirit.ts';
import { createThing } from './things/create-thing.ts';

const TOOLS = { drawItem, itemSize };

/** Pictures that were brought along, by their keys. */
export interface BroughtPictures {
  cuts: ReadonlyMap<string, PaperCut>;
  surfaces: SurfaceFactory;
}

/** Small creatures are let grow to this when a picture plays them, giants are held to that; metres. */
const SMALLEST = 0.95;
const TALLEST = 2.3;

/** Makes the puppet of a figure. One that a picture plays, where that is not at hand, is drawn as the story sees it. */
export function createFigure(spec: FigureSpec, pictures?: BroughtPictures): FigureRig {
  switch (spec.kind) {
    case 'person':
      return createPerson(spec, TOOLS);
    case 'animal':
      return animalRig(spec);
    case 'spirit':
      return createSpirit(spec, TOOLS);
    case 'robot':
      return laidRig(createRobot(spec, TOOLS));
    case 'thing':
      return laidRig(createThing(spec, TOOLS));
    case 'picture': {
      const instead = createFigure(spec.instead);
      const cut = pictures?.cuts.get(spec.pictureKey);
      if (!pictures || !cut) {
        return instead;
      }
      const heightMetres = Math.min(TALLEST, Math.max(SMALLEST, instead.heightMetres));
      return createPicture({ heightMetres }, { ...TOOLS, surfaces: pictures.surfaces, cut });
    }
  }
}

/** An animal as it lives, or as a character of a film. */
function animalRig(spec: AnimalFigure): FigureRig {
  if (spec.natural === undefined) {
    return laidRig(createAnimal(spec, TOOLS));
  }
  return spec.natural === 'dragon' || spec.natural === 'eastern_dragon'
    ? createDragon(spec, spec.natural)
    : createNatural(spec, spec.natural);
}
