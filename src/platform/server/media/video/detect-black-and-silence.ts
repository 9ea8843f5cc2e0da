import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';

/** A part of a film, from its start. */
export interface Span {
  startSeconds: number;
  endSeconds: number;
}

/** What counts as silence. */
export interface SilenceLimits {
  /** Minimum duration of silence to report. */
  seconds: number;
  /** Silence threshold, dBFS. */
  decibels: number;
}

/**
 * Finds black intervals of a minimum duration. Checks key frames first, since decoding all frames is slow: black that
 * begins and ends between two of them (two seconds in our files) is missed. Throws MEDIA_FAILED.
 */
export async function detectBlack(
  ffmpeg: Ffmpeg,
  path: string,
  leastSeconds: number,
  signal?: AbortSignal,
): Promise<Span[]> {
  const search = { ffmpeg, path, leastSeconds, signal };
  const suspected = await findBlack(search, 'nokey');
  return suspected.length === 0 ? [] : findBlack(search, 'noref');
}

interface BlackSearch {
  ffmpeg: Ffmpeg;
  path: string;
  leastSeconds: number;
  signal: AbortSignal | undefined;
}

async function findBlack(
  { ffmpeg, path, leastSeconds, signal }: BlackSearch,
  skipped: 'nokey' | 'noref',
): Promise<Span[]> {
  const { messages } = await runFfmpeg({
    ffmpeg,
    signal,
    messages: 'info',
    arguments: [
      '-skip_loop_filter',
      'all',
      '-skip_frame',
      skipped,
      '-i',
      fileName(path),
      '-map',
      '0:v:0',
      '-fps_mode',
      'passthrough',
      '-vf',
      `scale=160:-2:flags=fast_bilinear,blackdetect=d=${leastSeconds}:pix_th=0.06:pic_th=0.985`,
      '-f',
      'null',
      '-',
    ],
  });
  return [...messages.matchAll(/black_start:([\d.]+) black_end:([\d.]+)/g)].map((match) => ({
    startSeconds: Number(match[1]),
    endSeconds: Number(match[2]),
  }));
}

/** Finds the silent intervals of a file. Throws MEDIA_FAILED. */
export async function detectSilence(
  ffmpeg: Ffmpeg,
  path: string,
  limits: SilenceLimits,
  signal?: AbortSignal,
): Promise<Span[]> {
  const { messages } = await runFfmpeg({
    ffmpeg,
    signal,
    messages: 'info',
    arguments: [
      '-i',
      fileName(path),
      '-map',
      '0:a:0',
      '-af',
      `aformat=sample_rates=48000:channel_layouts=stereo,silencedetect=n=${limits.decibels}dB:d=${limits.seconds}`,
      '-f',
      'null',
      '-',
    ],
  });
  const starts = [...messages.matchAll(/silence_start: (-?[\d.]+)/g)].map((match) => Math.max(0, Number(match[1])));
  const ends = [...messages.matchAll(/silence_end: ([\d.]+)/g)].map((match) => Number(match[1]));
  return starts.map((startSeconds, index) => ({ startSeconds, endSeconds: ends[index] ?? Number.POSITIVE_INFINITY }));
}
