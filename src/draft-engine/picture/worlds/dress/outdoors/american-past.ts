import { NAMED_COLOURS as N, oklch } from '../../../colour.ts';
import { PART_LIBRARY as P } from '../../part-library.ts';
import { cast, inTheMiddle, type OutdoorDress } from '../dress.ts';
import { falseFront, steppedCrown } from '../facade/crowns.ts';
import { facade } from '../facade/facade.ts';
import { marquee, porch, shopFront, stoop } from '../facade/ground-floors.ts';
import { ribbons, windows } from '../facade/openings.ts';
import { flatRoof, gable } from '../facade/roofs.ts';
import { bladeSigns, boardSign, highSign } from '../facade/signs.ts';
import { clapboard, pilasters } from '../facade/walls.ts';
import { decoTower, spire, waterTower } from '../pieces/west-buildings.ts';
import { globeLamp, hitchingRail, steelLamp } from '../pieces/west-things.ts';
import { coveredWagon, finCar, oldCar } from '../pieces/west-vehicles.ts';
import { OLD_TOWN } from './asia-past.ts';

const DUST = oklch(0.72, 0.085, 62);

const MESAS = { kind: 'mesas', height: 100, colour: oklch(0.56, 0.11, 40) } as const;

const PASTELS = [oklch(0.84, 0.07, 195), oklch(0.84, 0.08, 10), oklch(0.9, 0.08, 95), oklch(0.84, 0.07, 150)];

const westernFront = facade({
  width: [5.6, 6.8],
  storeys: [1, 2],
  ground: 3.4,
  storey: 2.6,
  walls: [oklch(0.6, 0.07, 60), oklch(0.66, 0.06, 75), oklch(0.52, 0.08, 40), oklch(0.58, 0.05, 170)],
  trims: [oklch(0.84, 0.04, 80)],
  accents: [oklch(0.4, 0.09, 30), oklch(0.38, 0.06, 50), oklch(0.4, 0.07, 200)],
  words: ['SALOON', 'BANK', 'HOTEL', 'STORE', 'SHERIFF'],
  above: 2,
  layers: [
    clapboard,
    windows({ style: 'sash', w: 0.9, h: 1.3, pitch: 2, sill: 0.8 }),
    falseFront,
    highSign({ board: oklch(0.86, 0.05, 85), ink: oklch(0.32, 0.08, 30) }),
    porch,
  ],
});

export const oldWest: OutdoorDress = {
  parts: cast(
    {
      homes: [westernFront],
      town: [westernFront],
      shops: [westernFront],
      towers: [westernFront],
      lamps: [hitchingRail],
      walls: [P.fence],
      heaps: [P.crates, hitchingRail],
      benches: [hitchingRail],
      signs: [hitchingRail],
      trees: [P.cactus, P.dead_tree],
      stalls: [coveredWagon, P.crates],
      temples: [spire],
    },
    {
      potted_plant: [P.cactus],
      bush: [P.dry_tuft],
      rose_bush: [P.cactus],
      saloon: [westernFront],
      blossom_tree: [P.dead_tree],
      flowers: [P.dry_tuft],
      pine: [P.cactus],
      school: [westernFront],
      tuft: [P.dry_tuft],
    },
  ),
  landmarks: {
    car: coveredWagon,
    truck: coveredWagon,
    bus: coveredWagon,
    house: westernFront,
    shop_front: westernFront,
    tower: waterTower,
    street_lamp: hitchingRail,
  },
  like: { ...OLD_TOWN, western_town: 'western_town' },
  ground: {
    cobbles: { kind: 'dirt', colour: DUST },
    paving: { kind: 'dirt', colour: oklch(0.7, 0.08, 62) },
    concrete: { kind: 'dirt', colour: DUST },
    asphalt: { kind: 'dirt', colour: DUST },
    grass: { kind: 'dirt', colour: oklch(0.74, 0.08, 68) },
    meadow: { kind: 'dirt', colour: DUST },
  },
  far: {
    skyline: MESAS,
    hills: MESAS,
    roofs: { kind: 'dunes', height: 6, z: 140, colour: oklch(0.68, 0.09, 55) },
    woods: { kind: 'mesas', height: 20, colour: oklch(0.56, 0.1, 40) },
    peaks: MESAS,
  },
  foreground: { branch: 'post', leaves: 'crate', sign: 'post' },
  street: [
    { parts: [waterTower], z: 46, spacing: 10, gap: -2.4, once: true, side: 'light', tight: true },
    { parts: [coveredWagon], z: 12, spacing: 10, gap: -2.6, once: true, side: 'shade', tight: true },
  ],
  square: [{ parts: [waterTower], z: 26, spacing: 10, gap: 0, once: true, side: 'light', tight: true }],
  country: [{ parts: [P.cactus], z: 10, spacing: 6, gap: 3.6, sparse: 0.3 }],
  clouds: 0.5,
};

const deco = facade({
  width: [6.4, 8],
  storeys: [5, 8],
  storey: 2.9,
  walls: [oklch(0.8, 0.055, 80), oklch(0.68, 0.06, 60), oklch(0.44, 0.05, 190), oklch(0.36, 0.03, 270)],
  trims: [oklch(0.86, 0.06, 85)],
  accents: [oklch(0.72, 0.13, 80), oklch(0.48, 0.1, 185)],
  above: 6,
  layers: [ribbons(1.5, 2.9, 4), pilasters, shopFront('none'), steppedCrown],
});

const pictureHouse = facade({
  width: [6, 7],
  storeys: [3, 4],
  walls: [oklch(0.86, 0.05, 85), oklch(0.38, 0.04, 200)],
  trims: [oklch(0.74, 0.13, 80)],
  accents: [oklch(0.42, 0.14, 20), oklch(0.4, 0.09, 185)],
  words: ['JAZZ', 'CINEMA', 'HOTEL', 'OPERA'],
  above: 6,
  layers: [
    pilasters,
    windows({ style: 'arched', w: 0.9, h: 1.6, pitch: 1.8 }),
    marquee,
    bladeSigns(['JAZZ', 'CINEMA', 'HOTEL'], [oklch(0.36, 0.09, 20), oklch(0.3, 0.06, 200)], {
      count: 1,
      neon: true,
      ink: oklch(0.88, 0.13, 85),
    }),
    steppedCrown,
  ],
});

export const twenties: OutdoorDress = {
  parts: cast(
    {
      town: [deco, pictureHouse],
      shops: [pictureHouse, deco],
      towers: [deco],
      lamps: [globeLamp],
      signs: [globeLamp],
      heaps: [P.crates],
      poles: [P.utility_pole],
    },
    { potted_plant: [globeLamp] },
  ),
  landmarks: {
    car: oldCar,
    bus: oldCar,
    truck: oldCar,
    shop_front: pictureHouse,
    skyscraper: decoTower,
    street_lamp: globeLamp,
  },
  ground: {
    cobbles: { kind: 'asphalt', colour: oklch(0.36, 0.012, 270) },
    paving: { colour: oklch(0.74, 0.035, 80) },
    concrete: { kind: 'paving', colour: oklch(0.72, 0.035, 80) },
  },
  far: {
    roofs: { kind: 'skyline', height: 60, z: 200, colour: oklch(0.6, 0.06, 75) },
    hills: { kind: 'skyline', height: 90, colour: oklch(0.62, 0.06, 70) },
  },
  street: [
    inTheMiddle(decoTower, 90),
    { parts: [oldCar], z: 6.4, spacing: 10, gap: -2.2, once: true, side: 'shade', tight: true },
    { parts: [oldCar], z: 22, spacing: 10, gap: -2.4, once: true, side: 'light', tight: true },
  ],
  square: [{ parts: [oldCar], z: 9, spacing: 10, gap: -2.4, once: true, side: 'shade', tight: true }],
};

const dinerFront = facade({
  width: [6.4, 7.4],
  storeys: [1, 1],
  ground: 3.8,
  walls: PASTELS,
  trims: [oklch(0.88, 0.01, 230)],
  accents: [oklch(0.6, 0.19, 22), oklch(0.62, 0.11, 195)],
  words: ['DINER', 'MILK', 'BURGERS', 'RECORDS'],
  above: 2.2,
  layers: [
    shopFront('striped'),
    (s, f) => {
      for (let stripe = 0; stripe < 3; stripe++) {
        s.mark(f.left, -f.ground + 0.7 - stripe * 0.2, f.width, 0.09, f.accent, 0.8);
      }
    },
    flatRoof('none', 0.4),
    highSign({ ink: N.cream, neon: true }),
    (s, f) => {
      s.face(
        f.accent,
        f.left + f.width * 0.72,
        -f.height - 0.4,
        f.left + f.width * 0.76,
        -f.height - 2,
        f.left + f.width * 0.98,
        -f.height - 1.2,
      );
    },
  ],
});

const fiftiesHome = facade({
  width: [6.4, 7.6],
  storeys: [1, 1],
  ground: 2.8,
  depth: 1.9,
  walls: PASTELS,
  trims: [N.white],
  accents: [oklch(0.58, 0.17, 25), oklch(0.5, 0.1, 200)],
  roofs: [oklch(0.5, 0.04, 30), oklch(0.5, 0.05, 200)],
  above: 2,
  layers: [clapboard, stoop, gable(1.5)],
});

const fiftiesBlock = facade({
  width: [6, 7],
  storeys: [2, 3],
  walls: [oklch(0.62, 0.1, 35), ...PASTELS],
  trims: [N.cream],
  accents: [oklch(0.58, 0.19, 22), oklch(0.55, 0.1, 195)],
  words: ['SODA', 'SHOES', 'TOYS', 'BARBER'],
  above: 1.4,
  layers: [
    windows({ style: 'sash', w: 1.1, h: 1.3, pitch: 2 }),
    shopFront('plain'),
    boardSign({ neon: true }, 0.8),
    flatRoof('none', 0.5),
    bladeSigns(['SODA', 'TOYS', 'SHOES'], [oklch(0.58, 0.19, 22), oklch(0.55, 0.11, 195)], {
      count: 1,
      neon: true,
      ink: N.cream,
    }),
  ],
});

export const fifties: OutdoorDress = {
  parts: cast(
    {
      homes: [fiftiesHome],
      town: [fiftiesBlock],
      shops: [dinerFront, fiftiesBlock],
      towers: [fiftiesBlock],
      lamps: [steelLamp],
      poles: [P.utility_pole],
      signs: [steelLamp],
    },
    { potted_plant: [P.bush] },
  ),
  landmarks: {
    car: finCar,
    house: fiftiesHome,
    cottage: fiftiesHome,
    shop_front: dinerFront,
    bakery_front: dinerFront,
  },
  ground: {
    cobbles: { kind: 'asphalt', colour: oklch(0.46, 0.01, 250) },
    paving: { kind: 'concrete', colour: oklch(0.8, 0.015, 80) },
    concrete: { colour: oklch(0.8, 0.015, 80) },
  },
  far: {
    skyline: { kind: 'woods', height: 18, z: 90, colour: oklch(0.5, 0.1, 145) },
    roofs: { kind: 'woods', height: 8, colour: oklch(0.5, 0.1, 145) },
  },
  street: [
    { parts: [finCar], z: 6, spacing: 10, gap: -2, once: true, side: 'shade', tight: true },
    { parts: [waterTower], z: 90, spacing: 10, gap: -3, once: true, side: 'light', tight: true },
    { parts: [finCar], z: 18, spacing: 10, gap: -2.2, once: true, side: 'light', tight: true },
  ],
  square: [{ parts: [finCar], z: 8, spacing: 10, gap: -2.4, once: true, side: 'shade', tight: true }],
};
