import { createCanvas } from '@napi-rs/canvas';
import { decodePicture } from '#src/platform/server/media/pictures/decode-picture.ts';
import type { StageMakers } from '../picture/compose/stage-makers.ts';
import type { Surface, SurfaceFactory } from '../picture/drawing-surface.ts';
import type { ShotDrawing } from '../picture/shot-drawing.ts';
import { STAGE_MAKERS, stageWithPictures } from '../picture/stage.ts';
import { pictureFigure } from '../story/figure-spec.ts';

/** The path of the picture that replaces an actor of a drawing. */
export interface GivenPicturePath {
  /** Index among the drawing's actors. */
  actorIndex: number;
  path: string;
}

/** Larger than any drawn figure. */
const LONGEST_SIDE_PIXELS = 1024;

/**
 * A drawing and its makers, with pictures in place of some actors, also of actors that the story describes otherwise.
 * Throws when a picture cannot be read.
 */
export async function stageForDrawing(
  drawing: ShotDrawing,
  given: readonly GivenPicturePath[] | undefined,
  surfaces: SurfaceFactory,
): Promise<{ drawing: ShotDrawing; makers: StageMakers }> {
  if (!given || given.length === 0) {
    return { drawing, makers: STAGE_MAKERS };
  }
  const pictures = new Map<string, Surface>();
  const actors = [...drawing.actors];
  for (const { actorIndex, path } of given) {
    const actor = actors[actorIndex];
    if (!actor) {
      continue;
    }
    const pictureKey = `actor-${actorIndex}`;
    actors[actorIndex] = {
      ...actor,
      figure: pictureFigure(actor.figure.kind === 'picture' ? actor.figure.instead : actor.figure, pictureKey),
    };
    pictures.set(pictureKey, await readSurface(path, LONGEST_SIDE_PIXELS));
  }
  return { drawing: { ...drawing, actors }, makers: stageWithPictures(pictures, surfaces) };
}

/** A picture file as a surface, scaled down to this size. Throws when it cannot be read. */
export async function readSurface(path: string, longestSidePixels: number): Promise<Surface> {
  const { data, width, height } = await decodePicture(path, { longestSidePixels });
  const surface = createCanvas(width, height) as unknown as Surface;
  const context = surface.getContext('2d');
  const pixels = context.createImageData(width, height);
  pixels.data.set(data);
  context.putImageData(pixels, 0, 0);
  return surface;
}
