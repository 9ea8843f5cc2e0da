import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg, STRANGER_INPUT_OPTIONS } from '../ffmpeg/run-ffmpeg.ts';
import { FENCED_MEMORY_BYTES } from '../run-fenced.ts';

const LIMITS = { memoryBytes: FENCED_MEMORY_BYTES, cpuSeconds: 600, fileBytes: 0 };
/** From this score on a frame begins another shot: 0 the same picture to 1 another one. */
const CUT_SCORE = 0.25;
/** Two cuts that are nearer than this are a flash. */
const LEAST_SHOT_SECONDS = 0.3;
const MOST_CUTS = 200;

/**
 * Finds where other shots begin in a clip, in seconds; dissolves and fades are not found. Throws MEDIA_FAILED, or the
 * signal's reason.
 */
export async function findCuts(ffmpeg: Ffmpeg, path: string, signal?: AbortSignal): Promise<number[]> {
  const { messages } = await runFfmpeg({
    ffmpeg,
    signal,
    messages: 'info',
    limits: LIMITS,
    arguments: [
      ...STRANGER_INPUT_OPTIONS,
      '-skip_loop_filter',
      'all',
      '-i',
      fileName(path),
      '-map',
      '0:v:0',
      '-an',
      '-vf',
      `scale=160:-2:flags=fast_bilinear,select='gt(scene,${CUT_SCORE})',showinfo=checksum=0`,
      '-fps_mode',
      'passthrough',
      '-f',
      'null',
      '-',
    ],
  });
  const cuts: number[] = [];
  for (const [, time] of messages.matchAll(/\bpts_time:\s*([\d.]+)/g)) {
    const seconds = Number(time);
    if (seconds >= LEAST_SHOT_SECONDS && seconds - (cuts.at(-1) ?? 0) >= LEAST_SHOT_SECONDS) {
      cuts.push(Math.round(seconds * 1000) / 1000);
    }
  }
  return cuts.slice(0, MOST_CUTS);
}
