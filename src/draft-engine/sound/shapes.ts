import type { Random } from '#src/shared/random.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { add, buzz, filter, hit, noise, shape, silence, struck, swell, tone } from './signal.ts';

/** A single sound as it is made: the random numbers vary it. */
export type Maker = (random: Random) => Float32Array;

/** Filtered noise with an attack and a decay (seconds): a scrape, a drop, a breath. */
export function burst(
  random: Random,
  seconds: number,
  hertz: number | ((at: number) => number),
  { kind = 'band', q = 1, attack = 0.002 }: { kind?: 'low' | 'high' | 'band'; q?: number; attack?: number } = {},
): Float32Array {
  return shape(filter(noise(seconds, random), kind, hertz, q), hit(attack, seconds * 0.9));
}

/** Filtered noise that swells and falls over its length. */
export function swish(
  random: Random,
  seconds: number,
  hertz: number | ((at: number) => number),
  q = 1.2,
): Float32Array {
  return shape(filter(noise(seconds, random), 'band', hertz, q), swell);
}

/** A soft, heavy body that is hit: a falling low tone and the noise of the contact. */
export function thud(random: Random, hertz: number, seconds: number, contact = 0.5): Float32Array {
  const body = shape(
    tone(seconds, (at) => hertz * (1 + 1.5 * Math.exp(-at * 40))),
    hit(0.002, seconds * 0.8),
  );
  return add(body, burst(random, Math.min(0.05, seconds), 1800, { kind: 'low', attack: 0.001 }), 0, contact);
}

/** Ratios of the partials of what is struck. */
export const RATIOS = {
  bell: [0.5, 1, 1.183, 1.506, 2, 2.514, 3.011],
  bar: [1, 2.756, 5.404, 8.933],
  plate: [1, 1.41, 1.73, 2.24, 2.83, 3.6],
  glass: [1, 2.32, 4.25, 6.63],
  wood: [1, 2.57, 4.3],
  blade: [1, 1.34, 1.83, 2.71, 3.3, 4.9],
} as const;

/** A struck object of a material; each strike brings out its partials a little differently. */
export function strike(
  random: Random,
  ratios: readonly number[],
  hertz: number,
  { seconds, dull = 0.35 }: { seconds: number; dull?: number },
): Float32Array {
  return struck(
    seconds,
    ratios.map((ratio, index) => ({
      frequency: hertz * ratio * random.between(0.996, 1.004),
      decaySeconds: seconds / (1 + index * dull),
      gain: (0.5 * random.between(0.7, 1.2)) / (1 + index * dull),
    })),
  );
}

/** A voice without words: a buzz through two formants. */
export function throat(
  seconds: number,
  pitch: (at: number) => number,
  formants: readonly [number, number],
  envelope: (at: number, share: number) => number = swell,
): Float32Array {
  const source = tone(seconds, pitch, buzz);
  const [first, second] = formants;
  return shape(add(filter(source.slice(), 'band', first, 3), filter(source, 'band', second, 4), 0, 0.6), envelope);
}

/** Signals laid over each other: each from a time on, with a gain. */
export function layers(
  ...parts: readonly (readonly [signal: Float32Array, at?: number, gain?: number])[]
): Float32Array {
  const length = Math.max(...parts.map(([signal, at = 0]) => signal.length + Math.ceil(at * SAMPLE_RATE)));
  const whole = new Float32Array(length);
  for (const [signal, at = 0, gain = 1] of parts) {
    add(whole, signal, at, gain);
  }
  return whole;
}

/** How often, every how many seconds, and how loosely: a share of that time. */
type Rhythm = readonly [times: number, everySeconds: number, looseness?: number];

/** The same again and again, never quite the same. */
export function series(
  random: Random,
  [times, everySeconds, looseness = 0.08]: Rhythm,
  one: (index: number) => Float32Array,
): Float32Array {
  const parts = Array.from({ length: times }, (_, index) => one(index));
  const longest = Math.max(...parts.map((part) => part.length)) / SAMPLE_RATE;
  const signal = silence((times - 1 + looseness) * everySeconds + longest);
  parts.forEach((part, index) =>
    add(signal, part, (index + random.between(0, looseness)) * everySeconds, random.between(0.82, 1)),
  );
  return signal;
}

/** Many small sounds at random moments under an envelope: crackle, applause, rubble. */
export function grains(
  random: Random,
  {
    seconds,
    perSecond,
    envelope = () => 1,
  }: { seconds: number; perSecond: number; envelope?: (share: number) => number },
  one: Maker,
): Float32Array {
  const signal = silence(seconds + 0.2);
  const pool = Array.from({ length: Math.min(16, Math.ceil(seconds * perSecond)) }, () => one(random));
  for (let at = 0; at < seconds; at += random.between(0.2, 1.8) / perSecond) {
    add(signal, random.pick(pool), at, envelope(at / seconds) * random.between(0.25, 1));
  }
  return signal;
}
