import type { Ffmpeg } from './find-ffmpeg.ts';
import { fileName, runFfmpeg } from './run-ffmpeg.ts';

export interface Span {
  startSeconds: number;
  endSeconds: number;
}

export interface DetectionLimits {
  /** Shortest black that counts. */
  blackSeconds: number;
  /** Shortest silence that counts. */
  silenceSeconds: number;
  /** Below this it is silent, dBFS. */
  silenceDecibels: number;
}

/** Finds where a film is black and where it is silent. Frames are looked at small and not all of them, which is quick. Throws MEDIA_FAILED. */
export async function detectBlackAndSilence(
  ffmpeg: Ffmpeg, path: string, limits: DetectionLimits, signal?: AbortSignal,
): Promise<{ black: Span[]; silence: Span[] }> {
  const { messages } = await runFfmpeg({
    ffmpeg, signal, messages: 'info',
    arguments: [
      '-skip_loop_filter', 'all', '-skip_frame', 'noref', '-i', fileName(path), '-vf', `scale=160:-2:flags=fast_bilinear,blackdetect=d=${limits.blackSeconds}:pix_th=0.06:pic_th=0.985`,
      '-af', `aformat=sample_rates=48000:channel_layouts=stereo,silencedetect=n=${limits.silenceDecibels}dB:d=${limits.silenceSeconds}`,
      '-f', 'null', '-',
    ],
  });
  const black = [...messages.matchAll(/black_start:([\d.]+) black_end:([\d.]+)/g)].map((match) => ({
    startSeconds: Number(match[1]),
    endSeconds: Number(match[2]),
  }));
  const starts = [...messages.matchAll(/silence_start: (-?[\d.]+)/g)].map((match) => Math.max(0, Number(match[1])));
  const ends = [...messages.matchAll(/silence_end: ([\d.]+)/g)].map((match) => Number(match[1]));
  const silence = starts.map((startSeconds, index) => ({ startSeconds, endSeconds: ends[index] ?? Number.POSITIVE_INFINITY }));
  return { black, silence };
}
