import type { Random } from '#src/shared/random.ts';
import { burst, layers, RATIOS, strike, throat } from '../shapes.ts';
import { buzz, filter, shape, tone, wander } from '../signal.ts';

/** Somebody who talks in the distance: syllables without words. */
export function murmur(random: Random): Float32Array {
  const pitch = random.between(95, 230);
  const vowel = random.between(400, 900);
  const syllables = wander(random, 5, 1.4);
  return shape(
    filter(
      tone(random.between(0.6, 1.3), (at) => pitch * (1 + 0.08 * Math.sin(at * 7)), buzz),
      'band',
      (at) => vowel * (0.7 + 0.8 * syllables(at)),
      3,
    ),
    (at, share) => syllables(at) * Math.sin(Math.PI * share),
  );
}

/** A child that calls while it plays. */
export function childCall(random: Random): Float32Array {
  const pitch = random.between(420, 700);
  const bend = random.between(-260, 420);
  return throat(random.between(0.25, 0.6), (at) => pitch + bend * at, [
    random.between(900, 1100),
    random.between(1900, 2500),
  ]);
}

/** One voice in a roaring crowd. */
export function shoutFar(random: Random): Float32Array {
  const pitch = random.between(150, 380);
  return throat(random.between(0.9, 1.8), (at) => pitch * (1 + 0.12 * Math.sin(at * 3)), [
    random.between(600, 800),
    random.between(1000, 1500),
  ]);
}

/** Dishes, coins, lids. */
export const clatter = (random: Random): Float32Array =>
  strike(random, RATIOS.glass, random.between(1600, 3600), { seconds: random.between(0.12, 0.35), dull: 0.5 });

/** A tool that strikes in the distance. */
export const farHammer = (random: Random): Float32Array =>
  layers(
    [strike(random, RATIOS.bar, random.between(700, 1300), { seconds: 0.25 })],
    [burst(random, 0.06, 900), 0, 0.6],
  );

/** A short electronic note. */
export const blip = (random: Random): Float32Array => {
  const hertz = random.pick([784, 880, 988, 1175]);
  return shape(
    tone(0.09, () => hertz),
    (_, share) => Math.min(1, share * 9, (1 - share) * 9),
  );
};

/** One tap on a keyboard, a pencil, a switch. */
export const tick = (random: Random): Float32Array =>
  burst(random, 0.02, random.between(2400, 3800), { q: 2, attack: 0.0005 });

/** A rain drop on leaves or tiles. */
export const patter =
  (low: number, high: number) =>
  (random: Random): Float32Array =>
    burst(random, random.between(0.012, 0.03), random.between(low, high), { q: 3, attack: 0.0006 });
