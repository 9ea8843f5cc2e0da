/** The picture format of a film: every file that shall join by copying has the same. */
export interface PictureFormat {
  /** Even number of pixels. */
  width: number;
  /** Even number of pixels. */
  height: number;
  framesPerSecond: number;
}

/** Goes into the keys of stored segments: raise it when the options below change what is written. */
export const ENCODING_VERSION = 2;

/** Ticks of the clock per frame in our files; a whole number, so that joined files have no gap and no overlap. */
const TICKS_PER_FRAME = 512;

/**
 * Constant rate factors of x264: smaller is better and larger. Two more than with a look ahead give the same likeness
 * to the source.
 */
const QUALITY_FACTORS = { draft: 28, film: 22, master: 18 } as const;
export type Quality = keyof typeof QUALITY_FACTORS;

/**
 * Output options that make H.264 High in yuv420p with closed groups of pictures. `stitchable` keeps the headers equal
 * whatever the content, and one thread keeps the bytes equal on machines with other numbers of processors.
 */
export function pictureEncoderOptions(format: PictureFormat, quality: Quality = 'film', threads = 1): string[] {
  return [
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-preset',
    'superfast',
    '-crf',
    String(QUALITY_FACTORS[quality]),
    '-threads',
    String(threads),
    '-pix_fmt',
    'yuv420p',
    '-g',
    String(format.framesPerSecond * 2),
    '-forced-idr',
    '1',
    '-flags',
    '+cgop',
    '-sc_threshold',
    '0',
    // Looking ahead takes as long as all the rest, and drawn pictures gain little by it.
    '-x264-params',
    'stitchable=1:open-gop=0:b-adapt=0:rc-lookahead=0',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-colorspace',
    'bt709',
    '-color_range',
    'tv',
    '-an',
    '-sn',
    '-dn',
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact+cgop',
    ...containerOptions(format),
  ];
}

/** Options of the MP4 container alone, for encoding and for copying. */
export function containerOptions(format: Pick<PictureFormat, 'framesPerSecond'>): string[] {
  const clock = String(format.framesPerSecond * TICKS_PER_FRAME);
  return ['-video_track_timescale', clock, '-movie_timescale', clock, '-movflags', '+faststart', '-f', 'mp4'];
}

/** Forces key frames at these frame numbers (0-based), where the clip will be split. */
export function keyframeOptions(frames: readonly number[]): string[] {
  const wanted = [...new Set(frames)].filter((frame) => frame > 0).sort((first, second) => first - second);
  if (wanted.length === 0) return [];
  return ['-force_key_frames', `expr:${wanted.map((frame) => `eq(n,${frame})`).join('+')}`];
}

/** Filter that turns RGB of the screen into the film's colours; without it the older television matrix would be used. */
export const RGB_TO_FILM_FILTER = 'scale=in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p';

/** Throws RangeError for sizes and rates that the format cannot hold. */
export function checkPictureFormat(format: PictureFormat): void {
  for (const side of [format.width, format.height]) {
    if (!Number.isInteger(side) || side < 16 || side > 8192 || side % 2 !== 0)
      throw new RangeError(`not an even picture size: ${side}`);
  }
  if (!Number.isInteger(format.framesPerSecond) || format.framesPerSecond < 1 || format.framesPerSecond > 120) {
    throw new RangeError(`not a whole frame rate: ${format.framesPerSecond}`);
  }
}
