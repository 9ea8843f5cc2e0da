import type { StereoSound } from '../music-request.ts';

/** Delay lines in samples at 24 kHz, mutually prime. */
const DELAYS = [887, 1013, 1153, 1301, 1447, 1607, 1777, 1949] as const;
const HALF_RATE = 24_000;
const EARLY_SAMPLES = 430;

/**
 * Adds the reverberation in which music is played, in place, at 48 kHz: eight delay lines that feed each other, damped
 * like a hall of wood, computed at half the rate since a hall has no treble. `space` is 0 dry to 1 a cathedral. Voices
 * and effects stand in the rooms of a film's places instead, which its mix adds.
 */
export function addConcertReverb({ left, right }: StereoSound, space: number): void {
  if (space <= 0.02) {
    return;
  }
  const decaySeconds = 0.7 + space * 2.6;
  const wet = 0.1 + space * 0.32;
  const lines = DELAYS.map((length) => new Float32Array(length));
  const gains = DELAYS.map((length) => 10 ** ((-3 * length) / (decaySeconds * HALF_RATE)));
  const damping = 0.35;
  const lows = new Float32Array(DELAYS.length);
  const places = new Int32Array(DELAYS.length);
  const early = new Float32Array(EARLY_SAMPLES);
  let lastLeft = 0;
  let lastRight = 0;
  const heard = new Float32Array(DELAYS.length);
  for (let index = 0; index + 1 < left.length; index += 2) {
    const slot = (index >> 1) % EARLY_SAMPLES;
    const input = early[slot] as number;
    early[slot] =
      ((left[index] as number) +
        (left[index + 1] as number) +
        (right[index] as number) +
        (right[index + 1] as number)) /
      4;
    let sum = 0;
    for (let line = 0; line < DELAYS.length; line++) {
      const out = (lines[line] as Float32Array)[places[line] as number] as number;
      const low = out + ((lows[line] as number) - out) * damping;
      lows[line] = low;
      heard[line] = low;
      sum += low;
    }
    const shared = sum * (2 / DELAYS.length);
    let wetLeft = 0;
    let wetRight = 0;
    for (let line = 0; line < DELAYS.length; line++) {
      const value = heard[line] as number;
      const buffer = lines[line] as Float32Array;
      const place = places[line] as number;
      // A Householder matrix: every line hears all the others, and no energy is lost but by the decay.
      buffer[place] = (value - shared) * (gains[line] as number) + input;
      places[line] = place + 1 === buffer.length ? 0 : place + 1;
      if (line % 2 === 0) {
        wetLeft += line % 4 === 0 ? value : -value;
      } else {
        wetRight += line % 4 === 1 ? value : -value;
      }
    }
    const newLeft = wetLeft * wet;
    const newRight = wetRight * wet;
    left[index] = (left[index] as number) + (lastLeft + newLeft) / 2;
    right[index] = (right[index] as number) + (lastRight + newRight) / 2;
    left[index + 1] = (left[index + 1] as number) + newLeft;
    right[index + 1] = (right[index + 1] as number) + newRight;
    lastLeft = newLeft;
    lastRight = newRight;
  }
}
