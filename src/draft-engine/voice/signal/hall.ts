import { filterInPlace, highPass, lowPass } from '../../audio/biquad.ts';
import { SAMPLE_RATE } from '../../audio/sample-rate.ts';

/** Delays of the parallel echoes and of the diffusers behind them, seconds; no two share a factor. */
const ECHOES = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0617] as const;
const DIFFUSERS = [0.005, 0.0017] as const;

/**
 * Adds the late reverberation of a large space (Schroeder's: echoes that feed back, then diffusers). `seconds` is the
 * time in which it falls by 60 dB, `amount` its gain relative to the voice.
 */
export function addHallInPlace(
  samples: Float32Array,
  { seconds, amount }: { seconds: number; amount: number },
): Float32Array {
  const dull = filterInPlace(
    filterInPlace(Float32Array.from(samples), lowPass(SAMPLE_RATE, 3_600)),
    highPass(SAMPLE_RATE, 220),
  );
  const wet = new Float32Array(samples.length);
  for (const delay of ECHOES) {
    const late = Math.round(delay * SAMPLE_RATE);
    const gain = 10 ** ((-3 * delay) / seconds);
    const echo = new Float32Array(samples.length);
    for (let index = 0; index < samples.length; index++) {
      echo[index] = dull[index]! + (index < late ? 0 : echo[index - late]! * gain);
      wet[index]! += index < late ? 0 : echo[index - late]! / ECHOES.length;
    }
  }
  for (const delay of DIFFUSERS) {
    diffuse(wet, Math.round(delay * SAMPLE_RATE));
  }
  for (let index = 0; index < samples.length; index++) {
    samples[index]! += wet[index]! * amount;
  }
  return samples;
}

/** An all-pass: every frequency stays as loud, but arrives smeared. */
function diffuse(samples: Float32Array, late: number): void {
  const gain = 0.7;
  const held = new Float32Array(samples.length);
  for (let index = 0; index < samples.length; index++) {
    const former = index < late ? 0 : held[index - late]!;
    held[index] = samples[index]! + gain * former;
    samples[index] = former - gain * held[index]!;
  }
}
