/** What is known of a clip before it is made larger. */
export interface SmallClip {
  durationSeconds: number;
  /** In pixels; null where nobody knows. */
  width: number | null;
  height: number | null;
  framesPerSecond: number | null;
}

/** Seconds for each megapixel of the original's frames on two cores; the network works as long for both factors. */
const SECONDS_PER_MEGAPIXEL = 14;
/** For the files, the process and the model. */
const SECONDS_AT_LEAST = 4;
const USUAL_RATE = 30;
const MOST_RATE = 60;

/** Length of a clip in tenths of a second: what its sound goes on for after the last picture is not counted. */
export function clipLength({ durationSeconds }: Pick<SmallClip, 'durationSeconds'>): number {
  return Math.floor(durationSeconds * 10) / 10;
}

/** Frames per second of a larger clip by the draft engine, which makes whole numbers of them. */
export function enlargedRate(framesPerSecond: number | null | undefined): number {
  return Math.min(MOST_RATE, Math.max(1, Math.round(framesPerSecond ?? USUAL_RATE)));
}

/** About how many seconds the draft engine takes to make a clip larger. */
export function largerClipSeconds(clip: SmallClip): number {
  const frames = clip.durationSeconds * enlargedRate(clip.framesPerSecond);
  const megapixels = ((clip.width ?? 0) * (clip.height ?? 0)) / 1e6;
  return SECONDS_AT_LEAST + frames * megapixels * SECONDS_PER_MEGAPIXEL;
}
