import { rename, rm } from 'node:fs/promises';
import {
  checkPictureFormat,
  keyframeOptions,
  pictureEncoderOptions,
  type PictureFormat,
  type Quality,
} from './film-encoding.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { readMp4Layout } from './read-mp4-layout.ts';
import { fileName, runFfmpeg, STRANGER_INPUT_OPTIONS } from './run-ffmpeg.ts';

export interface ClipConform {
  ffmpeg: Ffmpeg;
  /** A clip from elsewhere, alone in its folder. */
  sourcePath: string;
  path: string;
  format: PictureFormat;
  quality?: Quality;
  /** Exact length wanted: a longer source is cut, a shorter one holds its last picture. */
  frames?: number;
  keyframes?: readonly number[];
  /** Seconds of the source that are read at most. */
  limitSeconds?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Encodes a clip that somebody else made to the film's picture format: scaled to cover the frame, cropped to its
 * middle. Gives its length in frames. Throws MEDIA_FAILED when the file is no clip that is allowed here.
 */
export async function conformClip(work: ClipConform): Promise<{ frames: number }> {
  checkPictureFormat(work.format);
  const { width, height, framesPerSecond } = work.format;
  const hold = work.frames === undefined ? '' : `,tpad=stop_mode=clone:stop=${work.frames},fps=${framesPerSecond}`;
  const part = `${work.path}.${process.pid}.part.mp4`;
  try {
    await runFfmpeg({
      ffmpeg: work.ffmpeg,
      signal: work.signal,
      arguments: [
        ...STRANGER_INPUT_OPTIONS,
        '-t',
        String(work.limitSeconds ?? 120),
        '-i',
        fileName(work.sourcePath),
        '-map',
        '0:v:0',
        '-vf',
        `fps=${framesPerSecond},scale=${width}:${height}:force_original_aspect_ratio=increase:out_color_matrix=bt709:out_range=tv,` +
          `crop=${width}:${height},setsar=1,format=yuv420p${hold}`,
        ...(work.frames === undefined ? [] : ['-frames:v', String(work.frames)]),
        ...keyframeOptions(work.keyframes ?? []),
        ...pictureEncoderOptions(work.format, work.quality),
        fileName(part),
      ],
    });
    const frames = (await readMp4Layout(part)).tracks[0]?.samples ?? 0;
    await rename(part, work.path);
    return { frames };
  } finally {
    await rm(part, { force: true });
  }
}
