import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';

/** Which frames of which file, and their size in pixels. */
export interface FrameDecode {
  ffmpeg: Ffmpeg;
  path: string;
  /** Frames are scaled to this size. */
  width: number;
  height: number;
  /** Start in seconds; default 0. */
  fromSeconds?: number;
  /** Maximum number of frames; default all. They are held in memory together. */
  count?: number;
  signal?: AbortSignal | undefined;
}

/** Decodes frames of a clip to RGBA, 8 bits, rows from the top. Throws MEDIA_FAILED. */
export async function decodeFrames(work: FrameDecode): Promise<Uint8ClampedArray[]> {
  const { output } = await runFfmpeg({
    ffmpeg: work.ffmpeg,
    signal: work.signal,
    arguments: [
      ...(work.fromSeconds === undefined ? [] : ['-ss', work.fromSeconds.toFixed(6)]),
      '-i',
      fileName(work.path),
      '-map',
      '0:v:0',
      '-fps_mode',
      'passthrough',
      ...(work.count === undefined ? [] : ['-frames:v', String(work.count)]),
      '-vf',
      `scale=${work.width}:${work.height}:in_color_matrix=bt709:out_range=full`,
      '-pix_fmt',
      'rgba',
      '-f',
      'rawvideo',
      'pipe:1',
    ],
  });
  const frameBytes = work.width * work.height * 4;
  const frames: Uint8ClampedArray[] = [];
  for (let start = 0; start + frameBytes <= output.length; start += frameBytes) {
    frames.push(new Uint8ClampedArray(output.buffer, output.byteOffset + start, frameBytes));
  }
  return frames;
}
