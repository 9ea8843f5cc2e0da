import { SAMPLE_RATE } from '../../audio/sample-rate.ts';
import type { StereoSound } from '../music-request.ts';

/** Power is measured in steps of this length, and averaged over the steps around each. */
const STEP_SECONDS = 0.1;
const AROUND_STEPS = 12;
/** How much of the distance from the mean is kept, in decibels. */
const KEPT_SHARE = 0.45;
/** The most that a passage is raised and lowered, in decibels. */
const MOST = { raised: 12, lowered: 5 };
/** Further below the mean, in decibels, nothing is played: a rest stays silent. */
const REST_DECIBELS = 45;

/**
 * More than halves the distance between loud and soft passages of a piece, slowly, so that bars keep their accents:
 * under the sounds of a place a soft passage is heard all the same. Changes the sound in place, and answers the gain of
 * each sample. Before the beginning of a loop comes its end.
 */
export function evenOut({ left, right }: StereoSound, isLoop = false): Float32Array {
  const steps = Math.max(1, Math.round(left.length / (STEP_SECONDS * SAMPLE_RATE)));
  const step = left.length / steps;
  const gains = gainsOf(levelsOf({ left, right }, steps, isLoop));
  const curve = new Float32Array(left.length);
  for (let index = 0; index < left.length; index++) {
    const at = Math.floor(index / step);
    const here = gains[at] ?? 1;
    const next = gains[at + 1] ?? (isLoop ? gains[0] : here) ?? here;
    const gain = here + (next - here) * (index / step - at);
    curve[index] = gain;
    left[index] = (left[index] as number) * gain;
    right[index] = (right[index] as number) * gain;
  }
  return curve;
}

/** The power around each step, and that of the whole. */
function levelsOf(
  { left, right }: StereoSound,
  steps: number,
  isLoop: boolean,
): { around: Float64Array; whole: number } {
  const powers = new Float64Array(steps);
  const step = left.length / steps;
  for (let index = 0; index < left.length; index++) {
    const at = Math.floor(index / step);
    powers[at] = (powers[at] as number) + (left[index] as number) ** 2 + (right[index] as number) ** 2;
  }
  // A loop is looked at with its end before it and its beginning behind it.
  const round = isLoop ? Float64Array.from([...powers, ...powers, ...powers]) : powers;
  const around = powers.map((_, step) => {
    const at = isLoop ? step + steps : step;
    const near = round.subarray(Math.max(0, at - AROUND_STEPS), at + AROUND_STEPS + 1);
    return near.reduce((sum, power) => sum + power, 0) / near.length;
  });
  return { around, whole: powers.reduce((sum, power) => sum + power, 0) / powers.length };
}

function gainsOf({ around, whole }: { around: Float64Array; whole: number }): Float64Array {
  return around.map((power) => {
    const above = 10 * Math.log10(power / whole);
    if (!Number.isFinite(above) || above < -REST_DECIBELS) {
      return 1;
    }
    const decibels = Math.min(MOST.raised, Math.max(-MOST.lowered, -above * (1 - KEPT_SHARE)));
    return 10 ** (decibels / 20);
  });
}
