import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { countedFrames, seekOptions } from './dissolve-clips.ts';
import { keyframeOptions, pictureEncoderOptions, type PictureFormat, type Quality } from './film-encoding.ts';
import { markFilter, markInput, type FilmMark } from './film-mark.ts';
import { captionFilter, captionRun, type SegmentCaptions } from './segment-captions.ts';

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
  /** Burned into the picture. */
  captions?: SegmentCaptions | undefined;
  path: string;
  signal?: AbortSignal | undefined;
}

/** Re-encodes a range of frames, for clips without key frames at the splitting points. Throws MEDIA_FAILED. */
export async function trimClip(work: ClipTrim): Promise<void> {
  const picture = `${countedFrames(work.frames, work.format)}${captionFilter(work.captions)}`;
  await runFfmpeg({
    ffmpeg: work.ffmpeg,
    signal: work.signal,
    ...captionRun(work.captions),
    arguments: [
      ...seekOptions({ path: work.clipPath, fromFrame: work.fromFrame }, work.format.framesPerSecond, work.frames),
      ...(work.mark ? markInput(work.mark) : []),
      ...(work.mark
        ? ['-filter_complex', `[0:v]${picture}[plain];${markFilter(work.mark, 'plain', 1, 'out')}`, '-map', '[out]']
        : ['-map', '0:v:0', '-vf', picture]),
      '-frames:v',
      String(work.frames),
      ...keyframeOptions(work.keyframes ?? []),
      ...pictureEncoderOptions(work.format, work.quality),
      fileName(work.path),
    ],
  });
}
