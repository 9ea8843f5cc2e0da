import type { Random } from '#src/shared/random.ts';
import type { SoundEventKind } from '../../story/sound-kinds.ts';
import { burst, grains, layers, RATIOS, series, strike, swish, thud } from '../shapes.ts';
import { buzz, filter, shape, swell, tone } from '../signal.ts';
import type { SoundModel } from './sound-model.ts';

/** Wood or metal that sticks and slips: a saw wave that stutters through a resonance. */
function squeak(random: Random, seconds: number, hertz: number, resonance: number): Float32Array {
  const [first, second] = [random.between(3, 6), random.between(9, 15)];
  return shape(
    filter(
      tone(seconds, (at) => hertz * (1 + 0.35 * Math.sin(at * first) + 0.12 * Math.sin(at * second)), buzz),
      'band',
      resonance,
      5,
    ),
    (at, share) => swell(at, share) * (0.5 + 0.5 * Math.abs(Math.sin(at * 37))),
  );
}

const latch = (random: Random): Float32Array =>
  layers(
    [strike(random, RATIOS.plate, 1500, { seconds: 0.09 })],
    [burst(random, 0.03, 2800, { q: 2, attack: 0.0006 }), 0, 0.8],
    [strike(random, RATIOS.plate, 1150, { seconds: 0.08 }), 0.09, 0.7],
  );
const tap = (random: Random, hertz: number): Float32Array =>
  layers(
    [strike(random, RATIOS.wood, hertz * random.between(0.95, 1.06), { seconds: 0.12 })],
    [thud(random, 165, 0.12), 0, 0.7],
  );

/** Doors, boxes, paper and the small things in hands. */
export const DOORS_AND_HANDS = {
  door: [
    'plain',
    (random) =>
      layers(
        [latch(random), 0, 0.6],
        [squeak(random, 0.5, 180, 850), 0.12, 0.5],
        [thud(random, 92, 0.32), 0.72],
        [latch(random), 0.74, 0.5],
      ),
  ],
  door_open: [
    'soft',
    (random) => layers([latch(random)], [squeak(random, 0.7, random.between(150, 230), 900), 0.16, 0.7]),
  ],
  door_close: [
    'plain',
    (random) =>
      layers([swish(random, 0.3, 420, 0.8), 0, 0.3], [thud(random, 88, 0.34), 0.24], [latch(random), 0.26, 0.45]),
  ],
  knock: ['plain', (random) => series(random, [3, 0.27], () => tap(random, 400))],
  creak: ['soft', (random) => squeak(random, 1.1, random.between(110, 190), random.between(900, 1300))],
  key: [
    'soft',
    (random) =>
      layers(
        [
          grains(random, { seconds: 0.35, perSecond: 26 }, (each) =>
            strike(each, RATIOS.bar, each.between(2600, 4300), { seconds: 0.12 }),
          ),
        ],
        [latch(random), 0.5, 1.2],
      ),
  ],
  box: [
    'soft',
    (random) =>
      layers([squeak(random, 0.25, 240, 1200), 0, 0.4], [thud(random, 190, 0.16), 0.26], [tap(random, 330), 0.27, 0.6]),
  ],
  drawer: [
    'soft',
    (random) => layers([swish(random, 0.45, (at) => 600 + 900 * at, 1.4)], [thud(random, 150, 0.16), 0.42, 1]),
  ],
  click: [
    'soft',
    (random) =>
      layers([burst(random, 0.03, 2600, { q: 2, attack: 0.0005 })], [burst(random, 0.025, 1900, { q: 2 }), 0.06, 0.5]),
  ],
  set_down: ['soft', (random) => layers([thud(random, 150, 0.13)], [tap(random, 520), 0.005, 0.5])],
  paper: [
    'soft',
    (random) =>
      grains(random, { seconds: 0.7, perSecond: 75, envelope: (share) => Math.sin(Math.PI * share) }, (each) =>
        burst(each, each.between(0.01, 0.05), each.between(2600, 7000), { q: 0.9 }),
      ),
  ],
  page: [
    'faint',
    (random) =>
      layers([swish(random, 0.3, (at) => 2400 + 8000 * at, 0.8)], [burst(random, 0.07, 3600, { q: 0.8 }), 0.3, 0.6]),
  ],
  coin: [
    'soft',
    (random) =>
      series(random, [3, 0.13, 0.4], (index) =>
        strike(random, RATIOS.glass, 2900 + 350 * index, { seconds: 0.45, dull: 0.2 }),
      ),
  ],
  zip: [
    'soft',
    (random) =>
      grains(random, { seconds: 0.5, perSecond: 150 }, (each) =>
        burst(each, 0.01, each.between(2600, 4600), { q: 3, attack: 0.0005 }),
      ),
  ],
  curtain: [
    'soft',
    (random) =>
      layers(
        [swish(random, 0.9, 1700, 0.6)],
        [
          grains(random, { seconds: 0.7, perSecond: 20 }, (each) =>
            strike(each, RATIOS.bar, each.between(2000, 3000), { seconds: 0.08 }),
          ),
          0.05,
          0.4,
        ],
      ),
  ],
} as const satisfies Partial<Record<SoundEventKind, SoundModel>>;
