import { NAMED_COLOURS as N, oklch } from '../../../colour.ts';
import { PART_LIBRARY as P } from '../../part-library.ts';
import { cast, inTheMiddle, type OutdoorDress } from '../dress.ts';
import { battlements, domes } from '../facade/crowns.ts';
import { facade } from '../facade/facade.ts';
import { arcade, lobby, openShop, townDoor } from '../facade/ground-floors.ts';
import { windows } from '../facade/openings.ts';
import { flatRoof, thatch, tinRoof } from '../facade/roofs.ts';
import { boardSign, machines } from '../facade/signs.ts';
import { bands, masonry, paintedBand } from '../facade/walls.ts';
import {
  acacia,
  autoRickshaw,
  banyan,
  bunting,
  carpets,
  minibus,
  mosque,
  roundHut,
  sailTower,
  templeTower,
  umbrellaStall,
} from '../pieces/south-things.ts';

const CLAY = oklch(0.66, 0.1, 52);

const SAND = oklch(0.84, 0.055, 78);

const africaShop = facade({
  width: [5.4, 6.8],
  storeys: [1, 2],
  ground: 3.1,
  walls: [CLAY, oklch(0.72, 0.11, 55), oklch(0.66, 0.12, 195), oklch(0.8, 0.13, 88), oklch(0.6, 0.12, 145)],
  trims: [oklch(0.9, 0.03, 85), oklch(0.45, 0.07, 45)],
  accents: [oklch(0.5, 0.14, 255), oklch(0.56, 0.17, 30), oklch(0.5, 0.13, 150)],
  roofs: [oklch(0.66, 0.02, 230), oklch(0.6, 0.07, 45)],
  words: ['SALON', 'MARKET', 'FABRICS', 'PHONES', 'FRESH'],
  above: 1.6,
  layers: [
    paintedBand,
    windows({ style: 'square', w: 1, h: 1.1, pitch: 2.4 }),
    openShop([N.orange, N.lime, N.crimson, N.yellow, N.blue]),
    boardSign({}, 0.8),
    tinRoof,
  ],
});

const africaTower = facade({
  width: [7, 9],
  storeys: [6, 11],
  storey: 3,
  walls: [oklch(0.86, 0.03, 80), oklch(0.76, 0.07, 60)],
  trims: [N.white],
  accents: [oklch(0.55, 0.14, 40), oklch(0.5, 0.12, 160)],
  above: 3,
  layers: [windows({ style: 'balcony', w: 1.8, h: 1.5, pitch: 2.4, sill: 0.5 }), lobby, flatRoof('rods', 0.7)],
});

export const africa: OutdoorDress = {
  parts: cast(
    {
      homes: [roundHut, africaShop],
      town: [africaShop],
      shops: [africaShop],
      towers: [africaTower],
      lamps: [P.utility_pole],
      stalls: [umbrellaStall],
      heaps: [umbrellaStall, P.crates],
      trees: [acacia],
      walls: [P.fence],
      signs: [umbrellaStall],
      benches: [P.crates],
    },
    { potted_plant: [P.dry_tuft], pine: [acacia], bush: [P.dry_tuft], blossom_tree: [acacia] },
  ),
  landmarks: { house: africaShop, cottage: roundHut, bus: minibus, big_tree: acacia, shop_front: africaShop },
  ground: {
    cobbles: { kind: 'dirt', colour: oklch(0.62, 0.11, 48) },
    paving: { kind: 'dirt', colour: oklch(0.64, 0.1, 50) },
    concrete: { kind: 'dirt', colour: oklch(0.66, 0.09, 52) },
    grass: { colour: oklch(0.68, 0.1, 88) },
  },
  far: {
    roofs: { kind: 'skyline', height: 24, z: 140, colour: oklch(0.7, 0.04, 60) },
    hills: { kind: 'mesas', height: 50, colour: oklch(0.6, 0.1, 50) },
    peaks: { kind: 'hills', height: 70, colour: oklch(0.58, 0.08, 60) },
  },
  foreground: { branch: 'grass', sign: 'grass' },
  street: [
    { parts: [acacia], z: 36, spacing: 9, gap: -2, once: true },
    { parts: [minibus], z: 8.4, spacing: 10, gap: -2.4, once: true, side: 'shade', tight: true },
    { parts: [umbrellaStall], z: 5, spacing: 5, gap: 2, once: true, side: 'light', tight: true },
  ],
  square: [{ parts: [acacia], z: 16, spacing: 9, gap: 2.4, once: true }],
  country: [{ parts: [acacia], z: 22, spacing: 12, gap: 3, sparse: 0.2 }],
};

const souk = facade({
  width: [5.6, 7],
  storeys: [2, 3],
  ground: 3.5,
  walls: [SAND, oklch(0.8, 0.065, 70), oklch(0.88, 0.035, 85)],
  trims: [oklch(0.92, 0.03, 85), oklch(0.7, 0.07, 65)],
  accents: [oklch(0.5, 0.1, 210), oklch(0.46, 0.1, 160), oklch(0.45, 0.09, 45)],
  roofs: [oklch(0.6, 0.1, 200)],
  words: ['سوق'],
  above: 2,
  layers: [
    masonry(0.36, 0.16),
    windows({ style: 'mashrabiya', w: 1.3, h: 1.5, pitch: 2.3, sill: 0.6, sparse: 0.15 }),
    arcade(true),
    battlements(true),
  ],
});

const domeHouse = facade({
  width: [6, 7],
  storeys: [1, 2],
  ground: 3.6,
  walls: [oklch(0.93, 0.02, 85), SAND],
  trims: [oklch(0.8, 0.06, 75)],
  accents: [oklch(0.5, 0.12, 235), oklch(0.48, 0.1, 190)],
  roofs: [oklch(0.93, 0.02, 85), oklch(0.6, 0.1, 205)],
  words: ['سوق'],
  above: 3,
  layers: [
    windows({ style: 'arched', w: 0.8, h: 1.4, pitch: 2.2 }),
    arcade(false),
    domes(2),
    boardSign({ board: oklch(0.42, 0.1, 200), ink: N.gold }, 0.6),
  ],
});

export const arabWorld: OutdoorDress = {
  parts: cast(
    {
      homes: [domeHouse],
      town: [souk],
      shops: [souk, domeHouse],
      towers: [sailTower, souk],
      lamps: [P.palm],
      heaps: [carpets, P.crates],
      benches: [carpets],
      trees: [P.palm],
      temples: [mosque],
      castles: [mosque],
      walls: [tilework()],
      fences: [tilework()],
      signs: [carpets],
    },
    {
      potted_plant: [P.palm],
      pine: [P.palm],
      blossom_tree: [P.palm],
      stone_lantern: [P.palm],
      bush: [P.dry_tuft],
      rose_bush: [P.rose_bush],
    },
  ),
  landmarks: { house: domeHouse, cottage: domeHouse, shop_front: souk, skyscraper: sailTower },
  ground: {
    cobbles: { kind: 'paving', colour: oklch(0.78, 0.05, 75) },
    concrete: { kind: 'paving', colour: oklch(0.8, 0.04, 75) },
    grass: { kind: 'sand', colour: oklch(0.8, 0.07, 75) },
  },
  far: {
    roofs: { colour: SAND },
    hills: { kind: 'dunes', height: 40, colour: oklch(0.74, 0.08, 70) },
    woods: { kind: 'palms' },
    peaks: { kind: 'dunes', colour: oklch(0.7, 0.08, 60) },
    pines: { kind: 'palms' },
  },
  foreground: { branch: 'leaves', sign: 'lantern' },
  street: [
    inTheMiddle(mosque, 62),
    { parts: [carpets], z: 4.6, spacing: 4, gap: 2.2, once: true, side: 'shade', tight: true },
  ],
  square: [inTheMiddle(mosque, 58), { parts: [carpets], z: 4, spacing: 4, gap: 2.4, once: true }],
  country: [{ parts: [P.palm], z: 16, spacing: 6, gap: 4 }],
  clouds: 0.4,
};

function tilework() {
  return facade({
    width: [3.1, 3.2],
    storeys: [1, 1],
    ground: 1.6,
    depth: 0.3,
    walls: [SAND],
    accents: [oklch(0.5, 0.11, 215)],
    trims: [N.white],
    above: 0.8,
    layers: [paintedBand, battlements(true)],
  });
}

const haveli = facade({
  width: [5.4, 6.6],
  storeys: [3, 3],
  walls: [
    oklch(0.74, 0.13, 15),
    oklch(0.8, 0.14, 75),
    oklch(0.7, 0.1, 205),
    oklch(0.78, 0.1, 340),
    oklch(0.7, 0.12, 40),
  ],
  trims: [N.cream, oklch(0.92, 0.05, 90)],
  accents: [oklch(0.55, 0.16, 40), oklch(0.48, 0.11, 180), oklch(0.5, 0.15, 350), oklch(0.5, 0.12, 260)],
  words: ['चाय'],
  above: 1.6,
  layers: [
    bands,
    windows({ style: 'jharokha', w: 1.2, h: 1.7, pitch: 2.6, sill: 0.5 }),
    openShop([N.orange, N.yellow, N.crimson, N.pink, N.teal]),
    boardSign({ ink: N.yellow }, 0.85),
    machines,
    domes(4, 0.55),
  ],
});

export const india: OutdoorDress = {
  parts: cast(
    {
      homes: [thatchedHome()],
      town: [haveli],
      shops: [haveli],
      towers: [haveli],
      lamps: [P.utility_pole],
      trees: [banyan, P.palm],
      temples: [templeTower],
      castles: [templeTower],
      stalls: [umbrellaStall, P.stall],
      heaps: [umbrellaStall, P.crates],
      signs: [autoRickshaw],
      benches: [autoRickshaw],
    },
    { young_tree: [P.palm], potted_plant: [P.flowers], pine: [P.palm] },
  ),
  landmarks: { house: haveli, car: autoRickshaw, big_tree: banyan, shop_front: haveli, church: templeTower },
  ground: { cobbles: { kind: 'dirt', colour: oklch(0.68, 0.07, 60) }, paving: { colour: oklch(0.7, 0.05, 65) } },
  far: {
    skyline: { kind: 'woods', height: 20, z: 90, colour: oklch(0.48, 0.09, 145) },
    roofs: { colour: oklch(0.66, 0.12, 40) },
  },
  foreground: { sign: 'leaves' },
  street: [
    inTheMiddle(templeTower, 56),
    inTheMiddle(bunting([oklch(0.72, 0.18, 55)], false), 11, { lift: 4.6 }),
    { parts: [autoRickshaw], z: 6, spacing: 9, gap: -1.9, once: true, side: 'shade', tight: true },
  ],
  square: [inTheMiddle(templeTower, 52), inTheMiddle(bunting([oklch(0.72, 0.18, 55)], false), 8.5, { lift: 3.4 })],
  country: [{ parts: [P.palm, banyan], z: 17, spacing: 8, gap: 4.4 }],
};

function thatchedHome() {
  return facade({
    width: [5, 6],
    storeys: [1, 1],
    ground: 2.7,
    depth: 1.8,
    walls: [oklch(0.68, 0.11, 50), oklch(0.72, 0.09, 215)],
    trims: [N.cream],
    accents: [oklch(0.45, 0.1, 180)],
    roofs: [oklch(0.66, 0.08, 75)],
    words: [''],
    above: 2.4,
    layers: [paintedBand, townDoor, thatch(2)],
  });
}
