import { open, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { AppError } from '#src/shared/errors/app-error.ts';
import { withScratchFolder } from '../../storage/scratch-folder.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { containerOptions } from './film-encoding.ts';

/** Clips that are joined by copying, and the file to write. */
export interface ClipJoin {
  ffmpeg: Ffmpeg;
  /** Clips of one picture format, in order; a clip may be repeated. */
  clips: readonly string[];
  framesPerSecond: number;
  path: string;
  signal?: AbortSignal | undefined;
}

/**
 * Writes a concat list of clips and returns the input options for it. The clips are our own encodes, which is the only
 * reason why absolute paths are allowed. Throws MEDIA_FAILED for a clip that is not an MP4 file, which is never opened
 * by ffmpeg, and RangeError for a path with a line break, which the list cannot express.
 */
export async function writeClipList(clips: readonly string[], folder: string): Promise<string[]> {
  if (clips.length === 0) {
    throw new RangeError('a film needs at least one clip');
  }
  const broken = clips.find((clip) => /[\n\r\0]/.test(clip));
  if (broken !== undefined) {
    throw new RangeError(`a path with a line break: ${JSON.stringify(broken)}`);
  }
  await Promise.all([...new Set(clips)].map(checkIsMp4));
  const lines = clips.map((clip) => `file '${fileName(resolve(clip)).replaceAll("'", String.raw`'\''`)}'`);
  const list = join(folder, 'clips.txt');
  await writeFile(list, ['ffconcat version 1.0', ...lines, ''].join('\n'));
  return [
    '-protocol_whitelist',
    'file',
    '-format_whitelist',
    'concat,mov',
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    fileName(list),
  ];
}

/** A concat list may name further lists; ours never does. */
async function checkIsMp4(path: string): Promise<void> {
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'a clip is missing' }, cause });
  });
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    if (buffer.toString('latin1', 4) !== 'ftyp') {
      throw new AppError('MEDIA_FAILED', { details: { reason: 'a clip is no MP4' } });
    }
  } finally {
    await file.close();
  }
}

/** Joins clips without decoding them, without gaps. Throws MEDIA_FAILED. */
export async function joinClips(work: ClipJoin): Promise<void> {
  await withScratchFolder(dirname(work.path), async (folder) => {
    await runFfmpeg({
      ffmpeg: work.ffmpeg,
      signal: work.signal,
      arguments: [
        ...(await writeClipList(work.clips, folder)),
        '-map',
        '0:v:0',
        '-c',
        'copy',
        '-map_metadata',
        '-1',
        '-fflags',
        '+bitexact',
        ...containerOptions(work),
        fileName(work.path),
      ],
    });
  });
}
