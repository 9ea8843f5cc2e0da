import { rename, rm } from 'node:fs/promises';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg, STRANGER_INPUT_OPTIONS } from '../ffmpeg/run-ffmpeg.ts';
import { FENCED_MEMORY_BYTES } from '../run-fenced.ts';
import { containerOptions } from './film-encoding.ts';

/** A clip without a sound, the sound, and the file to write. */
export interface SoundAddition {
  ffmpeg: Ffmpeg;
  clip: string;
  sound: string;
  framesPerSecond: number;
  durationSeconds: number;
  path: string;
  signal?: AbortSignal | undefined;
}

const LIMITS = { memoryBytes: FENCED_MEMORY_BYTES, cpuSeconds: 600, fileBytes: 2 ** 31 };
const BITS_PER_SECOND = '160k';

/** Puts a sound to a clip, whose pictures are copied. Throws MEDIA_FAILED. */
export async function addSound(work: SoundAddition): Promise<void> {
  const part = `${work.path}.${process.pid}.part.mp4`;
  try {
    await runFfmpeg({
      ffmpeg: work.ffmpeg,
      signal: work.signal,
      limits: LIMITS,
      arguments: [
        ...STRANGER_INPUT_OPTIONS,
        '-i',
        fileName(work.clip),
        ...STRANGER_INPUT_OPTIONS,
        '-t',
        String(work.durationSeconds),
        '-i',
        fileName(work.sound),
        '-map',
        '0:v:0',
        '-map',
        '1:a:0',
        '-c:v',
        'copy',
        '-c:a',
        'aac',
        '-b:a',
        BITS_PER_SECOND,
        '-ar',
        '48000',
        '-map_metadata',
        '-1',
        '-map_chapters',
        '-1',
        '-fflags',
        '+bitexact',
        '-flags:a',
        '+bitexact',
        ...containerOptions(work),
        fileName(part),
      ],
    });
    await rename(part, work.path);
  } finally {
    await rm(part, { force: true });
  }
}
