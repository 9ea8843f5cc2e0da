import { writeFile } from 'node:fs/promises';
import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { decodeFrames } from '../video/decode-frames.ts';

/** Which frame of which film; the width is in pixels, the height follows. */
export interface Thumbnail {
  ffmpeg: Ffmpeg;
  path: string;
  atSeconds: number;
  /** Width of the picture. */
  width: number;
  signal?: AbortSignal | undefined;
}

/** One frame of a film on a new canvas. Throws MEDIA_FAILED when there is none at that time. */
export async function readFrame(work: Thumbnail, height: number): Promise<Canvas> {
  const [frame] = await decodeFrames({
    ffmpeg: work.ffmpeg,
    path: work.path,
    width: work.width,
    height,
    fromSeconds: work.atSeconds,
    count: 1,
    signal: work.signal,
  });
  if (!frame) {
    throw new AppError('MEDIA_FAILED', { details: { reason: `there is no frame at ${work.atSeconds} s` } });
  }
  const canvas = createCanvas(work.width, height);
  canvas.getContext('2d').putImageData(new ImageData(frame, work.width, height), 0, 0);
  return canvas;
}

/** Writes a canvas as PNG or JPEG, by the file extension. Throws RangeError for another one. */
export async function writePicture(canvas: Canvas, path: string): Promise<void> {
  const ending = /\.(png|jpe?g)$/i.exec(path)?.[1]?.toLowerCase();
  if (ending === undefined) {
    throw new RangeError('a picture is written as .png or .jpg');
  }
  await writeFile(path, ending === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', 90));
}
