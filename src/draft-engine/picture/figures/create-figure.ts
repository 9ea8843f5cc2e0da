import type { FigureSpec } from '../../story/figure-spec.ts';
import type { FigureRig } from '../figure-rig.ts';
import { drawItem, itemSize } from '../items/draw-item.ts';
import { createAnimal } from './animals/create-animal.ts';
import { createPerson } from './people/create-person.ts';
import { createRobot } from './robots/create-robot.ts';
import { createSpirit } from './spirits/create-spirit.ts';
import { createThing } from './things/create-thing.ts';

const TOOLS = { drawItem, itemSize };

/** Makes the puppet of a figure. */
export function createFigure(spec: FigureSpec): FigureRig {
  switch (spec.kind) {
    case 'person': return createPerson(spec, TOOLS);
    case 'animal': return createAnimal(spec, TOOLS);
    case 'spirit': return createSpirit(spec, TOOLS);
    case 'robot': return createRobot(spec, TOOLS);
    case 'thing': return createThing(spec, TOOLS);
  }
}
