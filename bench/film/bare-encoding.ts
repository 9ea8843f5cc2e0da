import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import {
  pictureEncoderOptions,
  RGB_TO_FILM_FILTER,
  type PictureFormat,
} from '#src/platform/server/media/video/film-encoding.ts';
import { childSeconds } from '../child-seconds.ts';

/** Frames of a piece, and the bytes of all pieces that are held as raw frames at a time. */
const MOST_PIECE_FRAMES = 120;
const MOST_RAW_BYTES = 2e9;

/** What ffmpeg alone needs for a film's frames, seconds of the clock and of processors. */
export interface BareEncoding {
  wall: number;
  processor: number;
}

/**
 * Encodes a film's frames by ffmpeg alone with the options of clips: one encoder for each processor, side by side, each
 * with its piece of raw frames.
 */
export async function encodeAlone(
  ffmpeg: Ffmpeg,
  film: { path: string; frames: number; format: PictureFormat },
  folder: string,
): Promise<BareEncoding> {
  const { width, height, framesPerSecond } = film.format;
  const lanes = availableParallelism();
  const piece = Math.min(MOST_PIECE_FRAMES, Math.floor(MOST_RAW_BYTES / (lanes * width * height * 4)));
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgba'];
  const spent: BareEncoding = { wall: 0, processor: 0 };
  for (let first = 0; first < film.frames; first += piece * lanes) {
    const starts = Array.from({ length: lanes }, (_, lane) => first + lane * piece).filter(
      (start) => start < film.frames,
    );
    const fileOf = (lane: number, extension: string): string => join(folder, `lane-${lane}.${extension}`);
    for (const [lane, start] of starts.entries()) {
      // Half a frame early, so that rounding never skips the first one.
      const seek = ['-ss', (Math.max(0, start - 0.5) / framesPerSecond).toFixed(6)];
      const frames = ['-frames:v', String(Math.min(piece, film.frames - start)), '-an'];
      await runFfmpeg({ ffmpeg, arguments: [...seek, '-i', film.path, ...frames, ...raw, fileOf(lane, 'rgba')] });
    }
    const before = await childSeconds();
    const began = performance.now();
    await Promise.all(
      starts.map((_, lane) =>
        runFfmpeg({
          ffmpeg,
          arguments: [
            ...raw,
            '-s',
            `${width}x${height}`,
            '-r',
            String(framesPerSecond),
            '-i',
            fileOf(lane, 'rgba'),
            '-vf',
            RGB_TO_FILM_FILTER,
            ...pictureEncoderOptions(film.format),
            fileOf(lane, 'mp4'),
          ],
        }),
      ),
    );
    spent.wall += (performance.now() - began) / 1000;
    spent.processor += (await childSeconds()) - before;
  }
  if (!(await probeMedia(ffmpeg, join(folder, 'lane-0.mp4')))) {
    throw new Error('the bare encoding made nothing');
  }
  return spent;
}
