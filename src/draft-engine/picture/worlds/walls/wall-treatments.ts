import type { WallTreatment } from '../room-recipe.ts';
import { canvas, drapes } from './cloth-walls.ts';
import { brick, stone, tiled } from './masonry-walls.ts';
import { glass, panelled, planks, shoji } from './panelled-walls.ts';
import { columns, plaster, wallpaper } from './plaster-walls.ts';
import { concrete, metal } from './slab-walls.ts';
import type { DrawWall } from './wall.ts';

export const WALL_DRAWINGS: Readonly<Record<WallTreatment, DrawWall>> = {
  plaster,
  panelled,
  wallpaper,
  brick,
  tiled,
  metal,
  stone,
  planks,
  canvas,
  glass,
  columns,
  drapes,
  shoji,
  concrete,
};
