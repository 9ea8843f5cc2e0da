import { filterInPlace, highPass, lowPass } from '../../audio/biquad.ts';
import { SAMPLE_RATE } from '../../audio/sample-rate.ts';

/**
 * Adds the high frequencies that a voice with a low sample rate lacks: overtones of its upper band, above its end.
 *
 * @param endHertz highest frequency in the source
 */
export function addAirInPlace(samples: Float32Array, endHertz: number, amount: number): Float32Array {
  const upper = filterInPlace(Float32Array.from(samples), highPass(SAMPLE_RATE, endHertz * 0.45));
  for (let index = 0; index < upper.length; index++) {
    upper[index] = Math.abs(upper[index]!);
  }
  filterInPlace(filterInPlace(upper, highPass(SAMPLE_RATE, endHertz * 0.95)), highPass(SAMPLE_RATE, endHertz * 0.95));
  filterInPlace(upper, lowPass(SAMPLE_RATE, 14_000));
  for (let index = 0; index < samples.length; index++) {
    samples[index]! += upper[index]! * amount;
  }
  return samples;
}
