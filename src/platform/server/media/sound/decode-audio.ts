import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg, STRANGER_INPUT_OPTIONS } from '../ffmpeg/run-ffmpeg.ts';
import { FENCED_MEMORY_BYTES } from '../run-fenced.ts';
import { FILM_SAMPLE_RATE } from './film-sample-rate.ts';

const LIMITS = { memoryBytes: FENCED_MEMORY_BYTES, cpuSeconds: 600, fileBytes: 0 };

/**
 * Decodes the first sound track of a file to mono or stereo, of 48 kHz unless another rate is asked for, samples from
 * -1 to 1. Mono of equal channels is as loud as each of them. Throws MEDIA_FAILED.
 */
export async function decodeAudio(
  ffmpeg: Ffmpeg,
  path: string,
  channelCount: 1 | 2,
  options: { limitSeconds?: number; sampleRate?: number; signal?: AbortSignal } = {},
): Promise<Float32Array[]> {
  const { output } = await runFfmpeg({
    ffmpeg,
    signal: options.signal,
    limits: LIMITS,
    arguments: [
      ...STRANGER_INPUT_OPTIONS,
      '-t',
      String(options.limitSeconds ?? 1_200),
      '-i',
      fileName(path),
      '-map',
      '0:a:0',
      '-af',
      // Without the limit, equal channels would be summed to 3 dB more than each of them.
      `aresample=${options.sampleRate ?? FILM_SAMPLE_RATE}:rematrix_maxval=1,aformat=channel_layouts=${channelCount === 1 ? 'mono' : 'stereo'}`,
      '-f',
      'f32le',
      'pipe:1',
    ],
  });
  const mixed = new Float32Array(
    output.buffer.slice(output.byteOffset, output.byteOffset + output.length - (output.length % (4 * channelCount))),
  );
  return Array.from({ length: channelCount }, (_, channel) => {
    const samples = new Float32Array(mixed.length / channelCount);
    for (let index = 0; index < samples.length; index++) {
      samples[index] = mixed[index * channelCount + channel] ?? 0;
    }
    return samples;
  });
}
