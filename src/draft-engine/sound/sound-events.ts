import type { Random } from '#src/shared/random.ts';
import type { SoundEventKind } from '../story/sound-kinds.ts';
import { add, buzz, filter, hit, noise, shape, silence, struck, swell, tone } from './signal.ts';

type SoundEvent = (random: Random) => Float32Array;

const thud = (frequency: number, seconds: number, random: Random): Float32Array => {
  const body = shape(
    tone(seconds, (at) => frequency * (1 + 1.5 * Math.exp(-at * 40))),
    hit(0.002, seconds * 0.8),
  );
  return add(body, shape(filter(noise(0.05, random), 'low', 1800), hit(0.001, 0.03)), 0, 0.5);
};
const metal = (base: number, seconds: number, ratios: readonly number[]): Float32Array =>
  struck(
    seconds,
    ratios.map((ratio, index) => ({
      frequency: base * ratio,
      decaySeconds: seconds / (1 + index * 0.35),
      gain: 0.5 / (1 + index * 0.5),
    })),
  );
const sweepNoise = (seconds: number, from: number, to: number, random: Random): Float32Array =>
  shape(
    filter(noise(seconds, random), 'band', (at) => from * (to / from) ** (at / seconds), 1.6),
    swell,
  );
const repeat = (
  times: number,
  everySeconds: number,
  random: Random,
  one: (index: number) => Float32Array,
): Float32Array => {
  const signal = silence(times * everySeconds + 0.6);
  for (let index = 0; index < times; index++) {
    add(signal, one(index), index * everySeconds + random.between(0, everySeconds * 0.08), 1 - 0.1 * random.next());
  }
  return signal;
};
/** A voice: a buzz through two formants. */
const throat = (seconds: number, pitch: (at: number) => number, first: number, second: number): Float32Array => {
  const source = tone(seconds, pitch, buzz);
  return shape(add(filter(source.slice(), 'band', first, 3), filter(source, 'band', second, 4), 0, 0.6), swell);
};
const BELL = [0.5, 1, 1.2, 1.5, 2, 2.5, 3] as const;

/** All single sounds. Their peaks are normalised afterwards. */
export const SOUND_EVENTS: Readonly<Record<SoundEventKind, SoundEvent>> = {
  steps: (random) =>
    repeat(4, 0.5, random, () =>
      add(thud(78, 0.16, random), shape(filter(noise(0.09, random), 'band', 900, 1), hit(0.004, 0.06)), 0.01, 0.5),
    ),
  door: (random) =>
    add(
      add(
        silence(1.1),
        shape(
          filter(
            tone(0.5, (at) => 190 + 90 * Math.sin(at * 19), buzz),
            'band',
            900,
            4,
          ),
          swell,
        ),
        0,
        0.5,
      ),
      thud(95, 0.3, random),
      0.55,
      1,
    ),
  whoosh: (random) => sweepNoise(0.7, 300, 3200, random),
  impact: (random) =>
    add(thud(60, 0.7, random), shape(filter(noise(0.4, random), 'low', 900), hit(0.002, 0.35)), 0, 0.6),
  engine: (random) =>
    shape(
      filter(
        add(
          tone(1.8, (at) => 52 + 26 * Math.min(1, at), buzz),
          noise(1.8, random),
          0,
          0.3,
        ),
        'low',
        700,
      ),
      swell,
    ),
  bell: () => metal(520, 2.6, BELL),
  knock: (random) =>
    repeat(3, 0.26, random, () =>
      add(thud(170, 0.14, random), struck(0.2, [{ frequency: 420, decaySeconds: 0.12, gain: 0.5 }])),
    ),
  thunder: (random) =>
    shape(
      filter(noise(3, random), 'low', (at) => 900 * Math.exp(-at * 1.4) + 90),
      (at) => (at < 0.05 ? at / 0.05 : Math.exp(-at * 1.1) * (0.7 + 0.3 * Math.sin(at * 23))),
    ),
  splash: (random) =>
    shape(
      filter(noise(0.9, random), 'band', (at) => 2600 * Math.exp(-at * 2) + 500, 0.8),
      hit(0.02, 0.8),
    ),
  click: (random) => shape(filter(noise(0.04, random), 'band', 2600, 2), hit(0.001, 0.02)),
  glass: (random) => repeat(5, 0.06, random, () => metal(random.between(2600, 5200), 0.5, [1, 1.41, 2.2])),
  paper: (random) =>
    shape(
      filter(noise(0.6, random), 'high', 2400),
      (at, share) => swell(at, share) * (0.4 + 0.6 * Math.abs(Math.sin(at * 41))),
    ),
  clock: (random) =>
    repeat(6, 0.5, random, (index) =>
      struck(0.08, [{ frequency: index % 2 === 0 ? 2400 : 2000, decaySeconds: 0.05, gain: 0.7 }]),
    ),
  phone: (random) =>
    repeat(2, 0.75, random, () =>
      shape(
        add(
          tone(0.5, () => 1320),
          tone(0.5, () => 1056),
        ),
        (at, share) => (Math.sin(at * 2 * Math.PI * 22) > 0 ? 0.6 : 0.2) * (share < 0.95 ? 1 : 0),
      ),
    ),
  horn: () =>
    shape(
      filter(
        add(
          tone(1, () => 311, buzz),
          tone(1, () => 370, buzz),
        ),
        'low',
        2200,
      ),
      (_, share) => Math.min(1, share * 12) * Math.min(1, (1 - share) * 8),
    ),
  bark: (random) => repeat(2, 0.34, random, () => throat(0.2, (at) => 420 * Math.exp(-at * 4), 700, 1500)),
  meow: () => throat(0.75, (at) => 520 + 260 * Math.sin(at * 4.2), 900, 2100),
  applause: (random) =>
    shape(
      repeat(90, 0.022, random, () =>
        shape(filter(noise(0.03, random), 'band', random.between(900, 2400), 1.5), hit(0.001, 0.02)),
      ),
      swell,
    ),
  chime: () => metal(1046, 2, [1, 2.01, 2.99, 4.1]),
  sewing_machine: (random) =>
    repeat(18, 0.075, random, () =>
      add(shape(filter(noise(0.04, random), 'band', 1400, 2), hit(0.001, 0.03)), thud(120, 0.05, random), 0, 0.4),
    ),
  coin: () => add(add(silence(1), metal(2900, 0.4, [1, 1.47, 2.1])), metal(3300, 0.6, [1, 1.5, 2.2]), 0.1, 0.8),
  shutter: (random) =>
    repeat(2, 0.09, random, () => shape(filter(noise(0.05, random), 'band', 3600, 1.5), hit(0.001, 0.03))),
  keyboard: (random) =>
    repeat(9, 0.13, random, () =>
      shape(filter(noise(0.04, random), 'band', random.between(2000, 3600), 2), hit(0.001, 0.025)),
    ),
  heartbeat: (random) =>
    repeat(3, 0.85, random, () => add(add(silence(0.5), thud(52, 0.2, random)), thud(46, 0.2, random), 0.24, 0.7)),
  creak: (random) =>
    shape(
      filter(
        tone(1, (at) => 130 + 60 * Math.sin(at * 5) + 30 * random.next(), buzz),
        'band',
        1100,
        5,
      ),
      swell,
    ),
  gulls: (random) => repeat(3, 0.45, random, () => throat(0.35, (at) => 1150 - 900 * at, 1700, 2900)),
  owl: (random) =>
    repeat(2, 0.6, random, () =>
      shape(
        tone(0.4, (at) => 390 - 60 * at),
        swell,
      ),
    ),
  sword: () => metal(1700, 1.1, [1, 1.34, 1.83, 2.71, 3.3]),
  gunshot: (random) =>
    add(
      shape(
        filter(noise(0.9, random), 'low', (at) => 6000 * Math.exp(-at * 9) + 300),
        hit(0.001, 0.5),
      ),
      thud(70, 0.3, random),
    ),
  explosion: (random) =>
    add(
      shape(
        filter(noise(2.4, random), 'low', (at) => 1500 * Math.exp(-at * 2) + 70),
        hit(0.01, 2),
      ),
      thud(42, 1, random),
    ),
  typewriter: (random) =>
    add(
      repeat(10, 0.12, random, () =>
        add(shape(filter(noise(0.04, random), 'band', 2200, 2), hit(0.001, 0.03)), thud(200, 0.05, random), 0, 0.3),
      ),
      metal(2100, 0.6, [1, 2.4]),
      1.2,
      0.5,
    ),
  whistle: () =>
    shape(
      tone(0.9, (at) => 2300 + 60 * Math.sin(at * 2 * Math.PI * 26)),
      swell,
    ),
  drum: (random) => repeat(4, 0.3, random, () => thud(95, 0.28, random)),
  pour: (random) =>
    shape(
      filter(noise(1.6, random), 'band', (at) => 600 + 700 * at, 2.5),
      (at, share) => swell(at, share) * (0.6 + 0.4 * Math.sin(at * 61)),
    ),
  sizzle: (random) =>
    shape(filter(noise(1.6, random), 'high', 3800), (at, share) => swell(at, share) * (0.5 + 0.5 * random.next())),
  breath: (random) =>
    shape(
      filter(noise(1.2, random), 'band', (at) => 700 + 500 * Math.sin(at * 2.6), 1.2),
      swell,
    ),
  laugh: (random) => repeat(5, 0.17, random, (index) => throat(0.13, (at) => (250 - index * 14) * (1 - at), 800, 1300)),
  robot: (random) =>
    repeat(5, 0.12, random, () =>
      shape(
        tone(
          0.1,
          () => random.between(500, 1700),
          (phase) => Math.sign(Math.sin(phase)) * 0.5,
        ),
        swell,
      ),
    ),
  power_up: () =>
    shape(
      filter(
        tone(1.4, (at) => 80 * 6 ** (at / 1.4), buzz),
        'low',
        3000,
      ),
      (_, share) => Math.min(1, share * 6) * Math.min(1, (1 - share) * 5),
    ),
  power_down: () =>
    shape(
      filter(
        tone(1.4, (at) => 480 / 6 ** (at / 1.4), buzz),
        'low',
        2200,
      ),
      (_, share) => Math.min(1, share * 20) * (1 - share),
    ),
  hooves: (random) =>
    repeat(7, 0.2, random, (index) =>
      add(
        thud(index % 2 === 0 ? 210 : 170, 0.1, random),
        shape(filter(noise(0.05, random), 'band', 1300, 2), hit(0.001, 0.04)),
        0,
        0.6,
      ),
    ),
  wings: (random) => repeat(6, 0.13, random, () => shape(filter(noise(0.12, random), 'band', 700, 1), swell)),
  dig: (random) =>
    repeat(2, 0.8, random, () =>
      shape(
        filter(noise(0.45, random), 'band', (at) => 2600 - 3600 * at, 1),
        swell,
      ),
    ),
  hammer: (random) => repeat(4, 0.42, random, () => add(metal(1250, 0.25, [1, 1.7, 2.9]), thud(150, 0.12, random))),
  saw: (random) =>
    repeat(4, 0.42, random, (index) =>
      shape(
        filter(noise(0.36, random), 'band', index % 2 === 0 ? 2300 : 1700, 2),
        (at, share) => swell(at, share) * (0.5 + 0.5 * Math.sin(at * 420)),
      ),
    ),
  zip: (random) =>
    shape(
      filter(noise(0.45, random), 'band', (at) => 1500 + 5200 * at, 3),
      (at, share) => swell(at, share) * (0.5 + 0.5 * Math.sin(at * 700)),
    ),
  magic: (random) => repeat(9, 0.07, random, (index) => metal(1200 * 1.122 ** (index * 2), 0.8, [1, 2, 3.01])),
};
