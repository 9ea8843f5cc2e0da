import type { Random } from '#src/shared/random.ts';

/** Sample rate of all sound of the engine, hertz. */
export const SAMPLE_RATE = 48_000;

/** Silence of a length in seconds. */
export function silence(seconds: number): Float32Array {
  return new Float32Array(Math.max(1, Math.round(seconds * SAMPLE_RATE)));
}

/** White noise, -1 to 1. */
export function noise(seconds: number, random: Random): Float32Array {
  const signal = silence(seconds);
  for (let index = 0; index < signal.length; index++) {
    signal[index] = random.next() * 2 - 1;
  }
  return signal;
}

/** A sine whose pitch follows a function of time (Hz at seconds). */
export function tone(
  seconds: number,
  frequency: (at: number) => number,
  shape: (phase: number) => number = Math.sin,
): Float32Array {
  const signal = silence(seconds);
  let phase = 0;
  for (let index = 0; index < signal.length; index++) {
    phase += (2 * Math.PI * frequency(index / SAMPLE_RATE)) / SAMPLE_RATE;
    signal[index] = shape(phase);
  }
  return signal;
}

/** A buzz of the first partials of a saw wave, for engines, horns and throats. */
export function buzz(phase: number): number {
  return (
    (Math.sin(phase) +
      Math.sin(phase * 2) / 2 +
      Math.sin(phase * 3) / 3 +
      Math.sin(phase * 4) / 4 +
      Math.sin(phase * 5) / 5) *
    0.6
  );
}

/** A struck object: partials that decay each in their own time (seconds to a thousandth). */
export function struck(
  seconds: number,
  partials: readonly { frequency: number; decaySeconds: number; gain: number }[],
): Float32Array {
  const signal = silence(seconds);
  for (const { frequency, decaySeconds, gain } of partials) {
    const fall = Math.log(1000) / (decaySeconds * SAMPLE_RATE);
    const step = (2 * Math.PI * frequency) / SAMPLE_RATE;
    for (let index = 0; index < signal.length; index++) {
      signal[index] = (signal[index] ?? 0) + gain * Math.sin(step * index) * Math.exp(-fall * index);
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
  let low = 0;
  let band = 0;
  for (let index = 0; index < signal.length; index++) {
    const hertz = typeof corner === 'number' ? corner : corner(index / SAMPLE_RATE);
    // Zavalishin's trapezoidal state-variable filter: stable while the cut-off changes.
    const g = Math.tan((Math.PI * Math.min(hertz, SAMPLE_RATE * 0.45)) / SAMPLE_RATE);
    const a1 = 1 / (1 + g * (g + 1 / q));
    const v3 = (signal[index] ?? 0) - low;
    const v1 = a1 * band + g * a1 * v3;
    const v2 = low + g * v1;
    band = 2 * v1 - band;
    low = 2 * v2 - low;
    const passed = kind === 'band' ? v1 / q : (signal[index] ?? 0) - v1 / q - v2;
    signal[index] = kind === 'low' ? v2 : passed;
  }
  return signal;
}

/** Multiplies by a gain over time. Changes the signal and returns it. */
export function shape(signal: Float32Array, gain: (at: number, share: number) => number): Float32Array {
  for (let index = 0; index < signal.length; index++) {
    signal[index] = (signal[index] ?? 0) * gain(index / SAMPLE_RATE, index / signal.length);
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

/** Adds one signal to another from a time on; samples beyond the end are dropped. */
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

/** Scales the signal to a peak level. Changes the signal and returns it. */
export function normalise(signal: Float32Array, peak = 0.8): Float32Array {
  let loudest = 0;
  for (const sample of signal) {
    loudest = Math.max(loudest, Math.abs(sample));
  }
  return loudest < 1e-6 ? signal : shape(signal, () => peak / loudest);
}
