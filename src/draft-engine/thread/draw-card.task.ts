import { writeFile } from 'node:fs/promises';
import type { Canvas } from '@napi-rs/canvas';
import type { CardPicture } from '../cards/card-picture.ts';
import { drawCardPicture } from '../cards/draw-card-picture.ts';
import { skiaSurfaces } from '../clip/draw-clip.ts';

/** Input of a card's picture: a WebP file at this path. */
export interface CardTask extends CardPicture {
  path: string;
}

const QUALITY = 92;

/** Draws the picture of a card into a file. */
export async function drawCardTask({ path, ...card }: CardTask): Promise<Record<string, never>> {
  const canvas = drawCardPicture(card, skiaSurfaces) as unknown as Canvas;
  await writeFile(path, await canvas.encode('webp', QUALITY));
  return {};
}
