import { createRandom } from '#src/shared/random.ts';
import { filterInPlace, highPass, lowPass } from '../../audio/biquad.ts';
import { SAMPLE_RATE } from '../../audio/sample-rate.ts';

/** Roughens a voice: modulates its loudness irregularly at half its pitch, like a growl. `depth` 0 to 1. */
export function addRaspInPlace(samples: Float32Array, hertz: number, depth: number, seed: number): Float32Array {
  const random = createRandom(seed);
  let phase = 0;
  let uneven = 1;
  for (let index = 0; index < samples.length; index++) {
    phase += (hertz / 2 / SAMPLE_RATE) * uneven;
    if (phase >= 1) {
      phase -= 1;
      uneven = random.between(0.82, 1.18);
    }
    samples[index]! *= 1 - depth * 0.5 * (1 + Math.cos(2 * Math.PI * phase)) * 0.9;
  }
  return samples;
}

/** Adds breath noise where the voice sounds. `amount` 0 to 1. */
export function addBreathInPlace(samples: Float32Array, amount: number, seed: number): Float32Array {
  const random = createRandom(seed);
  const noise = new Float32Array(samples.length);
  for (let index = 0; index < noise.length; index++) {
    noise[index] = random.next() * 2 - 1;
  }
  filterInPlace(
    filterInPlace(filterInPlace(noise, highPass(SAMPLE_RATE, 1_800)), lowPass(SAMPLE_RATE, 5_000)),
    lowPass(SAMPLE_RATE, 6_000),
  );
  const fall = Math.exp(-1 / (SAMPLE_RATE * 0.02));
  let level = 0;
  for (let index = 0; index < samples.length; index++) {
    level = Math.max(Math.abs(samples[index]!), level * fall);
    samples[index]! += noise[index]! * level * amount * 0.4;
  }
  return samples;
}

/** Robot voice: a comb filter of short echoes and a little ring modulation. `amount` 0 to 1. */
export function addMachineInPlace(samples: Float32Array, amount: number): Float32Array {
  const comb = Math.round(SAMPLE_RATE * 0.0068);
  for (let index = comb; index < samples.length; index++) {
    samples[index]! += samples[index - comb]! * 0.55 * amount;
  }
  for (let index = 0; index < samples.length; index++) {
    const ring = Math.sin((2 * Math.PI * 58 * index) / SAMPLE_RATE);
    samples[index]! *= 1 - 0.32 * amount * (1 - ring);
  }
  return samples;
}
