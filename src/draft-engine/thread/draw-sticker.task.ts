import { writeFile } from 'node:fs/promises';
import type { Canvas } from '@napi-rs/canvas';
import type { StickerStyle } from '#src/shared/catalogue/sticker-styles.ts';
import { skiaSurfaces } from '../clip/draw-clip.ts';
import type { ShotDrawing } from '../picture/shot-drawing.ts';
import { drawSticker } from '../stickers/draw-sticker.ts';

/** Input of a sticker: whom or what it shows, and the path of the PNG file that is made. */
export interface StickerTask {
  drawing: ShotDrawing;
  style: StickerStyle;
  variant: number;
  path: string;
}

/** Draws a sticker into a file. */
export async function drawStickerTask({ drawing, style, variant, path }: StickerTask): Promise<Record<string, never>> {
  const canvas = drawSticker({ drawing, style, variant }, skiaSurfaces) as unknown as Canvas;
  await writeFile(path, await canvas.encode('png'));
  return {};
}
