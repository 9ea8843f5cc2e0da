import { createCanvas, ImageData } from '@napi-rs/canvas';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';

/** Layout of a film's preview thumbnails on one sheet: from left to right, row by row. */
export interface SpriteLayout {
  /** Size of one picture in pixels. */
  width: number;
  height: number;
  columns: number;
  count: number;
  everySeconds: number;
}

const LONG_SIDE_PIXELS = 192;
const COLUMNS = 10;
const MOST_PICTURES = 120;

/** One picture per second, or fewer for a long film. */
export function planSprite(film: { width: number; height: number; durationSeconds: number }): SpriteLayout {
  const everySeconds = Math.max(1, Math.ceil(film.durationSeconds / MOST_PICTURES));
  const scale = LONG_SIDE_PIXELS / Math.max(film.width, film.height);
  return {
    width: 2 * Math.round((film.width * scale) / 2),
    height: 2 * Math.round((film.height * scale) / 2),
    columns: COLUMNS,
    count: Math.max(1, Math.ceil(film.durationSeconds / everySeconds)),
    everySeconds,
  };
}

/**
 * Draws the sheet as a JPEG. Decodes key frames only, each shown until the next: every shot begins with one, so no
 * thumbnail shows another shot than its time's. Throws MEDIA_FAILED.
 */
export async function drawSprite(work: {
  ffmpeg: Ffmpeg;
  path: string;
  layout: SpriteLayout;
  signal?: AbortSignal | undefined;
}): Promise<Buffer> {
  const { width, height, columns, count, everySeconds } = work.layout;
  if (count < 1 || count > MOST_PICTURES) {
    throw new RangeError(`a sheet of ${count} pictures`);
  }
  const shown = `fps=fps=1/${everySeconds}:start_time=0:round=up,tpad=stop=${count}:stop_mode=clone,trim=end_frame=${count}`;
  const { output } = await runFfmpeg({
    ffmpeg: work.ffmpeg,
    signal: work.signal,
    arguments: [
      '-skip_frame',
      'nokey',
      '-i',
      fileName(work.path),
      '-map',
      '0:v:0',
      '-vf',
      `${shown},scale=${width}:${height}:in_color_matrix=bt709:out_range=full`,
      '-pix_fmt',
      'rgba',
      '-f',
      'rawvideo',
      'pipe:1',
    ],
  });
  const pictureBytes = width * height * 4;
  if (output.length < pictureBytes) {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'there is no picture in the file' } });
  }
  const sheet = createCanvas(Math.min(columns, count) * width, Math.ceil(count / columns) * height);
  const context = sheet.getContext('2d');
  for (let index = 0; index < count && (index + 1) * pictureBytes <= output.length; index++) {
    const pixels = new Uint8ClampedArray(output.buffer, output.byteOffset + index * pictureBytes, pictureBytes);
    context.putImageData(
      new ImageData(pixels, width, height),
      (index % columns) * width,
      Math.floor(index / columns) * height,
    );
  }
  return sheet.toBuffer('image/jpeg', 78);
}

/** The sheet as WebVTT: for each interval of the film, the region of the sheet. */
export function writeThumbnailsVtt(layout: SpriteLayout, spriteAddress: string, durationSeconds: number): string {
  const cues = Array.from({ length: layout.count }, (_, index) => {
    const end =
      index + 1 === layout.count
        ? Math.max(durationSeconds, index * layout.everySeconds + 0.001)
        : (index + 1) * layout.everySeconds;
    const left = (index % layout.columns) * layout.width;
    const top = Math.floor(index / layout.columns) * layout.height;
    return `${clock(index * layout.everySeconds)} --> ${clock(end)}\n${spriteAddress}#xywh=${left},${top},${layout.width},${layout.height}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const whole = Math.floor(milliseconds / 1000);
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`;
}
