import type { SoundEventKind } from '../../story/sound-kinds.ts';
import { burst, layers, RATIOS, series, strike, swish } from '../shapes.ts';
import { buzz, filter, noise, shape, swell, tone, wander } from '../signal.ts';
import type { SoundModel } from './sound-model.ts';

const beep = (hertz: number, seconds: number): Float32Array =>
  shape(
    tone(seconds, () => hertz),
    (_, share) => Math.min(1, share * 12, (1 - share) * 12),
  );

/** A servo: a whine that follows the speed of its turn. */
const servo = (seconds: number, from: number, to: number): Float32Array =>
  shape(
    filter(
      tone(seconds, (at) => from + (to - from) * Math.sin((at / seconds) * Math.PI), buzz),
      'band',
      1500,
      0.9,
    ),
    (_, share) => Math.min(1, share * 9, (1 - share) * 9),
  );

/** Clocks, telephones, cameras and machines that answer. */
export const DEVICES = {
  clock: [
    'faint',
    (random) =>
      series(random, [8, 0.5, 0.01], (index) =>
        layers(
          [strike(random, RATIOS.bar, index % 2 === 0 ? 2300 : 1950, { seconds: 0.05 })],
          [burst(random, 0.012, 4200, { q: 2, attack: 0.0004 }), 0, 0.6],
        ),
      ),
  ],
  alarm: [
    'clear',
    (random) => series(random, [16, 0.09, 0.02], () => strike(random, RATIOS.plate, 1850, { seconds: 0.14 })),
  ],
  phone: [
    'plain',
    (random) =>
      series(random, [2, 1.1, 0.01], () =>
        shape(
          layers([tone(0.62, () => 1320)], [tone(0.62, () => 1056)]),
          (at, share) => (0.45 + 0.55 * Math.abs(Math.sin(at * Math.PI * 21))) * Math.min(1, (1 - share) * 8),
        ),
      ),
  ],
  dial: [
    'soft',
    (random) =>
      series(random, [7, 0.17, 0.15], () => {
        const row = random.pick([697, 770, 852, 941]);
        return layers([beep(row, 0.1)], [beep(random.pick([1209, 1336, 1477]), 0.1)]);
      }),
  ],
  doorbell: [
    'plain',
    (random) =>
      layers(
        [strike(random, RATIOS.bar, 659, { seconds: 1.1, dull: 1.2 })],
        [strike(random, RATIOS.bar, 523, { seconds: 1.5, dull: 1.2 }), 0.45],
      ),
  ],
  shutter: [
    'soft',
    (random) =>
      layers(
        [burst(random, 0.03, 3600, { q: 1.4, attack: 0.0005 })],
        [swish(random, 0.05, 2400, 1), 0.03, 0.5],
        [burst(random, 0.04, 2900, { q: 1.4, attack: 0.0005 }), 0.085],
      ),
  ],
  beep: ['soft', (random) => series(random, [3, 0.24, 0.02], () => beep(1180, 0.11))],
  radio: [
    'soft',
    (random) => {
      const tuning = wander(random, 4, 2);
      return shape(
        layers([filter(noise(1.8, random), 'band', 1900, 0.9)], [tone(1.8, (at) => 500 + 1900 * tuning(at)), 0, 0.25]),
        (at, share) => Math.min(1, share * 12, (1 - share) * 8) * (0.5 + 0.5 * tuning(at + 0.2)),
      );
    },
  ],
  robot: [
    'plain',
    (random) =>
      series(random, [4, 0.32, 0.2], () =>
        layers(
          [servo(random.between(0.16, 0.28), random.between(260, 380), random.between(600, 950))],
          [burst(random, 0.02, 1900, { q: 2 }), 0.22, 0.5],
        ),
      ),
  ],
  power_up: [
    'plain',
    () =>
      shape(
        filter(
          tone(1.5, (at) => 80 * 7 ** (at / 1.5), buzz),
          'low',
          3000,
        ),
        (_, share) => Math.min(1, share * 6, (1 - share) * 5),
      ),
  ],
  power_down: [
    'plain',
    () =>
      shape(
        filter(
          tone(1.5, (at) => 520 / 7 ** (at / 1.5), buzz),
          'low',
          2200,
        ),
        (_, share) => Math.min(1, share * 20) * (1 - share),
      ),
  ],
} as const satisfies Partial<Record<SoundEventKind, SoundModel>>;

/** Bells, and instruments where they are things in the story. */
export const BELLS = {
  bell: ['plain', (random) => strike(random, RATIOS.bell, 640, { seconds: 2 })],
  church_bell: ['clear', (random) => strike(random, RATIOS.bell, 262, { seconds: 3.8, dull: 0.25 })],
  temple_bell: [
    'clear',
    (random) =>
      shape(
        strike(random, [1, 1.62, 2.48, 3.3, 4.6], 118, { seconds: 4.2, dull: 0.5 }),
        (at) => 1 - 0.18 * Math.sin(at * 11),
      ),
  ],
  chime: [
    'soft',
    (random) =>
      series(random, [5, 0.24, 0.6], () =>
        strike(random, RATIOS.bar, random.pick([1046, 1174, 1318, 1568, 1760]), { seconds: 1.6 }),
      ),
  ],
  gong: [
    'loud',
    (random) =>
      layers(
        [strike(random, [1, 1.48, 1.93, 2.54, 3.21, 4.07], 92, { seconds: 4, dull: 0.15 })],
        [swish(random, 2.6, 1500, 0.5), 0.05, 0.1],
      ),
  ],
  drum: [
    'clear',
    (random) =>
      series(random, [5, 0.33, 0.02], (index) =>
        layers(
          [strike(random, [1, 1.59, 2.14], index % 4 === 0 ? 82 : 118, { seconds: 0.42 })],
          [burst(random, 0.03, 900), 0, 0.4],
        ),
      ),
  ],
  strum: [
    'plain',
    (random) =>
      layers(
        ...[196, 247, 294, 392, 494].map(
          (hertz, index) =>
            [strike(random, [1, 2.001, 3.003, 4.01, 5.02], hertz, { seconds: 1.9, dull: 0.6 }), index * 0.032] as const,
        ),
      ),
  ],
  piano: [
    'plain',
    (random) =>
      layers(
        ...[262, 330, 392, 523].map(
          (hertz, index) =>
            [strike(random, [1, 2.002, 3.008, 4.02], hertz, { seconds: 1.8, dull: 0.9 }), index * 0.26] as const,
        ),
      ),
  ],
  flute: [
    'soft',
    (random) =>
      series(random, [3, 0.55, 0.02], (index) => {
        const hertz = [587, 659, 784][index] ?? 587;
        return layers(
          [
            shape(
              tone(0.5, (at) => hertz * (1 + 0.006 * Math.sin(at * 34))),
              swell,
            ),
          ],
          [swish(random, 0.5, hertz * 2, 3), 0, 0.12],
        );
      }),
  ],
  whistle: [
    'plain',
    (random) =>
      layers(
        [
          shape(
            tone(0.9, (at) => 2350 + 90 * Math.sin(at * 2 * Math.PI * 27)),
            (_, share) => Math.min(1, share * 12, (1 - share) * 9),
          ),
        ],
        [swish(random, 0.9, 2600, 3), 0, 0.3],
      ),
  ],
  music_box: [
    'soft',
    (random) =>
      series(random, [8, 0.24, 0.03], (index) =>
        strike(random, RATIOS.bar, [1318, 1568, 2093, 1760, 1568, 1318, 1174, 1046][index] ?? 1318, {
          seconds: 0.9,
          dull: 1,
        }),
      ),
  ],
  firework: [
    'loud',
    (random) =>
      layers(
        [
          shape(
            tone(0.9, (at) => 900 + 1700 * at),
            (_, share) => 0.12 * share,
          ),
        ],
        [burst(random, 1.1, (at) => 1500 * Math.exp(-at * 4) + 120, { kind: 'low' }), 0.95],
        [
          series(random, [26, 0.045, 0.9], () =>
            burst(random, 0.02, random.between(2500, 6000), { q: 1.5, attack: 0.0004 }),
          ),
          1.2,
          0.35,
        ],
      ),
  ],
} as const satisfies Partial<Record<SoundEventKind, SoundModel>>;
