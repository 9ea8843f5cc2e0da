import type { StereoSound } from './music-request.ts';

const SAMPLE_RATE = 48_000;
const FADE_IN_SECONDS = 0.15;
const FADE_OUT_SECONDS = 1.2;
/** RMS that every piece is brought to, so that moods differ by what is played and not by how loud the font is. */
const TARGET_RMS = 0.1;
const CEILING = 0.89;

/** Brings a piece to an even level under a soft ceiling and lets its ends rise and fall; changes it in place. */
export function masterMusic({ left, right }: StereoSound): void {
  let sum = 0;
  let counted = 0;
  for (let index = 0; index < left.length; index++) {
    const power = (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2;
    // Rests do not count: a piece with much silence is not made louder for it.
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

/** Bends what would go over the ceiling instead of cutting it. */
function soften(value: number): number {
  const size = Math.abs(value);
  if (size <= 0.6) return value;
  return Math.sign(value) * (0.6 + (CEILING - 0.6) * Math.tanh((size - 0.6) / (CEILING - 0.6)));
}
