import type { AmbienceKind } from '../../story/sound-kinds.ts';
import { ANIMALS, birdPhrase, cicadaSong, cricketChirp } from '../events/animals.ts';
import { BELLS } from '../events/devices.ts';
import { crackle, drop, ELEMENTS, lap } from '../events/elements.ts';
import { strike, RATIOS } from '../shapes.ts';
import { filter, noise, ride, wander } from '../signal.ts';
import { patter } from './grains-of-life.ts';
import { air, blend, hum, pulsed, scatter, type AmbienceModel, type Texture } from './texture.ts';

/** Waves that run up and draw back, every seven to ten seconds with smaller ones between. */
const surf: Texture = (seconds, random) => {
  const swell = wander(random, 0.28, seconds);
  return ride(
    filter(noise(seconds, random), 'low', (at) => 420 + 1900 * swell(at) ** 2),
    (at) => 0.2 + 0.8 * swell(at) ** 1.6,
  );
};

const rain = (perSecond: number, low: number, high: number, hiss: number): Texture =>
  blend(
    [pulsed(air(2200, 3600, { restless: 0.2, depth: 0.2, q: 0.5 }), () => 1), hiss],
    [scatter(perSecond, patter(low, high), [0.15, 1]), 1],
  );

/** Water. */
export const WATER = {
  sea: [0.05, surf],
  harbour: [
    0.038,
    blend(
      [surf, 0.35],
      [scatter(1.3, lap, [0.3, 0.8]), 1],
      [scatter(0.25, ANIMALS.gulls[1], [0.15, 0.4]), 1],
      [scatter(0.18, (each) => strike(each, RATIOS.bell, 880, { seconds: 0.8 }), [0.1, 0.25]), 1],
    ),
  ],
  river: [
    0.04,
    blend(
      [air(700, 1700, { restless: 1.2, depth: 0.4 }), 0.7],
      [scatter(18, (each) => drop(each, 250, 900, 0.1), [0.1, 0.5]), 1],
    ),
  ],
  waterfall: [
    0.055,
    blend([air(900, 1500, { restless: 1.5, depth: 0.15, q: 0.4 }), 1], [air(180, 320, { kind: 'low', depth: 0.2 }), 1]),
  ],
  lake: [
    0.026,
    blend(
      [air(300, 700, { restless: 0.2 }), 0.35],
      [scatter(1.6, lap, [0.2, 0.7]), 1],
      [scatter(0.35, birdPhrase, [0.03, 0.12]), 1],
    ),
  ],
  fountain: [
    0.035,
    blend(
      [air(2600, 3600, { restless: 2, depth: 0.2, q: 0.6 }), 0.5],
      [scatter(45, (each) => drop(each, 700, 2200, 0.05), [0.1, 0.5]), 1],
    ),
  ],
  underwater: [
    0.035,
    blend(
      [air(120, 240, { kind: 'low', restless: 0.2 }), 1.2],
      [scatter(2.4, (each) => drop(each, 180, 520, 0.2), [0.1, 0.4]), 1],
    ),
  ],
} as const satisfies Partial<Record<AmbienceKind, AmbienceModel>>;

const gale = air(180, 1100, { restless: 0.8, depth: 0.7, q: 1.6 });

/** Weather and the wastes where little else is heard. */
export const WEATHER = {
  wind: [0.04, air(260, 900, { restless: 0.35, q: 1.6 })],
  rain_light: [0.024, rain(24, 2500, 7000, 0.12)],
  rain: [0.042, rain(70, 1800, 6500, 0.32)],
  rain_heavy: [0.06, blend([rain(130, 1200, 5000, 0.7), 1], [air(300, 500, { kind: 'low', depth: 0.2 }), 0.5])],
  rain_roof: [
    0.045,
    blend(
      [rain(60, 700, 2200, 0.1), 1],
      [scatter(26, (each) => strike(each, RATIOS.plate, each.between(420, 900), { seconds: 0.07 }), [0.15, 0.6]), 1],
      [air(200, 400, { kind: 'low', depth: 0.2 }), 0.3],
    ),
  ],
  storm: [
    0.07,
    blend([gale, 1], [rain(130, 1500, 6000, 0.6), 0.7], [scatter(0.09, ELEMENTS.thunder[1], [0.6, 1.3]), 1]),
  ],
  snow: [0.014, air(380, 620, { restless: 0.12, q: 0.9, depth: 0.5 })],
  blizzard: [
    0.055,
    blend(
      [air(420, 1700, { restless: 0.6, q: 2.6, depth: 0.75 }), 1],
      [air(2500, 4200, { restless: 0.6, q: 0.6 }), 0.3],
    ),
  ],
  desert: [
    0.024,
    blend(
      [air(300, 620, { restless: 0.18, q: 2.2 }), 1],
      [air(3500, 5200, { restless: 0.4, depth: 0.9, q: 0.8 }), 0.12],
    ),
  ],
} as const satisfies Partial<Record<AmbienceKind, AmbienceModel>>;

const leaves = air(900, 2400, { restless: 0.35, depth: 0.7, q: 0.6 });
const farDog = scatter(0.06, ANIMALS.bark[1], [0.05, 0.15]);

/** Woods, fields and what lives there, by day and by night. */
export const NATURE = {
  forest: [
    0.03,
    blend(
      [leaves, 0.5],
      [scatter(0.6, birdPhrase, [0.1, 0.5]), 1],
      [scatter(0.12, (each) => strike(each, RATIOS.wood, each.between(500, 800), { seconds: 0.1 }), [0.1, 0.3]), 1],
    ),
  ],
  birds: [0.03, blend([air(500, 1200, { restless: 0.2 }), 0.16], [scatter(1.8, birdPhrase, [0.08, 0.6]), 1])],
  jungle: [
    0.036,
    blend(
      [leaves, 0.22],
      [scatter(0.7, birdPhrase, [0.1, 0.4]), 1],
      [scatter(0.4, cicadaSong, [0.2, 0.6]), 1],
      [scatter(0.25, ANIMALS.squeak[1], [0.1, 0.35]), 1],
      [scatter(0.3, ANIMALS.crow[1], [0.08, 0.3]), 1],
    ),
  ],
  night: [
    0.022,
    blend(
      [air(200, 500, { restless: 0.15 }), 0.14],
      [scatter(5, cricketChirp, [0.05, 0.4]), 1],
      [scatter(0.05, ANIMALS.owl[1], [0.15, 0.3]), 1],
    ),
  ],
  cicadas: [0.034, blend([scatter(1.1, cicadaSong, [0.3, 0.9]), 1], [leaves, 0.08])],
  frogs: [
    0.03,
    blend(
      [scatter(2.6, ANIMALS.frog[1], [0.1, 0.7]), 1],
      [scatter(2.5, cricketChirp, [0.03, 0.15]), 1],
      [scatter(0.8, (each) => drop(each, 400, 800), [0.1, 0.4]), 1],
    ),
  ],
  farm: [
    0.03,
    blend(
      [air(400, 900, { restless: 0.2 }), 0.12],
      [scatter(0.4, ANIMALS.cluck[1], [0.1, 0.45]), 1],
      [scatter(0.14, ANIMALS.moo[1], [0.1, 0.35]), 1],
      [scatter(0.12, ANIMALS.baa[1], [0.1, 0.3]), 1],
      [scatter(0.5, birdPhrase, [0.04, 0.2]), 1],
      [farDog, 1],
    ),
  ],
  fire: [
    0.035,
    blend(
      [air(200, 420, { kind: 'low', restless: 2.5, depth: 0.5 }), 0.5],
      [scatter(16, crackle, [0.15, 1]), 1],
      [scatter(0.7, (each) => strike(each, RATIOS.wood, each.between(700, 1400), { seconds: 0.05 }), [0.3, 1]), 1],
    ),
  ],
  cave: [
    0.022,
    blend(
      [air(110, 260, { restless: 0.2, q: 2 }), 0.35],
      [scatter(0.8, (each) => drop(each, 700, 1500, 0.3), [0.1, 0.6]), 1],
      [hum(41), 0.06],
    ),
  ],
  temple: [
    0.024,
    blend(
      [leaves, 0.14],
      [scatter(0.5, birdPhrase, [0.04, 0.25]), 1],
      [scatter(0.07, BELLS.temple_bell[1], [0.3, 0.6]), 1],
      [scatter(0.25, (each) => strike(each, RATIOS.wood, 620, { seconds: 0.12 }), [0.1, 0.25]), 1],
    ),
  ],
  battlefield: [
    0.04,
    blend(
      [air(160, 420, { kind: 'low', restless: 0.4 }), 0.6],
      [scatter(0.35, ELEMENTS.thunder[1], [0.1, 0.35]), 1],
      [scatter(1.2, (each) => strike(each, RATIOS.blade, each.between(1300, 2100), { seconds: 0.4 }), [0.03, 0.15]), 1],
    ),
  ],
} as const satisfies Partial<Record<AmbienceKind, AmbienceModel>>;
