import { filterInPlace, highPass } from '../../audio/biquad.ts';
import { SAMPLE_RATE } from '../../audio/sample-rate.ts';

export interface Compression {
  thresholdDecibels: number;
  ratio: number;
  attackSeconds: number;
  releaseSeconds: number;
}

/** Compresses the dynamic range gently, in place. */
export function compressInPlace(samples: Float32Array, compression: Compression): Float32Array {
  const gains = gainsFor(samples, compression);
  for (let index = 0; index < samples.length; index++) {
    samples[index]! *= gains[index]!;
  }
  return samples;
}

/** De-esser: lowers sibilants while they are above the threshold. */
export function deEssInPlace(samples: Float32Array, thresholdDecibels: number): Float32Array {
  const hiss = filterInPlace(
    filterInPlace(Float32Array.from(samples), highPass(SAMPLE_RATE, 5_200)),
    highPass(SAMPLE_RATE, 5_200),
  );
  const gains = gainsFor(hiss, { thresholdDecibels, ratio: 4, attackSeconds: 0.001, releaseSeconds: 0.05 });
  for (let index = 0; index < samples.length; index++) {
    samples[index]! += hiss[index]! * (gains[index]! - 1);
  }
  return samples;
}

/** Lookahead limiter: lowers the gain before a peak, so that nothing clips. */
export function limitInPlace(samples: Float32Array, ceiling: number): Float32Array {
  const ahead = Math.round(SAMPLE_RATE * 0.004);
  const release = Math.exp(-1 / (SAMPLE_RATE * 0.06));
  const needed = new Float32Array(samples.length + ahead).fill(1);
  for (let index = 0; index < samples.length; index++) {
    const size = Math.abs(samples[index]!);
    if (size <= ceiling) {
      continue;
    }
    const gain = ceiling / size;
    for (let before = Math.max(0, index - ahead); before <= index; before++) {
      const rise = gain + (1 - gain) * ((index - before) / ahead);
      if (rise < needed[before]!) {
        needed[before] = rise;
      }
    }
  }
  let gain = 1;
  for (let index = 0; index < samples.length; index++) {
    gain = Math.min(needed[index]!, 1 - (1 - gain) * release);
    samples[index]! *= gain;
  }
  return samples;
}

function gainsFor(samples: Float32Array, compression: Compression): Float32Array {
  const { thresholdDecibels, ratio, attackSeconds, releaseSeconds } = compression;
  const attack = 1 - Math.exp(-1 / (SAMPLE_RATE * attackSeconds));
  const release = 1 - Math.exp(-1 / (SAMPLE_RATE * releaseSeconds));
  const threshold = 10 ** (thresholdDecibels / 10);
  const slope = (1 / ratio - 1) / 2;
  const gains = new Float32Array(samples.length);
  let power = 0;
  let gain = 1;
  for (let index = 0; index < samples.length; index++) {
    const now = samples[index]! ** 2;
    power += (now - power) * (now > power ? attack : release);
    // The power changes slowly, so the gain is computed for every 16th sample only.
    if (index % 16 === 0) {
      gain = power > threshold ? (power / threshold) ** slope : 1;
    }
    gains[index] = gain;
  }
  return gains;
}
