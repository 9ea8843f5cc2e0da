import { open } from 'node:fs/promises';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';
import { wavHeader } from '#src/platform/server/media/sound/wav-header.ts';
import type { MusicSpan } from '../../../timeline/music-spans.ts';

/** What is built at a time: one second. */
const BLOCK_FRAMES = FILM_SAMPLE_RATE;

/**
 * Writes a piece as it is heard in these spans, as a stereo WAV file of the film's length. Holds the piece in memory,
 * not the film. Throws MEDIA_FAILED, or the signal's reason.
 */
export async function repeatMusic(
  piece: { ffmpeg: Ffmpeg; path: string; spans: readonly MusicSpan[]; durationSeconds: number },
  path: string,
  signal: AbortSignal,
): Promise<void> {
  const channels = await decodeAudio(piece.ffmpeg, piece.path, 2, { signal });
  const frames = Math.round(piece.durationSeconds * FILM_SAMPLE_RATE);
  const file = await open(path, 'w');
  try {
    await file.write(wavHeader({ encoding: 'float32', channelCount: 2, sampleRate: FILM_SAMPLE_RATE }, frames));
    for (let from = 0; from < frames; from += BLOCK_FRAMES) {
      signal.throwIfAborted();
      await file.write(
        new Uint8Array(buildBlock(channels, piece.spans, from, Math.min(BLOCK_FRAMES, frames - from)).buffer),
      );
    }
  } finally {
    await file.close();
  }
}

/** Interleaved samples of a stretch of the film. */
function buildBlock(
  channels: readonly Float32Array[],
  spans: readonly MusicSpan[],
  from: number,
  length: number,
): Float32Array {
  const block = new Float32Array(2 * length);
  for (const span of spans) {
    const start = Math.round(span.startSeconds * FILM_SAMPLE_RATE);
    const end = Math.round(span.endSeconds * FILM_SAMPLE_RATE);
    for (let frame = Math.max(from, start); frame < Math.min(from + length, end); frame++) {
      const gain = Math.min(
        1,
        ratio(frame - start, span.riseSeconds * FILM_SAMPLE_RATE),
        ratio(end - frame, span.fallSeconds * FILM_SAMPLE_RATE),
      );
      channels.forEach((samples, channel) => {
        const at = 2 * (frame - from) + channel;
        block[at] = (block[at] ?? 0) + gain * (samples[frame - start] ?? 0);
      });
    }
  }
  return block;
}

const ratio = (frames: number, of: number): number => (of > 0 ? frames / of : 1);
