import type { SoundEventKind } from '../../story/sound-kinds.ts';
import { burst, grains, layers, series, swish, thud, throat } from '../shapes.ts';
import { filter, noise, shape, swell } from '../signal.ts';
import type { SoundModel } from './sound-model.ts';

/** What bodies sound like without a voice. */
export const BODIES = {
  cloth: [
    'faint',
    (random) =>
      layers(
        [swish(random, 0.32, random.between(2200, 3400), 0.7)],
        [swish(random, 0.26, random.between(1400, 2400), 0.7), 0.2, 0.7],
      ),
  ],
  land: [
    'clear',
    (random) =>
      layers([thud(random, 72, 0.28)], [thud(random, 80, 0.22), 0.05, 0.7], [burst(random, 0.15, 700), 0, 0.5]),
  ],
  fall: [
    'clear',
    (random) =>
      layers(
        [thud(random, 62, 0.4)],
        [thud(random, 85, 0.25), 0.14, 0.6],
        [burst(random, 0.35, 900, { q: 0.6, attack: 0.02 }), 0.02, 0.5],
      ),
  ],
  hug: [
    'faint',
    (random) =>
      layers(
        [swish(random, 0.55, 1500, 0.6)],
        [thud(random, 110, 0.14, 0.2), 0.2, 0.5],
        [swish(random, 0.5, 900), 0.4, 0.5],
      ),
  ],
  clap: [
    'plain',
    (random) =>
      series(random, [6, 0.28, 0.15], () =>
        burst(random, 0.05, random.between(1000, 1500), { q: 1.3, attack: 0.0006 }),
      ),
  ],
  applause: [
    'clear',
    (random) =>
      grains(
        random,
        { seconds: 2.8, perSecond: 130, envelope: (share) => Math.min(1, share * 5) * (1 - share) ** 0.5 },
        (each) => burst(each, 0.035, each.between(800, 2300), { q: 1.6, attack: 0.0008 }),
      ),
  ],
  cheer: [
    'clear',
    (random) =>
      grains(random, { seconds: 2.6, perSecond: 22, envelope: (share) => Math.sin(Math.PI * share) }, (each) => {
        const pitch = each.between(170, 420);
        return throat(0.9, (at) => pitch * (1 + 0.25 * Math.sin(at * 3)), [
          each.between(650, 850),
          each.between(1100, 1500),
        ]);
      }),
  ],
  breath: [
    'faint',
    (random) =>
      layers(
        [swish(random, 0.9, (at) => 900 + 500 * at, 0.9)],
        [swish(random, 1.1, (at) => 800 - 260 * at, 0.8), 1.05, 0.8],
      ),
  ],
  gasp: ['soft', (random) => swish(random, 0.45, (at) => 1100 + 2600 * at, 1)],
  heartbeat: [
    'plain',
    (random) =>
      series(random, [4, 0.85, 0.02], () =>
        layers([thud(random, 50, 0.2, 0.08)], [thud(random, 44, 0.2, 0.05), 0.26, 0.75]),
      ),
  ],
  laugh: [
    'plain',
    (random) => series(random, [5, 0.17], (index) => throat(0.13, (at) => (250 - index * 14) * (1 - at), [800, 1300])),
  ],
  snore: [
    'soft',
    (random) =>
      layers(
        [
          shape(
            filter(noise(1.1, random), 'band', 340, 2.5),
            (at, share) => swell(at, share) * (0.4 + 0.6 * Math.abs(Math.sin(at * 88))),
          ),
        ],
        [swish(random, 1, 700, 0.9), 1.3, 0.25],
      ),
  ],
  eat: [
    'soft',
    (random) =>
      series(random, [4, 0.42], () =>
        grains(random, { seconds: 0.16, perSecond: 160 }, (each) =>
          burst(each, 0.016, each.between(900, 3200), { q: 1.6 }),
        ),
      ),
  ],
  drink: [
    'faint',
    (random) =>
      series(random, [3, 0.55], () =>
        layers(
          [throat(0.11, (at) => 170 + 900 * at, [420, 900])],
          [burst(random, 0.1, 620, { q: 4, attack: 0.02 }), 0.05, 0.8],
        ),
      ),
  ],
} as const satisfies Partial<Record<SoundEventKind, SoundModel>>;
