import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { checkPictureFormat, pictureEncoderOptions, type PictureFormat, type Quality } from './film-encoding.ts';
import { markFilter, markInput, type FilmMark } from './film-mark.ts';
import { captionFilter, captionRun, type SegmentCaptions } from './segment-captions.ts';

/** A range of frames of a clip. */
export interface ClipPart {
  path: string;
  fromFrame: number;
}

/** The parts of two clips that are cross-faded over `frames` frames. */
export interface Dissolve {
  ffmpeg: Ffmpeg;
  format: PictureFormat;
  quality?: Quality;
  /** Absent: fade in from black. */
  before?: ClipPart;
  /** Absent: fade out to black. */
  after?: ClipPart;
  frames: number;
  /** Overlaid on the picture; fades in and out with it. */
  mark?: FilmMark | undefined;
  /** Burned into the picture; they do not fade. */
  captions?: SegmentCaptions | undefined;
  path: string;
  signal?: AbortSignal | undefined;
}

/**
 * Renders a dissolve between two clips (or a fade from or to black), encoded so that it joins by copying. The mix is
 * linear: frame k of n holds (k + 1) / (n + 1) of the second clip. Throws MEDIA_FAILED.
 */
export async function dissolveClips(work: Dissolve): Promise<void> {
  checkPictureFormat(work.format);
  const { before, after, frames } = work;
  const inputs = [before, after].filter((part) => part !== undefined);
  if (inputs.length === 0 || frames < 1) {
    throw new RangeError('a dissolve needs a clip and at least one frame');
  }
  await runFfmpeg({
    ffmpeg: work.ffmpeg,
    signal: work.signal,
    ...captionRun(work.captions),
    arguments: [
      ...inputs.flatMap((part) => seekOptions(part, work.format.framesPerSecond, frames)),
      ...(work.mark ? markInput(work.mark) : []),
      '-filter_complex',
      before && after ? mixFilter(work) : fadeFilter(work),
      '-map',
      '[out]',
      '-frames:v',
      String(frames),
      ...pictureEncoderOptions(work.format, work.quality),
      fileName(work.path),
    ],
  });
}

/**
 * Input options for a range of frames: seeks to half a frame early, since earlier frames are dropped, and reads one
 * extra. One thread starts faster.
 */
export function seekOptions(part: ClipPart, framesPerSecond: number, frames: number): string[] {
  const seek = part.fromFrame > 0 ? ['-ss', ((part.fromFrame - 0.5) / framesPerSecond).toFixed(6)] : [];
  return ['-threads', '1', ...seek, '-t', ((frames + 1) / framesPerSecond).toFixed(6), '-i', fileName(part.path)];
}

/** Renumbers the frames of an input to a constant rate that starts at zero; it fills the frame, whatever its size. */
export function countedFrames(frames: number, format: PictureFormat): string {
  const { width, height } = format;
  const size = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},setsar=1,format=yuv420p`;
  return `trim=end_frame=${frames},${evenClock(format)},${size},settb=AVTB`;
}

/** Without an explicit rate at the end of a chain the encoder would assume 25 frames a second. */
function evenClock(format: PictureFormat): string {
  return `settb=1/${format.framesPerSecond},setpts=N,fps=${format.framesPerSecond}`;
}

function mixFilter({ frames, format, mark, captions }: Dissolve): string {
  // One extra frame at the start of both sides, dropped afterwards, so that neither the first nor the last frame is
  // unmixed.
  const side = `${countedFrames(frames, format)},tpad=start=1:start_mode=clone`;
  const duration = ((frames + 1) / format.framesPerSecond).toFixed(6);
  return [
    `[0:v]${side}[before]`,
    `[1:v]${side}[after]`,
    `[before][after]xfade=transition=fade:duration=${duration}:offset=0,trim=start_frame=1:end_frame=${frames + 1},${evenClock(format)}${captionFilter(captions)}[${mark ? 'plain' : 'out'}]`,
    ...(mark ? [markFilter(mark, 'plain', 2, 'out')] : []),
  ].join(';');
}

function fadeFilter({ frames, format, after, mark, captions }: Dissolve): string {
  const fade = `fade=type=${after ? 'in' : 'out'}:start_frame=0:nb_frames=${frames}${captionFilter(captions)}[out]`;
  const counted = `[0:v]${countedFrames(frames, format)}`;
  return mark ? `${counted}[plain];${markFilter(mark, 'plain', 1, 'marked')};[marked]${fade}` : `${counted},${fade}`;
}
