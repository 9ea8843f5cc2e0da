/** The picture format of a film, identical in all files that are joined by copying. */
export interface PictureFormat {
  /** Even number of pixels. */
  width: number;
  /** Even number of pixels. */
  height: number;
  framesPerSecond: number;
}

/** Part of the keys of stored segments: raise it when a change of the options below changes the output. */
export const ENCODING_VERSION = 2;

/** Time base ticks per frame; a whole number, so that joined files have no gap or overlap. */
const TICKS_PER_FRAME = 512;

/** Constant rate factors of x264: smaller is better and larger. Two higher than with lookahead, for the same fidelity. */
const QUALITY_FACTORS = { draft: 28, film: 22, master: 18 } as const;
/** Fidelity of an encode: `draft` is the smallest, `master` the best. */
export type Quality = keyof typeof QUALITY_FACTORS;

/**
 * Output options for H.264 High in yuv420p with closed GOPs. `stitchable` keeps the headers independent of the content,
 * and one thread keeps the bytes independent of the number of processors.
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
    // Lookahead doubles the encoding time, and drawn pictures gain little by it.
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
  if (wanted.length === 0) {
    return [];
  }
  return ['-force_key_frames', `expr:${wanted.map((frame) => `eq(n,${frame})`).join('+')}`];
}

/** Filter from screen RGB to the film's colour space (BT.709); ffmpeg would default to BT.601. */
export const RGB_TO_FILM_FILTER = 'scale=in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p';

/** Throws RangeError for sizes and rates that the format does not support. */
export function checkPictureFormat(format: PictureFormat): void {
  for (const side of [format.width, format.height]) {
    if (!Number.isInteger(side) || side < 16 || side > 8192 || side % 2 !== 0) {
      throw new RangeError(`not an even picture size: ${side}`);
    }
  }
  if (!Number.isInteger(format.framesPerSecond) || format.framesPerSecond < 1 || format.framesPerSecond > 120) {
    throw new RangeError(`not a whole frame rate: ${format.framesPerSecond}`);
  }
}
