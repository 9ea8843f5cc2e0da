import { rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { readMp4Layout } from '../ffmpeg/read-mp4-layout.ts';
import { fileName, startFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { checkPictureFormat, keyframeOptions, pictureEncoderOptions, type Quality } from './film-encoding.ts';
import { createFilmPixels } from './film-pixels.ts';

/** The clip to write; its size is in pixels. */
export interface FrameEncoderOptions {
  ffmpeg: Ffmpeg;
  /** The MP4 file to write; it appears only when complete. */
  path: string;
  width: number;
  height: number;
  framesPerSecond: number;
  /** Frame numbers (0-based) at which the clip can be split later. */
  keyframes?: readonly number[];
  quality?: Quality;
  signal?: AbortSignal | undefined;
}

/** A clip that is being written. */
export interface FrameEncoder {
  /**
   * Writes one frame: opaque RGBA, 8 bits, rows from the top, width × height × 4 bytes. Waits for the encoder
   * (backpressure), and returns the CRC-32 of what is encoded. Throws MEDIA_FAILED when the encoder died.
   */
  write(rgba: Uint8Array): Promise<number>;
  /** Writes the last frame once more. */
  repeat(): Promise<number>;
  /** Completes the file. Throws MEDIA_FAILED when frames were lost. */
  finish(): Promise<void>;
  /** Stops the encoder and removes its output. */
  abort(): Promise<void>;
}

/** Opens an encoder that takes frames one by one and writes a clip that joins with others by copying. */
export function openFrameEncoder(options: FrameEncoderOptions): FrameEncoder {
  checkPictureFormat(options);
  const part = `${options.path}.${process.pid}.part.mp4`;
  let written = 0;
  let waiting = 0;
  let finishing = false;
  const running = startFfmpeg({
    ffmpeg: options.ffmpeg,
    signal: options.signal,
    opensInput: true,
    isIdle: () => waiting === 0 && !finishing,
    arguments: [
      '-filter_threads',
      '1',
      '-f',
      'rawvideo',
      '-pixel_format',
      'yuv420p',
      '-color_range',
      'tv',
      '-colorspace',
      'bt709',
      '-video_size',
      `${options.width}x${options.height}`,
      '-framerate',
      String(options.framesPerSecond),
      '-i',
      'pipe:0',
      ...keyframeOptions(options.keyframes ?? []),
      ...pictureEncoderOptions(options, options.quality),
      fileName(part),
    ],
  });
  const input = running.input;
  if (input === null) {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'the encoder has no input' } });
  }
  const failed = (async () => {
    await running.ended;
    if (!finishing) {
      throw new AppError('MEDIA_FAILED', { details: { reason: 'the encoder ended early' } });
    }
  })();
  failed.catch(() => {});
  const frameBytes = options.width * options.height * 4;
  const pixels = createFilmPixels(options.width, options.height);
  let last: { planes: Uint8Array; checksum: number } | undefined;
  let previous: Promise<void> = Promise.resolve();

  const send = async ({ planes, checksum }: NonNullable<typeof last>): Promise<number> => {
    // One frame may be on its way while the caller draws the next.
    await Promise.race([previous, failed]);
    waiting++;
    written++;
    previous = new Promise((resolve) => {
      input.write(planes, () => {
        waiting--;
        running.noteProgress();
        resolve();
      });
    });
    return checksum;
  };

  const removePart = (): Promise<void> => rm(part, { force: true });

  return {
    async write(rgba) {
      if (rgba.byteLength !== frameBytes) {
        throw new RangeError(`a frame has ${frameBytes} bytes, not ${rgba.byteLength}`);
      }
      const planes = pixels.convert(rgba);
      last = { planes, checksum: crc32(planes) };
      return send(last);
    },
    async repeat() {
      if (!last) {
        throw new RangeError('there is no frame to repeat');
      }
      return send(last);
    },
    async finish() {
      try {
        await Promise.race([previous, failed]);
        finishing = true;
        running.noteProgress();
        input.end();
        await running.ended;
        const layout = await readMp4Layout(part);
        const kept = layout.tracks[0]?.samples ?? 0;
        if (kept !== written) {
          throw new AppError('MEDIA_FAILED', { details: { reason: `${kept} of ${written} frames arrived` } });
        }
        await rename(part, options.path);
      } catch (error) {
        await removePart();
        throw error;
      }
    },
    async abort() {
      running.stop();
      await running.ended.catch(() => {});
      await removePart();
    },
  };
}
