import type { StageMakers } from './compose/stage-makers.ts';
import { createFigure } from './figures/create-figure.ts';
import { drawItem, itemSize } from './items/draw-item.ts';
import { createWorld } from './worlds/create-world.ts';

/** All that the draft engine can put on a stage. */
export const STAGE_MAKERS: StageMakers = { createWorld, createFigure: (figure) => createFigure(figure), drawItem, itemSize };
