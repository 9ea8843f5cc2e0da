import type { SoundEventKind } from '../../story/sound-kinds.ts';
import { grains, layers, RATIOS, series, strike, swish } from '../shapes.ts';
import { shape, swell, tone } from '../signal.ts';
import type { SoundModel } from './sound-model.ts';

/** What is not of this world. */
export const WONDERS = {
  magic: [
    'plain',
    (random) =>
      series(random, [10, 0.075, 0.2], (index) =>
        strike(random, RATIOS.bar, 1050 * 1.122 ** (index * 1.6), { seconds: 0.9 }),
      ),
  ],
  shimmer: [
    'soft',
    (random) =>
      grains(random, { seconds: 1.9, perSecond: 24, envelope: (share) => Math.sin(Math.PI * share) }, (each) =>
        strike(each, RATIOS.glass, each.pick([1568, 1760, 2093, 2349, 2637, 3136]), { seconds: 0.7, dull: 0.5 }),
      ),
  ],
  vanish: [
    'plain',
    (random) =>
      layers(
        [swish(random, 0.9, (at) => 3200 - 2900 * at, 1.4)],
        [
          series(random, [6, 0.07], (index) => strike(random, RATIOS.bar, 2600 / 1.16 ** index, { seconds: 0.5 })),
          0.1,
          0.5,
        ],
      ),
  ],
  ghost: [
    'soft',
    (random) =>
      layers(
        [
          shape(
            tone(2.2, (at) => 420 + 70 * Math.sin(at * 2.3) + 9 * Math.sin(at * 31)),
            swell,
          ),
        ],
        [swish(random, 2.2, 700, 2.5), 0, 0.7],
      ),
  ],
  grow: [
    'soft',
    (random) =>
      layers(
        [
          shape(
            tone(1.3, (at) => 220 * 3 ** (at / 1.3)),
            swell,
          ),
        ],
        [
          series(random, [7, 0.17], (index) => strike(random, RATIOS.wood, 500 + 90 * index, { seconds: 0.09 })),
          0,
          0.6,
        ],
      ),
  ],
} as const satisfies Partial<Record<SoundEventKind, SoundModel>>;
