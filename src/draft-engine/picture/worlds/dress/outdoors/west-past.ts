import { NAMED_COLOURS as N, oklch } from '../../../colour.ts';
import { PART_LIBRARY as P } from '../../part-library.ts';
import { cast, inTheMiddle, type OutdoorDress } from '../dress.ts';
import { battlements, shatteredTop } from '../facade/crowns.ts';
import { facade } from '../facade/facade.ts';
import { oakDoor, sandbagDoor, shopFront, stoop } from '../facade/ground-floors.ts';
import { windows } from '../facade/openings.ts';
import { chimneyPots, gable, thatch } from '../facade/roofs.ts';
import { boardSign, ironSign } from '../facade/signs.ts';
import { halfTimber, masonry, scars } from '../facade/walls.ts';
import { clothStall } from '../pieces/east-things.ts';
import { chimneys, keep, searchlights, spire } from '../pieces/west-buildings.ts';
import { gasLamp, rubble, sandbags, torch } from '../pieces/west-things.ts';
import { carriage, coveredWagon, oldCar } from '../pieces/west-vehicles.ts';
import { OLD_TOWN } from './asia-past.ts';

const NO_TOWERS = { skyline: { kind: 'roofs', height: 14, z: 120, colour: oklch(0.45, 0.05, 40) } } as const;

const timbered = facade({
  width: [5.4, 6.6],
  storeys: [2, 3],
  ground: 2.8,
  storey: 2.5,
  depth: 1.8,
  walls: [oklch(0.88, 0.03, 85), oklch(0.84, 0.05, 75), oklch(0.8, 0.05, 55)],
  trims: [oklch(0.34, 0.05, 45)],
  accents: [oklch(0.42, 0.08, 50), oklch(0.42, 0.12, 25), oklch(0.4, 0.08, 150)],
  roofs: [oklch(0.46, 0.09, 38), oklch(0.4, 0.04, 50)],
  above: 4,
  layers: [halfTimber, windows({ style: 'bars', w: 0.8, h: 1, pitch: 2, sill: 0.8 }), oakDoor, gable(3.2), ironSign],
});

const peasant = facade({
  width: [5, 6],
  storeys: [1, 1],
  ground: 2.4,
  depth: 1.9,
  walls: [oklch(0.8, 0.05, 75), oklch(0.72, 0.05, 70)],
  trims: [oklch(0.34, 0.05, 45)],
  accents: [oklch(0.4, 0.07, 50)],
  roofs: [oklch(0.66, 0.08, 78)],
  above: 3.4,
  layers: [halfTimber, oakDoor, thatch(2.9)],
});

const stoneHouse = facade({
  width: [5.4, 6.4],
  storeys: [2, 2],
  walls: [oklch(0.62, 0.02, 75)],
  trims: [oklch(0.34, 0.05, 45)],
  accents: [oklch(0.42, 0.1, 30)],
  above: 1.4,
  layers: [
    masonry(0.36, 0.4),
    windows({ style: 'arched', w: 0.6, h: 1.3, pitch: 2.4 }),
    oakDoor,
    battlements(false),
    ironSign,
  ],
});

const terrace = facade({
  width: [5.2, 6.2],
  storeys: [3, 4],
  walls: [oklch(0.46, 0.06, 50), oklch(0.42, 0.07, 32), oklch(0.5, 0.05, 75)],
  trims: [oklch(0.74, 0.035, 80)],
  accents: [oklch(0.3, 0.05, 160), oklch(0.3, 0.08, 20), oklch(0.28, 0.04, 250)],
  roofs: [oklch(0.36, 0.02, 260)],
  words: ['TEA', 'BOOKS', 'HATS', 'GOODS'],
  above: 3,
  layers: [masonry(0.24, 0.4), windows({ style: 'sash', w: 0.9, h: 1.8, pitch: 1.8, sill: 0.6 }), stoop, chimneyPots],
});

const victorianShop = facade({
  width: [5.2, 6.2],
  storeys: [3, 3],
  walls: [oklch(0.44, 0.07, 40), oklch(0.5, 0.05, 70)],
  trims: [oklch(0.74, 0.035, 80)],
  accents: [oklch(0.3, 0.06, 160), oklch(0.32, 0.09, 20)],
  roofs: [oklch(0.36, 0.02, 260)],
  words: ['TEA', 'BOOKS', 'HATS', 'GOODS'],
  above: 3,
  layers: [
    masonry(0.24, 0.4),
    windows({ style: 'arched', w: 0.9, h: 1.8, pitch: 1.8, sill: 0.6 }),
    shopFront('plain'),
    boardSign({ ink: N.gold }, 0.7),
    chimneyPots,
    ironSign,
  ],
});

const bombed = facade({
  width: [5.2, 6.4],
  storeys: [2, 4],
  walls: [oklch(0.56, 0.035, 65), oklch(0.5, 0.05, 40), oklch(0.6, 0.02, 100)],
  trims: [oklch(0.66, 0.025, 75)],
  accents: [oklch(0.36, 0.04, 120), oklch(0.34, 0.05, 40)],
  above: 2.4,
  layers: [
    masonry(0.26, 0.3),
    windows({ style: 'burntOut', w: 0.9, h: 1.6, pitch: 1.9 }),
    scars,
    sandbagDoor,
    shatteredTop,
  ],
});

const blackout = facade({
  width: [5.2, 6.2],
  storeys: [2, 3],
  walls: [oklch(0.5, 0.06, 38), oklch(0.58, 0.03, 80)],
  trims: [oklch(0.68, 0.025, 80)],
  accents: [oklch(0.34, 0.04, 130)],
  roofs: [oklch(0.36, 0.02, 250)],
  above: 3,
  layers: [
    masonry(0.26, 0.3),
    windows({ style: 'taped', w: 0.9, h: 1.5, pitch: 1.9 }),
    scars,
    sandbagDoor,
    chimneyPots,
  ],
});

export const medievalEurope: OutdoorDress = {
  parts: cast(
    {
      homes: [peasant],
      town: [timbered],
      shops: [timbered, stoneHouse],
      towers: [keep],
      stalls: [
        clothStall(oklch(0.5, 0.11, 30), oklch(0.44, 0.06, 50)),
        clothStall(oklch(0.5, 0.08, 150), oklch(0.44, 0.06, 50)),
      ],
      lamps: [torch],
      benches: [P.crates],
      signs: [torch],
      poles: [P.banner],
      castles: [keep],
      temples: [spire],
    },
    {
      potted_plant: [P.banner],
      school: [stoneHouse],
      clock_post: [torch],
      hangar: [peasant],
      blossom_tree: [P.tree],
      stone_lantern: [torch],
    },
  ),
  landmarks: {
    car: coveredWagon,
    truck: coveredWagon,
    house: timbered,
    cottage: peasant,
    shop_front: timbered,
    bakery_front: timbered,
    tower: keep,
    castle: keep,
    street_lamp: torch,
  },
  like: OLD_TOWN,
  ground: {
    cobbles: { colour: oklch(0.52, 0.02, 60) },
    paving: { kind: 'mud', colour: oklch(0.46, 0.045, 62) },
    concrete: { kind: 'dirt' },
    asphalt: { kind: 'dirt', colour: oklch(0.52, 0.05, 62) },
  },
  far: { ...NO_TOWERS, roofs: { colour: oklch(0.44, 0.08, 35) } },
  foreground: { sign: 'lantern', pipes: 'post' },
  street: [inTheMiddle(keep, 66), { parts: [P.banner], z: 9, spacing: 8, gap: 2.4 }],
  square: [inTheMiddle(keep, 70)],
};

export const nineteenthCentury: OutdoorDress = {
  parts: cast(
    {
      homes: [P.timber_house, P.cottage],
      town: [terrace],
      shops: [victorianShop, terrace],
      towers: [terrace],
      lamps: [gasLamp],
      signs: [gasLamp],
      heaps: [P.crates],
      temples: [spire],
      poles: [gasLamp],
    },
    { potted_plant: [P.railing_panel], clock_post: [P.clock_post], hangar: [terrace] },
  ),
  landmarks: {
    car: carriage,
    bus: carriage,
    truck: carriage,
    house: terrace,
    shop_front: victorianShop,
    street_lamp: gasLamp,
  },
  like: { ...OLD_TOWN, construction_site: 'construction_site' },
  ground: {
    cobbles: { colour: oklch(0.46, 0.015, 250) },
    paving: { colour: oklch(0.52, 0.015, 60) },
    asphalt: { kind: 'cobbles', colour: oklch(0.44, 0.012, 250) },
    concrete: { kind: 'paving' },
  },
  far: {
    ...NO_TOWERS,
    roofs: { colour: oklch(0.36, 0.03, 40) },
    hills: { kind: 'mist', height: 40, colour: oklch(0.7, 0.03, 70) },
  },
  foreground: { sign: 'railing' },
  street: [
    inTheMiddle(chimneys, 80),
    { parts: [carriage], z: 10, spacing: 10, gap: -2.8, once: true, side: 'shade', tight: true },
  ],
  square: [{ parts: [carriage], z: 9, spacing: 10, gap: -2.4, once: true, side: 'shade', tight: true }],
  clouds: 1.4,
};

export const wartime: OutdoorDress = {
  parts: cast(
    {
      homes: [blackout, bombed],
      town: [bombed, blackout],
      shops: [blackout, bombed],
      towers: [bombed],
      lamps: [P.utility_pole],
      fences: [P.barricade],
      walls: [sandbags],
      heaps: [rubble, sandbags],
      benches: [sandbags],
      trees: [P.dead_tree],
      signs: [P.barricade],
      stalls: [clothStall(oklch(0.5, 0.03, 110), oklch(0.4, 0.03, 60))],
    },
    {
      potted_plant: [rubble],
      rose_bush: [rubble],
      flowers: [P.dry_tuft],
      blossom_tree: [P.dead_tree],
      bush: [P.dry_tuft],
    },
  ),
  landmarks: { car: oldCar, house: bombed, cottage: blackout, shop_front: blackout },
  ground: {
    cobbles: { colour: oklch(0.46, 0.015, 70) },
    paving: { kind: 'dirt', colour: oklch(0.5, 0.025, 65) },
    grass: { kind: 'mud', colour: oklch(0.46, 0.04, 80) },
  },
  far: {
    skyline: { kind: 'roofs', height: 16, z: 120, colour: oklch(0.36, 0.02, 60) },
    roofs: { colour: oklch(0.36, 0.025, 50), gap: 0.4 },
    hills: { kind: 'mist', height: 60, colour: oklch(0.5, 0.03, 60) },
  },
  foreground: { plant_pot: 'crate', leaves: 'post', branch: 'post' },
  street: [
    inTheMiddle(searchlights, 95),
    { parts: [rubble], z: 9, spacing: 6, gap: 2, sparse: 0.2 },
    { parts: [sandbags], z: 4.8, spacing: 5, gap: 1.8, once: true },
  ],
  square: [{ parts: [rubble], z: 8, spacing: 6, gap: 2.4 }, inTheMiddle(searchlights, 95)],
  country: [{ parts: [P.barricade], z: 6, spacing: 5, gap: 2.6 }],
  clouds: 1.6,
};
