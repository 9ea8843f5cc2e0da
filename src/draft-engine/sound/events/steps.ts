import type { Random } from '#src/shared/random.ts';
import { GROUNDS, type Ground, type SoundEventKind } from '../../story/sound-kinds.ts';
import { burst, grains, layers, series, strike, thud, RATIOS, type Maker } from '../shapes.ts';
import type { LEVELS, SoundModel } from './sound-model.ts';

/** Seconds from step to step, as the figures walk and run. */
const STEP_SECONDS = { steps: 0.53, run: 0.42 } as const;
/** Long enough for the longest walk in a shot. */
const LENGTH_SECONDS = 9;

/** Heel and toe: what the ground answers to a foot, `weight` from 0.6 to 1.4. */
type Foot = (random: Random, weight: number) => Float32Array;

const crunch = (random: Random, low: number, high: number, seconds: number): Float32Array =>
  grains(random, { seconds, perSecond: 320, envelope: (share) => Math.sin(Math.PI * share) ** 0.7 }, (each) =>
    burst(each, 0.012, each.between(low, high), { q: 2, attack: 0.0005 }),
  );

const FEET: Readonly<Record<Ground, readonly [level: keyof typeof LEVELS, foot: Foot]>> = {
  hard: [
    'soft',
    (random, weight) =>
      layers(
        [burst(random, 0.05, 1900 * random.between(0.85, 1.2), { q: 2.2, attack: 0.0008 })],
        [thud(random, 130 * weight, 0.08), 0, 0.5],
        [burst(random, 0.06, 2600, { q: 1.2 }), 0.09, 0.45],
      ),
  ],
  wood: [
    'soft',
    (random, weight) =>
      layers(
        [thud(random, 105 * weight, 0.16)],
        [strike(random, RATIOS.wood, 235 * random.between(0.9, 1.15), { seconds: 0.14 }), 0, 0.7],
        [thud(random, 125, 0.1), 0.1, 0.45],
      ),
  ],
  grass: [
    'faint',
    (random) => layers([burst(random, 0.16, 2900, { q: 0.7, attack: 0.03 })], [thud(random, 75, 0.1), 0.01, 0.5]),
  ],
  leaves: ['soft', (random) => layers([crunch(random, 2500, 7500, 0.2)], [thud(random, 75, 0.1), 0.02, 0.25])],
  gravel: ['soft', (random) => layers([crunch(random, 1100, 3600, 0.17)], [thud(random, 90, 0.1), 0, 0.35])],
  sand: [
    'faint',
    (random) => layers([burst(random, 0.2, 1300, { q: 0.6, attack: 0.05 })], [burst(random, 0.12, 800), 0.12, 0.4]),
  ],
  snow: [
    'soft',
    (random) =>
      layers([crunch(random, 500, 1500, 0.24)], [burst(random, 0.2, 420, { kind: 'low', attack: 0.04 }), 0, 0.5]),
  ],
  water: [
    'plain',
    (random) =>
      layers(
        [burst(random, 0.26, (at) => 900 + 1800 * Math.exp(-at * 9), { q: 0.8, attack: 0.015 })],
        [burst(random, 0.16, 500, { q: 2, attack: 0.02 }), 0.12, 0.6],
      ),
  ],
  metal: [
    'plain',
    (random) =>
      layers(
        [strike(random, RATIOS.plate, 430 * random.between(0.92, 1.1), { seconds: 0.35 })],
        [thud(random, 90, 0.12), 0, 0.7],
      ),
  ],
};

function walking(foot: Foot, seconds: number, weight: number): Maker {
  return (random) =>
    series(
      random,
      [Math.floor(LENGTH_SECONDS / seconds), seconds, 0.05], // Left and right are two feet.
      (index) => foot(random, weight * (index % 2 === 0 ? 1 : 0.93)),
    );
}

const louder: Readonly<Record<string, keyof typeof LEVELS>> = { faint: 'soft', soft: 'plain', plain: 'clear' };

type StepKind = Extract<SoundEventKind, `steps_${Ground}` | `run_${Ground}`>;

/** How long somebody walks or runs on, in seconds; undefined for any other sound. */
export function walkSeconds(kind: string): number | undefined {
  if (!Object.hasOwn(STEPS, kind)) {
    return undefined;
  }
  const each = STEP_SECONDS[kind.startsWith('run') ? 'run' : 'steps'];
  return Math.floor(LENGTH_SECONDS / each) * each;
}

/** Walking and running on each ground. */
export const STEPS = {
  ...(Object.fromEntries(
    GROUNDS.flatMap((ground): [StepKind, SoundModel][] => {
      const [level, foot] = FEET[ground];
      return [
        [`steps_${ground}`, [level, walking(foot, STEP_SECONDS.steps, 1)]],
        [`run_${ground}`, [louder[level] ?? level, walking(foot, STEP_SECONDS.run, 0.8)]],
      ];
    }),
  ) as Record<StepKind, SoundModel>),
  steps: ['soft', walking(FEET.wood[1], STEP_SECONDS.steps, 1.15)],
} as const satisfies Partial<Record<SoundEventKind, SoundModel>>;
