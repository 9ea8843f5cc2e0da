import { availableParallelism } from 'node:os';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';

/** A finished film of ours, the size of the larger one, and the file to write. */
export interface FilmUpscale {
  ffmpeg: Ffmpeg;
  sourcePath: string;
  /** Even numbers of pixels. */
  width: number;
  height: number;
  path: string;
  /** Told of the seconds that are done. */
  onSeconds?: (seconds: number) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Makes the picture of a film larger by Lanczos resampling; sound and subtitles are copied. It adds no detail that is
 * not there. Throws MEDIA_FAILED, or the signal's reason.
 */
export async function upscaleFilm(work: FilmUpscale): Promise<void> {
  await runFfmpeg({
    ffmpeg: work.ffmpeg,
    signal: work.signal,
    ...(work.onSeconds ? { onSeconds: work.onSeconds } : {}),
    arguments: [
      '-i',
      fileName(work.sourcePath),
      '-map',
      '0:V:0',
      '-map',
      '0:a:0?',
      '-map',
      '0:s:0?',
      '-vf',
      `scale=${work.width}:${work.height}:flags=lanczos,setsar=1,format=yuv420p`,
      '-c:v',
      'libx264',
      '-profile:v',
      'high',
      '-preset',
      'superfast',
      '-crf',
      '20',
      '-threads',
      String(Math.min(8, availableParallelism())),
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-colorspace',
      'bt709',
      '-c:a',
      'copy',
      '-c:s',
      'copy',
      '-fflags',
      '+bitexact',
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
      fileName(work.path),
    ],
  });
}
