/** Seconds for each megapixel of the original, measured on two quiet cores. */
const SECONDS_PER_MEGAPIXEL = {
  photo: { 2: 5.5, 4: 27 },
  drawing: { 2: 5.5, 4: 9 },
} as const;
/** For opening and writing the files, and mostly a loaded model. */
const SECONDS_AT_LEAST = 2;

/** About how many seconds the draft engine takes to make a picture larger. */
export function estimateSeconds(
  { width, height }: { width: number; height: number },
  factor: 2 | 4,
  content: 'photo' | 'drawing',
): number {
  return SECONDS_AT_LEAST + ((width * height) / 1e6) * SECONDS_PER_MEGAPIXEL[content][factor];
}
