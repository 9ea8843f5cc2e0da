import { filterInPlace, highPass, lowPass } from './biquad.ts';
import { SAMPLE_RATE } from './loudness.ts';

/** Reflections from wall, floor and ceiling of a furnished room of about 4 by 5 metres: delay in seconds, and gain. */
const REFLECTIONS: readonly (readonly [seconds: number, gain: number])[] = [
  [0.0071, 0.46],
  [0.0113, -0.38],
  [0.0149, 0.33],
  [0.0193, 0.27],
  [0.0241, -0.22],
  [0.0307, 0.17],
  [0.0379, -0.12],
  [0.0463, 0.08],
];

/** Adds the early reflections of a small, damped room; `amount` is their gain relative to the voice. */
export function addSmallRoomInPlace(samples: Float32Array, amount: number): Float32Array {
  const dull = filterInPlace(
    filterInPlace(Float32Array.from(samples), lowPass(SAMPLE_RATE, 4_200)),
    highPass(SAMPLE_RATE, 260),
  );
  for (const [seconds, gain] of REFLECTIONS) {
    const late = Math.round(seconds * SAMPLE_RATE);
    const strength = gain * amount;
    for (let index = late; index < samples.length; index++) {
      samples[index]! += dull[index - late]! * strength;
    }
  }
  return samples;
}
