import { NAMED_COLOURS as N, oklch } from '../../../colour.ts';
import { PART_LIBRARY as P } from '../../part-library.ts';
import { archWindow, shutterWindow } from '../pieces/room-windows.ts';
import {
  basketWall,
  brassShelf,
  brassTable,
  cordBed,
  divan,
  plateWall,
  printCloth,
} from '../pieces/south-furniture.ts';
import { wareCounter } from '../pieces/ware-counter.ts';
import { furnish, type RoomDress } from './room-dress.ts';

const TERRACOTTA = [{ kind: 'tiles', colour: oklch(0.6, 0.12, 42), second: oklch(0.54, 0.12, 38) }] as const;

const carpetOf = (hue: number) =>
  ({
    kind: 'carpet',
    colour: oklch(0.46, 0.14, hue),
    second: N.gold,
    region: { left: -2.4, right: 2.6, near: -1.2, far: 1.9 },
  }) as const;

const ARAB_CUSHIONS = [oklch(0.5, 0.16, 25), oklch(0.74, 0.13, 80), oklch(0.46, 0.1, 200), oklch(0.42, 0.12, 320)];

export const latinAmericaRooms: RoomDress = {
  today: true,
  parts: furnish(
    {
      windows: [shutterWindow(oklch(0.55, 0.13, 245)), shutterWindow(oklch(0.6, 0.16, 40))],
      pictures: [plateWall],
      plants: [P.cactus, P.potted_plant],
      beds: [cordBed(oklch(0.66, 0.17, 350))],
      shelves: [plateWall, P.low_bookcase],
      clocks: [plateWall],
    },
    { bookcase: [P.sideboard] },
  ),
  home: {
    wall: 'tiled',
    colour: oklch(0.76, 0.14, 65),
    second: oklch(0.55, 0.12, 245),
    floor: TERRACOTTA,
    ceiling: 'beams',
    lamp: 'lantern',
    lampColour: oklch(0.6, 0.16, 350),
  },
  guests: {
    wall: 'tiled',
    colour: oklch(0.74, 0.13, 350),
    second: oklch(0.6, 0.11, 195),
    floor: TERRACOTTA,
    ceiling: 'beams',
    lamp: 'lantern',
  },
  work: { colour: oklch(0.84, 0.09, 160), floor: TERRACOTTA },
};

export const africaRooms: RoomDress = {
  today: true,
  parts: furnish({
    windows: [shutterWindow(oklch(0.5, 0.11, 195), oklch(0.6, 0.08, 50))],
    pictures: [basketWall, printCloth],
    seats: [divan(oklch(0.5, 0.1, 40), [oklch(0.72, 0.15, 80), oklch(0.5, 0.13, 250), oklch(0.58, 0.17, 30)])],
    tables: [brassTable],
    beds: [cordBed(oklch(0.68, 0.15, 60))],
    shelves: [basketWall],
    chests: [P.drawers],
    hearths: [printCloth],
  }),
  home: {
    wall: 'plaster',
    colour: oklch(0.7, 0.1, 55),
    second: oklch(0.5, 0.09, 42),
    floor: [{ kind: 'concrete', colour: oklch(0.6, 0.08, 48) }, carpetOf(30)],
    ceiling: 'beams',
    lamp: 'bulb',
  },
  guests: {
    wall: 'plaster',
    colour: oklch(0.66, 0.1, 195),
    second: oklch(0.75, 0.14, 85),
    floor: [{ kind: 'concrete', colour: oklch(0.62, 0.07, 50) }],
    lamp: 'bulb',
  },
  work: { wall: 'plaster', colour: oklch(0.8, 0.08, 80), second: oklch(0.5, 0.1, 235) },
};

export const arabRooms: RoomDress = {
  today: true,
  parts: furnish(
    {
      windows: [archWindow(oklch(0.92, 0.025, 85), oklch(0.42, 0.07, 48))],
      pictures: [printCloth, brassShelf],
      seats: [divan(oklch(0.44, 0.12, 22), ARAB_CUSHIONS)],
      chairs: [brassTable],
      tables: [brassTable],
      beds: [divan(oklch(0.42, 0.1, 260), ARAB_CUSHIONS)],
      shelves: [brassShelf],
      hearths: [archWindow(oklch(0.6, 0.1, 200), oklch(0.42, 0.07, 48))],
      plants: [P.palm],
      desks: [P.paper_table],
    },
    {
      shop_counter: [wareCounter(oklch(0.42, 0.07, 48))],
      cake_counter: [wareCounter(oklch(0.42, 0.07, 48))],
      potted_plant: [brassTable],
      arch_opening: [archWindow(oklch(0.92, 0.025, 85), oklch(0.42, 0.07, 48))],
    },
  ),
  home: {
    wall: 'tiled',
    colour: oklch(0.88, 0.035, 82),
    second: oklch(0.54, 0.11, 205),
    floor: [{ kind: 'tiles', colour: oklch(0.8, 0.04, 75), second: oklch(0.68, 0.07, 195) }, carpetOf(22)],
    ceiling: 'beams',
    lamp: 'lantern',
    foreground: ['curtain', 'lantern'],
  },
  guests: {
    wall: 'columns',
    colour: oklch(0.84, 0.05, 78),
    second: oklch(0.46, 0.09, 50),
    floor: [{ kind: 'tiles', colour: oklch(0.76, 0.05, 70) }],
    lamp: 'lantern',
    foreground: ['lantern'],
  },
  grand: { colour: oklch(0.86, 0.05, 80), second: oklch(0.5, 0.11, 205), lamp: 'lantern' },
};

export const indiaRooms: RoomDress = {
  today: true,
  parts: furnish({
    windows: [archWindow(oklch(0.7, 0.15, 350), oklch(0.5, 0.11, 180)), shutterWindow(oklch(0.5, 0.11, 180))],
    pictures: [brassShelf, printCloth],
    seats: [cordBed(oklch(0.7, 0.16, 60))],
    tables: [brassTable],
    chairs: [P.chair],
    beds: [cordBed(oklch(0.6, 0.17, 10))],
    shelves: [brassShelf],
    hearths: [printCloth],
    stoves: [brassShelf, P.kitchen_stove],
    plants: [P.flowers],
  }),
  home: {
    wall: 'wallpaper',
    colour: oklch(0.76, 0.12, 205),
    second: oklch(0.84, 0.12, 85),
    floor: [{ kind: 'tiles', colour: oklch(0.72, 0.06, 50), second: oklch(0.5, 0.1, 25) }, carpetOf(350)],
    lamp: 'lantern',
    foreground: ['curtain', 'plant_pot'],
  },
  guests: {
    wall: 'tiled',
    colour: oklch(0.8, 0.13, 65),
    second: oklch(0.6, 0.11, 195),
    lamp: 'bulb',
    floor: [{ kind: 'tiles', colour: oklch(0.66, 0.05, 60) }],
  },
  work: { wall: 'plaster', colour: oklch(0.82, 0.08, 150), second: oklch(0.6, 0.1, 40) },
  grand: { colour: oklch(0.86, 0.05, 75), second: oklch(0.55, 0.16, 350), lamp: 'lantern' },
};
