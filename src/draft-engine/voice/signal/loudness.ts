import { filterInPlace } from './biquad.ts';

/** Sample rate of all sound in the draft engine; the weighting below assumes it. */
export const SAMPLE_RATE = 48_000;

const BLOCK = SAMPLE_RATE * 0.4;
const STEP = BLOCK / 4;

/**
 * Loudness of mono sound at 48 kHz in LUFS, gated (ITU-R BS.1770-4: K weighting, -70 LUFS and -10 LU gates). Sound
 * shorter than 0.4 s is one block. -Infinity for silence.
 */
export function measureLoudness(samples: Float32Array): number {
  const weighted = weigh(samples);
  const powers: number[] = [];
  for (let start = 0; start === 0 || start + BLOCK <= weighted.length; start += STEP) {
    const end = Math.min(start + BLOCK, weighted.length);
    let sum = 0;
    for (let index = start; index < end; index++) {
      sum += weighted[index]! ** 2;
    }
    powers.push(sum / Math.max(1, end - start));
  }
  const heard = powers.filter((power) => toLufs(power) > -70);
  const gate = toLufs(mean(heard)) - 10;
  return toLufs(mean(heard.filter((power) => toLufs(power) > gate)));
}

/** Coefficients of the recommendation's two filters at 48 kHz. */
function weigh(samples: Float32Array): Float32Array {
  const weighted = Float32Array.from(samples);
  filterInPlace(weighted, {
    b0: 1.53512485958697,
    b1: -2.69169618940638,
    b2: 1.19839281085285,
    a1: -1.69065929318241,
    a2: 0.73248077421585,
  });
  return filterInPlace(weighted, { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 });
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function toLufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}
