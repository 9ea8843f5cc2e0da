import { oklch } from '../../colour.ts';
import type { OutdoorRecipe } from '../recipe.ts';

const SEA = oklch(0.5, 0.09, 225);
const GRASS = oklch(0.55, 0.1, 130);
const SAND = oklch(0.82, 0.06, 80);

export const COASTS = {
  coast: {
    ground: [
      { kind: 'water', colour: SEA },
      { kind: 'rock', colour: oklch(0.5, 0.03, 290), region: { far: 9.5, wobble: 1.6 } },
      { kind: 'grass', colour: GRASS, region: { far: 6.5, wobble: 1.4 } },
    ],
    far: [
      { kind: 'peaks', z: 900, height: 46, colour: oklch(0.5, 0.05, 280), open: 0.3 },
      { kind: 'islands', z: 300, height: 14, colour: oklch(0.45, 0.05, 290) },
    ],
    rows: [
      { parts: ['sea_stack'], z: 75, spacing: 46, gap: 18, sparse: 0.5 },
      { parts: ['great_rock', 'dark_rock'], z: 12, spacing: 7, gap: 4, sparse: 0.35 },
      { parts: ['rock', 'mossy_rock', 'tuft'], z: 5.4, spacing: 2.6, gap: 2, sparse: 0.3 },
      { parts: ['tuft', 'dry_tuft', 'flowers'], z: 2.6, spacing: 1.3, gap: 1.6, sparse: 0.25 },
      { parts: ['dry_tuft', 'tuft', 'stone'], z: 0.6, spacing: 1.5, gap: 1.9, sparse: 0.4 },
    ],
    foreground: ['grass', 'reeds'],
    landmarkFrom: 3.5,
    landmarkOn: 'cliff',
  },
  cliff: {
    ground: [
      { kind: 'water', colour: oklch(0.5, 0.09, 235) },
      { kind: 'grass', colour: GRASS, region: { far: 5.5, wobble: 1.1 } },
      { kind: 'rock', colour: oklch(0.56, 0.03, 70), region: { near: 4.4, far: 6, wobble: 0.8 } },
    ],
    far: [{ kind: 'islands', z: 500, height: 40, colour: oklch(0.5, 0.05, 250) }],
    rows: [
      { parts: ['headland'], z: 70, spacing: 50, gap: 16, once: true, side: 'shade' },
      { parts: ['sea_stack'], z: 30, spacing: 18, gap: 9, once: true, side: 'light' },
      { parts: ['dark_rock', 'pale_rock'], z: 4.4, spacing: 2.4, gap: 2.4, sparse: 0.3 },
      { parts: ['tuft', 'stone', 'flowers'], z: 2, spacing: 1.6, gap: 1.9 },
    ],
    foreground: ['grass', 'rocks'],
    landmarkTo: 4,
  },
  beach: {
    ground: [
      { kind: 'water', colour: oklch(0.62, 0.1, 205) },
      { kind: 'sand', colour: oklch(0.72, 0.05, 85), region: { far: 9, wobble: 0.8 } },
      { kind: 'sand', colour: SAND, region: { far: 7.2, wobble: 0.9 } },
    ],
    far: [
      { kind: 'hills', z: 800, height: 40, colour: oklch(0.52, 0.06, 200), open: 0.8 },
      { kind: 'islands', z: 260, height: 12, colour: oklch(0.48, 0.07, 170) },
    ],
    rows: [
      { parts: ['palm'], z: 11, spacing: 6, gap: 6.5, sparse: 0.3, side: 'shade' },
      { parts: ['palm', 'dark_bush'], z: 6.2, spacing: 3.5, gap: 4.2, sparse: 0.3, side: 'shade' },
      { parts: ['pale_rock', 'stone', 'dry_tuft'], z: 5, spacing: 2.8, gap: 2.2, sparse: 0.45 },
      { parts: ['dry_tuft', 'stone'], z: 1.4, spacing: 1.8, gap: 1.8, sparse: 0.4 },
    ],
    foreground: ['leaves', 'rocks'],
    landmarkFrom: 4,
  },
  harbour: {
    ground: [
      { kind: 'water', colour: SEA },
      { kind: 'cobbles', colour: oklch(0.6, 0.03, 60), region: { far: 7 } },
    ],
    far: [
      { kind: 'hills', z: 700, height: 60, colour: oklch(0.5, 0.05, 200), open: 0.5 },
      { kind: 'roofs', z: 120, height: 8, colour: oklch(0.55, 0.1, 35) },
    ],
    rows: [
      { parts: ['shop_house', 'town_house', 'timber_house'], z: 9, spacing: 6.6, gap: 7, tight: true, side: 'shade' },
      { parts: ['crates'], z: 5.6, spacing: 4, gap: 2.6, sparse: 0.3 },
      { parts: ['street_lamp'], z: 5, spacing: 9, gap: 2.6 },
      { parts: ['crates', 'stone'], z: 2.4, spacing: 4.4, gap: 2.6, sparse: 0.4 },
    ],
    foreground: ['crate', 'railing'],
    landmarkFrom: 9,
  },
  sea: {
    ground: [{ kind: 'water', colour: SEA }],
    far: [
      { kind: 'islands', z: 420, height: 20, colour: oklch(0.45, 0.05, 270) },
      { kind: 'islands', z: 180, height: 5, colour: oklch(0.42, 0.05, 280) },
    ],
    rows: [
      { parts: ['sea_stack'], z: 90, spacing: 80, gap: 30, sparse: 0.4 },
      { parts: ['dark_rock'], z: 14, spacing: 15, gap: 7, sparse: 0.5 },
    ],
    foreground: [],
    clouds: 1.5,
    landmarkFrom: 14,
    landmarkOn: 'islet',
  },
  underwater: {
    sky: 'underwater',
    ground: [{ kind: 'seabed', colour: oklch(0.66, 0.06, 150) }],
    far: [
      { kind: 'cliffs', z: 130, height: 22, colour: oklch(0.42, 0.07, 230), open: 0.7 },
      { kind: 'hills', z: 60, height: 7, colour: oklch(0.38, 0.07, 225), open: 0.6 },
    ],
    rows: [
      { parts: ['great_rock', 'mossy_rock'], z: 16, spacing: 6, gap: 4 },
      { parts: ['coral', 'kelp'], z: 9, spacing: 2.4, gap: 3 },
      { parts: ['coral', 'mossy_rock', 'kelp'], z: 4, spacing: 2, gap: 2.2 },
      { parts: ['coral', 'stone'], z: 1.4, spacing: 1.8, gap: 1.8, sparse: 0.3 },
    ],
    foreground: ['coral', 'rocks'],
  },
  island: {
    ground: [
      { kind: 'water', colour: oklch(0.62, 0.1, 200) },
      { kind: 'sand', colour: SAND, region: { far: 8, wobble: 1.5 } },
      { kind: 'grass', colour: GRASS, region: { far: 2.4, wobble: 0.9 } },
    ],
    far: [
      { kind: 'peaks', z: 500, height: 60, colour: oklch(0.45, 0.07, 160), open: 0.8 },
      { kind: 'islands', z: 220, height: 10, colour: oklch(0.45, 0.08, 165) },
    ],
    rows: [
      { parts: ['palm'], z: 8, spacing: 5, gap: 4.6, sparse: 0.2, side: 'shade' },
      { parts: ['palm', 'dark_bush', 'pale_rock'], z: 4.6, spacing: 3, gap: 3, sparse: 0.2 },
      { parts: ['dark_bush', 'tuft', 'flowers'], z: 2, spacing: 1.6, gap: 2 },
    ],
    foreground: ['leaves', 'branch'],
    landmarkFrom: 4,
  },
  river: {
    ground: [
      { kind: 'grass', colour: GRASS },
      { kind: 'water', colour: oklch(0.55, 0.08, 210), region: { near: 4, far: 10, wobble: 0.9 } },
    ],
    far: [
      { kind: 'peaks', z: 700, height: 90, colour: oklch(0.5, 0.05, 260) },
      { kind: 'hills', z: 200, height: 18, colour: oklch(0.48, 0.08, 150) },
      { kind: 'woods', z: 60, height: 9, colour: oklch(0.42, 0.08, 150), open: 10 },
    ],
    rows: [
      { parts: ['tree', 'young_tree'], z: 14, spacing: 5, gap: 4 },
      { parts: ['bush', 'reeds', 'mossy_rock'], z: 11, spacing: 2.2, gap: 1.6, sparse: 0.3 },
      { parts: ['reeds', 'mossy_rock', 'tuft'], z: 3.4, spacing: 1.5, gap: 1.8, sparse: 0.2 },
      { parts: ['tuft', 'flowers'], z: 1.2, spacing: 1.6, gap: 1.9, sparse: 0.3 },
    ],
    foreground: ['reeds', 'branch'],
    landmarkFrom: 11,
  },
  lake: {
    ground: [
      { kind: 'grass', colour: GRASS },
      { kind: 'water', colour: oklch(0.55, 0.09, 225), region: { near: 5, far: 90, wobble: 1.2 } },
    ],
    far: [
      { kind: 'snow_peaks', z: 800, height: 150, colour: oklch(0.5, 0.05, 265) },
      { kind: 'hills', z: 260, height: 22, colour: oklch(0.44, 0.07, 190) },
      { kind: 'pines', z: 95, height: 11, colour: oklch(0.38, 0.07, 170) },
    ],
    rows: [
      { parts: ['pine'], z: 13, spacing: 4, gap: 6.5, sparse: 0.3, side: 'shade' },
      { parts: ['reeds', 'mossy_rock'], z: 5, spacing: 1.6, gap: 2.2, sparse: 0.25 },
      { parts: ['tuft', 'rock', 'flowers'], z: 2.2, spacing: 1.8, gap: 1.9 },
    ],
    foreground: ['reeds', 'pine_branch'],
    landmarkFrom: 4,
  },
} satisfies Record<string, OutdoorRecipe>;
