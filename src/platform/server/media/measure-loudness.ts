import { AppError } from '#src/shared/errors/app-error.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { fileName, runFfmpeg } from './run-ffmpeg.ts';

/** Loudness by EBU R 128 (ITU-R BS.1770). */
export interface Loudness {
  /** LUFS; null when there is nothing to hear. */
  integratedLufs: number | null;
  /** dBTP; null when there is nothing at all. */
  truePeakDecibels: number | null;
}

/**
 * The filter whose messages `readLoudness` understands; a name tells several of them apart. Peaks take most of its
 * time.
 */
export function loudnessFilter(name: string, measuresPeak = true): string {
  return `ebur128@${name}=${measuresPeak ? 'peak=true:' : ''}framelog=verbose`;
}

/** Reads the summary that the named filter printed when it ended. Throws MEDIA_FAILED when there is none. */
export function readLoudness(messages: string, name: string): Loudness {
  const start = messages.lastIndexOf(`[ebur128@${name} @`);
  const summary = start < 0 ? '' : messages.slice(start);
  const integrated = /I:\s+(-?[\d.]+|-?inf|nan) LUFS/.exec(summary)?.[1];
  const peak = /Peak:\s+(-?[\d.]+|-?inf|nan) dBFS/.exec(summary)?.[1];
  if (integrated === undefined)
    throw new AppError('MEDIA_FAILED', { details: { reason: 'loudness was not measured' } });
  const lufs = Number(integrated);
  const decibels = Number(peak ?? Number.NaN);
  return {
    // -70 is where the measure's gate closes.
    integratedLufs: Number.isFinite(lufs) && lufs > -69.9 ? lufs : null,
    truePeakDecibels: Number.isFinite(decibels) ? decibels : null,
  };
}

/** Measures the sound of a file as it is heard after decoding. Throws MEDIA_FAILED. */
export async function measureLoudness(ffmpeg: Ffmpeg, path: string, signal?: AbortSignal): Promise<Loudness> {
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
