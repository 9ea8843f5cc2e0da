import { oklch } from '../../colour.ts';
import { car } from '../landmarks/vehicles.ts';
import type { OutdoorRecipe } from '../recipe.ts';

const GRASS = oklch(0.54, 0.1, 132);
const STONE = oklch(0.66, 0.02, 70);
const TAR = oklch(0.42, 0.012, 260);
const HILLS = { kind: 'hills', z: 320, height: 40, colour: oklch(0.5, 0.08, 150) } as const;
const ROOFS = { kind: 'roofs', z: 55, height: 6, colour: oklch(0.52, 0.11, 35) } as const;
const SKYLINE = { kind: 'skyline', z: 380, height: 120, colour: oklch(0.46, 0.03, 255) } as const;

export const TOWNS = {
  village: {
    ground: [
      { kind: 'grass', colour: GRASS },
      { kind: 'cobbles', colour: oklch(0.64, 0.04, 70), region: { left: -1.9, right: 1.9, wobble: 0.3 } },
    ],
    far: [{ kind: 'peaks', z: 800, height: 110, colour: oklch(0.52, 0.05, 260) }, HILLS, { ...ROOFS, open: 4 }],
    rows: [
      { parts: ['timber_cottage', 'cottage', 'timber_house'], z: 24, spacing: 9, gap: 2.6, tight: true },
      { parts: ['timber_house', 'cottage', 'house'], z: 12, spacing: 8.5, gap: 3.4, tight: true },
      { parts: ['tree', 'young_tree'], z: 9, spacing: 8, gap: 6 },
      { parts: ['fence', 'stone_wall'], z: 6.4, spacing: 3, gap: 2.5, tight: true },
      { parts: ['rose_bush', 'flowers', 'crates'], z: 4, spacing: 2.6, gap: 2.2, sparse: 0.15 },
      { parts: ['flowers', 'tuft'], z: 1.6, spacing: 1.8, gap: 2.1, sparse: 0.2 },
    ],
    foreground: ['branch', 'leaves'],
  },
  town_street: {
    ground: [
      { kind: 'paving', colour: STONE },
      { kind: 'cobbles', colour: oklch(0.55, 0.02, 60), region: { left: -2.4, right: 2.4 } },
    ],
    far: [HILLS, { ...ROOFS, z: 90, height: 10, open: 3 }],
    rows: [
      { parts: ['town_house', 'shop_house'], z: 44, spacing: 8, gap: 2.8, tight: true },
      { parts: ['shop_house', 'town_house', 'timber_house'], z: 26, spacing: 8, gap: 3.2, tight: true },
      { parts: ['shop_house', 'town_house'], z: 14, spacing: 8, gap: 3.5, tight: true },
      { parts: ['shop_house', 'low_shop'], z: 7, spacing: 7.6, gap: 3.8, tight: true },
      { parts: ['street_lamp'], z: 5.4, spacing: 9, gap: 2.5 },
      { parts: ['crates', 'potted_plant', 'bench'], z: 3.4, spacing: 2.8, gap: 2.4, sparse: 0.25 },
    ],
    foreground: ['sign', 'plant_pot'],
  },
  city_street: {
    ground: [
      { kind: 'concrete', colour: oklch(0.62, 0.012, 250) },
      { kind: 'asphalt', colour: TAR, region: { left: -3, right: 3 } },
    ],
    far: [SKYLINE],
    rows: [
      { parts: ['high_rise', 'tower_block'], z: 80, spacing: 14, gap: 4, tight: true },
      { parts: ['tower_block', 'high_rise'], z: 44, spacing: 13, gap: 4.6, tight: true },
      { parts: ['tower_block', 'shop_house'], z: 22, spacing: 11.5, gap: 5, tight: true },
      { parts: ['shop_house', 'low_shop'], z: 10, spacing: 7.6, gap: 4.6, tight: true },
      { parts: ['young_tree'], z: 8, spacing: 7, gap: 3.4 },
      { parts: ['street_lamp', 'sign_post'], z: 4.6, spacing: 5, gap: 2.8 },
    ],
    foreground: ['sign', 'post'],
    clouds: 0.8,
  },
  alley: {
    ground: [{ kind: 'paving', colour: oklch(0.46, 0.015, 260) }],
    far: [SKYLINE],
    rows: [
      { parts: ['tower_block'], z: 34, spacing: 12, gap: 1.6, tight: true },
      { parts: ['town_house'], z: 17, spacing: 7.6, gap: 1.7, tight: true },
      { parts: ['town_house', 'shop_house'], z: 8, spacing: 7.4, gap: 1.9, tight: true },
      { parts: ['shop_house'], z: 3.4, spacing: 7.2, gap: 2.2, tight: true },
      { parts: ['crates'], z: 2.6, spacing: 4, gap: 1.7, sparse: 0.2 },
    ],
    foreground: ['pipes', 'lantern'],
  },
  rooftop: {
    ground: [{ kind: 'concrete', colour: oklch(0.56, 0.02, 250), region: { far: 8 } }],
    far: [
      { ...SKYLINE, z: 500, height: 150 },
      { ...SKYLINE, z: 160, height: 30 },
    ],
    rows: [
      { parts: ['parapet'], z: 8, spacing: 3, gap: 0, tight: true },
      { parts: ['water_tank', 'roof_vent'], z: 6.6, spacing: 5, gap: 3, sparse: 0.2 },
      { parts: ['roof_vent', 'potted_plant', 'crates'], z: 3.6, spacing: 3, gap: 2.3, sparse: 0.25 },
    ],
    foreground: ['railing', 'pipes'],
    landmarkFrom: 3,
  },
  skyline: {
    ground: [
      { kind: 'water', colour: oklch(0.42, 0.07, 240) },
      { kind: 'paving', colour: STONE, region: { far: 4 } },
    ],
    far: [
      { ...SKYLINE, z: 600, height: 210 },
      { ...SKYLINE, z: 300, height: 80 },
    ],
    rows: [
      { parts: ['railing_panel'], z: 4, spacing: 2, gap: 0, tight: true },
      { parts: ['street_lamp', 'bench'], z: 3.2, spacing: 4.4, gap: 2 },
      { parts: ['young_tree', 'potted_plant'], z: 2.2, spacing: 4.5, gap: 3.2 },
    ],
    foreground: ['branch', 'railing'],
    landmarkFrom: 30,
  },
  market: {
    ground: [{ kind: 'cobbles', colour: oklch(0.64, 0.04, 65) }],
    far: [HILLS, ROOFS],
    rows: [
      { parts: ['town_house', 'timber_house', 'shop_house'], z: 20, spacing: 7.4, gap: 1, tight: true },
      { parts: ['stall'], z: 11, spacing: 3.9, gap: 1.7 },
      { parts: ['stall'], z: 6, spacing: 4, gap: 2 },
      { parts: ['crates', 'potted_plant'], z: 3, spacing: 2.8, gap: 2, sparse: 0.2 },
    ],
    foreground: ['lantern', 'crate'],
  },
  bridge: {
    ground: [
      { kind: 'water', colour: oklch(0.52, 0.08, 215) },
      { kind: 'boards', colour: oklch(0.55, 0.07, 60), region: { left: -2.2, right: 2.2 } },
    ],
    far: [
      { kind: 'peaks', z: 700, height: 100, colour: oklch(0.5, 0.05, 260) },
      { kind: 'woods', z: 150, height: 16, colour: oklch(0.44, 0.08, 150) },
    ],
    rows: [
      { parts: ['old_tree', 'tree'], z: 50, spacing: 9, gap: 5 },
      { parts: ['bridge_tower'], z: 24, spacing: 60, gap: -27.6, once: true },
      { parts: ['mossy_rock', 'reeds'], z: 16, spacing: 5, gap: 4.4, sparse: 0.3 },
      { parts: ['railing_post'], z: 8, spacing: 60, gap: -27.8, once: true },
      { parts: ['railing_post'], z: 4, spacing: 60, gap: -27.8, once: true },
      { parts: ['railing_post'], z: 1.4, spacing: 60, gap: -27.8, once: true },
    ],
    foreground: ['railing', 'branch'],
  },
  road: {
    ground: [
      { kind: 'grass', colour: oklch(0.62, 0.09, 105) },
      { kind: 'asphalt', colour: TAR, region: { left: -2.6, right: 2.6 } },
    ],
    far: [{ kind: 'mesas', z: 800, height: 90, colour: oklch(0.54, 0.07, 45) }, HILLS],
    rows: [
      { parts: ['utility_pole'], z: 60, spacing: 30, gap: -8, once: true },
      { parts: ['utility_pole'], z: 30, spacing: 30, gap: -9.5, once: true },
      { parts: ['utility_pole', 'tree'], z: 14, spacing: 16, gap: -2.6, once: true },
      { parts: ['dry_tuft', 'rock', 'bush'], z: 8, spacing: 2.8, gap: 3.2 },
      { parts: ['sign_post', 'dry_tuft', 'dry_tuft'], z: 3.2, spacing: 2.4, gap: 2.7 },
    ],
    foreground: ['grass', 'sign'],
  },
  station: {
    ground: [
      { kind: 'paving', colour: STONE },
      { kind: 'rails', colour: oklch(0.42, 0.03, 50), region: { near: 4.5, far: 9.5 } },
    ],
    far: [{ kind: 'hills', z: 300, height: 40, colour: oklch(0.48, 0.06, 200) }, ROOFS],
    rows: [
      { parts: ['platform_roof'], z: 12, spacing: 8.2, gap: 0, tight: true },
      { parts: ['street_lamp'], z: 10.4, spacing: 8, gap: 3 },
      { parts: ['clock_post', 'sign_post'], z: 4, spacing: 6, gap: 2.2 },
      { parts: ['bench', 'crates'], z: 2.8, spacing: 4.4, gap: 2 },
    ],
    foreground: ['sign', 'crate'],
    landmarkFrom: 6,
    landmarkTo: 7.4,
  },
  railway: {
    ground: [
      { kind: 'grass', colour: GRASS },
      { kind: 'rails', colour: oklch(0.46, 0.03, 55), region: { near: 2.6, far: 6.4 } },
    ],
    far: [HILLS, { kind: 'woods', z: 80, height: 10, colour: oklch(0.42, 0.08, 145) }],
    rows: [
      { parts: ['utility_pole'], z: 8, spacing: 11, gap: 3 },
      { parts: ['tree', 'bush'], z: 14, spacing: 6, gap: 4, sparse: 0.3 },
      { parts: ['tuft', 'stone', 'dry_tuft'], z: 1.8, spacing: 1.4, gap: 1.8 },
    ],
    foreground: ['grass', 'post'],
    landmarkFrom: 4,
    landmarkTo: 5,
  },
  skating_rink: {
    ground: [
      { kind: 'snow', colour: oklch(0.93, 0.012, 240) },
      { kind: 'ice', colour: oklch(0.82, 0.05, 225), region: { near: -3, far: 16 } },
    ],
    far: [{ ...SKYLINE, height: 60 }, ROOFS],
    rows: [
      { parts: ['snowy_pine', 'snowy_tree'], z: 24, spacing: 6, gap: 4 },
      { parts: ['railing_panel'], z: 16.5, spacing: 2.1, gap: 0, tight: true },
      { parts: ['street_lamp'], z: 17.5, spacing: 7, gap: 3.4 },
    ],
    foreground: ['railing'],
    landmarkFrom: 18,
  },
  parking_lot: {
    ground: [{ kind: 'asphalt', colour: TAR }],
    far: [SKYLINE, { ...ROOFS, z: 120 }],
    rows: [
      { parts: ['tower_block', 'low_shop'], z: 46, spacing: 16, gap: 4, tight: true },
      { parts: ['floodlight'], z: 24, spacing: 22, gap: 7 },
      { parts: [car], z: 17, spacing: 3.2, gap: 1, tight: true, sparse: 0.3 },
      { parts: [car], z: 9, spacing: 3.4, gap: 3.4, tight: true, sparse: 0.35 },
      { parts: ['sign_post', 'utility_pole'], z: 8, spacing: 9, gap: 4.5, sparse: 0.3 },
    ],
    foreground: ['sign', 'post'],
    landmarkFrom: 5,
  },
  schoolyard: {
    ground: [{ kind: 'concrete', colour: oklch(0.68, 0.03, 70) }],
    far: [HILLS, { kind: 'woods', z: 60, height: 10, colour: oklch(0.42, 0.09, 145) }],
    rows: [
      { parts: ['school'], z: 20, spacing: 24, gap: -8, once: true },
      { parts: ['tree', 'blossom_tree'], z: 11, spacing: 6, gap: 5 },
      { parts: ['fence'], z: 7, spacing: 2.1, gap: 3, tight: true, side: 'shade' },
      { parts: ['bench', 'potted_plant'], z: 3.4, spacing: 4, gap: 2 },
    ],
    foreground: ['branch', 'leaves'],
  },
  stadium: {
    ground: [{ kind: 'grass', colour: oklch(0.55, 0.13, 140) }],
    far: [{ ...SKYLINE, z: 400, height: 60 }],
    rows: [
      { parts: ['stand'], z: 42, spacing: 20, gap: 0, tight: true },
      { parts: ['floodlight'], z: 36, spacing: 26, gap: 8 },
      { parts: ['goal'], z: 20, spacing: 20, gap: -5, once: true, side: 'light' },
      { parts: ['hoarding'], z: 14, spacing: 4, gap: 3.4, tight: true },
    ],
    foreground: ['heads', 'railing'],
  },
  construction_site: {
    ground: [{ kind: 'dirt', colour: oklch(0.6, 0.06, 65) }],
    far: [SKYLINE],
    rows: [
      { parts: ['scaffold'], z: 26, spacing: 9, gap: 3, tight: true },
      { parts: ['crane'], z: 34, spacing: 30, gap: -6, once: true, side: 'shade' },
      { parts: ['crates', 'barricade'], z: 8, spacing: 4, gap: 3 },
      { parts: ['barricade', 'stone', 'crates'], z: 3.4, spacing: 3.2, gap: 2.2, sparse: 0.2 },
    ],
    foreground: ['pipes', 'crate'],
  },
  western_town: {
    ground: [{ kind: 'dirt', colour: oklch(0.7, 0.08, 65) }],
    far: [{ kind: 'mesas', z: 600, height: 90, colour: oklch(0.56, 0.1, 40) }],
    rows: [
      { parts: ['saloon'], z: 30, spacing: 8, gap: 2.8, tight: true },
      { parts: ['saloon'], z: 17, spacing: 8, gap: 3.4, tight: true },
      { parts: ['saloon'], z: 8, spacing: 8, gap: 3.8, tight: true },
      { parts: ['crates', 'fence'], z: 4.4, spacing: 3, gap: 2.6 },
      { parts: ['cactus', 'dry_tuft', 'stone'], z: 2, spacing: 2.6, gap: 2.2, sparse: 0.3 },
    ],
    foreground: ['post', 'crate'],
    clouds: 0.6,
  },
  airfield: {
    ground: [
      { kind: 'grass', colour: oklch(0.6, 0.08, 115) },
      { kind: 'asphalt', colour: oklch(0.5, 0.01, 250), region: { near: -4, far: 12 } },
    ],
    far: [HILLS, { kind: 'woods', z: 140, height: 10, colour: oklch(0.44, 0.08, 150) }],
    rows: [
      { parts: ['hangar'], z: 40, spacing: 24, gap: 5, tight: true },
      { parts: ['aeroplane'], z: 22, spacing: 24, gap: 0, once: true, side: 'shade' },
      { parts: ['windsock'], z: 14, spacing: 14, gap: 4, once: true, side: 'light' },
      { parts: ['barricade', 'crates'], z: 5, spacing: 5, gap: 3, sparse: 0.3 },
    ],
    foreground: ['railing', 'sign'],
  },
  playground: {
    ground: [
      { kind: 'grass', colour: GRASS },
      { kind: 'sand', colour: oklch(0.8, 0.07, 80), region: { near: -1.4, far: 6, wobble: 0.6 } },
    ],
    far: [ROOFS, { kind: 'woods', z: 50, height: 9, colour: oklch(0.44, 0.1, 140) }],
    rows: [
      { parts: ['tree', 'autumn_tree'], z: 16, spacing: 6.5, gap: 4 },
      { parts: ['slide', 'swings'], z: 7, spacing: 5.2, gap: 1.8 },
      { parts: ['fence'], z: 10, spacing: 2.1, gap: 2, tight: true },
      { parts: ['bench', 'flowers'], z: 3.4, spacing: 4, gap: 2.2 },
    ],
    foreground: ['branch', 'leaves'],
  },
  space: {
    sky: 'space',
    ground: [],
    far: [],
    rows: [
      { parts: ['asteroid'], z: 40, spacing: 16, gap: 7, sparse: 0.3, lift: 8 },
      { parts: ['asteroid'], z: 18, spacing: 10, gap: 5, sparse: 0.35, lift: -1.5 },
      { parts: ['asteroid'], z: 9, spacing: 7, gap: 3.4, sparse: 0.4, lift: 2 },
      { parts: ['asteroid'], z: 4, spacing: 5, gap: 2.8, sparse: 0.4, lift: -0.5, scale: 0.5 },
    ],
    foreground: ['rocks'],
  },
  planet: {
    sky: 'space',
    ground: [{ kind: 'rock', colour: oklch(0.5, 0.09, 25) }],
    far: [
      { kind: 'mesas', z: 500, height: 90, colour: oklch(0.45, 0.1, 350) },
      { kind: 'peaks', z: 200, height: 30, colour: oklch(0.42, 0.09, 10) },
    ],
    rows: [
      { parts: ['red_rock', 'crystal'], z: 20, spacing: 7, gap: 5 },
      { parts: ['crystal', 'red_rock'], z: 9, spacing: 4, gap: 3.4 },
      { parts: ['crystal', 'red_rock', 'mushrooms'], z: 4, spacing: 2.4, gap: 2.2 },
      { parts: ['stone'], z: 1.4, spacing: 2, gap: 1.9, sparse: 0.2 },
    ],
    foreground: ['rocks'],
  },
  moon: {
    sky: 'space',
    ground: [{ kind: 'moon', colour: oklch(0.72, 0.01, 260) }],
    far: [
      { kind: 'hills', z: 500, height: 50, colour: oklch(0.6, 0.01, 260) },
      { kind: 'peaks', z: 160, height: 12, colour: oklch(0.55, 0.012, 260) },
    ],
    rows: [
      { parts: ['pale_rock', 'great_rock'], z: 16, spacing: 8, gap: 5, sparse: 0.3 },
      { parts: ['pale_rock', 'stone'], z: 6, spacing: 4, gap: 3, sparse: 0.3 },
      { parts: ['stone', 'pale_rock'], z: 2.4, spacing: 2.6, gap: 2, sparse: 0.3 },
    ],
    foreground: ['rocks'],
  },
  sky: {
    ground: [{ kind: 'cloudtop', colour: oklch(0.92, 0.02, 240) }],
    far: [{ kind: 'hills', z: 400, height: 30, colour: oklch(0.9, 0.02, 250) }],
    rows: [
      { parts: ['cloud_heap'], z: 40, spacing: 16, gap: 4 },
      { parts: ['cloud_heap'], z: 18, spacing: 10, gap: 4 },
      { parts: ['cloud_heap'], z: 8, spacing: 6, gap: 3.6, sparse: 0.2 },
      { parts: ['cloud_heap'], z: 3.6, spacing: 4, gap: 3, scale: 0.5 },
    ],
    foreground: [],
    clouds: 1.6,
  },
} satisfies Record<string, OutdoorRecipe>;
