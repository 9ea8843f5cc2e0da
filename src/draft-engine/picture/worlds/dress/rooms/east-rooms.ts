import { NAMED_COLOURS as N, oklch } from '../../../colour.ts';
import { PART_LIBRARY as P } from '../../part-library.ts';
import {
  brickStove,
  canopyBed,
  carvedBench,
  curioShelf,
  fittedChest,
  floorBed,
  floorLamp,
  foldingScreen,
  lowTable,
  luckPaper,
  redTable,
  scroll,
  sunkenHearth,
  yokeChair,
} from '../pieces/east-furniture.ts';
import { latticeWindow, shutterWindow } from '../pieces/room-windows.ts';
import { wareCounter } from '../pieces/ware-counter.ts';
import { furnish, type RoomDress } from './room-dress.ts';

const RED_WOOD = oklch(0.36, 0.09, 30);
const DARK = oklch(0.3, 0.045, 45);
const BRASS = oklch(0.75, 0.11, 85);
const TATAMI = [{ kind: 'tatami', colour: oklch(0.74, 0.075, 108), second: oklch(0.34, 0.05, 150) }] as const;
/** Yellow oiled paper over a heated floor. */
const ONDOL = [{ kind: 'tiles', colour: oklch(0.8, 0.09, 85), second: oklch(0.77, 0.09, 83) }] as const;
const DARK_BOARDS = [{ kind: 'boards', colour: oklch(0.42, 0.06, 42) }] as const;
const STONE = [{ kind: 'paving', colour: oklch(0.55, 0.015, 220) }] as const;

export const chinaRooms: RoomDress = {
  today: true,
  parts: furnish({
    pictures: [scroll(['茶', '大吉', '花']), luckPaper],
    windows: [P.window_city],
    chests: [fittedChest(RED_WOOD, BRASS), P.sideboard],
    shelves: [curioShelf],
    hearths: [foldingScreen(oklch(0.78, 0.06, 80), N.crimson)],
    seats: [carvedBench],
    tables: [redTable],
    chairs: [yokeChair],
  }),
  home: {
    wall: 'plaster',
    colour: oklch(0.86, 0.035, 85),
    second: oklch(0.45, 0.09, 30),
    floor: [{ kind: 'tiles', colour: oklch(0.82, 0.02, 85), second: oklch(0.78, 0.025, 80) }],
    lampColour: oklch(0.55, 0.18, 28),
  },
  guests: {
    wall: 'planks',
    colour: oklch(0.5, 0.14, 28),
    second: oklch(0.34, 0.08, 30),
    ceiling: 'beams',
    lamp: 'lantern',
    floor: [{ kind: 'tiles', colour: oklch(0.5, 0.05, 40) }],
  },
  grand: { colour: oklch(0.52, 0.16, 28), second: oklch(0.5, 0.11, 165), lamp: 'lantern' },
};

export const koreaRooms: RoomDress = {
  today: true,
  parts: furnish({
    pictures: [scroll(['山', '花']), P.picture],
    windows: [P.window_city],
    hearths: [foldingScreen(oklch(0.84, 0.04, 85), oklch(0.6, 0.12, 350))],
    chests: [fittedChest(oklch(0.56, 0.09, 50), oklch(0.6, 0.02, 250))],
    tables: [lowTable(oklch(0.5, 0.09, 45), oklch(0.55, 0.12, 20))],
    beds: [P.bed],
    chairs: [P.armchair],
  }),
  home: {
    wall: 'plaster',
    colour: oklch(0.9, 0.015, 90),
    second: oklch(0.7, 0.06, 70),
    floor: [{ kind: 'boards', colour: oklch(0.72, 0.075, 72) }],
    lamp: 'panel',
  },
  guests: {
    wall: 'tiled',
    colour: oklch(0.86, 0.03, 90),
    second: oklch(0.6, 0.09, 165),
    floor: [{ kind: 'tiles', colour: oklch(0.7, 0.03, 200) }],
    lamp: 'tube',
  },
  grand: { colour: oklch(0.5, 0.12, 30), second: oklch(0.48, 0.1, 165), lamp: 'lantern' },
};

export const japanRooms: RoomDress = {
  today: true,
  parts: furnish({
    pictures: [scroll(['本', '川', '花'])],
    windows: [latticeWindow(DARK)],
    hearths: [foldingScreen(oklch(0.78, 0.09, 88), N.rose)],
    chests: [fittedChest(oklch(0.5, 0.08, 50), oklch(0.35, 0.02, 250))],
    tables: [lowTable(oklch(0.42, 0.07, 42), oklch(0.4, 0.1, 265))],
    seats: [lowTable(oklch(0.42, 0.07, 42), oklch(0.5, 0.13, 28))],
    chairs: [floorLamp],
    beds: [floorBed(oklch(0.56, 0.1, 255), N.white)],
    plants: [floorLamp, P.potted_plant],
  }),
  home: {
    wall: 'shoji',
    colour: oklch(0.84, 0.04, 85),
    second: oklch(0.4, 0.06, 50),
    floor: TATAMI,
    ceiling: 'beams',
    lamp: 'lantern',
    foreground: ['post', 'branch'],
  },
  guests: {
    wall: 'planks',
    colour: oklch(0.56, 0.07, 60),
    second: oklch(0.34, 0.05, 45),
    ceiling: 'beams',
    lamp: 'lantern',
    floor: [{ kind: 'boards', colour: oklch(0.58, 0.07, 60) }],
  },
  grand: {
    wall: 'shoji',
    colour: oklch(0.8, 0.09, 88),
    second: oklch(0.3, 0.04, 45),
    lamp: 'lantern',
    floor: TATAMI,
    ceiling: 'beams',
  },
};

export const oldChinaRooms: RoomDress = {
  parts: furnish(
    {
      pictures: [scroll(['山', '天下', '酒'])],
      windows: [latticeWindow(RED_WOOD), latticeWindow(RED_WOOD, true)],
      hearths: [foldingScreen(oklch(0.34, 0.07, 150), N.gold)],
      chests: [fittedChest(RED_WOOD, BRASS)],
      shelves: [curioShelf],
      bottles: [curioShelf],
      tables: [redTable],
      seats: [carvedBench],
      chairs: [yokeChair],
      beds: [canopyBed],
      stoves: [brickStove],
      plants: [P.potted_plant],
      clocks: [scroll(['天'])],
      desks: [redTable],
      pedestals: [fittedChest(RED_WOOD, BRASS)],
    },
    {
      shop_counter: [wareCounter(RED_WOOD)],
      cake_counter: [wareCounter(RED_WOOD)],
      school_desk: [redTable],
      blackboard: [foldingScreen(oklch(0.9, 0.02, 85), oklch(0.3, 0.02, 270))],
      door: [latticeWindow(RED_WOOD)],
      throne: [carvedBench],
      glass_door: [latticeWindow(RED_WOOD)],
      arch_opening: [latticeWindow(RED_WOOD, true)],
    },
  ),
  home: {
    wall: 'planks',
    colour: oklch(0.5, 0.075, 42),
    second: RED_WOOD,
    floor: STONE,
    ceiling: 'beams',
    lamp: 'lantern',
    foreground: ['lantern', 'curtain'],
  },
  guests: {
    wall: 'planks',
    colour: oklch(0.46, 0.08, 38),
    second: RED_WOOD,
    floor: STONE,
    ceiling: 'beams',
    lamp: 'lantern',
    foreground: ['lantern', 'post'],
  },
  work: {
    wall: 'plaster',
    colour: oklch(0.84, 0.03, 85),
    second: RED_WOOD,
    floor: STONE,
    ceiling: 'beams',
    lamp: 'lantern',
  },
  grand: {
    colour: oklch(0.5, 0.17, 28),
    second: oklch(0.45, 0.1, 165),
    lamp: 'lantern',
    floor: [
      { kind: 'tiles', colour: oklch(0.42, 0.02, 220) },
      {
        kind: 'carpet',
        colour: oklch(0.48, 0.17, 27),
        second: N.gold,
        region: { left: -1.1, right: 1.1, near: -8, far: 8 },
      },
    ],
  },
};

export const joseonRooms: RoomDress = {
  parts: furnish(
    {
      pictures: [scroll(['山', '川'])],
      windows: [latticeWindow(oklch(0.48, 0.08, 50))],
      hearths: [foldingScreen(oklch(0.88, 0.03, 85), oklch(0.55, 0.13, 20))],
      chests: [fittedChest(oklch(0.5, 0.09, 45), oklch(0.34, 0.02, 250))],
      shelves: [fittedChest(oklch(0.46, 0.09, 42), BRASS)],
      bottles: [fittedChest(oklch(0.46, 0.09, 42), BRASS)],
      tables: [lowTable(oklch(0.42, 0.09, 38), oklch(0.58, 0.13, 20))],
      seats: [
        foldingScreen(oklch(0.86, 0.04, 90), oklch(0.5, 0.1, 250)),
        lowTable(oklch(0.42, 0.09, 38), oklch(0.56, 0.11, 160)),
      ],
      chairs: [floorLamp],
      beds: [floorBed(oklch(0.56, 0.15, 20), oklch(0.6, 0.11, 160))],
      stoves: [brickStove],
      plants: [floorLamp],
      clocks: [scroll(['天'])],
      desks: [lowTable(oklch(0.42, 0.09, 38), oklch(0.5, 0.1, 250))],
    },
    {
      shop_counter: [wareCounter(oklch(0.46, 0.08, 45))],
      cake_counter: [wareCounter(oklch(0.46, 0.08, 45))],
      school_desk: [lowTable(oklch(0.42, 0.09, 38), oklch(0.5, 0.1, 250))],
      blackboard: [foldingScreen(oklch(0.9, 0.02, 85), oklch(0.3, 0.02, 270))],
      door: [latticeWindow(oklch(0.48, 0.08, 50))],
    },
  ),
  home: {
    wall: 'plaster',
    colour: oklch(0.9, 0.03, 88),
    second: oklch(0.5, 0.09, 48),
    floor: ONDOL,
    ceiling: 'beams',
    lamp: 'none',
    foreground: ['post', 'pine_branch'],
  },
  guests: {
    wall: 'plaster',
    colour: oklch(0.84, 0.05, 78),
    second: oklch(0.48, 0.08, 48),
    floor: [{ kind: 'boards', colour: oklch(0.6, 0.08, 60) }],
    ceiling: 'beams',
    lamp: 'lantern',
    foreground: ['post', 'pine_branch'],
  },
  work: {
    wall: 'plaster',
    colour: oklch(0.9, 0.03, 88),
    second: oklch(0.5, 0.09, 48),
    floor: [{ kind: 'boards', colour: oklch(0.6, 0.08, 60) }],
    ceiling: 'beams',
    lamp: 'lantern',
  },
  grand: { colour: oklch(0.52, 0.13, 32), second: oklch(0.48, 0.1, 165), lamp: 'lantern', ceiling: 'beams' },
};

export const edoRooms: RoomDress = {
  parts: furnish(
    {
      pictures: [scroll(['山', '酒'])],
      windows: [latticeWindow(DARK), latticeWindow(DARK, true)],
      hearths: [sunkenHearth],
      chests: [fittedChest(oklch(0.4, 0.07, 45), oklch(0.26, 0.015, 250))],
      shelves: [fittedChest(oklch(0.4, 0.07, 45), oklch(0.26, 0.015, 250))],
      tables: [lowTable(oklch(0.32, 0.06, 40), oklch(0.36, 0.09, 265))],
      seats: [sunkenHearth, foldingScreen(oklch(0.78, 0.11, 88), oklch(0.4, 0.08, 150))],
      chairs: [floorLamp],
      beds: [floorBed(oklch(0.4, 0.1, 265), oklch(0.85, 0.03, 85))],
      stoves: [brickStove],
      plants: [floorLamp],
      clocks: [scroll(['天'])],
      desks: [lowTable(oklch(0.32, 0.06, 40), oklch(0.36, 0.09, 265))],
    },
    {
      shop_counter: [wareCounter(DARK)],
      cake_counter: [wareCounter(DARK)],
      school_desk: [lowTable(oklch(0.32, 0.06, 40), oklch(0.36, 0.09, 265))],
      blackboard: [foldingScreen(oklch(0.88, 0.03, 85), oklch(0.3, 0.02, 270))],
      door: [shutterWindow(DARK)],
    },
  ),
  home: {
    wall: 'shoji',
    colour: oklch(0.66, 0.06, 70),
    second: DARK,
    floor: [{ kind: 'tatami', colour: oklch(0.66, 0.075, 95), second: oklch(0.28, 0.04, 260) }],
    ceiling: 'beams',
    lamp: 'none',
    foreground: ['post', 'branch'],
  },
  guests: {
    wall: 'planks',
    colour: oklch(0.42, 0.055, 48),
    second: DARK,
    floor: DARK_BOARDS,
    ceiling: 'beams',
    lamp: 'lantern',
    foreground: ['lantern', 'post'],
  },
  work: { wall: 'shoji', colour: oklch(0.7, 0.05, 75), second: DARK, floor: TATAMI, ceiling: 'beams', lamp: 'lantern' },
  grand: {
    wall: 'shoji',
    colour: oklch(0.76, 0.11, 88),
    second: DARK,
    floor: TATAMI,
    ceiling: 'beams',
    lamp: 'lantern',
  },
};
