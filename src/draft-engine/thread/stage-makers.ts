import type { StageMakers } from '../picture/compose/stage-makers.ts';
import { createFigure } from '../picture/figures/create-figure.ts';
import { drawItem, itemSize } from '../picture/items/draw-item.ts';
import { createWorld } from '../picture/worlds/create-world.ts';

/** Everything there is to put on a stage. */
export const stageMakers: StageMakers = { createWorld, createFigure, drawItem, itemSize };
