import { NAMED_COLOURS as N, oklch } from '../../colour.ts';
import type { OutdoorRecipe } from '../recipe.ts';
import type { RoomRecipe } from '../room-recipe.ts';

const SEA = oklch(0.5, 0.08, 235);

/** Rooms that travel, and those under lamps. */
export const RIDES = {
  bus_inside: {
    wall: 'metal',
    colour: oklch(0.8, 0.03, 95),
    second: oklch(0.55, 0.08, 220),
    height: 2.5,
    depth: 2.3,
    ceiling: 'panels',
    floor: [{ kind: 'concrete', colour: oklch(0.5, 0.015, 250) }],
    along: ['window_shop', 'window_shop', 'window_shop', 'glass_door'],
    rows: [
      { parts: ['bus_seats'], z: 1.7, spacing: 1.5, gap: 0.85, tight: true },
      { parts: ['grab_pole'], z: 1.1, spacing: 2.6, gap: 1.1, tight: true },
    ],
    lamp: 'tube',
    foreground: ['railing'],
  },
  subway: {
    wall: 'metal',
    colour: oklch(0.86, 0.01, 220),
    second: oklch(0.5, 0.12, 150),
    height: 2.6,
    depth: 2.4,
    ceiling: 'panels',
    floor: [{ kind: 'concrete', colour: oklch(0.56, 0.01, 250) }],
    along: ['glass_door', 'wall_screen', 'window_city', 'picture'],
    rows: [
      { parts: ['metro_bench'], z: 1.9, spacing: 3, gap: 0.6, tight: true },
      { parts: ['grab_pole'], z: 1, spacing: 2.2, gap: 0.9, tight: true },
    ],
    lamp: 'tube',
    foreground: [],
  },
  plane_inside: {
    wall: 'metal',
    colour: oklch(0.93, 0.008, 230),
    second: oklch(0.8, 0.02, 230),
    height: 2.5,
    depth: 2.2,
    ceiling: 'panels',
    floor: [{ kind: 'carpet', colour: oklch(0.42, 0.06, 260) }],
    along: ['plane_window', 'plane_window', 'plane_window', 'plane_window', 'plane_window'],
    rows: [
      { parts: ['overhead_lockers'], z: 1.95, spacing: 1.6, gap: -1, tight: true },
      { parts: ['plane_seats'], z: 1.6, spacing: 1.9, gap: 0.8, tight: true },
    ],
    lamp: 'panel',
    foreground: [],
  },
  airport: {
    wall: 'glass',
    colour: oklch(0.88, 0.02, 220),
    second: oklch(0.6, 0.03, 230),
    height: 5,
    depth: 7,
    ceiling: 'panels',
    floor: [{ kind: 'tiles', colour: oklch(0.82, 0.012, 230) }],
    along: ['window_city', 'wall_screen', 'window_city', 'glass_door', 'wall_clock'],
    rows: [
      { parts: ['reception'], z: 5, spacing: 4, gap: 2.4, once: true, side: 'shade' },
      { parts: ['metro_bench'], z: 3, spacing: 3.2, gap: 1.5, tight: true },
    ],
    lamp: 'panel',
    foreground: ['railing'],
  },
  operating_room: {
    wall: 'tiled',
    colour: oklch(0.88, 0.03, 185),
    second: oklch(0.7, 0.05, 185),
    height: 3.1,
    depth: 3.6,
    ceiling: 'panels',
    floor: [{ kind: 'tiles', colour: oklch(0.78, 0.025, 195) }],
    along: ['cupboard', 'wall_screen', 'metal_door', 'lab_bench'],
    rows: [
      { parts: ['operating_table'], z: 1.5, spacing: 3, gap: 0.9, once: true, side: 'light' },
      { parts: ['lab_bench'], z: 2.6, spacing: 2.4, gap: 1.7, once: true, side: 'shade' },
    ],
    lamp: 'panel',
    foreground: [],
  },
  tunnel: {
    wall: 'concrete',
    colour: oklch(0.56, 0.02, 80),
    second: oklch(0.42, 0.02, 70),
    height: 4.4,
    depth: 6,
    ceiling: 'vault',
    floor: [
      { kind: 'asphalt', colour: oklch(0.36, 0.012, 250) },
      { kind: 'paving', colour: oklch(0.5, 0.01, 250), region: { left: -40, right: 40, near: 4.6 } },
    ],
    along: [],
    rows: [{ parts: ['railing_panel'], z: 4.6, spacing: 2, gap: 0, tight: true }],
    lamp: 'tube',
    lampColour: N.orange,
    foreground: ['pipes'],
  },
  mine: {
    wall: 'stone',
    colour: oklch(0.36, 0.02, 60),
    second: oklch(0.28, 0.02, 60),
    height: 2.8,
    depth: 6,
    ceiling: 'beams',
    floor: [
      { kind: 'dirt', colour: oklch(0.34, 0.02, 60) },
      { kind: 'rails', colour: oklch(0.36, 0.02, 60), region: { left: -1, right: 1 } },
    ],
    along: [],
    rows: [
      { parts: ['pit_props'], z: 5.2, spacing: 4.7, gap: -3, tight: true },
      { parts: ['dark_rock'], z: 4.4, spacing: 2.4, gap: 2.6, sparse: 0.3 },
      { parts: ['mine_tub'], z: 2.6, spacing: 3, gap: 1.3, once: true, side: 'shade' },
      { parts: ['stone'], z: 1.4, spacing: 2, gap: 2.2, sparse: 0.4 },
    ],
    lamp: 'lantern',
    foreground: ['rocks'],
  },
} as const satisfies Record<string, RoomRecipe>;

/** Decks and tall fields. */
export const GROUNDS = {
  ship_deck: {
    ground: [
      { kind: 'water', colour: SEA },
      { kind: 'boards', colour: oklch(0.62, 0.07, 62), region: { far: 6 } },
    ],
    far: [{ kind: 'islands', z: 500, height: 14, colour: oklch(0.45, 0.05, 260) }],
    rows: [
      { parts: ['deck_rail'], z: 5.6, spacing: 2, gap: 0, tight: true },
      { parts: ['mast'], z: 4.4, spacing: 8, gap: 1.9, once: true, side: 'light' },
      { parts: ['crates'], z: 3.4, spacing: 4, gap: 2.2, once: true, side: 'shade' },
    ],
    foreground: ['railing'],
    clouds: 1.2,
  },
  corn_field: {
    ground: [{ kind: 'dirt', colour: oklch(0.5, 0.06, 65) }],
    far: [{ kind: 'hills', z: 300, height: 22, colour: oklch(0.5, 0.08, 140) }],
    rows: [
      { parts: ['maize'], z: 9, spacing: 0.6, gap: 0, tight: true },
      { parts: ['maize'], z: 6, spacing: 0.7, gap: 1.1, tight: true },
      { parts: ['maize'], z: 3.4, spacing: 0.8, gap: 1.5, tight: true },
      { parts: ['maize', 'dry_tuft'], z: 1.6, spacing: 1, gap: 2 },
    ],
    foreground: ['grass'],
  },
} as const satisfies Record<string, OutdoorRecipe>;
