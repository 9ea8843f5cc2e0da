import { measureLoudness } from '../../audio/loudness.ts';
import { SAMPLE_RATE } from '../../audio/sample-rate.ts';
import type { StereoSound } from '../music-request.ts';
import { evenOut } from './even-out.ts';

const FADE_IN_SECONDS = 0.02;
/** The last of the final chord's release is faded. */
const FADE_OUT_SECONDS = 0.5;
/** Loudness of every piece, so that pieces differ in their music and not in the font's level. */
const TARGET_LUFS = -19;
const LARGEST_GAIN = 20;
/** Highest sample, 1.2 dB below full scale: what lies between samples may be higher. */
const CEILING = 0.87;
/** Samples of a window of the limiter: 2.7 ms. */
const WINDOW = 128;
/** How fast the limiter lets go, as a share of the way for each window: about 80 ms. */
const RELEASE = 0.035;

/** Evens a piece out, brings it to its loudness under a look-ahead limiter and fades its ends; changes it in place. */
export function masterMusic(sound: StereoSound): void {
  evenOut(sound);
  const { left, right } = sound;
  const loudness = measureLoudness([left, right]);
  const gain = Number.isFinite(loudness) ? Math.min(LARGEST_GAIN, 10 ** ((TARGET_LUFS - loudness) / 20)) : 1;
  const gains = limiterGains(sound, gain);
  const fadeIn = FADE_IN_SECONDS * SAMPLE_RATE;
  const fadeOut = Math.min(FADE_OUT_SECONDS * SAMPLE_RATE, left.length / 4);
  for (let index = 0; index < left.length; index++) {
    const window = Math.floor(index / WINDOW);
    const [here = 1, next = 1] = [gains[window], gains[window + 1]];
    const limit = here + ((next - here) * (index % WINDOW)) / WINDOW;
    const edge = Math.min(1, index / fadeIn, (left.length - 1 - index) / fadeOut);
    const scale = gain * limit * edge;
    left[index] = (left[index] as number) * scale;
    right[index] = (right[index] as number) * scale;
  }
}

/** Gain at the start of each window: low enough for every peak near it, rising slowly after. */
function limiterGains({ left, right }: StereoSound, gain: number): Float32Array {
  const count = Math.ceil(left.length / WINDOW) + 2;
  const needed = new Float32Array(count).fill(1);
  for (let index = 0; index < left.length; index++) {
    const peak = Math.max(Math.abs(left[index] as number), Math.abs(right[index] as number)) * gain;
    if (peak > CEILING) {
      const window = Math.floor(index / WINDOW);
      needed[window] = Math.min(needed[window] as number, CEILING / peak);
    }
  }
  const gains = new Float32Array(count);
  let held = 1;
  for (let window = 0; window < count; window++) {
    // A window's peak must be met at both of its ends.
    const wanted = Math.min(needed[window] as number, needed[window - 1] ?? 1, needed[window + 1] ?? 1);
    held = Math.min(wanted, held + (1 - held) * RELEASE);
    gains[window] = held;
  }
  return gains;
}
