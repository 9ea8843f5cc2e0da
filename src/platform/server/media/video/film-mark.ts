import { randomUUID } from 'node:crypto';
import { rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { fileName } from '../ffmpeg/run-ffmpeg.ts';
import { canvasFont, registerFonts } from '../fonts/register-fonts.ts';
import type { PictureFormat } from './film-encoding.ts';

/** A watermark in a corner of a film, drawn once per picture size: raw RGBA pixels. */
export interface FilmMark {
  path: string;
  width: number;
  height: number;
  /** Its position in the picture. */
  left: number;
  top: number;
}

/** Raise it when the drawing below changes, so that stored segments are rendered again. */
export const MARK_VERSION = 1;

const WORD = 'KINORA';
/** Letter height as a share of the picture's shorter side. */
const LETTER_SHARE = 0.026;
const MARGIN_SHARE = 0.04;

/** Position and cache path of the mark for this picture size; draws nothing. */
export function planMark(format: Pick<PictureFormat, 'width' | 'height'>, folder: string): FilmMark {
  const short = Math.min(format.width, format.height);
  const letters = letterPixels(short);
  const even = (pixels: number): number => 2 * Math.round(pixels / 2);
  const width = even(letters * 6.6);
  const height = even(letters * 1.8);
  const margin = even(short * MARGIN_SHARE);
  return {
    path: join(folder, `mark-${MARK_VERSION}-${format.width}x${format.height}.rgba`),
    width,
    height,
    left: format.width - width - margin,
    top: format.height - height - margin,
  };
}

/** Draws the mark when it is not cached. */
export async function provideMark(mark: FilmMark): Promise<void> {
  const bytes = mark.width * mark.height * 4;
  if ((await stat(mark.path).catch(() => undefined))?.size === bytes) {
    return;
  }
  registerFonts(GlobalFonts);
  const canvas = createCanvas(mark.width, mark.height);
  const context = canvas.getContext('2d');
  const letters = Math.round(mark.height / 1.8);
  context.font = canvasFont('en', letters, 600);
  context.letterSpacing = `${(letters * 0.22).toFixed(2)}px`;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  // A soft shadow keeps it legible on bright pictures.
  context.shadowColor = 'rgba(0, 0, 0, 0.55)';
  context.shadowBlur = letters * 0.28;
  context.fillStyle = 'rgba(255, 255, 255, 0.78)';
  context.fillText(WORD, mark.width - letters * 0.1, mark.height / 2);
  const part = `${mark.path}.${randomUUID()}.part`;
  await writeFile(part, context.getImageData(0, 0, mark.width, mark.height).data);
  await rename(part, mark.path);
}

/** Input options for the mark's pixels. */
export function markInput(mark: FilmMark): string[] {
  return [
    '-f',
    'rawvideo',
    '-pixel_format',
    'rgba',
    '-video_size',
    `${mark.width}x${mark.height}`,
    '-framerate',
    '1',
    '-i',
    fileName(mark.path),
  ];
}

/** A filter that overlays the mark (the input of this number) on `from`, as `to`. */
export function markFilter(mark: FilmMark, from: string, input: number, to: string): string {
  return `[${from}][${input}:v]overlay=x=${mark.left}:y=${mark.top}:eof_action=repeat:format=yuv420,format=yuv420p[${to}]`;
}

function letterPixels(shortSide: number): number {
  return Math.max(6, Math.round(shortSide * LETTER_SHARE));
}
