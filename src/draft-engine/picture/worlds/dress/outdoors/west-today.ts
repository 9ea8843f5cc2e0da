import { NAMED_COLOURS as N, oklch } from '../../../colour.ts';
import { PART_LIBRARY as P } from '../../part-library.ts';
import { cast, inTheMiddle, type OutdoorDress } from '../dress.ts';
import { facade } from '../facade/facade.ts';
import { lobby, shopFront, stoop, townDoor } from '../facade/ground-floors.ts';
import { ribbons, windows } from '../facade/openings.ts';
import { cornice, flatRoof, gable, mansard, tinRoof } from '../facade/roofs.ts';
import { boardSign, fireEscape, flowerPots } from '../facade/signs.ts';
import { bands, clapboard, masonry, plinth } from '../facade/walls.ts';
import { bunting, minibus, umbrellaStall } from '../pieces/south-things.ts';
import { spire, twinTowers } from '../pieces/west-buildings.ts';
import { cafeTable, globeLamp, hydrant, trafficLight } from '../pieces/west-things.ts';
import { cab } from '../pieces/west-vehicles.ts';

const TERRACOTTA = oklch(0.58, 0.13, 40);

const europeShop = facade({
  width: [5, 6.2],
  storeys: [3, 4],
  walls: [oklch(0.9, 0.035, 85), oklch(0.85, 0.05, 60), oklch(0.83, 0.035, 20), oklch(0.87, 0.02, 100)],
  trims: [N.cream],
  accents: [oklch(0.4, 0.08, 160), oklch(0.42, 0.12, 20), oklch(0.4, 0.09, 255)],
  roofs: [oklch(0.46, 0.03, 250)],
  words: ['CAFE', 'BAR', 'PAIN', 'BROT', 'LIBRI'],
  above: 2.6,
  layers: [
    windows({ style: 'shuttered', w: 0.85, h: 1.6, pitch: 2.2, sill: 0.6 }),
    shopFront('striped'),
    boardSign({}, 0.5),
    mansard(2),
    flowerPots,
  ],
});

const europeHome = facade({
  width: [5, 6],
  storeys: [2, 2],
  walls: [oklch(0.92, 0.02, 90), oklch(0.88, 0.05, 80), oklch(0.86, 0.04, 40)],
  trims: [N.white],
  accents: [oklch(0.45, 0.09, 160), oklch(0.45, 0.1, 250), oklch(0.48, 0.13, 25)],
  roofs: [oklch(0.54, 0.13, 38)],
  above: 3.2,
  layers: [plinth(0.5), windows({ style: 'shuttered', w: 0.8, h: 1.2, pitch: 2.4 }), townDoor, gable(2.4), flowerPots],
});

const brownstone = facade({
  width: [5.4, 6.4],
  storeys: [4, 5],
  walls: [oklch(0.48, 0.09, 35), oklch(0.42, 0.07, 30), oklch(0.54, 0.08, 45)],
  trims: [oklch(0.72, 0.05, 60)],
  accents: [oklch(0.3, 0.03, 30), oklch(0.38, 0.07, 160)],
  above: 3.4,
  layers: [
    masonry(0.24, 0.3),
    windows({ style: 'sash', w: 1, h: 1.6, pitch: 1.9, sill: 0.7 }),
    stoop,
    fireEscape,
    cornice,
    flatRoof('tank', 0.3),
  ],
});

const deli = facade({
  width: [5.6, 6.6],
  storeys: [3, 4],
  walls: [oklch(0.5, 0.1, 32), oklch(0.66, 0.05, 60)],
  trims: [oklch(0.78, 0.03, 80)],
  accents: [oklch(0.45, 0.12, 150), oklch(0.5, 0.17, 28), oklch(0.42, 0.1, 255)],
  words: ['DELI', 'PIZZA', 'BOOKS', 'BAGELS'],
  above: 2,
  layers: [
    masonry(0.24, 0.3),
    windows({ style: 'sash', w: 1, h: 1.6, pitch: 1.9 }),
    shopFront('plain'),
    fireEscape,
    boardSign({}, 0.9),
    cornice,
  ],
});

const glassTower = facade({
  width: [9, 12],
  storeys: [14, 24],
  storey: 3.2,
  walls: [oklch(0.55, 0.05, 235), oklch(0.5, 0.04, 210), oklch(0.62, 0.03, 60)],
  trims: [oklch(0.7, 0.02, 230)],
  accents: [oklch(0.4, 0.03, 240)],
  above: 3,
  layers: [ribbons(2.1, 3.2, 4.4), lobby, flatRoof('rods', 1)],
});

const suburban = facade({
  width: [6, 7.4],
  storeys: [2, 2],
  walls: [oklch(0.93, 0.01, 200), oklch(0.8, 0.05, 235), oklch(0.87, 0.05, 95), oklch(0.72, 0.06, 160)],
  trims: [N.white],
  accents: [oklch(0.5, 0.15, 28), N.navy],
  roofs: [oklch(0.42, 0.02, 260)],
  above: 3,
  layers: [clapboard, windows({ style: 'shuttered', w: 0.9, h: 1.2, pitch: 2.6 }), stoop, gable(2.2)],
});

const FIESTA = [
  oklch(0.7, 0.17, 350),
  oklch(0.78, 0.15, 85),
  oklch(0.7, 0.13, 195),
  oklch(0.66, 0.16, 45),
  oklch(0.68, 0.15, 145),
];

const colonial = facade({
  width: [6, 7.4],
  storeys: [1, 2],
  ground: 3.5,
  storey: 3.2,
  walls: [
    oklch(0.72, 0.15, 10),
    oklch(0.82, 0.14, 85),
    oklch(0.68, 0.11, 220),
    oklch(0.68, 0.15, 45),
    oklch(0.72, 0.12, 165),
    oklch(0.6, 0.14, 300),
  ],
  trims: [N.white],
  accents: [oklch(0.42, 0.1, 250), oklch(0.45, 0.12, 25), oklch(0.4, 0.09, 160)],
  roofs: [TERRACOTTA],
  words: ['PAN', 'CAFE', 'FLORES', 'FARMACIA', 'TACOS'],
  above: 2,
  layers: [
    plinth(0.9),
    bands,
    windows({ style: 'railed', w: 1, h: 1.9, pitch: 2.2, sill: 0.3 }),
    townDoor,
    boardSign({ board: N.white, ink: oklch(0.4, 0.14, 30) }, 0.55),
    tinRoof,
  ],
});

export const europe: OutdoorDress = {
  parts: cast(
    {
      homes: [europeHome],
      town: [europeShop],
      shops: [europeShop],
      towers: [europeShop],
      lamps: [globeLamp],
      benches: [cafeTable],
      signs: [cafeTable],
      temples: [spire],
    },
    { potted_plant: [cafeTable] },
  ),
  landmarks: { house: europeHome, cottage: europeHome, shop_front: europeShop },
  ground: { asphalt: { kind: 'cobbles', colour: oklch(0.6, 0.015, 60) } },
  far: { skyline: { kind: 'roofs', height: 16, z: 120, colour: oklch(0.5, 0.06, 30) } },
  street: [inTheMiddle(spire, 70), { parts: [cafeTable], z: 4.4, spacing: 3.2, gap: 2.6, once: true }],
  square: [inTheMiddle(spire, 60)],
};

export const northAmerica: OutdoorDress = {
  parts: cast(
    {
      homes: [suburban],
      town: [brownstone],
      shops: [deli, brownstone],
      towers: [glassTower],
      lamps: [trafficLight],
      signs: [hydrant, trafficLight],
      heaps: [hydrant, P.crates],
      temples: [spire],
    },
    { potted_plant: [hydrant] },
  ),
  landmarks: { house: suburban, cottage: suburban, shop_front: deli, skyscraper: glassTower, car: cab },
  ground: {
    cobbles: { kind: 'asphalt', colour: oklch(0.4, 0.01, 260) },
    paving: { kind: 'concrete', colour: oklch(0.7, 0.012, 80) },
  },
  far: {
    roofs: { kind: 'skyline', height: 60, z: 200, colour: oklch(0.5, 0.04, 240) },
    hills: { kind: 'skyline', height: 90, colour: oklch(0.52, 0.03, 250) },
  },
  street: [{ parts: [cab], z: 6.2, spacing: 10, gap: -2.2, once: true, side: 'shade', tight: true }],
  square: [{ parts: [hydrant], z: 3.6, spacing: 6, gap: 2.4, once: true }],
};

export const latinAmerica: OutdoorDress = {
  parts: cast(
    {
      homes: [colonial],
      town: [colonial],
      shops: [colonial],
      towers: [colonial],
      lamps: [globeLamp],
      stalls: [umbrellaStall, P.stall],
      walls: [P.stone_wall],
      trees: [P.palm, P.tree],
      temples: [twinTowers],
      signs: [P.cactus],
      heaps: [P.crates, umbrellaStall],
    },
    { potted_plant: [P.cactus, P.rose_bush], bush: [P.rose_bush], pine: [P.palm] },
  ),
  landmarks: { church: twinTowers, house: colonial, cottage: colonial, shop_front: colonial, bus: minibus },
  ground: { asphalt: { kind: 'cobbles', colour: oklch(0.62, 0.03, 60) }, cobbles: { colour: oklch(0.66, 0.035, 60) } },
  far: {
    skyline: { kind: 'peaks', height: 150, colour: oklch(0.5, 0.07, 150) },
    hills: { kind: 'peaks', height: 90, colour: oklch(0.5, 0.09, 145) },
    roofs: { colour: TERRACOTTA },
  },
  foreground: { sign: 'leaves' },
  street: [
    inTheMiddle(twinTowers, 52),
    inTheMiddle(bunting(FIESTA, true), 15, { lift: 5 }),
    inTheMiddle(bunting(FIESTA, true), 8, { lift: 4 }),
  ],
  square: [inTheMiddle(bunting(FIESTA, true), 8.5, { lift: 3.4 }), inTheMiddle(twinTowers, 48)],
  country: [
    { parts: [P.palm], z: 18, spacing: 9, gap: 5 },
    { parts: [P.cactus], z: 7, spacing: 5, gap: 3.2, sparse: 0.3 },
  ],
};
