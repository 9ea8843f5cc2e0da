import type { SoundEventKind } from '../../story/sound-kinds.ts';
import { burst, grains, layers, RATIOS, strike, swish, thud } from '../shapes.ts';
import { filter, hit, noise, shape } from '../signal.ts';
import type { SoundModel } from './sound-model.ts';

/** What breaks, falls, strikes and bangs. */
export const BLOWS = {
  impact: ['loud', (random) => layers([thud(random, 58, 0.7)], [burst(random, 0.4, 900, { kind: 'low' }), 0, 0.6])],
  glass: [
    'clear',
    (random) =>
      layers(
        [burst(random, 0.06, 4200, { kind: 'high', attack: 0.0006 })],
        [
          grains(random, { seconds: 0.8, perSecond: 48, envelope: (share) => (1 - share) ** 2 }, (each) =>
            strike(each, RATIOS.glass, each.between(1900, 5200), { seconds: each.between(0.12, 0.4) }),
          ),
          0.01,
          0.8,
        ],
      ),
  ],
  break_wood: [
    'loud',
    (random) =>
      layers(
        [burst(random, 0.05, 1700, { attack: 0.0005 })],
        [
          grains(random, { seconds: 0.4, perSecond: 70, envelope: (share) => 1 - share }, (each) =>
            strike(each, RATIOS.wood, each.between(350, 1300), { seconds: 0.07 }),
          ),
        ],
        [thud(random, 100, 0.25), 0.05, 0.8],
      ),
  ],
  tear: [
    'plain',
    (random) =>
      grains(random, { seconds: 0.65, perSecond: 260, envelope: (share) => 0.4 + 0.6 * share }, (each) =>
        burst(each, 0.007, each.between(2200, 6500), { q: 1.4, attack: 0.0004 }),
      ),
  ],
  rubble: [
    'loud',
    (random) =>
      layers(
        [
          grains(random, { seconds: 1.9, perSecond: 42, envelope: (share) => (1 - share) ** 1.2 }, (each) =>
            layers([thud(each, each.between(80, 260), 0.16)], [burst(each, 0.08, each.between(500, 1800))]),
          ),
        ],
        [burst(random, 1.8, 320, { kind: 'low', attack: 0.05 }), 0, 0.7],
      ),
  ],
  tree_fall: [
    'loud',
    (random) =>
      layers(
        [
          grains(random, { seconds: 1.5, perSecond: 16, envelope: (share) => 0.3 + 0.7 * share }, (each) =>
            strike(each, RATIOS.wood, each.between(260, 800), { seconds: 0.09 }),
          ),
        ],
        [swish(random, 1.6, (at) => 900 + 700 * at, 0.6), 0.8, 0.6],
        [thud(random, 50, 0.9), 2.1, 1.3],
        [
          grains(random, { seconds: 0.6, perSecond: 120, envelope: (share) => 1 - share }, (each) =>
            burst(each, 0.02, each.between(1500, 5000)),
          ),
          2.12,
          0.6,
        ],
      ),
  ],
  whoosh: ['plain', (random) => swish(random, 0.65, (at) => 300 * 10 ** (at / 0.65), 1.5)],
  punch: [
    'clear',
    (random) =>
      layers(
        [swish(random, 0.2, 1300, 1), 0, 0.3],
        [thud(random, 110, 0.18, 0.9), 0.14],
        [burst(random, 0.09, 650, { q: 0.8 }), 0.14, 0.8],
      ),
  ],
  sword: [
    'clear',
    (random) =>
      layers(
        [strike(random, RATIOS.blade, random.between(1400, 1800), { seconds: 1.2, dull: 0.15 })],
        [burst(random, 0.05, 4200, { attack: 0.0004 }), 0, 0.9],
        [strike(random, RATIOS.blade, random.between(1500, 2100), { seconds: 0.7, dull: 0.2 }), 0.42, 0.7],
      ),
  ],
  sheath: [
    'plain',
    (random) =>
      layers(
        [swish(random, 0.5, (at) => 2600 + 4200 * at, 2.2)],
        [strike(random, RATIOS.blade, 2300, { seconds: 0.9, dull: 0.1 }), 0.42, 0.5],
      ),
  ],
  arrow: [
    'plain',
    (random) =>
      layers(
        [strike(random, RATIOS.bar, 165, { seconds: 0.25, dull: 0.8 })],
        [swish(random, 0.5, (at) => 2600 - 1800 * at, 1.6), 0.03, 0.6],
        [thud(random, 210, 0.2), 0.55],
        [strike(random, RATIOS.wood, 95, { seconds: 0.35 }), 0.56, 0.4],
      ),
  ],
  gunshot: [
    'huge',
    (random) =>
      layers(
        [
          shape(
            filter(noise(0.9, random), 'low', (at) => 6500 * Math.exp(-at * 10) + 350),
            hit(0.0008, 0.45),
          ),
        ],
        [thud(random, 75, 0.25)],
        [
          shape(
            filter(noise(1.2, random), 'band', 500, 0.7),
            (at) => Math.exp(-at * 4) * (0.6 + 0.4 * Math.sin(at * 31)),
          ),
          0.16,
          0.12,
        ],
      ),
  ],
  explosion: [
    'huge',
    (random) =>
      layers(
        [
          shape(
            filter(noise(2.8, random), 'low', (at) => 1600 * Math.exp(-at * 2) + 60),
            hit(0.008, 2.4),
          ),
        ],
        [thud(random, 40, 1.1), 0, 1.2],
        [
          grains(random, { seconds: 1.9, perSecond: 30, envelope: (share) => (1 - share) ** 2 }, (each) =>
            burst(each, 0.06, each.between(400, 2400)),
          ),
          0.35,
          0.25,
        ],
      ),
  ],
} as const satisfies Partial<Record<SoundEventKind, SoundModel>>;
