import { NAMED_COLOURS as N, oklch } from '../../../colour.ts';
import { PART_LIBRARY as P } from '../../part-library.ts';
import { cast, inTheMiddle, type OutdoorDress } from '../dress.ts';
import { domes } from '../facade/crowns.ts';
import { facade } from '../facade/facade.ts';
import { hatch, lobby, roundDoor } from '../facade/ground-floors.ts';
import { ribbons, windows } from '../facade/openings.ts';
import { flatRoof, gable } from '../facade/roofs.ts';
import { hologram } from '../facade/signs.ts';
import { hull, ribs } from '../facade/walls.ts';
import { clothStall } from '../pieces/east-things.ts';
import {
  domeCity,
  dreamCastle,
  drone,
  hoverDisc,
  lightPost,
  lollipopTree,
  maglev,
  podCar,
  rainbow,
  ringedPlanet,
  starLamp,
  stationGear,
  toadstool,
} from '../pieces/tomorrow-things.ts';
import { OLD_TOWN } from './asia-past.ts';

const WHITE = oklch(0.93, 0.008, 220);
const NEON = [oklch(0.82, 0.13, 200), oklch(0.72, 0.2, 340), oklch(0.84, 0.17, 130)];
const DECK = oklch(0.5, 0.02, 245);

const greenTower = facade({
  width: [6.4, 8.4],
  storeys: [5, 10],
  storey: 3.1,
  walls: [oklch(0.72, 0.05, 220), oklch(0.8, 0.03, 210), oklch(0.62, 0.06, 235)],
  trims: [WHITE],
  accents: NEON,
  above: 2.4,
  layers: [
    ribbons(2.2, 3.1, 3.8),
    (s, f) => {
      for (let y = f.ground + 2.6; y < f.height; y += 6.2) {
        s.mark(f.left - 0.5, -y, f.width + 1, 0.3, WHITE, 0.95);
        for (let bush = 0; bush < 6; bush++) {
          s.ball(f.left + (f.width * (bush + 0.5)) / 6, -y - 0.5, 0.7, 0.42, oklch(0.6, 0.13, 142));
        }
      }
    },
    lobby,
    flatRoof('plants', 0.5),
    hologram,
  ],
});
const smartHome = facade({
  width: [6, 7],
  storeys: [2, 2],
  walls: [WHITE, oklch(0.86, 0.015, 200)],
  trims: [WHITE],
  accents: NEON,
  above: 2,
  layers: [ribbons(1.6, 2.8, 3.6), lobby, flatRoof('plants', 0.4)],
});

export const nearFuture: OutdoorDress = {
  parts: cast(
    {
      homes: [smartHome],
      town: [greenTower],
      shops: [greenTower, smartHome],
      towers: [greenTower],
      lamps: [lightPost],
      signs: [lightPost],
      heaps: [podCar],
      benches: [podCar],
      fences: [P.railing_panel],
      walls: [P.planter],
      poles: [lightPost],
    },
    { potted_plant: [P.bush] },
  ),
  landmarks: {
    car: podCar,
    bus: podCar,
    house: smartHome,
    cottage: smartHome,
    shop_front: smartHome,
    skyscraper: greenTower,
    train: maglev,
    street_lamp: lightPost,
  },
  ground: {
    cobbles: { kind: 'concrete', colour: oklch(0.82, 0.012, 210) },
    paving: { kind: 'concrete', colour: oklch(0.86, 0.01, 210) },
    asphalt: { kind: 'deck', colour: oklch(0.5, 0.02, 235), second: NEON[0] },
  },
  far: {
    hills: { kind: 'skyline', height: 130, colour: oklch(0.7, 0.05, 215) },
    roofs: { kind: 'skyline', height: 70, z: 180, colour: oklch(0.74, 0.05, 205) },
  },
  street: [
    inTheMiddle(maglev, 32, { lift: 8 }),
    { parts: [drone], z: 11, spacing: 4, gap: 1, lift: 4.6, once: true },
    { parts: [podCar], z: 7, spacing: 10, gap: -2.4, once: true, side: 'shade', tight: true },
  ],
  square: [inTheMiddle(maglev, 34, { lift: 8 }), { parts: [drone], z: 9, spacing: 4, gap: 1.2, lift: 3.6, once: true }],
};

const shell = facade({
  width: [5.4, 6.8],
  storeys: [2, 3],
  storey: 3.2,
  walls: [oklch(0.84, 0.09, 85), oklch(0.66, 0.13, 330), oklch(0.66, 0.11, 195), oklch(0.56, 0.13, 300)],
  trims: [oklch(0.9, 0.06, 90)],
  accents: [oklch(0.82, 0.13, 195), oklch(0.76, 0.14, 320)],
  roofs: [oklch(0.72, 0.1, 190), oklch(0.8, 0.1, 80)],
  above: 5.4,
  layers: [ribs, windows({ style: 'round', w: 1.2, h: 1.2, pitch: 2.2 }), hatch, domes(1, 1.15)],
});
const pod = facade({
  width: [5, 6],
  storeys: [1, 1],
  ground: 3.2,
  walls: [oklch(0.84, 0.09, 85), oklch(0.7, 0.11, 195), oklch(0.66, 0.13, 330)],
  trims: [oklch(0.9, 0.06, 90)],
  accents: [oklch(0.82, 0.13, 195)],
  roofs: [oklch(0.72, 0.1, 190), oklch(0.74, 0.11, 330)],
  above: 5,
  layers: [hatch, domes(1, 1.2)],
});

export const farFuture: OutdoorDress = {
  parts: cast(
    {
      homes: [pod],
      town: [shell],
      shops: [shell, pod],
      towers: [shell],
      lamps: [lightPost],
      trees: [P.crystal, toadstool],
      fences: [P.crystal],
      walls: [P.crystal],
      heaps: [hoverDisc],
      temples: [domeCity],
      castles: [domeCity],
      benches: [hoverDisc],
      signs: [hoverDisc],
      stalls: [clothStall(oklch(0.66, 0.14, 330), oklch(0.8, 0.09, 85))],
      poles: [lightPost],
    },
    {
      potted_plant: [P.crystal],
      bush: [P.crystal],
      rose_bush: [P.crystal],
      school: [pod],
      pine: [P.crystal],
      blossom_tree: [P.crystal],
    },
  ),
  landmarks: {
    car: hoverDisc,
    bus: hoverDisc,
    house: pod,
    cottage: pod,
    shop_front: pod,
    castle: domeCity,
    skyscraper: shell,
  },
  ground: {
    cobbles: { kind: 'deck', colour: oklch(0.62, 0.06, 310), second: oklch(0.82, 0.13, 195) },
    paving: { kind: 'tiles', colour: oklch(0.66, 0.05, 300) },
    asphalt: { kind: 'deck', colour: oklch(0.56, 0.06, 300) },
    concrete: { kind: 'tiles', colour: oklch(0.68, 0.05, 300) },
    grass: { kind: 'grass', colour: oklch(0.58, 0.1, 320) },
  },
  far: {
    hills: { kind: 'peaks', height: 130, colour: oklch(0.5, 0.1, 310) },
    roofs: { kind: 'peaks', height: 30, z: 140, colour: oklch(0.5, 0.1, 330) },
    skyline: { kind: 'peaks', height: 160, colour: oklch(0.5, 0.1, 310) },
  },
  street: [
    inTheMiddle(ringedPlanet(oklch(0.74, 0.11, 40), oklch(0.86, 0.08, 85)), 92, { lift: 5, scale: 0.27 }),
    inTheMiddle(domeCity, 48, { scale: 0.6 }),
    { parts: [hoverDisc], z: 14, spacing: 5, gap: -1, lift: 4.4, once: true },
  ],
  square: [
    inTheMiddle(ringedPlanet(oklch(0.74, 0.11, 40), oklch(0.86, 0.08, 85)), 92, { lift: 5, scale: 0.27 }),
    inTheMiddle(domeCity, 48, { scale: 0.6 }),
  ],
  country: [inTheMiddle(ringedPlanet(oklch(0.74, 0.11, 40), oklch(0.86, 0.08, 85)), 92, { lift: 5, scale: 0.27 })],
};

const moduleFront = facade({
  width: [5.8, 7],
  storeys: [2, 3],
  storey: 3,
  walls: [oklch(0.66, 0.012, 240), oklch(0.58, 0.018, 230), oklch(0.74, 0.01, 230)],
  trims: [oklch(0.82, 0.008, 230)],
  accents: [oklch(0.78, 0.15, 60), oklch(0.8, 0.13, 200)],
  roofs: [oklch(0.6, 0.015, 235)],
  above: 2.6,
  layers: [hull, windows({ style: 'porthole', w: 1, h: 1, pitch: 2 }), hatch, flatRoof('rods', 0.7)],
});

export const spaceHabitat: OutdoorDress = {
  parts: cast(
    {
      homes: [moduleFront],
      town: [moduleFront],
      shops: [moduleFront],
      towers: [moduleFront],
      lamps: [lightPost],
      trees: [stationGear],
      fences: [P.railing_panel],
      walls: [P.railing_panel],
      heaps: [stationGear, P.crates],
      benches: [stationGear],
      signs: [stationGear],
      stalls: [stationGear],
      poles: [lightPost],
    },
    {
      potted_plant: [stationGear],
      bush: [P.pale_rock],
      rose_bush: [P.pale_rock],
      flowers: [P.stone],
      tuft: [P.stone],
      pine: [P.pale_rock],
      wheat: [P.stone],
      school: [moduleFront],
    },
  ),
  landmarks: { car: podCar, house: moduleFront, cottage: moduleFront, shop_front: moduleFront },
  sky: 'space',
  ground: {
    cobbles: { kind: 'deck', colour: DECK },
    paving: { kind: 'deck', colour: oklch(0.58, 0.015, 240) },
    asphalt: { kind: 'deck', colour: DECK },
    concrete: { kind: 'deck', colour: oklch(0.56, 0.015, 240) },
    grass: { kind: 'moon', colour: oklch(0.66, 0.012, 260) },
    meadow: { kind: 'moon', colour: oklch(0.66, 0.012, 260) },
    dirt: { kind: 'deck', colour: DECK },
  },
  far: {
    hills: { kind: 'peaks', height: 40, colour: oklch(0.5, 0.012, 260) },
    roofs: { kind: 'peaks', height: 10, z: 120, colour: oklch(0.55, 0.012, 260) },
    skyline: { kind: 'peaks', height: 70, colour: oklch(0.5, 0.012, 260) },
    woods: { kind: 'peaks', colour: oklch(0.5, 0.012, 260) },
  },
  foreground: { branch: 'pipes', leaves: 'pipes', sign: 'pipes', plant_pot: 'post' },
  street: [inTheMiddle(ringedPlanet(oklch(0.62, 0.12, 240), oklch(0.82, 0.03, 230)), 110, { lift: 10, scale: 0.3 })],
  square: [inTheMiddle(ringedPlanet(oklch(0.62, 0.12, 240), oklch(0.82, 0.03, 230)), 110, { lift: 10, scale: 0.3 })],
  country: [inTheMiddle(ringedPlanet(oklch(0.62, 0.12, 240), oklch(0.82, 0.03, 230)), 110, { lift: 10, scale: 0.3 })],
};

const CANDY = [
  oklch(0.82, 0.1, 350),
  oklch(0.86, 0.1, 160),
  oklch(0.88, 0.11, 95),
  oklch(0.8, 0.09, 290),
  oklch(0.82, 0.09, 220),
];
const crooked = facade({
  width: [4.8, 6],
  storeys: [2, 2],
  storey: 2.5,
  depth: 1.5,
  walls: CANDY,
  trims: [N.white, oklch(0.9, 0.07, 95)],
  accents: [oklch(0.6, 0.17, 350), oklch(0.56, 0.13, 200), oklch(0.56, 0.14, 300)],
  roofs: [oklch(0.6, 0.17, 300), oklch(0.64, 0.17, 10), oklch(0.62, 0.13, 190), oklch(0.7, 0.15, 60)],
  above: 5,
  layers: [
    windows({ style: 'round', w: 1.1, h: 1.1, pitch: 2.6, sill: 0.6 }),
    roundDoor,
    gable(3.8, { eaves: 0.6, crooked: 0.9 }),
  ],
});

export const tale: OutdoorDress = {
  parts: cast(
    {
      homes: [crooked],
      town: [crooked],
      shops: [crooked],
      towers: [crooked],
      lamps: [starLamp],
      trees: [lollipopTree],
      heaps: [toadstool],
      benches: [toadstool],
      signs: [starLamp],
      castles: [dreamCastle],
      poles: [lollipopTree],
      temples: [dreamCastle],
    },
    {
      potted_plant: [toadstool, P.flowers],
      pine: [lollipopTree],
      blossom_tree: [lollipopTree],
      bush: [P.rose_bush],
      mossy_rock: [toadstool],
      school: [crooked],
    },
  ),
  landmarks: { house: crooked, cottage: crooked, shop_front: crooked, castle: dreamCastle, big_tree: lollipopTree },
  like: OLD_TOWN,
  ground: {
    cobbles: { colour: oklch(0.8, 0.07, 340) },
    paving: { kind: 'grass', colour: oklch(0.72, 0.13, 140) },
    asphalt: { kind: 'cobbles', colour: oklch(0.8, 0.07, 340) },
    concrete: { kind: 'grass', colour: oklch(0.72, 0.13, 140) },
  },
  far: {
    skyline: { kind: 'hills', height: 70, colour: oklch(0.68, 0.11, 150) },
    hills: { colour: oklch(0.7, 0.12, 150) },
    roofs: { kind: 'hills', height: 16, z: 110, colour: oklch(0.74, 0.12, 130) },
  },
  foreground: { sign: 'branch' },
  street: [
    inTheMiddle(rainbow, 120, { scale: 0.36 }),
    inTheMiddle(dreamCastle, 62, { scale: 0.62 }),
    { parts: [toadstool], z: 4.4, spacing: 4, gap: 2.2 },
  ],
  square: [inTheMiddle(rainbow, 120, { scale: 0.36 }), inTheMiddle(dreamCastle, 62, { scale: 0.62 })],
  country: [
    inTheMiddle(rainbow, 120, { scale: 0.36 }),
    { parts: [toadstool, lollipopTree], z: 12, spacing: 5, gap: 3 },
  ],
  clouds: 1.3,
};
