import type { StereoSound } from '../music-request.ts';

const SAMPLE_RATE = 48_000;
/** Filters of ITU-R BS.1770 at 48 kHz: a shelf for the head, and a high-pass; b0 b1 b2 a1 a2. */
const SHELF = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585] as const;
const HIGH_PASS = [1, -2, 1, -1.99004745483398, 0.99007225036621] as const;
const BLOCK_SECONDS = 0.4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** Loudness in LUFS (ITU-R BS.1770, blocks of 400 ms without overlap); -Infinity for silence. */
export function measureLoudness({ left, right }: StereoSound): number {
  const length = Math.round(BLOCK_SECONDS * SAMPLE_RATE);
  const powers = new Float64Array(Math.max(1, Math.floor(left.length / length)));
  for (const channel of [left, right]) {
    addPowers(channel, powers, length);
  }
  const loud = [...powers].filter((power) => toLufs(power) > ABSOLUTE_GATE);
  const gate = toLufs(mean(loud)) + RELATIVE_GATE;
  return toLufs(mean(loud.filter((power) => toLufs(power) > gate)));
}

function addPowers(channel: Float32Array, powers: Float64Array, length: number): void {
  const [b0, b1, b2, a1, a2] = SHELF;
  const [c0, c1, c2, d1, d2] = HIGH_PASS;
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  const end = Math.min(channel.length, powers.length * length);
  for (let index = 0; index < end; index++) {
    const x = channel[index] as number;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    const z = c0 * y + c1 * y1 + c2 * y2 - d1 * z1 - d2 * z2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    z2 = z1;
    z1 = z;
    const block = Math.floor(index / length);
    powers[block] = (powers[block] as number) + (z * z) / length;
  }
}

const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
