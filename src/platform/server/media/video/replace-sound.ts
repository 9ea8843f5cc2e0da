import { rename, rm } from 'node:fs/promises';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg, STRANGER_INPUT_OPTIONS } from '../ffmpeg/run-ffmpeg.ts';
import { FENCED_MEMORY_BYTES } from '../run-fenced.ts';

const LIMITS = { memoryBytes: FENCED_MEMORY_BYTES, cpuSeconds: 600, fileBytes: 2 ** 31 };

/** Gives a clip another sound, AAC in MP4: nothing is encoded, the pictures stay what they are. Throws MEDIA_FAILED. */
export async function replaceSound({
  ffmpeg,
  clip,
  sound,
  path,
  signal,
}: {
  ffmpeg: Ffmpeg;
  clip: string;
  sound: string;
  path: string;
  signal?: AbortSignal | undefined;
}): Promise<void> {
  const part = `${path}.${process.pid}.part.mp4`;
  try {
    await runFfmpeg({
      ffmpeg,
      signal,
      limits: LIMITS,
      arguments: [
        ...STRANGER_INPUT_OPTIONS,
        '-i',
        fileName(clip),
        ...STRANGER_INPUT_OPTIONS,
        '-i',
        fileName(sound),
        '-map',
        '0:v:0',
        '-map',
        '1:a:0',
        '-c',
        'copy',
        '-map_metadata',
        '-1',
        '-map_chapters',
        '-1',
        '-fflags',
        '+bitexact',
        '-movflags',
        '+faststart',
        '-f',
        'mp4',
        fileName(part),
      ],
    });
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}
