import type { Painter } from '../../painter.ts';
import type { BackdropView } from '../../world.ts';
import type { OutdoorRecipe } from '../recipe.ts';
import { drawCave } from './cave.ts';
import { drawSky, type SkyOptions } from './draw-sky.ts';
import { drawSpace } from './space.ts';
import { drawUnderwater } from './underwater.ts';

/** What stands behind everything: sky, space, the sea's light or a cave's dark. */
export function drawBackdropOf(painter: Painter, view: BackdropView, recipe: OutdoorRecipe, options: SkyOptions): void {
  switch (recipe.sky) {
    case 'space':
      drawSpace(painter, view, options.seed);
      break;
    case 'underwater':
      drawUnderwater(painter, view, options.seed);
      break;
    case 'cave':
      drawCave(painter, view, options.seed);
      break;
    default:
      drawSky(painter, view, {
        ...options,
        ...(recipe.clouds === undefined ? {} : { clouds: recipe.clouds }),
        ...(recipe.aurora ? { aurora: true } : {}),
      });
  }
}
