import { NAMED_COLOURS, oklch } from '../../colour.ts';
import type { RoomRecipe } from '../room-recipe.ts';

const BOARDS = oklch(0.55, 0.075, 58);
const RUG = {
  kind: 'carpet',
  colour: oklch(0.5, 0.13, 28),
  second: NAMED_COLOURS.mustard,
  region: { left: -1.7, right: 1.9, near: -0.9, far: 1.5 },
} as const;

export const HOMES = {
  kitchen: {
    wall: 'tiled',
    colour: oklch(0.84, 0.05, 85),
    second: oklch(0.72, 0.06, 190),
    height: 3.2,
    depth: 3.2,
    ceiling: 'beams',
    floor: [{ kind: 'tiles', colour: oklch(0.72, 0.05, 60) }],
    along: ['window_garden', 'kitchen_stove', 'kitchen_sink', 'cupboard', 'jar_shelf', 'kitchen_unit'],
    rows: [
      { parts: ['meal_table'], z: 1.7, spacing: 1.6, gap: 1.3, once: true, side: 'light' },
      { parts: ['chair'], z: 1.3, spacing: 1.2, gap: 1.5, sparse: 0.4, side: 'light' },
      { parts: ['potted_plant'], z: 2.4, spacing: 2, gap: 2.4, once: true, side: 'shade' },
    ],
    lamp: 'pendant',
    lampColour: oklch(0.5, 0.1, 160),
    foreground: ['plant_pot'],
  },
  living_room: {
    wall: 'panelled',
    colour: oklch(0.72, 0.06, 220),
    second: oklch(0.62, 0.06, 60),
    height: 3.3,
    depth: 3.6,
    ceiling: 'plain',
    floor: [{ kind: 'boards', colour: BOARDS }, RUG],
    along: ['window_street', 'fireplace', 'bookcase', 'picture', 'sideboard', 'window_garden', 'picture'],
    rows: [
      { parts: ['sofa'], z: 2.2, spacing: 2, gap: 1.5, once: true, side: 'light' },
      { parts: ['armchair'], z: 1.5, spacing: 1.2, gap: 1.7, once: true, side: 'shade' },
      { parts: ['potted_plant'], z: 2.7, spacing: 1.5, gap: 3, once: true },
    ],
    lamp: 'pendant',
    lampColour: oklch(0.62, 0.13, 60),
    foreground: ['plant_pot'],
  },
  bedroom: {
    wall: 'wallpaper',
    colour: oklch(0.72, 0.06, 285),
    second: oklch(0.66, 0.07, 300),
    height: 3.1,
    depth: 3,
    ceiling: 'plain',
    floor: [
      { kind: 'boards', colour: oklch(0.6, 0.07, 65) },
      { ...RUG, colour: oklch(0.55, 0.09, 200), second: NAMED_COLOURS.cream },
    ],
    along: ['window_garden', 'wardrobe', 'picture', 'drawers', 'picture', 'low_bookcase'],
    rows: [
      { parts: ['bed'], z: 1.9, spacing: 2.4, gap: 0.9, once: true, side: 'light' },
      { parts: ['side_table'], z: 2.1, spacing: 1, gap: 2.4, once: true, side: 'shade' },
    ],
    lamp: 'pendant',
    lampColour: oklch(0.75, 0.1, 20),
    foreground: ['curtain', 'plant_pot'],
  },
} satisfies Record<string, RoomRecipe>;
