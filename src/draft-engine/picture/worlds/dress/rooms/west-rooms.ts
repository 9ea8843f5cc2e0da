import { NAMED_COLOURS as N, oklch } from '../../../colour.ts';
import { PART_LIBRARY as P } from '../../part-library.ts';
import { blackoutWindow, drapedWindow, shutterWindow, slitWindow } from '../pieces/room-windows.ts';
import { podSeat } from '../pieces/tomorrow-furniture.ts';
import { wareCounter } from '../pieces/ware-counter.ts';
import {
  burstClock,
  cot,
  gasPortrait,
  gramophone,
  ironStove,
  oldTelevision,
  pegWall,
  posterBed,
  sunMirror,
  tapestry,
  trestleTable,
  vinylSeat,
  wireless,
} from '../pieces/west-furniture.ts';
import { furnish, type RoomDress } from './room-dress.ts';

const FLAGS = [{ kind: 'paving', colour: oklch(0.52, 0.02, 70) }] as const;

const ROUGH_BOARDS = [{ kind: 'boards', colour: oklch(0.5, 0.065, 58) }] as const;

const carpetOf = (hue: number) =>
  ({
    kind: 'carpet',
    colour: oklch(0.46, 0.14, hue),
    second: N.gold,
    region: { left: -2.4, right: 2.6, near: -1.2, far: 1.9 },
  }) as const;

export const europeRooms: RoomDress = {
  today: true,
  parts: furnish({
    windows: [P.window_street, drapedWindow(oklch(0.7, 0.06, 85))],
    hearths: [P.fireplace],
    plants: [P.potted_plant],
  }),
  home: {
    wall: 'panelled',
    colour: oklch(0.87, 0.03, 90),
    second: oklch(0.8, 0.03, 85),
    floor: [{ kind: 'boards', colour: oklch(0.62, 0.075, 62) }],
    lamp: 'chandelier',
  },
};

export const northAmericaRooms: RoomDress = {
  today: true,
  parts: furnish({ windows: [P.window_garden], pictures: [P.picture], chests: [P.sideboard] }),
  home: {
    wall: 'plaster',
    colour: oklch(0.78, 0.03, 225),
    second: N.white,
    floor: [{ kind: 'carpet', colour: oklch(0.74, 0.03, 75) }],
    lampColour: N.cream,
  },
  guests: { wall: 'brick', colour: oklch(0.5, 0.1, 32), second: oklch(0.42, 0.08, 30) },
};

export const oldWestRooms: RoomDress = {
  parts: furnish(
    {
      windows: [shutterWindow(oklch(0.44, 0.06, 50), oklch(0.56, 0.06, 60))],
      pictures: [pegWall],
      tables: [P.table],
      seats: [P.pew],
      hearths: [ironStove],
      stoves: [ironStove],
      plants: [P.crates],
      shelves: [P.bottle_shelf],
      desks: [P.paper_table],
      screens: [pegWall],
      clocks: [P.wall_clock],
    },
    {
      shop_counter: [wareCounter(oklch(0.46, 0.07, 52))],
      cake_counter: [wareCounter(oklch(0.46, 0.07, 52))],
      glass_door: [P.door],
      till_counter: [P.bar_counter],
    },
  ),
  home: {
    wall: 'planks',
    colour: oklch(0.54, 0.07, 58),
    second: oklch(0.38, 0.05, 48),
    floor: ROUGH_BOARDS,
    ceiling: 'beams',
    lamp: 'lantern',
    foreground: ['crate', 'post'],
  },
  guests: {
    wall: 'planks',
    colour: oklch(0.5, 0.075, 52),
    second: oklch(0.36, 0.05, 45),
    floor: ROUGH_BOARDS,
    ceiling: 'beams',
    lamp: 'candles',
    foreground: ['heads', 'post'],
  },
  work: {
    wall: 'planks',
    colour: oklch(0.62, 0.06, 62),
    second: oklch(0.4, 0.05, 48),
    floor: ROUGH_BOARDS,
    ceiling: 'beams',
    lamp: 'lantern',
  },
};

export const medievalRooms: RoomDress = {
  parts: furnish(
    {
      windows: [slitWindow],
      pictures: [tapestry],
      tables: [trestleTable],
      seats: [P.pew],
      chairs: [P.crates],
      beds: [posterBed],
      shelves: [P.jar_shelf],
      chests: [P.crates],
      stoves: [P.fireplace],
      plants: [P.crates],
      clocks: [tapestry],
      desks: [trestleTable],
      screens: [tapestry],
      bottles: [P.jar_shelf],
    },
    {
      shop_counter: [wareCounter(oklch(0.42, 0.06, 50))],
      cake_counter: [wareCounter(oklch(0.42, 0.06, 50))],
      school_desk: [P.pew],
      glass_door: [P.door],
      blackboard: [tapestry],
    },
  ),
  home: {
    wall: 'stone',
    colour: oklch(0.56, 0.02, 72),
    second: oklch(0.46, 0.02, 65),
    floor: [{ kind: 'straw', colour: oklch(0.6, 0.06, 75) }],
    ceiling: 'beams',
    lamp: 'candles',
    foreground: ['post', 'crate'],
  },
  guests: {
    wall: 'stone',
    colour: oklch(0.58, 0.03, 68),
    second: oklch(0.46, 0.03, 60),
    floor: FLAGS,
    ceiling: 'beams',
    lamp: 'candles',
    foreground: ['post', 'heads'],
  },
  work: {
    wall: 'stone',
    colour: oklch(0.6, 0.02, 72),
    second: oklch(0.48, 0.02, 65),
    floor: FLAGS,
    ceiling: 'vault',
    lamp: 'candles',
  },
  grand: { wall: 'stone', colour: oklch(0.6, 0.02, 75), second: oklch(0.46, 0.02, 65), lamp: 'candles' },
};

export const nineteenthCenturyRooms: RoomDress = {
  parts: furnish(
    {
      windows: [drapedWindow(oklch(0.38, 0.12, 20)), drapedWindow(oklch(0.36, 0.07, 150))],
      pictures: [gasPortrait],
      stoves: [ironStove],
      desks: [P.paper_table],
      screens: [gasPortrait],
    },
    { shop_counter: [wareCounter(oklch(0.36, 0.07, 38))], cake_counter: [wareCounter(oklch(0.36, 0.07, 38))] },
  ),
  home: {
    wall: 'wallpaper',
    colour: oklch(0.42, 0.07, 150),
    second: oklch(0.52, 0.08, 140),
    floor: [{ kind: 'boards', colour: oklch(0.4, 0.06, 42) }, carpetOf(20)],
    lamp: 'chandelier',
    foreground: ['curtain'],
  },
  guests: { wall: 'panelled', colour: oklch(0.44, 0.09, 20), second: oklch(0.32, 0.06, 38), lamp: 'chandelier' },
  work: {
    wall: 'panelled',
    colour: oklch(0.66, 0.04, 90),
    second: oklch(0.38, 0.06, 42),
    floor: [{ kind: 'boards', colour: oklch(0.44, 0.06, 45) }],
    lamp: 'lantern',
  },
};

export const twentiesRooms: RoomDress = {
  parts: furnish({
    windows: [drapedWindow(oklch(0.45, 0.09, 185)), P.window_city],
    pictures: [sunMirror],
    seats: [podSeat(oklch(0.4, 0.09, 185), 1.5)],
    hearths: [gramophone, P.fireplace],
    shelves: [gramophone, P.low_bookcase],
    clocks: [sunMirror],
    desks: [P.paper_table],
  }),
  home: {
    wall: 'wallpaper',
    colour: oklch(0.36, 0.05, 190),
    second: oklch(0.72, 0.11, 85),
    floor: [{ kind: 'tiles', colour: oklch(0.86, 0.02, 85), second: oklch(0.24, 0.01, 270) }],
    lamp: 'chandelier',
    foreground: ['curtain', 'plant_pot'],
  },
  guests: {
    wall: 'wallpaper',
    colour: oklch(0.4, 0.11, 15),
    second: oklch(0.74, 0.12, 85),
    floor: [{ kind: 'tiles', colour: oklch(0.84, 0.02, 85), second: oklch(0.24, 0.01, 270) }],
    lamp: 'chandelier',
  },
  work: { wall: 'panelled', colour: oklch(0.72, 0.05, 85), second: oklch(0.38, 0.06, 40), lamp: 'pendant' },
};

export const fiftiesRooms: RoomDress = {
  parts: furnish({
    windows: [shutterWindow(oklch(0.82, 0.09, 15), N.white)],
    pictures: [burstClock, P.picture],
    seats: [vinylSeat(oklch(0.62, 0.12, 190), 1.9), vinylSeat(oklch(0.66, 0.15, 20), 1)],
    chairs: [vinylSeat(oklch(0.62, 0.18, 22), 0.6)],
    hearths: [oldTelevision],
    shelves: [oldTelevision, P.low_bookcase],
    clocks: [burstClock],
    screens: [oldTelevision],
    desks: [P.paper_table],
  }),
  home: {
    wall: 'plaster',
    colour: oklch(0.84, 0.07, 190),
    second: oklch(0.82, 0.09, 15),
    floor: [{ kind: 'tiles', colour: N.cream, second: oklch(0.66, 0.09, 190) }],
    lamp: 'pendant',
    lampColour: oklch(0.66, 0.17, 25),
  },
  guests: {
    wall: 'tiled',
    colour: oklch(0.88, 0.05, 190),
    second: oklch(0.62, 0.18, 22),
    floor: [{ kind: 'tiles', colour: N.white, second: oklch(0.24, 0.01, 270) }],
    lamp: 'pendant',
    lampColour: oklch(0.6, 0.18, 22),
  },
  work: { wall: 'plaster', colour: oklch(0.86, 0.05, 150), second: oklch(0.6, 0.06, 60) },
};

export const wartimeRooms: RoomDress = {
  parts: furnish({
    windows: [blackoutWindow],
    hearths: [ironStove],
    stoves: [ironStove],
    seats: [cot, P.pew],
    beds: [cot],
    shelves: [wireless, P.jar_shelf],
    plants: [P.crates],
    pictures: [P.tool_wall],
    desks: [P.paper_table],
    screens: [P.tool_wall],
    chests: [wireless, P.drawers],
  }),
  home: {
    wall: 'brick',
    colour: oklch(0.52, 0.035, 65),
    second: oklch(0.42, 0.04, 45),
    floor: [{ kind: 'boards', colour: oklch(0.44, 0.04, 60) }],
    ceiling: 'beams',
    lamp: 'bulb',
    foreground: ['crate', 'post'],
  },
  guests: {
    wall: 'plaster',
    colour: oklch(0.6, 0.03, 90),
    second: oklch(0.42, 0.04, 120),
    lamp: 'bulb',
    floor: [{ kind: 'boards', colour: oklch(0.46, 0.04, 60) }],
  },
  work: {
    wall: 'plaster',
    colour: oklch(0.62, 0.035, 110),
    second: oklch(0.42, 0.04, 120),
    lamp: 'bulb',
    floor: [{ kind: 'boards', colour: oklch(0.46, 0.04, 60) }],
  },
};
