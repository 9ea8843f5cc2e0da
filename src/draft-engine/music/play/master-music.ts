import { measureLoudness } from '../../audio/loudness.ts';
import { SAMPLE_RATE } from '../../audio/sample-rate.ts';
import type { StereoSound } from '../music-request.ts';
import { evenOut } from './even-out.ts';

const FADE_IN_SECONDS = 0.02;
/** The last of the final chord's release is faded. */
const FADE_OUT_SECONDS = 0.5;
/** Loudness in LUFS of all music of films, under their voices, and of every piece by itself. */
export const MUSIC_LUFS = { film: -19, piece: -15 } as const;
const LARGEST_GAIN = 20;
/** Highest sample, below the true peak of -1 dB: what lies between samples may be higher. */
const CEILING = 0.84;
/** Samples of a window of the limiter: 2.7 ms. */
const WINDOW = 128;
/** How fast the limiter lets go, as a share of the way for each window: about 80 ms. */
const RELEASE = 0.035;
/** The limiter takes some loudness away again, which a second look gives back. */
const LOOKS = 2;

/** What becomes of the whole sound of a piece. */
export interface Mastering {
  lufs: number;
  /** Its end leads into its beginning: it is not faded. */
  isLoop: boolean;
}

/**
 * Evens a piece out, brings it to its loudness under a look-ahead limiter and fades its ends; changes it in place, and
 * answers the gain of each sample, which makes a part of it as it is heard in the whole.
 */
export function masterMusic(sound: StereoSound, { lufs, isLoop }: Mastering): Float32Array {
  const curve = evenOut(sound, isLoop);
  for (let look = 0; look < LOOKS; look++) {
    const loudness = measureLoudness([sound.left, sound.right]);
    const gain = Number.isFinite(loudness) ? Math.min(LARGEST_GAIN, 10 ** ((lufs - loudness) / 20)) : 1;
    applyGains(sound, curve, limiterGains(sound, gain, isLoop));
  }
  if (!isLoop) {
    fadeEnds(sound, curve);
  }
  return curve;
}

/** Gains of windows, joined by straight lines; they are added to the curve. */
function applyGains({ left, right }: StereoSound, curve: Float32Array, gains: Float32Array): void {
  const window = left.length / (gains.length - 1);
  for (let index = 0; index < left.length; index++) {
    const at = Math.floor(index / window);
    const [here = 1, next = here] = [gains[at], gains[at + 1]];
    const scale = here + (next - here) * (index / window - at);
    curve[index] = (curve[index] as number) * scale;
    left[index] = (left[index] as number) * scale;
    right[index] = (right[index] as number) * scale;
  }
}

function fadeEnds({ left, right }: StereoSound, curve: Float32Array): void {
  const fadeIn = FADE_IN_SECONDS * SAMPLE_RATE;
  const fadeOut = Math.min(FADE_OUT_SECONDS * SAMPLE_RATE, left.length / 4);
  for (let index = 0; index < left.length; index++) {
    const edge = Math.min(1, index / fadeIn, (left.length - 1 - index) / fadeOut);
    curve[index] = (curve[index] as number) * edge;
    left[index] = (left[index] as number) * edge;
    right[index] = (right[index] as number) * edge;
  }
}

/** Gain at the start of each window, and at the end of the last: low enough for every peak near it, rising slowly after. */
function limiterGains({ left, right }: StereoSound, gain: number, isLoop: boolean): Float32Array {
  const count = Math.max(1, Math.round(left.length / WINDOW));
  const window = left.length / count;
  const needed = new Float32Array(count).fill(1);
  for (let index = 0; index < left.length; index++) {
    const peak = Math.max(Math.abs(left[index] as number), Math.abs(right[index] as number)) * gain;
    if (peak > CEILING) {
      const at = Math.floor(index / window);
      needed[at] = Math.min(needed[at] as number, CEILING / peak);
    }
  }
  const beyond = (at: number): number => needed[isLoop ? (at + count) % count : at] ?? 1;
  const gains = new Float32Array(count + 1);
  let held = 1;
  // A loop is gone through twice, so that it begins as it ends.
  for (let turn = isLoop ? 0 : 1; turn < 2; turn++) {
    for (let at = 0; at <= count; at++) {
      // A window's peak must be met at both of its ends.
      const wanted = Math.min(beyond(at), beyond(at - 1), beyond(at + 1));
      held = Math.min(wanted, held + (1 - held) * RELEASE);
      gains[at] = held * gain;
    }
  }
  if (isLoop) {
    gains[0] = gains[count] as number;
  }
  return gains;
}
