import type { AmbienceKind } from '../../story/sound-kinds.ts';
import { birdPhrase, cricketChirp } from '../events/animals.ts';
import { BODIES } from '../events/bodies.ts';
import { BELLS } from '../events/devices.ts';
import { crackle } from '../events/elements.ts';
import { carPassing, railBeat, VEHICLES } from '../events/vehicles.ts';
import { WORK } from '../events/work.ts';
import { burst, strike, RATIOS } from '../shapes.ts';
import { shape, tone } from '../signal.ts';
import { blip, childCall, clatter, farHammer, murmur, shoutFar, tick } from './grains-of-life.ts';
import { air, beating, blend, hum, pulsed, scatter, type AmbienceModel, type Texture } from './texture.ts';

const rumble = air(160, 420, { kind: 'low', restless: 0.4, depth: 0.3 });
const people = (perSecond: number): Texture => scatter(perSecond, murmur, [0.15, 0.8]);

/** Streets and people out of doors. */
export const TOWN = {
  city: [
    0.035,
    blend(
      [rumble, 0.6],
      [scatter(0.45, carPassing, [0.15, 0.7]), 1],
      [scatter(0.1, VEHICLES.horn[1], [0.04, 0.14]), 1],
    ),
  ],
  city_night: [
    0.022,
    blend(
      [air(120, 260, { kind: 'low', restless: 0.2 }), 0.7],
      [scatter(0.14, carPassing, [0.1, 0.4]), 1],
      [scatter(1.1, cricketChirp, [0.01, 0.06]), 1],
      [scatter(0.03, VEHICLES.siren[1], [0.03, 0.07]), 1],
    ),
  ],
  street: [
    0.032,
    blend(
      [rumble, 0.25],
      [scatter(0.18, carPassing, [0.1, 0.4]), 1],
      [people(1.6), 0.35],
      [scatter(0.5, birdPhrase, [0.01, 0.06]), 1],
      [scatter(1.6, (each) => burst(each, 0.04, 1700, { q: 2 }), [0.05, 0.25]), 1],
    ),
  ],
  market: [
    0.036,
    blend(
      [people(9), 0.5],
      [scatter(1.4, clatter, [0.1, 0.5]), 1],
      [scatter(0.5, shoutFar, [0.1, 0.4]), 1],
      [rumble, 0.12],
    ),
  ],
  crowd: [0.035, blend([people(12), 0.6], [air(350, 700, { restless: 0.8, depth: 0.3, q: 0.8 }), 0.25])],
  stadium: [
    0.05,
    blend(
      [scatter(14, shoutFar, [0.1, 0.5]), 0.5],
      [air(500, 1100, { restless: 0.25, depth: 0.6, q: 0.6 }), 0.8],
      [scatter(0.16, BODIES.applause[1], [0.3, 0.8]), 1],
    ),
  ],
  festival: [
    0.042,
    blend(
      [people(7), 0.4],
      [beating(0.5, BELLS.drum[1]), 0.12],
      [beating(0.5, (each) => strike(each, [1, 1.5], 110, { seconds: 0.3 })), 0.5],
      [scatter(0.6, BELLS.flute[1], [0.1, 0.3]), 1],
      [scatter(0.5, clatter, [0.05, 0.2]), 1],
    ),
  ],
  playground: [
    0.03,
    blend(
      [scatter(2.2, childCall, [0.1, 0.6]), 1],
      [scatter(0.6, birdPhrase, [0.03, 0.15]), 1],
      [air(400, 800, { restless: 0.2 }), 0.12],
    ),
  ],
  construction: [
    0.04,
    blend(
      [scatter(1.9, farHammer, [0.15, 0.7]), 1],
      [scatter(0.16, WORK.drill[1], [0.2, 0.5]), 1],
      [hum(43), 0.2],
      [rumble, 0.4],
    ),
  ],
} as const satisfies Partial<Record<AmbienceKind, AmbienceModel>>;

const stillAir = air(140, 260, { kind: 'low', restless: 0.2, depth: 0.25 });

/** The tone of rooms and what goes on in them. */
export const ROOMS = {
  room: [0.012, blend([stillAir, 1], [hum(60), 0.05])],
  room_large: [
    0.014,
    blend(
      [air(90, 190, { kind: 'low', restless: 0.15 }), 1],
      [air(600, 1000, { restless: 0.2, q: 0.6 }), 0.12],
      [scatter(0.15, farHammer, [0.01, 0.04]), 1],
    ),
  ],
  church: [
    0.013,
    blend(
      [air(80, 160, { kind: 'low', restless: 0.12 }), 1],
      [air(900, 1400, { restless: 0.15, q: 0.5 }), 0.06],
      [scatter(0.1, (each) => strike(each, RATIOS.wood, 180, { seconds: 0.35 }), [0.05, 0.15]), 1],
    ),
  ],
  kitchen: [
    0.022,
    blend(
      [stillAir, 0.35],
      [scatter(9, crackle, [0.03, 0.14]), 1],
      [scatter(0.7, clatter, [0.1, 0.5]), 1],
      [scatter(0.1, WORK.cut[1], [0.2, 0.5]), 1],
    ),
  ],
  cafe: [
    0.028,
    blend(
      [people(5), 0.4],
      [scatter(0.9, clatter, [0.06, 0.3]), 1],
      [stillAir, 0.3],
      [scatter(0.06, WORK.pour[1], [0.1, 0.3]), 1],
    ),
  ],
  classroom: [
    0.02,
    blend(
      [people(1.2), 0.25],
      [scatter(1.6, (each) => burst(each, 0.09, each.between(2500, 4200), { q: 1, attack: 0.02 }), [0.04, 0.2]), 1],
      [scatter(0.3, (each) => strike(each, RATIOS.wood, 190, { seconds: 0.12 }), [0.1, 0.3]), 1],
      [stillAir, 0.4],
    ),
  ],
  office: [
    0.016,
    blend(
      [hum(100), 0.06],
      [stillAir, 0.4],
      [scatter(4.5, tick, [0.1, 0.5]), 1],
      [scatter(0.12, blip, [0.02, 0.06]), 1],
    ),
  ],
  hospital: [
    0.016,
    blend(
      [air(300, 600, { kind: 'low', restless: 0.2, depth: 0.15 }), 0.35],
      [
        beating(1.05, () =>
          shape(
            tone(0.1, () => 990),
            (_, share) => Math.sin(Math.PI * share),
          ),
        ),
        0.12,
      ],
      [people(0.5), 0.12],
    ),
  ],
  laboratory: [
    0.018,
    blend(
      [hum(120), 0.16],
      [air(900, 1300, { restless: 0.2, depth: 0.2, q: 0.6 }), 0.14],
      [scatter(1.2, blip, [0.02, 0.12]), 1],
    ),
  ],
  hush: [0.006, air(110, 190, { kind: 'low', restless: 0.1, depth: 0.3 })],
} as const satisfies Partial<Record<AmbienceKind, AmbienceModel>>;

const throb = (texture: Texture, hertz: number, depth: number): Texture =>
  pulsed(texture, (at) => 1 - depth + depth * Math.sin(2 * Math.PI * hertz * at));

/** Machines, and vehicles from inside. */
export const MACHINES = {
  machine: [
    0.036,
    blend([throb(hum(48), 3, 0.3), 0.6], [throb(air(500, 900, { restless: 0.5, depth: 0.2 }), 3, 0.4), 0.4]),
  ],
  factory: [
    0.045,
    blend(
      [hum(55), 0.35],
      [beating(0.62, farHammer), 0.7],
      [beating(1.24, (each) => burst(each, 0.4, 3200, { q: 0.8, attack: 0.05 })), 0.5],
      [air(250, 500, { kind: 'low', depth: 0.2 }), 0.5],
    ),
  ],
  station: [
    0.036,
    blend(
      [people(5), 0.35],
      [air(180, 360, { kind: 'low', restless: 0.4 }), 0.5],
      [scatter(0.07, VEHICLES.train_pass[1], [0.3, 0.7]), 1],
      [scatter(0.1, (each) => strike(each, RATIOS.bar, each.pick([523, 659]), { seconds: 1.1 }), [0.08, 0.2]), 1],
    ),
  ],
  train: [
    0.042,
    blend(
      [air(180, 420, { kind: 'low', restless: 1.2, depth: 0.3 }), 0.7],
      [beating(0.82, railBeat), 0.8],
      [hum(52), 0.08],
    ),
  ],
  car: [
    0.034,
    blend(
      [hum(68), 0.3],
      [air(280, 460, { kind: 'low', restless: 0.9, depth: 0.3 }), 0.9],
      [scatter(0.5, (each) => burst(each, 0.09, 150, { q: 1.5 }), [0.2, 0.7]), 1],
    ),
  ],
  plane: [
    0.042,
    blend(
      [air(500, 800, { kind: 'low', restless: 0.15, depth: 0.1 }), 1],
      [air(1300, 2100, { restless: 0.1, depth: 0.1, q: 0.5 }), 0.3],
      [hum(92), 0.12],
    ),
  ],
  ship: [
    0.034,
    blend(
      [hum(36), 0.4],
      [air(260, 700, { restless: 0.25, depth: 0.7 }), 0.4],
      [
        scatter(
          0.4,
          (each) =>
            shape(strike(each, RATIOS.wood, each.between(90, 150), { seconds: 0.5 }), (_, share) =>
              share < 0.3 ? share / 0.3 : 1,
            ),
          [0.1, 0.4],
        ),
        1,
      ],
    ),
  ],
  space: [
    0.03,
    blend(
      [hum(36), 0.7],
      [(seconds) => tone(seconds, () => 54.4), 0.5],
      [(seconds) => tone(seconds, (at) => 162 + 2 * Math.sin(at * 0.4)), 0.12],
      [air(120, 200, { kind: 'low' }), 0.5],
      [scatter(0.22, blip, [0.01, 0.05]), 1],
    ),
  ],
} as const satisfies Partial<Record<AmbienceKind, AmbienceModel>>;
