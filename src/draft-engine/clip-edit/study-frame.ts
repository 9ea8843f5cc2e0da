import { readFrames, type FrameReading } from '#src/platform/server/media/video/read-frames.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { CHANNELS, type Raster } from '../image-edit/pixels/raster.ts';
import type { FramePlan } from './frame-plan.ts';

/** Which frames are studied, as shares of the clip. */
const STUDIED = [1 / 6, 1 / 2, 5 / 6] as const;
/** They are seen in squares of so many pixels in turn. */
const SQUARE = 64;

/** One picture with something of the whole clip in it, in the places where it is seen. Throws MEDIA_FAILED. */
export async function studyFrame(
  { part, sourceRate }: Pick<FramePlan, 'part' | 'sourceRate'>,
  reading: Omit<FrameReading, 'part' | 'framesPerSecond'>,
): Promise<Raster> {
  const { width, height } = reading;
  const wanted = STUDIED.map((share) => Math.floor((part.until - part.from) * share));
  const frames: Buffer[] = [];
  let at = 0;
  for await (const data of readFrames({ ...reading, framesPerSecond: sourceRate, part, isOpaque: true })) {
    if (wanted.includes(at++)) {
      frames.push(data);
    }
  }
  const [first] = frames;
  if (!first) {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'the clip has no frames' } });
  }
  const data = new Uint8Array(first);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += SQUARE) {
      const turn = (Math.floor(x / SQUARE) + Math.floor(y / SQUARE)) % frames.length;
      const [from, to] = [(y * width + x) * CHANNELS, (y * width + Math.min(width, x + SQUARE)) * CHANNELS];
      data.set(frames[turn]!.subarray(from, to), from);
    }
  }
  return { data, width, height };
}
