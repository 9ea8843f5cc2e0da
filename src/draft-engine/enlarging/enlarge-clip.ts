import { rename, rm } from 'node:fs/promises';
import { colourMatrix } from '#src/platform/server/media/ffmpeg/colour-matrix.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { addSound } from '#src/platform/server/media/video/add-sound.ts';
import { openFrameEncoder } from '#src/platform/server/media/video/encode-frames.ts';
import { readFrames } from '#src/platform/server/media/video/read-frames.ts';
import { enlargedRate } from '#src/shared/catalogue/larger-clip.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { enlargeColours } from './enlarge-picture.ts';
import type { ColourPixels } from './enlarge-tiles.ts';
import { networksFor } from './load-network.ts';

/** A clip that becomes larger: paths of it and of the MP4 file that is made. */
export interface ClipEnlarging {
  clip: string;
  path: string;
  factor: 2 | 4;
  ffmpeg: Ffmpeg;
  signal: AbortSignal;
  /** Learns how far it is, from 0 to 1. */
  tell?: ((share: number) => void) | undefined;
}

/** What was made; its size is in pixels. */
export interface EnlargedClip {
  width: number;
  height: number;
  frames: number;
  durationSeconds: number;
}

/**
 * Enlarges a clip frame by frame, and keeps its sound. Throws MEDIA_TOO_LARGE where the result would be larger than may
 * be, MEDIA_FAILED, WEIGHTS_MISSING, MODEL_RUNTIME_MISSING, or the signal's reason.
 */
export async function enlargeClip({ clip, path, factor, ffmpeg, signal, tell }: ClipEnlarging): Promise<EnlargedClip> {
  const { streams, ...probed } = await probeMedia(ffmpeg, clip, signal);
  const picture = streams.find(({ kind, isAttachment }) => kind === 'video' && !isAttachment);
  const { width = 0, height = 0 } = picture ?? {};
  if (Math.max(width, height) * factor > LIMITS.tools.largerClip.sidePixels) {
    throw new AppError('MEDIA_TOO_LARGE', { details: { limitPixels: LIMITS.tools.largerClip.sidePixels / factor } });
  }
  const framesPerSecond = enlargedRate(picture?.framesPerSecond);
  const expectedFrames = Math.max(1, probed.durationSeconds * framesPerSecond);
  const networks = await networksFor('clip', factor);
  const size = { width: width * factor, height: height * factor };
  const silent = `${path}.silent.mp4`;
  const encoder = openFrameEncoder({ ffmpeg, path: silent, ...size, framesPerSecond, quality: 'master', signal });
  try {
    const rgba = new Uint8Array(size.width * size.height * 4).fill(255);
    let frames = 0;
    const matrix = colourMatrix(picture ?? {});
    for await (const data of readFrames({ ffmpeg, path: clip, matrix, width, height, framesPerSecond, signal })) {
      putColours(await enlargeColours({ data, width, height }, networks, { signal }), rgba);
      await encoder.write(rgba);
      frames++;
      tell?.(Math.min(1, frames / expectedFrames));
    }
    await encoder.finish();
    const durationSeconds = frames / framesPerSecond;
    if (streams.some(({ kind }) => kind === 'audio')) {
      await addSound({ ffmpeg, clip: silent, sound: clip, framesPerSecond, durationSeconds, path, signal });
    } else {
      await rename(silent, path);
    }
    return { ...size, frames, durationSeconds };
  } catch (error) {
    await encoder.abort();
    throw error;
  } finally {
    await rm(silent, { force: true });
  }
}

/** Writes colours to pixels that are opaque already. */
function putColours({ data }: ColourPixels, rgba: Uint8Array): void {
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    rgba[to] = data[from]!;
    rgba[to + 1] = data[from + 1]!;
    rgba[to + 2] = data[from + 2]!;
  }
}
