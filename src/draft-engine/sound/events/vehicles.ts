import type { Random } from '#src/shared/random.ts';
import type { SoundEventKind } from '../../story/sound-kinds.ts';
import { burst, grains, layers, RATIOS, series, strike, swish, thud } from '../shapes.ts';
import { buzz, filter, noise, shape, swell, tone } from '../signal.ts';
import type { SoundModel } from './sound-model.ts';

/** A motor: firing strokes as a buzz, breath and rattle as noise, both through the body. */
function motor(random: Random, seconds: number, stroke: (at: number) => number, corner: number): Float32Array {
  const firing = tone(seconds, stroke, buzz);
  const half = tone(seconds, (at) => stroke(at) / 2, buzz);
  return filter(layers([firing], [half, 0, 0.6], [noise(seconds, random), 0, 0.25]), 'low', corner);
}

/** Comes, is near in the middle and goes: louder, brighter and a little higher before than after. */
function passing(random: Random, seconds: number, hertz: number, corner: number): Float32Array {
  const near = (at: number): number => 1 / (1 + ((at / seconds - 0.5) * 7) ** 2);
  const fall = (at: number): number => 1.06 - 0.12 / (1 + Math.exp(-(at / seconds - 0.5) * 16));
  return shape(
    filter(
      motor(random, seconds, (at) => hertz * fall(at), corner),
      'low',
      (at) => 300 + corner * near(at),
    ),
    (at, share) => near(at) * Math.min(1, share * 6, (1 - share) * 6),
  );
}

const horn = (hertz: readonly number[], seconds: number, corner = 2200): Float32Array =>
  shape(
    filter(layers(...hertz.map((each) => [tone(seconds, () => each, buzz)] as const)), 'low', corner),
    (_, share) => Math.min(1, share * 14) * Math.min(1, (1 - share) * 9),
  );

/** The double beat of wheels over a rail joint. */
export const railBeat = (random: Random): Float32Array =>
  layers(
    [burst(random, 0.12, 260, { q: 2, attack: 0.003 })],
    [burst(random, 0.1, 300, { q: 2, attack: 0.003 }), 0.13, 0.8],
  );

/** A car that passes in the distance, for streets. */
export const carPassing = (random: Random): Float32Array =>
  layers([passing(random, 3.4, random.between(55, 95), 700)], [swish(random, 3.3, 900, 0.6), 0, 0.5]);

/** What carries people. */
export const VEHICLES = {
  engine: [
    'plain',
    (random) =>
      shape(
        motor(random, 3, (at) => 48 + 12 * Math.min(1, at) + 2 * Math.sin(at * 11), 800),
        (_, share) => Math.min(1, share * 8, (1 - share) * 6),
      ),
  ],
  engine_start: [
    'plain',
    (random) =>
      layers(
        [series(random, [5, 0.14], () => layers([swish(random, 0.13, 620, 1.4)], [thud(random, 90, 0.1), 0, 0.5]))],
        [
          shape(
            motor(random, 2, (at) => 44 + 34 * Math.exp(-at * 3) + 3 * Math.sin(at * 9), 900),
            (_, share) => Math.min(1, share * 14, (1 - share) * 5),
          ),
          0.72,
          0.6,
        ],
      ),
  ],
  engine_pass: ['clear', (random) => layers([passing(random, 3.2, 82, 1100)], [swish(random, 3.2, 1200, 0.5), 0, 0.5])],
  motorcycle: [
    'clear',
    (random) =>
      shape(
        motor(random, 2.6, (at) => 62 + 55 * Math.abs(Math.sin(at * 1.5)), 1900),
        (_, share) => Math.min(1, share * 8, (1 - share) * 6),
      ),
  ],
  horn: ['clear', (random) => horn([311 * random.between(0.94, 1.06), 392], 0.9)],
  siren: [
    'clear',
    () =>
      shape(
        filter(
          tone(2.8, (at) => 720 + 330 * Math.sin(at * 2.25), buzz),
          'band',
          1100,
          0.8,
        ),
        (_, share) => Math.min(1, share * 9, (1 - share) * 7),
      ),
  ],
  bicycle: [
    'faint',
    (random) => series(random, [34, 0.062, 0.06], () => burst(random, 0.014, 3300, { q: 2, attack: 0.0004 })),
  ],
  bicycle_bell: [
    'plain',
    (random) =>
      layers(
        [strike(random, RATIOS.plate, 2350, { seconds: 0.9, dull: 0.2 })],
        [strike(random, RATIOS.plate, 2350, { seconds: 1.1, dull: 0.2 }), 0.17],
      ),
  ],
  train_pass: [
    'loud',
    (random) =>
      shape(
        layers(
          [series(random, [10, 0.34], () => railBeat(random))],
          [filter(noise(3.6, random), 'low', 600), 0, 0.5],
          [swish(random, 3.6, 1500, 0.5), 0, 0.3],
        ),
        swell,
      ),
  ],
  train_whistle: ['clear', () => horn([440, 554, 659], 1.7, 3200)],
  ship_horn: ['loud', () => horn([98, 123], 2.6, 700)],
  oar: [
    'soft',
    (random) =>
      series(random, [2, 1.5], () =>
        layers(
          [burst(random, 0.2, 300, { q: 3, attack: 0.03 }), 0, 0.5],
          [swish(random, 0.8, (at) => 900 + 500 * at, 0.7), 0.25],
        ),
      ),
  ],
  plane_pass: [
    'loud',
    (random) =>
      shape(
        layers([swish(random, 4, (at) => 1500 - 230 * at, 0.5)], [filter(noise(4, random), 'low', 320), 0, 0.8]),
        swell,
      ),
  ],
  helicopter: [
    'clear',
    (random) =>
      shape(
        series(random, [30, 0.095, 0.02], () =>
          layers([thud(random, 66, 0.09)], [swish(random, 0.09, 500, 0.8), 0, 0.6]),
        ),
        swell,
      ),
  ],
  rocket: [
    'huge',
    (random) =>
      shape(
        layers(
          [filter(noise(4, random), 'low', (at) => 260 + 340 * at)],
          [
            grains(random, { seconds: 3.8, perSecond: 60 }, (each) => burst(each, 0.03, each.between(500, 2600))),
            0,
            0.6,
          ],
        ),
        (_, share) => Math.min(1, share * 5) * Math.min(1, (1 - share) * 2.2),
      ),
  ],
  wheels: [
    'soft',
    (random) =>
      layers(
        [swish(random, 2, 420, 0.7)],
        [
          grains(random, { seconds: 1.9, perSecond: 13 }, (each) =>
            strike(each, RATIOS.wood, each.between(260, 520), { seconds: 0.07 }),
          ),
          0,
          0.6,
        ],
      ),
  ],
} as const satisfies Partial<Record<SoundEventKind, SoundModel>>;
