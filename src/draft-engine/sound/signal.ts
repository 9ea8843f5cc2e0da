import type { Random } from '#src/shared/random.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';

/** Gains and cut-offs that change with time are evaluated once in so many samples, and ramp between. */
const BLOCK = 32;

/** Silence of a length in seconds. */
export function silence(seconds: number): Float32Array {
  return new Float32Array(Math.max(1, Math.round(seconds * SAMPLE_RATE)));
}

/** White noise, -1 to 1. */
export function noise(seconds: number, random: Random): Float32Array {
  const signal = silence(seconds);
  // Inline xorshift: long beds need millions of samples.
  let state = (random.next() * 0xffffffff) | 1;
  for (let index = 0; index < signal.length; index++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    signal[index] = state / 0x80000000;
  }
  return signal;
}

/** A wave whose pitch follows a function of time (Hz at seconds); a sine unless another shape of it is given. */
export function tone(
  seconds: number,
  frequency: (at: number) => number,
  wave: (phase: number) => number = Math.sin,
): Float32Array {
  const signal = silence(seconds);
  let phase = 0;
  let step = 0;
  for (let index = 0; index < signal.length; index++) {
    if (index % BLOCK === 0) {
      step = (2 * Math.PI * frequency(index / SAMPLE_RATE)) / SAMPLE_RATE;
    }
    phase += step;
    signal[index] = wave(phase);
  }
  return signal;
}

/** One period of the first partials of a saw wave. */
const BUZZ = Float32Array.from({ length: 2048 }, (_, index) => {
  const phase = (index / 2048) * 2 * Math.PI;
  return [1, 2, 3, 4, 5].reduce((sum, partial) => sum + Math.sin(phase * partial) / partial, 0) * 0.6;
});

/** A buzz of the first partials of a saw wave, for engines, horns and throats. */
export function buzz(phase: number): number {
  return BUZZ[Math.floor(((phase / (2 * Math.PI)) % 1) * 2048)] ?? 0;
}

/** A partial of a struck object; `decaySeconds` is the time to a thousandth. */
export interface Partial {
  frequency: number;
  decaySeconds: number;
  gain: number;
}

/** A struck object: partials that decay each in their own time. */
export function struck(seconds: number, partials: readonly Partial[]): Float32Array {
  const signal = silence(seconds);
  for (const { frequency, decaySeconds, gain } of partials) {
    if (frequency > SAMPLE_RATE * 0.45) {
      continue;
    }
    // A resonator: each sample follows from the two before it.
    const radius = Math.exp(-Math.log(1000) / (decaySeconds * SAMPLE_RATE));
    const angle = (2 * Math.PI * frequency) / SAMPLE_RATE;
    const turn = 2 * radius * Math.cos(angle);
    const loss = radius * radius;
    let before = 0;
    let last = gain * Math.sin(angle);
    for (let index = 1; index < signal.length; index++) {
      signal[index] = (signal[index] ?? 0) + last;
      const next = turn * last - loss * before;
      before = last;
      last = next;
    }
  }
  return signal;
}

export type FilterKind = 'low' | 'high' | 'band';

/** Second-order filter whose cut-off may change with time (Hz at seconds). Changes the signal and returns it. */
export function filter(
  signal: Float32Array,
  kind: FilterKind,
  corner: number | ((at: number) => number),
  q = 0.7,
): Float32Array {
  const cornerAt = typeof corner === 'number' ? () => corner : corner;
  const damping = 1 / q;
  const [takesLow, takesBand, takesHigh] = [
    Number(kind === 'low'),
    kind === 'band' ? damping : 0,
    Number(kind === 'high'),
  ];
  let low = 0;
  let band = 0;
  for (let start = 0; start < signal.length; start += BLOCK) {
    const hertz = Math.max(10, Math.min(cornerAt(start / SAMPLE_RATE), SAMPLE_RATE * 0.45));
    // Zavalishin's trapezoidal state-variable filter: stable while the cut-off changes.
    const g = Math.tan((Math.PI * hertz) / SAMPLE_RATE);
    const a1 = 1 / (1 + g * (g + damping));
    const end = Math.min(signal.length, start + BLOCK);
    for (let index = start; index < end; index++) {
      const input = signal[index] ?? 0;
      const v1 = a1 * band + g * a1 * (input - low);
      const v2 = low + g * v1;
      band = 2 * v1 - band;
      low = 2 * v2 - low;
      signal[index] = takesLow * v2 + takesBand * v1 + takesHigh * (input - v1 * damping - v2);
    }
  }
  return signal;
}

/** Multiplies by a gain over time, exact at every sample. Changes the signal and returns it. */
export function shape(signal: Float32Array, gain: (at: number, share: number) => number): Float32Array {
  for (let index = 0; index < signal.length; index++) {
    signal[index] = (signal[index] ?? 0) * gain(index / SAMPLE_RATE, index / signal.length);
  }
  return signal;
}

/** Multiplies by a slowly changing gain. Changes the signal and returns it. */
export function ride(signal: Float32Array, gain: (at: number) => number): Float32Array {
  let from = gain(0);
  for (let start = 0; start < signal.length; start += BLOCK) {
    const to = gain((start + BLOCK) / SAMPLE_RATE);
    const end = Math.min(signal.length, start + BLOCK);
    for (let index = start; index < end; index++) {
      signal[index] = (signal[index] ?? 0) * (from + ((to - from) * (index - start)) / BLOCK);
    }
    from = to;
  }
  return signal;
}

/** Multiplies by a factor. Changes the signal and returns it. */
export function scale(signal: Float32Array, factor: number): Float32Array {
  for (let index = 0; index < signal.length; index++) {
    signal[index] = (signal[index] ?? 0) * factor;
  }
  return signal;
}

/** Envelope: attack in `attack` seconds, then decay to a thousandth in `decay` seconds. */
export function hit(attack: number, decay: number): (at: number) => number {
  return (at) => (at < attack ? at / attack : Math.exp((-6.9 * (at - attack)) / decay));
}

/** Envelope: rise and fall over the whole length. */
export function swell(_at: number, share: number): number {
  return Math.sin(Math.PI * Math.min(1, Math.max(0, share))) ** 1.5;
}

/** Adds one signal to another from a time on; samples beyond the ends are dropped. */
export function add(target: Float32Array, signal: Float32Array, atSeconds = 0, gain = 1): Float32Array {
  const start = Math.round(atSeconds * SAMPLE_RATE);
  const count = Math.min(signal.length, target.length - start);
  for (let index = Math.max(0, -start); index < count; index++) {
    target[start + index] = (target[start + index] ?? 0) + (signal[index] ?? 0) * gain;
  }
  return target;
}

/** Slow, smooth random values between 0 and 1 with about `perSecond` turns a second, for wind and waves. */
export function wander(random: Random, perSecond: number, seconds: number): (at: number) => number {
  const points = Array.from({ length: Math.ceil(seconds * perSecond) + 3 }, () => random.next());
  return (at) => {
    const position = at * perSecond;
    const index = Math.floor(position);
    const share = position - index;
    const ease = share * share * (3 - 2 * share);
    return (points[index] ?? 0.5) * (1 - ease) + (points[index + 1] ?? 0.5) * ease;
  };
}

/** Power of the loudest stretch of a length in seconds, as RMS. */
export function loudestStretch(signal: Float32Array, seconds: number): number {
  const size = Math.max(1, Math.min(signal.length, Math.round(seconds * SAMPLE_RATE)));
  const hop = Math.max(1, size >> 1);
  let loudest = 0;
  for (let start = 0; start < signal.length; start += hop) {
    let sum = 0;
    const end = Math.min(signal.length, start + size);
    for (let index = start; index < end; index++) {
      sum += (signal[index] ?? 0) ** 2;
    }
    loudest = Math.max(loudest, sum / size);
  }
  return Math.sqrt(loudest);
}

/** Bends what is above a knee of 0.7 so that nothing passes 0.95. Changes the signal and returns it. */
export function limitPeaks(signal: Float32Array): Float32Array {
  for (let index = 0; index < signal.length; index++) {
    const sample = signal[index] ?? 0;
    const size = Math.abs(sample);
    if (size > 0.7) {
      signal[index] = Math.sign(sample) * (0.7 + 0.25 * Math.tanh((size - 0.7) / 0.25));
    }
  }
  return signal;
}

/** Removes what is below hearing, and any constant offset. Changes the signal and returns it. */
export function withoutOffset(signal: Float32Array): Float32Array {
  return filter(signal, 'high', 24, 0.7);
}
