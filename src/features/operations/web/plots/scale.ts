/**
 * Round numbers for an axis that contains these values: about `about` steps of 1, 2 or 5 times a power of ten, the
 * first at or below `low` and the last at or above `high`. `low` is at most 0 and `high` at least 0.
 */
export function ticksBetween(low: number, high: number, about: number): number[] {
  const span = high - low;
  if (span <= 0) {
    return [0, 1];
  }
  const rough = span / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  // Multiplied rather than added up, so that no rounding errors collect.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

const TIME_STEPS = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400, 21_600, 43_200, 86_400];

/** The same for seconds from 0: steps are round in seconds, minutes or hours. */
export function timeTicks(high: number, about: number): number[] {
  const step = TIME_STEPS.find((seconds) => seconds >= high / about);
  if (high < about || step === undefined) {
    return ticksBetween(0, high, about);
  }
  return Array.from({ length: Math.ceil(high / step) + 1 }, (_, index) => index * step);
}

/** Every how many steps a label fits, for labels of this width. */
export function labelEvery(steps: number, widthPixels: number, labelPixels: number): number {
  return Math.max(1, Math.ceil((steps * labelPixels) / Math.max(1, widthPixels)));
}
