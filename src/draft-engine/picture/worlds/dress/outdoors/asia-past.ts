import { oklch } from '../../../colour.ts';
import { PART_LIBRARY as P } from '../../part-library.ts';
import { cast, inTheMiddle, type OutdoorDress } from '../dress.ts';
import { facade } from '../facade/facade.ts';
import { curtainShop, gateDoor, openShop, paperDoors } from '../facade/ground-floors.ts';
import { windows } from '../facade/openings.ts';
import { horseHead, thatch, tiledApron, tiledRoof } from '../facade/roofs.ts';
import { bannerSign, bladeSigns, lanterns } from '../facade/signs.ts';
import { planks, plinth, timberFrame } from '../facade/walls.ts';
import { moonGate, paifang, palaceGate, shrineGate, tiledWall, watchTower } from '../pieces/east-gates.ts';
import {
  clothStall,
  crocks,
  handcart,
  lanternString,
  paperLamp,
  riceTerrace,
  snowCone,
  stoneLion,
} from '../pieces/east-things.ts';
import { palaceHall } from './asia-buildings.ts';

const RED = oklch(0.5, 0.18, 28);
const GREY_TILE = oklch(0.38, 0.015, 250);
const EARTH = oklch(0.66, 0.055, 70);
const WARES = [oklch(0.6, 0.1, 50), oklch(0.75, 0.06, 85), oklch(0.45, 0.1, 30), oklch(0.55, 0.08, 160)];
/** No towers, asphalt or electric lamps before our times: such places are built like a street of houses. */
export const OLD_TOWN = {
  city_street: 'town_street',
  skyline: 'town_street',
  rooftop: 'town_street',
  construction_site: 'village',
  playground: 'village',
  stadium: 'field',
  airfield: 'field',
  western_town: 'town_street',
} as const;
const PAST_FAR = { skyline: { kind: 'roofs', height: 14, z: 120, colour: oklch(0.4, 0.03, 250) } } as const;

const teaHouse = facade({
  width: [6, 7.4],
  storeys: [2, 2],
  depth: 1.9,
  walls: [oklch(0.86, 0.03, 80), oklch(0.55, 0.08, 45), oklch(0.9, 0.015, 90)],
  trims: [oklch(0.36, 0.07, 35), oklch(0.42, 0.12, 30)],
  accents: [RED, oklch(0.44, 0.09, 160)],
  roofs: [GREY_TILE, oklch(0.42, 0.04, 160)],
  above: 3,
  layers: [
    timberFrame,
    windows({ style: 'lattice', w: 1.4, h: 1.3, pitch: 1.9, sill: 0.7 }),
    openShop(WARES),
    tiledApron(0.9),
    tiledRoof({ rise: 1.9, eaves: 0.8, curl: 0.75, ends: true }),
    lanterns(RED, true, 3),
    bannerSign(['酒', '茶', '米'], oklch(0.9, 0.04, 85), oklch(0.3, 0.1, 25)),
  ],
});
const whiteHouse = facade({
  width: [5.6, 6.6],
  storeys: [2, 2],
  depth: 1.9,
  walls: [oklch(0.93, 0.008, 90)],
  trims: [oklch(0.36, 0.06, 40)],
  accents: [oklch(0.38, 0.09, 30)],
  roofs: [GREY_TILE],
  above: 2.4,
  layers: [
    plinth(0.6, oklch(0.6, 0.01, 250)),
    windows({ style: 'lattice', w: 0.8, h: 0.8, pitch: 2.6, sill: 1 }),
    gateDoor,
    horseHead,
    lanterns(RED, true, 2),
  ],
});

export const oldChina: OutdoorDress = {
  parts: cast(
    {
      homes: [whiteHouse],
      town: [whiteHouse, teaHouse],
      shops: [teaHouse],
      towers: [palaceHall(RED, oklch(0.72, 0.13, 80))],
      stalls: [
        clothStall(oklch(0.5, 0.1, 40), oklch(0.36, 0.06, 40)),
        clothStall(oklch(0.82, 0.05, 85), oklch(0.36, 0.06, 40)),
      ],
      lamps: [P.stone_lantern],
      fences: [tiledWall(oklch(0.92, 0.01, 90))],
      walls: [tiledWall(oklch(0.9, 0.015, 90))],
      benches: [stoneLion],
      heaps: [handcart, P.crates],
      signs: [P.stone_lantern],
      poles: [P.bamboo],
      temples: [palaceHall(RED, GREY_TILE)],
      castles: [palaceGate(oklch(0.84, 0.05, 75), oklch(0.74, 0.13, 80), oklch(0.52, 0.14, 30))],
      trees: [P.bamboo, P.pine, P.tree],
    },
    {
      young_tree: [P.bamboo, P.blossom_tree],
      potted_plant: [stoneLion, P.bamboo],
      wheat: [P.tuft],
      school: [palaceHall(RED, GREY_TILE)],
      clock_post: [P.stone_lantern],
    },
  ),
  landmarks: {
    gate: paifang(RED, GREY_TILE, '天下'),
    house: whiteHouse,
    cottage: whiteHouse,
    shop_front: teaHouse,
    bakery_front: teaHouse,
    castle: palaceGate(oklch(0.84, 0.05, 75), oklch(0.74, 0.13, 80), oklch(0.52, 0.14, 30)),
  },
  like: OLD_TOWN,
  ground: {
    cobbles: { kind: 'paving', colour: oklch(0.58, 0.015, 200) },
    concrete: { kind: 'paving' },
    asphalt: { kind: 'dirt', colour: EARTH },
  },
  far: {
    ...PAST_FAR,
    hills: { kind: 'peaks', height: 130, colour: oklch(0.55, 0.045, 200) },
    roofs: { colour: GREY_TILE },
  },
  foreground: { sign: 'lantern', post: 'lantern' },
  street: [inTheMiddle(P.pagoda, 60), inTheMiddle(lanternString([RED]), 12, { lift: 4.4 })],
  square: [inTheMiddle(moonGate, 16), inTheMiddle(lanternString([RED]), 8.5, { lift: 3.4 })],
  country: [
    { parts: [riceTerrace], z: 12, spacing: 8, gap: 2.4, tight: true },
    { parts: [P.bamboo], z: 17, spacing: 3, gap: 5 },
  ],
};

const HANOK_WALL = [oklch(0.88, 0.045, 82), oklch(0.78, 0.07, 68)];
const hanok = facade({
  width: [6.4, 7.6],
  storeys: [1, 1],
  ground: 3.1,
  depth: 2,
  walls: HANOK_WALL,
  trims: [oklch(0.45, 0.08, 50), oklch(0.5, 0.09, 45)],
  accents: [oklch(0.46, 0.09, 45)],
  roofs: [oklch(0.36, 0.012, 260)],
  above: 3,
  layers: [plinth(0.5, oklch(0.62, 0.015, 80)), timberFrame, paperDoors, tiledRoof({ rise: 2, eaves: 1, curl: 0.5 })],
});
const choga = facade({
  width: [5.6, 6.6],
  storeys: [1, 1],
  ground: 2.6,
  depth: 2,
  walls: [oklch(0.74, 0.07, 70), oklch(0.7, 0.07, 65)],
  trims: [oklch(0.4, 0.06, 50)],
  accents: [oklch(0.45, 0.07, 50)],
  roofs: [oklch(0.74, 0.09, 82)],
  above: 2.6,
  layers: [timberFrame, paperDoors, thatch(2.2)],
});

export const joseon: OutdoorDress = {
  parts: cast(
    {
      homes: [choga, hanok],
      town: [hanok],
      shops: [hanok, choga],
      towers: [palaceGate(oklch(0.8, 0.06, 150), oklch(0.36, 0.012, 260), oklch(0.7, 0.015, 80))],
      stalls: [clothStall(oklch(0.88, 0.03, 85), oklch(0.46, 0.07, 50)), handcart],
      lamps: [paperLamp],
      fences: [tiledWall(oklch(0.8, 0.05, 70))],
      walls: [tiledWall(oklch(0.78, 0.05, 70))],
      benches: [crocks],
      heaps: [crocks, handcart],
      signs: [paperLamp],
      poles: [P.pine],
      trees: [P.pine, P.tree],
      temples: [palaceHall(oklch(0.5, 0.13, 30), oklch(0.36, 0.012, 260))],
      castles: [palaceGate(oklch(0.8, 0.06, 150), oklch(0.36, 0.012, 260), oklch(0.7, 0.015, 80))],
    },
    {
      young_tree: [P.blossom_tree, P.pine],
      potted_plant: [crocks],
      school: [palaceHall(oklch(0.5, 0.13, 30), oklch(0.36, 0.012, 260))],
      clock_post: [paperLamp],
      wheat: [P.tuft],
    },
  ),
  landmarks: {
    house: hanok,
    cottage: choga,
    shop_front: hanok,
    gate: palaceGate(oklch(0.8, 0.06, 150), oklch(0.36, 0.012, 260), oklch(0.7, 0.015, 80)),
    castle: palaceGate(oklch(0.8, 0.06, 150), oklch(0.36, 0.012, 260), oklch(0.7, 0.015, 80)),
  },
  like: OLD_TOWN,
  ground: {
    cobbles: { kind: 'dirt', colour: oklch(0.76, 0.05, 75) },
    paving: { kind: 'dirt', colour: oklch(0.73, 0.05, 72) },
    concrete: { kind: 'dirt', colour: EARTH },
    asphalt: { kind: 'dirt', colour: EARTH },
  },
  far: {
    ...PAST_FAR,
    hills: { kind: 'peaks', height: 110, colour: oklch(0.5, 0.07, 150) },
    roofs: { colour: oklch(0.38, 0.015, 260) },
  },
  foreground: { sign: 'pine_branch', post: 'pine_branch' },
  street: [
    inTheMiddle(palaceGate(oklch(0.8, 0.06, 150), oklch(0.36, 0.012, 260), oklch(0.7, 0.015, 80)), 62),
    { parts: [P.pine], z: 20, spacing: 16, gap: 5 },
  ],
  square: [{ parts: [P.pine], z: 15, spacing: 7, gap: 3.4 }],
  country: [{ parts: [riceTerrace], z: 12, spacing: 8, gap: 2.4, tight: true }],
};

const machiya = facade({
  width: [5.6, 6.8],
  storeys: [2, 2],
  storey: 2.2,
  depth: 1.8,
  walls: [oklch(0.46, 0.055, 50), oklch(0.5, 0.06, 58), oklch(0.84, 0.03, 80)],
  trims: [oklch(0.3, 0.045, 45)],
  accents: [oklch(0.34, 0.1, 265), oklch(0.4, 0.12, 25), oklch(0.36, 0.07, 170)],
  roofs: [oklch(0.4, 0.02, 260)],
  words: ['酒', '本', '米'],
  above: 2.4,
  layers: [
    planks,
    windows({ style: 'bars', w: 2.2, h: 1, pitch: 2.8, sill: 0.6 }),
    curtainShop(true),
    tiledApron(0.8),
    tiledRoof({ rise: 1.5, eaves: 0.6, curl: 0.1 }),
    lanterns(oklch(0.92, 0.04, 80), false, 2),
    bladeSigns(['酒', '米', 'そば'], [oklch(0.62, 0.08, 65)], { count: 1, ink: oklch(0.24, 0.04, 40) }),
  ],
});
const farmhouse = facade({
  width: [6, 7],
  storeys: [1, 1],
  ground: 2.5,
  depth: 2,
  walls: [oklch(0.48, 0.05, 50)],
  trims: [oklch(0.32, 0.045, 45)],
  accents: [oklch(0.4, 0.06, 50)],
  roofs: [oklch(0.52, 0.05, 75)],
  above: 4,
  layers: [planks, paperDoors, thatch(3.4)],
});

export const edo: OutdoorDress = {
  parts: cast(
    {
      homes: [farmhouse],
      town: [machiya],
      shops: [machiya],
      towers: [P.pagoda],
      stalls: [
        clothStall(oklch(0.34, 0.1, 265), oklch(0.32, 0.045, 45)),
        clothStall(oklch(0.86, 0.04, 80), oklch(0.32, 0.045, 45)),
      ],
      lamps: [paperLamp],
      fences: [tiledWall(oklch(0.5, 0.05, 55), oklch(0.4, 0.02, 260), 1.3)],
      walls: [tiledWall(oklch(0.9, 0.01, 90), oklch(0.4, 0.02, 260), 1.4)],
      heaps: [handcart, P.crates],
      benches: [paperLamp],
      signs: [paperLamp],
      poles: [P.pine],
      trees: [P.blossom_tree, P.pine, P.tree],
      temples: [palaceHall(oklch(0.4, 0.07, 45), oklch(0.4, 0.02, 260))],
      castles: [palaceHall(oklch(0.35, 0.04, 50), oklch(0.42, 0.03, 250))],
    },
    {
      young_tree: [P.blossom_tree, P.bamboo],
      potted_plant: [P.stone_lantern],
      school: [palaceHall(oklch(0.35, 0.04, 50), oklch(0.42, 0.03, 250))],
      clock_post: [paperLamp],
      wheat: [P.tuft],
    },
  ),
  landmarks: {
    house: machiya,
    cottage: farmhouse,
    shop_front: machiya,
    bakery_front: machiya,
    gate: shrineGate,
    tower: watchTower,
  },
  like: OLD_TOWN,
  ground: {
    cobbles: { kind: 'dirt', colour: oklch(0.6, 0.045, 65) },
    paving: { kind: 'dirt', colour: oklch(0.58, 0.045, 65) },
    concrete: { kind: 'dirt', colour: EARTH },
    asphalt: { kind: 'dirt', colour: EARTH },
  },
  far: { ...PAST_FAR, roofs: { colour: oklch(0.36, 0.03, 260) } },
  foreground: { sign: 'branch', post: 'lantern' },
  street: [
    inTheMiddle(snowCone, 130, { scale: 0.48 }),
    { parts: [watchTower], z: 34, spacing: 16, gap: -4.4, once: true, side: 'shade', tight: true },
    inTheMiddle(lanternString([oklch(0.92, 0.04, 80)], false), 11, { lift: 3.4 }),
  ],
  square: [inTheMiddle(shrineGate, 22), { parts: [P.blossom_tree], z: 14, spacing: 7, gap: 3.6 }],
  country: [
    inTheMiddle(snowCone, 130, { scale: 0.5 }),
    { parts: [riceTerrace], z: 12, spacing: 8, gap: 2.4, tight: true },
  ],
};
