import { checkPictureFormat, pictureEncoderOptions, type PictureFormat, type Quality } from './film-encoding.ts';
import { markFilter, markInput, type FilmMark } from './film-mark.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { fileName, runFfmpeg } from './run-ffmpeg.ts';

/** Some frames of a clip. */
export interface ClipPart {
  path: string;
  fromFrame: number;
}

export interface Dissolve {
  ffmpeg: Ffmpeg;
  format: PictureFormat;
  quality?: Quality;
  /** Without it the picture rises from black. */
  before?: ClipPart;
  /** Without it the picture sinks into black. */
  after?: ClipPart;
  frames: number;
  /** Laid over the picture; where it rises from black or sinks into it, the mark does too. */
  mark?: FilmMark | undefined;
  path: string;
  signal?: AbortSignal | undefined;
}

/**
 * Makes the frames in which one clip turns into another (or black into a clip, or a clip into black), encoded so that
 * they join by copying. The mix moves evenly: frame k of n holds (k + 1) / (n + 1) of what comes. Throws MEDIA_FAILED.
 */
export async function dissolveClips(work: Dissolve): Promise<void> {
  checkPictureFormat(work.format);
  const { before, after, frames } = work;
  const inputs = [before, after].filter((part) => part !== undefined);
  if (inputs.length === 0 || frames < 1) throw new RangeError('a dissolve needs a clip and at least one frame');
  await runFfmpeg({
    ffmpeg: work.ffmpeg,
    signal: work.signal,
    arguments: [
      ...inputs.flatMap((part) => seekOptions(part, work.format.framesPerSecond, frames)),
      ...(work.mark ? markInput(work.mark) : []),
      '-filter_complex',
      before && after
        ? mixFilter(frames, work.format, work.mark)
        : fadeFilter(frames, work.format, after !== undefined, work.mark),
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
 * Input options for some frames: from half a frame early, since earlier ones are dropped, to one too many. One thread
 * starts quicker.
 */
export function seekOptions(part: ClipPart, framesPerSecond: number, frames: number): string[] {
  const seek = part.fromFrame > 0 ? ['-ss', ((part.fromFrame - 0.5) / framesPerSecond).toFixed(6)] : [];
  return ['-threads', '1', ...seek, '-t', ((frames + 1) / framesPerSecond).toFixed(6), '-i', fileName(part.path)];
}

/** Puts the frames of an input on an even clock that begins at zero. */
export function countedFrames(frames: number, format: PictureFormat): string {
  const size = `scale=${format.width}:${format.height},setsar=1,format=yuv420p`;
  return `trim=end_frame=${frames},${evenClock(format)},${size},settb=AVTB`;
}

/** Without the rate at the end of a chain the encoder would take 25 frames a second. */
function evenClock(format: PictureFormat): string {
  return `settb=1/${format.framesPerSecond},setpts=N,fps=${format.framesPerSecond}`;
}

function mixFilter(frames: number, format: PictureFormat, mark: FilmMark | undefined): string {
  // One more frame in front on both sides, dropped afterwards, so that neither the first nor the last frame is unmixed.
  const side = `${countedFrames(frames, format)},tpad=start=1:start_mode=clone`;
  const duration = ((frames + 1) / format.framesPerSecond).toFixed(6);
  return [
    `[0:v]${side}[before]`,
    `[1:v]${side}[after]`,
    `[before][after]xfade=transition=fade:duration=${duration}:offset=0,trim=start_frame=1:end_frame=${frames + 1},${evenClock(format)}[${mark ? 'plain' : 'out'}]`,
    ...(mark ? [markFilter(mark, 'plain', 2, 'out')] : []),
  ].join(';');
}

function fadeFilter(frames: number, format: PictureFormat, rises: boolean, mark: FilmMark | undefined): string {
  const fade = `fade=type=${rises ? 'in' : 'out'}:start_frame=0:nb_frames=${frames}[out]`;
  const counted = `[0:v]${countedFrames(frames, format)}`;
  return mark ? `${counted}[plain];${markFilter(mark, 'plain', 1, 'marked')};[marked]${fade}` : `${counted},${fade}`;
}
