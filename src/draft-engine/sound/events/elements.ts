import type { Random } from '#src/shared/random.ts';
import type { SoundEventKind } from '../../story/sound-kinds.ts';
import { burst, grains, layers, series, swish } from '../shapes.ts';
import { filter, hit, noise, ride, shape, swell, tone, wander } from '../signal.ts';
import type { SoundModel } from './sound-model.ts';

/** A drop or a bubble: the pitch of the enclosed air rises. */
export function drop(random: Random, low: number, high: number, seconds = 0.16): Float32Array {
  const hertz = random.between(low, high);
  return shape(
    tone(seconds, (at) => hertz * (1 + at * random.between(2, 4))),
    hit(0.002, seconds * 0.9),
  );
}

/** A crackle of wood in a fire. */
export const crackle = (random: Random): Float32Array =>
  burst(random, random.between(0.008, 0.04), random.between(900, 5000), { q: 2, attack: 0.0004 });

/** Water, fire and weather. */
export const ELEMENTS = {
  splash: [
    'clear',
    (random) =>
      layers(
        [
          shape(
            filter(noise(1, random), 'band', (at) => 2600 * Math.exp(-at * 3) + 500, 0.7),
            hit(0.015, 0.9),
          ),
        ],
        [
          grains(random, { seconds: 0.9, perSecond: 34, envelope: (share) => 1 - share }, (each) =>
            drop(each, 500, 1500, 0.09),
          ),
          0.12,
          0.35,
        ],
      ),
  ],
  swim: [
    'plain',
    (random) =>
      series(random, [4, 0.95, 0.08], () =>
        layers([swish(random, 0.6, (at) => 1500 - 900 * at, 0.7)], [drop(random, 400, 800), 0.4, 0.3]),
      ),
  ],
  wave: [
    'loud',
    (random) =>
      shape(
        filter(noise(3.4, random), 'low', (at) => 400 + 3600 * Math.exp(-((at - 1.2) ** 2) * 2.2)),
        (at) => (at < 1.2 ? (at / 1.2) ** 2 : Math.exp(-(at - 1.2) * 1.5)),
      ),
  ],
  drip: ['faint', (random) => series(random, [3, 0.7, 0.3], () => drop(random, 800, 1500))],
  bubbles: ['soft', (random) => grains(random, { seconds: 1.6, perSecond: 22 }, (each) => drop(each, 180, 620, 0.12))],
  water_spray: [
    'soft',
    (random) =>
      shape(
        filter(noise(2, random), 'band', 3400, 0.5),
        (_, share) => Math.min(1, share * 9) * Math.min(1, (1 - share) * 7),
      ),
  ],
  ignite: [
    'plain',
    (random) =>
      layers(
        [swish(random, 0.8, (at) => 500 + 900 * at, 0.7)],
        [
          grains(random, { seconds: 1.9, perSecond: 26, envelope: (share) => Math.min(1, share * 4) }, crackle),
          0.2,
          0.5,
        ],
      ),
  ],
  extinguish: [
    'plain',
    (random) =>
      shape(
        filter(noise(1.6, random), 'band', (at) => 5200 - 2200 * at, 0.7),
        hit(0.02, 1.5),
      ),
  ],
  thunder: [
    'huge',
    (random) => {
      const roll = wander(random, 5, 4);
      const rumble = ride(
        filter(noise(3.8, random), 'low', (at) => 1100 * Math.exp(-at * 1.9) + 85),
        (at) => Math.min(1, at / 0.03) * Math.exp(-at * 0.85) * (0.35 + 0.65 * roll(at)),
      );
      return layers([rumble], [burst(random, 0.3, 2200, { q: 0.6 }), 0.01, 0.3]);
    },
  ],
  gust: ['plain', (random) => swish(random, 2.2, (at) => 350 + 500 * Math.sin(at * 1.4), 1.6)],
} as const satisfies Partial<Record<SoundEventKind, SoundModel>>;

/** A stone's splash and rings are over; what remains is the lap of a small wave. */
export const lap = (random: Random): Float32Array =>
  shape(filter(noise(0.8, random), 'band', random.between(350, 800), 1), swell);
