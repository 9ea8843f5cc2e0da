import { NAMED_COLOURS as N, oklch } from '../../../colour.ts';
import { PART_LIBRARY as P } from '../../part-library.ts';
import { latticeWindow, panorama } from '../pieces/room-windows.ts';
import { bunk, glowTable, lightPane, patchBed, podSeat, starPicture, toadSeat } from '../pieces/tomorrow-furniture.ts';
import { furnish, type RoomDress } from './room-dress.ts';

const CYAN = oklch(0.82, 0.13, 200);

const DECK = [{ kind: 'deck', colour: oklch(0.52, 0.02, 240) }] as const;

const WHITE = oklch(0.93, 0.008, 220);

export const nearFutureRooms: RoomDress = {
  parts: furnish(
    {
      windows: [panorama(CYAN)],
      pictures: [lightPane],
      seats: [podSeat(WHITE, 1.7), podSeat(oklch(0.72, 0.1, 190))],
      chairs: [podSeat(WHITE, 0.8)],
      tables: [glowTable],
      beds: [bunk],
      shelves: [lightPane, P.planter],
      hearths: [lightPane],
      clocks: [lightPane],
      screens: [lightPane],
      plants: [P.bush],
      chests: [P.planter],
      stoves: [P.modern_machine],
    },
    { potted_plant: [P.potted_plant], blackboard: [lightPane] },
  ),
  home: {
    wall: 'glass',
    colour: oklch(0.9, 0.012, 210),
    second: WHITE,
    floor: [{ kind: 'concrete', colour: oklch(0.86, 0.01, 210) }],
    ceiling: 'panels',
    lamp: 'panel',
  },
  guests: {
    wall: 'glass',
    colour: oklch(0.82, 0.035, 200),
    second: WHITE,
    floor: [{ kind: 'concrete', colour: oklch(0.8, 0.015, 210) }],
    ceiling: 'panels',
    lamp: 'panel',
  },
  work: { wall: 'glass', colour: oklch(0.86, 0.02, 205), second: WHITE, ceiling: 'panels', lamp: 'panel' },
};

export const farFutureRooms: RoomDress = {
  parts: furnish(
    {
      windows: [P.window_space, panorama(oklch(0.76, 0.14, 320))],
      pictures: [lightPane],
      seats: [podSeat(oklch(0.8, 0.1, 85), 1.7)],
      chairs: [podSeat(oklch(0.7, 0.12, 330), 0.8)],
      tables: [glowTable],
      beds: [bunk],
      shelves: [P.crystal, lightPane],
      hearths: [P.crystal],
      clocks: [lightPane],
      screens: [lightPane],
      plants: [P.crystal],
      chests: [bunk],
      stoves: [P.modern_machine],
    },
    { blackboard: [lightPane] },
  ),
  home: {
    wall: 'columns',
    colour: oklch(0.66, 0.1, 310),
    second: oklch(0.8, 0.1, 85),
    floor: [{ kind: 'tiles', colour: oklch(0.6, 0.08, 300), second: oklch(0.76, 0.1, 195) }],
    ceiling: 'vault',
    lamp: 'panel',
  },
  guests: {
    wall: 'columns',
    colour: oklch(0.6, 0.1, 200),
    second: oklch(0.8, 0.1, 85),
    floor: [{ kind: 'tiles', colour: oklch(0.56, 0.07, 300) }],
    ceiling: 'vault',
    lamp: 'panel',
  },
  work: {
    wall: 'glass',
    colour: oklch(0.7, 0.09, 310),
    second: oklch(0.84, 0.08, 85),
    ceiling: 'vault',
    lamp: 'panel',
  },
  grand: { colour: oklch(0.7, 0.1, 310), second: oklch(0.8, 0.12, 195), lamp: 'panel' },
};

export const spaceRooms: RoomDress = {
  parts: furnish(
    {
      windows: [P.porthole_space],
      pictures: [lightPane],
      seats: [podSeat(oklch(0.72, 0.012, 240), 1.5)],
      chairs: [podSeat(oklch(0.62, 0.14, 50), 0.8)],
      tables: [glowTable],
      beds: [bunk],
      shelves: [P.lockers, lightPane],
      chests: [P.lockers],
      hearths: [P.server],
      clocks: [lightPane],
      screens: [P.wall_screen],
      plants: [P.planter],
      stoves: [P.modern_machine],
    },
    { door: [P.metal_door], glass_door: [P.metal_door], blackboard: [lightPane], window_round: [P.porthole_space] },
  ),
  home: {
    wall: 'metal',
    colour: oklch(0.7, 0.012, 235),
    second: oklch(0.6, 0.015, 235),
    floor: DECK,
    ceiling: 'pipes',
    lamp: 'panel',
    foreground: ['pipes', 'post'],
  },
  guests: {
    wall: 'metal',
    colour: oklch(0.6, 0.03, 220),
    second: oklch(0.5, 0.03, 220),
    floor: DECK,
    ceiling: 'pipes',
    lamp: 'panel',
    foreground: ['pipes'],
  },
  work: {
    wall: 'metal',
    colour: oklch(0.76, 0.01, 230),
    second: oklch(0.62, 0.015, 235),
    floor: DECK,
    ceiling: 'pipes',
    lamp: 'panel',
    foreground: ['pipes'],
  },
  grand: {
    wall: 'metal',
    colour: oklch(0.66, 0.03, 240),
    second: oklch(0.5, 0.03, 240),
    floor: DECK,
    ceiling: 'panels',
    lamp: 'panel',
  },
};

export const taleRooms: RoomDress = {
  parts: furnish({
    windows: [P.window_round, latticeWindow(oklch(0.62, 0.13, 300), true)],
    pictures: [starPicture],
    chairs: [toadSeat],
    beds: [patchBed],
    clocks: [starPicture],
    seats: [P.sofa, toadSeat],
    plants: [P.mushrooms, P.flowers],
    chests: [P.cupboard],
  }),
  home: {
    wall: 'wallpaper',
    colour: oklch(0.82, 0.09, 340),
    second: oklch(0.9, 0.09, 95),
    floor: [
      { kind: 'boards', colour: oklch(0.7, 0.09, 60) },
      {
        kind: 'carpet',
        colour: oklch(0.68, 0.12, 160),
        second: N.yellow,
        region: { left: -1.9, right: 2.1, near: -0.9, far: 1.6 },
      },
    ],
    ceiling: 'beams',
    lamp: 'lantern',
    lampColour: oklch(0.7, 0.15, 60),
  },
  guests: {
    wall: 'wallpaper',
    colour: oklch(0.84, 0.09, 160),
    second: oklch(0.9, 0.08, 350),
    ceiling: 'beams',
    lamp: 'lantern',
  },
  work: { wall: 'wallpaper', colour: oklch(0.86, 0.08, 90), second: oklch(0.8, 0.1, 200) },
  grand: { colour: oklch(0.88, 0.06, 340), second: oklch(0.66, 0.14, 300) },
};
