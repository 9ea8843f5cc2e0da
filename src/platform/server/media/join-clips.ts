import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { containerOptions } from './film-encoding.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { fileName, runFfmpeg } from './run-ffmpeg.ts';
import { withScratchFolder } from './scratch-folder.ts';

export interface ClipJoin {
  ffmpeg: Ffmpeg;
  /** Clips of one picture format, in order; one may come several times. */
  clips: readonly string[];
  framesPerSecond: number;
  path: string;
  signal?: AbortSignal | undefined;
}

/** Writes the list from which the clips are read as one, and gives the input options for it. */
export async function writeClipList(clips: readonly string[], folder: string): Promise<string[]> {
  if (clips.length === 0) throw new RangeError('a film needs at least one clip');
  const lines = clips.map((clip) => `file '${fileName(resolve(clip)).replaceAll("'", String.raw`'\''`)}'`);
  const list = join(folder, 'clips.txt');
  await writeFile(list, ['ffconcat version 1.0', ...lines, ''].join('\n'));
  return ['-protocol_whitelist', 'file', '-f', 'concat', '-safe', '0', '-i', fileName(list)];
}

/** Joins clips without decoding them. Their frames follow each other exactly. Throws MEDIA_FAILED. */
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
