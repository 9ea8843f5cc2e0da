import type { StereoSound } from './music-request.ts';

const SAMPLE_RATE = 48_000;
const FADE_IN_SECONDS = 0.15;
const FADE_OUT_SECONDS = 1.2;
/** Target RMS of every piece, so that moods differ in their music and not in the font's loudness. */
const TARGET_RMS = 0.1;
const CEILING = 0.89;

/** Normalises a piece under a soft limiter and fades its ends in and out; changes it in place. */
export function masterMusic({ left, right }: StereoSound): void {
  let sum = 0;
  let counted = 0;
  for (let index = 0; index < left.length; index++) {
    const power = (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2;
    // Rests do not count, so that a piece with much silence is not amplified for it.
    if (power > 1e-6) {
      sum += power / 2;
      counted++;
    }
  }
  const gain = counted === 0 ? 1 : Math.min(12, TARGET_RMS / Math.sqrt(sum / counted));
  const fadeIn = FADE_IN_SECONDS * SAMPLE_RATE;
  const fadeOut = FADE_OUT_SECONDS * SAMPLE_RATE;
  for (let index = 0; index < left.length; index++) {
    const edge = Math.min(1, index / fadeIn, (left.length - index) / fadeOut);
    const scale = gain * edge;
    left[index] = soften((left[index] ?? 0) * scale);
    right[index] = soften((right[index] ?? 0) * scale);
  }
}

/** Soft-clips samples above the ceiling. */
function soften(value: number): number {
  const size = Math.abs(value);
  if (size <= 0.6) {
    return value;
  }
  return Math.sign(value) * (0.6 + (CEILING - 0.6) * Math.tanh((size - 0.6) / (CEILING - 0.6)));
}
