import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg, STRANGER_INPUT_OPTIONS } from '../ffmpeg/run-ffmpeg.ts';
import { FENCED_MEMORY_BYTES } from '../run-fenced.ts';
import { FILM_SAMPLE_RATE } from './film-sample-rate.ts';

/** The sound of a clip, how it is to run, and the WAV file to write. */
export interface SoundRetiming {
  ffmpeg: Ffmpeg;
  clip: string;
  path: string;
  /** The part of the clip that is heard, in seconds. */
  from: number;
  to: number;
  isReversed: boolean;
  /** How many times faster; the pitch stays. */
  factor: number;
  /** 1: as loud as it is. */
  volume: number;
  /** Of the result; what is missing is silent. */
  durationSeconds: number;
  fadeInSeconds: number;
  fadeOutSeconds: number;
  signal?: AbortSignal | undefined;
}

const LIMITS = { memoryBytes: FENCED_MEMORY_BYTES, cpuSeconds: 120, fileBytes: 2 ** 28 };
/** The filter that keeps the pitch slows down to one half at most. */
const SLOWEST_STEP = 0.5;

/** Cuts, turns round, quickens or slows, and fades the sound of a clip. Throws MEDIA_FAILED. */
export async function retimeSound(work: SoundRetiming): Promise<void> {
  const { from, to, factor, volume, durationSeconds, fadeInSeconds, fadeOutSeconds } = work;
  const filters = [
    `atrim=start=${from}:end=${to}`,
    'asetpts=PTS-STARTPTS',
    ...(work.isReversed ? ['areverse'] : []),
    ...tempoSteps(factor).map((step) => `atempo=${step}`),
    ...(volume === 1 ? [] : [`volume=${volume}`, 'alimiter=level=disabled']),
    ...(fadeInSeconds > 0 ? [`afade=t=in:st=0:d=${fadeInSeconds}`] : []),
    'apad',
    ...(fadeOutSeconds > 0
      ? [`afade=t=out:st=${Math.max(0, durationSeconds - fadeOutSeconds)}:d=${fadeOutSeconds}`]
      : []),
  ];
  await runFfmpeg({
    ffmpeg: work.ffmpeg,
    signal: work.signal,
    limits: LIMITS,
    arguments: [
      ...STRANGER_INPUT_OPTIONS,
      '-i',
      fileName(work.clip),
      '-map',
      '0:a:0',
      '-af',
      filters.join(','),
      '-ar',
      String(FILM_SAMPLE_RATE),
      '-c:a',
      'pcm_s16le',
      '-t',
      String(durationSeconds),
      '-fflags',
      '+bitexact',
      '-f',
      'wav',
      fileName(work.path),
    ],
  });
}

/** A factor as steps that the filter takes one after the other. */
function tempoSteps(factor: number): number[] {
  if (factor === 1) {
    return [];
  }
  return factor < SLOWEST_STEP ? [SLOWEST_STEP, ...tempoSteps(factor / SLOWEST_STEP)] : [factor];
}
