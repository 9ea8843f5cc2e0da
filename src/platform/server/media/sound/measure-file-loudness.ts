import { AppError } from '#src/shared/errors/app-error.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';

/** Loudness by EBU R 128 (ITU-R BS.1770). */
export interface Loudness {
  /** LUFS; null for silence. */
  integratedLufs: number | null;
  /** dBTP; null without any signal. */
  truePeakDecibels: number | null;
}

/**
 * The filter whose messages `readLoudness` parses; the name distinguishes several in one graph. Measuring peaks takes
 * most of its time.
 */
export function loudnessFilter(name: string, measuresPeak = true): string {
  return `ebur128@${name}=${measuresPeak ? 'peak=true:' : ''}framelog=verbose`;
}

/** Parses the summary that the named filter printed at its end. Throws MEDIA_FAILED when it is missing. */
export function readLoudness(messages: string, name: string): Loudness {
  const start = messages.lastIndexOf(`[ebur128@${name} @`);
  const summary = start < 0 ? '' : messages.slice(start);
  const integrated = /I:\s+(-?[\d.]+|-?inf|nan) LUFS/.exec(summary)?.[1];
  const peak = /Peak:\s+(-?[\d.]+|-?inf|nan) dBFS/.exec(summary)?.[1];
  if (integrated === undefined) {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'loudness was not measured' } });
  }
  const lufs = Number(integrated);
  const decibels = Number(peak ?? Number.NaN);
  return {
    // -70 LUFS is the measure's absolute gate.
    integratedLufs: Number.isFinite(lufs) && lufs > -69.9 ? lufs : null,
    truePeakDecibels: Number.isFinite(decibels) ? decibels : null,
  };
}

/** Measures the loudness of a file after decoding. Throws MEDIA_FAILED. */
export async function measureFileLoudness(ffmpeg: Ffmpeg, path: string, signal?: AbortSignal): Promise<Loudness> {
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
      `aformat=sample_rates=48000:channel_layouts=stereo,${loudnessFilter('whole')}`,
      '-f',
      'null',
      '-',
    ],
  });
  return readLoudness(messages, 'whole');
}
