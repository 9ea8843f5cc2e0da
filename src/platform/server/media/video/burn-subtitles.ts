import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { withScratchFolder } from '../../storage/scratch-folder.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg, fileName } from '../ffmpeg/run-ffmpeg.ts';
import { pictureEncoderOptions, type PictureFormat, type Quality } from './film-encoding.ts';
import { writeClipList } from './join-clips.ts';

/** The clips, their subtitles, and the file to write. */
export interface SubtitleBurn {
  ffmpeg: Ffmpeg;
  /** Clips, joined in the same run. */
  clips: readonly string[];
  /** The subtitles as ASS. */
  ass: string;
  format: PictureFormat;
  quality?: Quality;
  /** From `writeFontsConf`. */
  fontsConfPath: string;
  path: string;
  signal?: AbortSignal | undefined;
}

/** Burns subtitles into the picture; everything is re-encoded. Throws MEDIA_FAILED. */
export async function burnSubtitles(work: SubtitleBurn): Promise<void> {
  await withScratchFolder(dirname(work.path), async (folder) => {
    await writeFile(join(folder, 'subtitles.ass'), work.ass);
    await runFfmpeg({
      ffmpeg: work.ffmpeg,
      signal: work.signal,
      folder,
      fontsConfPath: work.fontsConfPath,
      arguments: [
        ...(await writeClipList(
          work.clips.map((clip) => resolve(clip)),
          folder,
        )),
        '-map',
        '0:v:0',
        '-vf',
        'ass=filename=subtitles.ass,format=yuv420p',
        ...pictureEncoderOptions(work.format, work.quality, Math.min(8, availableParallelism())),
        fileName(resolve(work.path)),
      ],
    });
  });
}
