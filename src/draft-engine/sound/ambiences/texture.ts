import type { Random } from '#src/shared/random.ts';
import type { Maker } from '../shapes.ts';
import { add, buzz, filter, noise, ride, scale, silence, tone, wander } from '../signal.ts';

/** Generates background sound of a length in seconds; its level is set afterwards. */
export type Texture = (seconds: number, random: Random) => Float32Array;

/** A texture and its level (RMS) beside speech at about 0.1. */
export type AmbienceModel = readonly [rms: number, texture: Texture];

/** Moving air or water: noise whose colour and strength wander between two cut-offs. */
export function air(
  low: number,
  high: number,
  {
    restless = 0.3,
    depth = 0.65,
    kind = 'band',
    q = 1.2,
  }: { restless?: number; depth?: number; kind?: 'low' | 'band' | 'high'; q?: number } = {},
): Texture {
  return (seconds, random) => {
    const gust = wander(random, restless, seconds);
    return ride(
      filter(noise(seconds, random), kind, (at) => low + (high - low) * gust(at), q),
      (at) => 1 - depth + depth * gust(at),
    );
  };
}

/** A steady hum with partials, slightly alive. */
export function hum(hertz: number): Texture {
  return (seconds, random) => {
    const beat = wander(random, 0.4, seconds);
    return ride(
      tone(seconds, () => hertz, buzz),
      (at) => 0.8 + 0.2 * beat(at),
    );
  };
}

/** Small sounds at random moments, from a few takes of each. */
export function scatter(perSecond: number, one: Maker, [quiet, loud]: readonly [number, number] = [0.2, 0.9]): Texture {
  return (seconds, random) => {
    const signal = silence(seconds);
    const pool = Array.from({ length: Math.max(3, Math.min(14, Math.ceil(perSecond * 5))) }, () => one(random));
    for (let at = random.between(0, 1 / perSecond); at < seconds; at += random.between(0.3, 1.7) / perSecond) {
      add(signal, random.pick(pool), at, random.between(quiet, loud));
    }
    return signal;
  };
}

/** The same at a steady beat. */
export function beating(everySeconds: number, one: Maker): Texture {
  return (seconds, random) => {
    const signal = silence(seconds);
    const pool = Array.from({ length: 5 }, () => one(random));
    for (let at = random.between(0, everySeconds); at < seconds; at += everySeconds) {
      add(signal, random.pick(pool), at, random.between(0.8, 1));
    }
    return signal;
  };
}

/** Makes a texture's loudness follow a slow function of time. */
export function pulsed(texture: Texture, gain: (at: number) => number): Texture {
  return (seconds, random) => ride(texture(seconds, random), gain);
}

/** Textures over each other, each with its share. */
export function blend(...parts: readonly (readonly [texture: Texture, gain: number])[]): Texture {
  return (seconds, random) => {
    const signal = silence(seconds);
    for (const [texture, gain] of parts) {
      add(signal, scale(texture(seconds, random), gain));
    }
    return signal;
  };
}
