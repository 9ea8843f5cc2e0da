import type { StageMakers } from './compose/stage-makers.ts';
import type { Surface, SurfaceFactory } from './drawing-surface.ts';
import { createFigure } from './figures/create-figure.ts';
import { cutPicture } from './figures/pictures/cut-picture.ts';
import { drawItem, itemSize } from './items/draw-item.ts';
import { createWorld } from './worlds/create-world.ts';

/** The draft engine's makers of places, figures and items. */
export const STAGE_MAKERS: StageMakers = {
  createWorld,
  createFigure: (figure) => createFigure(figure),
  drawItem,
  itemSize,
};

/** The same makers, with pictures by key that replace characters. */
export function stageWithPictures(pictures: ReadonlyMap<string, Surface>, surfaces: SurfaceFactory): StageMakers {
  const brought = {
    cuts: new Map([...pictures].map(([key, picture]) => [key, cutPicture(picture, surfaces)])),
    surfaces,
  };
  return { ...STAGE_MAKERS, createFigure: (figure) => createFigure(figure, brought) };
}
