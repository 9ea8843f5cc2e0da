import { createFramePass, type FramePassName } from '#src/draft-engine/picture/looks/frame-pass.ts';
import type { PictureStyle } from '#src/shared/catalogue/picture-edits.ts';
import type { Once } from '../pixels/once.ts';
import { CHANNELS, type Raster } from '../pixels/raster.ts';
import { paintCells, paintTriangles } from './cells.ts';
import { drawChalk, drawInk, drawPencil, printWoodblock } from './drawn.ts';
import { paintCel, paintFelt, paintGouache, paintOil, paintWatercolour } from './painted.ts';
import { cutPaper, paintPixels } from './reduced.ts';

/** Paints a picture over; it may change the one that is given. */
type Style = (picture: Raster, seed: number, once: Once) => Raster;

/** The last pass of a look of films, which takes any picture. */
function framePass(name: FramePassName): Style {
  return (picture, _, once) => {
    const { data, width, height } = picture;
    const opacity = data.filter((_, at) => at % CHANNELS === 3);
    // These passes take no notice of the scene's colours.
    once('pass', () => createFramePass(name, { palette: {} as never, width, height }))?.(data);
    opacity.forEach((value, at) => (data[at * CHANNELS + 3] = value));
    return picture;
  };
}

/** Every style by its look. */
export const STYLES: Readonly<Record<PictureStyle, Style>> = {
  oil: paintOil,
  watercolour: paintWatercolour,
  gouache: paintGouache,
  cel: paintCel,
  pencil: drawPencil,
  ink: drawInk,
  woodblock: printWoodblock,
  pixel: paintPixels,
  papercut: cutPaper,
  lowpoly: paintTriangles,
  stained_glass: paintCells,
  chalkboard: drawChalk,
  risograph: framePass('risograph'),
  felt: paintFelt,
  noir: framePass('noir'),
  golden_hour: framePass('golden_hour'),
  toy_camera: framePass('toy_camera'),
};
