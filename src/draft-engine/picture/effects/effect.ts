import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import { css, type Colour } from '../colour.ts';
import type { Painter } from '../painter.ts';
import type { Bounds } from '../shape.ts';

/** Where an effect happens: metres, the origin on the ground under it, or the whole frame. */
export interface Site extends Bounds {
  /** The head that must stay visible. */
  head?: { x: number; y: number; radius: number };
  /** The side of the picture that it looks or moves to. */
  way: 1 | -1;
  /** Where it touches what it works on. */
  hands: { x: number; y: number };
  whole: boolean;
}

/** One moment of an effect. */
export interface EffectMoment {
  painter: Painter;
  site: Site;
  /** Seconds since it began. */
  seconds: number;
  /** 0 to 1: it grows at its beginning and dies down before its end. */
  strength: number;
  seed: number;
}

export type DrawEffect = (moment: EffectMoment) => void;

/** A particle at a moment of its life. */
interface Particle {
  index: number;
  /** 0 born to 1 gone. */
  age: number;
  /** Its own chance, the same through its life. */
  random: Random;
}

/** Draws particles that are born one after another, live some seconds and are born again. */
export function eachParticle(
  { seed, seconds }: Pick<EffectMoment, 'seed' | 'seconds'>,
  count: number,
  life: number,
  draw: (particle: Particle) => void,
): void {
  for (let index = 0; index < count; index++) {
    const offset = createRandom(deriveSeed(seed, 'birth', index)).between(0, 0.5) / count + index / count;
    // A whole life has gone by already: there is no wait for the first ones.
    const turns = seconds / life + 1 - offset;
    const life0 = Math.floor(turns);
    draw({ index, age: turns - life0, random: createRandom(deriveSeed(seed, index, life0)) });
  }
}

/** Draws particles that all start at once and are gone after their life. */
export function burst(
  { seed, seconds }: Pick<EffectMoment, 'seed' | 'seconds'>,
  count: number,
  life: number,
  draw: (particle: Particle) => void,
): void {
  if (seconds > life) {
    return;
  }
  for (let index = 0; index < count; index++) {
    draw({ index, age: seconds / life, random: createRandom(deriveSeed(seed, 'burst', index)) });
  }
}

/** A disc that fades to nothing at its edge: smoke, mist, dust. */
export function softDisc(
  painter: Painter,
  { x, y, radius }: { x: number; y: number; radius: number },
  colour: Colour,
  alpha: number,
): void {
  if (radius <= 0 || alpha <= 0.004) {
    return;
  }
  const { context } = painter;
  const own = painter.seen(colour);
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, css(own, alpha));
  gradient.addColorStop(0.45, css(own, alpha * 0.72));
  gradient.addColorStop(0.8, css(own, alpha * 0.2));
  gradient.addColorStop(1, css(own, 0));
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

export const widthOf = ({ left, right }: Bounds): number => right - left;
export const heightOf = ({ top, bottom }: Bounds): number => bottom - top;
/** Rises quickly and fades slowly, 0 to 1 to 0, over a life. */
export const swell = (age: number): number => Math.min(1, age * 5) * (1 - age) ** 0.8;
