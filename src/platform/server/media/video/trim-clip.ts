import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { countedFrames, seekOptions } from './dissolve-clips.ts';
import { keyframeOptions, pictureEncoderOptions, type PictureFormat, type Quality } from './film-encoding.ts';
import { markFilter, markInput, type FilmMark } from './film-mark.ts';

/** Which frames of a clip are encoded anew; the first frame is 0. */
export interface ClipTrim {
  ffmpeg: Ffmpeg;
  format: PictureFormat;
  quality?: Quality;
  clipPath: string;
  fromFrame: number;
  frames: number;
  keyframes?: readonly number[];
  /** Overlaid on the picture. */
  mark?: FilmMark | undefined;
  path: string;
  signal?: AbortSignal | undefined;
}

/** Re-encodes a range of frames, for clips without key frames at the splitting points. Throws MEDIA_FAILED. */
export async function trimClip(work: ClipTrim): Promise<void> {
  await runFfmpeg({
    ffmpeg: work.ffmpeg,
    signal: work.signal,
    arguments: [
      ...seekOptions({ path: work.clipPath, fromFrame: work.fromFrame }, work.format.framesPerSecond, work.frames),
      ...(work.mark ? markInput(work.mark) : []),
      ...(work.mark
        ? [
            '-filter_complex',
            `[0:v]${countedFrames(work.frames, work.format)}[plain];${markFilter(work.mark, 'plain', 1, 'out')}`,
            '-map',
            '[out]',
          ]
        : ['-map', '0:v:0', '-vf', countedFrames(work.frames, work.format)]),
      '-frames:v',
      String(work.frames),
      ...keyframeOptions(work.keyframes ?? []),
      ...pictureEncoderOptions(work.format, work.quality),
      fileName(work.path),
    ],
  });
}
