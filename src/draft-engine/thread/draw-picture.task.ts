import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { skiaSurfaces } from '../clip/draw-clip.ts';
import { type GivenPicturePath, stageForDrawing } from '../clip/stage-for-drawing.ts';
import type { ShotDrawing } from '../picture/shot-drawing.ts';
import { drawPortrait, drawStill, type DrawnPortrait, type PictureSize } from '../picture/still.ts';

/** Input of a picture; sizes in pixels. */
export interface PictureTask {
  drawing: ShotDrawing;
  width: number;
  height: number;
  path: string;
  /** The first actor alone is drawn, on a plain ground. */
  portrait?: DrawnPortrait | undefined;
  /** Pictures that replace actors of the drawing. */
  givenPictures?: readonly GivenPicturePath[];
}

/** JPEG, since grain makes a PNG slow to write and seven times as large. */
const JPEG_QUALITY = 95;

/** Most pixels that are drawn at once, for the sake of memory: a larger picture is enlarged a little. */
const MOST_PIXELS = 4096 * 2304;

function sizeDrawn({ width, height }: PictureSize): PictureSize {
  const share = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

function enlarged(drawn: Canvas, { width, height }: PictureSize): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(drawn, 0, 0, width, height);
  return canvas;
}

/** Draws a picture into a JPEG file and returns the hash of its raw pixels. */
export async function drawPictureTask({
  width,
  height,
  path,
  portrait,
  ...task
}: PictureTask): Promise<{ pixelsSha256: string }> {
  const { drawing, makers } = await stageForDrawing(task.drawing, task.givenPictures, skiaSurfaces);
  const sitter = portrait && drawing.actors[0]?.figure;
  const size = sizeDrawn({ width, height });
  const drawn = sitter
    ? drawPortrait(sitter, drawing.look, size, skiaSurfaces, makers, {
        show: portrait.show,
        state: { turn: portrait.turn },
      })
    : drawStill(drawing, size, skiaSurfaces, makers);
  const whole = drawn as unknown as Canvas;
  const canvas = size.width === width && size.height === height ? whole : enlarged(whole, { width, height });
  const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data;
  await writeFile(path, await canvas.encode('jpeg', JPEG_QUALITY));
  return { pixelsSha256: createHash('sha256').update(pixels).digest('hex') };
}
