import { createCanvas, GlobalFonts, type Canvas } from '@napi-rs/canvas';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '../ffmpeg/probe-media.ts';
import { canvasFont, registerFonts } from '../fonts/register-fonts.ts';
import { readFrame } from './thumbnail.ts';

/** Which film, and how many of its frames in how many columns; widths in pixels. */
export interface ContactSheet {
  ffmpeg: Ffmpeg;
  path: string;
  frames: number;
  columns: number;
  /** Width of one picture; chosen to fit by default. */
  frameWidth?: number;
  signal?: AbortSignal | undefined;
}

const GAP = 12;
const LABEL_HEIGHT = 26;

/**
 * Draws frames from all along a film on one sheet, each with its time. Throws MEDIA_FAILED when the file has no
 * picture.
 */
export async function drawContactSheet(work: ContactSheet): Promise<Canvas> {
  const facts = await probeMedia(work.ffmpeg, work.path, work.signal);
  const video = facts.streams.find((stream) => stream.kind === 'video');
  if (!video?.width || !video.height) {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'there is no picture in the file' } });
  }
  const width = work.frameWidth ?? Math.max(80, Math.min(480, Math.floor((1_600 - GAP) / work.columns) - GAP));
  const height = Math.max(2, Math.round((width * video.height) / video.width));
  const times = sheetTimes(video.durationSeconds ?? facts.durationSeconds, work.frames);
  const pictures = await readInPairs(times, (atSeconds) => readFrame({ ...work, atSeconds, width }, height));

  registerFonts(GlobalFonts);
  const rows = Math.ceil(times.length / work.columns);
  const sheet = createCanvas(work.columns * (width + GAP) + GAP, rows * (height + LABEL_HEIGHT + GAP) + GAP);
  const context = sheet.getContext('2d');
  context.fillStyle = '#14130f';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.font = canvasFont('en', 14, 500);
  context.textBaseline = 'middle';
  pictures.forEach((picture, index) => {
    const left = GAP + (index % work.columns) * (width + GAP);
    const top = GAP + Math.floor(index / work.columns) * (height + LABEL_HEIGHT + GAP);
    context.drawImage(picture, left, top);
    context.fillStyle = '#cfc8b8';
    context.fillText(timeCode(times[index] ?? 0), left, top + height + LABEL_HEIGHT / 2);
  });
  return sheet;
}

/** The middles of equal intervals, so that neither a black first frame nor the very end is shown. */
export function sheetTimes(durationSeconds: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (durationSeconds * (index + 0.5)) / count);
}

/** Minutes, seconds and tenths. */
export function timeCode(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(tenths / 600))}:${two(Math.floor(tenths / 10) % 60)}.${tenths % 10}`;
}

async function readInPairs<T>(times: readonly number[], read: (atSeconds: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < times.length; index = next++) {
      results[index] = await read(times[index] ?? 0);
    }
  };
  await Promise.all([work(), work()]);
  return results;
}
