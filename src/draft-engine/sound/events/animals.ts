import type { Random } from '#src/shared/random.ts';
import type { SoundEventKind } from '../../story/sound-kinds.ts';
import { burst, layers, series, swish, thud, throat } from '../shapes.ts';
import { filter, noise, shape, swell, tone } from '../signal.ts';
import type { SoundModel } from './sound-model.ts';

/** A rough voice: its loudness flutters. */
function rough(signal: Float32Array, hertz: number, depth: number): Float32Array {
  return shape(signal, (at) => 1 - depth + depth * Math.abs(Math.sin(Math.PI * hertz * at)));
}

const sing = (seconds: number, hertz: (at: number) => number): Float32Array =>
  shape(tone(seconds, hertz), (_, share) => Math.sin(Math.PI * share) ** 1.2);

/** One bird's phrase: short gliding notes. */
export function birdPhrase(random: Random): Float32Array {
  const base = random.between(2300, 4300);
  const trill = random.chance(0.35);
  const count = trill ? 5 + random.below(5) : 2 + random.below(3);
  return series(random, [count, trill ? 0.075 : 0.16, trill ? 0.02 : 0.3], () => {
    const [from, bend] = trill ? [base, -700] : [base * random.between(0.82, 1.22), random.between(-1100, 1300)];
    const seconds = trill ? 0.055 : 0.11;
    return sing(seconds, (at) => from + bend * (at / seconds));
  });
}

/** What animals say. */
export const ANIMALS = {
  bark: [
    'clear',
    (random) =>
      series(random, [2, 0.38], () =>
        layers(
          [
            rough(
              throat(0.19, (at) => random.between(380, 450) * Math.exp(-at * 4), [720, 1500]),
              46,
              0.4,
            ),
          ],
          [burst(random, 0.07, 1300), 0, 0.5],
        ),
      ),
  ],
  howl: [
    'clear',
    () =>
      throat(
        2.4,
        (at) => 330 + 190 * Math.min(1, at * 1.6) - 60 * Math.max(0, at - 1.5) + 6 * Math.sin(at * 32),
        [560, 1000],
      ),
  ],
  growl: [
    'plain',
    (random) =>
      rough(
        throat(1.3, (at) => 88 + 12 * Math.sin(at * 5), [380, 900]),
        random.between(24, 30),
        0.8,
      ),
  ],
  meow: ['plain', (random) => throat(random.between(0.65, 0.85), (at) => 520 + 280 * Math.sin(at * 4.1), [950, 2200])],
  neigh: [
    'clear',
    (random) =>
      rough(
        throat(1.5, (at) => 1150 - 520 * at + 70 * Math.sin(at * 52), [1100, 2300]),
        random.between(11, 14),
        0.6,
      ),
  ],
  hooves: [
    'plain',
    (random) =>
      series(
        random,
        [24, 0.19], // Three beats and a rest: a canter.
        (index) =>
          index % 4 === 3
            ? new Float32Array(1)
            : layers(
                [thud(random, [210, 175, 195][index % 4] ?? 200, 0.1)],
                [burst(random, 0.05, 1150, { q: 1.8 }), 0, 0.7],
              ),
      ),
  ],
  moo: [
    'clear',
    (random) => throat(1.7, (at) => 150 + 45 * Math.sin(Math.min(1, at) * 2.2) + random.between(-1, 1), [420, 850]),
  ],
  baa: [
    'plain',
    (random) =>
      rough(
        throat(0.9, () => random.between(318, 326), [700, 1700]),
        8.5,
        0.65,
      ),
  ],
  oink: [
    'plain',
    (random) =>
      series(random, [3, 0.32], () =>
        rough(
          throat(0.2, (at) => 190 + 260 * at, [520, 1350]),
          62,
          0.8,
        ),
      ),
  ],
  cluck: [
    'plain',
    (random) =>
      series(random, [5, 0.25, 0.3], (index) =>
        throat(index === 4 ? 0.28 : 0.09, (at) => 640 + (index === 4 ? 900 : 300) * at, [1100, 2300]),
      ),
  ],
  quack: [
    'plain',
    (random) =>
      series(random, [3, 0.3], () =>
        rough(
          throat(0.2, (at) => 410 - 320 * at, [1150, 2500]),
          90,
          0.6,
        ),
      ),
  ],
  chirp: ['soft', (random) => layers([birdPhrase(random)], [birdPhrase(random), 0.8, 0.8])],
  gulls: [
    'plain',
    (random) =>
      series(random, [4, 0.42, 0.2], () => throat(0.34, (at) => random.between(1080, 1240) - 950 * at, [1700, 2900])),
  ],
  owl: [
    'soft',
    (random) => series(random, [3, 0.55, 0.1], (index) => sing(index === 1 ? 0.18 : 0.45, (at) => 385 - 55 * at)),
  ],
  crow: [
    'plain',
    (random) =>
      series(random, [3, 0.5, 0.2], () =>
        rough(
          throat(0.33, (at) => 560 - 190 * at, [1250, 1900]),
          70,
          0.7,
        ),
      ),
  ],
  frog: [
    'soft',
    (random) =>
      series(random, [3, 0.45, 0.2], () =>
        rough(
          throat(0.26, (at) => 240 + 120 * at, [620, 1400]),
          34,
          0.95,
        ),
      ),
  ],
  bee: [
    'soft',
    (random) =>
      rough(
        throat(1.8, (at) => 215 + 22 * Math.sin(at * 6) + 9 * Math.sin(at * 17), [900, 2100]),
        random.between(7, 9),
        0.3,
      ),
  ],
  squeak: [
    'soft',
    (random) => series(random, [3, 0.16, 0.4], () => sing(0.09, (at) => random.between(3600, 4600) + 9000 * at)),
  ],
  trumpet: [
    'loud',
    () =>
      rough(
        throat(1.4, (at) => 330 + 260 * Math.sin(Math.min(1, at * 1.4) * 2.4), [1000, 1800]),
        27,
        0.45,
      ),
  ],
  roar: [
    'loud',
    (random) =>
      layers(
        [
          rough(
            throat(1.9, (at) => 120 - 34 * at, [520, 1150]),
            33,
            0.6,
          ),
        ],
        [swish(random, 1.8, 650, 0.8), 0, 0.5],
      ),
  ],
  whale: [
    'plain',
    () =>
      shape(
        tone(3, (at) => 210 + 130 * Math.sin(at * 1.4) + 6 * Math.sin(at * 34)),
        swell,
      ),
  ],
  wings: ['soft', (random) => series(random, [7, 0.13], () => swish(random, 0.12, random.between(500, 800), 0.8))],
} as const satisfies Partial<Record<SoundEventKind, SoundModel>>;

/** A cricket's chirp of some pulses. */
export function cricketChirp(random: Random): Float32Array {
  const hertz = random.between(4000, 4700);
  return series(random, [3 + random.below(3), 0.036, 0.02], () => sing(0.024, () => hertz));
}

/** A cicada's drone that rises and falls. */
export function cicadaSong(random: Random): Float32Array {
  const rate = random.between(90, 130);
  return shape(
    filter(noise(3, random), 'band', random.between(4200, 6000), 5),
    (at, share) => Math.sin(Math.PI * share) * (0.3 + 0.7 * Math.sin(Math.PI * rate * at) ** 2),
  );
}
