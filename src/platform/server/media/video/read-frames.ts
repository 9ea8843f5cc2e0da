import { AppError } from '#src/shared/errors/app-error.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, startFfmpeg, STRANGER_INPUT_OPTIONS } from '../ffmpeg/run-ffmpeg.ts';

/** Which clip, and how its frames are wanted. */
export interface FrameReading {
  ffmpeg: Ffmpeg;
  path: string;
  /** By which its colours are read, from `colourMatrix`. */
  matrix: string;
  /** Frames are scaled to this size. */
  width: number;
  height: number;
  /** Frames are repeated or left out so that they come at this rate. */
  framesPerSecond: number;
  /** The frames from the first of these numbers until before the second; all of them where absent. */
  part?: { from: number; until: number };
  /** With a fourth byte for each pixel, 255. */
  isOpaque?: true;
  signal?: AbortSignal | undefined;
}

const CHANNELS = { rgb24: 3, rgba: 4 } as const;

/**
 * Reads the frames of a clip one after the other: RGB, 8 bits, rows from the top. The decoder waits while a frame is
 * being worked on, so that memory holds one and the next. Throws MEDIA_FAILED, or the signal's reason.
 */
export async function* readFrames(work: FrameReading): AsyncGenerator<Buffer> {
  const { width, height } = work;
  const format = work.isOpaque ? 'rgba' : 'rgb24';
  const frameBytes = width * height * CHANNELS[format];
  const part = work.part ? `trim=start_frame=${work.part.from}:end_frame=${work.part.until},` : '';
  let isWorkedOn = false;
  const running = startFfmpeg({
    ffmpeg: work.ffmpeg,
    signal: work.signal,
    isIdle: () => isWorkedOn,
    arguments: [
      '-threads',
      '1',
      ...STRANGER_INPUT_OPTIONS,
      '-i',
      fileName(work.path),
      '-map',
      '0:v:0',
      '-vf',
      `fps=${work.framesPerSecond},${part}scale=${width}:${height}:in_color_matrix=${work.matrix}:out_range=full`,
      // Each as it comes: the filters have made the rate.
      '-fps_mode',
      'passthrough',
      '-pix_fmt',
      format,
      '-f',
      'rawvideo',
      'pipe:1',
    ],
  });
  try {
    let frame = Buffer.allocUnsafe(frameBytes);
    let filled = 0;
    for await (const piece of running.output as AsyncIterable<Buffer>) {
      for (let taken = 0; taken < piece.length;) {
        const copied = piece.copy(frame, filled, taken);
        taken += copied;
        filled += copied;
        if (filled === frameBytes) {
          isWorkedOn = true;
          yield frame;
          isWorkedOn = false;
          frame = Buffer.allocUnsafe(frameBytes);
          filled = 0;
        }
      }
    }
    await running.ended;
    if (filled > 0) {
      throw new AppError('MEDIA_FAILED', { details: { reason: 'the last frame is not whole' } });
    }
  } finally {
    running.stop();
  }
}
