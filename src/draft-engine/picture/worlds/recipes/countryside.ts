import { NAMED_COLOURS, oklch } from '../../colour.ts';
import type { OutdoorRecipe } from '../recipe.ts';

const GRASS = oklch(0.56, 0.11, 130);
const LUSH = oklch(0.5, 0.11, 140);
const EARTH = oklch(0.5, 0.05, 60);
const PATH = { kind: 'dirt', colour: oklch(0.64, 0.05, 75), region: { left: -1.1, right: 1.1, wobble: 0.35 } } as const;
const WOODS = { kind: 'woods', z: 70, height: 10, colour: oklch(0.42, 0.09, 145) } as const;
const HILLS = { kind: 'hills', z: 300, height: 30, colour: oklch(0.5, 0.09, 145) } as const;

export const COUNTRYSIDE = {
  meadow: {
    ground: [{ kind: 'meadow', colour: GRASS, second: NAMED_COLOURS.rose }],
    far: [{ kind: 'peaks', z: 900, height: 80, colour: oklch(0.52, 0.05, 260) }, HILLS, WOODS],
    rows: [
      { parts: ['tree', 'old_tree'], z: 24, spacing: 13, gap: 7, sparse: 0.3 },
      { parts: ['bush', 'rose_bush'], z: 9, spacing: 4, gap: 3.2, sparse: 0.3 },
      { parts: ['flowers', 'tuft'], z: 4, spacing: 1.6, gap: 1.7 },
      { parts: ['flowers', 'tuft', 'stone'], z: 1.4, spacing: 1.5, gap: 1.7, sparse: 0.2 },
    ],
    foreground: ['grass', 'branch'],
  },
  field: {
    ground: [{ kind: 'grass', colour: oklch(0.72, 0.1, 90) }, PATH],
    far: [HILLS, { ...WOODS, z: 130, height: 12 }],
    rows: [
      { parts: ['tree'], z: 40, spacing: 24, gap: 9, sparse: 0.4 },
      { parts: ['wheat'], z: 14, spacing: 0.8, gap: 1.9 },
      { parts: ['wheat'], z: 7, spacing: 0.75, gap: 1.8 },
      { parts: ['wheat'], z: 3.6, spacing: 0.7, gap: 1.8 },
      { parts: ['wheat', 'dry_tuft'], z: 1.4, spacing: 0.7, gap: 1.9 },
    ],
    foreground: ['grass', 'reeds'],
  },
  farm: {
    ground: [
      { kind: 'grass', colour: GRASS },
      { kind: 'dirt', colour: oklch(0.62, 0.05, 70), region: { left: -1.8, right: 1.8, wobble: 0.4 } },
    ],
    far: [HILLS, WOODS],
    rows: [
      { parts: ['timber_house', 'cottage'], z: 17, spacing: 16, gap: 5.5, once: true },
      { parts: ['tree'], z: 22, spacing: 8, gap: 5 },
      { parts: ['fence'], z: 7.5, spacing: 2.1, gap: 2.2, tight: true },
      { parts: ['hay', 'crates', 'bush'], z: 4.6, spacing: 4, gap: 2.6, sparse: 0.2 },
      { parts: ['tuft', 'flowers'], z: 1.8, spacing: 1.6, gap: 1.9 },
    ],
    foreground: ['grass', 'post'],
  },
  garden: {
    ground: [
      { kind: 'grass', colour: LUSH },
      { kind: 'paving', colour: oklch(0.72, 0.03, 75), region: { left: -0.9, right: 0.9, wobble: 0.12 } },
    ],
    far: [
      { ...WOODS, z: 60 },
      { kind: 'roofs', z: 40, height: 5, colour: oklch(0.5, 0.1, 35), gap: 0.5 },
    ],
    rows: [
      { parts: ['cottage'], z: 15, spacing: 14, gap: 3.6, once: true, side: 'shade' },
      { parts: ['blossom_tree', 'young_tree'], z: 10, spacing: 4.5, gap: 3 },
      { parts: ['rose_bush', 'bush', 'berry_bush'], z: 6, spacing: 2.1, gap: 1.8 },
      { parts: ['flowers', 'rose_bush'], z: 3.2, spacing: 1.7, gap: 1.7 },
      { parts: ['flowers', 'flowers', 'tuft'], z: 1.2, spacing: 1.6, gap: 1.7 },
    ],
    foreground: ['branch', 'leaves'],
  },
  park: {
    ground: [
      { kind: 'grass', colour: LUSH },
      { kind: 'paving', colour: oklch(0.7, 0.02, 70), region: { near: -1.4, far: 2.6, wobble: 0.15 } },
    ],
    far: [
      { kind: 'skyline', z: 400, height: 90, colour: oklch(0.5, 0.03, 250) },
      { ...WOODS, z: 60 },
    ],
    rows: [
      { parts: ['old_tree', 'tree'], z: 20, spacing: 8, gap: 4 },
      { parts: ['tree', 'autumn_tree'], z: 11, spacing: 6, gap: 4.6 },
      { parts: ['rose_bush', 'bush'], z: 6, spacing: 2.8, gap: 2.6, sparse: 0.2 },
      { parts: ['bench'], z: 3, spacing: 5, gap: 1.6 },
      { parts: ['street_lamp'], z: 3.4, spacing: 8, gap: 3.4 },
    ],
    foreground: ['branch', 'leaves'],
  },
  forest: {
    ground: [{ kind: 'leaves', colour: oklch(0.42, 0.06, 100) }, PATH],
    far: [
      { kind: 'pines', z: 130, height: 26, colour: oklch(0.45, 0.06, 170) },
      { kind: 'mist', z: 90, height: 16, colour: oklch(0.8, 0.03, 160) },
      { kind: 'woods', z: 60, height: 17, colour: oklch(0.4, 0.07, 160), open: 6 },
    ],
    rows: [
      { parts: ['tall_pine', 'old_tree'], z: 30, spacing: 5, gap: 3.2 },
      { parts: ['tall_pine', 'old_tree', 'pine'], z: 17, spacing: 5, gap: 3.4 },
      { parts: ['old_tree', 'tall_pine'], z: 8, spacing: 5, gap: 4 },
      { parts: ['dark_bush', 'mossy_rock', 'tuft', 'fern'], z: 4.6, spacing: 1.7, gap: 2 },
      { parts: ['fern', 'mushrooms', 'tuft', 'mossy_rock'], z: 1.8, spacing: 1.5, gap: 1.8 },
    ],
    foreground: ['branch', 'leaves'],
  },
  jungle: {
    ground: [{ kind: 'leaves', colour: oklch(0.42, 0.08, 130) }],
    far: [
      { kind: 'peaks', z: 400, height: 80, colour: oklch(0.45, 0.08, 160) },
      { kind: 'mist', z: 120, height: 22, colour: oklch(0.8, 0.04, 160) },
      { kind: 'woods', z: 60, height: 20, colour: oklch(0.42, 0.1, 145) },
    ],
    rows: [
      { parts: ['old_tree', 'palm'], z: 24, spacing: 5, gap: 2.6 },
      { parts: ['palm', 'old_tree'], z: 11, spacing: 4.5, gap: 3.4 },
      { parts: ['fern', 'dark_bush', 'palm'], z: 6, spacing: 2.2, gap: 2.2 },
      { parts: ['fern', 'berry_bush', 'flowers'], z: 2.6, spacing: 1.4, gap: 1.8 },
    ],
    foreground: ['leaves', 'branch'],
  },
  mountain: {
    ground: [
      { kind: 'grass', colour: oklch(0.56, 0.08, 120) },
      { kind: 'rock', colour: oklch(0.56, 0.02, 260), region: { far: 3.6, wobble: 0.9 } },
    ],
    far: [
      { kind: 'snow_peaks', z: 900, height: 300, colour: oklch(0.52, 0.045, 265), open: 0.35 },
      { kind: 'peaks', z: 400, height: 70, colour: oklch(0.46, 0.05, 255) },
      { kind: 'mist', z: 220, height: 26, colour: oklch(0.85, 0.03, 230) },
      { kind: 'pines', z: 90, height: 11, colour: oklch(0.4, 0.07, 170), open: 20 },
    ],
    rows: [
      { parts: ['pine'], z: 24, spacing: 4.6, gap: 7, sparse: 0.3 },
      { parts: ['great_rock', 'rock'], z: 9, spacing: 6, gap: 4, sparse: 0.3 },
      { parts: ['rock', 'tuft', 'stone'], z: 4, spacing: 2, gap: 2, sparse: 0.2 },
      { parts: ['stone', 'tuft', 'flowers'], z: 1.4, spacing: 1.7, gap: 1.8, sparse: 0.3 },
    ],
    foreground: ['rocks', 'pine_branch'],
  },
  valley: {
    ground: [{ kind: 'meadow', colour: GRASS, second: NAMED_COLOURS.yellow }, PATH],
    far: [
      { kind: 'snow_peaks', z: 900, height: 210, colour: oklch(0.52, 0.05, 260), open: 0.85 },
      { kind: 'hills', z: 320, height: 60, colour: oklch(0.5, 0.09, 150), open: 0.8 },
      { kind: 'roofs', z: 110, height: 5, colour: oklch(0.52, 0.1, 35), gap: 0.7 },
      { kind: 'pines', z: 80, height: 9, colour: oklch(0.4, 0.08, 165), open: 14 },
    ],
    rows: [
      { parts: ['pine', 'tree'], z: 22, spacing: 5, gap: 6 },
      { parts: ['fence'], z: 8, spacing: 2.1, gap: 3, tight: true, side: 'shade' },
      { parts: ['bush', 'rock'], z: 6, spacing: 3, gap: 2.6, sparse: 0.3 },
      { parts: ['flowers', 'tuft'], z: 2.2, spacing: 1.6, gap: 1.7 },
    ],
    foreground: ['grass', 'branch'],
  },
  desert: {
    ground: [{ kind: 'sand', colour: oklch(0.76, 0.09, 68) }],
    far: [
      { kind: 'mesas', z: 700, height: 110, colour: oklch(0.55, 0.1, 40) },
      { kind: 'dunes', z: 260, height: 28, colour: oklch(0.68, 0.1, 60) },
      { kind: 'dunes', z: 90, height: 10, colour: oklch(0.72, 0.1, 65) },
    ],
    rows: [
      { parts: ['red_rock'], z: 26, spacing: 16, gap: 8, sparse: 0.4 },
      { parts: ['cactus', 'dead_tree', 'red_rock'], z: 11, spacing: 6, gap: 4, sparse: 0.25 },
      { parts: ['red_rock', 'dry_tuft', 'cactus'], z: 5, spacing: 3, gap: 2.6, sparse: 0.35 },
      { parts: ['dry_tuft', 'stone'], z: 1.6, spacing: 2, gap: 1.9, sparse: 0.3 },
    ],
    foreground: ['rocks', 'grass'],
    clouds: 0.6,
  },
  savanna: {
    ground: [{ kind: 'grass', colour: oklch(0.72, 0.1, 88) }],
    far: [
      { kind: 'mesas', z: 800, height: 60, colour: oklch(0.56, 0.06, 60) },
      { kind: 'hills', z: 260, height: 14, colour: oklch(0.62, 0.08, 95) },
    ],
    rows: [
      { parts: ['acacia'], z: 60, spacing: 19, gap: 5 },
      { parts: ['acacia'], z: 24, spacing: 15, gap: 5 },
      { parts: ['acacia'], z: 11, spacing: 12, gap: 5, once: true, side: 'shade' },
      { parts: ['dry_tuft', 'wheat', 'stone'], z: 6, spacing: 1.5, gap: 2.2, sparse: 0.2 },
      { parts: ['dry_tuft', 'wheat'], z: 2, spacing: 1.2, gap: 1.8, sparse: 0.2 },
    ],
    foreground: ['grass'],
    clouds: 0.5,
  },
  rice_field: {
    ground: [
      { kind: 'grass', colour: GRASS },
      { kind: 'water', colour: oklch(0.6, 0.06, 200), region: { near: 3, far: 11, wobble: 0.2 } },
      { kind: 'grass', colour: LUSH, region: { near: 11, far: 12.4, wobble: 0.2 } },
      { kind: 'water', colour: oklch(0.6, 0.06, 200), region: { near: 12.4, far: 30, wobble: 0.3 } },
    ],
    far: [{ kind: 'peaks', z: 700, height: 130, colour: oklch(0.48, 0.07, 190) }, HILLS, { ...WOODS, z: 90 }],
    rows: [
      { parts: ['cottage'], z: 34, spacing: 22, gap: 6, once: true, side: 'shade' },
      { parts: ['tuft'], z: 26, spacing: 1.1, gap: 0.2, tight: true },
      { parts: ['tuft'], z: 18, spacing: 1, gap: 0.2, tight: true },
      { parts: ['tuft'], z: 10, spacing: 0.8, gap: 0.2, tight: true },
      { parts: ['tuft'], z: 7, spacing: 0.75, gap: 0.2, tight: true },
      { parts: ['tuft'], z: 4.4, spacing: 0.7, gap: 1.2, tight: true },
    ],
    foreground: ['grass', 'reeds'],
    landmarkFrom: 13,
  },
  snowfield: {
    ground: [{ kind: 'snow', colour: oklch(0.95, 0.015, 240) }],
    far: [
      { kind: 'snow_peaks', z: 900, height: 210, colour: oklch(0.6, 0.05, 255) },
      { kind: 'hills', z: 260, height: 26, colour: oklch(0.86, 0.025, 240) },
      { kind: 'pines', z: 90, height: 11, colour: oklch(0.5, 0.05, 190) },
    ],
    rows: [
      { parts: ['snowy_pine'], z: 24, spacing: 5, gap: 5 },
      { parts: ['snowy_pine', 'snowy_tree'], z: 11, spacing: 5, gap: 4.4, sparse: 0.2 },
      { parts: ['pale_rock', 'snow_heap', 'dry_tuft'], z: 5, spacing: 2.6, gap: 2.4, sparse: 0.2 },
      { parts: ['snow_heap', 'stone'], z: 1.8, spacing: 2.4, gap: 2, sparse: 0.3 },
    ],
    foreground: ['snowbank', 'pine_branch'],
    aurora: true,
  },
  swamp: {
    ground: [
      { kind: 'mud', colour: oklch(0.4, 0.05, 115) },
      { kind: 'water', colour: oklch(0.42, 0.06, 140), region: { near: 2.6, far: 30, wobble: 1.1 } },
    ],
    far: [
      { kind: 'woods', z: 110, height: 18, colour: oklch(0.42, 0.05, 150) },
      { kind: 'mist', z: 60, height: 10, colour: oklch(0.7, 0.05, 140) },
    ],
    rows: [
      { parts: ['dead_tree', 'bare_tree'], z: 18, spacing: 6, gap: 3 },
      { parts: ['bare_tree', 'mossy_rock'], z: 9, spacing: 5, gap: 3.6 },
      { parts: ['reeds', 'reeds', 'mossy_rock'], z: 3.4, spacing: 1.3, gap: 2 },
      { parts: ['reeds', 'mushrooms', 'tuft'], z: 1.6, spacing: 1.6, gap: 1.8 },
    ],
    foreground: ['reeds', 'branch'],
  },
  cave: {
    sky: 'cave',
    ground: [{ kind: 'rock', colour: oklch(0.4, 0.03, 260) }],
    far: [],
    rows: [
      { parts: ['dark_rock', 'great_rock'], z: 14, spacing: 4, gap: 3.6 },
      { parts: ['dark_rock', 'crystal'], z: 6, spacing: 2.4, gap: 2.6 },
      { parts: ['crystal', 'mushrooms', 'dark_rock'], z: 2.8, spacing: 1.9, gap: 2 },
      { parts: ['stone', 'mushrooms'], z: 1, spacing: 1.8, gap: 1.9, sparse: 0.3 },
    ],
    foreground: ['rocks'],
  },
  ruins: {
    ground: [
      { kind: 'grass', colour: GRASS },
      { kind: 'paving', colour: oklch(0.68, 0.03, 80), region: { left: -2, right: 2, wobble: 0.5 } },
    ],
    far: [{ kind: 'hills', z: 300, height: 34, colour: oklch(0.5, 0.07, 150) }, WOODS],
    rows: [
      { parts: ['broken_column', 'broken_arch'], z: 20, spacing: 6, gap: 4 },
      { parts: ['broken_arch', 'broken_column'], z: 10, spacing: 4.6, gap: 3.4 },
      { parts: ['broken_column', 'mossy_rock', 'bush'], z: 5, spacing: 2.6, gap: 2.4 },
      { parts: ['mossy_rock', 'tuft', 'flowers'], z: 2, spacing: 1.7, gap: 1.8 },
    ],
    foreground: ['rocks', 'branch'],
  },
  battlefield: {
    ground: [{ kind: 'mud', colour: EARTH }],
    far: [
      { kind: 'hills', z: 300, height: 34, colour: oklch(0.42, 0.04, 60) },
      { kind: 'mist', z: 90, height: 20, colour: oklch(0.6, 0.05, 50) },
    ],
    rows: [
      { parts: ['dead_tree', 'broken_arch'], z: 22, spacing: 8, gap: 5 },
      { parts: ['banner', 'dead_tree'], z: 10, spacing: 5, gap: 3.4 },
      { parts: ['barricade', 'dark_rock'], z: 5, spacing: 3, gap: 2.3, sparse: 0.2 },
      { parts: ['stone', 'dry_tuft', 'banner'], z: 2, spacing: 2.2, gap: 2, sparse: 0.3 },
    ],
    foreground: ['rocks', 'post'],
  },
  graveyard: {
    ground: [{ kind: 'grass', colour: oklch(0.42, 0.06, 140) }, PATH],
    far: [
      { kind: 'hills', z: 250, height: 28, colour: oklch(0.4, 0.05, 200) },
      { kind: 'woods', z: 70, height: 12, colour: oklch(0.36, 0.05, 180) },
    ],
    rows: [
      { parts: ['bare_tree'], z: 18, spacing: 8, gap: 4 },
      { parts: ['gravestone'], z: 10, spacing: 1.7, gap: 1.8, sparse: 0.1 },
      { parts: ['gravestone', 'bare_tree'], z: 5.5, spacing: 1.9, gap: 2 },
      { parts: ['gravestone', 'tuft'], z: 2.2, spacing: 1.7, gap: 1.8 },
    ],
    foreground: ['branch', 'railing'],
  },
  castle: {
    ground: [
      { kind: 'grass', colour: LUSH },
      { kind: 'cobbles', colour: oklch(0.62, 0.02, 70), region: { left: -1.7, right: 1.7, wobble: 0.2 } },
    ],
    far: [{ kind: 'peaks', z: 800, height: 120, colour: oklch(0.5, 0.05, 270) }, HILLS, WOODS],
    rows: [
      { parts: ['castle'], z: 62, spacing: 60, gap: -6, once: true, side: 'shade' },
      { parts: ['tree', 'pine'], z: 24, spacing: 6, gap: 6 },
      { parts: ['stone_wall'], z: 9, spacing: 3.2, gap: 2.4, tight: true },
      { parts: ['banner', 'bush'], z: 6, spacing: 4, gap: 2.4 },
      { parts: ['rose_bush', 'tuft', 'flowers'], z: 2.6, spacing: 1.8, gap: 2 },
    ],
    foreground: ['branch', 'grass'],
  },
  temple: {
    ground: [{ kind: 'paving', colour: oklch(0.7, 0.02, 80) }],
    far: [
      { kind: 'peaks', z: 700, height: 120, colour: oklch(0.5, 0.05, 250) },
      { kind: 'mist', z: 200, height: 24, colour: oklch(0.85, 0.03, 200) },
      { kind: 'pines', z: 70, height: 12, colour: oklch(0.4, 0.08, 160) },
    ],
    rows: [
      { parts: ['pagoda'], z: 34, spacing: 30, gap: 0, once: true, side: 'shade' },
      { parts: ['blossom_tree', 'pine'], z: 14, spacing: 5, gap: 4.6 },
      { parts: ['stone_lantern', 'bush'], z: 7, spacing: 3.4, gap: 2.2, tight: true },
      { parts: ['stone_lantern', 'mossy_rock'], z: 3.2, spacing: 3.2, gap: 2 },
    ],
    foreground: ['branch', 'lantern'],
  },
} satisfies Record<string, OutdoorRecipe>;
