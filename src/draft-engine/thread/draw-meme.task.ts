import { writeFile } from 'node:fs/promises';
import type { Canvas } from '@napi-rs/canvas';
import type { Language } from '#src/shared/language/languages.ts';
import { readSurface } from '../clip/stage-for-drawing.ts';
import { drawMeme, drawMemeScene } from '../memes/draw-meme.ts';
import { sizeOf } from '../memes/panels.ts';
import { memeTemplate } from '../memes/templates.ts';
import type { Surface } from '../picture/drawing-surface.ts';

/** Input of a small picture of a meme; `photo` is the path of a picture. */
export interface PreviewTask {
  template: string;
  lines: readonly string[];
  language: Language;
  photo?: string;
}

/** Input of a meme: the path and the format of the file that is made. */
export interface MemeTask extends PreviewTask {
  path: string;
  as: 'png' | 'webp';
}

/** The shorter side of the picture. */
const SIDE_PIXELS = 1080;
const PREVIEW_SIDE_PIXELS = 540;
const PHOTO_PIXELS = 1600;
const QUALITY = 92;
const PREVIEW_QUALITY = 84;
const MOST_SCENES = 4;

/** The photo of a meme; undefined without one. Throws when it cannot be read. */
export const openPhoto = async (path: string | undefined): Promise<Surface | undefined> =>
  path === undefined ? undefined : readSurface(path, PHOTO_PIXELS);

/** Draws a meme into a file. */
export async function drawMemeTask({ path, as, ...task }: MemeTask): Promise<{ width: number; height: number }> {
  const template = memeTemplate(task.template);
  const size = sizeOf(template, SIDE_PIXELS);
  const scene = drawMemeScene(template, size, await openPhoto(task.photo));
  const canvas = drawMeme(template, task, size, scene);
  await writeFile(path, as === 'png' ? await canvas.encode('png') : await canvas.encode('webp', QUALITY));
  return size;
}

/** Scenes without words, the newest last: while somebody types only the words change. */
const scenes = new Map<string, Canvas>();

/** Draws a small picture of a meme; a WebP file in base64. */
export async function previewMemeTask({ photo, ...task }: PreviewTask): Promise<string> {
  const template = memeTemplate(task.template);
  const size = sizeOf(template, PREVIEW_SIDE_PIXELS);
  const key = `${task.template} ${photo ?? ''}`;
  const scene = scenes.get(key) ?? drawMemeScene(template, size, await openPhoto(photo));
  scenes.delete(key);
  scenes.set(key, scene);
  if (scenes.size > MOST_SCENES) {
    scenes.delete(scenes.keys().next().value ?? '');
  }
  const bytes = await drawMeme(template, task, size, scene).encode('webp', PREVIEW_QUALITY);
  return bytes.toString('base64');
}
