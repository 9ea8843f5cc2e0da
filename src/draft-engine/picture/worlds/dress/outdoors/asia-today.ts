import { NAMED_COLOURS as N, oklch } from '../../../colour.ts';
import { vendingMachine } from '../../landmarks/town-things.ts';
import { PART_LIBRARY as P } from '../../part-library.ts';
import { cast, inTheMiddle, type OutdoorDress } from '../dress.ts';
import { facade } from '../facade/facade.ts';
import { curtainShop, lobby, openShop, shopFront, stoop } from '../facade/ground-floors.ts';
import { ribbons, windows } from '../facade/openings.ts';
import { flatRoof, tiledApron, tiledRoof } from '../facade/roofs.ts';
import { bladeSigns, boardSign, lanterns, machines } from '../facade/signs.ts';
import { plinth } from '../facade/walls.ts';
import { masonry } from '../facade/walls.ts';
import { paifang, shrineGate, tiledWall } from '../pieces/east-gates.ts';
import {
  clothStall,
  crocks,
  eScooter,
  lanternString,
  riceTerrace,
  snowCone,
  stoneLion,
  tentStall,
  wirePole,
} from '../pieces/east-things.ts';
import { steelLamp } from '../pieces/west-things.ts';
import { palaceHall } from './asia-buildings.ts';

const RED = oklch(0.54, 0.2, 28);
const GOODS = [N.crimson, N.mustard, N.forest, N.cream, N.orange];
const ASPHALT = oklch(0.45, 0.01, 250);

const CHINA_WORDS = ['茶', '面', '酒', '米', '花', '大吉'];
const chinaShop = facade({
  width: [5.4, 6.6],
  storeys: [3, 4],
  walls: [oklch(0.86, 0.03, 60), oklch(0.84, 0.02, 100), oklch(0.8, 0.05, 35), oklch(0.83, 0.03, 210)],
  trims: [oklch(0.9, 0.01, 90)],
  accents: [RED, oklch(0.5, 0.16, 30), oklch(0.48, 0.12, 150)],
  words: CHINA_WORDS,
  above: 1.4,
  layers: [
    windows({ style: 'balcony', w: 1.3, h: 1.4, pitch: 2.1, sill: 0.5 }),
    machines,
    openShop(GOODS),
    boardSign({ board: RED, ink: oklch(0.86, 0.14, 90) }, 0.95),
    flatRoof('rods'),
    lanterns(RED, true, 2),
    bladeSigns(CHINA_WORDS, [RED, oklch(0.8, 0.15, 88), oklch(0.45, 0.13, 255)], { neon: true }),
  ],
});
const chinaTower = facade({
  width: [7, 9],
  storeys: [9, 15],
  storey: 3,
  walls: [oklch(0.84, 0.04, 70), oklch(0.8, 0.03, 40), oklch(0.86, 0.015, 220)],
  trims: [oklch(0.93, 0.01, 90)],
  accents: [oklch(0.6, 0.09, 40), oklch(0.55, 0.06, 220)],
  words: CHINA_WORDS,
  above: 2,
  layers: [
    windows({ style: 'balcony', w: 1.7, h: 1.5, pitch: 2.3, sill: 0.4, sparse: 0.08 }),
    lobby,
    boardSign({ board: RED, ink: oklch(0.86, 0.14, 90) }, 1),
    flatRoof('rods', 0.8),
  ],
});
const chinaHome = facade({
  width: [5.6, 7],
  storeys: [1, 2],
  depth: 1.8,
  walls: [oklch(0.92, 0.01, 90), oklch(0.88, 0.02, 80)],
  trims: [oklch(0.4, 0.07, 40)],
  accents: [RED],
  roofs: [oklch(0.4, 0.02, 250)],
  above: 2.6,
  layers: [
    plinth(0.7, oklch(0.6, 0.01, 250)),
    windows({ style: 'square', w: 1.1, h: 1.1, pitch: 2.2 }),
    curtainShop(false),
    tiledRoof({ rise: 1.5, eaves: 0.5, curl: 0.35, ends: true }),
    lanterns(RED, true, 2),
  ],
});

export const china: OutdoorDress = {
  parts: cast(
    {
      homes: [chinaHome],
      town: [chinaShop],
      shops: [chinaShop],
      towers: [chinaTower],
      lamps: [steelLamp],
      fences: [tiledWall(oklch(0.9, 0.015, 90))],
      walls: [tiledWall(oklch(0.86, 0.02, 80))],
      poles: [wirePole],
      temples: [palaceHall(oklch(0.5, 0.16, 30), oklch(0.72, 0.13, 80))],
      castles: [palaceHall(oklch(0.5, 0.16, 30), oklch(0.74, 0.14, 80))],
      signs: [eScooter],
      stalls: [clothStall(RED, oklch(0.5, 0.06, 50)), P.stall],
      trees: [P.tree, P.bamboo],
    },
    { potted_plant: [eScooter, stoneLion], wheat: [P.tuft] },
  ),
  landmarks: {
    gate: paifang(RED, oklch(0.42, 0.08, 150), '大吉'),
    house: chinaHome,
    cottage: chinaHome,
    shop_front: chinaShop,
    skyscraper: chinaTower,
  },
  ground: { cobbles: { kind: 'paving', colour: oklch(0.62, 0.015, 240) }, asphalt: { colour: ASPHALT } },
  far: { roofs: { kind: 'skyline', height: 30, colour: oklch(0.6, 0.03, 240) } },
  foreground: { sign: 'lantern' },
  street: [
    inTheMiddle(paifang(RED, oklch(0.42, 0.08, 150), '大吉'), 30),
    inTheMiddle(lanternString([RED]), 16, { lift: 5.4 }),
    inTheMiddle(lanternString([RED]), 9, { lift: 4.6 }),
  ],
  square: [
    inTheMiddle(lanternString([RED]), 9, { lift: 3.6 }),
    inTheMiddle(paifang(RED, oklch(0.42, 0.08, 150), '大吉'), 26),
  ],
  country: [{ parts: [riceTerrace], z: 12, spacing: 8, gap: 2.4, tight: true }],
};

const KOREA_WORDS = ['약국', '식당', '커피', '분식', '책방', '노래방'];
const KOREA_BOARDS = [
  N.white,
  oklch(0.62, 0.2, 25),
  oklch(0.5, 0.15, 260),
  oklch(0.82, 0.15, 90),
  oklch(0.5, 0.13, 150),
];
const BRICK = [oklch(0.52, 0.1, 38), oklch(0.56, 0.09, 45), oklch(0.48, 0.08, 30)];
const koreaShop = facade({
  width: [5.4, 6.6],
  storeys: [3, 5],
  walls: [...BRICK, oklch(0.82, 0.015, 90)],
  trims: [oklch(0.88, 0.01, 90)],
  accents: [oklch(0.5, 0.14, 255), oklch(0.48, 0.1, 165), oklch(0.58, 0.17, 30)],
  words: KOREA_WORDS,
  above: 1.6,
  layers: [
    masonry(0.22, 0.3),
    windows({ style: 'square', w: 1.5, h: 1.3, pitch: 1.9, sill: 0.8 }),
    shopFront('none'),
    boardSign({}, 0.95),
    machines,
    flatRoof('tank', 0.45),
    bladeSigns(KOREA_WORDS, KOREA_BOARDS, { count: 3, neon: true }),
  ],
});
const koreaFlats = facade({
  width: [8, 10],
  storeys: [12, 18],
  storey: 2.8,
  walls: [oklch(0.93, 0.008, 220), oklch(0.9, 0.02, 80)],
  trims: [oklch(0.8, 0.03, 230)],
  accents: [oklch(0.62, 0.1, 235), oklch(0.68, 0.1, 150)],
  above: 2,
  layers: [ribbons(1.4, 2.8, 4), lobby, flatRoof('none', 1)],
});
const koreaVilla = facade({
  width: [5.4, 6.6],
  storeys: [2, 3],
  walls: BRICK,
  trims: [oklch(0.85, 0.02, 80)],
  accents: [oklch(0.46, 0.08, 165), N.navy],
  above: 3,
  layers: [masonry(0.22, 0.4), windows({ style: 'sash', w: 1.2, h: 1.2, pitch: 2.2 }), stoop, flatRoof('tank', 0.5)],
});

export const korea: OutdoorDress = {
  parts: cast(
    {
      homes: [koreaVilla],
      town: [koreaShop, koreaVilla],
      shops: [koreaShop],
      towers: [koreaFlats],
      lamps: [wirePole],
      stalls: [tentStall],
      fences: [tiledWall(oklch(0.74, 0.05, 60))],
      walls: [tiledWall(oklch(0.74, 0.05, 60))],
      poles: [wirePole],
      temples: [palaceHall(oklch(0.5, 0.12, 150), oklch(0.36, 0.02, 250))],
    },
    { potted_plant: [crocks] },
  ),
  landmarks: { house: koreaVilla, cottage: koreaVilla, shop_front: koreaShop, skyscraper: koreaFlats },
  ground: { cobbles: { kind: 'asphalt', colour: oklch(0.5, 0.01, 250) }, paving: { colour: oklch(0.68, 0.04, 40) } },
  far: {
    hills: { kind: 'peaks', height: 80, colour: oklch(0.5, 0.08, 150) },
    roofs: { kind: 'skyline', height: 26, colour: oklch(0.75, 0.02, 230) },
  },
  street: [{ parts: [tentStall], z: 5, spacing: 30, gap: -11.4, once: true, side: 'shade', tight: true }],
  square: [{ parts: [wirePole], z: 12, spacing: 12, gap: -0.5, once: true }],
  country: [{ parts: [riceTerrace], z: 14, spacing: 8, gap: 2.6, tight: true, side: 'shade' }],
};

const JAPAN_WORDS = ['うどん', 'そば', '本', 'パン', 'コーヒー', '酒'];
const japanShop = facade({
  width: [5, 6.4],
  storeys: [2, 3],
  walls: [oklch(0.86, 0.02, 90), oklch(0.78, 0.03, 70), oklch(0.74, 0.02, 220), oklch(0.9, 0.015, 80)],
  trims: [oklch(0.42, 0.05, 50)],
  accents: [oklch(0.36, 0.09, 265), oklch(0.5, 0.16, 28), oklch(0.42, 0.08, 160)],
  roofs: [oklch(0.42, 0.03, 250), oklch(0.45, 0.06, 235)],
  words: JAPAN_WORDS,
  above: 2,
  layers: [
    windows({ style: 'balcony', w: 1.5, h: 1.3, pitch: 2.4, sill: 0.5 }),
    curtainShop(true),
    tiledApron(0.7),
    tiledRoof({ rise: 1.1, eaves: 0.35, curl: 0.06 }),
    lanterns(oklch(0.93, 0.03, 85), false, 2),
    bladeSigns(JAPAN_WORDS, [N.white, oklch(0.36, 0.09, 265), oklch(0.55, 0.18, 28)], { count: 1, neon: true }),
  ],
});
/** A shop that is open day and night: white, with a stripe of three colours. */
const dayNightShop = facade({
  width: [6, 6.6],
  storeys: [1, 1],
  ground: 3.6,
  walls: [oklch(0.94, 0.005, 200)],
  trims: [N.white],
  accents: [oklch(0.56, 0.14, 165)],
  words: ['パン'],
  above: 1,
  layers: [
    lobby,
    (s, f) => {
      s.mark(f.left, -f.ground + 0.9, f.width, 0.9, N.white, 0.95);
      s.mark(f.left, -f.ground + 0.62, f.width, 0.2, oklch(0.6, 0.17, 45), 0.8);
      s.mark(f.left, -f.ground + 0.38, f.width, 0.2, oklch(0.55, 0.15, 165), 0.8);
    },
    flatRoof('none', 0.3),
  ],
});
const japanTower = facade({
  width: [6, 8],
  storeys: [6, 11],
  storey: 2.9,
  walls: [oklch(0.78, 0.03, 60), oklch(0.82, 0.015, 220), oklch(0.66, 0.04, 40)],
  trims: [oklch(0.9, 0.01, 90)],
  accents: [oklch(0.6, 0.03, 230), oklch(0.62, 0.05, 50)],
  words: JAPAN_WORDS,
  above: 2,
  layers: [
    windows({ style: 'balcony', w: 2.2, h: 1.4, pitch: 2.8, sill: 0.4 }),
    lobby,
    boardSign({}, 0.9),
    flatRoof('tank', 0.6),
    bladeSigns(JAPAN_WORDS, [N.white, oklch(0.55, 0.18, 28), oklch(0.8, 0.15, 90)], { count: 3, neon: true }),
  ],
});

export const japan: OutdoorDress = {
  parts: cast(
    {
      homes: [japanShop],
      town: [japanShop],
      shops: [japanShop, dayNightShop],
      towers: [japanTower],
      lamps: [wirePole],
      fences: [tiledWall(oklch(0.8, 0.015, 90), oklch(0.42, 0.03, 250), 1.2)],
      walls: [tiledWall(oklch(0.82, 0.015, 90), oklch(0.42, 0.03, 250), 1.3)],
      poles: [wirePole],
      stalls: [
        clothStall(oklch(0.36, 0.1, 265), oklch(0.48, 0.06, 50)),
        clothStall(oklch(0.56, 0.18, 28), oklch(0.48, 0.06, 50)),
      ],
      temples: [palaceHall(oklch(0.42, 0.07, 45), oklch(0.42, 0.03, 250))],
      castles: [palaceHall(oklch(0.9, 0.01, 90), oklch(0.38, 0.03, 250))],
      trees: [P.blossom_tree, P.pine, P.tree],
    },
    { young_tree: [P.blossom_tree], potted_plant: [vendingMachine], wheat: [P.tuft] },
  ),
  landmarks: { gate: shrineGate, house: japanShop, cottage: japanShop, shop_front: japanShop, skyscraper: japanTower },
  ground: { cobbles: { kind: 'asphalt', colour: oklch(0.56, 0.01, 250) }, paving: { colour: oklch(0.7, 0.01, 240) } },
  street: [
    inTheMiddle(snowCone, 130, { scale: 0.48 }),
    { parts: [wirePole], z: 18, spacing: 12, gap: -0.2, once: true },
  ],
  square: [{ parts: [wirePole], z: 14, spacing: 12, gap: -0.4, once: true }, inTheMiddle(shrineGate, 22)],
  country: [
    inTheMiddle(snowCone, 130, { scale: 0.5 }),
    { parts: [riceTerrace], z: 12, spacing: 8, gap: 2.4, tight: true },
  ],
};
