import { filterInPlace, type Biquad } from './biquad.ts';
import { SAMPLE_RATE } from './sample-rate.ts';

const BLOCK = SAMPLE_RATE * 0.4;
const STEP = BLOCK / 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** The recommendation's two filters at 48 kHz: a shelf for the head, and a high-pass. */
const K_WEIGHTING: readonly Biquad[] = [
  {
    b0: 1.53512485958697,
    b1: -2.69169618940638,
    b2: 1.19839281085285,
    a1: -1.69065929318241,
    a2: 0.73248077421585,
  },
  { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 },
];

/**
 * Loudness of sound at 48 kHz in LUFS, gated (ITU-R BS.1770-4), of one channel, or of left and right of equal length.
 * Sound shorter than 0.4 s is one block. -Infinity for silence.
 */
export function measureLoudness(channels: readonly Float32Array[]): number {
  const length = channels[0]?.length ?? 0;
  const powers = new Float64Array(Math.max(1, Math.floor((length - BLOCK) / STEP) + 1));
  for (const channel of channels) {
    addBlockPowers(channel, powers);
  }
  const heard = powers.filter((power) => toLufs(power) > ABSOLUTE_GATE);
  const gate = toLufs(mean(heard)) + RELATIVE_GATE;
  return toLufs(mean(heard.filter((power) => toLufs(power) > gate)));
}

/** Adds the mean power of a channel in each block. */
function addBlockPowers(channel: Float32Array, powers: Float64Array): void {
  const weighted = K_WEIGHTING.reduce(filterInPlace, Float32Array.from(channel));
  for (let block = 0; block < powers.length; block++) {
    const start = block * STEP;
    const end = Math.min(start + BLOCK, weighted.length);
    let sum = 0;
    for (let index = start; index < end; index++) {
      sum += weighted[index]! ** 2;
    }
    powers[block]! += sum / Math.max(1, end - start);
  }
}

function mean(values: Float64Array): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function toLufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}
