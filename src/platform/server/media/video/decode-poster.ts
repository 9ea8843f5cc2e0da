import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';

const LIMIT_SECONDS = 20;

/** Decodes the first frame of a stored clip, as a PNG of its size. Throws MEDIA_FAILED. */
export async function decodePoster(ffmpeg: Ffmpeg, path: string): Promise<Buffer> {
  const { output } = await runFfmpeg({
    ffmpeg,
    noProgressSeconds: LIMIT_SECONDS,
    arguments: ['-i', fileName(path), '-map', '0:v:0', '-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
  });
  return output;
}
