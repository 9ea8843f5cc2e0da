import type { SoundEventKind } from '../../story/sound-kinds.ts';
import { burst, grains, layers, RATIOS, series, strike, swish, thud } from '../shapes.ts';
import { buzz, filter, noise, ride, shape, swell, tone, wander } from '../signal.ts';
import type { SoundModel } from './sound-model.ts';

/** Tools, kitchens and desks. */
export const WORK = {
  cut: [
    'soft',
    (random) =>
      series(random, [5, 0.27], () =>
        layers([thud(random, 230, 0.08)], [burst(random, 0.05, 3400, { q: 1.5 }), 0, 0.7]),
      ),
  ],
  scissors: [
    'soft',
    (random) =>
      series(random, [3, 0.42], () =>
        layers(
          [swish(random, 0.22, (at) => 4200 + 7000 * at, 1.6)],
          [strike(random, RATIOS.blade, 2600, { seconds: 0.12 }), 0.2, 0.4],
        ),
      ),
  ],
  hammer: [
    'clear',
    (random) =>
      series(random, [4, 0.48], () =>
        layers([strike(random, RATIOS.bar, 1150, { seconds: 0.22 })], [thud(random, 150, 0.14), 0, 0.9]),
      ),
  ],
  saw: [
    'plain',
    (random) =>
      series(random, [4, 0.46, 0.03], (index) =>
        shape(
          filter(noise(0.38, random), 'band', index % 2 === 0 ? 2300 : 1650, 1.8),
          (at, share) => swell(at, share) * (0.45 + 0.55 * Math.sin(at * 430) ** 2),
        ),
      ),
  ],
  drill: [
    'clear',
    (random) =>
      shape(
        filter(
          layers([tone(1.6, (at) => 140 + 90 * Math.min(1, at * 3), buzz)], [noise(1.6, random), 0, 0.25]),
          'band',
          1500,
          0.8,
        ),
        (_, share) => Math.min(1, share * 12) * Math.min(1, (1 - share) * 9),
      ),
  ],
  dig: [
    'plain',
    (random) =>
      series(random, [2, 0.95], () =>
        layers(
          [swish(random, 0.3, (at) => 2300 - 3000 * at, 0.9)],
          [
            grains(random, { seconds: 0.3, perSecond: 90, envelope: (share) => 1 - share }, (each) =>
              burst(each, 0.03, each.between(500, 1800)),
            ),
            0.42,
            0.9,
          ],
        ),
      ),
  ],
  sweep: [
    'soft',
    (random) => series(random, [3, 0.75], () => swish(random, 0.55, (at) => 2600 + 1500 * Math.sin(at * 6), 0.6)),
  ],
  scrub: [
    'soft',
    (random) => series(random, [6, 0.26], (index) => swish(random, 0.24, index % 2 === 0 ? 1900 : 1350, 1)),
  ],
  write: [
    'faint',
    (random) =>
      series(random, [9, 0.19, 0.5], () =>
        shape(filter(noise(random.between(0.06, 0.16), random), 'band', random.between(3000, 5200), 1.2), swell),
      ),
  ],
  paint: [
    'faint',
    (random) => series(random, [3, 0.62], () => swish(random, 0.45, (at) => 1500 + 900 * Math.sin(at * 7), 0.6)),
  ],
  stamp: ['plain', (random) => layers([thud(random, 140, 0.2)], [burst(random, 0.06, 1200), 0, 0.6])],
  gavel: [
    'clear',
    (random) =>
      series(random, [2, 0.4], () =>
        layers([strike(random, RATIOS.wood, 310, { seconds: 0.2 })], [thud(random, 120, 0.2), 0, 0.8]),
      ),
  ],
  sewing_machine: [
    'plain',
    (random) =>
      series(random, [24, 0.075, 0.03], () =>
        layers([burst(random, 0.04, 1400, { q: 2 })], [thud(random, 120, 0.05), 0, 0.4]),
      ),
  ],
  typewriter: [
    'plain',
    (random) =>
      layers(
        [
          series(random, [11, 0.14, 0.5], () =>
            layers(
              [burst(random, 0.035, 2200, { q: 2, attack: 0.0006 })],
              [strike(random, RATIOS.plate, 900, { seconds: 0.06 }), 0, 0.6],
            ),
          ),
        ],
        [strike(random, RATIOS.bell, 1050, { seconds: 0.9 }), 1.7, 0.35],
      ),
  ],
  keyboard: [
    'faint',
    (random) =>
      series(random, [12, 0.125, 0.7], () =>
        layers(
          [burst(random, 0.025, random.between(1500, 2300), { q: 1.5, attack: 0.0006 })],
          [thud(random, 260, 0.03), 0, 0.4],
        ),
      ),
  ],
  stir: [
    'soft',
    (random) =>
      series(random, [6, 0.33, 0.3], () =>
        layers(
          [strike(random, RATIOS.glass, random.between(1700, 1950), { seconds: 0.16 })],
          [swish(random, 0.25, 900), 0.02, 0.5],
        ),
      ),
  ],
  sizzle: [
    'soft',
    (random) =>
      layers(
        [shape(filter(noise(2.4, random), 'high', 3600), (at, share) => swell(at, share) ** 0.5 * 0.4)],
        [
          grains(random, { seconds: 2.3, perSecond: 70 }, (each) =>
            burst(each, 0.012, each.between(3000, 8000), { q: 2, attack: 0.0004 }),
          ),
        ],
      ),
  ],
  kettle: [
    'plain',
    (random) =>
      layers(
        [
          shape(
            filter(noise(2.6, random), 'band', 700, 0.8),
            (_, share) => 0.25 * Math.min(1, share * 4) * (1 - share),
          ),
        ],
        [
          shape(
            tone(2.6, (at) => 1750 + 260 * Math.min(1, at) + 25 * Math.sin(at * 40)),
            (_, share) => Math.min(1, share * 2.5) ** 2 * Math.min(1, (1 - share) * 8) * 0.6,
          ),
        ],
      ),
  ],
  pour: [
    'soft',
    (random) => {
      const flow = wander(random, 14, 2);
      const stream = ride(
        filter(noise(1.9, random), 'band', (at) => 700 + 650 * at, 2.2),
        (at) => 0.3 + 0.7 * flow(at),
      );
      const drops = grains(random, { seconds: 1.7, perSecond: 40 }, (each) => {
        const hertz = each.between(450, 1300);
        return shape(
          tone(0.05, (at) => hertz * (1 + 6 * at)),
          swell,
        );
      });
      return shape(
        layers([stream], [drops, 0, 0.6]),
        (_, share) => Math.min(1, share * 10) * Math.min(1, (1 - share) * 5),
      );
    },
  ],
  rope: [
    'soft',
    (random) =>
      series(random, [4, 0.34, 0.2], () =>
        shape(
          filter(
            tone(0.24, (at) => 95 + 160 * at, buzz),
            'band',
            760,
            3,
          ),
          swell,
        ),
      ),
  ],
  chain: [
    'plain',
    (random) =>
      grains(random, { seconds: 0.9, perSecond: 26 }, (each) =>
        strike(each, RATIOS.plate, each.between(1500, 2900), { seconds: 0.14 }),
      ),
  ],
} as const satisfies Partial<Record<SoundEventKind, SoundModel>>;
